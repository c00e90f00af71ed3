"""The question before a running session is given up for another one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.question import Question


class AbandonPanel(Question):
    """Keep playing, or begin a new session."""

    keep_wanted = Signal()
    new_wanted = Signal()
    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-lozenge", parent)
        self._deal = 1
        self._planned: int | None = None
        self.new = self.button()
        self.keep = self.button(primary=True)
        self.new.clicked.connect(self.new_wanted)
        self.keep.clicked.connect(self.keep_wanted)
        self.retranslate()

    def ask(self, deal: int, planned: int | None) -> None:
        """Ask about a session that stands at deal `deal` (from 1) of `planned`."""
        self._deal, self._planned = deal, planned
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("New session?"))
        if self._planned is None:
            said = self.tr(
                "This session stands at deal <b>{deal}</b>. It stays in the history, "
                "where you can go on with it."
            )
        else:
            said = self.tr(
                "This session stands at deal <b>{deal} of {planned}</b>. It stays in the "
                "history, where you can go on with it."
            )
        self.text.say(said.format(deal=self._deal, planned=self._planned))
        self.new.setText(self.tr("&New session"))
        self.keep.setText(self.tr("&Keep playing"))
        self.settle()

    def first_choice(self) -> QWidget | None:
        """Return the button that loses nothing."""
        return self.keep
