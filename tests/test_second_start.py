"""The real program, started twice on one profile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "tests" / "old_files" / "session-1.jsonl"
PATIENCE_SECONDS = 60

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the program on one profile; what still runs is ended with the test."""
    started: list[subprocess.Popen[str]] = []

    def started_with(*words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "tarot_desktop", "--profile", str(tmp_path), *words],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        started.append(process)
        return process

    yield started_with
    for process in started:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def seats_on_the_table(profile: Path) -> int | None:
    """The table size of the session that is kept now."""
    try:
        seats = json.loads((profile / "data" / "session.json").read_text("utf-8"))["seats"]
    except FileNotFoundError:
        return None
    assert isinstance(seats, int)
    return seats


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_second_hands_its_file_to_the_first_and_goes(start: Start, tmp_path: Path) -> None:
    first = start("--seed", "5", "--players", "4")
    until(lambda: seats_on_the_table(tmp_path) == 4)
    second = start("--session", str(FILE))
    said, _ = second.communicate(timeout=PATIENCE_SECONDS)
    assert second.returncode == 0, said
    until(lambda: seats_on_the_table(tmp_path) == 5)
    assert first.poll() is None


def test_after_a_kill_the_next_one_is_the_first_again(start: Start, tmp_path: Path) -> None:
    first = start("--seed", "5")
    until(lambda: seats_on_the_table(tmp_path) is not None)
    first.kill()
    first.communicate()
    second = start("--autoplay", "--deals", "1", "--speed", "instant")
    said, _ = second.communicate(timeout=PATIENCE_SECONDS)
    assert second.returncode == 0, said
    assert (tmp_path / "data" / "history.db").exists()
