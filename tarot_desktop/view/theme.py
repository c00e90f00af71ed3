"""Colours, sizes and type of everything around the cards.

Three materials: felt, furniture (a darker felt), paper.  One accent: gold.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtGui import QColor, QFont, QPalette

from tarot_desktop.storage.choices import Felt


class Scheme(StrEnum):
    """The colour scheme of the window."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """One colour for each role, as `#RRGGBB`."""

    felt: str
    ray: str
    deep: str
    line: str
    rim: str
    cream: str
    dim: str
    gold: str = "#E0A63A"
    gold2: str = "#B97C22"
    gold3: str = "#F4CF7A"
    on_gold: str = "#1A2138"
    medallion: str = "#1A2138"
    paper: str
    inset: str
    slot: str
    field: str
    edge: str
    rule: str
    ink: str
    soft: str
    plus: str
    minus: str


DAY = Colours(
    felt="#2B5B49",
    ray="#2D5E4B",
    deep="#1F4638",
    line="#3D705D",
    rim="#6F9A87",
    cream="#F6E9C9",
    dim="#BACAB5",
    paper="#FCF8EE",
    inset="#F5EEDD",
    slot="#F2EADA",
    field="#FFFDF6",
    edge="#D9CFB8",
    rule="#9C8E69",
    ink="#1A2138",
    soft="#5B5F70",
    plus="#2F6B52",
    minus="#B8303A",
)

NIGHT = Colours(
    felt="#0E1220",
    ray="#10152A",
    deep="#181F33",
    line="#2E3856",
    rim="#5B6890",
    cream="#EDE3CB",
    dim="#9AA5C0",
    paper="#1D2335",
    inset="#252C42",
    slot="#222940",
    field="#1D2335",
    edge="#3A4460",
    rule="#66739B",
    ink="#E4E9F5",
    soft="#A3AECA",
    plus="#6FD39A",
    minus="#FF7A78",
)

CONTRAST = replace(
    DAY,
    felt="#0B2A20",
    ray="#0B2A20",
    deep="#051710",
    line="#F6E9C9",
    rim="#FFFDF6",
    cream="#FFFDF6",
    dim="#FFFDF6",
    paper="#FFFFFF",
    inset="#FFFFFF",
    slot="#FFFFFF",
    field="#FFFFFF",
    edge="#1A2138",
    rule="#1A2138",
    ink="#05070F",
    soft="#05070F",
    plus="#004D2B",
    minus="#8E0012",
)

_FELTS = {
    Felt.GREEN: {},
    Felt.BLUE: {
        "felt": "#22325F",
        "ray": "#253665",
        "deep": "#1A2649",
        "line": "#3F5389",
        "rim": "#8496C4",
        "dim": "#BAC6DD",
        "medallion": "#141C38",
    },
    Felt.WINE: {
        "felt": "#5F1623",
        "ray": "#651A28",
        "deep": "#49111B",
        "line": "#8A3546",
        "rim": "#C48A92",
        "dim": "#E0C3BE",
        "medallion": "#2B0A10",
    },
}

COLOURS = {Scheme.LIGHT: DAY, Scheme.DARK: NIGHT, Scheme.CONTRAST: CONTRAST}


def colours_of(scheme: Scheme, felt: Felt) -> Colours:
    """Return the colours of a scheme, on the felt that a light table has."""
    if scheme is not Scheme.LIGHT:
        return COLOURS[scheme]
    return replace(DAY, **_FELTS[felt])


FONT_FAMILIES = (
    "Segoe UI Variable Text",
    "Segoe UI",
    ".AppleSystemUIFont",
    "Inter",
    "Noto Sans",
    "Cantarell",
    "Ubuntu",
    "DejaVu Sans",
)

SMALL, BODY, HEAD, TITLE, FIGURE = 12, 14, 17, 22, 40
"""Type sizes in logical pixels at `ui` 1; FIGURE is drawn in the deck's own glyphs."""


def font(size: int, ui: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the system's sans at `size` (one of the five) times `ui`, with tabular figures."""
    made = QFont()
    made.setFamilies(list(FONT_FAMILIES))
    made.setPixelSize(max(9, round(size * ui)))
    made.setWeight(weight)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def palette(colours: Colours) -> QPalette:
    """Return the widget palette of dialogs and panels."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.paper,
        QPalette.ColorRole.Base: colours.field,
        QPalette.ColorRole.AlternateBase: colours.inset,
        QPalette.ColorRole.Button: colours.field,
        QPalette.ColorRole.WindowText: colours.ink,
        QPalette.ColorRole.Text: colours.ink,
        QPalette.ColorRole.ButtonText: colours.ink,
        QPalette.ColorRole.PlaceholderText: colours.soft,
        QPalette.ColorRole.ToolTipBase: colours.paper,
        QPalette.ColorRole.ToolTipText: colours.ink,
        QPalette.ColorRole.Highlight: colours.gold,
        QPalette.ColorRole.HighlightedText: colours.on_gold,
        QPalette.ColorRole.Mid: colours.rule,
        QPalette.ColorRole.Link: colours.ink,
    }
    for role, value in roles.items():
        made.setColor(role, QColor(value))
    disabled = QPalette.ColorGroup.Disabled
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        made.setColor(disabled, role, QColor(colours.soft))
    return made
