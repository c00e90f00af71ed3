"""A program that is killed while it saves loses nothing that it had saved before."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import load_session

ROOT = Path(__file__).resolve().parents[2]
SAVER = """
import sys
from pathlib import Path
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import save_session

places = Places.of(Path(sys.argv[1]))
number = int(sys.argv[2])
while True:
    number += 1
    assert save_session(places, {"number": number, "deals": [number] * 20_000}) is None
    print(number, flush=True)
"""


def killed_while_saving(profile: Path, first: int) -> int:
    """Save again and again, kill the process, and return the last number it had saved."""
    saver = subprocess.Popen(
        [sys.executable, "-c", SAVER, str(profile), str(first)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert saver.stdout is not None
    assert saver.stdout.readline()
    time.sleep(0.01 * (first % 7))
    saver.kill()
    said, _ = saver.communicate()
    return int(said.split()[-1]) if said.split() else first + 1


@pytest.mark.parametrize("first", [0, 1_001, 2_002, 3_003, 4_004])
def test_the_last_save_is_there_after_a_kill(tmp_path: Path, first: int) -> None:
    saved = killed_while_saving(tmp_path, first)
    loaded = load_session(Places.of(tmp_path))
    assert loaded.payload is not None
    assert loaded.payload["number"] in (saved, saved + 1)
    assert loaded.payload["deals"] == [loaded.payload["number"]] * 20_000
    assert loaded.problems == ()
