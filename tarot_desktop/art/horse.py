"""The knights' four horses, looking left, in the units of the half card."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import Point, curve, ellipse


class _Breed(NamedTuple):
    """Coat and mane with their shades, and how far the head is raised, in degrees."""

    coat: str
    shade: str
    mane: str
    mane_shade: str
    raised: float


_BREEDS = {
    "S": _Breed("steel2", "ink2", "white", "steel", -5),
    "H": _Breed("white", "fur2", "hairB", "hairB2", 13),
    "D": _Breed("hairC", "hairC2", "3", "2", -9),
    "C": _Breed("hairA", "hairA2", "cream", "hairB", 4),
}
_POLL: Point = (276, 312)
"""Where the head turns on the neck."""


def horse(suit: str) -> Art:
    """Neck and head of a knight's horse with mane and bridle."""
    breed = _BREEDS[suit]
    head = _head(breed)
    head.extend({"S": _chanfron, "C": _blaze}.get(suit, Art)(), _features(), _bridle(suit))
    if suit == "H":
        head.add("lip2", Path("M84 488C104 492 126 484 142 470C140 486 112 504 90 500Z"))
    head.extend(_forelock(suit, breed))
    art = Art().extend(_neck(breed), _MANES[suit](breed), head.rotate(breed.raised, *_POLL))
    return art.add("gold", curve(_reins(breed.raised), 8))


def _neck(breed: _Breed) -> Art:
    neck = Path("M262 300C330 300 420 380 470 470L520 640H180C240 560 250 520 232 452Z")
    shade = Path("M330 322C400 360 450 430 470 470L520 640H300C360 560 380 440 330 322Z")
    return Art().add(breed.coat, neck).add(breed.shade, shade)


def _head(breed: _Breed) -> Art:
    head = Path(
        "M268 296C240 292 214 306 200 330C178 366 140 400 104 432C80 452 70 476 82 496"
        "C96 518 126 520 146 506C166 494 180 486 204 484C238 482 262 470 280 440"
        "C304 400 316 350 300 314Z"
    )
    art = Art().add(breed.shade, Path(_EAR).move(22, 6)).add(breed.coat, head)
    art.add(breed.shade, Path(_JAW)).add(breed.coat, Path(_EAR))
    return art.add(breed.shade, Path("M254 238C266 258 272 282 268 304L254 306Z"))


def _features() -> Art:
    art = Art().add("ink", Path("M92 462C98 452 110 452 114 460C108 466 100 468 92 462Z"))
    art.add("ink", curve("M88 492C108 492 124 486 138 478", 5))
    art.add("white", Path("M206 366C214 352 230 350 240 360C232 372 216 374 206 366Z"))
    art.add("ink", ellipse(224, 362, 8.5, 9))
    return art.add("ink", Path("M202 368C210 346 232 342 244 358C232 354 216 354 202 368Z"))


def _chanfron() -> Art:
    """The plate that guards the face of a war horse."""
    plate = Path(
        "M266 292C238 290 212 304 198 330C176 366 146 392 112 422L140 452"
        "C180 428 236 404 262 352C274 330 276 306 266 292Z"
    )
    art = Art().solid("white", "steel", plate, 214)
    art.add("gold", curve("M140 452C180 428 236 404 262 352", 6))
    art.add("steel2", curve("M232 300C206 350 170 392 128 434", 5))
    return art.add("gold3", ellipse(224, 362, 25, 21)).add("steel2", ellipse(224, 362, 20, 16))


def _blaze() -> Art:
    blaze = "M236 316C216 352 170 402 118 440L140 448C190 414 232 366 250 326Z"
    return Art().add("cream", Path(blaze))


def _forelock(suit: str, breed: _Breed) -> Art:
    if suit in "SD":
        plume = "M0 0C-34 -30 -42 -80 -12 -112C-4 -92 10 -84 26 -84C34 -56 26 -22 0 0Z"
        art = Art().add("3" if suit == "S" else "lip", Path(plume).at(262, 296, 0.9, -18))
        art.add("4", Path(plume).at(268, 298, 0.66, 14))
        return art.add("gold3", ellipse(264, 292, 13))
    lock = "M262 286C244 280 224 288 214 308C224 306 232 312 230 326C244 318 262 314 270 300Z"
    return Art().add(breed.mane, Path(lock))


