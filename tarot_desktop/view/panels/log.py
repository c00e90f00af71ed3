"""Everything that happened, one sentence a line, newest last."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from tarot_desktop.game.events import Dealt, Event
from tarot_desktop.game.observation import Observation
from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Looked
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.scroll import bar_style
from tarot_desktop.view.strokes import draw_ring
from tarot_desktop.view.words import event_sentence

_KEPT = 1500
"""Lines kept; the oldest go first."""

Entry = tuple[Event, Observation] | str


class LogText(Looked, QPlainTextEdit):
    """Text to read, to scroll by keys and to copy from."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.relook()

    def relook(self) -> None:
        """Take over type and colours."""
        self.setFont(self.look.font())
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, self.look.colour("ink"))
        palette.setColor(QPalette.ColorRole.Base, self.look.colour("inset"))
        palette.setColor(QPalette.ColorRole.Highlight, self.look.colour("gold"))
        palette.setColor(QPalette.ColorRole.HighlightedText, self.look.colour("on_gold"))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(bar_style(self.look))
        self.setViewportMargins(*(self.look.px(4),) * 4)
        self.document().setDocumentMargin(self.look.px(10))

    def minimumSizeHint(self) -> QSize:
        """Return the room for a few lines."""
        return QSize(self.look.px(200), self.look.px(100))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and the focus ring along its edge."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ring(painter, self.viewport().rect(), self.look, "ink")


class LogPanel(PaperPanel):
    """The log of the session."""

    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._entries: deque[Entry] = deque(maxlen=_KEPT)
        self._names: tuple[str, ...] = ()
        self.text = LogText()
        self.body.addWidget(self.text)
        self.close_button = PaperButton()
        self.close_button.clicked.connect(self.closed)
        self.add_button(self.close_button)
        self.retranslate()

    def set_names(self, names: Sequence[str]) -> None:
        """Call the seats by these names from now on."""
        self._names = tuple(names)

    def add(self, event: Event, seen: Observation) -> str:
        """Write down what happened and return its sentence; empty for what needs none."""
        sentence = event_sentence(event, seen, self._names)
        if sentence:
            self._entries.append((event, seen))
            self._write(event, sentence)
        return sentence

    def note(self, sentence: str) -> None:
        """Write down a sentence that is no event."""
        self._entries.append(sentence)
        self.text.appendPlainText(sentence)

    def clear_log(self) -> None:
        """Forget everything: a new session begins."""
        self._entries.clear()
        self.text.clear()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Log"))
        self.close_button.setText(self.tr("C&lose"))
        self.text.setAccessibleName(self.tr("Log"))
        self.text.clear()
        for entry in self._entries:
            if isinstance(entry, str):
                self.text.appendPlainText(entry)
            else:
                self._write(entry[0], event_sentence(*entry, self._names))
        self.text.moveCursor(QTextCursor.MoveOperation.End)

    def first_choice(self) -> QWidget | None:
        """Return the text, so that the arrow keys scroll it."""
        return self.text

    def sizeHint(self) -> QSize:
        """Return the size of a side panel."""
        return QSize(self.look.px(320), self.look.px(480))

    def _write(self, event: Event, sentence: str) -> None:
        if isinstance(event, Dealt) and not self.text.document().isEmpty():
            self.text.appendPlainText("")
        self.text.appendPlainText(sentence)
