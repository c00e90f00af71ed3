"""From templates, themes and index glyphs to the SVG of one card, icon or number.

Nothing here knows Qt.  The files hold `$role` tokens; a theme says which colour a role has, and
the letters of the court cards are put in at the last moment.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from string import Template
from typing import Any, NamedTuple

from tarot_desktop.storage.paths import resource_path

CARD_WIDTH, CARD_HEIGHT = 600, 1050
"""The canvas of every card, in its own units."""
CORNER = 34
"""Radius of a card's corners, in units of the canvas."""
BACK = "back"
DEFAULT_THEME = "default"
MEDAL = "#1A2138"
"""The ground of medallions and the outer ring of portraits, the same in every theme."""

_SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_SPACE_WIDTH = 30.0
_TURN = f'transform="rotate(180 {CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})"'


class Letters(StrEnum):
    """The letters printed on court cards, from king to jack."""

    RDCV = "RDCV"
    KQCJ = "KQCJ"
    KQNJ = "KQNJ"


class ArtError(Exception):
    """A file of the deck is missing or damaged."""


class Line(NamedTuple):
    """A line of glyphs: SVG elements without fill, and how wide they are."""

    elements: str
    width: float


def card_svg(code: str, theme: str, letters: Letters) -> bytes:
    """The whole SVG of a card or of `back`; raises ArtError if a file is missing or damaged."""
    body = _template(code).removesuffix("</svg>")
    return _filled(f"{body}{_index(code, letters)}</svg>", theme_colours(theme))


def blank_svg(code: str, theme: str, letters: Letters) -> bytes:
    """A card with nothing but its index, drawn at once while the real one is on its way."""
    inside = "B0" if code == BACK else "card"
    body = (
        f'<path fill="$edge" d="{card_outline()}"/>'
        f'<path fill="${inside}" d="{card_outline(-4)}"/>{_index(code, letters)}'
    )
    box = (0.0, 0.0, float(CARD_WIDTH), float(CARD_HEIGHT))
    return _filled(_document(body, box), theme_colours(theme))


def index_text(code: str, letters: Letters) -> str:
    """What the index of a card says: a number, a letter, or nothing for the Excuse and the back."""
    rank = "" if code in ("E", BACK) else code[1:]
    return str(_glyphs()["letters"][letters.value].get(rank, rank))


def figure_svg(text: str, colour: str) -> tuple[bytes, float]:
    """A number or letters in the deck's own glyphs, and its width for a height of 1."""
    line = _line(text)
    cap = float(_glyphs()["cap"])
    body = f'<g fill="{colour}">{line.elements}</g>'
    return _document(body, (0, 0, line.width, cap)).encode(), line.width / cap


def icon_svg(name: str, theme: str, colours: tuple[str, str] | None) -> bytes:
    """An icon in its own colours, or in a light and a shaded one."""
    roles = dict(theme_colours(theme))
    icon = _icon(name)
    main, shade = colours or (roles[icon["main"]], roles[icon["shade"]])
    roles |= {"main": main, "shade": shade, "medal": MEDAL}
    body = "".join(f'<path fill="${role}" d="{data}"/>' for role, data in icon["shapes"])
    return _filled(_document(body, (-50, -50, 100, 100)), roles)


def icon_names() -> list[str]:
    """Every icon that can be drawn."""
    return sorted(_read_json("icons.json"))


def theme_names() -> list[str]:
    """Every theme, the default one first."""
    return list(_themes())


def theme_colours(theme: str) -> Mapping[str, str]:
    """Role to colour of a theme, or of the default one if there is no such theme."""
    themes = _themes()
    return themes.get(theme) or themes[DEFAULT_THEME]


