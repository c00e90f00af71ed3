"""One notice at a time, in one place: a sentence and a button that takes it away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked
from tarot_desktop.view.paper import SHADOW, draw_paper
from tarot_desktop.view.pictures import Icon

_WIDTH = 640


class Notice(Looked, QWidget):
    """A strip of paper; a newer notice takes the place of the older one."""

    closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = Label(wrap=True)
        self.close_button = PaperButton()
        self.close_button.clicked.connect(self._close)
        self._row = QHBoxLayout(self)
        self._row.addWidget(Icon(deck, "medallion-lozenge", 26))
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self.close_button)
        self.retranslate()
        self.relook()
        self.hide()

    def tell(self, sentence: str) -> None:
        """Show this sentence."""
        self._text.say(sentence)
        self.setAccessibleName(sentence)
        self.updateGeometry()
        self.show()
        self.raise_()

    def sentence(self) -> str:
        """Return the sentence shown."""
        return self.accessibleName()

    def fit(self, room: QSize) -> QSize:
        """Return the size that is wanted in at most this much room: wider before higher."""
        usual = min(room.width(), self.look.px(_WIDTH))
        wide = min((usual, room.width()), key=self.heightForWidth)
        return QSize(wide, min(room.height(), max(self.heightForWidth(wide), self.look.px(68))))

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.close_button.setText(self.tr("C&lose"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        px = self.look.px
        above = px(SHADOW + 4)
        self._row.setContentsMargins(px(SHADOW + 12), above, px(SHADOW + 4), above)
        self._row.setSpacing(px(10))
        super().relook()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = self.look.px(SHADOW)
        paper = QRectF(self.rect()).adjusted(shadow, shadow, -shadow, -shadow)
        draw_paper(painter, paper, self.look)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
