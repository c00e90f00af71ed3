"""The person's total through the deals of a session, as a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Looked, device_ratio


class ScorePlot(Looked, QWidget):
    """A lozenge for each deal, joined by a line, with a hairline at 0."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self._totals: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_totals(self, totals: Sequence[int]) -> None:
        """Show these totals, the oldest first, after a start at 0."""
        self._totals = (0, *totals)
        self.setVisible(len(totals) > 1)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the plot's height; it is as wide as its panel."""
        return QSize(self.look.px(200), self.look.px(110))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a lower line says nothing."""
        return self.sizeHint()

    def relook(self) -> None:
        """Take over the greatest height."""
        self.setMaximumHeight(self.look.px(220))
        super().relook()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw zero, line and lozenges."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places()
        zero = self._height_of(0)
        painter.setPen(QPen(self.look.colour("edge"), 1.25))
        painter.drawLine(QPointF(0, zero), QPointF(self.width(), zero))
        painter.setPen(QPen(self.look.colour("gold2"), self.look.px(2)))
        painter.drawPolyline(QPolygonF(places))
        side = self.look.px(10)
        lozenge = self._deck.icon("lozenge", side, device_ratio(self))
        for place in places:
            painter.drawPixmap(place - QPointF(side / 2, side / 2), lozenge)

    def _places(self) -> list[QPointF]:
        edge = self.look.px(8)
        step = (self.width() - 2 * edge) / max(1, len(self._totals) - 1)
        return [
            QPointF(edge + place * step, self._height_of(total))
            for place, total in enumerate(self._totals)
        ]

    def _height_of(self, total: int) -> float:
        edge = self.look.px(8)
        low, high = min(0, *self._totals), max(0, *self._totals)
        part = (total - low) / max(1, high - low)
        return self.height() - edge - part * (self.height() - 2 * edge)
