"""The window is there before the game is: empty felt first, the table as soon as it is loaded."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tarot_desktop.view.card_svg import Letters
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.main_window import MainWindow


@pytest.fixture
def deck() -> Iterator[Deck]:
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """An empty window on the screen."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.cover_with("#5F1623")
    made.resize(1024, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_an_empty_window_is_felt_and_can_be_resized_and_closed(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert window.grab().toImage().pixelColor(500, 300) == QColor("#5F1623")
    window.resize(1366, 768)
    with qtbot.waitSignal(window.closing, timeout=30_000):
        window.close()
    assert not window.isVisible()


def test_the_table_fills_a_window_that_is_shown_already(
    qtbot: QtBot, window: MainWindow, deck: Deck
) -> None:
    window.resize(1366, 768)
    window.furnish(deck)
    for widget in (window.area, window.strip, window.help):
        assert widget.isVisible()
    assert window.area.geometry() == window.rect()
    assert window.strip.width() == 1366
    assert window.palette().window().color() != QColor("#5F1623")
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: window.strip.width() == 1024)


def test_the_empty_window_loads_neither_the_table_nor_the_rules() -> None:
    code = (
        "import sys, tarot_desktop.app, tarot_desktop.storage.first_look\n"
        "import tarot_desktop.view.main_window, tarot_desktop.view.theme\n"
        "print(*sorted(name for name in sys.modules if name.startswith('tarot_desktop.')))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name.removeprefix("tarot_desktop.") for name in run.stdout.split()] == [
        "app",
        "options",
        "storage",
        "storage.choices",
        "storage.doorway",
        "storage.first_look",
        "storage.json_files",
        "storage.paths",
        "view",
        "view.main_window",
        "view.panel_window",
        "view.theme",
    ]
