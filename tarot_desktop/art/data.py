"""What the application needs beside the templates: themes, index glyphs and icons."""

from __future__ import annotations

from tarot_desktop.art.chrome import INDEX_TOP, INDEX_X, index_ornament, mark
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.glyphs import CAP, GAP, characters, glyph
from tarot_desktop.art.icons import icons
from tarot_desktop.art.palette import BACKS, THEMES

LETTERS = {
    "RDCV": {"K": "R", "Q": "D", "N": "C", "J": "V"},
    "KQCJ": {"K": "K", "Q": "Q", "N": "C", "J": "J"},
    "KQNJ": {"K": "K", "Q": "Q", "N": "N", "J": "J"},
}
"""The letters printed on court cards, by the letters of our codes."""

Shapes = list[list[str]]
"""Pairs of a role and SVG path data."""


def themes() -> dict[str, dict[str, str]]:
    """Each theme: role to colour."""
    return {name: dict(roles) for name, roles in THEMES.items()}


def backs() -> dict[str, dict[str, str]]:
    """Each colour of the back: role to colour."""
    return {name: dict(roles) for name, roles in BACKS.items()}


def glyphs() -> dict[str, object]:
    """Outlines of the characters, and where an index puts them; lengths in card units."""
    return {
        "cap": CAP,
        "gap": GAP,
        "characters": {
            character: {
                "width": round(glyph(character).width, 1),
                "d": glyph(character).path.data(),
            }
            for character in characters()
        },
        "letters": LETTERS,
        "axis": INDEX_X,
        "top": INDEX_TOP,
        "suit": {"height": 122, "width": 112},
        "trump": {"height": 146, "width": 106},
        "ornaments": {family: shapes(index_ornament(family)) for family in "SHDCTE"},
        "marks": {family: shapes(mark(family)) for family in "SHDCTE"},
    }


def icon_shapes() -> dict[str, object]:
    """Each icon: the roles its two own roles stand for, and its shapes."""
    return {
        name: {"main": icon.main, "shade": icon.shade, "shapes": shapes(icon.art)}
        for name, icon in icons().items()
    }


def shapes(art: Art) -> Shapes:
    """The shapes of a drawing as plain data."""
    return [[role, path.data()] for role, path in art.shapes]
