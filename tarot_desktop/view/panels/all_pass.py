"""Everyone passed: who said what, who deals next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Seat
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.cancelled import ShortDealPanel
from tarot_desktop.view.panels.speakers import SpeakerRow
from tarot_desktop.view.panels.tables import clear
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.words import bid_name

_ACROSS = 2
"""Seats side by side."""


class AllPassPanel(ShortDealPanel):
    """The recap of an auction that nobody won."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-crown", parent)
        self._seen: Observation | None = None
        self._people: tuple[PersonCard, ...] = ()

    def fill(self) -> None:
        """Make room for one cell a seat."""
        self.lines = QGridLayout()
        self.lines.setVerticalSpacing(0)
        self.lines.setHorizontalSpacing(24)
        self.body.addLayout(self.lines)

    def show_all_pass(
        self,
        seen: Observation,
        people: Sequence[PersonCard],
        next_dealer: Seat,
        *,
        over: bool = False,
    ) -> None:
        """Show who said what."""
        self._seen, self._people = seen, tuple(people)
        self.tell_next([person.name for person in people], next_dealer, over=over)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Everyone passed"))
        self.told.say(self.tr("Nobody takes: nobody scores, and the deal passes on."))
        clear(self.lines)
        for place, (seat, bid) in enumerate(self._seen.bids if self._seen else ()):
            line = SpeakerRow(self.deck, self._people[seat])
            line.tell(bid_name(bid), top=False, turn=False, quiet=bid is Bid.PASS)
            self.lines.addWidget(line, *divmod(place, _ACROSS))
        super().retranslate()
