"""A damaged history can be imported: what can still be read of it comes back."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from tarot_desktop.storage.exchange import Taken, take_over
from tarot_desktop.storage.exchange_error import ExchangeError
from tarot_desktop.storage.history import History, HistoryTrouble
from tarot_desktop.storage.paths import Places
from tests.storage.keeping import a_session

NOW = "2026-11-29T22:05:07Z"
SESSIONS = [a_session(seats, seed=seed) for seed, seats in enumerate((3, 4, 5, 6) * 3, 1)]
PAGE = 1 << 14


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A whole history."""
    history = History(tmp_path / "history.damaged.db")
    for session in SESSIONS:
        history.keep(session.entry, session.deals)
    return history.path


def rescued(old: Path, tmp_path: Path) -> tuple[Taken, History]:
    places = Places.of(tmp_path / "profile")
    taken = take_over(places, old, NOW, check_session=lambda _: None)
    return taken, History(places.history_file)


def test_a_whole_history_comes_back_whole(old: Path, tmp_path: Path) -> None:
    before = old.read_bytes()
    taken, history = rescued(old, tmp_path)
    assert taken.sessions == len(SESSIONS)
    assert old.read_bytes() == before
    for session in SESSIONS:
        assert history.session(session.entry.key) == session.entry
        assert tuple(history.deals(session.entry.key)) == session.deals


@pytest.mark.parametrize("seed", range(10))
def test_of_a_damaged_one_only_true_deals_come_back(old: Path, tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    data = bytearray(old.read_bytes())
    for _ in range(20):
        data[chance.randrange(PAGE, len(data))] ^= 0xFF
    old.write_bytes(bytes(data))
    originals = {session.entry.key: session.deals for session in SESSIONS}
    try:
        taken, history = rescued(old, tmp_path)
    except (ExchangeError, HistoryTrouble):
        return
    assert taken.sessions == len(history.sessions())
    for entry in history.sessions():
        deals = history.deals(entry.key)
        expected = originals.get(entry.key, ())
        same = [deal.record == other.record for deal, other in zip(deals, expected, strict=False)]
        assert all(same)


def test_one_spoilt_record_costs_one_session_at_most(old: Path, tmp_path: Path) -> None:
    data = old.read_bytes()
    spoilt = SESSIONS[4].deals[0].record
    card = ",".join(f'"{card.code}"' for card in spoilt.hands[0] or ())
    assert card.encode() in data
    old.write_bytes(data.replace(card.encode(), card.replace(card[1:3], "ZZ").encode()))
    taken, history = rescued(old, tmp_path)
    assert taken.sessions == len(SESSIONS) - 1
    assert history.session(SESSIONS[4].entry.key) is None


def test_what_is_no_history_of_ours_brings_nothing(tmp_path: Path) -> None:
    foreign = tmp_path / "photos.db"
    database = sqlite3.connect(foreign)
    database.execute("CREATE TABLE photos (name TEXT)")
    database.close()
    taken, history = rescued(foreign, tmp_path)
    assert taken.sessions == 0
    assert not history.path.exists()
