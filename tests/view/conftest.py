"""Windows that a test opens, and closes as a person closes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarot_desktop.house import House
from tests.view.playing import Person, opened


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Open windows; every one is closed as a person closes it."""
    houses: list[House] = []

    def sit(**options: object) -> Person:
        house = opened(qtbot, tmp_path, **options)  # type: ignore[arg-type]
        houses.append(house)
        return Person(qtbot, house)

    yield sit
    for house in houses:
        house.window.close()
        house.close()
        house.guard.release()
