"""A word in a small frame."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import (
    Looked,
    Weight,
    device_ratio,
    draw_text,
    text_width,
)
from tarot_desktop.view.strokes import draw_frame
from tarot_desktop.view.theme import SMALL


class ChipKind(Enum):
    """What a chip says about its word."""

    OUTLINE = auto()
    DIFFERS = auto()
    """On paper, a gold frame and a lozenge: not as the federation plays it."""
    DIFFERS_ON_FELT = auto()


class Chip(Looked, QWidget):
    """A word in a small frame."""

    def __init__(self, deck: Deck, text: str = "", kind: ChipKind = ChipKind.OUTLINE) -> None:
        super().__init__()
        self._deck = deck
        self._text = text
        self._kind = kind
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.say(text)

    def say(self, text: str) -> None:
        """Show another word."""
        self._text = text
        self.setAccessibleName(text)
        self.relook()

    def text(self) -> str:
        """Return the word shown."""
        return self._text

    def sizeHint(self) -> QSize:
        """Return the room for the word and its frame."""
        width = text_width(self._text, self._font()) + self._mark() + 2 * self.look.px(7)
        return QSize(int(width + 1), self.look.px(21))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a chip is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the frame, the lozenge if there is one, and the word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.look.colour
        frame, ink = {
            ChipKind.OUTLINE: (colour("rule"), colour("ink")),
            ChipKind.DIFFERS: (colour("gold"), colour("ink")),
            ChipKind.DIFFERS_ON_FELT: (colour("gold"), colour("cream")),
        }[self._kind]
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        draw_frame(painter, box, self.look, None, frame, radius=5)
        if self._mark():
            side = self.look.px(13)
            lozenge = self._deck.icon("lozenge", side, device_ratio(self))
            painter.drawPixmap(self.look.px(5), (self.height() - side) // 2, lozenge)
        painter.setFont(self._font())
        painter.setPen(ink)
        left = self.look.px(7) + self._mark()
        draw_text(painter, QRectF(left, 0, self.width() - left, self.height()), self._text)

    def _mark(self) -> int:
        marked = self._kind in (ChipKind.DIFFERS, ChipKind.DIFFERS_ON_FELT)
        return self.look.px(13) if marked else 0

    def _font(self) -> QFont:
        return self.look.font(SMALL, Weight.DemiBold)
