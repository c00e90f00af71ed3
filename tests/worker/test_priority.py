"""Thinking and drawing give way to the window's thread, and only they."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarot_desktop.storage.paths import Places
from tarot_desktop.worker.client import Client
from tarot_desktop.worker.priority import NICENESS, give_way

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a thread has its own niceness")


def niceness(thread: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, thread)


def session_threads() -> list[int]:
    """The threads of this process that Qt has named after the session."""
    tasks = Path("/proc/self/task").iterdir()
    return [int(task.name) for task in tasks if (task / "comm").read_text().strip() == "session"]


def test_only_the_thread_that_gives_way_is_behind_the_others() -> None:
    before = niceness(threading.get_native_id())

    def given() -> int:
        give_way()
        return niceness(threading.get_native_id())

    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(given).result() == max(before, NICENESS)
    assert niceness(threading.get_native_id()) == before


def test_the_session_thinks_behind_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    client = Client(Places.of(tmp_path))
    try:
        qtbot.waitUntil(
            lambda: [niceness(thread) >= NICENESS for thread in session_threads()] == [True]
        )
    finally:
        client.shutdown()
