"""Between cards and the numbers of the kernel.

The kernel counts seats as places in playing order; a `Board` knows which seat sits where.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from tarot_desktop.ai import kernel
from tarot_desktop.rules.agreements import Agreements, CalledSuitLead, ExcuseLast
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, Card, Seat
from tarot_desktop.rules.scoring import base, multiplier
from tarot_desktop.rules.tables import Table

AT: dict[str, int] = kernel.FIELDS
"""Where things stand in a game of the kernel."""

_STYLE = {4: 0, 3: 1, 5: 2}
"""Row of the policy's weights, by active players."""

SLAM_STYLE = kernel.DRAWING_STYLE
"""The row of a taker who wants every trick, at any table: he draws the trumps first."""

PLAIN_BITS = 56
PLAIN_MASK = (1 << PLAIN_BITS) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """The seats of a deal as places of the kernel."""

    order: tuple[Seat, ...]

    def place(self, seat: Seat) -> int:
        """Return the place of a seat in playing order, from 0."""
        return self.order.index(seat)

    def seat(self, place: int) -> Seat:
        """Return the seat at a place."""
        return self.order[place]


def bits(cards: Iterable[Card]) -> int:
    """Return some cards as bits of one number: the canonical index counts."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def low(mask: int) -> int:
    """Return the plain cards of a set of bits."""
    return mask & PLAIN_MASK


def high(mask: int) -> int:
    """Return the trumps and the Excuse of a set of bits, from bit 0."""
    return mask >> PLAIN_BITS


def cards_of(plain: int, trumps: int) -> tuple[Card, ...]:
    """Return the cards of two numbers of the kernel, in canonical order."""
    mask = plain | trumps << PLAIN_BITS
    return tuple(card for card in DECK if mask >> card.index & 1)


def new_game(
    shape: Table,
    agreements: Agreements,
    contract: Bid,
    taker: int,
    *,
    called: Card | None = None,
    poignees: int = 0,
    slam: bool = False,
) -> array[int]:
    """Return a game of the kernel before its first card, without hands.

    `taker` is a place; `poignees` the sum of the bonuses shown, in score points.
    """
    game = array("q", bytes(8 * kernel.SIZE))
    restricted = agreements.called_suit_lead is CalledSuitLead.RESTRICTED and called is not None
    values = {
        "active": shape.active,
        "tricks": shape.hand_size,
        "leader": taker if slam else 0,
        "led": -1,
        "best": -1,
        "best_seat": -1,
        "taker": taker,
        "partner": -1,
        "called": -1 if called is None else called.index,
        "known": int(called is None),
        "protected": -1,
        "slam": int(slam),
        "restricted": int(restricted),
        "random": 1,
        "multiplier": multiplier(contract, agreements),
        "base": base(contract, agreements),
        "rounding": agreements.margin_rounding,
        "poignees": poignees,
        "chelem": agreements.petit_chelem_bonus,
        "chelem_lost": agreements.petit_chelem_max_lost,
        "excuse_stays": int(agreements.excuse_last is ExcuseLast.TRICK_WINNER),
        "opened": int(contract.opens_chien),
        "style": SLAM_STYLE if slam else _STYLE[shape.active],
        "defence_style": _STYLE[shape.active],
    }
    for name, value in values.items():
        game[AT[name]] = value
    for place in range(shape.active):
        game[AT["cap"] + place] = 21
    return game


def drawing_style(active: int) -> int:
    """Return the row of weights of a taker who draws trumps, at a table of 3, 4 or 5."""
    return kernel.DRAWING_STYLE + _STYLE[active]


def give(game: array[int], place: int, cards: Iterable[Card]) -> None:
    """Put a hand into a game."""
    mask = bits(cards)
    game[AT["lo"] + place] = low(mask)
    game[AT["hi"] + place] = high(mask)


def new_table(rows: int = 4096) -> array[int]:
    """Return an empty table for the solver."""
    table = array("q", bytes(8 * (4 + 4 * rows)))
    table[3] = rows
    return table
