"""A bare Petit: whose it is, the hand laid open, who deals next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Seat
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.cancelled import ShortDealPanel
from tarot_desktop.view.pictures import CardRow, in_order
from tarot_desktop.view.words import petit_sec_shown

_CARD, _LEAST_CARD = 92, 56


class PetitSecPanel(ShortDealPanel):
    """The notice of a deal that a bare Petit cancels."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-star", parent)
        self._seat: Seat = 0

    def fill(self) -> None:
        """Make room for the open hand."""
        self.hand = CardRow(self.deck, _CARD)
        self.body.addWidget(self.hand)

    def show_petit_sec(
        self, seen: Observation, names: Sequence[str], next_dealer: Seat, *, over: bool = False
    ) -> None:
        """Show the hand that cancels the deal."""
        if seen.petit_sec is None or seen.petit_sec_hand is None:
            return
        self._seat = seen.petit_sec[0]
        self.hand.show_cards(in_order(seen.petit_sec_hand))
        self.tell_next(names, next_dealer, over=over)
        self.retranslate()

    def fitted(self, room: QSize) -> QSize:
        """Make the cards lower where there is little room."""
        self.hand.set_height(_CARD)
        self.settle()
        wide = min(room.width(), max(self.minimumSizeHint().width(), self.look.px(520)))
        over = self.heightForWidth(wide) - room.height()
        if over > 0:
            self.hand.set_height(max(_LEAST_CARD, _CARD - over / self.look.ui - 1))
        return super().fitted(room)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Bare Petit"))
        if self.names:
            self.told.say(petit_sec_shown(self._seat, self.names))
        super().retranslate()
