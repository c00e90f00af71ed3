"""A panel of paper, built like a card: an inset with a notch for the title, another for buttons."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from tarot_desktop.view.buttons import ButtonKind, PaperButton, Pressable
from tarot_desktop.view.chips import Chip, ChipKind
from tarot_desktop.view.choice_row import Cell, ChoiceRow
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import (
    Look,
    Looked,
    Weight,
    device_ratio,
    draw_text,
    rounded_polygon,
    text_width,
)
from tarot_desktop.view.theme import TITLE, Colours

__all__ = ["ButtonKind", "Cell", "Chip", "ChipKind", "ChoiceRow", "PaperButton", "PaperPanel"]

LEAST_UI, SHRINK = 0.8, 0.94
"""The smallest type a panel may have, and by how much it shrinks at a time."""
_STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
}
SHADOW = 10
"""Room around a panel for its shadow, in units."""
MARGIN = 10
"""Paper around the inset, in units."""
NOTCH = 40
"""Height of the notch that holds the title, in units."""
_MEDALLION = 30
_SIDE = 18
"""From the inset's edge to what stands in it."""
_SHADOWS = ((0, 2, 26), (2, 4, 14), (5, 6, 8))
"""Growth and offset downwards in units, opacity of 255, of each soft layer."""


class PaperPanel(Looked, QWidget):
    """Paper with a titled inset: fill `body`, add the buttons to `foot`.

    `beside`: the body begins at the inset's top, beside the notch, and keeps clear of it itself.
    """

    closed = Signal()
    """Esc was pressed, or a button that closes."""
    closable = False
    """Whether Esc closes the panel."""

    def __init__(
        self,
        deck: Deck,
        title: str,
        icon: str,
        parent: QWidget | None = None,
        *,
        beside: bool = False,
    ) -> None:
        super().__init__(parent)
        self._deck = deck
        self._icon = icon
        self._title = ""
        self._beside = beside
        self.body = QVBoxLayout()
        self.foot = QHBoxLayout()
        self.foot.setSpacing(0)
        self._buttons: list[QWidget] = []
        self._whole = whole = QVBoxLayout(self)
        whole.setSpacing(0)
        whole.addLayout(self.body, 1)
        whole.addLayout(self.foot)
        self.set_title(title)
        self.relook()

    @property
    def deck(self) -> Deck:
        """The deck whose pictures this panel shows."""
        return self._deck

    def set_title(self, title: str) -> None:
        """Show another title."""
        self._title = title
        self.setAccessibleName(title)
        self.updateGeometry()
        self.update()

    def title(self) -> str:
        """Return the title shown."""
        return self._title

    def add_button(self, button: QWidget) -> None:
        """Add a button to the right end of the foot: the primary one comes last."""
        if not self._buttons and self.foot.isEmpty():
            self.foot.addStretch(1)
        self._buttons.append(button)
        self.foot.addWidget(button)
        self.relook()

    def add_note(self, note: QWidget) -> None:
        """Put a note to the left of the buttons; call it before the first `add_button`."""
        self.foot.addSpacing(self.look.px(_SIDE - 4))
        self.foot.addWidget(note, 1)
        self.foot.addSpacing(self.look.px(24))

    def move_foot(self, column: QVBoxLayout | None) -> None:
        """Put the buttons at the end of `column`, so that the body reaches down beside them.

        None: below the whole body again.
        """
        before = self.foot.parent()
        assert isinstance(before, QLayout)
        before.removeItem(self.foot)
        self.foot.setParent(None)
        (column or self._whole).addLayout(self.foot)

    def notch_width(self) -> int:
        """Return how far the title's notch reaches into the inset, in pixels."""
        title = text_width(self._title, self.look.font(TITLE, Weight.Bold))
        return int(self.look.px(4 + _MEDALLION + 11 + 36) + title)

    def notch_height(self) -> int:
        """Return the height of the title's notch, in pixels."""
        return self.look.px(NOTCH)

    def set_look(self, colours: Colours, ui: float) -> None:
        """Use these colours and this scale here and in every widget inside."""
        super().set_look(colours, ui)
        self.settle()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""

    def fit(self, room: QSize) -> QSize:
        """Adapt to at most this much room and return the size that is wanted.

        Where nothing else helps, the type becomes smaller: better that than cut.
        """
        size = self.fitted(room)
        while self._is_cut(size, room) and self.look.ui > LEAST_UI:
            self.set_look(self.look.colours, self.look.ui * SHRINK)
            size = self.fitted(room)
        return size

    def is_whole_in(self, room: QSize) -> bool:
        """Return whether this much room shows everything, without scrolling."""
        size = self.fitted(room)
        return self.sizeHint().height() <= room.height() and not self._is_cut(size, room)

    def fitted(self, room: QSize) -> QSize:
        """Adapt to this room at the type's size and return the size that is wanted."""
        return self.sizeHint().boundedTo(room)

    def _is_cut(self, size: QSize, room: QSize) -> bool:
        least = self.minimumSizeHint()
        high = max(least.height(), self._whole.minimumHeightForWidth(size.width()))
        return least.width() > room.width() or high > room.height()

    def settle(self) -> None:
        """Let every widget inside count, new ones too, and every layout forget what it knew.

        Lists that pop up are windows of their own: shown unasked they would take the next click.
        """
        for widget in self.findChildren(QWidget):
            decided = widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
            if not decided and not widget.isWindow():
                widget.show()
        for layout in self.findChildren(QLayout):
            layout.invalidate()
        for widget in reversed(self.findChildren(QWidget)):
            widget.updateGeometry()

    def order_tabs(self) -> None:
        """Let Tab go through everything inside as it was built, rows that came later too."""
        tab = Qt.FocusPolicy.TabFocus
        stops = [one for one in self.findChildren(QWidget) if one.focusPolicy() & tab]
        for one, following in pairwise(stops):
            self.setTabOrder(one, following)

    def choices(self) -> list[QPushButton]:
        """Return the buttons that can be pressed now, in the order of Tab."""
        found = self.findChildren(Pressable)
        return [button for button in found if button.isEnabled() and button.isVisibleTo(self)]

    def first_choice(self) -> QWidget | None:
        """Return what has the focus when the panel opens."""
        return next(iter(self.choices()), None)

    def take_focus(self) -> None:
        """Put the focus on the first choice, or on the panel itself."""
        (self.first_choice() or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between the choices by arrow keys; Esc closes what can be closed."""
        step = _STEPS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and self.closable:
            self.closed.emit()
        elif step is None or not self._move(step):
            super().keyPressEvent(event)

    def _move(self, step: int) -> bool:
        choices = self.choices()
        focus = self.focusWidget()
        if focus not in choices:
            return False
        choices[(choices.index(focus) + step) % len(choices)].setFocus(
            Qt.FocusReason.TabFocusReason
        )
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        px = self.look.px
        layout = self.layout()
        if layout is None:
            return
        edge = px(SHADOW) + px(MARGIN)
        foot = px(SHADOW) + px(6) if self._buttons else edge
        layout.setContentsMargins(edge, edge, edge, foot)
        top = px(14) if self._beside else self.notch_height() + px(10)
        self.body.setContentsMargins(px(_SIDE), top, px(_SIDE), px(12))
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the body, and for the title's notch."""
        return self._at_least_title(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the least room that cuts neither body nor title."""
        return self._at_least_title(super().minimumSizeHint())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw shadow, paper, inset, medallion and title."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = self.look.px(SHADOW)
        paper = QRectF(self.rect()).adjusted(shadow, shadow, -shadow, -shadow)
        draw_paper(painter, paper, self.look)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.colour("inset"))
        if self.look.colours.inset == self.look.colours.paper:
            painter.setPen(QPen(self.look.colour("edge"), 1.25))
        margin = self.look.px(MARGIN)
        inset = paper.adjusted(margin, margin, -margin, -margin)
        painter.drawPath(self._inset_path(inset))
        self._draw_title(painter, inset)

    def _at_least_title(self, size: QSize) -> QSize:
        frame = 2 * (self.look.px(SHADOW) + self.look.px(MARGIN))
        return size.expandedTo(QSize(self.notch_width() + frame + self.look.px(24), 0))

    def _inset_path(self, inset: QRectF) -> QPainterPath:
        outer, inner = float(self.look.px(8)), float(self.look.px(14))
        left, top, right, low = inset.left(), inset.top(), inset.right(), inset.bottom()
        across, down = left + self.notch_width(), top + self.notch_height()
        corners = [(across, top, outer), (right, top, outer)]
        shown = [button for button in self._buttons if not button.isHidden()]
        if shown:
            step = shown[0].geometry().left() - self.look.px(10)
            high = min(button.geometry().top() for button in shown) - self.look.px(4)
            corners += [(right, high, outer), (step, high, inner), (step, low, outer)]
        else:
            corners.append((right, low, outer))
        corners += [(left, low, outer), (left, down, outer), (across, down, inner)]
        return rounded_polygon(corners)

    def _draw_title(self, painter: QPainter, inset: QRectF) -> None:
        side = self.look.px(_MEDALLION)
        middle = inset.top() + self.look.px(16)
        left = inset.left() + self.look.px(4)
        medallion = self._deck.icon(self._icon, side, device_ratio(self))
        painter.drawPixmap(QPointF(round(left), round(middle - side / 2)), medallion)
        painter.setFont(self.look.font(TITLE, Weight.Bold))
        painter.setPen(self.look.colour("ink"))
        start = left + side + self.look.px(11)
        draw_text(painter, QRectF(start, middle - side / 2, inset.width(), side), self._title)


def draw_paper(painter: QPainter, paper: QRectF, look: Look, radius: float = 12) -> None:
    """Draw a sheet of paper and its soft shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, down, alpha in _SHADOWS:
        by, offset = look.px(grow) if grow else 0, look.px(down)
        painter.setBrush(QColor(0, 0, 0, alpha))
        round_by = look.px(radius) + by
        painter.drawRoundedRect(
            paper.adjusted(-by, offset - by, by, offset + by).intersected(
                QRectF(paper).adjusted(-look.px(SHADOW), 0, look.px(SHADOW), look.px(SHADOW))
            ),
            round_by,
            round_by,
        )
    painter.setBrush(look.colour("paper"))
    painter.setPen(QPen(look.colour("edge"), 1.25))
    painter.drawRoundedRect(paper, look.px(radius), look.px(radius))
