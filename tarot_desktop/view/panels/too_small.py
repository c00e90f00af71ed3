"""What stands in a window in which the table cannot be read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarot_desktop.view.look import Label, Looked


class TooSmall(Looked, QWidget):
    """A notice over the whole window, for as long as the window is smaller than `least`."""

    def __init__(self, least: QSize, parent: QWidget) -> None:
        super().__init__(parent)
        self._least = least
        self._text = Label(role="cream", wrap=True)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._text)
        column.addStretch(1)
        self.retranslate()
        self.hide()

    def cover(self, size: QSize) -> None:
        """Cover a window of this size, or leave one that is large enough."""
        self.resize(size)
        self.setVisible(size.width() < self._least.width() or size.height() < self._least.height())
        self.raise_()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        said = self.tr("The window is too small for the table. It needs {width} × {height}.")
        said = said.format(width=self._least.width(), height=self._least.height())
        self._text.say(said)
        self.setAccessibleName(said)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        QPainter(self).fillRect(self.rect(), self.look.colour("deep"))
