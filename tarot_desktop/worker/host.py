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
from tarot_desktop.storage.saves import load_session
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.keeper import Keeper
from tarot_desktop.worker.kept import read_session
from tarot_desktop.worker.messages import (
    Advise,
    Consider,
    Failed,
    Message,
    NewSession,
    NextDeal,
    NothingToResume,
    Refused,
    Reply,
    Request,
    ResumeSession,
    StorageTrouble,
    Submit,
)

log = logging.getLogger(__name__)


class SessionHost(QObject):
    """Owns the session; created in the window's thread, then moved to the worker's."""

    sent = Signal(object)

    def __init__(self, places: Places, stop: StopFlag, records: Path | None = None) -> None:
        super().__init__()
        self._places = places
        self._keeper = Keeper(places, records, self._emit)
        self._stop = stop
        self._conductor: Conductor | None = None
        self._epoch = 0

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
        elif isinstance(action, Consider):
            self._conductor.consider(action.draft)
        elif isinstance(action, NextDeal):
            self._conductor.next_deal()
        elif isinstance(action, Advise):
            self._conductor.advise(action.level)
        else:
            self._keeper.drop()

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
        self._conductor.restore(kept.finished, kept.game, kept.draft)
        self._keeper.keep_resumed(self._conductor)
        self._conductor.go_on()

    def _conductor_of(self, setup: NewSession) -> Conductor:
        return Conductor(setup, self._emit, keep=self._keeper.keep, stop=self._stop)

    def _emit(self, message: Message) -> None:
        self.sent.emit(Reply(epoch=self._epoch, message=message))
