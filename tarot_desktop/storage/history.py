"""Every finished deal, for ever: listed by session, searched and counted.

The file is opened for each question and closed after it: nothing is held while nobody asks, and
a start costs nothing however long the history is.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from tarot_desktop.game.records import Record, RecordError, read_record, to_json
from tarot_desktop.game.results import End
from tarot_desktop.rules.agreements import AgreementError, Agreements
from tarot_desktop.rules.cards import Seat
from tarot_desktop.storage import atomic
from tarot_desktop.storage.history_schema import (
    SCORES,
    ForeignHistory,
    NewerHistory,
    bring_forward,
)
from tarot_desktop.storage.json_files import UnreadableFile, parse_value
from tarot_desktop.storage.problems import Problem, ProblemKind

MOST_BYTES = 1 << 18
"""A longer text in the file is not one of ours."""
PAGE_BYTES = 1 << 14
"""Of a new file: several records lie in one page."""
LOCK_SECONDS = 0.5
ANSWER_SECONDS = 10.0
"""A question that takes longer is given up."""
_STEPS = 20_000

_SESSION = "key, began, played, seats, agreements, levels, seed, deals, valid, totals, is_over"
SESSION_BY_KEY = f"SELECT {_SESSION} FROM sessions WHERE key = ?"
DEALS_OF_SESSION = (
    "SELECT number, began, ended, is_strict, origin, record FROM deals"
    " JOIN records USING (session, number) WHERE session = ? ORDER BY number"
)
_DAMAGE = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_TOOBIG,
)

_log = logging.getLogger(__name__)


class Origin(StrEnum):
    """Who played the deal; only a person's own deals are counted."""

    PERSON = "person"
    AUTOPLAY = "autoplay"
    IMPORT = "import"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptDeal:
    """A deal of a session: finished, or the last one as far as it came."""

    number: int
    """From 1, cancelled deals included."""
    began: str
    """UTC, as `2026-11-29T22:05:07Z`."""
    ended: str
    strict: bool = False
    origin: Origin = Origin.PERSON
    record: Record
    """With its claims once it has ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEntry:
    """A session as the list shows it."""

    key: str
    began: str
    played: str
    """When something was last added, UTC."""
    seats: int
    agreements: Agreements
    levels: tuple[str, ...]
    """Opponents' levels, for the seats from 1 on."""
    seed: int
    deals: int = 0
    """Finished deals, cancelled ones included."""
    valid: int = 0
    totals: tuple[int, ...] = ()
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Which finished deals to count; None where anything will do."""

    seat: Seat = 0
    seats: int | None = None
    contract: str | None = None
    """A contract's word in records, such as `garde`."""
    since: str | None = None
    until: str | None = None
    """Times, UTC; `until` itself is left out."""
    origins: tuple[Origin, ...] = (Origin.PERSON,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a question finds, for its seat."""

    deals: int
    """Deals that were played out."""
    points: int
    won: int
    """Deals with a score above 0."""
    taken: int
    made: int
    """Of those taken."""


class HistoryTrouble(Exception):
    """The history cannot be used now; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.reason)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class History:
    """The file of all deals that were ever finished on a profile."""

    path: Path

    def keep(self, session: SessionEntry, deals: Sequence[KeptDeal]) -> None:
        """Add deals that are not there yet, and how the session stands; raise HistoryTrouble.

        A finished deal is never changed; one that was not finished may be.
        """
        with self._opened(create=True) as database:
            database.execute("BEGIN IMMEDIATE")
            for deal in deals:
                _insert(database, session.key, deal)
            _upsert(database, session)
            database.execute("COMMIT")

    def sessions(self, limit: int = 100, offset: int = 0) -> list[SessionEntry]:
        """Return sessions, the one last played first; raise HistoryTrouble."""
        with self._opened() as database:
            if database is None:
                return []
            rows = database.execute(
                f"SELECT {_SESSION} FROM sessions ORDER BY played DESC, key LIMIT ? OFFSET ?",
                (limit, offset),
            ).fetchall()
            return [entry for entry in map(read_session, rows) if entry is not None]

    def session(self, key: str) -> SessionEntry | None:
        """Return one session, or None if it is not there; raise HistoryTrouble."""
        with self._opened() as database:
            if database is None:
                return None
            row = database.execute(SESSION_BY_KEY, (key,)).fetchone()
            return None if row is None else read_session(row)

    def deals(self, key: str) -> list[KeptDeal]:
        """Return the deals of a session that can be read, in order; raise HistoryTrouble."""
        with self._opened() as database:
            if database is None:
                return []
            rows = database.execute(DEALS_OF_SESSION, (key,)).fetchall()
            return [deal for deal in map(read_deal, rows) if deal is not None]

    def answer(self, question: Question) -> Answer:
        """Count the deals that were played out; raise HistoryTrouble."""
        with self._opened() as database:
            if database is None:
                return Answer(deals=0, points=0, won=0, taken=0, made=0)
            row = database.execute(*_counting(question)).fetchone()
            deals, points, won, taken, made = (int(value or 0) for value in row)
            return Answer(deals=deals, points=points, won=won, taken=taken, made=made)

    @contextmanager
    def _opened(self, *, create: bool = False) -> Iterator[Any]:
        """Give the database, or None where there is none yet; turn faults into HistoryTrouble."""
        if not create and not self.path.exists():
            yield None
            return
        try:
            with closing(connect(self.path)) as database:
                bring_forward(database)
                yield database
        except NewerHistory as error:
            raise self._trouble(ProblemKind.HISTORY_NEWER, error) from error
        except (sqlite3.Error, ForeignHistory) as error:
            if not _is_damage(error):
                raise self._trouble(ProblemKind.HISTORY_NOT_SAVED, error) from error
            raise self._damaged(error) from error
        except (UnicodeDecodeError, OverflowError) as error:
            raise self._damaged(error) from error  # names or numbers that nobody wrote
        except OSError as error:
            raise self._trouble(ProblemKind.HISTORY_NOT_SAVED, error) from error

    def _trouble(self, kind: ProblemKind, error: Exception) -> HistoryTrouble:
        _log.warning("history: %s", error)
        return HistoryTrouble(Problem(kind=kind, path=self.path, reason=str(error)))

    def _damaged(self, error: Exception) -> HistoryTrouble:
        trouble = self._trouble(ProblemKind.HISTORY_DAMAGED, error)
        kept = atomic.set_aside(self.path)
        if kept is not None:
            for end in ("-wal", "-shm"):
                beside = self.path.with_name(self.path.name + end)
                if beside.exists():
                    beside.replace(kept.with_name(kept.name + end))
        return HistoryTrouble(replace(trouble.problem, kept=kept))


