"""The whole truth of one deal, frozen.

A state may also be partial: `hands`, `chien` and `discard` are None where they are not known (a
deal rebuilt from what one seat knows).  Everything that `evolve` does works on partial states.
"""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.results import End, Result, Trick
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.announcements import Announced
from tarot_desktop.rules.bidding import Bid, SpokenBid
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.rules.tables import Table, playing_order, table

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """One deal at one moment."""

    seats: int
    agreements: Agreements
    dealer: Seat
    hands: tuple[Hand | None, ...]
    """As dealt, by seat, canonical order."""
    chien: Hand | None
    """In the order dealt."""
    pack: Hand | None = None
    chien_positions: tuple[int, ...] | None = None
    petit_sec: tuple[Seat, PetitSecChoice] | None = None
    bids: tuple[SpokenBid, ...] = ()
    taker: Seat | None = None
    """Set, like the contract, once everybody has spoken."""
    contract: Bid | None = None
    called_card: Card | None = None
    turned: bool = False
    """The chien lies face up and belongs to the taker's hand."""
    discarded: bool = False
    discard: Hand | None = None
    discard_shown: Hand = ()
    slam_announced: bool | None = None
    announcements: tuple[Announced, ...] = ()
    declined: frozenset[Seat] = frozenset()
    """Seats that could have announced something and did not."""
    protected_seat: Seat | None = None
    """The seat whose Petit is protected, known from the start of the play."""
    petit_marked: bool = False
    """The protected Petit has been played, marked."""
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    end: End | None = None
    result: Result | None = None

    @property
    def table(self) -> Table:
        """The numbers of this table."""
        return table(self.seats, self.agreements)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The active seats in playing order."""
        return playing_order(self.table, self.dealer)

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card played so far, in order."""
        on_table = self.trick.plays if self.trick else ()
        return (*(play for trick in self.tricks for play in trick.plays), *on_table)

    def start_hand(self, seat: Seat) -> Hand:
        """Return the cards with which `seat` starts the play, as far as they are settled.

        Canonical order.  Raise ValueError if this state does not know them.
        """
        dealt = self.hands[seat]
        if dealt is None:
            raise ValueError(f"the hand of seat {seat} is not known")
        if seat != self.taker or not self.turned or self.chien is None:
            return dealt
        gone = frozenset(self.discard or ())
        return tuple(sorted(card for card in (*dealt, *self.chien) if card not in gone))

    def held(self, seat: Seat) -> Hand:
        """Return the cards `seat` holds now, in canonical order; raise ValueError if unknown."""
        gone = {card for player, card in self.plays if player == seat}
        return tuple(card for card in self.start_hand(seat) if card not in gone)

    def partner(self) -> Seat | None:
        """Return the other active seat that was dealt the called card, or None if none is known."""
        if self.called_card is None:
            return None
        for seat, hand in enumerate(self.hands):
            if seat != self.taker and hand is not None and self.called_card in hand:
                return seat
        played = (seat for seat, card in self.plays if card == self.called_card)
        return next((seat for seat in played if seat != self.taker), None)

    def may_be_partner(self, seat: Seat) -> bool:
        """Return whether `seat` is the partner, or may be for all that this state knows."""
        if self.called_card is None or seat == self.taker:
            return False
        partner = self.partner()
        if partner is not None:
            return seat == partner
        known = [*self.hands, self.chien, self.discard]
        placed = any(cards is not None and self.called_card in cards for cards in known)
        return self.hands[seat] is None and not placed

    def attack(self) -> frozenset[Seat]:
        """Return the seats of taker and partner; empty while nobody has taken."""
        return frozenset({self.taker, self.partner()} - {None})  # type: ignore[arg-type]
