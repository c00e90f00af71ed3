"""`tarot-lab bench`: what this machine does, as JSON."""

from __future__ import annotations

import argparse
import json
from array import array
from collections.abc import Callable, Iterator
from random import Random
from statistics import median, quantiles
from threading import Event
from time import process_time

from tarot_desktop.ai import kernel
from tarot_desktop.ai.boards import AT, new_table
from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.cheater import true_game
from tarot_desktop.lab.start import start_figures
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.dealing import deal, petit_sec_seat
from tarot_desktop.rules.play import legal_cards

HELP = "measure speed on this machine (processor time of one core; start: by the clock)"
EXAMPLE = "tarot-lab bench kernel"
_RUNS = 5
_SOLVED_TRICKS = 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.add_argument(
        "what",
        nargs="?",
        default="all",
        choices=[*_BENCHES, "all"],
        help="what to measure (default all)",
    )


def run(options: argparse.Namespace) -> int:
    """Print the figures as one JSON object."""
    wanted = list(_BENCHES) if options.what == "all" else [options.what]
    figures = [figure for name in wanted for figure in _BENCHES[name]()]
    print(json.dumps({"compiled": kernel.compiled, "figures": figures}, indent=1))
    return 0


def _figure(name: str, values: list[float], unit: str, n: int) -> dict[str, object]:
    """Return a figure: the median of some runs, and how far they spread."""
    return {
        "name": name,
        "figure": round(median(values), 3),
        "unit": unit,
        "n": n,
        "spread": [round(min(values), 3), round(max(values), 3)],
    }


def _rates(work: Callable[[], int]) -> list[float]:
    """Return how many units a second `work`, which returns their number, does; some runs."""
    rates = []
    for _ in range(_RUNS):
        start = process_time()
        done = work()
        rates.append(done / max(1e-9, process_time() - start))
    return rates


def _opened_deal(seed: int, contract: Bid = Bid.GARDE) -> Game:
    """Return a deal of four whose first card is due; the first seat has taken."""
    rng = Random(seed)
    dealt = deal(4, 3, FFT, rng)
    while petit_sec_seat(dealt.hands) is not None:
        dealt = deal(4, 3, FFT, rng)
    game = Game.start(4, 3, FFT, dealt)
    club = make_player("club")
    while (asked := waiting(game.state)) is not None and asked[0] is not Ask.PLAY:
        seen = observe(game.state, asked[1])
        if asked[0] is Ask.BID:
            first = asked[1] == seen.active[0]
            game.apply(MakeBid(seat=asked[1], bid=contract if first else Bid.PASS))
        else:
            game.apply(club.decide(seen, rng=rng, budget=Budget(), stop=Event()).command)
    return game


def _kernel() -> Iterator[dict[str, object]]:
    _, game = true_game(_opened_deal(1).state)
    scale = 1 if kernel.compiled else 1000
    for name, by_rules, number in (("random", False, 100_000), ("rule-policy", True, 20_000)):
        count = number // scale

        def work(count: int = count, by_rules: bool = by_rules) -> int:
            kernel.playouts(game, count, 1, by_rules)
            return count

        yield _figure(f"{name} deals", _rates(work), "deals/s", count)
    yield _solver()


def _solver() -> dict[str, object]:
    """Return how long the last six tricks take, each position with an empty table."""
    times = []
    for seed in range(60 if kernel.compiled else 2):
        _, game = true_game(_opened_deal(seed).state)
        game[AT["random"]] = seed + 1
        while game[AT["tricks"]] - game[AT["done"]] > _SOLVED_TRICKS:
            kernel.play(game, kernel.choose(game, 2.0))
        table = new_table(16_384)
        start = process_time()
        kernel.solve(game, 10**9, table)
        times.append(1000 * (process_time() - start))
    return _figure("six tricks solved", times, "ms", len(times))


def _decide() -> Iterator[dict[str, object]]:
    for level in LEVELS:
        player, times = make_player(level), []
        for seed in range(2):
            game, rng = _opened_deal(seed), Random(seed)
            while (asked := waiting(game.state)) is not None:
                seen = observe(game.state, asked[1])
                start = process_time()
                stream = Random(rng.getrandbits(64))
                decision = player.decide(seen, rng=stream, budget=Budget(), stop=Event())
                if asked[0] is Ask.PLAY:
                    times.append(1000 * (process_time() - start))
                game.apply(decision.command)
        figure = _figure(f"decision, {level}", times, "ms", len(times))
        figure["p95"] = round(quantiles(times, n=20)[-1], 3)
        yield figure


def _rules() -> Iterator[dict[str, object]]:
    state = _opened_deal(1).state
    hands = [state.held(seat) for seat in state.order]
    trick = [hands[0][0], hands[1][0]]

    def work() -> int:
        for _ in range(2000):
            legal_cards(hands[2], trick)
        return 2000

    yield _figure("legal cards, rules", _rates(work), "calls/s", 2000)
    copy = array("q", true_game(state)[1])

    def compiled() -> int:
        for _ in range(2000):
            kernel.legal_cards(copy)
        return 2000

    yield _figure("legal cards, kernel", _rates(compiled), "calls/s", 2000)


_BENCHES: dict[str, Callable[[], Iterator[dict[str, object]]]] = {
    "kernel": _kernel,
    "decide": _decide,
    "rules": _rules,
    "start": start_figures,
}
