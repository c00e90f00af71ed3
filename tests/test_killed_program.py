"""The real program is killed at random moments and started again: nothing is lost, nothing twice.

A short run belongs to every test run.  The long one, 200 kills at tables of 3 to 6:

    TAROT_KILLS=200 python -m pytest tests/test_killed_program.py
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tarot_desktop.storage.history import History, record_line
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import load_session
from tarot_desktop.worker.kept import read_session

ROOT = Path(__file__).resolve().parents[1]
KILLS = int(os.environ.get("TAROT_KILLS", "10"))
KILLS_A_ROUND = 10
TABLES = (4, 5, 3, 6)
DEALS = 2
MOST_SAVES = 16
"""A run is killed after at most this many decisions."""
PATIENCE_SECONDS = 120


class Program:
    """The game playing by itself on one profile, at one table."""

    def __init__(self, folder: Path, seats: int, seed: int) -> None:
        folder.mkdir(parents=True)
        self.places = Places.of(folder / "profile")
        self.records = folder / "records.jsonl"
        self.seats, self.seed = seats, seed

    def lines(self) -> list[str]:
        """The records so far."""
        return self.records.read_text().splitlines() if self.records.exists() else []

    def history(self) -> list[object]:
        """The records of the history, by session and deal."""
        history = History(self.places.history_file)
        sessions = sorted(history.sessions(), key=lambda entry: entry.began)
        deals = [deal for entry in sessions for deal in history.deals(entry.key)]
        return [json.loads(record_line(deal.record)) for deal in deals]

    def start(self) -> subprocess.Popen[str]:
        """Start the program for the deals that are missing."""
        words = ["--autoplay", "--speed", "instant", "--seed", str(self.seed), "--level", "club"]
        words += ["--players", str(self.seats), "--deals", str(DEALS - len(self.lines()))]
        words += ["--records", str(self.records), "--profile", str(self.places.data.parent)]
        return subprocess.Popen(
            [sys.executable, "-m", "tarot_desktop", *words],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def play(self) -> None:
        """Let it play to its end."""
        while len(self.lines()) < DEALS:
            process = self.start()
            said, _ = process.communicate(timeout=PATIENCE_SECONDS)
            assert process.returncode == 0, said

    def killed(self, saves: int, delay_s: float) -> bool:
        """Start it, kill it after so many saves and a moment; False if it came to its end."""
        process = self.start()
        end = time.monotonic() + PATIENCE_SECONDS
        seen, last = 0, self._stamp()
        while seen < saves and process.poll() is None and time.monotonic() < end:
            if (now := self._stamp()) != last:
                seen, last = seen + 1, now
            time.sleep(0.0005)
        time.sleep(delay_s)
        process.kill()
        process.communicate()
        return process.returncode < 0

    def moment(self) -> tuple[int, int]:
        """How far the kept session has come: deals that are over, events of the last one."""
        loaded = load_session(self.places, check=read_session)
        assert loaded.problems == ()
        if loaded.payload is None:
            return 0, 0
        kept = read_session(loaded.payload)
        return len(kept.finished), len(kept.game.history)

    def _stamp(self) -> tuple[int, int]:
        try:
            found = self.places.session_file.stat()
        except FileNotFoundError:
            return 0, 0
        return found.st_ino, found.st_mtime_ns


def killed_round(folder: Path, seats: int, seed: int, most: int) -> int:
    """Kill a run until its deals are over or it was killed `most` times; return how often."""
    whole, cut = Program(folder / "whole", seats, seed), Program(folder / "cut", seats, seed)
    whole.play()
    chance = random.Random(seed)
    kills, before = 0, (0, 0)
    while kills < most and len(cut.lines()) < DEALS:
        saves = chance.randrange(MOST_SAVES)
        kills += cut.killed(saves, chance.random() * (0.02 if saves else 1.5))
        after = cut.moment()
        assert after >= before
        before = after
    cut.play()
    # one deal more where a run was killed between the end of a deal and its record
    assert cut.lines()[:DEALS] == whole.lines()
    assert len(cut.lines()) <= DEALS + 1
    assert cut.history() == [json.loads(line) for line in cut.lines()]
    return kills


@pytest.mark.parametrize("number", range(KILLS // KILLS_A_ROUND))
def test_a_killed_program_goes_on_as_if_nothing_had_happened(tmp_path: Path, number: int) -> None:
    seats = TABLES[number % len(TABLES)]
    kills, seed = 0, 29 + 10 * number
    while kills < KILLS_A_ROUND:
        seed += 1
        kills += killed_round(tmp_path / str(seed), seats, seed, KILLS_A_ROUND - kills)
