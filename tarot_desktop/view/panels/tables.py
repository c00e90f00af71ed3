"""Grids that are filled anew: clearing them, and cells with the theme's type."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout

from tarot_desktop.view.look import Label, Weight
from tarot_desktop.view.theme import BODY
from tarot_desktop.view.words import signed


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            clear(inner)


def role_of(score: int) -> str:
    """Return the colour role of a signed number."""
    return "plus" if score > 0 else "minus" if score < 0 else "ink"


def score_label(score: int, *, size: int = BODY, strong: bool = True) -> Label:
    """Return a signed number at the right end of its cell."""
    return Label(
        signed(score),
        size=size,
        weight=Weight.DemiBold if strong else Weight.Normal,
        role=role_of(score),
        align=Qt.AlignmentFlag.AlignRight,
    )
