"""Whom the opponents take for weaker than themselves, which a good bidder makes use of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tarot_desktop.ai.player import Player
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.cards import Seat
from tarot_desktop.worker.messages import Advise
from tests.worker.sitting import SETUP, Desk

MIXED = replace(SETUP, levels=("expert", "novice", "expert"))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every player made, and which part of the others it thinks weaker."""
    made: list[tuple[str, float]] = []

    def make(level: str, senders: frozenset[Seat], *, weaker: float) -> Player:
        made.append((level, weaker))
        return make_player(level, senders, weaker=weaker)

    monkeypatch.setattr("tarot_desktop.worker.conductor.make_player", make)
    return made


def test_an_opponent_knows_who_is_weaker_and_counts_the_person_among_them(
    tmp_path: Path, told: list[tuple[str, float]]
) -> None:
    Desk(tmp_path / "profile").until(Ask.PLAY, first=MIXED)
    assert set(told) == {("expert", 2 / 3), ("novice", 1 / 3)}


def test_a_hint_is_for_a_person_who_does_not_play_like_the_level_that_gives_it(
    tmp_path: Path, told: list[tuple[str, float]]
) -> None:
    desk = Desk(tmp_path / "profile")
    desk.until(Ask.PLAY, first=MIXED)
    told.clear()
    desk.say(Advise(level="expert"))
    assert told == [("expert", 0.0)]
