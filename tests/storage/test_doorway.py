"""One window on one profile: the second start leaves a note and goes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarot_desktop.storage.doorway import Doorway, Note
from tarot_desktop.storage.paths import Places

NOTE = Note(deal="33D5-4T78", session="/home/Élodie/une partie.jsonl", token="t")


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Doorway]:
    doorway = Doorway(Places.of(tmp_path / "Élodie Été"))
    assert doorway.enter()
    yield doorway
    doorway.leave()


def second(tmp_path: Path) -> Doorway:
    return Doorway(Places.of(tmp_path / "Élodie Été"))


def test_only_one_enters(tmp_path: Path, first: Doorway) -> None:
    assert not second(tmp_path).enter()


def test_another_profile_has_an_entrance_of_its_own(tmp_path: Path, first: Doorway) -> None:
    other = Doorway(Places.of(tmp_path / "other"))
    assert other.enter()
    other.leave()


def test_the_next_one_enters_once_the_first_has_left(tmp_path: Path, first: Doorway) -> None:
    first.leave()
    after = second(tmp_path)
    assert after.enter()
    after.leave()


def test_a_note_reaches_the_first(tmp_path: Path, first: Doorway) -> None:
    found: list[Note] = []
    stop = threading.Event()

    def wait_for_notes() -> None:
        while not stop.wait(0.005):
            found.extend(first.notes())

    waiter = threading.Thread(target=wait_for_notes)
    waiter.start()
    taken = second(tmp_path).hand_over(NOTE)
    stop.set()
    waiter.join()
    assert taken
    assert found == [NOTE]


def test_a_note_that_nobody_takes_is_taken_back(tmp_path: Path, first: Doorway) -> None:
    assert not second(tmp_path).hand_over(NOTE, seconds=0.05)
    assert first.notes() == []


def test_notes_of_an_earlier_time_are_thrown_away(tmp_path: Path, first: Doorway) -> None:
    (first.folder / "1-2.json").write_text('{"format": "tarot-desktop-note", "deal": "x"}')
    first.leave()
    after = second(tmp_path)
    assert after.enter()
    assert after.notes() == []
    after.leave()


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": "else"}', "[" * 20_000, '"' + "x" * 20_000 + '"']
)
def test_what_is_no_note_is_dropped(first: Doorway, text: str) -> None:
    (first.folder / "1-2.json").write_text(text)
    assert first.notes() == []
    assert list(first.folder.iterdir()) == []


def test_of_a_note_only_words_are_believed(first: Doorway) -> None:
    (first.folder / "1.json").write_text('{"format": "tarot-desktop-note", "deal": 5, "x": "y"}')
    assert first.notes() == [Note()]


def test_a_folder_that_cannot_be_written_keeps_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "profile").write_text("a file where a folder should be")
    doorway = Doorway(Places.of(tmp_path / "profile"))
    assert doorway.enter()
    assert not doorway.hand_over(NOTE, seconds=0.05)
    assert doorway.notes() == []
