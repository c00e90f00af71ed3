"""A session of one person and opponents, without Qt: requests in, messages out.

Every random choice comes from the session's seed and the moment it is made for, so a session
that is loaded again goes on exactly as it would have gone.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from threading import Event as StopFlag

from tarot_desktop.ai.levels import level_named, weaker_share
from tarot_desktop.ai.player import Budget, Player
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import Command
from tarot_desktop.game.deal_code import encode
from tarot_desktop.game.engine import Game, decide
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.plainest import plainest
from tarot_desktop.game.projection import observe, visible
from tarot_desktop.game.session import counts, opening
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import Distribution, Draw, deal, first_dealer
from tarot_desktop.worker.messages import (
    Advised,
    AgreeSignals,
    DealOver,
    DealRow,
    Decided,
    Draft,
    Failed,
    Happened,
    Message,
    NewSession,
    Restored,
    SessionView,
    Started,
    YourTurn,
)

PERSON: Seat = 0
log = logging.getLogger(__name__)


class Conductor:
    """Deals, asks the opponents, waits for the person, keeps the score."""

    def __init__(
        self,
        setup: NewSession,
        emit: Callable[[Message], None],
        *,
        keep: Callable[[Conductor], None] = lambda _: None,
        ended: Callable[[Conductor], None] = lambda _: None,
        stop: StopFlag | None = None,
    ) -> None:
        """Set up a session; `keep` is called after every decision, before anybody is told.

        `ended` is called once a deal has been counted, again after a restart that finds it ended.
        """
        self.setup = setup
        self._emit = emit
        self._keep, self._ended = keep, ended
        self._stop = stop or StopFlag()
        self.first_dealer, self._drawn = self._first_dealer()
        self.standing = opening(setup.seats, setup.agreements, self.first_dealer)
        self.finished: list[State] = []
        """The deals that are over, the one on the table included once it has ended."""
        self.game: Game | None = None
        self.draft = Draft()
        """What the person has half decided."""
        self._rows: list[DealRow] = []
        self._senders: frozenset[Seat] = frozenset()
        """The seats whose cards are signals."""
        self._players: dict[tuple[Seat, str], Player] = {}

    # Doors in

    def begin(self) -> None:
        """Start the session: the draw, the first deal, on to the person's first decision."""
        self._emit(
            Started(session=self.view(), drawn=self._drawn, dealer=self.first_dealer, resumed=False)
        )
        self.next_deal()

    def next_deal(self) -> None:
        """Deal again, unless the session is over or a deal is running."""
        running = self.game is not None and self.game.state.end is None
        if self.standing.over or running:
            return
        setup = self.setup
        self.game = Game.start(
            setup.seats, self.standing.dealer, setup.agreements, self._distribution()
        )
        self._keep(self)
        self._tell(0)
        self.go_on()

    def submit(self, command: Command) -> None:
        """Carry out the person's command; raise IllegalCommand and change nothing."""
        game = self._on_table()
        before = len(game.history)
        game.apply(command)
        self.draft = Draft()
        self._keep(self)
        self._tell(before)
        self.go_on()

    def consider(self, draft: Draft) -> None:
        """Keep what the person has half decided, if that is asked now."""
        if waiting(self._on_table().state) in ((Ask.DISCARD, PERSON), (Ask.ANNOUNCE, PERSON)):
            self.draft = draft
            self._keep(self)

    def agree(self, agreed: AgreeSignals) -> None:
        """Let these seats play signals from the next decision on."""
        levels = enumerate(self.setup.levels, PERSON + 1)
        senders = {seat for seat, level in levels if level_named(level).signals}
        if agreed.person:
            senders.add(PERSON)
        self._senders = frozenset(senders) if agreed.opponents else frozenset()
        self._players.clear()

    def restore(self, finished: Sequence[State], game: Game, draft: Draft) -> None:
        """Stand where a saved session stood, with `game` on the table, and tell the window."""
        for state in finished:
            self._count(state)
        self.game, self.draft = game, draft
        self._emit(Started(session=self.view(), drawn=(), dealer=game.state.dealer, resumed=True))
        self._emit(Restored(seen=self.seen(), session=self.view()))

    def account(self, finished: Sequence[State]) -> SessionView:
        """Return the score sheet after these deals of the past."""
        for state in finished:
            self._count(state)
        return replace(self.view(), deal_code=_code_of(finished[-1]) if finished else None)

    def advise(self, level: str) -> None:
        """Tell what a player of `level` would do in the person's chair, if it is to act."""
        asked = waiting(self._on_table().state)
        if asked is not None and asked[1] == PERSON:
            self._emit(Advised(command=self._decision(PERSON, level)))

    def go_on(self) -> None:
        """Let the opponents act until the person is to decide or the deal is over."""
        game = self._on_table()
        while (asked := waiting(game.state)) is not None:
            if self._stop.is_set():
                return
            seat = asked[1]
            if seat == PERSON:
                self._emit(YourTurn(seen=self.seen(), draft=self.draft))
                return
            before = len(game.history)
            command = self._decision(seat, self.setup.levels[seat - 1])
            if self._stop.is_set():
                return  # what was thought in haste is thought again when the session resumes
            game.apply(command)
            self._keep(self)
            self._tell(before)
        if not self.finished or self.finished[-1] is not game.state:
            self._count(game.state)
            self._ended(self)
        self._emit(DealOver(seen=self.seen(), session=self.view()))

    # What is so

    @property
    def person_has_acted(self) -> bool:
        """Whether the person has bid or played in the deal on the table."""
        state = None if self.game is None else self.game.state
        done = () if state is None else (*state.bids, *state.plays)
        return any(seat == PERSON for seat, _ in done)

    def seen(self) -> Observation:
        """Return what the person knows now."""
        return observe(self._on_table().state, PERSON)

    def view(self) -> SessionView:
        """Return what everybody knows of the session."""
        return SessionView(
            seats=self.setup.seats,
            agreements=self.setup.agreements,
            levels=("", *self.setup.levels),
            rows=tuple(self._rows),
            totals=self.standing.totals,
            places=self.standing.places,
            valid=self.standing.valid,
            planned=self.standing.planned,
            over=self.standing.over,
            key=self.setup.key,
            deal_code=self._deal_code(),
        )

    # Inside

    def _on_table(self) -> Game:
        if self.game is None:
            raise RuntimeError("no deal has begun")
        return self.game

    def _deal_code(self) -> str | None:
        if self.game is None or self.game.state.end is None:
            return None
        return _code_of(self.game.state)

    def _stream(self, *moment: object) -> Random:
        return Random(":".join(map(str, (self.setup.seed, *moment))))

    def _first_dealer(self) -> tuple[Seat, Draw]:
        if self.setup.first_deal is not None:
            return self.setup.first_deal[0], ()
        return first_dealer(self.setup.seats, self.setup.agreements, self._stream("draw"))

    def _distribution(self) -> Distribution:
        if self.setup.first_deal is not None and not self.finished:
            return self.setup.first_deal[1]
        stream = self._stream("deal", len(self.finished) + 1)
        return deal(self.setup.seats, self.standing.dealer, self.setup.agreements, stream)

    def _tell(self, since: int) -> None:
        game, session = self._on_table(), self.view()
        for event, state in zip(game.history[since:], game.states[since:], strict=True):
            mine = visible(event, PERSON)
            if mine is not None:
                self._emit(Happened(event=mine, seen=observe(state, PERSON), session=session))

    def _count(self, state: State) -> None:
        assert state.end is not None
        assert state.result is not None
        self.standing = self.standing.after(state.end, state.result.scores)
        self.finished.append(state)
        self._rows.append(
            DealRow(
                number=len(self.finished),
                dealer=state.dealer,
                result=state.result,
                counts=counts(state.end),
                totals=self.standing.totals,
            )
        )

    def _decision(self, seat: Seat, level: str) -> Command:
        game = self._on_table()
        seen = observe(game.state, seat)
        began = time.monotonic()
        command = self._answer(seen, level, len(game.history))
        self._emit(Decided(seat=seat, began=began, ended=time.monotonic()))
        return command

    def _answer(self, seen: Observation, level: str, moment: int) -> Command:
        stream = self._stream(len(self.finished) + 1, seen.seat, moment)
        try:
            player = self._player(seen.seat, level)
            command = player.decide(seen, rng=stream, budget=Budget(), stop=self._stop).command
            decide(self._on_table().state, command)
        except Exception as error:
            log.exception("a player of level %s failed; the plainest answer stands in", level)
            self._emit(Failed(details=repr(error), fatal=False))
            return plainest(seen)
        return command

    def _player(self, seat: Seat, level: str) -> Player:
        if (seat, level) not in self._players:
            weaker = self._weaker(seat)
            self._players[seat, level] = make_player(level, self._senders, weaker=weaker)
        return self._players[seat, level]

    def _weaker(self, seat: Seat) -> float:
        """Return which part of the others an opponent thinks weaker; a person's hints none."""
        return 0.0 if seat == PERSON else weaker_share(("", *self.setup.levels), seat)


def _code_of(state: State) -> str:
    hands = tuple(hand or () for hand in state.hands)
    dealt = Distribution(hands=hands, chien=state.chien or ())
    return encode(state.seats, state.dealer, dealt, state.agreements)
