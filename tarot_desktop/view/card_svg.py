"""From templates, themes and index glyphs to the SVG of one card, icon or number.

Nothing here knows Qt.  The files hold `$role` tokens; a theme says which colour a role has, and
the letters of the court cards are put in at the last moment.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
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

_LARGEST_PERCENT, _PICTURE_PERCENT = 250, 150
_INDEX_LEFT, _INDEX_HEIGHT, _HALF_COLUMN = 22.0, 230.0, 131.0
"""Left edge and height of an index at 100 percent; half of what its column may be wide."""
_ORNAMENT_WIDTH = {"S": 100.0, "H": 100.0, "D": 100.0, "C": 100.0, "T": 124.0, "E": 130.0}
_LARGEST_MARK, _SMALLEST_MARK = 300.0, 90.0

_SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_SPACE_WIDTH = 30.0
_MIRROR = f'transform="matrix(-1 0 0 1 {CARD_WIDTH} 0)"'
_TURN = f'transform="rotate(180 {CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})"'


class Letters(StrEnum):
    """The letters printed on court cards, from king to jack."""

    RDCV = "RDCV"
    KQCJ = "KQCJ"
    KQNJ = "KQNJ"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What a person chose about the deck beside theme and letters."""

    back: str = "blue"
    """The name of a back."""
    index_percent: int = 100
    """How large the indexes are, from 100 to 250 percent; pictures give way above 150."""
    pictures: bool = True
    """Whether cards show a picture, or nothing but their index and a mark."""
    left_handed: bool = False
    """Whether the upper index stands at the right, for hands that overlap the other way."""

    def shows_picture(self, code: str) -> bool:
        """Whether this card has room for its picture beside its indexes."""
        if code == BACK:
            return True
        plain = code[0] in "SHDC" and code[1:].isdigit()
        widest = 100 if plain else _PICTURE_PERCENT
        return self.pictures and self.index_percent <= widest

    @property
    def index_low(self) -> float:
        """How far an index and what stands under it reach down, in card heights."""
        return _Column.of(self).low / CARD_HEIGHT

    @property
    def index_reach(self) -> float:
        """How far an index reaches into its card from the side, in card widths."""
        column = _Column.of(self)
        return (column.axis + column.half) / CARD_WIDTH


class ArtError(Exception):
    """A file of the deck is missing or damaged."""


DEFAULT_LOOK = Look()
"""Blue backs, indexes of the usual size, pictures."""


class Line(NamedTuple):
    """A line of glyphs: SVG elements without fill, and how wide they are."""

    elements: str
    width: float


def card_svg(code: str, theme: str, letters: Letters, look: Look = DEFAULT_LOOK) -> bytes:
    """The whole SVG of a card or of `back`; raises ArtError if a file is missing or damaged."""
    if not look.shows_picture(code):
        return blank_svg(code, theme, letters, look, marked=True)
    head, body = _parts(_template(code))
    if look.index_percent > 100 and code != BACK:
        body += _plates(look)
    if look.left_handed and code != BACK:
        body = f"<g {_MIRROR}>{body}</g>"
    svg = f"{head}{body}{_index(code, letters, look)}</svg>"
    return _filled(svg, _colours(theme, look))


def blank_svg(
    code: str, theme: str, letters: Letters, look: Look = DEFAULT_LOOK, *, marked: bool = False
) -> bytes:
    """A card with nothing but its index, and in its middle a mark of its family if `marked`."""
    inside = "B0" if code == BACK else "card"
    body = (
        f'<path fill="$edge" d="{card_outline()}"/>'
        f'<path fill="${inside}" d="{card_outline(-4)}"/>{_index(code, letters, look)}'
    )
    if marked:
        body += _mark(code, look)
    box = (0.0, 0.0, float(CARD_WIDTH), float(CARD_HEIGHT))
    return _filled(_document(body, box), _colours(theme, look))


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


def back_names() -> list[str]:
    """Every back, the default one first."""
    return list(_read_json("backs.json"))


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


