"""Garbage is collected in the thread of the window, for as long as that is open."""

from __future__ import annotations

import gc

from pytestqt.qtbot import QtBot

from tarot_desktop.worker.guard import CollectorGuard


def test_a_guard_gives_the_collector_back_as_it_found_it(qtbot: QtBot) -> None:
    gc.enable()
    guard = CollectorGuard()
    assert not gc.isenabled()
    guard.release()
    assert gc.isenabled()
    gc.disable()
