"""`tarot-lab bench start`: the game and an empty window, opened in turn."""

from __future__ import annotations

import pytest

from tarot_desktop.lab import start
from tarot_desktop.lab.errors import UsageError


@pytest.fixture(autouse=True)
def off_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


def test_both_windows_are_opened_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "_TURNS", 1)
    figures = {str(figure["name"]): figure for figure in start.start_figures()}
    bare, game = figures["first frame, bare window"], figures["first frame, game"]
    assert 0 < bare["figure"] < game["figure"]  # type: ignore[operator]
    ratio = figures["first frame, ratio"]
    assert ratio["figure"] == pytest.approx(game["figure"] / bare["figure"], abs=0.01)  # type: ignore[operator]
    assert {figure["n"] for figure in figures.values()} == {1}


def test_a_window_that_cannot_open_is_a_fault_that_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "no-such-screen")
    with pytest.raises(UsageError, match="bench start"):
        next(start.start_figures())
