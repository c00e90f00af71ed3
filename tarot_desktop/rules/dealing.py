"""The draw for the first deal, the shuffle, the deal and the bare Petit (rules 3.3 to 3.8).

Only `Random.random()` and `Random.getrandbits()` feed the shuffle: Python promises their
sequence for a seed, so the same seed deals the same cards everywhere and always.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from tarot_desktop.rules.agreements import Agreements, ChienPositions, FirstDealer
from tarot_desktop.rules.cards import DECK, EXCUSE, PETIT, Card, Seat, Suit
from tarot_desktop.rules.tables import Table, playing_order, table

_DRAW_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.TRUMPS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Distribution:
    """Who got what: a hand for each seat, the chien, and how the pack lay if that is known."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, in canonical order; empty for a resting dealer."""
    chien: tuple[Card, ...]
    """In the order dealt."""
    pack: tuple[Card, ...] | None = None
    chien_positions: tuple[int, ...] | None = None
    """Places in the pack, from 1."""


def below(rng: Random, limit: int) -> int:
    """Return a uniform whole number from 0 to `limit` - 1."""
    bits = limit.bit_length()
    while (number := rng.getrandbits(bits)) >= limit:
        pass
    return number


def shuffled(some: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """Return the cards in a uniformly random order."""
    pack = list(some)
    for last in range(len(pack) - 1, 0, -1):
        other = below(rng, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def cut(pack: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """Return the pack after `lifted` cards (4 to 74) were put under the rest (rules 3.4)."""
    if not 4 <= lifted <= len(pack) - 4:
        raise ValueError(f"a cut lifts 4 to {len(pack) - 4} cards, not {lifted}")
    return (*pack[lifted:], *pack[:lifted])


def legal_places(agreements: Agreements) -> range:
    """Return the places of the pack (from 1) where a chien card may lie (rules 3.6)."""
    return range(4, 76) if agreements.chien_positions is ChienPositions.INNER else range(2, 78)


def positions_are_legal(positions: Sequence[int], shape: Table, agreements: Agreements) -> bool:
    """Return whether these places may hold the chien of this table."""
    places = legal_places(agreements)
    return (
        len(positions) == shape.chien_size
        and len(set(positions)) == len(positions)
        and all(position in places for position in positions)
    )


def random_positions(shape: Table, agreements: Agreements, rng: Random) -> tuple[int, ...]:
    """Return a uniformly random set of legal chien places, ascending."""
    places = list(legal_places(agreements))
    chosen = [places.pop(below(rng, len(places))) for _ in range(shape.chien_size)]
    return tuple(sorted(chosen))


def distribute(
    pack: Sequence[Card], positions: Sequence[int], shape: Table, dealer: Seat
) -> Distribution:
    """Return hands and chien of a pack (after the cut) and its chien places (rules 3.5)."""
    chien_places = frozenset(positions)
    chien = [card for place, card in enumerate(pack, 1) if place in chien_places]
    rest = [card for place, card in enumerate(pack, 1) if place not in chien_places]
    hands: list[list[Card]] = [[] for _ in range(shape.seats)]
    order = playing_order(shape, dealer)
    for number, start in enumerate(range(0, len(rest), shape.packet)):
        hands[order[number % len(order)]] += rest[start : start + shape.packet]
    return Distribution(
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        chien=tuple(chien),
        pack=tuple(pack),
        chien_positions=tuple(positions),
    )


def deal(seats: int, dealer: Seat, agreements: Agreements, rng: Random) -> Distribution:
    """Return a shuffled, cut and dealt pack; uniform over all deals."""
    shape = table(seats, agreements)
    pack = cut(shuffled(DECK, rng), 4 + below(rng, 71))
    return distribute(pack, random_positions(shape, agreements, rng), shape, dealer)


def is_petit_sec(hand: Iterable[Card]) -> bool:
    """Return whether a dealt hand is a bare Petit: T1, no other trump, no Excuse (rules 3.8)."""
    held = frozenset(hand)
    return PETIT in held and EXCUSE not in held and sum(card.is_trump for card in held) == 1


def petit_sec_seat(hands: Sequence[Iterable[Card]]) -> Seat | None:
    """Return the seat that was dealt a bare Petit, or None."""
    return next((seat for seat, hand in enumerate(hands) if is_petit_sec(hand)), None)


Draw = tuple[tuple[Seat, Card], ...]
"""Seats and the cards they drew, in order; a second draw follows an Excuse."""


def drawn_dealer(drawn: Draw) -> Seat:
    """Return the seat that drew the lowest card (rules 3.3)."""
    counted = [(seat, card) for seat, card in drawn if card != EXCUSE]
    return min(counted, key=lambda pair: _draw_order(pair[1]))[0]


def _draw_order(card: Card) -> tuple[bool, int, int]:
    return (card.is_trump, card.rank, _DRAW_SUITS.index(card.suit))


def draw(seats: int, rng: Random) -> Draw:
    """Return a draw for the first deal: one card a seat, another one after the Excuse."""
    spread = iter(shuffled(DECK, rng))
    drawn: list[tuple[Seat, Card]] = []
    for seat in range(seats):
        drawn.append((seat, next(spread)))
        if drawn[-1][1] == EXCUSE:
            drawn.append((seat, next(spread)))
    return tuple(drawn)


def first_dealer(seats: int, agreements: Agreements, rng: Random) -> tuple[Seat, Draw]:
    """Return the first dealer, and the draw that named him (empty when he was picked)."""
    if agreements.first_dealer is FirstDealer.RANDOM:
        return below(rng, seats), ()
    drawn = draw(seats, rng)
    return drawn_dealer(drawn), drawn
