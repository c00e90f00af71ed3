"""`tarot-lab fairness`: does every card reach every place equally often?"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from tarot_desktop.lab.chi_square import ChiSquare, of_counts, of_permutations
from tarot_desktop.lab.options import (
    add_seed,
    add_table,
    agreements_of,
    positive,
    seats_of,
    seed_of,
)
from tarot_desktop.lab.progress import progress
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.cards import DECK
from tarot_desktop.rules.dealing import deal, draw, drawn_dealer, legal_places
from tarot_desktop.rules.tables import table

HELP = "test the shuffle and the deal with chi-square"
EXAMPLE = "tarot-lab fairness --deals 20000"
SUSPECT = 0.0001
"""A p-value below this is reported as a fault."""
_DEALS = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_table(parser)
    add_seed(parser)
    parser.add_argument("--deals", type=positive, default=_DEALS, metavar="N", help="deals to make")


def run(options: argparse.Namespace) -> int:
    """Print chi-square and p-value of each test; return 1 if one of them is suspect."""
    seats = seats_of(options)
    agreements, seed = agreements_of(options, seats), seed_of(options)
    tests = measured(seats, agreements, options.deals, Random(seed))
    print(f"{options.deals} deals, {seats} seats, seed {seed}")
    for name, found in tests.items():
        print(f"{name}: chi-square {found.value:.1f}, {found.degrees} df, p = {found.p_value:.4f}")
    suspects = [name for name, found in tests.items() if found.p_value < SUSPECT]
    for name in suspects:
        print(f"suspect: {name}")
    return 1 if suspects else 0


def measured(seats: int, agreements: Agreements, deals: int, rng: Random) -> dict[str, ChiSquare]:
    """Return the chi-square of each test over `deals` deals, by what was counted."""
    tally = _Tally(seats, agreements)
    for number in progress(range(deals), unit="deal"):
        tally.add(number % seats, rng)
    return tally.tests()


class _Tally:
    """Counts where the cards lay."""

    def __init__(self, seats: int, agreements: Agreements) -> None:
        self._seats, self._agreements = seats, agreements
        self._shape = table(seats, agreements)
        piles = self._shape.active + 1
        self._by_pile = [[0] * piles for _ in DECK]
        self._by_place = [[0] * len(DECK) for _ in DECK]
        self._chien_places: Counter[int] = Counter()
        self._dealers: Counter[int] = Counter()

    def add(self, dealer: int, rng: Random) -> None:
        """Deal once, draw once, and count."""
        dealt = deal(self._seats, dealer, self._agreements, rng)
        piles = [hand for hand in dealt.hands if hand] + [dealt.chien]
        for pile, cards in enumerate(piles):
            for card in cards:
                self._by_pile[card.index][pile] += 1
        for place, card in enumerate(dealt.pack or ()):
            self._by_place[card.index][place] += 1
        self._chien_places.update(dealt.chien_positions or ())
        self._dealers[drawn_dealer(draw(self._seats, rng))] += 1

    def tests(self) -> dict[str, ChiSquare]:
        """Return the chi-square of everything counted."""
        shape = self._shape
        sizes = [shape.hand_size] * shape.active + [shape.chien_size]
        return {
            "card by hand and chien": of_permutations(self._by_pile, sizes),
            "card by place in the pack": of_permutations(self._by_place, [1] * len(DECK)),
            "place of the chien cards": self._chien_test(),
            "first dealer of the draw": self._dealer_test(),
        }

    def _chien_test(self) -> ChiSquare:
        places = legal_places(self._agreements)
        size = self._shape.chien_size
        deals = sum(self._chien_places.values()) // size
        rows = [[self._chien_places[place], deals - self._chien_places[place]] for place in places]
        return of_permutations(rows, [size, len(places) - size])

    def _dealer_test(self) -> ChiSquare:
        counts = [self._dealers[seat] for seat in range(self._seats)]
        expected = [sum(counts) / self._seats] * self._seats
        return of_counts(counts, expected, self._seats - 1)
