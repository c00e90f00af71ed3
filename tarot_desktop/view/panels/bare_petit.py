"""The private question of the agreement `petit_sec = optional`: show the bare Petit, or play."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.question import Question


class BarePetitPanel(Question):
    """Cancel the deal, or keep quiet."""

    decided = Signal(object)
    """The PetitSecChoice that was pressed."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-star", parent)
        self.show_it = self.button()
        self.play = self.button(primary=True)
        self.show_it.clicked.connect(lambda: self.decided.emit(PetitSecChoice.CANCEL))
        self.play.clicked.connect(lambda: self.decided.emit(PetitSecChoice.PLAY))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Bare Petit"))
        self.text.say(
            self.tr(
                "The Petit is your only trump. Shown, it cancels the deal and the next player "
                "deals. Nobody learns that you were asked if you play."
            )
        )
        self.show_it.setText(self.tr("&Show and cancel"))
        self.play.setText(self.tr("&Play"))
        self.settle()

    def first_choice(self) -> QWidget | None:
        """Return the button that reveals nothing."""
        return self.play
