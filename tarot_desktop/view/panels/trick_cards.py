"""The cards of one trick in the order played, the winner's ringed in gold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.game.results import Trick
from tarot_desktop.view.deck import RATIO, SHADOW_MARGIN, Deck
from tarot_desktop.view.look import Looked, device_ratio
from tarot_desktop.view.words import card_name, sentence_with_colon

_STEP = 1.06


class TrickCards(Looked, QWidget):
    """Four cards side by side, the first one the leader's."""

    def __init__(self, deck: Deck, height: int) -> None:
        super().__init__()
        self._deck, self._height = deck, height
        self._trick: Trick | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        deck.ready.connect(self._sharper)

    def show_trick(self, trick: Trick, names: Sequence[str]) -> None:
        """Show a complete trick."""
        self._trick = trick
        said = [sentence_with_colon(names[seat], card_name(card)) for seat, card in trick.plays]
        self.setAccessibleName(", ".join(said))
        self.relook()

    def sizeHint(self) -> QSize:
        """Return the room for the cards."""
        wide = self._card_width()
        cards = len(self._trick.plays) if self._trick else 0
        across = wide * (1 + 2 * SHADOW_MARGIN + _STEP * max(0, cards - 1))
        return QSize(int(across + 1), int(wide * (RATIO + 2 * SHADOW_MARGIN) + 1))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cards and the ring."""
        if self._trick is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, ratio = self._card_width(), device_ratio(self)
        margin = wide * SHADOW_MARGIN
        for place, (seat, card) in enumerate(self._trick.plays):
            left = round(place * _STEP * wide)
            painter.drawPixmap(QPointF(left, 0), self._deck.picture(card.code, wide, ratio))
            if seat == self._trick.winner:
                painter.setPen(QPen(self.look.colour("gold"), self.look.px(2.5)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                box = QRectF(left + margin, margin, wide, wide * RATIO)
                painter.drawRoundedRect(box, wide * 0.07, wide * 0.07)

    def _card_width(self) -> float:
        return float(max(8, round(self._height * self.look.ui / RATIO)))

    def _sharper(self, code: str) -> None:
        if self._trick and any(card.code == code for card in self._trick.cards):
            self.update()
