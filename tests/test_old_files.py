"""One file of every version of every format, kept for ever: each still opens.

A new version of a format adds a file here; no file is ever changed or taken away.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tarot_desktop.game.records import VERSION as DEAL_VERSION
from tarot_desktop.game.results import End
from tarot_desktop.rules.agreements import ContractScale
from tarot_desktop.rules.cards import cards
from tarot_desktop.storage import exchange, history_schema, saves, session_files, settings_file
from tarot_desktop.storage.choices import Speed
from tarot_desktop.storage.exchange import take_over
from tarot_desktop.storage.history import History, Question
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import load_session
from tarot_desktop.storage.session_files import read_sessions
from tarot_desktop.storage.settings_file import load_settings
from tarot_desktop.worker.kept import read_session

FILES = Path(__file__).parent / "old_files"
NOW = "2026-11-29T22:05:07Z"
VERSIONS = {
    "settings-{}.json": settings_file.VERSION,
    "session-{}.json": saves.VERSION,
    "session-{}.jsonl": session_files.VERSION,
    "history-{}.db": history_schema.VERSION,
    "profile-{}.zip": exchange.VERSION,
    "deal-{}.json": DEAL_VERSION,
    "deal-{}.txt": DEAL_VERSION,
}


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.of(tmp_path)


def put(name: str, target: Path) -> None:
    target.parent.mkdir(parents=True)
    shutil.copy(FILES / name, target)


@pytest.mark.parametrize("name", VERSIONS)
def test_there_is_a_file_of_every_version(name: str) -> None:
    for version in range(1, VERSIONS[name] + 1):
        assert (FILES / name.format(version)).is_file()


def test_old_settings(places: Places) -> None:
    put("settings-1.json", places.settings_file)
    loaded = load_settings(places)
    assert loaded.problems == ()
    assert loaded.settings.speed is Speed.SLOW
    assert loaded.settings.agreements.contract_scale is ContractScale.CONTRE8


@pytest.mark.parametrize(
    ("name", "chosen"),
    [("session-1.json", "S4 D2 H3"), ("session-1-first.json", "")],
    ids=["with half-made decisions", "before there were any"],
)
def test_old_sessions(places: Places, name: str, chosen: str) -> None:
    put(name, places.session_file)
    loaded = load_session(places, check=read_session)
    assert loaded.problems == ()
    assert loaded.payload is not None
    kept = read_session(loaded.payload)
    assert kept.game.state.turned
    assert not kept.game.state.discarded
    assert kept.draft.cards == cards(chosen)


def test_an_old_history(places: Places) -> None:
    put("history-1.db", places.history_file)
    history = History(places.history_file)
    assert [entry.seats for entry in history.sessions()] == [5, 4]
    four, five = history.sessions()[1], history.sessions()[0]
    assert [deal.record.end for deal in history.deals(four.key)] == [End.PLAYED] * 2
    assert [deal.record.end for deal in history.deals(five.key)] == [End.PLAYED] * 2 + [None]
    assert history.answer(Question(seats=4)).deals == 2
    history.keep(four, history.deals(five.key))


@pytest.mark.parametrize(
    ("name", "sessions", "deals"),
    [
        ("profile-1.zip", 2, 5),
        ("session-1.jsonl", 1, 3),
        ("deal-1.json", 1, 1),
        ("deal-1.txt", 1, 1),
    ],
)
def test_old_exports(places: Places, name: str, sessions: int, deals: int) -> None:
    taken = take_over(places, FILES / name, NOW, check_session=read_session)
    assert (taken.sessions, taken.deals) == (sessions, deals)


def test_both_forms_of_an_old_deal_are_the_same_deal() -> None:
    as_json, as_text = (
        read_sessions((FILES / name).read_bytes(), NOW) for name in ("deal-1.json", "deal-1.txt")
    )
    assert as_json == as_text
