"""Each write, rename and flush of a save fails in turn: the old or the new state opens."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import pytest

from tarot_desktop.storage.choices import Speed
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.record_file import append_line
from tarot_desktop.storage.saves import drop_session, load_session, save_session
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.storage.settings_file import load_settings, save_settings


class PowerCut(BaseException):
    """Nothing of the program runs after this."""


def full() -> BaseException:
    return OSError(errno.ENOSPC, "No space left on device")


class Faults:
    """Counts what a save does to the disk, and fails one step of it, half done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        self.fails_at = 0
        self.error: Callable[[], BaseException] = full
        self._open = Path.open

        def opened(path: Path, *words: Any, **named: Any) -> IO[Any]:
            return self._opened(path, *words, **named)

        monkeypatch.setattr(Path, "open", opened)
        for module, name in (
            (os, "fsync"),
            (os, "replace"),
            (os, "rename"),
            (os, "unlink"),
            (os, "mkdir"),
            (shutil, "copyfile"),
        ):
            monkeypatch.setattr(module, name, self._wrapped(getattr(module, name)))

    def arm(self, step: int, error: Callable[[], BaseException]) -> None:
        """Let this step fail, counted from 1 and from now; 0 for none."""
        self.steps, self.fails_at, self.error = 0, step, error

    def step(self) -> None:
        self.steps += 1
        if self.steps == self.fails_at:
            raise self.error()

    def _wrapped(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def stepped(*words: Any, **named: Any) -> Any:
            self.step()
            return act(*words, **named)

        return stepped

    def _opened(self, path: Path, mode: str = "r", **named: Any) -> IO[Any]:
        if mode in ("r", "rb"):
            return self._open(path, mode, **named)
        self.step()
        file = self._open(path, mode, **named)
        write = file.write

        def half_written(text: Any) -> int:
            if self.steps + 1 == self.fails_at:
                write(text[: len(text) // 2])
                file.flush()
            self.step()
            return write(text)

        file.write = half_written  # type: ignore[method-assign]
        return file


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    return Faults(monkeypatch)


def steps_of(faults: Faults, act: Callable[[], object]) -> int:
    faults.arm(0, full)
    act()
    return faults.steps


ERRORS = [pytest.param(full, id="full disk"), pytest.param(PowerCut, id="power cut")]


def failing(act: Callable[[], object]) -> None:
    try:
        act()
    except (OSError, PowerCut):
        return


@pytest.mark.parametrize("error", ERRORS)
def test_after_any_fault_the_old_or_the_new_session_opens(
    tmp_path: Path, faults: Faults, error: Callable[[], BaseException]
) -> None:
    count = Places.of(tmp_path / "count")
    for seed in (1, 2):
        save_session(count, {"seed": seed})
    steps = steps_of(faults, lambda: save_session(count, {"seed": 3}))
    assert steps >= 5
    for step in range(1, steps + 1):
        places = Places.of(tmp_path / str(step))
        faults.arm(0, error)
        for seed in (1, 2):
            save_session(places, {"seed": seed})
        faults.arm(step, error)
        failing(lambda places=places: save_session(places, {"seed": 3}))  # type: ignore[misc]
        assert faults.steps >= step
        faults.arm(0, error)
        loaded = load_session(places)
        assert loaded.payload in ({"seed": 2}, {"seed": 3})
        assert loaded.problems == ()
        assert save_session(places, {"seed": 4}) is None
        assert load_session(places).payload == {"seed": 4}


@pytest.mark.parametrize("error", ERRORS)
def test_after_any_fault_of_the_first_save_nothing_or_all_of_it_opens(
    tmp_path: Path, faults: Faults, error: Callable[[], BaseException]
) -> None:
    steps = steps_of(faults, lambda: save_session(Places.of(tmp_path / "count"), {"seed": 1}))
    for step in range(1, steps + 1):
        places = Places.of(tmp_path / str(step))
        faults.arm(step, error)
        failing(lambda places=places: save_session(places, {"seed": 1}))  # type: ignore[misc]
        faults.arm(0, error)
        loaded = load_session(places)
        assert loaded.payload in (None, {"seed": 1})
        assert loaded.problems == ()


@pytest.mark.parametrize("error", ERRORS)
def test_a_session_that_is_over_is_dropped_or_still_there(
    tmp_path: Path, faults: Faults, error: Callable[[], BaseException]
) -> None:
    for step in range(1, 4):
        places = Places.of(tmp_path / str(step))
        faults.arm(0, error)
        for seed in (1, 2):
            save_session(places, {"seed": seed})
        faults.arm(step, error)
        failing(lambda places=places: drop_session(places))  # type: ignore[misc]
        faults.arm(0, error)
        assert load_session(places).payload == {"seed": 2}


@pytest.mark.parametrize("error", ERRORS)
def test_after_any_fault_the_old_or_the_new_settings_open(
    tmp_path: Path, faults: Faults, error: Callable[[], BaseException]
) -> None:
    old, new = (replace(DEFAULTS, speed=speed) for speed in (Speed.FAST, Speed.SLOW))
    count = Places.of(tmp_path / "count")
    save_settings(count, old)
    steps = steps_of(faults, lambda: save_settings(count, new))
    for step in range(1, steps + 1):
        places = Places.of(tmp_path / str(step))
        faults.arm(0, error)
        save_settings(places, old)
        faults.arm(step, error)
        failing(lambda places=places: save_settings(places, new))  # type: ignore[misc]
        faults.arm(0, error)
        loaded = load_settings(places)
        assert loaded.settings in (old, new)
        assert loaded.problems == ()


@pytest.mark.parametrize("error", ERRORS)
def test_a_record_is_written_once_whatever_failed_before(
    tmp_path: Path, faults: Faults, error: Callable[[], BaseException]
) -> None:
    for step in range(1, 4):
        path = tmp_path / f"{step}.jsonl"
        faults.arm(0, error)
        append_line(path, "one")
        faults.arm(step, error)
        failing(lambda path=path: append_line(path, "two"))  # type: ignore[misc]
        faults.arm(0, error)
        append_line(path, "two", unless_last=True)
        assert path.read_text() == "one\ntwo\n"
