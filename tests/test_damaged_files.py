"""Files damaged in every way: no crash, no hang, no flood of memory, and nothing is lost.

A few hundred belong to every test run.  All of them:

    TAROT_DAMAGED=2000 python -m pytest tests/test_damaged_files.py
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tarot_desktop.storage.atomic import older_copy
from tarot_desktop.storage.doorway import Doorway
from tarot_desktop.storage.exchange import take_over
from tarot_desktop.storage.exchange_error import ExchangeError
from tarot_desktop.storage.history import History, HistoryTrouble, Question
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.problems import ProblemKind
from tarot_desktop.storage.record_file import append_line
from tarot_desktop.storage.saves import load_session, save_session
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.storage.settings_file import load_settings, save_settings
from tarot_desktop.worker.kept import read_session
from tests.storage.keeping import a_session

FILES = Path(__file__).parent / "old_files"
MANY = int(os.environ.get("TAROT_DAMAGED", "240"))
NOW = "2026-11-29T22:05:07Z"
MOST_SECONDS = 1.0
MOST_BYTES = 200 << 20

Damage = Callable[[bytes, Random], bytes]


# Damages


def cut_off(data: bytes, chance: Random) -> bytes:
    return data[: chance.randrange(len(data))]


def flipped(data: bytes, chance: Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(chance.choice((1, 2, 10, 200))):
        spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def hole(data: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(data))
    return data[:start] + bytes(chance.randrange(1, 5000)) + data[start + 1 :]


def without_a_piece(data: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(data))
    return data[:start] + data[start + chance.randrange(1, 400) :]


def twice(data: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(data))
    piece = data[start : start + chance.randrange(1, 2000)]
    return data[:start] + piece * chance.choice((2, 3, 50)) + data[start:]


def other_numbers(data: bytes, chance: Random) -> bytes:
    digits = [place for place, byte in enumerate(data) if 48 <= byte <= 57]
    if not digits:
        return data[1:]
    place = chance.choice(digits)
    number = chance.choice((b"-1", b"9" * 30, b"9" * 5000, b"1e999", b"0.5", b"null", b"true"))
    return data[:place] + number + data[place + 1 :]


def nested(data: bytes, chance: Random) -> bytes:
    place = chance.choice([n for n, byte in enumerate(data) if byte in b":[,"] or [0])
    deep = chance.choice((50, 2000, 60_000))
    return data[: place + 1] + b"[" * deep + b"]" * deep + b"," + data[place + 1 :]


def of_another_kind(data: bytes, chance: Random) -> bytes:
    other = chance.choice(sorted(FILES.iterdir())).read_bytes()
    return chance.choice(
        (other, data[: len(data) // 2] + other, chance.randbytes(3000), b"\0" * 99)
    )


DAMAGES: tuple[Damage, ...] = (
    cut_off,
    flipped,
    hole,
    without_a_piece,
    twice,
    other_numbers,
    nested,
    of_another_kind,
)


# What the program does with each kind of file


def is_somewhere(data: bytes, folder: Path) -> bool:
    return any(file.read_bytes() == data for file in folder.iterdir() if file.is_file())


def open_settings(places: Places, data: bytes) -> None:
    good = places.settings_file
    save_settings(places, DEFAULTS)
    good.write_bytes(data)
    loaded = load_settings(places)
    assert is_somewhere(data, good.parent)
    assert save_settings(places, loaded.settings) is None
    assert load_settings(places).settings == loaded.settings


def open_session(places: Places, data: bytes) -> None:
    good = (FILES / "session-1.json").read_bytes()
    path = places.session_file
    path.parent.mkdir(parents=True)
    older_copy(path).write_bytes(good)
    path.write_bytes(data)
    loaded = load_session(places, check=read_session)
    assert loaded.payload is not None
    assert is_somewhere(data, path.parent)
    assert save_session(places, loaded.payload) is None
    assert load_session(places).payload == loaded.payload


def open_history(places: Places, data: bytes) -> None:
    path = places.history_file
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    history, session = History(path), a_session(seed=9)
    questions: tuple[Callable[[], object], ...] = (
        history.sessions,
        lambda: [history.deals(entry.key) for entry in history.sessions()],
        lambda: history.answer(Question()),
        lambda: history.keep(session.entry, session.deals),
    )
    for ask in (*questions, *questions):
        try:
            ask()
        except HistoryTrouble as trouble:
            problem = trouble.problem
            assert problem.kind is not ProblemKind.HISTORY_NOT_SAVED or problem.reason
            assert problem.kind is not ProblemKind.HISTORY_DAMAGED or problem.kept is not None


def bring(name: str) -> Callable[[Places, bytes], None]:
    def open_export(places: Places, data: bytes) -> None:
        mine = a_session(seed=8)
        history = History(places.history_file)
        history.keep(mine.entry, mine.deals)
        file = places.data / name
        file.write_bytes(data)
        try:
            take_over(places, file, NOW, check_session=read_session)
        except (ExchangeError, HistoryTrouble, OSError):
            assert [entry.key for entry in history.sessions()] == [mine.entry.key]
        assert tuple(history.deals(mine.entry.key)) == mine.deals
        assert file.read_bytes() == data

    return open_export


def open_records(places: Places, data: bytes) -> None:
    path = places.data / "records.jsonl"
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    append_line(path, "a record", unless_last=True)
    written = path.read_bytes()
    assert written.endswith(b"a record\n")
    assert written.startswith(data.rpartition(b"\n")[0])


def open_note(places: Places, data: bytes) -> None:
    doorway = Doorway(places)
    assert doorway.enter()
    (doorway.folder / "1.json").write_bytes(data)
    doorway.notes()
    assert not any(doorway.folder.iterdir())
    doorway.leave()


KINDS: tuple[tuple[str, Callable[[Places, bytes], None]], ...] = (
    ("settings-1.json", open_settings),
    ("session-1.json", open_session),
    ("history-1.db", open_history),
    ("history-1.db", bring("a.db")),
    ("profile-1.zip", bring("a.zip")),
    ("session-1.jsonl", bring("a.jsonl")),
    ("deal-1.json", bring("a.json")),
    ("deal-1.txt", bring("a.txt")),
)


def peak_bytes() -> int:
    """The most memory this process has ever held."""
    if sys.platform == "win32":
        pytest.skip("nothing in the standard library tells the peak here")
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def damaged(name: str, chance: Random) -> bytes:
    data = (FILES / name).read_bytes()
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        data = chance.choice(DAMAGES)(data, chance) or b"\n"
    return data


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that is emptied as soon as it is not needed any more."""
    yield tmp_path
    shutil.rmtree(tmp_path, ignore_errors=True)


@pytest.mark.parametrize(("name", "opens"), KINDS)
def test_a_damaged_file_does_no_harm(
    folder: Path, name: str, opens: Callable[[Places, bytes], None]
) -> None:
    chance = Random(name)
    before = peak_bytes()
    for number in range(MANY // len(KINDS) + 1):
        data = damaged(name, chance)
        began = time.process_time()
        opens(Places.of(folder / str(number)), data)
        assert time.process_time() - began < MOST_SECONDS, data
        shutil.rmtree(folder / str(number))
    assert peak_bytes() - before < MOST_BYTES


@pytest.mark.parametrize("kind", [open_records, open_note])
def test_a_damaged_file_that_is_only_added_to_or_thrown_away(
    folder: Path, kind: Callable[[Places, bytes], None]
) -> None:
    chance = Random(5)
    for number in range(MANY // 20):
        kind(Places.of(folder / str(number)), damaged("session-1.jsonl", chance))
