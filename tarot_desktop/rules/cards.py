"""The 78 cards (rules 2.1 to 2.6).

Card points are counted in half-points everywhere: integers, 182 in the pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum

Seat = int
"""A chair at the table, 0 to seats - 1, counterclockwise; seat 0 is the person."""


class Suit(StrEnum):
    """The four suits, and the two groups that are no suit: trumps and the Excuse."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    TRUMPS = "T"
    EXCUSE = "E"


PLAIN_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


class Face(IntEnum):
    """Ranks of the court cards in a plain suit; 1 to 10 are the other cards."""

    JACK = 11
    KNIGHT = 12
    QUEEN = 13
    KING = 14


_FACE_LETTERS = {Face.JACK: "J", Face.KNIGHT: "N", Face.QUEEN: "Q", Face.KING: "K"}
_FACE_HALF_POINTS = {Face.JACK: 3, Face.KNIGHT: 5, Face.QUEEN: 7, Face.KING: 9}
_FIRST_INDEX = {
    Suit.SPADES: 0,
    Suit.HEARTS: 14,
    Suit.DIAMONDS: 28,
    Suit.CLUBS: 42,
    Suit.TRUMPS: 56,
    Suit.EXCUSE: 78,
}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 78 cards.

    >>> Card(Suit.HEARTS, Face.KING).half_points
    9
    """

    suit: Suit
    rank: int
    """1-14 in a plain suit, 1-21 for a trump, 0 for the Excuse."""
    index: int = field(init=False)
    """Place in canonical order, 0 to 77."""
    code: str = field(init=False)
    """Card code of rules 2.6, such as `HK`, `T21`, `E`."""
    half_points: int = field(init=False)
    """Value in half-points, 1 to 9."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", _FIRST_INDEX[self.suit] + self.rank - 1)
        object.__setattr__(self, "code", _code(self.suit, self.rank))
        object.__setattr__(self, "half_points", 9 if self.is_bout else self._plain_value())

    def _plain_value(self) -> int:
        return _FACE_HALF_POINTS.get(Face(self.rank), 1) if self.is_court else 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and other.index == self.index

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return self.code

    @staticmethod
    def parse(code: str) -> Card:
        """Return the card with this code; raise ValueError if there is none."""
        try:
            return _BY_CODE[code]
        except (KeyError, TypeError):
            raise ValueError(f"{code!r} is no card code") from None

    @property
    def is_trump(self) -> bool:
        """Whether this is one of the 21 numbered trumps."""
        return self.suit is Suit.TRUMPS

    @property
    def is_excuse(self) -> bool:
        """Whether this is the Excuse."""
        return self.suit is Suit.EXCUSE

    @property
    def is_plain(self) -> bool:
        """Whether this is one of the 56 suit cards."""
        return self.suit in PLAIN_SUITS

    @property
    def is_court(self) -> bool:
        """Whether this is a king, queen, knight or jack."""
        return self.is_plain and self.rank >= Face.JACK

    @property
    def is_king(self) -> bool:
        """Whether this is one of the four kings."""
        return self.is_plain and self.rank == Face.KING

    @property
    def is_petit(self) -> bool:
        """Whether this is trump 1."""
        return self.is_trump and self.rank == 1

    @property
    def is_bout(self) -> bool:
        """Whether this is the Petit, the Twenty-one or the Excuse."""
        return self.is_excuse or (self.is_trump and self.rank in (1, 21))


def _code(suit: Suit, rank: int) -> str:
    if suit is Suit.EXCUSE:
        return "E"
    if suit is Suit.TRUMPS or rank <= 10:
        return f"{suit.value}{rank}"
    return f"{suit.value}{_FACE_LETTERS[Face(rank)]}"


DECK: tuple[Card, ...] = (
    *(Card(suit, rank) for suit in PLAIN_SUITS for rank in range(1, 15)),
    *(Card(Suit.TRUMPS, rank) for rank in range(1, 22)),
    Card(Suit.EXCUSE, 0),
)
"""The 78 cards in canonical order."""

_BY_CODE = {card.code: card for card in DECK}

PETIT = _BY_CODE["T1"]
TWENTY_ONE = _BY_CODE["T21"]
EXCUSE = _BY_CODE["E"]
BOUTS = (PETIT, TWENTY_ONE, EXCUSE)
ALL_HALF_POINTS = 182


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards whose codes stand in `codes`, separated by blanks; raise ValueError."""
    return tuple(Card.parse(code) for code in codes.split())


def half_points(some: Iterable[Card]) -> int:
    """Return the value of some cards in half-points."""
    return sum(card.half_points for card in some)


def bouts(some: Iterable[Card]) -> tuple[Card, ...]:
    """Return the bouts among some cards."""
    return tuple(card for card in some if card.is_bout)
