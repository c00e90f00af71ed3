"""The sentence about a refused card: paper, a lock, the rule, the remedy; it points at the card."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked, Weight, device_ratio, text_width
from tarot_desktop.view.paper import SHRINK
from tarot_desktop.view.refusals import Why
from tarot_desktop.view.theme import Colours

_POINT = 16
"""Height of the point below the paper, in units."""
_REACH = 20
"""How near the point may come to the ends of the paper, in units."""
_LEAST_TYPE = 0.5
"""How much smaller than the rest of the window the type may become."""


class WhyLine(Looked, QWidget):
    """One line of paper in the action row; it covers neither cards nor trick."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._tip: float | None = None
        self._whole = self.look.ui
        self._lock = QLabel()
        self._text = Label(wrap=True, strong="ink")
        row = QHBoxLayout(self)
        row.addWidget(self._lock)
        row.addWidget(self._text, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.relook()

    def set_look(self, colours: Colours, ui: float) -> None:
        """Use these colours, and this scale wherever it fits."""
        self._whole = ui
        super().set_look(colours, ui)

    def tell(self, why: Why, room: QRect, tip: float) -> None:
        """Show the sentence inside `room`, pointing down at `tip` (pixels in the parent).

        A card that lies beside the room is out of reach: then the paper points at nothing.
        """
        self._text.say(why.marked)
        size = self._size(why, room)
        left = min(max(room.left(), round(tip - size.width() / 2)), room.right() + 1 - size.width())
        self.setGeometry(QRect(QPoint(left, room.bottom() + 1 - size.height()), size))
        reach = self.look.px(_REACH)
        points = room.left() + reach <= tip <= room.right() + 1 - reach
        self._tip = tip - left if points else None
        self.setAccessibleName(self.sentence())
        self.show()
        self.raise_()
        self.update()

    def tip(self) -> float | None:
        """Return where the point is, in pixels of the parent, or None for no point."""
        return None if self._tip is None else self._tip + self.x()

    def sentence(self) -> str:
        """Return what is said, without marks."""
        return self._text.accessibleName()

    def relook(self) -> None:
        """Take over the lengths and colours of the look."""
        px = self.look.px
        layout = self.layout()
        if layout is None:
            return
        layout.setContentsMargins(px(14), px(3), px(16), px(3) + px(_POINT))
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
        if self._tip is not None:
            shape = shape.united(self._point(self._tip, low))
        painter.setPen(QPen(self.look.colour("edge"), 1.25))
        painter.setBrush(self.look.colour("paper"))
        painter.drawPath(shape)

    def _point(self, tip: float, low: int) -> QPainterPath:
        px = self.look.px
        point = QPainterPath(QPointF(tip - px(8), low - 2))
        point.lineTo(tip, self.height() - 1)
        point.lineTo(tip + px(8), low - 2)
        point.closeSubpath()
        return point

    def _size(self, why: Why, room: QRect) -> QSize:
        """Return the size of the paper; its type shrinks until it covers nothing above."""
        super().set_look(self.look.colours, self._whole)
        size = self._wanted(why, room)
        while size.height() > room.height() and self.look.ui > self._whole * _LEAST_TYPE:
            super().set_look(self.look.colours, self.look.ui * SHRINK)
            size = self._wanted(why, room)
        return size

    def _wanted(self, why: Why, room: QRect) -> QSize:
        px = self.look.px
        line = text_width(f"{why.sentence}  ", self.look.font(weight=Weight.DemiBold))
        wide = min(room.width(), round(line) + self._sides())
        text = self._text.heightForWidth(wide - self._sides())
        return QSize(wide, max(px(36), text + 2 * px(3)) + px(_POINT))

    def _sides(self) -> int:
        px = self.look.px
        return px(14) + px(18) + px(10) + px(16) + 2
