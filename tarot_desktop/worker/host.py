"""SessionHost: the session's one door, living in the worker thread.

Every request goes through `handle`, every answer leaves by `sent`.  An exception in a slot would
leave the window waiting for ever, so all of them are caught at this door.
"""

from __future__ import annotations

import logging
from pathlib import Path
from threading import Event as StopFlag

from PySide6.QtCore import QObject, Signal, Slot

from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.problems import Problem
from tarot_desktop.storage.saves import drop_session, load_session, save_session
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.kept import append_record, kept_session, read_session
from tarot_desktop.worker.messages import (
    Advise,
    Failed,
    Message,
    NewSession,
    NextDeal,
    NothingToResume,
    Refused,
    Reply,
    Request,
    ResumeSession,
    SavedAgain,
    StorageTrouble,
    Submit,
)

log = logging.getLogger(__name__)


class SessionHost(QObject):
    """Owns the session; created in the window's thread, then moved to the worker's."""

    sent = Signal(object)

    def __init__(self, places: Places, stop: StopFlag, records: Path | None = None) -> None:
        super().__init__()
        self._records = records
        self._places = places
        self._stop = stop
        self._conductor: Conductor | None = None
        self._epoch = 0
        self._trouble = False

    @Slot(object)
    def handle(self, request: Request) -> None:
        """Carry out one request of the window."""
        try:
            self._carry_out(request)
        except Exception as error:
            log.exception("request %s failed", type(request.action).__name__)
            self._emit(Failed(details=repr(error), fatal=True))

    def _carry_out(self, request: Request) -> None:
        action = request.action
        if isinstance(action, NewSession | ResumeSession):
            self._epoch = request.number
        if isinstance(action, NewSession):
            self._conductor = self._conductor_of(action)
            self._conductor.begin()
        elif isinstance(action, ResumeSession):
            self._resume()
        elif self._conductor is None:
            log.warning("no session for %s", type(action).__name__)
        elif isinstance(action, Submit):
            self._submit(self._conductor, action)
        elif isinstance(action, NextDeal):
            self._conductor.next_deal()
        elif isinstance(action, Advise):
            self._conductor.advise(action.level)
        else:
            self._report(drop_session(self._places))

    def _submit(self, conductor: Conductor, action: Submit) -> None:
        try:
            conductor.submit(action.command)
        except IllegalCommand as refused:
            self._emit(Refused(problem=refused.problem, seen=conductor.seen()))

    def _resume(self) -> None:
        loaded = load_session(self._places, check=read_session)
        for problem in loaded.problems:
            self._emit(StorageTrouble(problem=problem))
        if loaded.payload is None:
            self._emit(NothingToResume())
            return
        kept = read_session(loaded.payload)
        self._conductor = self._conductor_of(kept.setup)
        self._conductor.restore(kept.finished, kept.game)
        self._conductor.go_on()

    def _conductor_of(self, setup: NewSession) -> Conductor:
        return Conductor(setup, self._emit, keep=self._keep, stop=self._stop)

    def _keep(self, conductor: Conductor) -> None:
        if self._records is not None:
            append_record(self._records, conductor)
        self._report(save_session(self._places, kept_session(conductor)))

    def _report(self, problem: Problem | None) -> None:
        """Say once that nothing can be kept, and once that it can be again."""
        if problem is not None and not self._trouble:
            self._emit(StorageTrouble(problem=problem))
        elif problem is None and self._trouble:
            self._emit(SavedAgain())
        self._trouble = problem is not None

    def _emit(self, message: Message) -> None:
        self.sent.emit(Reply(epoch=self._epoch, message=message))
