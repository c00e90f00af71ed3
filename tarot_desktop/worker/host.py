"""SessionHost: the session's one door, living in the worker thread.

Every request goes through `handle`, every answer leaves by `sent`.  An exception in a slot would
leave the window waiting for ever, so all of them are caught at this door.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event as StopFlag
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.storage.history import HistoryTrouble
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import load_session
from tarot_desktop.worker.archive import Archive
from tarot_desktop.worker.archive_messages import ArchiveAction, GoOnWith
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.keeper import Keeper, now_utc
from tarot_desktop.worker.kept import KeptSession, read_session
from tarot_desktop.worker.messages import (
    Advise,
    AgreeSignals,
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
from tarot_desktop.worker.priority import give_way

if TYPE_CHECKING:
    from tarot_desktop.worker.archive import Archive

log = logging.getLogger(__name__)


class SessionHost(QObject):
    """Owns the session; created in the window's thread, then moved to the worker's."""

    sent = Signal(object)
    done = Signal()
    """Everything that was asked before `finish()` is carried out."""

    def __init__(
        self,
        places: Places,
        stop: StopFlag,
        records: Path | None = None,
        *,
        unattended: bool = False,
    ) -> None:
        """Keep everything below `places`; the deals of an unattended table are marked."""
        super().__init__()
        self._places = places
        self._keeper = Keeper(places, records, self._emit, unattended=unattended)
        self._archive_read: Archive | None = None
        self._stop = stop
        self._conductor: Conductor | None = None
        self._agreed = AgreeSignals()
        self._epoch = 0

    @Slot()
    def begin(self) -> None:
        """Give way to the window's thread; called as the worker's begins."""
        give_way()

    @Slot()
    def finish(self) -> None:
        """Tell that nothing is left to be done; asked last of all."""
        self.done.emit()

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
        if isinstance(action, NewSession | ResumeSession | GoOnWith):
            self._epoch = request.number
        if isinstance(action, NewSession):
            self._keeper.leave(self._conductor)
            self._conductor = self._conductor_of(action)
            self._conductor.begin()
        elif isinstance(action, ResumeSession):
            self._resume()
        elif isinstance(action, GoOnWith):
            self._go_on_with(action.key)
        elif isinstance(action, AgreeSignals):
            self._agree(action)
        elif isinstance(action, ArchiveAction):
            self._emit(self._archive.answer(action))
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
            self._keeper.drop(self._conductor)

    def _agree(self, agreed: AgreeSignals) -> None:
        self._agreed = agreed
        if self._conductor is not None:
            self._conductor.agree(agreed)

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
        self._restore(kept, loaded.payload)

    def _go_on_with(self, key: str) -> None:
        """Put a session of the past on the table; the one that lies there goes to the history."""
        if self._conductor is None:
            self._leave_unfinished()
        self._keeper.leave(self._conductor)
        try:
            kept = self._archive.kept(key)
        except HistoryTrouble as trouble:
            self._emit(StorageTrouble(problem=trouble.problem))
            return
        self._restore(kept, {})

    def _leave_unfinished(self) -> None:
        """Put the session of the profile, which nobody resumed, into the history."""
        loaded = load_session(self._places, check=read_session)
        if loaded.payload is not None:
            kept = read_session(loaded.payload)
            conductor = Conductor(self._named(kept.setup), lambda _: None)
            conductor.restore(kept.finished, kept.game, kept.draft)
            self._keeper.resumed(conductor, loaded.payload)
            self._keeper.leave(conductor)

    def _restore(self, kept: KeptSession, payload: Mapping[str, Any]) -> None:
        self._conductor = self._conductor_of(kept.setup)
        self._conductor.restore(kept.finished, kept.game, kept.draft)
        self._keeper.resumed(self._conductor, payload)
        self._conductor.go_on()

    @property
    def _archive(self) -> Archive:
        """The archive; what it needs is loaded once somebody asks for the past."""
        if self._archive_read is None:
            from tarot_desktop.worker.archive import Archive

            self._archive_read = Archive(self._places)
        return self._archive_read

    def _conductor_of(self, setup: NewSession) -> Conductor:
        conductor = Conductor(
            self._named(setup),
            self._emit,
            keep=self._keeper.keep,
            ended=self._keeper.ended,
            stop=self._stop,
        )
        conductor.agree(self._agreed)
        return conductor

    def _named(self, setup: NewSession) -> NewSession:
        if setup.key:
            return setup
        return replace(setup, key=secrets.token_hex(8), began=setup.began or now_utc())

    def _emit(self, message: Message) -> None:
        self.sent.emit(Reply(epoch=self._epoch, message=message))
