"""A line of paper to write on."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit

from tarot_desktop.view.look import Looked, text_width
from tarot_desktop.view.strokes import draw_frame, draw_ring, framed


class PaperField(Looked, QLineEdit):
    """A text field drawn as the buttons are."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrame(False)
        self.relook()

    def sizeHint(self) -> QSize:
        """Return the height of a button."""
        return QSize(self.look.px(320), self.look.px(48))

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(self.look.px(160), self.look.px(48))

    def width_of(self, text: str) -> int:
        """Return how wide the field must be to show this text whole, in pixels."""
        return round(text_width(text, self.look.font())) + 2 * self.look.px(14) + self.look.px(6)

    def relook(self) -> None:
        """Take over type and colours."""
        self.setFont(self.look.font())
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, self.look.colour("ink"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, self.look.colour("soft"))
        palette.setColor(QPalette.ColorRole.Base, self.look.colour("field"))
        palette.setColor(QPalette.ColorRole.Highlight, self.look.colour("gold"))
        palette.setColor(QPalette.ColorRole.HighlightedText, self.look.colour("on_gold"))
        self.setPalette(palette)
        side = self.look.px(14)
        self.setTextMargins(side, 0, side, 0)
        self.setStyleSheet("QLineEdit { background: transparent; border: none; }")
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame and focus ring below the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = framed(self.rect(), self.look)
        draw_frame(painter, box, self.look, self.look.colour("field"), self.look.colour("rule"))
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")
        painter.end()
        super().paintEvent(event)
