"""Players at a table: sessions played from a seed, deal by deal, with what went wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from threading import Event

from tarot_desktop.ai.levels import weaker_share
from tarot_desktop.ai.player import Budget, Player
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import Command
from tarot_desktop.game.engine import Game, decide
from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.game.observation import Observation
from tarot_desktop.game.plainest import plainest
from tarot_desktop.game.projection import observe
from tarot_desktop.game.session import opening, planned_deals
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.random_agreements import random_agreements
from tarot_desktop.lab.words import problem_words
from tarot_desktop.rules.agreements import FFT, Agreements, SessionKind
from tarot_desktop.rules.cards import ALL_HALF_POINTS
from tarot_desktop.rules.dealing import deal, first_dealer


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What the sessions of one run have in common."""

    seats: int
    levels: tuple[str, ...]
    """By seat."""
    seed: int
    agreements: Agreements = FFT
    fixed: tuple[str, ...] = ()
    """Names of the agreements that are not drawn."""
    drawn_agreements: bool = False
    """The other agreements are drawn anew for each session."""
    budget: Budget = field(default_factory=Budget)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """A deal that is over, and the faults of its players."""

    state: State
    faults: tuple[str, ...] = ()


def session(setup: Setup, number: int, limit: int) -> Iterator[PlayedDeal]:
    """Yield the deals of the session with this number, `limit` at most."""
    agreements = _agreements(setup, number)
    start = Random(f"{setup.seed}:{number}:start")
    dealer, _ = first_dealer(setup.seats, agreements, start)
    standing = opening(setup.seats, agreements, dealer)
    players = [
        make_player(level, weaker=weaker_share(setup.levels, seat))
        for seat, level in enumerate(setup.levels)
    ]
    stops_after = planned_deals(setup.seats, FFT)
    for dealt in range(1, limit + 1):
        stream = Random(f"{setup.seed}:{number}:{dealt}")
        distribution = deal(setup.seats, standing.dealer, agreements, stream)
        game = Game.start(setup.seats, standing.dealer, agreements, distribution)
        faults = tuple(play_out(game, players, stream, setup.budget))
        yield PlayedDeal(state=game.state, faults=faults)
        if game.state.end is None or game.state.result is None:
            return
        standing = standing.after(game.state.end, game.state.result.scores)
        left = agreements.session_kind is SessionKind.OPEN and standing.valid == stops_after
        if standing.over or left:
            return


def play_out(game: Game, players: Sequence[Player], rng: Random, budget: Budget) -> Iterator[str]:
    """Let the players finish a deal; yield each fault, which the plainest answer replaces."""
    while (asked := waiting(game.state)) is not None:
        seen = observe(game.state, asked[1])
        command, fault = _answer(game, players[asked[1]], seen, rng, budget)
        if fault:
            yield f"seat {asked[1]}, {asked[0].value}: {fault}"
        game.apply(command)
    yield from broken_laws(game.state)


def broken_laws(state: State) -> Iterator[str]:
    """Yield what no finished deal may show: points or scores that do not add up."""
    result = state.result
    if result is None:
        yield "the deal has not ended"
        return
    if sum(result.scores) != 0:
        yield f"the scores add up to {sum(result.scores)}"
    count = result.count
    if count and count.attack_half_points + count.defence_half_points != ALL_HALF_POINTS:
        yield f"{count.attack_half_points} and {count.defence_half_points} half-points"


def _answer(
    game: Game, player: Player, seen: Observation, rng: Random, budget: Budget
) -> tuple[Command, str | None]:
    stream = Random(rng.getrandbits(64))
    try:
        command = player.decide(seen, rng=stream, budget=budget, stop=Event()).command
        decide(game.state, command)
    except IllegalCommand as illegal:
        return plainest(seen), problem_words(illegal)
    except Exception as error:  # any failure of a player is its fault, not the table's
        return plainest(seen), f"{type(error).__name__}: {error}"
    return command, None


def _agreements(setup: Setup, number: int) -> Agreements:
    if not setup.drawn_agreements:
        return setup.agreements
    stream = Random(f"{setup.seed}:{number}:agreements")
    return random_agreements(setup.seats, stream, keep=setup.agreements, fixed=setup.fixed)
