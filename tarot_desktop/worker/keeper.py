"""All that is written while a session is played; a failure is said once and stops nobody."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path

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
        self, places: Places, records: Path | None, emit: Callable[[Message], None]
    ) -> None:
        self._places = places
        self._records = records
        self._emit = emit
        self._trouble: set[ProblemKind] = set()

    def keep(self, conductor: Conductor) -> None:
        """Keep a session as it stands after a decision."""
        self._save(conductor)
        self._record(conductor, unless_last=False)

    def keep_resumed(self, conductor: Conductor) -> None:
        """Do what the run that was interrupted had not come to."""
        self._record(conductor, unless_last=True)

    def drop(self) -> None:
        """Forget the unfinished session."""
        self._report(ProblemKind.SESSION_NOT_SAVED, drop_session(self._places))

    def _save(self, conductor: Conductor) -> None:
        problem = save_session(self._places, kept_session(conductor))
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

    def _report(self, kind: ProblemKind, problem: Problem | None) -> None:
        """Say once that something cannot be kept, and once that it can be again."""
        if problem is not None and kind not in self._trouble:
            self._trouble.add(kind)
            self._emit(StorageTrouble(problem=problem))
        elif problem is None and kind in self._trouble:
            self._trouble.discard(kind)
            self._emit(SavedAgain())
