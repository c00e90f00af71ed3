"""Options about files: portable, safe mode, reset, a session's file, a second start."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarot_desktop import app
from tarot_desktop.game.deal_code import encode
from tarot_desktop.game.observation import Ask
from tarot_desktop.house import House
from tarot_desktop.options import UsageError, read_options
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage import paths
from tarot_desktop.storage.choices import LanguageChoice, Motion, Speed
from tarot_desktop.storage.doorway import Doorway, Note
from tarot_desktop.storage.history import History
from tarot_desktop.storage.paths import PORTABLE_MARK, Places, portable_profile
from tarot_desktop.storage.settings import DEFAULTS, Settings
from tarot_desktop.storage.settings_file import load_settings, reset_settings, save_settings
from tarot_desktop.view.doorbell import Doorbell
from tarot_desktop.worker.archive_messages import ExportSession
from tests.view.playing import Person, distribution, opened

STRONG = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S4 HK HQ H3 DK D2 C7"
Open = Callable[..., Person]


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    houses: list[House] = []

    def sit(**options: object) -> Person:
        for house in houses:
            house.window.close()
            house.close()
            house.guard.release()
        houses.clear()
        house = opened(qtbot, tmp_path / "profile", **options)  # type: ignore[arg-type]
        houses.append(house)
        return Person(qtbot, house)

    yield sit
    for house in houses:
        house.window.close()
        house.close()
        house.guard.release()


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds the program."""
    folder = tmp_path / "stick" / "Jeu de tarot"
    folder.mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", folder / "tarot_desktop")
    return folder


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param("--profile a --portable", "--portable", id="two folders"),
        pytest.param("--session no-such-file", "no-such-file", id="a file that is not there"),
        pytest.param("--session pyproject.toml --deal X", "--deal", id="two beginnings"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: str, said: str) -> None:
    with pytest.raises(UsageError) as fault:
        read_options(words.split())
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_portable_keeps_everything_beside_the_program(
    program: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.main(["--portable", "--paths"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all(str(program) in line for line in lines)


def test_the_mark_beside_the_program_makes_it_portable(program: Path) -> None:
    assert portable_profile(asked=False) is None
    (program / PORTABLE_MARK).touch()
    assert portable_profile(asked=False) == program / "tarot-desktop-profile"


def test_a_bundle_is_portable_beside_its_executable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "tarot-desktop"))
    assert portable_profile(asked=True) == tmp_path / "tarot-desktop-profile"


def test_a_profile_goes_before_the_mark(
    program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (program / PORTABLE_MARK).touch()
    assert app.main(["--profile", str(tmp_path / "mine"), "--paths"]) == 0
    assert str(program) not in capsys.readouterr().out


def test_reset_keeps_the_former_settings(tmp_path: Path) -> None:
    places = Places.of(tmp_path)
    save_settings(places, Settings(speed=Speed.SLOW))
    written = places.settings_file.read_text("utf-8")
    former = reset_settings(places)
    assert former is not None
    assert former.read_text("utf-8") == written
    assert load_settings(places).settings == DEFAULTS
    assert reset_settings(places) is None


def test_safe_mode_neither_reads_nor_writes_settings(sit_down: Open, tmp_path: Path) -> None:
    places = Places.of(tmp_path / "profile")
    kept = Settings(speed=Speed.SLOW, language=LanguageChoice.FRENCH, motion=Motion.FULL)
    save_settings(places, kept)
    house = sit_down(safe_mode=True, speed=None, lang=None).house
    assert house.settings.language is DEFAULTS.language
    assert house.settings.motion is Motion.REDUCED
    assert not house.settings.sounds
    house._set_speed(Speed.FAST)
    assert house.effective.speed is Speed.FAST
    assert load_settings(places).settings == kept


def exported(person: Person, path: Path) -> None:
    """Leave the session on the table and export it."""
    person.house.new_session()
    person.asked_or_over()
    history = History(person.house._places.history_file)
    person.until(lambda: bool(history.sessions()))
    person.house.client.request(ExportSession(key=history.sessions()[0].key, path=path))
    person.until(path.exists)


def test_a_session_of_a_file_is_gone_on_with(sit_down: Open, tmp_path: Path) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.click_answer(person.asked(Ask.BID), Bid.GARDE)
    before = person.asked()
    file = tmp_path / "a session.jsonl"
    exported(person, file)
    person = sit_down(session=file)
    assert person.asked() == before
    assert not person.desk.resume.isVisible()


def test_the_session_that_was_there_is_in_the_history(sit_down: Open, tmp_path: Path) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.click_answer(person.asked(Ask.BID), Bid.GARDE)
    file = tmp_path / "a session.jsonl"
    exported(person, file)
    person.click_answer(person.asked(Ask.BID), Bid.PASS)
    person.asked_or_over()
    person = sit_down(session=file)
    person.asked()
    assert len(History(person.house._places.history_file).sessions()) == 2


def test_a_file_that_is_refused_leaves_the_table_as_it_was(sit_down: Open, tmp_path: Path) -> None:
    file = tmp_path / "a session.jsonl"
    file.write_text("what is this")
    person = sit_down(session=file)
    person.asked_or_over()
    assert str(file) in person.house.director.tidings.notice.sentence()


def test_a_second_start_is_heard(sit_down: Open, tmp_path: Path) -> None:
    person = sit_down()
    person.asked_or_over()
    doorway = Doorway(Places.of(tmp_path / "profile"))
    assert doorway.enter()
    heard: list[Note] = []
    doorbell = Doorbell(doorway, person.house)
    person.house.listen(doorbell)
    doorbell.rung.connect(heard.append)
    person.window.showMinimized()
    second = Doorway(Places.of(tmp_path / "profile"))
    assert not second.enter()
    handed = threading.Thread(target=second.hand_over, args=(Note(token="t"),))
    handed.start()
    person.until(lambda: bool(heard))
    handed.join()
    doorway.leave()
    assert heard == [Note(token="t")]
    assert not person.window.isMinimized()


def test_a_note_plays_its_deal(sit_down: Open) -> None:
    person = sit_down()
    person.asked_or_over()
    person.window.showMinimized()
    dealt = distribution(STRONG, "", "", "")
    person.house._called(Note(deal=encode(4, 3, dealt, FFT)))
    assert not person.window.isMinimized()
    if person.desk.abandon.isVisible():
        person.click(person.desk.abandon.new)
    person.until(lambda: person.turns.asked is not None and hand(person) >= STRONG_HAND)


def hand(person: Person) -> set[str]:
    seen = person.turns.asked
    return {card.code for card in seen.hand} if seen is not None else set()


STRONG_HAND = set(STRONG.split())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_record_that_is_missing_from_its_file_is_said_at_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sit_down: Open
) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), records=Path("/dev/full"))
    person.click_through(Bid.GARDE)
    person.until(lambda: bool(person.house.records_trouble))
    options = read_options(["--profile", str(tmp_path), "--records", "/dev/full"])
    assert app._complete(person.house.records_trouble, options) == app.FAULT
    assert "/dev/full: [Errno 28]" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--records", "--frame-stats"])
def test_a_dash_is_no_file(option: str) -> None:
    with pytest.raises(UsageError, match="'-' is no file"):
        read_options([option, "-"])
