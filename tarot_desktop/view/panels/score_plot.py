"""The person's total through the deals of a session, as a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Looked, Weight, device_ratio, draw_text
from tarot_desktop.view.theme import SMALL
from tarot_desktop.view.words import signed

_EDGE = 8
"""Room around the line for its lozenges, in units."""
_LEAST, _MOST = 110, 300
"""How high the plot may be, in units."""

_CALM = 100
"""Points above and below 0 that are always in the picture, so that a small deal looks small."""


class ScorePlot(Looked, QWidget):
    """A lozenge for each deal, joined by a line that ends in the total, with a hairline at 0.

    It leaves room for the deals still to be played, and grows into the height that is free.
    """

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self._totals: tuple[int, ...] = ()
        self._planned = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_totals(self, totals: Sequence[int], planned: int | None) -> None:
        """Show these totals, the oldest first, after a start at 0; `planned` deals are to come."""
        self._totals = (0, *totals)
        self._planned = planned or 0
        self.setVisible(bool(totals))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the plot's least height; it is as wide as its panel."""
        return QSize(self.look.px(200), self.look.px(_LEAST))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a lower line says nothing."""
        return self.sizeHint()

    def relook(self) -> None:
        """Take over the greatest height."""
        self.setMaximumHeight(self.look.px(_MOST))
        super().relook()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw zero, line, lozenges and the total."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self.places()
        zero = self._height_of(0)
        painter.setPen(QPen(self.look.colour("edge"), 1.25))
        painter.drawLine(QPointF(0, zero), QPointF(self.width(), zero))
        painter.setPen(QPen(self.look.colour("gold2"), self.look.px(2)))
        painter.drawPolyline(QPolygonF(places))
        side = self.look.px(10)
        lozenge = self._deck.icon("lozenge", side, device_ratio(self))
        for place in places:
            painter.drawPixmap(place - QPointF(side / 2, side / 2), lozenge)
        painter.setFont(self.look.font(SMALL, Weight.DemiBold))
        painter.setPen(self.look.colour("ink"))
        draw_text(painter, self.total_box(), signed(self._totals[-1]), Qt.AlignmentFlag.AlignRight)

    def places(self) -> list[QPointF]:
        """Return where the lozenges are: the start, and one for each deal."""
        edge = self.look.px(_EDGE)
        steps = max(1, self._planned, len(self._totals) - 1)
        step = (self.width() - 2 * edge) / steps
        return [
            QPointF(edge + place * step, self._height_of(total))
            for place, total in enumerate(self._totals)
        ]

    def total_box(self) -> QRectF:
        """Return where the total is written: by the last lozenge, away from its line."""
        metrics = QFontMetricsF(self.look.font(SMALL, Weight.DemiBold))
        wide, high = metrics.horizontalAdvance(signed(self._totals[-1])), metrics.height()
        last = self.places()[-1]
        left = min(last.x() - wide / 2, self.width() - wide)
        rises = len(self._totals) > 1 and self._totals[-1] >= self._totals[-2]
        away = -self.look.px(_EDGE) - high if rises else self.look.px(_EDGE)
        return QRectF(max(0.0, left), last.y() + away, wide, high)

    def _height_of(self, total: int) -> float:
        edge = self.look.px(_EDGE) + QFontMetricsF(self.look.font(SMALL)).height()
        low, high = min(-_CALM, *self._totals), max(_CALM, *self._totals)
        part = (total - low) / (high - low)
        return self.height() - edge - part * (self.height() - 2 * edge)
