"""The strokes that buttons, fields and rows share: frames and the focus ring."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tarot_desktop.view.look import (
    Look,
)

RING = 4
"""Room around a button for its focus ring, in units."""


def framed(rect: QRect, look: Look) -> QRectF:
    """Return what is left of a widget's rectangle inside the room for the focus ring."""
    ring = look.px(RING) - 0.5
    return QRectF(rect).adjusted(ring, ring, -ring, -ring)


def draw_frame(
    painter: QPainter,
    box: QRectF,
    look: Look,
    fill: QColor | None,
    frame: QColor | None,
    radius: float = 8,
    line: float = 1.25,
) -> None:
    """Draw a rounded rectangle; None leaves out its inside or its line."""
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(frame, line) if frame is not None else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(box, look.px(radius), look.px(radius))


def draw_ring(painter: QPainter, rect: QRect, look: Look, role: str) -> None:
    """Draw the focus ring along a widget's rectangle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.colour(role), 2))
    radius = look.px(8 + RING) - 1
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius)
