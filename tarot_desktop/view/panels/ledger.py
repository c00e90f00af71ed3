"""Lines of an account: a name, a detail, a number at the right end, under heads with a rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarot_desktop.view.look import Label, Looked, Weight
from tarot_desktop.view.panels.arithmetic import Line, Section
from tarot_desktop.view.panels.tables import clear
from tarot_desktop.view.theme import SMALL


class Rule(Looked, QWidget):
    """A hairline across the width."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the height of the line and the room around it."""
        return QSize(0, self.look.px(8))

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


class LedgerLine(Looked, QWidget):
    """One line of an account."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        weight = Weight.DemiBold if line.strong else Weight.Normal
        name = Label(line.name, weight=weight)
        detail = Label(line.detail, size=SMALL, role="soft", wrap=True)
        value = Label(
            line.value,
            weight=Weight.DemiBold,
            role=line.role,
            align=Qt.AlignmentFlag.AlignRight,
        )
        self._row = QHBoxLayout(self)
        self._row.addWidget(name)
        self._row.addWidget(detail, 1)
        self._row.addWidget(value)
        words = (line.name, line.detail, line.value)
        self.setAccessibleName(", ".join(word for word in words if word))

    def relook(self) -> None:
        """Take over the lengths of the look."""
        px = self.look.px
        self._row.setContentsMargins(0, px(4), 0, px(4))
        self._row.setSpacing(px(8))
        super().relook()


class Ledger(Looked, QWidget):
    """Sections of lines, one below the other."""

    def __init__(self) -> None:
        super().__init__()
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
                self._column.addWidget(LedgerLine(line))
        self.set_look(self.look.colours, self.look.ui)


class Gap(Looked, QWidget):
    """Free paper between two sections."""

    def sizeHint(self) -> QSize:
        """Return its height."""
        return QSize(0, self.look.px(12))
