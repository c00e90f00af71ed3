"""What can still be read of a history that was damaged."""

from __future__ import annotations

import logging
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from tarot_desktop.storage.exchange_error import ExchangeError
from tarot_desktop.storage.history import (
    DEALS_OF_SESSION,
    SESSION_BY_KEY,
    KeptDeal,
    connect,
    read_deal,
    read_session,
)
from tarot_desktop.storage.session_files import SessionFile, read_sessions, session_lines
from tarot_desktop.storage.told import Words

MAGIC = b"SQLite format 3\x00"
_FAULTS = (sqlite3.Error, UnicodeDecodeError, OverflowError)

_log = logging.getLogger(__name__)


def readable_sessions(path: Path, now: str) -> Iterator[SessionFile]:
    """Yield every session of a history that can be read and played again; raise OSError.

    The file itself is only read: a copy of it is opened.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "history.db"
        shutil.copyfile(path, copy)
        log_of_writes = path.with_name(path.name + "-wal")
        if log_of_writes.exists():
            shutil.copyfile(log_of_writes, copy.with_name(copy.name + "-wal"))
        try:
            database = connect(copy)
        except _FAULTS as error:
            raise ExchangeError((), Words.HISTORY, details=error) from None
        with closing(database):
            for key in _keys(database):
                yield from _session(database, key, now)


def _keys(database: sqlite3.Connection) -> list[str]:
    """Return the names of the sessions, read from both ends up to what is damaged."""
    keys: dict[str, None] = {}
    for direction in ("ASC", "DESC"):
        try:
            for (key,) in database.execute(f"SELECT key FROM sessions ORDER BY key {direction}"):
                keys[str(key)] = None
        except _FAULTS as error:
            _log.warning("history: %s", error)
    return list(keys)


def _session(database: sqlite3.Connection, key: str, now: str) -> list[SessionFile]:
    try:
        row = database.execute(SESSION_BY_KEY, (key,)).fetchone()
        entry = None if row is None else read_session(row)
        rows = database.execute(DEALS_OF_SESSION, (key,)).fetchall()
        deals = _unbroken([read_deal(row) for row in rows])
        if entry is None or not deals:
            return []
        return read_sessions(session_lines(SessionFile(entry=entry, deals=deals)).encode(), now)
    except (*_FAULTS, ExchangeError) as error:
        _log.warning("history: session %s: %s", key[:40], error)
        return []


def _unbroken(deals: Sequence[KeptDeal | None]) -> tuple[KeptDeal, ...]:
    """Return the deals up to the first that is missing."""
    found = []
    for number, deal in enumerate(deals, 1):
        if deal is None or deal.number != number:
            break
        found.append(deal)
    return tuple(found)
