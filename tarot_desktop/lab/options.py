"""Options that several commands share."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import replace

from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.lab.protocol import Asker
from tarot_desktop.rules.agreements import AgreementError, Agreements, FiveSeats, parse_words
from tarot_desktop.rules.tables import TABLE_SIZES

_NO_SEED = 2**32


def add_table(parser: argparse.ArgumentParser) -> None:
    """Declare `--players` and `--agree`."""
    parser.add_argument(
        "--players", type=int, choices=TABLE_SIZES, metavar="N", help="seats: 3 to 6 (default 4)"
    )
    parser.add_argument(
        "--agree",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a home agreement; may be repeated",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Declare `--seed`."""
    parser.add_argument("--seed", type=whole, metavar="N", help="makes the run repeatable")


def whole(text: str) -> int:
    """Return a whole number of at least 0; raise ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of at least 0")
    return int(text)


def positive(text: str) -> int:
    """Return a whole number of at least 1; raise ArgumentTypeError."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a whole number of at least 1 is needed")
    return number


def seed_of(options: argparse.Namespace) -> int:
    """Return the seed that was given, or a fresh one."""
    return secrets.randbelow(_NO_SEED) if options.seed is None else int(options.seed)


def seats_of(options: argparse.Namespace) -> int:
    """Return the seats that were asked for, or four."""
    return options.players or 4


def agreements_of(options: argparse.Namespace, seats: int) -> Agreements:
    """Return the agreements that were given; raise UsageError."""
    try:
        agreements = parse_words(options.agree)
        agreements.check_seats(seats)
    except AgreementError as error:
        raise UsageError(f"--agree: {error}") from None
    return agreements


def with_shape(agreements: Agreements, five_seats: FiveSeats) -> Agreements:
    """Return the agreements at the table that a deal code names."""
    return replace(agreements, five_seats=five_seats)


def add_level(parser: argparse.ArgumentParser) -> None:
    """Declare `--level`."""
    parser.add_argument(
        "--level", required=True, choices=list(LEVELS), metavar="L", help=", ".join(LEVELS)
    )


def add_budget(parser: argparse.ArgumentParser) -> None:
    """Declare `--worlds` and `--ms`, of which one may be given."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--worlds", type=positive, metavar="N", help="worlds a search may sample")
    group.add_argument("--ms", type=positive, metavar="N", help="milliseconds a search may take")


def asker_of(options: argparse.Namespace) -> Asker:
    """Return the player that was chosen, ready to be asked; without a seed it is 0."""
    budget = Budget(worlds=options.worlds, ms=options.ms)
    return Asker(player=make_player(options.level), seed=options.seed or 0, budget=budget)
