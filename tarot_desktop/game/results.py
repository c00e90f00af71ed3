"""Tricks, and how a deal ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.rules.counting import Count
from tarot_desktop.rules.scoring import Score


class End(StrEnum):
    """What ended a deal (rules 3.10)."""

    PLAYED = "played"
    ALL_PASS = "all_pass"
    PETIT_SEC = "petit_sec"
    DEAD_CALL = "dead_call"
    MISDEAL = "misdeal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick:
    """The cards of one trick so far."""

    number: int
    """From 1."""
    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()
    winner: Seat | None = None
    """Set once the trick is complete."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order played."""
        return tuple(card for _, card in self.plays)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a deal ended and what every seat scores."""

    end: End
    scores: tuple[int, ...]
    """By seat; the sum is 0."""
    taker: Seat | None = None
    contract: Bid | None = None
    partner: Seat | None = None
    """None for a lone taker."""
    count: Count | None = None
    """Card points and custody; None unless the deal was played."""
    score: Score | None = None
    """The deal value term by term; None unless the deal was played."""
    misere_payments: tuple[int, ...] = ()
    """What misères moved, by seat, in score points; empty where none was declared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed:
    """Every card of a deal that is over."""

    hands: tuple[tuple[Card, ...], ...]
    """As dealt, by seat, canonical order."""
    chien: tuple[Card, ...]
    discard: tuple[Card, ...] | None
