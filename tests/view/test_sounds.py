"""Sounds: made by code, small, off until asked for, and never in the way."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from tarot_desktop.art.sounds import SOUNDS, samples
from tarot_desktop.storage.paths import resource_path
from tarot_desktop.view.sounds import NAMES, RATE, Silence, Sounds, Tape, samples_of
from tests.view.playing import Person

FOLDER = resource_path("sounds")


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[array[int]] = []

    def play(self, samples: array[int]) -> None:
        self.heard.append(samples)

    def close(self) -> None:
        self.heard.append(array("h"))


class Broken(Silence):
    """A sound card that fails."""

    def play(self, samples: array[int]) -> None:
        raise OSError("no sound card")


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_what_its_code_makes(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
    kept, made = samples_of(FOLDER / f"{name}.wav", 100), samples(SOUNDS[name]())
    assert len(kept) == len(made)
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1
    assert len(kept) < 2 * RATE
    assert set(SOUNDS) == set(NAMES)


def test_nothing_is_heard_until_the_person_asks_for_it() -> None:
    ear = Ear()
    sounds = Sounds(FOLDER, ear)
    sounds.play("card")
    assert ear.heard == []
    sounds.set_volume(50)
    sounds.play("card")
    sounds.close()
    full = samples_of(FOLDER / "card.wav", 100)
    assert max(ear.heard[0]) == pytest.approx(max(full) / 2, abs=1)


def test_a_sound_card_that_fails_leaves_the_game_in_silence(
    caplog: pytest.LogCaptureFixture,
) -> None:
    sounds = Sounds(FOLDER, Broken())
    sounds.set_volume(100)
    sounds.play("card")
    sounds.play("trick")
    sounds.close()
    assert [record.message for record in caplog.records] == ["no sound: no sound card"]


def test_who_asks_for_sounds_that_nothing_can_play_is_told_so(
    sit_down: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down()
    person.asked_or_over()
    house = person.house
    monkeypatch.setattr("tarot_desktop.view.sounds.find_spec", lambda _: None)
    house._apply(replace(house.settings, sounds=True))
    assert "silent" in house.director.tidings.panel.text.toPlainText()


def test_a_missing_file_is_silence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds(tmp_path, Ear())
    sounds.set_volume(100)
    sounds.play("card")
    sounds.close()
    assert len(caplog.records) == 1


def test_the_sound_card_gets_as_much_as_it_asks_for_and_then_silence() -> None:
    tape = Tape()
    stream = tape.stream()
    next(stream)
    assert array("h", stream.send(2)) == array("h", [0, 0])
    tape.put(array("h", [1, 2, 3]))
    assert array("h", stream.send(2)) == array("h", [1, 2])
    assert array("h", stream.send(2)) == array("h", [3, 0])
    assert array("h", stream.send(2)) == array("h", [0, 0])


def test_a_sound_begins_in_place_of_the_one_before_and_can_be_repeated() -> None:
    tape, sound = Tape(), array("h", [1, 2, 3])
    stream = tape.stream()
    next(stream)
    tape.put(sound)
    assert array("h", stream.send(2)) == array("h", [1, 2])
    tape.put(sound)
    assert array("h", stream.send(2)) == array("h", [1, 2])


def test_the_window_never_waits_for_the_sound_card() -> None:
    opened, may_go_on = Event(), Event()

    class Slow(Silence):
        def play(self, samples: array[int]) -> None:
            opened.set()
            assert may_go_on.wait(30)

    sounds = Sounds(FOLDER, Slow())
    sounds.set_volume(100)
    sounds.play("card")
    assert opened.wait(30)
    sounds.play("trick")
    may_go_on.set()
    sounds.close()
