"""What nothing has caught is logged and said; a program that nobody looks at ends."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tarot_desktop.app import uncaught_told

ROOT = Path(__file__).resolve().parents[1]
BROKEN = """
import sys
from tarot_desktop import app
from tarot_desktop.view.director import Director

def broken(director, message):
    raise RuntimeError("a bug of ours")

Director.take = broken
sys.exit(app.main(sys.argv[1:]))
"""


def a_bug() -> RuntimeError:
    return RuntimeError("a bug of ours")


def test_a_bug_in_the_window_is_logged_each_time_and_said_once(
    caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []
    former = sys.excepthook
    with caplog.at_level(logging.CRITICAL), uncaught_told(lambda: said.append("sorry"), None):
        for _ in range(2):
            sys.excepthook(RuntimeError, a_bug(), None)
    assert said == ["sorry"]
    assert len(caplog.records) == 2
    assert "a bug of ours" in capsys.readouterr().err
    assert sys.excepthook is former


def test_a_program_that_nobody_looks_at_ends_with_a_fault(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN, "--autoplay", "--deals", "1", "--profile", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 1
    assert "a bug of ours" in done.stderr
    log = next((tmp_path / "logs").glob("*.log"))
    assert "nothing has caught this" in log.read_text(encoding="utf-8")
