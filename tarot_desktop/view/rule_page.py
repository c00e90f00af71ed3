"""The text of the rule book: chapters one below the other, to read, to scroll and to copy from."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextEdit

from tarot_desktop.storage.agreement_words import AGREEMENT_WORDS
from tarot_desktop.storage.declarations import CONTEXT as SETTINGS
from tarot_desktop.view.look import Looked, Weight
from tarot_desktop.view.rule_texts import CHAPTERS, CONTEXT, Chapter
from tarot_desktop.view.scroll import bar_style
from tarot_desktop.view.strokes import draw_ring
from tarot_desktop.view.theme import BODY, HEAD

_LINE_PERCENT = 125
_GAP = 10
"""Room left above a title that was asked for, in units."""
_Interaction = Qt.TextInteractionFlag


class RulePage(Looked, QTextEdit):
    """All chapters; a place is the title of one, or the name of an agreement."""

    chapter_reached = Signal(int)
    """The chapter at the top of what is seen now, from 0."""

    def __init__(self) -> None:
        super().__init__()
        self._places: dict[int | str, int] = {}
        self._place: int | str = 0
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            _Interaction.TextSelectableByMouse | _Interaction.TextSelectableByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().valueChanged.connect(self._tell_chapter)
        self.relook()

    def go_to(self, place: int | str) -> None:
        """Put a chapter, by its number from 0, or the paragraph of an agreement at the top."""
        self._place = place
        cursor = QTextCursor(self._block(place))
        self.setTextCursor(cursor)
        top = self.document().documentLayout().blockBoundingRect(cursor.block()).top()
        self.verticalScrollBar().setValue(round(top) - self.look.px(_GAP))

    def chapter(self) -> int:
        """Return the chapter at the top of what is seen, from 0."""
        top = QPoint(0, self.look.px(2 * _GAP))
        first = self.cursorForPosition(top).blockNumber()
        begun = [
            place
            for place, block in self._places.items()
            if isinstance(place, int) and block <= first
        ]
        return max(begun, default=0)

    def relook(self) -> None:
        """Take over type and colours."""
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, self.look.colour("ink"))
        palette.setColor(QPalette.ColorRole.Base, self.look.colour("inset"))
        palette.setColor(QPalette.ColorRole.Highlight, self.look.colour("gold"))
        palette.setColor(QPalette.ColorRole.HighlightedText, self.look.colour("on_gold"))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(bar_style(self.look))
        self.setViewportMargins(*(self.look.px(4),) * 4)
        self.write()

    def write(self) -> None:
        """Write everything again, in the language and at the type of the window."""
        self.document().setDocumentMargin(self.look.px(10))
        self._places.clear()
        self.clear()
        cursor = QTextCursor(self.document())
        title = self._style(self.look.font(HEAD, Weight.Bold))
        for number, chapter in enumerate(CHAPTERS):
            above = 22 if number else 0
            place = self._add(cursor, _said(chapter.title), title, above=above, level=1)
            self._places[number] = place
            self._write_chapter(cursor, chapter)
        self.go_to(self._place)

    def minimumSizeHint(self) -> QSize:
        """Return the room for a few lines."""
        return QSize(self.look.px(240), self.look.px(120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what was asked for at the top: the lines break elsewhere now.

        While the page is written its scroll bar goes and comes: then the place is not there yet.
        """
        super().resizeEvent(event)
        if self._place in self._places:
            self.go_to(self._place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and the focus ring along its edge."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ring(painter, self.viewport().rect(), self.look, "ink")

    def _write_chapter(self, cursor: QTextCursor, chapter: Chapter) -> None:
        text = self._style(self.look.font(BODY))
        for paragraph in chapter.paragraphs:
            self._add(cursor, _said(paragraph), text)
        name_style = self._style(self.look.font(BODY, Weight.DemiBold))
        for name, paragraph in chapter.agreements.items():
            said = agreement_name(name)
            self._places[name] = self._add(cursor, said, name_style, above=12, level=2)
            self._add(cursor, _said(paragraph), text, above=2)

    def _add(
        self,
        cursor: QTextCursor,
        text: str,
        style: QTextCharFormat,
        *,
        above: float = 6,
        level: int = 0,
    ) -> int:
        """Write a paragraph at the end and return the number of its block."""
        block = QTextBlockFormat()
        block.setTopMargin(above * self.look.ui)
        block.setHeadingLevel(level)
        proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        block.setLineHeight(_LINE_PERCENT, proportional.value)
        if self.document().isEmpty():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        cursor.insertText(text, style)
        return cursor.blockNumber()

    def _style(self, made: QFont) -> QTextCharFormat:
        style = QTextCharFormat()
        style.setFont(made)
        style.setForeground(self.look.colour("ink"))
        return style

    def _block(self, place: int | str) -> QTextBlock:
        return self.document().findBlockByNumber(self._places[place])

    def _tell_chapter(self) -> None:
        self.chapter_reached.emit(self.chapter())


def agreement_name(name: str) -> str:
    """Return what the settings call an agreement."""
    return QCoreApplication.translate(SETTINGS, AGREEMENT_WORDS[name].label)


def chapter_titles() -> list[str]:
    """Return the titles of all chapters, in order."""
    return [_said(chapter.title) for chapter in CHAPTERS]


def _said(source: str) -> str:
    return QCoreApplication.translate(CONTEXT, source)