def _crest(part: float) -> Point:
    """A point of the upper edge of the neck, from the ears to the saddle."""
    return 272 + 170 * part, 282 + 170 * part * part + 20 * part


def _plates(_breed: _Breed) -> Art:
    """The armour of a war horse's neck, plate over plate."""
    art = Art()
    plate = Path("M-22 10C-20 -24 20 -38 62 -30C76 -10 78 14 70 38C40 24 8 18 -22 10Z")
    for i in range(5, -1, -1):
        x, y = _crest(i / 5)
        art.solid("white", "steel", plate.at(x, y, 0.9, 24 + 7 * i), x + 22)
        art.add("gold", curve("M-20 10C8 18 40 24 70 38", 6).at(x, y, 0.9, 24 + 7 * i))
    return art


def _flowing_mane(breed: _Breed) -> Art:
    lock = Path(
        "M-18 8C6 -38 64 -54 128 -26C104 -22 88 -12 80 2C104 4 122 18 130 42"
        "C104 34 84 38 72 50C84 60 90 74 88 92C58 78 8 66 -18 8Z"
    )
    art = Art()
    for i in range(5, -1, -1):
        x, y = _crest(i / 6)
        art.add(breed.mane_shade if i % 2 else breed.mane, lock.at(x, y, 0.78, 4 + 6 * i))
    return art


def _locks(breed: _Breed) -> Art:
    lock = Path(
        "M-16 -6C10 -30 52 -20 70 14C60 14 52 18 48 26C64 36 66 56 56 74C30 70 2 50 -16 -6Z"
    )
    art = Art()
    for i in range(6):
        x, y = _crest(i / 5)
        art.add(breed.mane_shade if i % 2 else breed.mane, lock.at(x, y, 1, 18 + 10 * i / 5))
        art.add("gold3", ellipse(x + 44, y + 58, 8))
    return art


def _braids(breed: _Breed) -> Art:
    """A mane in knots, each with a ribbon."""
    art = Art()
    for i in range(7):
        x, y = _crest(i / 6)
        knot = ellipse(x + 12, y + 4, 26, 22).rotate(20 + 6 * i, x + 12, y + 4)
        art.solid(breed.mane, breed.mane_shade, knot, x + 14)
        art.add("lip", ellipse(x + 4, y + 26, 8, 10))
    return art


def _bridle(suit: str) -> Art:
    art = Art().add(
        "3",
        curve("M262 312C270 350 280 390 276 446", 13, "butt"),
        curve("M116 424C130 440 146 470 150 506", 13, "butt"),
        curve("M132 446C176 430 230 400 270 366", 11, "butt"),
    )
    for x, y in ((272, 366), (134, 446)):
        art.add("gold", ellipse(x, y, 14)).add("gold3", ellipse(x - 2, y - 2, 7))
    if suit == "D":
        for x, y in ((272, 386), (204, 428)):
            art.add("lip", Path(f"M{x - 5} {y}H{x + 5}L{x + 12} {y + 44}H{x - 12}Z"))
            art.add("gold3", ellipse(x, y + 2, 8))
    return art


def _reins(raised: float) -> str:
    bit = Path("M138 456").rotate(raised, *_POLL).segments[0].values
    return f"M{bit[0]:.1f} {bit[1]:.1f}C200 520 330 500 420 560"


_EAR = "M240 306C232 276 240 252 254 238C266 258 272 282 268 304Z"
_JAW = (
    "M282 306C262 350 244 400 206 430C176 452 150 470 128 474C110 478 92 474 82 470"
    "C74 486 80 500 92 508C110 520 130 518 146 506C166 494 180 486 204 484"
    "C238 482 262 470 280 440C304 400 316 350 300 314Z"
)
_MANES: dict[str, Callable[[_Breed], Art]] = {
    "S": _plates,
    "H": _flowing_mane,
    "D": _locks,
    "C": _braids,
}
