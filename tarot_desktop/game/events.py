"""What happened.

An event of the whole truth may hold hidden cards; `projection.visible` gives each seat its own
version, in which they are None, or nothing at all where the event itself is a secret.
"""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.game.results import End, Result, Revealed, Trick
from tarot_desktop.rules.announcements import Announced
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """The cards were dealt."""

    dealer: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    """By seat, in canonical order; None where hidden, empty for a resting dealer."""
    chien: tuple[Card, ...] | None
    chien_positions: tuple[int, ...] | None
    """Places of the chien cards in the pack, from 1; everybody saw them being dealt."""
    pack: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PetitSecShown:
    """The holder of a bare Petit showed the hand, and the deal is cancelled."""

    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PetitSecKept:
    """The holder of a bare Petit chose to play; only the holder knows."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMade:
    """A seat passed or named a contract."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionWon:
    """Everybody has spoken, and somebody takes."""

    taker: Seat
    contract: Bid


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCalled:
    """The taker called a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class ChienTurned:
    """The chien was turned for all to see and joined the taker's hand."""

    taker: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded:
    """The taker put cards away."""

    seat: Seat
    cards: tuple[Card, ...] | None
    """Canonical order; None to all but the taker."""
    count: int
    shown: tuple[Card, ...]
    """Trumps in the discard that everybody sees."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlamDecided:
    """The taker announced a slam, or did not."""

    seat: Seat
    announced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncementMade:
    """A seat showed a poignée or declared a misère."""

    announced: Announced


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncementDeclined:
    """A seat could have announced something and did not; only that seat knows."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed:
    """A seat laid a card on the table."""

    seat: Seat
    card: Card
    protected: bool = False
    """The card is a protected Petit, marked when it is played (rules 7.6)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTaken:
    """A trick is complete and goes to its winner."""

    trick: Trick
    winner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DealEnded:
    """The deal is over and the score is known."""

    end: End
    result: Result
    revealed: Revealed | None
    """Every card of a deal that was played to the count; None otherwise."""


Event = (
    Dealt
    | PetitSecShown
    | PetitSecKept
    | BidMade
    | AuctionWon
    | CardCalled
    | ChienTurned
    | Discarded
    | SlamDecided
    | AnnouncementMade
    | AnnouncementDeclined
    | CardPlayed
    | TrickTaken
    | DealEnded
)
