"""Whether the person used the keys or the mouse last; each window remembers it for itself."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

_BY_MOUSE = "by_mouse"


def used_mouse(widget: QWidget) -> None:
    """Remember that something in this widget's window was pressed with the mouse."""
    widget.window().setProperty(_BY_MOUSE, True)


def used_keys(widget: QWidget) -> None:
    """Remember that a key was pressed in this widget's window."""
    widget.window().setProperty(_BY_MOUSE, False)


def by_keys(widget: QWidget) -> bool:
    """Return whether the window was not last used with the mouse."""
    return not widget.window().property(_BY_MOUSE)
