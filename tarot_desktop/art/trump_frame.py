"""What the trumps share: two scenes of 600 x 508, ground at the bottom, and the band between."""

from __future__ import annotations

from functools import cache

from tarot_desktop.art.chrome import BLEED, MARGIN, silhouette, stock
from tarot_desktop.art.drawing import HEIGHT, WIDTH, Art, Picture, rotated
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import diamond, ellipse, rect, star, star_facets

_MIDDLE = HEIGHT / 2
_BAND = 17


@cache
def region() -> Path:
    """The part of the bleed that a scene fills, three units of it under the band."""
    return BLEED & rect(-10, -10, 620, _MIDDLE + 10 - _BAND + 3)


def trump_card(top: Art, bottom: Art) -> Picture:
    """A trump from two scenes, both drawn upright."""
    back = silhouette().extend(top.clip(region()), bottom.clip(region()).mapped(rotated))
    return Picture(back, Art(), _band().extend(stock()))


def _band() -> Art:
    left, width = MARGIN - 6, WIDTH - 2 * MARGIN + 12
    art = Art().add("gold", rect(left, _MIDDLE - _BAND, width, 2 * _BAND))
    art.add("TB", rect(left, _MIDDLE - _BAND + 5, width, 2 * _BAND - 10))
    for i in (*range(-7, -1), *range(2, 8)):
        art.add("gold", diamond(300 + i * 36, _MIDDLE, 9, 7))
    art.add("gold", ellipse(300, _MIDDLE, 40)).add("TB", ellipse(300, _MIDDLE, 34))
    art.add("gold3", star(8, 28, 12, 300, _MIDDLE))
    return art.add("gold2", star_facets(8, 28, 12, 300, _MIDDLE))
