"""`tarot-lab play`: sessions between players of the given levels."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import TextIO

from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.ai.player import Budget
from tarot_desktop.game.records import to_json
from tarot_desktop.game.replay import record_of
from tarot_desktop.game.session import planned_deals
from tarot_desktop.lab.dealing_room import PlayedDeal, Setup, session
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.lab.options import (
    add_seed,
    add_table,
    agreements_of,
    positive,
    seats_of,
    seed_of,
)
from tarot_desktop.lab.processes import shared_sessions
from tarot_desktop.lab.progress import progress, told_if_interrupted
from tarot_desktop.lab.summary import Summary
from tarot_desktop.rules.agreements import FFT, SessionKind

HELP = "let players of given levels play deals, session after session"
EXAMPLE = "tarot-lab play --players 5 --deals 200 --levels club --records deals.jsonl"
_DEALS, _LEVEL = 100, "club"
_MOST_JOBS = 61
"""More processes than this cannot be waited for on Windows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_table(parser)
    add_seed(parser)
    parser.add_argument("--deals", type=positive, default=_DEALS, metavar="K", help="deals to play")
    parser.add_argument(
        "--levels",
        default=_LEVEL,
        metavar="A,B,...",
        help=f"one for all, or one a seat: {', '.join(LEVELS)}",
    )
    parser.add_argument(
        "--random-agreements", action="store_true", help="draw agreements anew for each session"
    )
    parser.add_argument("--worlds", type=positive, metavar="N", help="worlds a search may sample")
    parser.add_argument("--records", metavar="FILE", help="write the records as JSON lines, or -")
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help="processes that share the sessions"
    )


def run(options: argparse.Namespace) -> int:
    """Print the summary table, so far if interrupted; return 1 if there was a fault."""
    setup = setup_of(options)
    summary = Summary(setup.levels)
    jobs = useful_jobs(options.jobs, setup, options.deals)
    out = sys.stderr if options.records == "-" else sys.stdout
    with (
        told_if_interrupted(partial(_tell, setup, summary, out)),
        _opened(options.records) as records,
        closing(_deals(setup, options.deals, jobs)) as deals,
    ):
        wanted = islice(deals, options.deals)
        for played in progress(wanted, unit="deal", total=options.deals):
            summary.add(played)
            if records is not None:
                record = to_json(record_of(played.state))
                records.write(json.dumps(record, ensure_ascii=False) + "\n")
    _tell(setup, summary, out)
    return 1 if summary.faults else 0


def _tell(setup: Setup, summary: Summary, out: TextIO) -> None:
    print(f"seats {setup.seats}, seed {setup.seed}, levels {','.join(setup.levels)}", file=out)
    for line in (*summary.faults, *summary.lines()):
        print(line, file=out)


def setup_of(options: argparse.Namespace) -> Setup:
    """Return what was asked for; raise UsageError."""
    seats = seats_of(options)
    return Setup(
        seats=seats,
        levels=levels_of(options.levels, seats),
        seed=seed_of(options),
        agreements=agreements_of(options, seats),
        fixed=tuple(word.partition("=")[0] for word in options.agree),
        drawn_agreements=options.random_agreements,
        budget=Budget(worlds=options.worlds),
    )


def levels_of(words: str, seats: int) -> tuple[str, ...]:
    """Return a level for each seat; raise UsageError."""
    levels = tuple(words.split(","))
    for level in levels:
        if level not in LEVELS:
            raise UsageError(f"--levels: {level!r} is no level; there are {', '.join(LEVELS)}")
    if len(levels) not in (1, seats):
        raise UsageError(f"--levels: give one level, or {seats} for {seats} seats")
    return levels * seats if len(levels) == 1 else levels


def useful_jobs(jobs: int, setup: Setup, deals: int) -> int:
    """Return how many of `jobs` processes have a processor and a session of their own."""
    return min(jobs, os.cpu_count() or 1, -(-deals // _shortest_session(setup)), _MOST_JOBS)


def _shortest_session(setup: Setup) -> int:
    agreements = setup.agreements
    if setup.drawn_agreements or agreements.session_kind is SessionKind.TARGET:
        return 1
    planned = planned_deals(setup.seats, agreements) or planned_deals(setup.seats, FFT)
    return planned or 1


def _deals(setup: Setup, limit: int, jobs: int) -> Generator[PlayedDeal, None, None]:
    """Yield deals without end; the same ones in the same order for any number of jobs."""
    if jobs > 1:
        yield from shared_sessions(setup, limit, jobs)
    for number in count(1):
        yield from session(setup, number, limit)


@contextmanager
def _opened(path: str | None) -> Iterator[TextIO | None]:
    if path in (None, "-"):
        yield sys.stdout if path else None
        return
    try:
        with Path(path).open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise UsageError(f"--records: {path}: {error.strerror or error}") from None
