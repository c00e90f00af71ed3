"""A window that is closed takes everything with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tarot_desktop.worker.archive_messages import Exported
from tests.view.playing import opened


def alone() -> set[QWidget]:
    """The widgets that belong to no other."""
    return {one for one in QApplication.topLevelWidgets() if one.parentWidget() is None}


def test_a_closed_window_leaves_no_widget_behind(qtbot: QtBot, tmp_path: Path) -> None:
    before = alone()
    house = opened(qtbot, tmp_path)
    assert alone() - before == {house.window}
    house.window.close()
    house.close()
    house.guard.release()
    assert alone() <= before


def test_what_the_worker_still_says_to_a_closed_window_is_heard_by_nobody(
    qtbot: QtBot, tmp_path: Path
) -> None:
    house = opened(qtbot, tmp_path)
    house.window.close()
    house.close()
    with qtbot.captureExceptions() as raised:
        house.client.arrived.emit(Exported(path=tmp_path / "late.csv"))
    house.guard.release()
    assert raised == []
