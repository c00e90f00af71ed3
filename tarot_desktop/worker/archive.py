"""What happened in the past, for the window: sessions, score sheets, deals."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from tarot_desktop.ai.levels import level_named
from tarot_desktop.game.engine import Game
from tarot_desktop.game.projection import observe
from tarot_desktop.game.replay import record_of, replay
from tarot_desktop.game.state import State
from tarot_desktop.storage.atomic import write_new
from tarot_desktop.storage.exchange import export_profile, take_over
from tarot_desktop.storage.exchange_error import ExchangeError
from tarot_desktop.storage.history import History, HistoryTrouble, KeptDeal, SessionEntry
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.problems import Problem, ProblemKind
from tarot_desktop.storage.session_files import SessionFile, deal_text, session_lines, session_table
from tarot_desktop.storage.told import of_system
from tarot_desktop.worker.archive_messages import (
    Answered,
    ArchiveAction,
    ArchiveFailed,
    AskHistory,
    ExportDeal,
    Exported,
    ExportProfile,
    ExportSession,
    Import,
    Imported,
    ListSessions,
    OpenDeal,
    OpenSession,
    SessionList,
)
from tarot_desktop.worker.conductor import PERSON, Conductor
from tarot_desktop.worker.keeper import now_utc
from tarot_desktop.worker.kept import KeptSession, distribution_of, read_session
from tarot_desktop.worker.messages import (
    DealOpened,
    Draft,
    Message,
    NewSession,
    SessionOpened,
    SessionView,
)

PAGE = 100
"""How many sessions are listed at a time."""
log = logging.getLogger(__name__)


class Archive:
    """Reads the history of a profile; a deal that cannot be read is refused, never guessed."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._history = History(places.history_file)

    def answer(self, action: ArchiveAction) -> Message:
        """Return what the window is told about the past."""
        try:
            return self._answer(action)
        except HistoryTrouble as trouble:
            return ArchiveFailed(problem=trouble.problem)
        except (OSError, ExchangeError) as error:
            assert not isinstance(action, ListSessions | OpenSession | OpenDeal | AskHistory)
            kind = ProblemKind.NOT_EXPORTED
            if isinstance(action, Import):
                kind = ProblemKind.NOT_IMPORTED
            log.warning("%s: %s", action.path, error)
            return ArchiveFailed(problem=_problem(kind, action.path, error))

    def kept(self, key: str) -> KeptSession:
        """Return a session of the past as it can be gone on with; raise HistoryTrouble."""
        entry, games = self._session(key)
        game = games[-1]
        try:
            levels = tuple(level_named(level).name for level in entry.levels)
        except (ValueError, LookupError) as error:
            raise self._unreadable(str(error)) from error
        first = games[0].state
        setup = NewSession(
            seats=entry.seats,
            agreements=entry.agreements,
            levels=levels,
            seed=entry.seed,
            first_deal=(first.dealer, distribution_of(first)),
            key=key,
            began=entry.began,
        )
        finished = tuple(each.state for each in games[:-1])
        return KeptSession(setup=setup, finished=finished, game=game, draft=Draft())

    def _answer(self, action: ArchiveAction) -> Message:
        if isinstance(action, ListSessions):
            found = self._history.sessions(PAGE + 1, action.offset)
            return SessionList(
                entries=tuple(found[:PAGE]), offset=action.offset, more=len(found) > PAGE
            )
        if isinstance(action, AskHistory):
            answer = self._history.answer(action.question)
            return Answered(question=action.question, answer=answer)
        if isinstance(action, OpenSession):
            entry, games = self._session(action.key)
            ended = [game.state for game in games if game.state.end is not None]
            view = self._view(entry, ended)
            return SessionOpened(entry=entry, session=view, unfinished=not view.over)
        if isinstance(action, OpenDeal):
            return self._open_deal(action)
        if isinstance(action, Import):
            return self._import(action)
        if isinstance(action, ExportProfile):
            export_profile(self._places, action.path)
        elif isinstance(action, ExportSession):
            self._export_session(action)
        else:
            self._export_deal(action)
        return Exported(path=action.path)

    def _open_deal(self, action: OpenDeal) -> DealOpened:
        entry, games = self._session(action.key)
        game = games[action.number - 1]
        ended = [each.state for each in games[: action.number]]
        if game.state.end is None:
            raise self._unreadable(f"deal {action.number} has not ended")
        return DealOpened(
            number=action.number, seen=observe(game.state, PERSON), session=self._view(entry, ended)
        )

    def _import(self, action: Import) -> Imported:
        taken = take_over(self._places, action.path, now_utc(), check_session=read_session)
        return Imported(
            path=action.path,
            sessions=taken.sessions,
            deals=taken.deals,
            present=taken.present,
            settings=taken.settings,
            key=taken.key,
        )

    def _export_session(self, action: ExportSession) -> None:
        entry, _ = self._session(action.key)
        deals = tuple(self._history.deals(action.key))
        session = SessionFile(entry=entry, deals=deals)
        as_table = action.path.suffix.lower() == ".csv"
        text = session_table(session) if as_table else session_lines(session)
        write_new(action.path, text)

    def _export_deal(self, action: ExportDeal) -> None:
        _, games = self._session(action.key)
        record = record_of(games[action.number - 1].state)
        notation = action.path.suffix.lower() == ".txt"
        write_new(action.path, deal_text(record, notation=notation))

    def _session(self, key: str) -> tuple[SessionEntry, list[Game]]:
        """Return a session and its deals, replayed by the rules."""
        entry, deals = self._history.session(key), self._history.deals(key)
        if entry is None or not deals:
            raise self._unreadable(f"session {key} has no deals")
        return entry, self._replayed(entry, deals)

    def _replayed(self, entry: SessionEntry, deals: Sequence[KeptDeal]) -> list[Game]:
        games: list[Game] = []
        for number, deal in enumerate(deals, 1):
            try:
                game = replay(deal.record)
            except ValueError as error:
                raise self._unreadable(f"deal {number}: {error}") from error
            table = (game.state.seats, game.state.agreements)
            if deal.number != number or table != (entry.seats, entry.agreements):
                raise self._unreadable(f"deal {number} is missing, or of another table")
            games.append(game)
        if any(game.state.end is None for game in games[:-1]):
            raise self._unreadable("a deal before the last has not ended")
        return games

    def _view(self, entry: SessionEntry, ended: Sequence[State]) -> SessionView:
        """Return the score sheet after these deals."""
        first = ended[0] if ended else None
        setup = NewSession(
            seats=entry.seats,
            agreements=entry.agreements,
            levels=entry.levels,
            seed=entry.seed,
            first_deal=(first.dealer, distribution_of(first)) if first else None,
            key=entry.key,
        )
        conductor = Conductor(setup, emit=lambda _: None)
        return conductor.account(ended)

    def _unreadable(self, reason: str) -> HistoryTrouble:
        log.warning("history: %s", reason)
        path = self._places.history_file
        return HistoryTrouble(Problem(kind=ProblemKind.DEAL_UNREADABLE, path=path, reason=reason))


def _problem(kind: ProblemKind, path: Path, error: OSError | ExchangeError) -> Problem:
    if isinstance(error, ExchangeError):
        return Problem(kind=kind, path=path, where=error.where, fault=error.fault)
    return Problem(kind=kind, path=path, fault=of_system(error))
