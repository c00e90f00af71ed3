"""Who plays signals at the table: those that have agreed on them, from the next decision on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tarot_desktop.ai.player import Player
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.plainest import plainest
from tarot_desktop.rules.cards import Seat
from tarot_desktop.worker.messages import (
    Advise,
    AgreeSignals,
    NextDeal,
    Request,
    ResumeSession,
    Submit,
)
from tests.worker.sitting import SETUP, Desk

EVERYBODY = AgreeSignals(opponents=True, person=True)
MIXED = replace(SETUP, levels=("club", "casual", "expert"))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "profile")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[frozenset[Seat]]:
    """Whose cards the players are told to read, player by player."""
    told: list[frozenset[Seat]] = []

    def make(level: str, senders: frozenset[Seat], *, weaker: float) -> Player:
        told.append(senders)
        return make_player(level, senders, weaker=weaker)

    monkeypatch.setattr("tarot_desktop.worker.conductor.make_player", make)
    return told


@pytest.mark.parametrize(
    ("agreed", "senders"),
    [
        pytest.param(AgreeSignals(), set(), id="nobody"),
        pytest.param(AgreeSignals(person=True), set(), id="the person alone has nobody to talk to"),
        pytest.param(AgreeSignals(opponents=True), {1, 3}, id="those that know them"),
        pytest.param(EVERYBODY, {0, 1, 3}, id="the person too"),
    ],
)
def test_signals_are_read_from_the_seats_that_play_them(
    desk: Desk, made: list[frozenset[Seat]], agreed: AgreeSignals, senders: set[Seat]
) -> None:
    agree(desk, agreed)
    desk.play_deal(MIXED)
    assert set(made) == {frozenset(senders)}


def agree(desk: Desk, agreed: AgreeSignals) -> None:
    desk.host.handle(Request(number=desk.number, action=agreed))


def test_nobody_signals_before_anything_was_agreed(desk: Desk, made: list[frozenset[Seat]]) -> None:
    desk.play_deal(MIXED)
    assert set(made) == {frozenset()}


def test_an_agreement_holds_from_the_next_decision_on(
    desk: Desk, made: list[frozenset[Seat]]
) -> None:
    turn = desk.until(Ask.PLAY, first=MIXED)
    assert set(made) == {frozenset()}
    made.clear()
    agree(desk, EVERYBODY)
    desk.play_deal(Submit(command=plainest(turn.seen)))
    assert set(made) == {frozenset({0, 1, 3})}


def test_an_agreement_outlives_a_session_and_a_new_start(
    desk: Desk, made: list[frozenset[Seat]]
) -> None:
    agree(desk, EVERYBODY)
    desk.play_deal(MIXED)
    desk.play_deal(NextDeal())
    desk.start()
    agree(desk, AgreeSignals(opponents=True))
    made.clear()
    desk.say(ResumeSession())
    desk.play_deal(NextDeal())
    assert set(made) == {frozenset({1, 3})}


def test_advice_for_the_person_knows_the_agreement(desk: Desk, made: list[frozenset[Seat]]) -> None:
    desk.until(Ask.PLAY, first=MIXED)
    agree(desk, EVERYBODY)
    made.clear()
    desk.say(Advise(level="club"))
    assert made == [frozenset({0, 1, 3})]