def _parts(template: str) -> tuple[str, str]:
    """The opening tag of a picture, and what is inside."""
    inside = template.index(">") + 1
    return template[:inside], template[inside:].removesuffix("</svg>")


def _index(code: str, letters: Letters, look: Look) -> str:
    if code == BACK:
        return ""
    glyphs = _glyphs()
    family = code[0]
    frame = glyphs["trump" if family == "T" else "suit"]
    column = _Column.of(look)
    line = _line(index_text(code, letters))
    tall = column.scale * frame["height"] / glyphs["cap"]
    room = min(column.scale * frame["width"], 2 * column.half)
    wide = min(tall, room / line.width) if line.width else tall
    axis = CARD_WIDTH - column.axis if look.left_handed else column.axis
    x = axis - line.width * wide / 2
    text = f'<g fill="${family}" transform="matrix({wide:.4f} 0 0 {tall:.4f} {x:.2f} '
    text += f'{glyphs["top"]})">{line.elements}</g>'
    marks = _shapes(glyphs["ornaments"][family])
    if look.index_percent > 100:
        marks = f"<g {_ornament_place(family, column)}>{marks}</g>"
    if look.left_handed:
        marks = f'<g transform="translate({CARD_WIDTH - 2 * column.axis:.2f} 0)">{marks}</g>'
    return f'<g id="i">{text}{marks}</g><use xlink:href="#i" {_TURN}/>'


class _Column(NamedTuple):
    """Where the index stands, in card units: the factor of its size, its axis, half its width."""

    scale: float
    axis: float
    half: float

    @classmethod
    def of(cls, look: Look) -> _Column:
        scale = max(100, min(look.index_percent, _LARGEST_PERCENT)) / 100
        half = min((_glyphs()["axis"] - _INDEX_LEFT) * scale, _HALF_COLUMN)
        return cls(scale, _INDEX_LEFT + half, half)

    @property
    def low(self) -> float:
        """The lower end of the index and its ornament."""
        top = float(_glyphs()["top"])
        return top + _INDEX_HEIGHT * self.scale


def _ornament_place(family: str, column: _Column) -> str:
    """The transform of what stands under the glyphs: as large as they are, if it fits."""
    glyphs = _glyphs()
    k = min(column.scale, 2 * column.half / _ORNAMENT_WIDTH[family])
    x, y = column.axis - k * glyphs["axis"], glyphs["top"] * (1 - k)
    if family == "T":
        y += (column.scale - k) * glyphs["trump"]["height"]
    return f'transform="matrix({k:.4f} 0 0 {k:.4f} {x:.2f} {y:.2f})"'


def _plates(look: Look) -> str:
    """Card stock that enlarges both notches of a picture, so that larger indexes have room."""
    column = _Column.of(look)
    right, low = column.axis + column.half + 15, column.low + 14
    plate = (
        f"M14 14H{right + 22:.1f}V26Q{right:.1f} 26 {right:.1f} 48V{low - 40:.1f}"
        f"Q{right:.1f} {low:.1f} {right - 40:.1f} {low:.1f}H48Q26 {low:.1f} 26 {low + 22:.1f}H14Z"
    )
    path = f'<path fill="$card" d="{plate}"/>'
    return f'<g id="n">{path}</g><use xlink:href="#n" {_TURN}/>'


def _mark(code: str, look: Look) -> str:
    """The sign of a family in the middle of the card, if the indexes leave room for one."""
    size = min(_LARGEST_MARK, CARD_HEIGHT - 2 * _Column.of(look).low - 48)
    if code == BACK or size < _SMALLEST_MARK:
        return ""
    place = f"translate({CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g}) scale({size / 100:.4f})"
    return f'<g transform="{place}">{_shapes(_glyphs()["marks"][code[0]])}</g>'


def _shapes(shapes: list[list[str]]) -> str:
    return "".join(f'<path fill="${role}" d="{data}"/>' for role, data in shapes)


def _colours(theme: str, look: Look) -> Mapping[str, str]:
    backs = _read_json("backs.json")
    return {**theme_colours(theme), **backs.get(look.back, {})}


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
