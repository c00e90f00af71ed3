"""Poignées and misères (rules 5.6, 5.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.cards import EXCUSE, Card, Seat


class Tier(StrEnum):
    """The three sizes of a poignée."""

    SIMPLE = "simple"
    DOUBLE = "double"
    TRIPLE = "triple"


class Misere(StrEnum):
    """The two misères (home agreements)."""

    ATOUT = "misere_atout"
    TETE = "misere_tete"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPoignee:
    """A poignée as its holder announces it: the tier, and the cards high to low, Excuse last."""

    tier: Tier
    cards: tuple[Card, ...]


Announcement = ShownPoignee | Misere
"""What a seat may say just before its first card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced:
    """An announcement that was made."""

    seat: Seat
    said: Announcement
    at: int
    """Cards already played in the deal when it was made."""


_COUNTS = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13)}
_TIERS = tuple(Tier)


def poignee_counts(active: int, agreements: Agreements) -> dict[Tier, int]:
    """Return how many cards each tier shows with `active` players."""
    return dict(zip(_TIERS, agreements.poignee_counts or _COUNTS[active], strict=True))


def poignee_values(agreements: Agreements) -> dict[Tier, int]:
    """Return the bonus of each tier in score points."""
    return dict(zip(_TIERS, agreements.poignee_values, strict=True))


def shown_order(shown: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a poignée as they are laid: high to low, the Excuse last."""
    return tuple(sorted(shown, key=lambda card: (card == EXCUSE, -card.index)))


def poignee_is_legal(
    shown: Iterable[Card], count: int, hand: Iterable[Card], forced_discard: Iterable[Card] = ()
) -> bool:
    """Return whether `shown` is a poignée of `count` cards (rules 5.6, the four conditions).

    `forced_discard` are the trumps that this player had to put into the discard.
    """
    cards, owned, forced = tuple(shown), frozenset(hand), frozenset(forced_discard)
    held = frozenset(card for card in owned if card.is_trump)
    allowed = held | (owned & {EXCUSE}) | forced
    fills = EXCUSE in cards or not forced.isdisjoint(cards)
    return (
        len(cards) == count
        and len(set(cards)) == count
        and allowed.issuperset(cards)
        and (not fills or held.issubset(cards))
    )


def best_poignee(
    count: int, hand: Iterable[Card], forced_discard: Iterable[Card] = ()
) -> tuple[Card, ...] | None:
    """Return the highest cards that make a legal poignée of `count`, or None if none does."""
    owned = tuple(hand)
    trumps = sorted((card for card in owned if card.is_trump), reverse=True)
    spare = [card for card in owned if card == EXCUSE] + sorted(forced_discard, reverse=True)
    if len(trumps) >= count:
        return tuple(trumps[:count])
    filled = trumps + spare[: count - len(trumps)]
    return shown_order(filled) if len(filled) == count else None


def open_tiers(
    active: int,
    agreements: Agreements,
    hand: Iterable[Card],
    forced_discard: Iterable[Card] = (),
) -> tuple[Tier, ...]:
    """Return the tiers that a player with this hand can show, low to high."""
    owned, forced = tuple(hand), tuple(forced_discard)
    counts = poignee_counts(active, agreements)
    return tuple(
        tier for tier, count in counts.items() if best_poignee(count, owned, forced) is not None
    )


def misere_amounts(agreements: Agreements) -> dict[Misere, int]:
    """Return what every other active player pays for each misère; 0 means it does not exist."""
    return {Misere.ATOUT: agreements.misere_atout, Misere.TETE: agreements.misere_tete}


def holds_misere(kind: Misere, hand: Iterable[Card]) -> bool:
    """Return whether a hand is this misère (rules 5.7)."""
    if kind is Misere.ATOUT:
        return not any(card.is_trump or card == EXCUSE for card in hand)
    return not any(card.is_court for card in hand)


def open_miseres(agreements: Agreements, hand: Iterable[Card]) -> tuple[Misere, ...]:
    """Return the misères that a player with this hand may declare."""
    owned = tuple(hand)
    return tuple(
        kind
        for kind, amount in misere_amounts(agreements).items()
        if amount and holds_misere(kind, owned)
    )
