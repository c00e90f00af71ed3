"""`tarot-lab match`: a duplicate match of two players."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.ai.player import Budget
from tarot_desktop.lab.cheater import CHEATERS
from tarot_desktop.lab.duplicate import (
    OUTSIDE,
    MatchSetup,
    Room,
    Tally,
    mean_and_error,
)
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.lab.options import (
    add_seed,
    add_table,
    agreements_of,
    positive,
    seats_of,
    seed_of,
)
from tarot_desktop.lab.progress import progress, told_if_interrupted
from tarot_desktop.rules.bidding import Bid, contracts

HELP = "play a duplicate match of two players"
EXAMPLE = "tarot-lab match club casual --deals 200 --forced garde --seed 1"
_DEALS, _TIMEOUT_S, _SHARE = 100, 10, 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    known = f"{', '.join(LEVELS)}, {' and '.join(CHEATERS)} (see all hands), or cmd:COMMAND LINE"
    parser.add_argument("a", metavar="A", help=known)
    parser.add_argument("b", metavar="B", help="its opponent, likewise")
    add_table(parser)
    add_seed(parser)
    parser.add_argument("--deals", type=positive, default=_DEALS, metavar="K", help="deals to play")
    parser.add_argument(
        "--forced", metavar="CONTRACT", help="the best hand takes this contract, both ways round"
    )
    parser.add_argument("--worlds", type=positive, metavar="N", help="worlds a search may sample")
    parser.add_argument(
        "--timeout",
        type=positive,
        default=_TIMEOUT_S,
        metavar="S",
        help="seconds that an outside program may think",
    )
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help="processes that share the deals"
    )


def run(options: argparse.Namespace) -> int:
    """Print the result of the match, so far if it is interrupted; return 1 if a fault was found."""
    setup = setup_of(options)
    total = Tally()
    deals = _deals(setup, options.deals, options.jobs)
    with told_if_interrupted(partial(_tell, setup, total)):
        for tally in progress(deals, unit="deal", total=options.deals):
            total.add(tally)
    _tell(setup, total)
    return 1 if total.faults else 0


def _tell(setup: MatchSetup, total: Tally) -> None:
    if not total.gains:
        return
    print(f"A {setup.names[0]}, B {setup.names[1]}, seats {setup.seats}, seed {setup.seed}")
    for line in (*total.faults, *_lines(setup, total)):
        print(line)


def setup_of(options: argparse.Namespace) -> MatchSetup:
    """Return what was asked for; raise UsageError."""
    seats = seats_of(options)
    agreements = agreements_of(options, seats)
    for name in (options.a, options.b):
        if name not in LEVELS and name not in CHEATERS and not name.startswith(OUTSIDE):
            raise UsageError(f"{name!r} is no player: {', '.join([*LEVELS, *CHEATERS])} or cmd:...")
    forced = None
    if options.forced is not None:
        known = {bid.code: bid for bid in contracts(agreements)}
        if options.forced not in known:
            raise UsageError(f"--forced: {options.forced!r} is none of {', '.join(known)}")
        forced = known[options.forced]
    return MatchSetup(
        names=(options.a, options.b),
        seats=seats,
        seed=seed_of(options),
        agreements=agreements,
        forced=forced,
        budget=Budget(worlds=options.worlds),
        timeout_s=float(options.timeout),
    )


def _deals(setup: MatchSetup, number: int, jobs: int) -> Iterator[Tally]:
    """Yield the deals in order; the same ones for any number of jobs."""
    if jobs == 1:
        yield from _share(setup, range(number))
        return
    shares = [range(first, min(first + _SHARE, number)) for first in range(0, number, _SHARE)]
    with ProcessPoolExecutor(jobs) as pool:
        for tallies in pool.map(partial(_listed_share, setup), shares):
            yield from tallies


def _share(setup: MatchSetup, numbers: range) -> Iterator[Tally]:
    room = Room(setup)
    try:
        for number in numbers:
            yield room.play(number)
    finally:
        room.close()


def _listed_share(setup: MatchSetup, numbers: range) -> list[Tally]:
    return list(_share(setup, numbers))


def _lines(setup: MatchSetup, total: Tally) -> Iterator[str]:
    deals = len(total.gains)
    if setup.forced is None:
        mean, error = mean_and_error([gains[0] for gains in total.gains])
        yield f"{deals} deals, points a deal for A: {mean:+.2f} ± {error:.2f}"
    else:
        yield f"{deals} deals, forced {setup.forced.code}, S a deal for A:"
        for name, values in (
            ("T", [gains[0] for gains in total.gains]),
            ("D", [gains[1] for gains in total.gains]),
            ("sum", [sum(gains) for gains in total.gains]),
        ):
            mean, error = mean_and_error(values)
            yield f"  {name:<4} {mean:+7.2f} ± {error:.2f}"
    yield from _contract_lines(total)
    for side, times in zip("AB", total.times_ms, strict=True):
        if times:
            yield f"decisions of {side}, ms: {_times(sorted(times))}"
    yield f"faults: {len(total.faults)}"


def _contract_lines(total: Tally) -> Iterator[str]:
    for side in (0, 1):
        for bid in Bid:
            taken = total.taken[side, bid]
            if taken:
                made = 100 * total.made[side, bid] / taken
                yield f"{'AB'[side]} took {taken} {bid.code}, made {made:.1f} %"


def _times(times: list[float]) -> str:
    mean = sum(times) / len(times)
    p95 = times[min(len(times) - 1, int(0.95 * len(times)))]
    return f"mean {mean:.2f}, p95 {p95:.2f}, max {times[-1]:.2f}"
