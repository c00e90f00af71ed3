"""What one seat may know (rules 6.8): data only.

An observation is complete for its seat: what has happened as far as it is public, the seat's own
cards, what the deal waits for, and, when it waits for this very seat, every choice the rules
leave with the reason against every other card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.results import End, Result, Revealed, Trick
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.announcements import Announced, Misere, Tier
from tarot_desktop.rules.bidding import Bid, SpokenBid
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.rules.discarding import DiscardRules
from tarot_desktop.rules.play import Refusal
from tarot_desktop.rules.tables import Table, table


class Ask(StrEnum):
    """What the deal waits for; the words are those of the bot protocol."""

    PETIT_SEC = "petit_sec"
    BID = "bid"
    CALL = "call"
    DISCARD = "discard"
    SLAM = "slam"
    ANNOUNCE = "announce"
    PLAY = "play"


class Role(StrEnum):
    """What a seat is in this deal, as far as the observer knows."""

    NONE = "none"
    """Nobody has taken yet."""
    TAKER = "taker"
    PARTNER = "partner"
    DEFENDER = "defender"
    UNKNOWN = "unknown"
    """Partner or defender: not public yet."""
    RESTING = "resting"


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """What `seat` may know of a deal."""

    seat: Seat
    seats: int
    agreements: Agreements
    dealer: Seat
    active: tuple[Seat, ...]
    """The seats that have cards, in playing order."""

    ask: Ask | None
    """What the deal waits for, as far as this seat can tell; None when it is over."""
    turn: Seat | None
    """The seat it waits for."""

    dealt: tuple[Card, ...]
    """Own hand as dealt, canonical order; empty for a resting dealer."""
    hand: tuple[Card, ...]
    """Own cards now, canonical order; a taker who has not discarded yet holds the chien too."""
    hand_sizes: tuple[int, ...]
    """Cards left, by seat."""

    petit_sec: tuple[Seat, PetitSecChoice] | None
    """A shown bare Petit, or the seat's own choice to play one."""
    petit_sec_hand: tuple[Card, ...] | None
    """The hand of a bare Petit that was shown to cancel the deal."""
    bids: tuple[SpokenBid, ...]
    taker: Seat | None
    """Known once everybody has spoken, like the contract."""
    contract: Bid | None
    called_card: Card | None
    partner: Seat | None
    """The taker's partner, if this seat knows."""
    alone: bool
    """This seat knows that the taker has no partner (true for all at 3 and 4 active players)."""
    chien: tuple[Card, ...] | None
    """In the order dealt, once it is turned."""
    discard: tuple[Card, ...] | None
    """To the taker only."""
    discard_shown: tuple[Card, ...]
    slam_announced: bool | None
    """None until the taker has decided."""
    announcements: tuple[Announced, ...]
    tricks: tuple[Trick, ...]
    """Complete tricks, with their winners."""
    trick: Trick | None
    """The trick on the table, perhaps still empty; None before the play and at its end."""
    winning_seat: Seat | None
    """Who is winning the trick on the table."""
    protected_seat: Seat | None
    """A marked protected Petit's player, or the seat itself while its own is protected."""

    open_bids: tuple[Bid, ...] = ()
    callable_cards: tuple[Card, ...] = ()
    discard_rules: DiscardRules | None = None
    forced_discard: tuple[Card, ...] = ()
    """Trumps that this seat had to discard: they may fill a poignée."""
    open_tiers: tuple[Tier, ...] = ()
    open_miseres: tuple[Misere, ...] = ()
    legal_cards: tuple[Card, ...] = ()
    refusals: tuple[tuple[Card, Refusal], ...] = ()
    """The other cards of the hand, each with the reason against it."""

    end: End | None = None
    result: Result | None = None
    revealed: Revealed | None = None
    """Every card, once a deal that was played is counted."""

    @property
    def table(self) -> Table:
        """The numbers of this table."""
        return table(self.seats, self.agreements)

    @property
    def to_act(self) -> bool:
        """Whether the deal waits for this seat."""
        return self.turn == self.seat

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card played so far, in order."""
        on_table = self.trick.plays if self.trick else ()
        return (*(play for trick in self.tricks for play in trick.plays), *on_table)

    def role(self, seat: Seat) -> Role:
        """Return what `seat` is, as far as this seat knows."""
        if seat not in self.active:
            return Role.RESTING
        if self.taker is None:
            return Role.NONE
        if seat == self.taker:
            return Role.TAKER
        if self.partner is not None:
            return Role.PARTNER if seat == self.partner else Role.DEFENDER
        if self.alone or seat == self.seat:
            return Role.DEFENDER
        return Role.UNKNOWN

    def tricks_won(self, seat: Seat) -> int:
        """Return how many tricks `seat` has won."""
        return sum(trick.winner == seat for trick in self.tricks)

    def bid_of(self, seat: Seat) -> Bid | None:
        """Return what `seat` said in the auction, or None while it has not spoken."""
        return dict(self.bids).get(seat)
