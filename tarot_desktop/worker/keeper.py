"""All that is written while a session is played; a failure is said once and stops nobody."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tarot_desktop.game.engine import Game
from tarot_desktop.game.replay import record_of
from tarot_desktop.game.state import State
from tarot_desktop.storage.history import History, HistoryTrouble, KeptDeal, Origin, SessionEntry
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.problems import Problem, ProblemKind
from tarot_desktop.storage.record_file import append_line
from tarot_desktop.storage.saves import drop_session, save_session
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.kept import kept_session, record_json
from tarot_desktop.worker.messages import Message, SavedAgain, StorageTrouble

log = logging.getLogger(__name__)


class Keeper:
    """Keeps the session after every decision, and every deal once it has ended."""

    def __init__(
        self,
        places: Places,
        records: Path | None,
        emit: Callable[[Message], None],
        *,
        unattended: bool = False,
    ) -> None:
        """Write below `places`; finished deals also as lines of the file `records`."""
        self._places = places
        self._records = records
        self._emit = emit
        self._unattended = unattended
        self._history = History(places.history_file)
        self._trouble: set[ProblemKind] = set()
        self._kept = 0
        """Deals of this session that are known to be in the history."""
        self._game: Game | None = None
        self._began = now_utc()
        self._autoplayed = unattended

    # While a session is played

    def keep(self, conductor: Conductor) -> None:
        """Keep a session as it stands after a decision."""
        if conductor.game is not self._game:
            self._new_deal(conductor.game)
        self._save(conductor)
        self._record(conductor, unless_last=False)

    def ended(self, conductor: Conductor) -> None:
        """Put the deals that have ended into the history."""
        self._put(conductor, unfinished=False)

    # From session to session

    def resumed(self, conductor: Conductor, payload: Mapping[str, Any]) -> None:
        """Go on keeping a session, and do what the run that was interrupted had not come to."""
        self._new_session()
        self._game = conductor.game
        self._began = str(payload.get("deal_began") or now_utc())
        self._autoplayed = self._unattended or bool(payload.get("autoplayed"))
        self._record(conductor, unless_last=True)
        if payload.get("key") != conductor.setup.key:
            self._save(conductor)

    def leave(self, conductor: Conductor | None) -> None:
        """Put a session that is left into the history, an unfinished deal too."""
        if conductor is not None and (conductor.finished or conductor.person_has_acted):
            self._put(conductor, unfinished=True)
        self._new_session()

    def drop(self, conductor: Conductor | None) -> None:
        """Forget the unfinished session, unless the history could not take it over."""
        if conductor is not None and self._kept < len(conductor.finished):
            self._put(conductor, unfinished=False)
            if self._kept < len(conductor.finished):
                return
        self._report(ProblemKind.SESSION_NOT_SAVED, drop_session(self._places))

    # Inside

    def _new_session(self) -> None:
        self._kept = 0
        self._new_deal(None)

    def _new_deal(self, game: Game | None) -> None:
        self._game = game
        self._began = now_utc()
        self._autoplayed = self._unattended

    def _save(self, conductor: Conductor) -> None:
        times = {"deal_began": self._began, "autoplayed": self._autoplayed}
        problem = save_session(self._places, {**kept_session(conductor), **times})
        self._report(ProblemKind.SESSION_NOT_SAVED, problem)

    def _record(self, conductor: Conductor, *, unless_last: bool) -> None:
        """Append the record of a deal that has ended to the file of `--records`."""
        game = conductor.game
        if self._records is None or game is None or game.state.end is None:
            return
        kind, problem = ProblemKind.RECORDS_NOT_SAVED, None
        try:
            append_line(self._records, json.dumps(record_json(game.state)), unless_last=unless_last)
        except OSError as error:
            log.warning("record not written: %s", error)
            problem = Problem(kind=kind, path=self._records, reason=str(error))
        self._report(kind, problem)

    def _put(self, conductor: Conductor, *, unfinished: bool) -> None:
        """Put deals into the history; into a new one if the old one is damaged."""
        trouble: Problem | None = None
        for _ in range(2):
            try:
                self._try_to_put(conductor, unfinished=unfinished)
                trouble = None
                break
            except HistoryTrouble as found:
                trouble = found.problem
            if trouble.kind is not ProblemKind.HISTORY_DAMAGED:
                break
            self._kept = 0
            self._emit(StorageTrouble(problem=trouble))
        self._report(ProblemKind.HISTORY_NOT_SAVED, trouble)

    def _try_to_put(self, conductor: Conductor, *, unfinished: bool) -> None:
        deals = [
            self._kept_deal(state, number)
            for number, state in enumerate(conductor.finished[self._kept :], self._kept + 1)
        ]
        game = conductor.game
        if unfinished and game is not None and game.state.end is None:
            deals.append(self._kept_deal(game.state, len(conductor.finished) + 1))
        self._history.keep(entry_of(conductor), deals)
        self._kept = len(conductor.finished)

    def _kept_deal(self, state: State, number: int) -> KeptDeal:
        return KeptDeal(
            number=number,
            began=self._began,
            ended=now_utc(),
            origin=Origin.AUTOPLAY if self._autoplayed else Origin.PERSON,
            record=record_of(state),
        )

    def _report(self, kind: ProblemKind, problem: Problem | None) -> None:
        """Say once that something cannot be kept, and once that everything can be again."""
        if problem is not None and kind not in self._trouble:
            known = ProblemKind.SESSION_NOT_SAVED in self._trouble
            self._trouble.add(kind)
            if not (known and kind is ProblemKind.HISTORY_NOT_SAVED):
                self._emit(StorageTrouble(problem=problem))
        elif problem is None and kind in self._trouble:
            self._trouble.discard(kind)
            if not self._trouble:
                self._emit(SavedAgain())


def now_utc() -> str:
    """Return the time, UTC, as the history writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def entry_of(conductor: Conductor) -> SessionEntry:
    """Return a session as the history lists it."""
    setup, standing = conductor.setup, conductor.standing
    return SessionEntry(
        key=setup.key,
        began=setup.began,
        played=now_utc(),
        seats=setup.seats,
        agreements=setup.agreements,
        levels=setup.levels,
        seed=setup.seed,
        deals=len(conductor.finished),
        valid=standing.valid,
        totals=standing.totals,
        over=standing.over,
    )
