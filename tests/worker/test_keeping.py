"""What is kept while a session is played: half-made decisions, and each record once."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tarot_desktop.game.observation import Ask
from tarot_desktop.game.plainest import plainest
from tarot_desktop.rules.announcements import Misere, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, cards
from tarot_desktop.worker.messages import (
    Consider,
    DealOver,
    Draft,
    NewSession,
    NextDeal,
    ResumeSession,
    SavedAgain,
    StorageTrouble,
    Submit,
    YourTurn,
)
from tests.view.playing import distribution
from tests.worker.sitting import SETUP, Desk

STRONG = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S4 HK HQ H3 DK D2 C7"
TEN_TRUMPS = "T21 T20 T18 T15 T14 T13 T12 T9 T5 T4 T3 T1 SK SQ S4 HK HQ H3"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "profile")


def dealt(hand: str) -> NewSession:
    return replace(SETUP, first_deal=(3, distribution(hand, "", "", "")))


def test_three_of_six_discards_are_still_chosen_after_a_new_start(desk: Desk) -> None:
    turn = desk.until(Ask.DISCARD, Bid.GARDE, dealt(STRONG))
    assert turn.draft == Draft()
    half = Draft(cards=cards("S4 D2 H3"))
    desk.say(Consider(draft=half))
    desk.start()
    again = desk.say(ResumeSession())
    assert again == replace(turn, draft=half)


def test_a_half_picked_poignee_is_still_picked_after_a_new_start(desk: Desk) -> None:
    turn = desk.until(Ask.ANNOUNCE, Bid.GARDE, dealt(TEN_TRUMPS))
    half = Draft(cards=cards("T21 T20 T18"), tier=Tier.SIMPLE, miseres=(Misere.TETE,))
    desk.say(Consider(draft=half))
    desk.start()
    assert desk.say(ResumeSession()) == replace(turn, draft=half)


def test_a_decision_that_was_taken_leaves_no_half_made_one(desk: Desk) -> None:
    turn = desk.until(Ask.DISCARD, Bid.GARDE, dealt(STRONG))
    desk.say(Consider(draft=Draft(cards=cards("S4"))))
    desk.say(Submit(command=plainest(turn.seen)))
    desk.start()
    after = desk.say(ResumeSession())
    assert isinstance(after, YourTurn)
    assert after.draft == Draft()


def test_nothing_is_half_made_where_nothing_is_picked(desk: Desk) -> None:
    turn = desk.say(SETUP)
    assert isinstance(turn, YourTurn)
    desk.say(Consider(draft=Draft(cards=(Card.parse("S4"),))))
    desk.start()
    assert desk.say(ResumeSession()) == turn


def test_a_session_kept_before_half_made_decisions_were_is_gone_on_with(desk: Desk) -> None:
    turn = desk.say(SETUP)
    lines = desk.places.session_file.read_text("utf-8").splitlines(keepends=True)
    old = [line for line in lines if not line.startswith('"draft"')]
    assert len(old) == len(lines) - 1
    desk.places.session_file.write_text("".join(old), "utf-8")
    desk.start()
    assert desk.say(ResumeSession()) == turn


def test_every_finished_deal_has_one_record(desk: Desk) -> None:
    over = desk.play_deal(SETUP)
    for _ in range(2):
        desk.start()
        desk.say(ResumeSession())
        desk.start()
        desk.say(ResumeSession())
        over = desk.play_deal(NextDeal())
    assert isinstance(over, DealOver)
    assert len(over.session.rows) == 3
    scores = [json.loads(line)["claims"]["scores"] for line in desk.lines()]
    assert scores == [list(row.result.scores) for row in over.session.rows]


def test_a_record_that_a_killed_run_did_not_come_to_is_written_by_the_next(desk: Desk) -> None:
    desk.play_deal(SETUP)
    [line] = desk.lines()
    desk.records.write_text(line[:100])
    desk.start()
    desk.say(ResumeSession())
    assert desk.lines() == [line]


def test_records_that_cannot_be_written_are_said_once_and_play_goes_on(desk: Desk) -> None:
    desk.records.mkdir(parents=True)
    for first in (SETUP, NextDeal(), NextDeal()):
        assert isinstance(desk.play_deal(first), DealOver)
    assert sum(isinstance(message, StorageTrouble) for message in desk.heard) == 1
    desk.records.rmdir()
    desk.play_deal(NextDeal())
    assert sum(isinstance(message, SavedAgain) for message in desk.heard) == 1
