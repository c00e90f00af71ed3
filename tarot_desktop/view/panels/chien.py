"""The bar below a turned chien: whose it is, and Continue."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.view.buttons import RING, ButtonKind, PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked, Weight, text_width
from tarot_desktop.view.paper import SHADOW, draw_paper
from tarot_desktop.view.pictures import Icon
from tarot_desktop.view.theme import BODY


class ChienBar(Looked, QWidget):
    """One line of paper about the chien, with the button that goes on."""

    continued = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seen: Observation | None = None
        self._names: tuple[str, ...] = ()
        self._text = Label(strong="ink", wrap=True)
        self.go_on = PaperButton(kind=ButtonKind.PRIMARY)
        self.go_on.clicked.connect(self.continued)
        self._row = QHBoxLayout(self)
        self._row.addWidget(Icon(deck, "medallion-lozenge", 26))
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self.go_on)
        self.relook()

    def show_chien(self, seen: Observation, names: Sequence[str], *, waits: bool) -> None:
        """Say whose chien it is; `waits`: a button goes on, else time does."""
        self._seen, self._names = seen, tuple(names)
        self.go_on.setVisible(waits)
        self.retranslate()

    def take_focus(self) -> None:
        """Put the focus on Continue."""
        self.go_on.setFocus()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.go_on.setText(self.tr("&Continue"))
        self.go_on.set_hint(self.tr("Space"))
        self._text.say(self._whose())
        self.setAccessibleName(self._text.accessibleName())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        px = self.look.px
        self._row.setContentsMargins(px(SHADOW + 12), px(SHADOW), px(SHADOW + 4), px(SHADOW))
        self._row.setSpacing(px(10))
        super().relook()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = self.look.px(SHADOW)
        draw_paper(
            painter, QRectF(self.rect()).adjusted(shadow, shadow, -shadow, -shadow), self.look
        )

    def fit(self, room: QSize) -> QSize:
        """Stand in one line if there is room, else in two."""
        button = self.go_on.sizeHint().width() if not self.go_on.isHidden() else 0
        line = text_width(self.accessibleName(), self.look.font(BODY, Weight.DemiBold))
        around = self.look.px(2 * SHADOW + 12 + 4 + 26 + 3 * 10)
        wide = min(room.width(), int(line) + around + button)
        least = self.look.px(RING) * 2 + self.look.px(40 + 2 * SHADOW)
        return QSize(wide, min(room.height(), max(least, self.heightForWidth(wide))))

    def _whose(self) -> str:
        seen = self._seen
        if seen is None or seen.taker is None:
            return ""
        if seen.taker == seen.seat:
            return self.tr("The chien is turned for all: <b>it joins your hand.</b>")
        said = self.tr("The chien is turned for all: <b>it joins the hand of {name}.</b>")
        return said.format(name=self._names[seen.taker])
