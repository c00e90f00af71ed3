"""Odd folders and bad times: play goes on, nothing is lost, and saving resumes when it can."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from tarot_desktop.storage import atomic
from tarot_desktop.storage.atomic import older_copy
from tarot_desktop.storage.history import History
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import load_session, save_session
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.storage.settings_file import load_settings, save_settings
from tarot_desktop.worker.archive_messages import ListSessions, SessionList
from tarot_desktop.worker.kept import read_session
from tarot_desktop.worker.messages import (
    DealOver,
    NextDeal,
    NothingToResume,
    ResumeSession,
    SavedAgain,
    StorageTrouble,
    YourTurn,
)
from tests.worker.sitting import SETUP, Desk


def troubles(desk: Desk) -> list[StorageTrouble]:
    return [message for message in desk.heard if isinstance(message, StorageTrouble)]


def finished(desk: Desk) -> int:
    listed = desk.say(ListSessions())
    assert isinstance(listed, SessionList)
    return sum(entry.deals for entry in listed.entries)


LONG = "/".join(["dossier de parties jouées en été"] * 10)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Élodie Été — ½ partie", id="accents and spaces"),
        pytest.param("'; DROP TABLE deals; --", id="a name for databases"),
        pytest.param("a?b#c%20d", id="a name for addresses"),
        pytest.param("日本語 🃏", id="other scripts"),
        pytest.param(LONG, id="a long path"),
    ],
)
def test_a_profile_may_have_any_name(tmp_path: Path, name: str) -> None:
    desk = Desk(tmp_path / name)
    desk.places.data.mkdir(parents=True)
    over = desk.play_deal(SETUP)
    desk.start()
    assert desk.say(ResumeSession()) == over
    assert finished(desk) == 1
    assert troubles(desk) == []


def test_a_path_of_250_characters(tmp_path: Path) -> None:
    missing = 250 - len(str(tmp_path)) - 1
    folder = tmp_path / ("x" * (missing // 2) + "/" + "y" * (missing - missing // 2 - 1))
    assert len(str(folder)) == 250
    folder.mkdir(parents=True)
    desk = Desk(folder)
    desk.play_deal(SETUP)
    assert finished(desk) == 1
    assert troubles(desk) == []


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "profile")
    desk.records = tmp_path / "records.jsonl"
    desk.start()
    desk.play_deal(SETUP)
    shutil.rmtree(desk.places.data)
    over = desk.play_deal(NextDeal())
    desk.start()
    assert desk.say(ResumeSession()) == over
    assert troubles(desk) == []


def test_saving_resumes_when_the_folder_is_back(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "profile")
    desk.records = tmp_path / "records.jsonl"
    desk.start()
    desk.play_deal(SETUP)
    away = tmp_path / "away"
    desk.places.data.rename(away)
    desk.places.data.write_text("another drive's file stands here")
    desk.play_deal(NextDeal())
    assert len(troubles(desk)) == 1
    desk.places.data.unlink()
    away.rename(desk.places.data)
    over = desk.play_deal(NextDeal())
    assert sum(isinstance(message, SavedAgain) for message in desk.heard) == 1
    assert finished(desk) == 3
    desk.start()
    assert desk.say(ResumeSession()) == over


def test_a_full_disk_loses_nothing_of_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(tmp_path / "profile")
    desk.play_deal(SETUP)
    kept = desk.places.session_file.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        assert isinstance(desk.play_deal(NextDeal()), DealOver)
        assert desk.places.session_file.read_bytes() == kept
        assert len(troubles(desk)) == 2
    over = desk.play_deal(NextDeal())
    desk.start()
    assert desk.say(ResumeSession()) == over


def test_a_clock_that_was_set_back_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(tmp_path / "profile")
    clock = "tarot_desktop.worker.keeper.now_utc"
    monkeypatch.setattr(clock, lambda: "2031-01-01T00:00:00Z")
    desk.play_deal(SETUP)
    monkeypatch.setattr(clock, lambda: "1970-01-01T00:00:00Z")
    over = desk.play_deal(NextDeal())
    assert finished(desk) == 2
    desk.start()
    assert desk.say(ResumeSession()) == over


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    places = Places.of(tmp_path / "profile")
    elsewhere = tmp_path / "my dotfiles" / "settings.json"
    elsewhere.parent.mkdir()
    elsewhere.write_text("{}")
    places.settings.mkdir(parents=True)
    places.settings_file.symlink_to(elsewhere)
    assert save_settings(places, DEFAULTS) is None
    assert places.settings_file.is_symlink()
    assert '"format"' in elsewhere.read_text()
    assert load_settings(places).settings == DEFAULTS
    assert sorted(file.name for file in elsewhere.parent.iterdir()) == ["settings.json"]


def test_a_link_into_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    places = Places.of(tmp_path)
    places.data.mkdir(parents=True)
    places.session_file.symlink_to("nowhere/at/all")
    assert save_session(places, {"seed": 1}) is not None
    assert load_session(places).payload is None


def test_a_link_to_itself_gives_way_to_the_file(tmp_path: Path) -> None:
    places = Places.of(tmp_path)
    places.data.mkdir(parents=True)
    places.session_file.symlink_to("session.json")
    assert load_session(places).payload is None
    assert save_session(places, {"seed": 1}) is None
    assert load_session(places).payload == {"seed": 1}


def test_folders_where_files_should_be_are_said(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    for path in (desk.places.session_file, desk.places.history_file):
        path.mkdir(parents=True)
    assert isinstance(desk.say(ResumeSession()), NothingToResume)
    assert isinstance(desk.play_deal(SETUP), DealOver)
    assert troubles(desk)


def test_rights_that_are_missing_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rights are taken from the calls: a test that is run by root would have them all."""
    desk = Desk(tmp_path / "profile")
    turn = desk.say(SETUP)
    opened = Path.open

    def forbidden(path: Path, mode: str = "r", *words: object, **named: object) -> object:
        if path.is_relative_to(desk.places.data):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return opened(path, mode, *words, **named)  # type: ignore[call-overload]

    desk.start()
    with monkeypatch.context() as locked:
        locked.setattr(Path, "open", forbidden)
        desk.say(ResumeSession())
        assert "Permission denied" in troubles(desk)[0].problem.reason
    files = [file for file in desk.places.data.iterdir() if "session" in file.name]
    kept = [file for file in files if "damaged" in file.name or file.name == "session.json"]
    assert kept
    shutil.move(kept[0], desk.places.session_file)
    desk.start()
    assert desk.say(ResumeSession()) == turn
    assert isinstance(turn, YourTurn | DealOver)


def test_two_programs_on_one_profile_leave_one_whole_session(tmp_path: Path) -> None:
    one, other = Desk(tmp_path), Desk(tmp_path)
    one.say(SETUP)
    other.play_deal(SETUP)
    one.play_deal(NextDeal())
    loaded = load_session(one.places, check=read_session)
    assert loaded.payload is not None
    assert loaded.problems == ()
    assert len(History(one.places.history_file).sessions()) >= 1
    assert older_copy(one.places.session_file).exists()


def test_nothing_half_written_is_left_behind(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "profile")
    desk.play_deal(SETUP)
    names = {file.name for file in desk.places.data.iterdir()}
    assert names == {"session.json", "session.json.older", "history.db"}
    assert not any(atomic._NEW in name for name in names)
