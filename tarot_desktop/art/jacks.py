"""Jacks: in profile, each with his own doublet, collar and hat."""

from __future__ import annotations

from collections.abc import Callable

from tarot_desktop.art.court_frame import AXIS, assembled, suit_pattern
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.hats import jacks_hat
from tarot_desktop.art.heads import profile
from tarot_desktop.art.shapes import curve, diamond, ellipse, rect
from tarot_desktop.art.wardrobe import hair_of, held

_BODY = Path(
    "M370 318C320 334 220 342 176 392C140 436 120 540 112 640H640"
    "C624 540 590 440 548 396C510 350 420 336 370 318Z"
)


def jack(suit: str) -> Art:
    """The upper half of a jack."""
    body = Art().solid("2", "3", _BODY, AXIS).extend(_DOUBLETS[suit](), _sleeves(), _neck())
    x, degrees = (494, 2) if suit == "S" else (512, 4)
    head, weapon = _head(suit).at(366, 226, 0.95), held(suit, "J", x, 432, 0.84, degrees)
    return assembled(body, _COLLARS[suit](), head, weapon)


def _stripes() -> Art:
    art = Art()
    for i in range(-5, 6):
        x = AXIS + i * 46
        stripe = Path(f"M{x - 9} 400L{x + 9} 400L{x + 9 + i * 12} 640H{x - 9 + i * 12}Z")
        art.add("4" if i < 0 else "2", stripe & _BODY)
    return art


def _buttons() -> Art:
    lit = suit_pattern("H", (120, 420, AXIS - 20, 640), 60, 0.42)
    shaded = suit_pattern("H", (AXIS + 60, 420, 640, 640), 60, 0.42)
    art = Art().add("4", clipped(lit, _BODY.facet(AXIS - 26, -1)))
    art.add("2", clipped(shaded, _BODY.facet(AXIS + 26)))
    front = Path(f"M{AXIS - 26} 380H{AXIS + 26}L{AXIS + 32} 640H{AXIS - 32}Z")
    art.solid("cream", "4", front, AXIS)
    for y in (416, 452, 488, 524, 560):
        art.add("gold2", ellipse(AXIS, y, 9)).add("gold3", ellipse(AXIS - 2, y - 2, 5))
    return art


def _lozenges() -> Art:
    def column(which: range) -> list[Path]:
        return clipped(
            [
                diamond(AXIS + q * 44, 372 + r * 42, 20, 40)
                for r in range(7)
                for q in which
                if (q + r) % 2 == 0
            ],
            _BODY,
        )

    art = Art().add("4", column(range(-6, 0))).add("2", column(range(1, 7)))
    return art.add("gold", column(range(1)))


def _jerkin() -> Art:
    jerkin = Path("M250 356L352 470L454 356L540 640H180Z") & _BODY
    return Art().solid("hairA", "hairA2", jerkin, AXIS)


def _sleeves() -> Art:
    puff = Path("M196 372C140 380 108 430 116 486C150 500 196 486 226 452C246 424 236 384 196 372Z")
    left = Art().add("2", puff)
    for i in range(3):
        slash = (
            f"M{190 - i * 22} {380 + i * 12}C{176 - i * 20} {410 + i * 12}"
            f" {180 - i * 20} {446 + i * 8} {202 - i * 26} {470 + i * 8}"
        )
        left.add("gold", Path(slash).stroke(9, "round"))
    return Art().extend(left, left.flip(AXIS).recolour({"2": "3", "gold": "gold2"}))


def _neck() -> Art:
    neck = Path("M-6 92C0 120 -4 140 -10 160H62C56 140 50 100 52 40Z")
    return Art().add("skin2", neck.at(366, 226, 0.95))


def _ruff() -> Art:
    art = Art()
    for i in range(-4, 5):
        pleat = ellipse(AXIS + i * 27, 352 - abs(i) * 5, 22, 27)
        art.add("fur2" if i % 2 else "white", pleat)
    return art


def _lace() -> Art:
    collar = Path(
        "M300 330C250 336 216 356 206 392C222 408 240 396 250 400"
        "C262 416 280 402 290 402C306 418 322 398 336 398L362 344L392 398"
        "C406 398 420 416 436 402C446 402 462 414 476 400C486 396 504 406 518 390"
        "C508 356 474 336 424 330Z"
    )
    art = Art().solid("white", "fur2", collar, 366)
    for x, y in ((232, 384), (264, 388), (298, 388), (428, 388), (464, 388), (496, 382)):
        art.add("2", ellipse(x, y, 5))
    return art


def _standing_collar() -> Art:
    collar = Path(
        "M300 300L290 372C330 392 400 392 440 372L430 300C420 330 400 344 366 346"
        "C330 344 312 330 300 300Z"
    )
    art = Art().solid("gold3", "gold", collar, 366)
    for i in range(-3, 4):
        x, y = AXIS + 14 + i * 34, 408 - i * i * 2.6
        art.add("gold3", ellipse(x, y, 11)).add("gold2", ellipse(x, y, 5))
    return art


def _leaves() -> Art:
    art = Art()
    for i in range(-4, 5):
        x = AXIS + 10 + i * 30
        leaf = Path("M0 -24C20 -10 20 20 0 52C-20 20 -20 -10 0 -24Z").rotate(-i * 15)
        leaf = leaf.move(x, 352 - abs(i) * 3)
        art.add("2" if i % 2 else "4", leaf)
        art.add("3", leaf.facet(x) if i % 2 else leaf & rect(x, 0, 60, 600))
    return art


def _head(suit: str) -> Art:
    hair, shade = hair_of(suit, "J")
    art = profile(hair).solid(hair, shade, Path(_SHORT_HAIR if suit == "D" else _HAIR), 54)
    if suit == "D":
        art.add("gold3", ellipse(28, 34, 8))
    else:
        for i in range(2):
            x = i * 18
            strand = f"M{20 + x} -40C{30 + x} 0 {36 + x} 50 {32 + i * 20} 98"
            art.add(shade, curve(strand, 4))
    return art.extend(jacks_hat(suit))


_HAIR = (
    "M-26 -84C20 -110 92 -90 98 -20C102 30 104 70 92 104C70 116 40 112 22 96"
    "C30 66 20 40 12 20C4 -4 4 -30 -2 -48C-16 -50 -34 -50 -44 -44"
    "C-42 -60 -36 -74 -26 -84Z"
)
_SHORT_HAIR = (
    "M-26 -84C20 -110 92 -90 94 -20C94 20 84 44 60 60C40 56 24 40 14 18"
    "C6 -4 4 -30 -2 -48C-16 -50 -34 -50 -44 -44C-42 -60 -36 -74 -26 -84Z"
)
_DOUBLETS: dict[str, Callable[[], Art]] = {
    "S": _stripes,
    "H": _buttons,
    "D": _lozenges,
    "C": _jerkin,
}
_COLLARS: dict[str, Callable[[], Art]] = {
    "S": _ruff,
    "H": _lace,
    "D": _standing_collar,
    "C": _leaves,
}
