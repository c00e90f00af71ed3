"""The tables of the history, version by version; a file is only ever brought forward.

What is searched and counted has columns of its own; the record of a deal is kept as the text
that `--records` would write (rules 2.8).
"""

from __future__ import annotations

import sqlite3
from typing import Final

APPLICATION: Final = 0x54415254
"""Says that a database is ours: `TART`."""
SCORES: Final = tuple(f"score_{seat}" for seat in range(6))

_FIRST = (
    """CREATE TABLE sessions (
        key TEXT PRIMARY KEY, began TEXT NOT NULL, played TEXT NOT NULL, seats INTEGER NOT NULL,
        agreements TEXT NOT NULL, levels TEXT NOT NULL, seed INTEGER NOT NULL,
        deals INTEGER NOT NULL, valid INTEGER NOT NULL, totals TEXT NOT NULL,
        is_over INTEGER NOT NULL)""",
    "CREATE INDEX sessions_by_time ON sessions (played, key)",
    """CREATE TABLE deals (
        session TEXT NOT NULL, number INTEGER NOT NULL, began TEXT NOT NULL, ended TEXT NOT NULL,
        seats INTEGER NOT NULL, ending TEXT, contract TEXT, taker INTEGER, partner INTEGER,
        made INTEGER, is_strict INTEGER NOT NULL, origin TEXT NOT NULL,
        score_0 INTEGER, score_1 INTEGER, score_2 INTEGER, score_3 INTEGER, score_4 INTEGER,
        score_5 INTEGER, PRIMARY KEY (session, number)) WITHOUT ROWID""",
    """CREATE TABLE records (
        session TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
        PRIMARY KEY (session, number))""",
)
MIGRATIONS: Final = (_FIRST,)
"""What brings a file from version n to n + 1."""
VERSION: Final = len(MIGRATIONS)


class ForeignHistory(Exception):
    """The file is a database, but not one of this program; the message says why."""


class NewerHistory(Exception):
    """The file is of a version that this program does not know yet."""


def bring_forward(database: sqlite3.Connection) -> None:
    """Give a new or older file today's tables; raise ForeignHistory or NewerHistory."""
    version = _number(database, "user_version")
    if version == VERSION and _number(database, "application_id") == APPLICATION:
        _check(database, VERSION)
        return
    if version > VERSION:
        raise NewerHistory(f"version {version} is newer than {VERSION}")
    if version:
        _check(database, version)
    elif _tables(database):
        raise ForeignHistory("the tables are another program's")
    database.execute("BEGIN IMMEDIATE")
    for migration in MIGRATIONS[version:]:
        for statement in migration:
            database.execute(statement)
    database.execute(f"PRAGMA application_id = {APPLICATION}")
    database.execute(f"PRAGMA user_version = {VERSION}")
    database.execute("COMMIT")


def _number(database: sqlite3.Connection, pragma: str) -> int:
    (value,) = database.execute(f"PRAGMA {pragma}").fetchone()
    return int(value)


def _tables(database: sqlite3.Connection) -> list[tuple[str, str]]:
    names = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name LIMIT 100"
    return list(database.execute(names))


def _check(database: sqlite3.Connection, version: int) -> None:
    """Raise ForeignHistory unless the file holds our tables and nothing besides."""
    model = sqlite3.connect(":memory:")
    for migration in MIGRATIONS[:version]:
        for statement in migration:
            model.execute(statement)
    expected = _tables(model)
    model.close()
    if _tables(database) != expected:
        raise ForeignHistory(f"these are not the tables of version {version}")
