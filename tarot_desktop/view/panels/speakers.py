"""Who speaks in the auction, and what was said."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.rules.bidding import Bid
from tarot_desktop.view.buttons import Align
from tarot_desktop.view.choice_row import SLIM_ROW
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Looked, Weight, device_ratio, draw_text, text_width
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.strokes import draw_frame
from tarot_desktop.view.theme import BODY, SMALL
from tarot_desktop.view.words import bid_name

_ROW, _TWO_LINES = 52, 36
_PORTRAIT = 32
_BEFORE = 8 + _PORTRAIT + 10
"""From the row's left end to the name, in units."""


class SpeakerRow(Looked, QWidget):
    """One seat of the auction: portrait, name, and what it said."""

    def __init__(self, deck: Deck, person: PersonCard) -> None:
        super().__init__()
        self._deck, self._person = deck, person
        self._said, self._top, self._turn, self._quiet = "", False, False, True
        self._stacked, self._high = False, float(_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_stacked(self, stacked: bool) -> None:
        """Write what was said below the name, or at the right end."""
        self._stacked = stacked
        self.updateGeometry()

    def set_height(self, units: float) -> None:
        """Be this high where there is little room, in units; two lines need more than one."""
        self._high = max(float(_TWO_LINES), units) if self._stacked else units
        self.updateGeometry()

    def tell(self, said: str, *, top: bool, turn: bool, quiet: bool) -> None:
        """Show what was said; `top`: the highest bid; `quiet`: nothing that weighs."""
        self._said, self._top, self._turn, self._quiet = said, top, turn, quiet
        self.setAccessibleName(f"{self._person.name}, {said}" if said else self._person.name)
        self.relook()

    def sizeHint(self) -> QSize:
        """Return the room for portrait, name and words."""
        return QSize(self._width(), self.look.px(self._high))

    def minimumSizeHint(self) -> QSize:
        """Return the least room; the height may shrink to the text's."""
        return QSize(self._width(), self.look.px(SLIM_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the row, framed in gold on its turn."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 3, -1, -3)
        if self._turn:
            draw_frame(painter, box, self.look, self.look.colour("field"), self.look.colour("gold"))
        side = min(self.look.px(_PORTRAIT), int(box.height()) - 2)
        portrait = self._deck.portrait(self._person.portrait_code, side, device_ratio(self))
        painter.drawPixmap(QPointF(self.look.px(8), round(box.center().y() - side / 2)), portrait)
        painter.setFont(self._name_font())
        painter.setPen(self.look.colour("ink"))
        left, half = self.look.px(_BEFORE), box.height() / 2
        if self._stacked:
            draw_text(painter, box.adjusted(left, 0, 0, -half), self._person.name)
            self._draw_said(painter, box.adjusted(left, half - 2, 0, -2), Align.AlignLeft)
        else:
            draw_text(painter, box.adjusted(left, 0, 0, 0), self._person.name)
            self._draw_said(painter, box.adjusted(0, 0, -self.look.px(11), 0), Align.AlignRight)

    def _draw_said(self, painter: QPainter, box: QRectF, align: Qt.AlignmentFlag) -> None:
        painter.setFont(self._said_font())
        painter.setPen(self.look.colour("soft" if self._quiet else "ink"))
        draw_text(painter, box, self._said, align)
        if self._top:
            painter.setPen(QPen(self.look.colour("gold"), self.look.px(2)))
            wide = text_width(self._said, self._said_font())
            left = box.left() if align is Align.AlignLeft else box.right() - wide
            under = box.center().y() + QFontMetricsF(painter.font()).capHeight()
            painter.drawLine(QPointF(left, under), QPointF(left + wide, under))

    def _width(self) -> int:
        name = text_width(self._person.name, self._name_font())
        said = text_width(self._said, self._said_font())
        if self._stacked:
            return int(self.look.px(_BEFORE + 6) + max(name, said) + 1)
        return int(self.look.px(_BEFORE + 16 + 11) + name + said + 1)

    def _name_font(self) -> QFont:
        return self.look.font(BODY, Weight.DemiBold)

    def _said_font(self) -> QFont:
        if self._stacked or (self._quiet and not self._said_is_bid()):
            return self.look.font(SMALL, Weight.Normal if self._quiet else Weight.DemiBold)
        return self.look.font(BODY, Weight.Normal if self._quiet else Weight.DemiBold)

    def _said_is_bid(self) -> bool:
        return self._said == bid_name(Bid.PASS)
