"""What there is to choose from when a card is due, and for whom."""

from __future__ import annotations

from tarot_desktop.ai.masks import ABOVE, BOUT_MASK, GROUP, POINTS, mask_of
from tarot_desktop.game.observation import Observation, Role
from tarot_desktop.rules.cards import Card


def sign_of(seen: Observation) -> int:
    """Return 1 for a seat of the attack, -1 for one of the defence."""
    return 1 if seen.role(seen.seat) in (Role.TAKER, Role.PARTNER) else -1


def distinct_cards(seen: Observation) -> tuple[Card, ...]:
    """Return the legal cards, only the lowest of each run of equals."""
    table = mask_of(seen.trick.cards if seen.trick else ())
    gone = mask_of(card for _, card in seen.plays) & ~table
    others = ~(gone | mask_of(seen.hand) | mask_of(seen.discard or ()))
    found: list[Card] = []
    before: Card | None = None
    for card in sorted(seen.legal_cards):
        if before is None or not _equal(before, card, others, seen.called_card):
            found.append(card)
        before = card
    return tuple(found)


def _equal(before: Card, card: Card, others: int, called: Card | None) -> bool:
    """Return whether two own cards are worth the same; `others`: cards that may lie between."""
    between = ABOVE[before.index] & ~ABOVE[card.index] & ~(1 << card.index) & others
    return (
        GROUP[before.index] == GROUP[card.index]
        and POINTS[before.index] == POINTS[card.index]
        and not between
        and not BOUT_MASK >> before.index & 1
        and called not in (before, card)
    )
