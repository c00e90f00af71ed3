"""The question whether to announce a slam, and the one confirmation before it is said."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tarot_desktop.rules.scoring import Side, slam_term
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.question import Question
from tarot_desktop.view.words import signed


class SlamPanel(Question):
    """Announce a slam, or not."""

    decided = Signal(bool)
    """Whether the slam is announced."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-crown", parent)
        self._confirming = False
        self.announce = self.button()
        self.decline = self.button(primary=True)
        self.announce.clicked.connect(self._announce)
        self.decline.clicked.connect(self._decline)
        self.retranslate()

    def ask(self) -> None:
        """Begin with the question itself."""
        self._confirming = False
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Slam"))
        if self._confirming:
            self.text.say(self._consequences())
            self.announce.setText(self.tr("&Announce the slam"))
            self.decline.setText(self.tr("&Do not announce"))
        else:
            self.text.say(self.tr("Do you announce that your side will win every trick?"))
            self.announce.setText(self.tr("&Announce a slam…"))
            self.decline.setText(self.tr("&Play without"))
        self.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes from the confirmation back to the question."""
        if event.key() == Qt.Key.Key_Escape and self._confirming:
            self.ask()
            self.take_focus()
        else:
            super().keyPressEvent(event)

    def first_choice(self) -> QWidget | None:
        """Return the button that announces nothing."""
        return self.decline

    def _consequences(self) -> str:
        said = self.tr(
            "Announced and made: <b>{made}</b> from each defender. Made without a word: "
            "<b>{silent}</b>. Announced and lost: <b>{lost}</b>. "
            "Whoever announces leads to the first trick."
        )
        return said.format(
            made=signed(slam_term(True, Side.ATTACK)),
            silent=signed(slam_term(False, Side.ATTACK)),
            lost=signed(slam_term(True, None)),
        )

    def _announce(self) -> None:
        if self._confirming:
            self.decided.emit(True)
            return
        self._confirming = True
        self.retranslate()
        self.decline.setFocus()

    def _decline(self) -> None:
        self.decided.emit(False)
