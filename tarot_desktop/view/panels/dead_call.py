"""A dead chien: the called card lies in it, and the deal is cancelled."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.cancelled import ShortDealPanel
from tarot_desktop.view.pictures import CardRow
from tarot_desktop.view.words import the_card

_CARD, _LEAST_CARD = 130, 64


class DeadCallPanel(ShortDealPanel):
    """The notice of a deal that the call cancels."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-crown", parent)
        self._called: Card | None = None

    def fill(self) -> None:
        """Make room for the chien."""
        self.chien = CardRow(self.deck, _CARD)
        self.body.addWidget(self.chien)

    def show_dead_call(
        self, seen: Observation, names: Sequence[str], next_dealer: Seat, *, over: bool = False
    ) -> None:
        """Show the chien that cancels the deal."""
        self._called = seen.called_card
        self.chien.show_cards(seen.chien or ())
        self.tell_next(names, next_dealer, over=over)
        self.retranslate()

    def fitted(self, room: QSize) -> QSize:
        """Make the cards lower where there is little room."""
        self.chien.set_height(_CARD)
        self.settle()
        wide = min(room.width(), max(self.minimumSizeHint().width(), self.look.px(520)))
        over = self.heightForWidth(wide) - room.height()
        if over > 0:
            self.chien.set_height(max(_LEAST_CARD, _CARD - over / self.look.ui - 1))
        return super().fitted(room)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Dead chien"))
        if self._called is not None:
            said = self.tr("The taker called {card}, which lies in the chien: nobody scores.")
            self.told.say(said.format(card=the_card(self._called)))
        super().retranslate()
