"""The sentence about a refused card: paper, a lock, the rule, the remedy; it points at the card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked, Weight, device_ratio, text_width
from tarot_desktop.view.refusals import Why

_POINT = 16
"""Height of the point below the paper, in units."""


class WhyLine(Looked, QWidget):
    """One line of paper in the action row; it covers neither cards nor trick."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._tip = 0.0
        self._lock = QLabel()
        self._text = Label(wrap=True, strong="ink")
        row = QHBoxLayout(self)
        row.addWidget(self._lock)
        row.addWidget(self._text, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.relook()

    def tell(self, why: Why, room: QRect, tip: float) -> None:
        """Show the sentence inside `room`, pointing down at `tip` (pixels in the parent)."""
        self._text.say(why.marked)
        self.relook()
        line = text_width(f"{why.sentence}  ", self.look.font(weight=Weight.DemiBold))
        wide = min(room.width(), round(line) + self._sides())
        high = max(self.look.px(44), self._text.heightForWidth(wide - self._sides()))
        high = high + self.look.px(_POINT)
        left = min(max(room.left(), round(tip - wide / 2)), room.right() - wide)
        self.setGeometry(left, room.bottom() - high, wide, high)
        self._tip = min(max(tip - left, self.look.px(28)), wide - self.look.px(28))
        self.setAccessibleName(self.sentence())
        self.show()
        self.raise_()
        self.update()

    def sentence(self) -> str:
        """Return what is said, without marks."""
        return self._text.accessibleName()

    def relook(self) -> None:
        """Take over the lengths and colours of the look."""
        px = self.look.px
        layout = self.layout()
        if layout is None:
            return
        layout.setContentsMargins(px(14), px(2), px(16), px(2) + px(_POINT))
        layout.setSpacing(px(10))
        side = px(18)
        colour = self.look.colour("ink")
        self._lock.setPixmap(self._deck.icon("lock", side, device_ratio(self), colour))
        self._lock.setFixedWidth(side)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper and its point."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self.look.px
        low = self.height() - px(_POINT)
        paper = QRectF(1, 1, self.width() - 2, low - 2)
        shape = QPainterPath()
        shape.addRoundedRect(paper, px(10), px(10))
        point = QPainterPath(QPointF(self._tip - px(8), low - 2))
        point.lineTo(self._tip, self.height() - 1)
        point.lineTo(self._tip + px(8), low - 2)
        point.closeSubpath()
        painter.setPen(QPen(self.look.colour("edge"), 1.25))
        painter.setBrush(self.look.colour("paper"))
        painter.drawPath(shape.united(point))

    def _sides(self) -> int:
        px = self.look.px
        return px(14) + px(18) + px(10) + px(16) + 2
