"""What a seat may ask for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.rules.announcements import Announcement
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, Seat


class PetitSecChoice(StrEnum):
    """What the holder of a bare Petit may do under `petit_sec = optional`."""

    CANCEL = "cancel"
    PLAY = "play"


@dataclass(frozen=True, slots=True, kw_only=True)
class DecidePetitSec:
    """Show the bare Petit and cancel the deal, or keep quiet and play."""

    seat: Seat
    choice: PetitSecChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeBid:
    """Pass or name a contract."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True, kw_only=True)
class CallCard:
    """Call the card whose holder is the partner."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeDiscard:
    """Put cards away in exchange for the chien."""

    seat: Seat
    cards: frozenset[Card]


@dataclass(frozen=True, slots=True, kw_only=True)
class DecideSlam:
    """Announce a slam, or not."""

    seat: Seat
    announced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Announce:
    """Show a poignée, declare misères, or (empty) say nothing."""

    seat: Seat
    said: tuple[Announcement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCard:
    """Lay a card on the table."""

    seat: Seat
    card: Card


Command = DecidePetitSec | MakeBid | CallCard | MakeDiscard | DecideSlam | Announce | PlayCard
