"""`tarot-lab deal`: a deal made or decoded."""

from __future__ import annotations

import argparse
from random import Random

from tarot_desktop.game.deal_code import DealCodeError, DealOfCode, decode, encode
from tarot_desktop.game.notation import to_text
from tarot_desktop.game.records import Record
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.lab.options import (
    add_seed,
    add_table,
    agreements_of,
    seats_of,
    seed_of,
    with_shape,
)
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import Distribution, deal, first_dealer

HELP = "make or decode a deal"
EXAMPLE = "tarot-lab deal --players 5 --seed 7"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_table(parser)
    add_seed(parser)
    parser.add_argument("--code", metavar="CODE", help="the deal with this code")


def run(options: argparse.Namespace) -> int:
    """Print a deal in text notation, up to the chien, and its code on the last line."""
    if options.code is not None:
        show(*_decoded(options))
    else:
        show(*_made(options))
    return 0


def show(seats: int, dealer: Seat, agreements: Agreements, distribution: Distribution) -> None:
    """Print one deal and its code."""
    record = Record(
        seats=seats,
        agreements=agreements,
        dealer=dealer,
        hands=distribution.hands,
        chien=distribution.chien,
    )
    print(to_text(record), end="")
    print(encode(seats, dealer, distribution, agreements))


def _made(options: argparse.Namespace) -> tuple[int, Seat, Agreements, Distribution]:
    seats = seats_of(options)
    agreements = agreements_of(options, seats)
    rng = Random(seed_of(options))
    dealer, _ = first_dealer(seats, agreements, rng)
    return seats, dealer, agreements, deal(seats, dealer, agreements, rng)


def _decoded(options: argparse.Namespace) -> tuple[int, Seat, Agreements, Distribution]:
    if options.seed is not None:
        raise UsageError("--code names one deal: leave --seed out")
    found = _read(options.code)
    if options.players not in (None, found.seats):
        raise UsageError(f"--players: the code is a deal of {found.seats} seats")
    agreements = with_shape(agreements_of(options, found.seats), found.five_seats)
    return found.seats, found.dealer, agreements, found.distribution


def _read(code: str) -> DealOfCode:
    try:
        return decode(code)
    except DealCodeError as error:
        raise UsageError(f"--code: {error}") from None