def card_outline(grow: float = 0, dy: float = 0) -> str:
    """Path data of the card's outline, `grow` units larger and `dy` units lower."""
    left, top = -grow, dy - grow
    right, low = CARD_WIDTH + grow, CARD_HEIGHT + dy + grow
    r = CORNER + grow
    return (
        f"M{left + r:g} {top:g}H{right - r:g}A{r:g} {r:g} 0 0 1 {right:g} {top + r:g}"
        f"V{low - r:g}A{r:g} {r:g} 0 0 1 {right - r:g} {low:g}"
        f"H{left + r:g}A{r:g} {r:g} 0 0 1 {left:g} {low - r:g}"
        f"V{top + r:g}A{r:g} {r:g} 0 0 1 {left + r:g} {top:g}Z"
    )


def with_view_box(svg: bytes, box: tuple[float, float, float, float], behind: str = "") -> bytes:
    """The same picture seen through `box` (left, top, width, height), with `behind` under it."""
    content = svg[svg.index(b">") + 1 :].decode().rstrip().removesuffix("</svg>")
    return _document(behind + content, box).encode()


def forget_files() -> None:
    """Read every file of the deck anew from now on."""
    for cached in (_template, _read_json):
        cached.cache_clear()


def _document(body: str, box: tuple[float, float, float, float]) -> str:
    view = " ".join(f"{value:.4f}" for value in box)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" viewBox="{view}" '
        f'width="{box[2]:.4f}" height="{box[3]:.4f}">{body}</svg>'
    )


def _index(code: str, letters: Letters) -> str:
    if code == BACK:
        return ""
    glyphs = _glyphs()
    family = code[0]
    frame = glyphs["trump" if family == "T" else "suit"]
    line = _line(index_text(code, letters))
    tall = frame["height"] / glyphs["cap"]
    wide = min(tall, frame["width"] / line.width) if line.width else tall
    x = glyphs["axis"] - line.width * wide / 2
    text = f'<g fill="${family}" transform="matrix({wide:.4f} 0 0 {tall:.4f} {x:.2f} '
    text += f'{glyphs["top"]})">{line.elements}</g>'
    marks = "".join(f'<path fill="${role}" d="{d}"/>' for role, d in glyphs["ornaments"][family])
    return f'<g id="i">{text}{marks}</g><use xlink:href="#i" {_TURN}/>'


def _line(text: str) -> Line:
    glyphs = _glyphs()
    elements: list[str] = []
    x = 0.0
    for character in text:
        if character in _SPACES:
            x += _SPACE_WIDTH
            continue
        glyph = glyphs["characters"][character]
        elements.append(f'<path transform="translate({x:.2f} 0)" d="{glyph["d"]}"/>')
        x += glyph["width"] + glyphs["gap"]
    return Line("".join(elements), max(0.0, x - glyphs["gap"]))


def _filled(svg: str, colours: Mapping[str, str]) -> bytes:
    try:
        return Template(svg).substitute(colours).encode()
    except (KeyError, ValueError) as error:
        raise ArtError(f"a colour is missing: {error}") from error


@cache
def _template(code: str) -> str:
    text = _read(f"{code}.svg").strip()
    if not (text.startswith("<svg") and text.endswith("</svg>")):
        raise ArtError(f"{code}.svg is damaged")
    return text


def _icon(name: str) -> Any:
    try:
        return _read_json("icons.json")[name]
    except KeyError as error:
        raise ArtError(f"there is no icon {name}") from error


def _glyphs() -> dict[str, Any]:
    return _read_json("glyphs.json")


def _themes() -> dict[str, dict[str, str]]:
    return _read_json("themes.json")


@cache
def _read_json(name: str) -> dict[str, Any]:
    try:
        content = json.loads(_read(name))
    except ValueError as error:
        raise ArtError(f"{name} is damaged: {error}") from error
    if not isinstance(content, dict):
        raise ArtError(f"{name} is damaged: not an object")
    return content


def _read(name: str) -> str:
    try:
        return resource_path("cards", name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ArtError(f"{name} cannot be read: {error}") from error