def connect(path: Path) -> sqlite3.Connection:
    """Open a database with every limit set; raise sqlite3.Error or OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)
    try:
        database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_BYTES)
        end = time.monotonic() + ANSWER_SECONDS
        database.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
        database.text_factory = lambda text: text.decode("utf-8", "replace")
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("PRAGMA cell_size_check = ON")
        database.execute(f"PRAGMA page_size = {PAGE_BYTES}")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
    except BaseException:
        database.close()
        raise
    return database


def _is_damage(error: Exception) -> bool:
    """Return whether the file is to blame, and not the disk, another program or the rights."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, ForeignHistory)
    return code & 0xFF in _DAMAGE


# Writing

_DEAL = (
    "session, number, began, ended, seats, ending, contract, taker, partner, made, is_strict,"
    f" origin, {', '.join(SCORES)}"
)


def _marks(columns: str) -> str:
    return ", ".join("?" for _ in columns.split(","))


def _upsert(database: sqlite3.Connection, session: SessionEntry) -> None:
    database.execute(
        f"INSERT INTO sessions ({_SESSION}) VALUES ({_marks(_SESSION)})"
        " ON CONFLICT (key) DO UPDATE SET played = excluded.played, deals = excluded.deals,"
        " valid = excluded.valid, totals = excluded.totals, is_over = excluded.is_over",
        (
            session.key,
            session.began,
            session.played,
            session.seats,
            json.dumps(session.agreements.to_json()),
            json.dumps(session.levels),
            session.seed,
            session.deals,
            session.valid,
            json.dumps(session.totals),
            session.over,
        ),
    )


