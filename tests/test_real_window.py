"""The program as a person starts it: a process of its own and a window on a (virtual) screen."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_SECONDS = 120

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
    ),
]


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """The environment of programs on a virtual screen of their own."""
    reading, writing = os.pipe()
    own = f":{100 + os.getpid() % 30_000}"  # two searching servers may find the same number
    command = ["Xvfb", own, "-displayfd", str(writing), "-screen", "0", "1920x1200x24"]
    with subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset"], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        environ = {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        environ.pop("WAYLAND_DISPLAY", None)
        yield environ
        server.terminate()


@pytest.fixture
def game(screen, tmp_path):
    """A function that starts the game on the screen; whatever still runs is ended with the test."""
    started = []

    def start(*options: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tarot_desktop", "--profile", str(tmp_path / "profile")]
        process = subprocess.Popen(
            [*command, *options],
            cwd=ROOT,
            env=screen,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def xdotool(screen: dict[str, str], *words: str) -> str:
    """What xdotool answers to `words`."""
    done = subprocess.run(
        ["xdotool", *words], env=screen, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


def wait_until(process: subprocess.Popen[str], answer: Callable[[], str]) -> str:
    """The first answer that is not empty, while `process` runs."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (found := answer()):
        assert process.poll() is None, process.communicate()[0]
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.05)
    return found


def windows(screen: dict[str, str]) -> str:
    """The numbers of the game's windows on the screen."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "Tarot"]
    done = subprocess.run(search, env=screen, capture_output=True, text=True, check=False)
    return done.stdout


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG file, in pixels."""
    return struct.unpack_from(">II", picture.read_bytes(), 16)


def test_a_deal_plays_itself_and_leaves_its_pictures(game, tmp_path):
    shots = tmp_path / "shots"
    options = ["--autoplay", "--deals", "1", "--speed", "instant", "--seed", "7"]
    process = game(*options, "--shots", str(shots), "--size", "1024x640", "--lang", "fr")
    output, _ = process.communicate(timeout=PATIENCE_SECONDS)
    assert (process.returncode, output) == (0, "")
    pictures = sorted(shots.glob("*.png"))
    assert len(pictures) > 10
    assert {size_of(picture) for picture in pictures} == {(1024, 640)}


def test_a_session_closed_by_keyboard_can_be_gone_on_with(game, screen, tmp_path):
    process = game("--speed", "instant", "--seed", "7")
    window = wait_until(process, lambda: windows(screen)).split()[0]
    xdotool(screen, "windowfocus", "--sync", window)
    saved = tmp_path / "profile" / "data" / "session.json"
    wait_until(process, lambda: str(saved) if saved.exists() else "")
    xdotool(screen, "key", "ctrl+q")
    output, _ = process.communicate(timeout=PATIENCE_SECONDS)
    assert (process.returncode, output) == (0, "")
    assert saved.exists()
