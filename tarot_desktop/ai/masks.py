"""Sets of cards as bits of a whole number: the card with index `i` is bit `1 << i`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarot_desktop.rules.cards import DECK, EXCUSE, PETIT, PLAIN_SUITS, TWENTY_ONE, Card, Suit

TRUMP_GROUP = 4
EXCUSE_GROUP = 5

_ORDER = (*PLAIN_SUITS, Suit.TRUMPS, Suit.EXCUSE)

GROUP = tuple(_ORDER.index(card.suit) for card in DECK)
"""By card: 0 to 3 for the plain suits, then trumps, then the Excuse."""

POINTS = tuple(card.half_points / 2 for card in DECK)
"""By card: its value in points."""

PETIT_INDEX, TWENTY_ONE_INDEX, EXCUSE_INDEX = PETIT.index, TWENTY_ONE.index, EXCUSE.index


def mask_of(cards: Iterable[Card]) -> int:
    """Return some cards as a set of bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def indexes(mask: int) -> Iterator[int]:
    """Yield the cards of a set by index, low to high."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


GROUP_MASK = tuple(mask_of(card for card in DECK if card.suit is suit) for suit in _ORDER)
"""By group: all its cards."""

ABOVE = tuple(
    mask_of(other for other in DECK if other.suit is card.suit and other.rank > card.rank)
    for card in DECK
)
"""By card: the cards of its group that beat it."""

TRUMPS = GROUP_MASK[TRUMP_GROUP]
ALL_CARDS = (1 << len(DECK)) - 1
KINGS = mask_of(card for card in DECK if card.is_king)
BOUT_MASK = mask_of(card for card in DECK if card.is_bout)
