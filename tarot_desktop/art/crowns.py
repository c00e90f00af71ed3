"""Crowns of kings and tiaras of queens; the origin is the middle of the eye line."""

from __future__ import annotations

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.shapes import Point, diamond, ellipse


def crown(suit: str, gem: str) -> Art:
    """A king's crown: points, steps, arches or trefoils over a band of five gems."""
    cap = Path("M-72 -96C-84 -150 -40 -176 0 -176S84 -150 72 -96Z")
    art = Art().solid("2", "3", cap, 0).solid("gold", "gold2", Path(_CROWNS[suit]), 0)
    for x, y in _CROWN_TIPS[suit]:
        art.add("gold3", _crown_tip(suit, x, y))
    band = Path("M-80 -94Q0 -76 80 -94L78 -64Q0 -46 -78 -64Z")
    art.solid("gold3", "gold", band, 0)
    for x in (-52, -26, 0, 26, 52):
        y = -71.5 + 9 * (1 - (x / 80) ** 2)
        art.add(gem if abs(x) != 26 else "ink", diamond(x, y, 8, 9))
    return art


def tiara(suit: str) -> Art:
    """A queen's tiara: points, one crescent, arches or a wreath of trefoils."""
    art = Art().solid("gold", "gold2", Path(_TIARAS[suit]), 0)
    for x, y in _TIARA_TIPS[suit]:
        art.add("white" if suit == "S" else "gold3", _tiara_tip(suit, x, y))
    if suit == "S":
        crescent = Path("M-22 -118A24 24 0 1 0 22 -118A30 30 0 0 1 -22 -118Z")
        return art.add("white", crescent.move(0, 14))
    return art.add("white" if suit == "C" else "lip", ellipse(0, -96, 8))


def _crown_tip(suit: str, x: float, y: float) -> Path:
    if suit == "D":
        return diamond(x, y, 11, 14)
    return SUIT["C"].scale(0.27).move(x, y - 2) if suit == "C" else ellipse(x, y - 2, 9)


def _tiara_tip(suit: str, x: float, y: float) -> Path:
    if suit == "S":
        return ellipse(x, y, 11)
    if suit == "D":
        return diamond(x, y, 11, 16)
    k, dy = (0.3, -2) if suit == "C" else (0.24, -4)
    return SUIT[suit].scale(k).move(x, y + dy)


_CROWNS = {
    "H": "M-78 -92L-98 -164L-58 -128L-48 -180L-22 -130L0 -192L22 -130L48 -180L58 -128"
    "L98 -164L78 -92Q0 -74 -78 -92Z",
    "S": "M-78 -92L-90 -150L-72 -150L-62 -124L-44 -124L-40 -172L-24 -172L-16 -130"
    "L-12 -188H12L16 -130L24 -172H40L44 -124H62L72 -150H90L78 -92Q0 -74 -78 -92Z",
    "D": "M-78 -92C-92 -120 -98 -140 -100 -162C-80 -158 -66 -146 -60 -126"
    "C-60 -150 -50 -168 -34 -178C-22 -168 -16 -150 -16 -130L0 -182L16 -130"
    "C16 -150 22 -168 34 -178C50 -168 60 -150 60 -126C66 -146 80 -158 100 -162"
    "C98 -140 92 -120 78 -92Q0 -74 -78 -92Z",
    "C": "M-78 -92L-88 -146H-76L-62 -122L-46 -160H-36L-22 -126L-7 -178H7L22 -126L36 -160"
    "H46L62 -122L76 -146H88L78 -92Q0 -74 -78 -92Z",
}
_CROWN_TIPS: dict[str, list[Point]] = {
    "H": [(-98, -164), (-48, -180), (0, -192), (48, -180), (98, -164)],
    "S": [(-81, -152), (-32, -174), (0, -190), (32, -174), (81, -152)],
    "D": [(-100, -164), (-34, -178), (0, -186), (34, -178), (100, -164)],
    "C": [(-83, -152), (-41, -168), (0, -184), (41, -168), (83, -152)],
}
_TIARAS = {
    "H": "M-66 -72Q0 -100 66 -72L72 -112L40 -100L26 -140L0 -108L-26 -140L-40 -100L-72 -112Z",
    "S": "M-66 -70Q0 -98 66 -70L74 -96C50 -104 30 -112 0 -152C-30 -112 -50 -104 -74 -96Z",
    "D": "M-66 -70Q0 -98 66 -70L70 -98Q54 -124 38 -104Q22 -150 0 -120Q-22 -150 -38 -104"
    "Q-54 -124 -70 -98Z",
    "C": "M-66 -70Q0 -98 66 -70L70 -92Q0 -122 -70 -92Z",
}
_TIARA_TIPS: dict[str, list[Point]] = {
    "H": [(-72, -114), (-26, -142), (26, -142), (72, -114)],
    "S": [(0, -154)],
    "D": [(-54, -118), (-20, -136), (20, -136), (54, -118)],
    "C": [(-52, -106), (-28, -118), (0, -124), (28, -118), (52, -106)],
}
