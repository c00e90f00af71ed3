"""Knights: helmeted, behind the head of their horse; each sits and looks in his own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tarot_desktop.art.court_frame import assembled, scale_pattern, suit_pattern
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.hands import fist
from tarot_desktop.art.hats import helmet
from tarot_desktop.art.heads import front_face, profile
from tarot_desktop.art.horse import horse
from tarot_desktop.art.shapes import curve, ellipse
from tarot_desktop.art.wardrobe import hair_of, held


class _Seat(NamedTuple):
    """Where the head is and how far it is bent, and the same for the hand with the weapon."""

    head: tuple[float, float, float]
    hand: tuple[float, float, float]


_SEATS = {
    "S": _Seat((384, 218, -5), (474, 436, 9)),
    "H": _Seat((384, 206, 0), (508, 432, 1)),
    "D": _Seat((386, 220, 0), (500, 428, 1)),
    "C": _Seat((372, 226, -7), (508, 440, 2)),
}


def knight(suit: str) -> Art:
    """The upper half of a knight: forward, to the reader, back over his shoulder, or bent low."""
    seat = _SEATS[suit]
    x, y, bent = seat.head
    head = _FACES[suit](suit).at(x, y, 0.84, bent)
    weapon = held(suit, "N", *seat.hand[:2], 0.86, seat.hand[2])
    parts = [_body(suit), _COLLARS[suit](suit), head, weapon, horse(suit).at(-10, 14)]
    if suit == "C":
        parts.append(fist("bracer").at(404, 440, 0.66, -30))
    return assembled(*parts)


def _body(suit: str) -> Art:
    body = Path(
        "M390 300C340 318 290 330 270 380C254 430 252 520 252 640H612"
        "C608 540 596 470 566 420C540 376 450 322 390 300Z"
    )
    art = Art().solid("2", "3", body, 420)
    if suit in "HC":
        pattern = suit_pattern(suit, (250, 400, 640, 640), 60, 0.4)
        return art.add("4", clipped(pattern, body))
    return art.add("4", clipped(scale_pattern((250, 420, 640, 640), 48), body.facet(420, -1)))


def _gorget(_suit: str) -> Art:
    plate = Path(
        "M362 296H452L470 340C520 352 560 380 590 420L560 452C520 410 460 392 410 392"
        "C360 392 320 404 290 420L284 372C300 350 330 342 352 336Z"
    ).move(-26)
    art = Art().solid("white", "steel", plate, 386)
    rim = Path("M284 372C300 350 330 342 352 336L356 350C330 356 306 366 288 388Z")
    art.add("gold", rim.move(-26))
    art.add("steel2", curve("M300 402C360 376 460 376 560 436", 6).move(-26))
    return art.add("gold", *[ellipse(x, y, 7) for x, y in ((304, 372), (386, 362), (474, 384))])


def _mantle(_suit: str) -> Art:
    """A cloak of ermine, clasped under the chin."""
    fur = Path(
        "M384 304C330 308 274 328 254 372C252 396 258 412 270 420C310 390 350 380 384 384"
        "C430 380 500 396 552 446C574 440 584 426 580 408C540 346 450 308 384 304Z"
    )
    art = Art().solid("white", "fur2", fur, 384)
    tail = Path("M0 -10C5 -2 6 6 0 14C-6 6 -5 -2 0 -10Z")
    for x, y, turn in ((300, 368, 30), (336, 344, 16), (438, 344, -16), (486, 368, -30)):
        art.add("ink", tail.at(x, y, 1, turn))
    return art.add("gold", ellipse(384, 350, 17)).add("lip", ellipse(384, 350, 10))


def _hood(_suit: str) -> Art:
    """A hunter's hood, thrown back, its edge cut into leaves."""
    art = Art()
    leaf = Path("M0 -20C22 -8 22 24 0 52C-22 24 -22 -8 0 -20Z")
    for i in range(8):
        x, y = 270 + i * 42, 384 - abs(i - 3) * 4 + i * 6
        art.solid("4" if i % 2 else "2", "3", leaf.at(x, y, 1, 22 - i * 10), x + 2)
    cowl = Path(
        "M334 300C300 312 262 336 250 380C300 352 350 352 390 366C440 356 520 372 574 424"
        "C566 366 500 312 420 300Z"
    )
    return art.solid("4", "2", cowl, 386).add("gold", curve("M256 376C310 352 350 354 390 366", 5))


def _forward(suit: str) -> Art:
    hair, shade = hair_of(suit, "N")
    art = Art().add("skin2", Path("M-6 92C0 120 -4 140 -14 150H66C56 140 50 100 52 40Z"))
    art.extend(profile(hair))
    locks = Path(
        "M60 -70C84 -30 84 40 76 110C56 116 34 110 24 92C28 60 20 30 14 10C10 -20 10 -50 12 -70Z"
    )
    art.solid(hair, shade, locks, 48)
    if suit in "SC":
        moustache = "M-58 50C-50 48 -40 54 -28 70C-36 70 -50 66 -60 58Z"
        goatee = "M-56 88C-60 104 -58 124 -44 132C-30 126 -24 116 -22 106C-34 106 -46 100 -56 88Z"
        art.add(hair, Path(moustache), Path(goatee))
    return art.extend(helmet(suit))


def _backward(suit: str) -> Art:
    return _forward(suit).flip()


def _facing(suit: str) -> Art:
    hair, shade = hair_of(suit, "N")
    side = Path("M-54 -60C-84 -20 -86 40 -96 96C-84 118 -58 116 -50 96L-56 0Z")
    art = Art().pair(hair, shade, side).add("skin2", Path("M-36 60H36V140H-36Z"))
    art.extend(front_face(shade))
    art.solid(
        hair, shade, Path("M-20 74C-10 70 10 70 20 74C18 100 8 112 0 116C-8 112 -18 100 -20 74Z"), 0
    )
    return art.add("lip", Path("M-16 64C-8 58 8 58 16 64C8 72 -8 72 -16 64Z")).extend(helmet(suit))


_FACES: dict[str, Callable[[str], Art]] = {
    "S": _forward,
    "H": _facing,
    "D": _backward,
    "C": _forward,
}
_COLLARS: dict[str, Callable[[str], Art]] = {
    "S": _gorget,
    "H": _mantle,
    "D": _gorget,
    "C": _hood,
}
