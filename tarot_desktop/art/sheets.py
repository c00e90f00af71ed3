"""The deck as files and as contact sheets: what a reviewer has to look at.

Everything is drawn from the files that the game itself reads, by the game's own renderer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter

from tarot_desktop.art.deck import SUITS, codes
from tarot_desktop.art.palette import CREAM, FELT, NIGHT_FELT
from tarot_desktop.view.card_svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Letters,
    Look,
    back_names,
    card_svg,
    figure_svg,
    icon_names,
    icon_svg,
    theme_names,
)
from tarot_desktop.view.rendering import render

__all__ = ["theme_names", "write_sheets"]

_GAP = 8
_HAND = [
    "T21",
    "T19",
    "T16",
    "T9",
    "T1",
    "E",
    "SK",
    "SQ",
    "SJ",
    "S9",
    "S3",
    "HN",
    "H10",
    "H6",
    "DK",
    "DN",
    "D8",
    "C7",
]
_SAMPLE = ["S7", "H5", "D10", "C3", "HQ", "DK", "CN", "T21", "E"]
_COURTS = [suit + rank for suit in SUITS for rank in "JNQK"]
_TRUMPS = [*(f"T{number}" for number in range(1, 22)), "E"]


def write_sheets(out: Path, theme: str, letters: str) -> list[Path]:
    """Write the 79 cards as SVG files and seven contact sheets into `out`; the paths written."""
    style = (theme, Letters(letters))
    (out / "cards").mkdir(parents=True, exist_ok=True)
    cards = [_write_card(out / "cards" / f"{code}.svg", code, *style) for code in codes()]
    sheets = {
        "deck-90px": _grid((card_svg(code, *style) for code in codes()), 90, 14, _felt(theme)),
        "fan-90px": _fan([card_svg(code, *style) for code in _HAND], 90, 26, _felt(theme)),
        "courts-180px": _grid((card_svg(code, *style) for code in _COURTS), 180, 8, _felt(theme)),
        "trumps-150px": _grid((card_svg(code, *style) for code in _TRUMPS), 150, 8, _felt(theme)),
        "themes-100px": _grid(_every_theme(style[1]), 100, len(_SAMPLE), FELT),
        "looks-100px": _grid(_every_look(*style), 100, len(_SAMPLE) + 1, _felt(theme)),
        "icons": _icons(theme),
    }
    return cards + [_save(image, out / f"sheet-{name}.png") for name, image in sheets.items()]


def _felt(theme: str) -> str:
    return NIGHT_FELT if theme.startswith("night") else FELT


def _write_card(path: Path, code: str, theme: str, letters: Letters) -> Path:
    path.write_bytes(card_svg(code, theme, letters))
    return path


def _save(image: QImage, path: Path) -> Path:
    if not image.save(str(path)):
        raise OSError(f"{path} cannot be written")
    return path


def _every_theme(letters: Letters) -> Iterable[bytes]:
    return (card_svg(code, theme, letters) for theme in theme_names() for code in _SAMPLE)


def _every_look(theme: str, letters: Letters) -> Iterable[bytes]:
    """A few cards with larger indexes, with and without pictures, and each back."""
    return (
        card_svg(code, theme, letters, look) for look in _looks() for code in [*_SAMPLE, "back"]
    )


def _looks() -> list[Look]:
    backs = back_names()
    sizes = [(100, False), (125, True), (150, True), (150, False), (200, False), (250, False)]
    return [
        Look(index_percent=percent, pictures=pictures, back=backs[i % len(backs)])
        for i, (percent, pictures) in enumerate(sizes)
    ]


def _grid(cards: Iterable[bytes], width: int, columns: int, felt: str) -> QImage:
    pictures = [render(svg, width, _height(width)) for svg in cards]
    rows = -(-len(pictures) // columns)
    places = [
        (_GAP + i % columns * (width + _GAP), _GAP + i // columns * (_height(width) + _GAP))
        for i in range(len(pictures))
    ]
    size = (_GAP + columns * (width + _GAP), _GAP + rows * (_height(width) + _GAP))
    return _painted(pictures, places, size, felt)


def _fan(cards: Sequence[bytes], width: int, step: int, felt: str) -> QImage:
    pictures = [render(svg, width, _height(width)) for svg in cards]
    places = [(_GAP + i * step, _GAP) for i in range(len(pictures))]
    size = (places[-1][0] + width + _GAP, _height(width) + 2 * _GAP)
    return _painted(pictures, places, size, felt)


def _icons(theme: str) -> QImage:
    """Every icon in its own colours and in cream, then the glyphs."""
    size, columns = 48, 17
    tints = (None, (CREAM, CREAM))
    pictures = [
        render(icon_svg(name, theme, tint), size, size) for tint in tints for name in icon_names()
    ]
    places = [
        (_GAP + i % columns * (size + _GAP), _GAP + i // columns * (size + _GAP))
        for i in range(len(pictures))
    ]
    svg, width = figure_svg("+0123456789\N{MINUS SIGN} RDCVKQNJ", CREAM)
    y = places[-1][1] + size + _GAP
    pictures.append(render(svg, round(width * size), size))
    return _painted(pictures, [*places, (_GAP, y)], (columns * (size + _GAP) + _GAP, y + 64), FELT)


def _painted(
    pictures: Sequence[QImage],
    places: Sequence[tuple[int, int]],
    size: tuple[int, int],
    felt: str,
) -> QImage:
    sheet = QImage(*size, QImage.Format.Format_RGB32)
    sheet.fill(QColor(felt))
    painter = QPainter(sheet)
    for picture, (x, y) in zip(pictures, places, strict=True):
        painter.drawImage(x, y, picture)
    painter.end()
    return sheet


def _height(width: int) -> int:
    return round(width * CARD_HEIGHT / CARD_WIDTH)
