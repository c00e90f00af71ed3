"""Kings: crowned, bearded, robed; seen from the front."""

from __future__ import annotations

from tarot_desktop.art.court_frame import AXIS, assembled, suit_pattern
from tarot_desktop.art.crowns import crown
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.hair import beard, rolled_hair, straight_hair
from tarot_desktop.art.heads import front_face
from tarot_desktop.art.shapes import diamond, ellipse
from tarot_desktop.art.wardrobe import hair_of, held

_GEMS = {"S": "S0", "H": "H", "D": "D", "C": "C1"}


def king(suit: str) -> Art:
    """The upper half of a king."""
    collar = {"S": _pauldrons, "D": _chain}.get(suit, lambda: _ermine(suit))
    robe = Art().extend(_robe(suit), _front())
    return assembled(robe, collar(), _head(suit), held(suit, "K", 506, 420, 0.92, 5))


def _robe(suit: str) -> Art:
    robe = Path(
        "M352 318C300 330 196 344 150 392C108 440 92 520 84 640H620"
        "C612 520 596 440 554 392C508 344 404 330 352 318Z"
    )
    art = Art().solid("2", "3", robe, AXIS)
    lit = suit_pattern(suit, (90, 400, AXIS, 640), 62, 0.36)
    shaded = suit_pattern(suit, (121, 400, 640, 640), 62, 0.36)
    art.add("4", clipped(lit, robe.facet(AXIS, -1)))
    return art.add("2", clipped(shaded, robe.facet(AXIS + 4)))


def _front() -> Art:
    art = Art().solid("cream", "4", Path("M300 330L404 330L432 640H272Z"), AXIS)
    art.add("gold", Path("M284 330L304 330L280 640H254Z"))
    art.add("gold2", Path("M400 330L420 330L450 640H424Z"))
    for y in (428, 470, 512, 554):
        art.add("gold2", ellipse(AXIS, y, 9)).add("gold3", ellipse(AXIS - 2, y - 2, 5))
    return art


def _ermine(suit: str) -> Art:
    fur = Path(
        "M352 300C290 304 190 330 130 398C118 420 122 448 140 456"
        "C196 404 280 384 352 400C424 384 508 404 564 456C582 448 586 420 574 398"
        "C514 330 414 304 352 300Z"
    )
    art = Art().solid("white", "fur2", fur, AXIS)
    tail = Path("M0 -10C5 -2 6 6 0 14C-6 6 -5 -2 0 -10Z")
    role = "ink" if suit == "H" else "hairA2"
    left = [(188, 392, 42), (238, 366, 28), (222, 404, 34), (290, 376, 10), (270, 348, 18)]
    for x, y, turn in left:
        art.add(role, tail.at(x, y, 1, turn), tail.at(2 * AXIS - x, y, 1, -turn))
    return art


def _pauldrons() -> Art:
    plate = Path(
        "M352 306C290 310 200 330 140 392C128 410 130 424 136 434"
        "C200 376 290 356 352 366C414 356 504 376 568 434C574 424 576 410 564 392"
        "C504 330 414 310 352 306Z"
    )
    art = Art().solid("steel2", "ink2", plate.move(0, 60), AXIS)
    art.solid("steel", "steel2", plate.move(0, 30), AXIS).solid("white", "steel", plate, AXIS)
    for x, y in ((170, 388), (220, 356), (276, 336), (428, 336), (484, 356), (534, 388)):
        art.add("gold", ellipse(x, y, 7))
    return art


def _chain() -> Art:
    collar = Path(
        "M352 300C290 304 190 330 132 396C122 416 122 432 134 446"
        "C196 396 284 368 352 380C420 368 508 396 570 446C582 432 582 416 572 396"
        "C514 330 414 304 352 300Z"
    )
    art = Art().add("4", collar).add("cream", collar.facet(AXIS, -1))
    for i in range(-4, 5):
        x, y = AXIS + i * 44, 420 - i * i * 2.1
        art.add("gold", ellipse(x, y, 19)).add("gold3", diamond(x, y, 10, 13))
    return art.add("gold", diamond(AXIS, 462, 24, 32)).add("lip", diamond(AXIS, 462, 15, 20))


def _head(suit: str) -> Art:
    hair, shade = hair_of(suit, "K")
    art = (straight_hair if suit in "SC" else rolled_hair)(hair, shade)
    art.extend(front_face(shade if suit == "S" else hair), beard(suit, hair, shade))
    return art.extend(crown(suit, _GEMS[suit])).at(AXIS, 232, 0.92)