def _insert(database: sqlite3.Connection, key: str, deal: KeptDeal) -> None:
    unfinished = "DELETE FROM {} WHERE session = ? AND number = ? AND EXISTS (SELECT * FROM deals"
    unfinished += " WHERE session = ? AND number = ? AND ending IS NULL)"
    for table in ("records", "deals"):
        database.execute(unfinished.format(table), (key, deal.number) * 2)
    database.execute(
        f"INSERT OR IGNORE INTO deals ({_DEAL}) VALUES ({_marks(_DEAL)})", _columns(key, deal)
    )
    database.execute(
        "INSERT OR IGNORE INTO records VALUES (?, ?, ?)",
        (key, deal.number, record_line(deal.record)),
    )


def record_line(record: Record) -> str:
    """Return a record as one line of JSON."""
    return json.dumps(to_json(record), separators=(",", ":"))


def _columns(key: str, deal: KeptDeal) -> tuple[object, ...]:
    record, claims = deal.record, deal.record.claims or {}
    given = claims.get("scores") or []
    scores = [*given, *(None,) * len(SCORES)][: len(SCORES)] if isinstance(given, list) else []
    return (
        key,
        deal.number,
        deal.began,
        deal.ended,
        record.seats,
        record.end,
        claims.get("contract"),
        claims.get("taker"),
        claims.get("partner"),
        claims.get("made"),
        deal.strict,
        deal.origin,
        *scores,
    )


# Reading


def _counting(question: Question) -> tuple[str, list[object]]:
    score = SCORES[question.seat]
    wanted: list[tuple[str, object]] = [("ending = ?", End.PLAYED.value)]
    if question.seats is not None:
        wanted.append(("seats = ?", question.seats))
    if question.contract is not None:
        wanted.append(("contract = ?", question.contract))
    if question.since is not None:
        wanted.append(("ended >= ?", question.since))
    if question.until is not None:
        wanted.append(("ended < ?", question.until))
    origins = ", ".join("?" for _ in question.origins)
    where = " AND ".join(condition for condition, _ in wanted)
    asked = (
        f"SELECT count(*), sum({score}), sum({score} > 0), sum(taker = ?),"
        f" sum(taker = ? AND made) FROM deals WHERE {score} IS NOT NULL AND {where}"
        f" AND origin IN ({origins})"
    )
    return asked, [question.seat, question.seat, *(value for _, value in wanted), *question.origins]


def read_session(row: Sequence[Any]) -> SessionEntry | None:
    """Return the session of a row, or None if it cannot be read."""
    key, began, played, seats, agreements, levels, seed, deals, valid, totals, over = row
    try:
        return SessionEntry(
            key=str(key),
            began=str(began),
            played=str(played),
            seats=int(seats),
            agreements=Agreements.from_json(_object(agreements)),
            levels=tuple(str(level) for level in _list(levels)),
            seed=int(seed),
            deals=int(deals),
            valid=int(valid),
            totals=tuple(int(total) for total in _list(totals)),
            over=bool(over),
        )
    except (ValueError, TypeError, AgreementError, UnreadableFile) as error:
        _log.warning("history: a session cannot be read: %s", error)
        return None


def read_deal(row: Sequence[Any]) -> KeptDeal | None:
    """Return the deal of a row, or None if it cannot be read."""
    number, began, ended, strict, origin, record = row
    try:
        return KeptDeal(
            number=int(number),
            began=str(began),
            ended=str(ended),
            strict=bool(strict),
            origin=Origin(origin),
            record=read_record(_object(record)),
        )
    except (ValueError, TypeError, RecordError, UnreadableFile) as error:
        _log.warning("history: deal %s cannot be read: %s", number, error)
        return None


def _object(text: object) -> Mapping[str, object]:
    value = parse_value(str(text).encode())
    if not isinstance(value, dict):
        raise UnreadableFile("not a JSON object")
    return value


def _list(text: object) -> list[Any]:
    value = parse_value(str(text).encode())
    if not isinstance(value, list):
        raise UnreadableFile("not a JSON list")
    return value
