"""What the sixteen courts and the Excuse share: ground, ribbon, patterns.

Roles "0" to "4", "skin" and "skin2" stand for those of the figure's suit: ground, rays, robe,
its shade, its light, and the skin; `in_suit` puts them in.
"""

from __future__ import annotations

import math
from functools import cache

from tarot_desktop.art.chrome import BLEED, silhouette, stock
from tarot_desktop.art.drawing import WIDTH, Art, Picture
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.shapes import diamond, ellipse, poly, rays, rect, star

AXIS = 352
"""The axis of the figures: the optical centre of the notched half."""

_LEFT_Y, _RIGHT_Y = 592, 458
"""Where the line between the two halves meets the sides of the card."""

_LINE, _HALO = 4, 5
"""Widths of the line round each part of a figure and of the halo round the whole."""


@cache
def half_region() -> Path:
    """The upper half of the bleed, above the slanted line through the centre."""
    fall = (_RIGHT_Y - _LEFT_Y) / WIDTH
    left, right = _LEFT_Y - 10 * fall, _RIGHT_Y + 10 * fall
    return BLEED & poly((-10, -10), (610, -10), (610, right), (-10, left))


def court_card(suit: str, figure: Art, *around: Art) -> Picture:
    """A double-headed card from the figure of its upper half and what floats around it."""
    standing = in_suit(figure, suit).outlined(_HALO, "halo")
    half = Art().extend(_ground(suit), *around, standing).clip(half_region())
    return Picture(silhouette(), half, Art().extend(_ribbon(suit), stock()))


def assembled(*parts: Art) -> Art:
    """A figure of several parts from back to front, each with its own outline."""
    return Art().extend(*(part.outlined(_LINE) for part in parts))


def in_suit(art: Art, suit: str) -> Art:
    """`art` with the general roles replaced by those of `suit`."""
    roles = {str(i): f"{suit}{i}" for i in range(5)}
    return art.recolour(roles | {"skin": f"{suit}k", "skin2": f"{suit}k_"})


def suit_pattern(
    suit: str, box: tuple[float, float, float, float], step: float, size: float
) -> list[Path]:
    """Small suits all over `box`, `step` units apart, `size` times as large as a pip of 100."""
    return [
        SUIT[suit].scale(size * step / 100).move(x, y) for x, y in _bricks(box, step, step * 0.8)
    ]


def scale_pattern(box: tuple[float, float, float, float], step: float) -> list[Path]:
    """Scales all over `box`, each `step` wide and drawn with a line of 6."""
    r, inner = step / 2, step / 2 - 6
    return [
        Path(
            f"M{x - r} {y}A{r} {r} 0 0 0 {x + r} {y}L{x + inner} {y}"
            f"A{inner} {inner} 0 0 1 {x - inner} {y}Z"
        )
        for x, y in _bricks(box, step, r)
    ]


def _bricks(
    box: tuple[float, float, float, float], across: float, down: float
) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    out: list[tuple[float, float]] = []
    row, y = 0, top
    while y <= bottom:
        x = left + (across / 2 if row % 2 else 0)
        while x <= right:
            out.append((x, y))
            x += across
        y += down
        row += 1
    return out


def _ground(suit: str) -> Art:
    return Art().add(f"{suit}0", half_region()).add(f"{suit}1", rays(AXIS, 235, 0, 900, 28, -3))


def _ribbon(suit: str) -> Art:
    """The band between the halves and its medallion, the same under 180 degrees."""
    band = Art().add("ink", rect(-320, -23, 640, 46))
    band.add("gold", rect(-320, -27, 640, 7), rect(-320, 20, 640, 7))
    for i in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5):
        band.add(f"{suit}2", diamond(i * 64, 0, 22, 14))
        band.add("gold", ellipse(i * 64 + (32 if i < 0 else -32), 0, 4.5))
    slope = math.degrees(math.atan2(_RIGHT_Y - _LEFT_Y, WIDTH))
    medal = Art().add("gold", ellipse(0, 0, 46)).add("ink", ellipse(0, 0, 39))
    medal.add("gold3", star(4, 32, 13))
    half_point = poly((0, 0), (0, -32), (13 * 0.707, -13 * 0.707))
    medal.add("gold2", [half_point.rotate(90 * i) for i in range(4)])
    return Art().extend(band.rotate(slope).at(300, 525).clip(BLEED), medal.at(300, 525))
