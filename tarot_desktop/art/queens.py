"""Queens: a fan collar, a low bodice, a tiara; seen from the front."""

from __future__ import annotations

from tarot_desktop.art.court_frame import AXIS, scale_pattern, suit_pattern
from tarot_desktop.art.crowns import tiara
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.hair import ladys_hair
from tarot_desktop.art.heads import ladys_face
from tarot_desktop.art.shapes import Point, ellipse, line, polar
from tarot_desktop.art.wardrobe import hair_of, held


def queen(suit: str) -> Art:
    """The upper half of a queen."""
    hair, shade = hair_of(suit, "Q")
    behind, front = ladys_hair(suit, hair, shade)
    head = Art().extend(ladys_face(shade), front, tiara(suit))
    if suit != "S":
        head.add("gold3", ellipse(-62, 52, 7), ellipse(62, 52, 7))
    art = Art().extend(_collar(), behind.at(AXIS, 226, 0.95), _dress(suit), _neck())
    art.extend(_bodice(), _necklace(suit), head.at(AXIS, 226, 0.95))
    return art.extend(held(suit, "Q", 508, 440, 0.82, 5))


def _collar() -> Art:
    """Thirteen scallops in a fan behind the head."""
    art = Art()
    for i in range(13):
        left, middle, right = (-128 + (i + half / 2) * 256 / 13 for half in range(3))
        low, start, tip = _fan(left, 40), _fan(left, 158), _fan(middle, 196)
        end, back = _fan(right, 158), _fan(right, 40)
        scallop = (
            f"M{low[0]} {low[1]}L{start[0]} {start[1]}Q{tip[0]} {tip[1]} {end[0]} {end[1]}"
            f"L{back[0]} {back[1]}Z"
        )
        art.add("white" if i % 2 else "4", Path(scallop))
        art.add("gold", ellipse(*_fan(middle, 158), 6))
    return art


def _fan(degrees: float, radius: float) -> Point:
    return polar(AXIS, 300, radius, degrees - 90)


def _dress(suit: str) -> Art:
    dress = Path(
        "M352 330C300 360 210 366 170 410C130 452 112 540 104 640H620"
        "C612 540 574 452 534 410C494 366 404 360 352 330Z"
    )
    if suit in "HC":
        pattern = suit_pattern(suit, (120, 440, 640, 640), 58, 0.34)
    else:
        pattern = scale_pattern((110, 430, 640, 640), 52)
    art = Art().solid("2", "3", dress, AXIS)
    art.add("4", clipped(pattern, dress.facet(AXIS, -1)))
    return art.add("2", clipped(pattern, dress.facet(AXIS)))


def _neck() -> Art:
    neck = Path(
        "M318 290H386L388 342C404 360 440 366 452 380L352 500L252 380C264 366 300 360 316 342Z"
    )
    art = Art().solid("skin", "skin2", neck, AXIS)
    throat = "M316 300C330 326 344 336 356 340L352 356C336 350 322 340 317 330Z"
    return art.add("skin2", Path(throat))


def _bodice() -> Art:
    edge = Path("M238 372L256 366L352 476L448 366L466 372L352 512Z")
    art = Art().solid("gold", "gold2", edge, AXIS)
    art.solid("cream", "4", Path("M352 512L390 466L420 640H284L314 466Z"), AXIS)
    for y in (540, 570):
        art.add("gold", line((334, y - 8), (AXIS, y), (370, y - 8), w=6))
    return art


def _necklace(suit: str) -> Art:
    art = Art()
    for i in range(-3, 4):
        pearl = ellipse(AXIS + i * 17, 382 - i * i * 3.2, 6.5)
        art.add("gold3" if suit == "H" else "white", pearl)
    art.add("gold3", ellipse(AXIS, 408, 22))
    return art.add("lip" if suit in "HD" else "ink", SUIT[suit].scale(0.26).move(AXIS, 408))
