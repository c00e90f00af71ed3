"""The deal itself in at most 44 characters: who dealt, every hand, the chien in its order.

A code is `format number check check`, in digits of base 23.  The format says the version and the
table; the number counts all deals of that table; the checks are two weighted sums modulo 23.

The weights of two positions always differ in one of the two sums, and never vanish in both.  As
23 is a prime, one wrong character shifts a sum, and so do two different ones that were exchanged,
wherever they stand.  Formats, alphabet, numbering and checks never change: a later version takes
another format digit, and codes of today stay readable.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import factorial, prod

from tarot_desktop.rules.agreements import Agreements, FiveSeats
from tarot_desktop.rules.cards import DECK, Card, Seat
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.rules.tables import Table, playing_order, table

ALPHABET = "23456789ACDEFHJKMNPRTXY"
"""Digits and letters, of which no two look alike in either case."""

_BASE = len(ALPHABET)
_CHECKS = 2
_GROUP = 4
_DASHES = "-\u00ad\u2010\u2011\u2012\u2013\u2014\u2212"
_TABLES = (
    (3, FiveSeats.CALL),
    (4, FiveSeats.CALL),
    (5, FiveSeats.CALL),
    (5, FiveSeats.MORT),
    (6, FiveSeats.CALL),
)
"""What each format digit of version 1 stands for; higher digits are of later versions."""


class CodeFault(Enum):
    """What is wrong with a deal code."""

    EMPTY = "empty"
    CHARACTER = "character"
    LENGTH = "length"
    CHECKSUM = "checksum"
    NEWER_VERSION = "newer_version"
    NUMBER = "number"


_MESSAGES = {
    CodeFault.EMPTY: "there is no deal code",
    CodeFault.CHARACTER: "character {position} is {character!r}, which no deal code has",
    CodeFault.LENGTH: "this deal code has {length} characters; codes have 36, 42 or 44",
    CodeFault.CHECKSUM: "a character of the deal code is wrong, or two are exchanged",
    CodeFault.NEWER_VERSION: "this deal code comes from a newer version of the game",
    CodeFault.NUMBER: "this deal code stands for no deal",
}


class DealCodeError(ValueError):
    """A text that is no deal code; `fault` and the attributes say what is wrong."""

    def __init__(
        self,
        fault: CodeFault,
        *,
        character: str = "",
        position: int = 0,
        length: int = 0,
    ) -> None:
        self.fault = fault
        self.character = character
        self.position = position
        """Place of the character from 1, blanks and dashes not counted."""
        self.length = length
        super().__init__(
            _MESSAGES[fault].format(character=character, position=position, length=length)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOfCode:
    """What a deal code holds."""

    seats: int
    dealer: Seat
    five_seats: FiveSeats
    distribution: Distribution


def encode(seats: int, dealer: Seat, distribution: Distribution, agreements: Agreements) -> str:
    """Return the code of a deal, grouped by dashes; raise ValueError if this is no whole deal."""
    shape = table(seats, agreements)
    _check_whole(shape, dealer, distribution)
    kind = (seats, agreements.five_seats if seats == 5 else FiveSeats.CALL)
    digits = [_TABLES.index(kind), *_number_digits(_rank(shape, dealer, distribution), shape)]
    text = "".join(ALPHABET[digit] for digit in (*digits, *_checks(digits)))
    return "-".join(text[start : start + _GROUP] for start in range(0, len(text), _GROUP))


def decode(text: str) -> DealOfCode:
    """Return the deal of a code; raise DealCodeError."""
    digits = _digits(text)
    if not digits:
        raise DealCodeError(CodeFault.EMPTY)
    known = digits[0] < len(_TABLES)
    if known and len(digits) not in _LENGTHS:
        raise DealCodeError(CodeFault.LENGTH, length=len(digits))
    if len(digits) <= _CHECKS or _checks(digits[:-_CHECKS]) != tuple(digits[-_CHECKS:]):
        raise DealCodeError(CodeFault.CHECKSUM)
    if not known:
        raise DealCodeError(CodeFault.NEWER_VERSION)
    if len(digits) != _LENGTHS[digits[0]]:
        raise DealCodeError(CodeFault.LENGTH, length=len(digits))
    return _deal_of(digits)


def _deal_of(digits: Sequence[int]) -> DealOfCode:
    seats, five_seats = _TABLES[digits[0]]
    shape = table(seats, Agreements(five_seats=five_seats))
    rank = 0
    for digit in digits[1:-_CHECKS]:
        rank = rank * _BASE + digit
    if rank >= _deals(shape):
        raise DealCodeError(CodeFault.NUMBER)
    dealer, distribution = _unrank(rank, shape)
    return DealOfCode(seats=seats, dealer=dealer, five_seats=five_seats, distribution=distribution)


def _digits(text: str) -> list[int]:
    kept = [letter for letter in text if not letter.isspace() and letter not in _DASHES]
    for position, letter in enumerate(kept, 1):
        if letter.upper() not in _DIGITS:
            raise DealCodeError(CodeFault.CHARACTER, character=letter, position=position)
    return [_DIGITS[letter.upper()] for letter in kept]


def _checks(digits: Sequence[int]) -> tuple[int, int]:
    rows = range(1, _BASE)
    coarse = sum((1 + place // len(rows)) * digit for place, digit in enumerate(digits))
    fine = sum(rows[place % len(rows)] * digit for place, digit in enumerate(digits))
    return coarse % _BASE, fine % _BASE


def _check_whole(shape: Table, dealer: Seat, distribution: Distribution) -> None:
    sizes = [0] * shape.seats
    for seat in playing_order(shape, dealer):
        sizes[seat] = shape.hand_size
    piles = (*distribution.hands, distribution.chien)
    if [len(pile) for pile in piles] != [*sizes, shape.chien_size] or {
        card for pile in piles for card in pile
    } != _PACK:
        raise ValueError("these hands and this chien are no deal of this table")


def _number_digits(rank: int, shape: Table) -> list[int]:
    digits = []
    for _ in range(_number_length(shape)):
        rank, digit = divmod(rank, _BASE)
        digits.append(digit)
    return digits[::-1]


def _number_length(shape: Table) -> int:
    length = 0
    while _BASE**length < _deals(shape):
        length += 1
    return length


def _deals(shape: Table) -> int:
    return _ways(_sizes(shape)) * factorial(shape.chien_size) * shape.seats


def _sizes(shape: Table) -> list[int]:
    return [shape.hand_size] * shape.active + [shape.chien_size]


def _ways(sizes: Iterable[int]) -> int:
    piles = tuple(sizes)
    return factorial(sum(piles)) // prod(factorial(size) for size in piles)


def _rank(shape: Table, dealer: Seat, distribution: Distribution) -> int:
    active = sorted(playing_order(shape, dealer))
    piles = (*(distribution.hands[seat] for seat in active), distribution.chien)
    pile_of = {card: pile for pile, some in enumerate(piles) for card in some}
    rank, left = 0, _sizes(shape)
    ways = _ways(left)
    for remaining, card in zip(range(len(DECK), 0, -1), DECK, strict=True):
        pile = pile_of[card]
        rank += ways * sum(left[:pile]) // remaining
        ways = ways * left[pile] // remaining
        left[pile] -= 1
    rank = rank * factorial(shape.chien_size) + _order_rank(distribution.chien)
    return rank * shape.seats + dealer


def _unrank(rank: int, shape: Table) -> tuple[Seat, Distribution]:
    rank, dealer = divmod(rank, shape.seats)
    rank, order = divmod(rank, factorial(shape.chien_size))
    piles: list[list[Card]] = [[] for _ in _sizes(shape)]
    left = _sizes(shape)
    ways = _ways(left)
    for remaining, card in zip(range(len(DECK), 0, -1), DECK, strict=True):
        pile = 0
        while rank >= (share := ways * left[pile] // remaining):
            rank -= share
            pile += 1
        ways = share
        left[pile] -= 1
        piles[pile].append(card)
    hands: list[tuple[Card, ...]] = [()] * shape.seats
    for seat, hand in zip(sorted(playing_order(shape, dealer)), piles, strict=False):
        hands[seat] = tuple(hand)
    return dealer, Distribution(hands=tuple(hands), chien=_ordered(piles[-1], order))


def _order_rank(chien: Sequence[Card]) -> int:
    rank, rest = 0, sorted(chien)
    for card in chien:
        rank = rank * len(rest) + rest.index(card)
        rest.remove(card)
    return rank


def _ordered(ascending: Sequence[Card], rank: int) -> tuple[Card, ...]:
    places = []
    for size in range(1, len(ascending) + 1):
        rank, place = divmod(rank, size)
        places.append(place)
    rest = list(ascending)
    return tuple(rest.pop(place) for place in reversed(places))


_DIGITS = {letter: digit for digit, letter in enumerate(ALPHABET)}
_PACK = frozenset(DECK)
_LENGTHS = tuple(
    1 + _number_length(table(seats, Agreements(five_seats=five_seats))) + _CHECKS
    for seats, five_seats in _TABLES
)
"""Characters of a code, by format digit."""
