"""Duplicate deals: the same cards played by two players in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from threading import Event
from time import perf_counter, process_time

from tarot_desktop.ai.bidding import hand_value
from tarot_desktop.ai.levels import weaker_share
from tarot_desktop.ai.player import Budget, Player
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import Command, MakeBid
from tarot_desktop.game.engine import Game, decide
from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.plainest import plainest
from tarot_desktop.game.projection import observe
from tarot_desktop.game.results import End
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.cheater import CHEATERS, Cheater
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.lab.outside import OutsidePlayer
from tarot_desktop.lab.words import problem_words
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import Distribution, deal, petit_sec_seat

OUTSIDE = "cmd:"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSetup:
    """What a match is about."""

    names: tuple[str, str]
    """A and B: a level, a cheater, or `cmd:` and a command line."""
    seats: int
    seed: int
    agreements: Agreements
    forced: Bid | None
    """The contract that the best hand takes, or None for free auctions."""
    budget: Budget
    timeout_s: float


@dataclass(slots=True)
class Tally:
    """What one deal, or many, brought; merged in the order of the deals."""

    gains: list[tuple[float, ...]] = field(default_factory=list)
    """By deal: A's score points in a free match; T and D, in S, in a forced one."""
    taken: Counter[tuple[int, Bid]] = field(default_factory=Counter)
    """Contracts taken by A (0) and B (1)."""
    made: Counter[tuple[int, Bid]] = field(default_factory=Counter)
    times_ms: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """Processor time of every decision of A and B; clock time for an outside program."""
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in what `other` holds."""
        self.gains += other.gains
        self.taken += other.taken
        self.made += other.made
        for mine, theirs in zip(self.times_ms, other.times_ms, strict=True):
            mine.extend(theirs)
        self.faults += other.faults


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error, 0 for fewer than two values."""
    mean = sum(values) / len(values) if values else 0.0
    if len(values) < 2:
        return mean, 0.0
    squares = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(squares / (len(values) - 1) / len(values))


class Room:
    """A table at which A and B sit; it keeps outside programs running between deals."""

    def __init__(self, setup: MatchSetup) -> None:
        self._setup = setup
        self._game: Game | None = None
        first, second = setup.names
        others = [second] * (setup.seats - 2)
        self._players = (
            self._seated(first, [second, *others]),
            self._seated(second, [first, *others]),
        )

    def _seated(self, name: str, others: list[str]) -> Player:
        if name.startswith(OUTSIDE):
            return OutsidePlayer(name.removeprefix(OUTSIDE), self._setup.timeout_s)
        if name in CHEATERS:
            return Cheater(self._truth, solves_play_outs=name == CHEATERS[1])
        return make_player(name, weaker=weaker_share([name, *others], 0))

    def _truth(self) -> State:
        if self._game is None:
            raise ValueError("no deal is being played")
        return self._game.state

    def close(self) -> None:
        """End the outside programs."""
        for player in self._players:
            if isinstance(player, OutsidePlayer):
                player.close()

    def play(self, number: int) -> Tally:
        """Return what the deal with this number brought."""
        setup = self._setup
        stream = Random(f"{setup.seed}:match:{number}")
        dealer = number % setup.seats
        dealt = deal(setup.seats, dealer, setup.agreements, stream)
        while petit_sec_seat(dealt.hands) is not None:
            dealt = deal(setup.seats, dealer, setup.agreements, stream)
        tally = Tally()
        if setup.forced is None:
            self._play_free(number, dealer, dealt, tally)
        else:
            self._play_forced(number, dealer, dealt, setup.forced, tally)
        return tally

    def _play_free(self, number: int, dealer: Seat, dealt: Distribution, tally: Tally) -> None:
        scores = []
        for mine in range(self._setup.seats):
            if not dealt.hands[mine]:
                continue
            state = self._play_out(number, dealer, dealt, lambda seat: int(seat != mine), tally)  # noqa: B023
            if state.result is not None:
                scores.append(state.result.scores[mine])
        tally.gains.append((sum(scores) / len(scores),))

    def _play_forced(
        self, number: int, dealer: Seat, dealt: Distribution, contract: Bid, tally: Tally
    ) -> None:
        values = []
        for attack, defence in ((1, 1), (0, 1), (1, 0)):
            state = self._play_out(
                number,
                dealer,
                dealt,
                _by_side(dealt, attack, defence),
                tally,
                contract,
            )
            scored = state.result.score if state.result else None
            values.append(scored.value if scored else 0)
        tally.gains.append((values[1] - values[0], values[0] - values[2]))

    def _play_out(
        self,
        number: int,
        dealer: Seat,
        dealt: Distribution,
        who: Callable[[Seat], int],
        tally: Tally,
        contract: Bid | None = None,
    ) -> State:
        setup = self._setup
        game = self._game = Game.start(setup.seats, dealer, setup.agreements, dealt)
        stream = Random(f"{setup.seed}:play:{number}")
        taker = _best_seat(dealt) if contract else None
        while (asked := waiting(game.state)) is not None:
            ask, seat = asked
            if contract is not None and ask is Ask.BID:
                bid = contract if seat == taker else Bid.PASS
                game.apply(MakeBid(seat=seat, bid=bid))
                continue
            side = who(_partner_seat(game.state, seat))
            game.apply(self._ask(game, seat, side, Random(stream.getrandbits(64)), tally))
        _note_contract(game.state, who, tally)
        return game.state

    def _ask(self, game: Game, seat: Seat, side: int, rng: Random, tally: Tally) -> Command:
        seen = observe(game.state, seat)
        player = self._players[side]
        clock = perf_counter if isinstance(player, OutsidePlayer) else process_time
        start = clock()
        try:
            decision = player.decide(seen, rng=rng, budget=self._setup.budget, stop=Event())
            tally.times_ms[side].append(1000 * (clock() - start))
            decide(game.state, decision.command)
        except IllegalCommand as illegal:
            fault = problem_words(illegal)
        except UsageError:
            raise
        except Exception as error:  # any failure of a player is its fault, not the table's
            fault = f"{type(error).__name__}: {error}"
        else:
            return decision.command
        asked = seen.ask.value if seen.ask else ""
        tally.faults.append(f"{'AB'[side]}, seat {seat}, {asked}: {fault}")
        return plainest(seen)


def _best_seat(dealt: Distribution) -> Seat:
    """Return the seat with the best hand to take on."""
    active = sum(bool(hand) for hand in dealt.hands)
    seats = [seat for seat, hand in enumerate(dealt.hands) if hand]
    return max(seats, key=lambda seat: hand_value(dealt.hands[seat], active, opens_chien=True))


def _by_side(dealt: Distribution, attack: int, defence: int) -> Callable[[Seat], int]:
    taker = _best_seat(dealt)
    return lambda seat: attack if seat == taker else defence


def _partner_seat(state: State, seat: Seat) -> Seat:
    """Return the taker's seat for his partner: one player has the whole attack."""
    if state.taker is not None and state.called_card is not None and seat == state.partner():
        return state.taker
    return seat


def _note_contract(state: State, who: Callable[[Seat], int], tally: Tally) -> None:
    result = state.result
    if state.end is End.PLAYED and result and result.taker is not None and result.contract:
        key = (who(result.taker), result.contract)
        tally.taken[key] += 1
        tally.made[key] += bool(result.score and result.score.made)
