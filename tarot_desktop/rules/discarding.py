"""What may go into the discard (rules 5.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.rules.cards import Card


class DiscardReason(StrEnum):
    """Why a card may not be discarded."""

    KING = "king"
    BOUT = "bout"
    TRUMP = "trump"
    NOT_HELD = "not_held"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardRules:
    """What binds the discard of one taker: hand plus chien, and how many cards go."""

    cards: frozenset[Card]
    size: int

    @property
    def plain(self) -> frozenset[Card]:
        """The plain cards that are not kings."""
        return frozenset(card for card in self.cards if card.is_plain and not card.is_king)

    @property
    def forced(self) -> int:
        """How many trumps must go for want of plain cards."""
        return max(0, self.size - len(self.plain))

    def refusal(self, card: Card) -> DiscardReason | None:
        """Return why `card` may never go into this discard, or None when it may."""
        if card not in self.cards:
            return DiscardReason.NOT_HELD
        if card.is_king:
            return DiscardReason.KING
        if card.is_bout:
            return DiscardReason.BOUT
        return DiscardReason.TRUMP if card.is_trump and not self.forced else None

    def allowed(self) -> tuple[Card, ...]:
        """Return the cards that may go, in canonical order."""
        return tuple(card for card in sorted(self.cards) if self.refusal(card) is None)

    def is_legal(self, discard: Iterable[Card]) -> bool:
        """Return whether `discard` as a whole is legal."""
        gone = tuple(discard)
        return (
            len(gone) == self.size
            and len(set(gone)) == self.size
            and all(self.refusal(card) is None for card in gone)
            and sum(card.is_trump for card in gone) <= self.forced
        )


def trumps_of(discard: Iterable[Card]) -> tuple[Card, ...]:
    """Return the trumps in a discard, in canonical order: those that are shown."""
    return tuple(sorted(card for card in discard if card.is_trump))
