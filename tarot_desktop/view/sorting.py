"""The order of the cards in the person's hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tarot_desktop.rules.cards import Card, Suit
from tarot_desktop.storage.choices import RankDirection, TrumpSide
from tarot_desktop.storage.settings import Settings

DEFAULT_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SortOrder:
    """How the person likes the hand."""

    suits: tuple[Suit, ...] = DEFAULT_SUITS
    """The four plain suits, left to right."""
    trumps_left: bool = True
    descending: bool = True
    """Whether each group begins with its highest card."""


def sort_order(settings: Settings) -> SortOrder:
    """Return the order that the settings ask for."""
    return SortOrder(
        suits=tuple(Suit(letter) for letter in settings.suit_order.value),
        trumps_left=settings.trump_side is TrumpSide.LEFT,
        descending=settings.rank_direction is RankDirection.FALLING,
    )


def sorted_hand(some: Iterable[Card], order: SortOrder) -> tuple[Card, ...]:
    """Return the cards left to right; the Excuse lies at the low end of the trumps."""
    groups = (Suit.TRUMPS, *order.suits) if order.trumps_left else (*order.suits, Suit.TRUMPS)
    sign = -1 if order.descending else 1
    return tuple(sorted(some, key=lambda card: (groups.index(group(card)), sign * card.rank)))


def group(card: Card) -> Suit:
    """Return the suit a card is sorted with: the Excuse goes with the trumps."""
    return Suit.TRUMPS if card.is_excuse else card.suit
