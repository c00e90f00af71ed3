"""Lines of an account: a name, a detail, a number at the right end, under heads with a rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarot_desktop.rules.cards import Card
from tarot_desktop.view.buttons import Pressable
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked, Weight, mix
from tarot_desktop.view.panels.arithmetic import Line, Section
from tarot_desktop.view.panels.tables import clear
from tarot_desktop.view.pictures import CardRow, Icon
from tarot_desktop.view.strokes import draw_frame, draw_ring
from tarot_desktop.view.theme import SMALL

_IN_ROW, _CARD = 14, 76
"""Cards in a row of a line's cards, and their height in units."""


class Rule(Looked, QWidget):
    """A hairline across the width."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the height of the line and the room around it."""
        return QSize(0, self.look.px(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line."""
        painter = QPainter(self)
        line = max(1, round(1.25 * self.look.ui))
        middle = (self.height() - line) // 2
        painter.fillRect(0, middle, self.width(), line, self.look.colour("edge"))


class Head(Label):
    """The head of a section, in small capitals height."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, size=SMALL, weight=Weight.DemiBold, role="soft")

    def say(self, marked: str) -> None:
        """Show the head in capitals; it is read aloud as written."""
        super().say(marked.upper())
        self.setAccessibleName(marked)


class LedgerLine(Pressable):
    """One line of an account; one that has cards unfolds them when it is pressed."""

    def __init__(self, deck: Deck, line: Line) -> None:
        super().__init__("")
        self._row = QHBoxLayout(self)
        weight = Weight.DemiBold if line.strong else Weight.Normal
        self._row.addWidget(Label(line.name, weight=weight))
        self._row.addWidget(Label(line.detail, size=SMALL, role="soft", wrap=True), 1)
        self._row.addWidget(_value(line))
        for label in self.findChildren(Label):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._arrow = Icon(deck, "arrow-down", 12, "soft")
        self._arrow.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row.insertWidget(1, self._arrow)
        self._arrow.setVisible(bool(line.cards))
        self.setCheckable(bool(line.cards))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if line.cards else Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        words = (line.name, line.detail, line.value)
        self.setAccessibleName(", ".join(word for word in words if word))

    def sizeHint(self) -> QSize:
        """Return the room for the three texts."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least room for the three texts."""
        return self._row.minimumSize()

    def relook(self) -> None:
        """Take over the lengths of the look."""
        px = self.look.px
        self._row.setContentsMargins(0, px(4), 0, px(4))
        self._row.setSpacing(px(8))
        super().relook()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a light below the mouse and the focus ring; the texts draw themselves."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isCheckable() and (self.underMouse() or self.isChecked()):
            fill = mix(self.look.colour("inset"), self.look.colour("edge"), 0.4)
            draw_frame(painter, QRectF(self.rect()), self.look, fill, None, radius=5)
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")


def _value(line: Line) -> Label:
    right = Qt.AlignmentFlag.AlignRight
    return Label(line.value, weight=Weight.DemiBold, role=line.role, align=right)


class _Cards(Looked, QWidget):
    """The cards of a line, some of them in each row."""

    def __init__(self, deck: Deck, cards: Sequence[Card]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for start in range(0, len(cards), _IN_ROW):
            row = CardRow(deck, _CARD)
            row.show_cards(cards[start : start + _IN_ROW])
            column.addWidget(row)
        self.hide()


class Ledger(Looked, QWidget):
    """Sections of lines, one below the other."""

    unfolded = Signal()
    """The cards of a line were shown or put away."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Show these sections in place of the ones before."""
        clear(self._column)
        for place, section in enumerate(sections):
            if place:
                self._column.addWidget(Gap())
            for widget in (Head(section.head), Rule()):
                self._column.addWidget(widget)
            for line in section.lines:
                self._add(line)
        self.set_look(self.look.colours, self.look.ui)

    def _add(self, line: Line) -> None:
        row = LedgerLine(self._deck, line)
        self._column.addWidget(row)
        if line.cards:
            cards = _Cards(self._deck, line.cards)
            self._column.addWidget(cards)
            row.toggled.connect(cards.setVisible)
            row.toggled.connect(self.unfolded)


class Gap(Looked, QWidget):
    """Free paper between two sections."""

    def sizeHint(self) -> QSize:
        """Return its height."""
        return QSize(0, self.look.px(8))
