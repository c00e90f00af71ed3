"""Every finished deal is kept, and what was kept can be looked at again."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from tarot_desktop.game.plainest import plainest
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.storage.history import Answer, History, Origin, Question
from tarot_desktop.storage.problems import ProblemKind
from tarot_desktop.worker.archive_messages import (
    Answered,
    ArchiveFailed,
    AskHistory,
    GoOnWith,
    ListSessions,
    OpenDeal,
    OpenSession,
    SessionList,
)
from tarot_desktop.worker.messages import (
    DealOpened,
    DealOver,
    Forget,
    NewSession,
    NextDeal,
    ResumeSession,
    SavedAgain,
    SessionOpened,
    StorageTrouble,
    Submit,
    YourTurn,
)
from tests.view.playing import distribution
from tests.worker.sitting import SETUP, Desk

STRONG = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S6 HK HQ H6 DK D6 C7"
WEAK = "S1 S2 S3 S4 S5 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 T2 T3"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "profile")


def listed(desk: Desk) -> SessionList:
    found = desk.say(ListSessions())
    assert isinstance(found, SessionList)
    return found


PLAYED = replace(SETUP, first_deal=(3, distribution(WEAK, STRONG, "", "")))
"""A session whose first deal an opponent takes."""


def stopped_in_the_middle(desk: Desk) -> YourTurn:
    last = desk.say(PLAYED)
    for _ in range(4):
        assert isinstance(last, YourTurn)
        last = desk.say(Submit(command=plainest(last.seen)))
    assert isinstance(last, YourTurn)
    return last


def test_without_a_deal_there_is_no_session_and_no_file(desk: Desk) -> None:
    assert listed(desk).entries == ()
    assert not desk.places.history_file.exists()


def test_a_session_is_listed_with_what_its_score_sheet_says(desk: Desk) -> None:
    desk.play_deal(SETUP)
    over = desk.play_deal(NextDeal())
    assert isinstance(over, DealOver)
    [entry] = listed(desk).entries
    assert (entry.seats, entry.agreements, entry.levels) == (4, FFT, ("club",) * 3)
    assert (entry.deals, entry.totals) == (2, over.session.totals)
    assert not entry.over
    opened = desk.say(OpenSession(key=entry.key))
    assert isinstance(opened, SessionOpened)
    assert opened.session.rows == over.session.rows
    assert opened.unfinished


def test_each_row_opens_its_deal(desk: Desk) -> None:
    overs = [desk.play_deal(SETUP), desk.play_deal(NextDeal())]
    [entry] = listed(desk).entries
    for number, over in enumerate(overs, 1):
        assert isinstance(over, DealOver)
        opened = desk.say(OpenDeal(key=entry.key, number=number))
        assert isinstance(opened, DealOpened)
        assert opened.seen == over.seen
        assert opened.session == over.session


def test_a_deal_is_kept_once_however_often_the_program_starts_at_its_end(desk: Desk) -> None:
    desk.play_deal(SETUP)
    for _ in range(3):
        desk.start()
        desk.say(ResumeSession())
    [entry] = listed(desk).entries
    assert entry.deals == 1
    assert len(History(desk.places.history_file).deals(entry.key)) == 1


def test_a_deal_that_a_killed_run_had_not_put_there_is_put_there_by_the_next(desk: Desk) -> None:
    desk.play_deal(SETUP)
    desk.places.history_file.unlink()
    desk.start()
    desk.say(ResumeSession())
    assert listed(desk).entries[0].deals == 1


def test_a_session_that_was_left_can_be_gone_on_with(desk: Desk) -> None:
    turn = stopped_in_the_middle(desk)
    desk.play_deal(replace(SETUP, seed=12))
    left = next(entry for entry in listed(desk).entries if entry.seed == PLAYED.seed)
    again = desk.say(GoOnWith(key=left.key))
    assert isinstance(again, YourTurn)
    assert again.seen == turn.seen
    desk.start()
    assert desk.say(ResumeSession()) == again
    while isinstance(again, YourTurn):
        again = desk.say(Submit(command=plainest(again.seen)))
    assert isinstance(again, DealOver)
    assert len(again.session.rows) == 1
    opened = desk.say(OpenDeal(key=left.key, number=1))
    assert isinstance(opened, DealOpened)
    assert opened.seen == again.seen


def test_an_unfinished_deal_of_the_past_does_not_open(desk: Desk) -> None:
    stopped_in_the_middle(desk)
    desk.say(replace(SETUP, seed=12))
    [left] = listed(desk).entries
    failed = desk.say(OpenDeal(key=left.key, number=1))
    assert isinstance(failed, ArchiveFailed)
    assert failed.problem.kind is ProblemKind.DEAL_UNREADABLE


def test_deals_of_autoplay_are_kept_and_do_not_count(desk: Desk) -> None:
    desk.unattended = True
    desk.start()
    desk.play_deal(SETUP)
    [entry] = listed(desk).entries
    [deal] = History(desk.places.history_file).deals(entry.key)
    assert deal.origin is Origin.AUTOPLAY
    answered = desk.say(AskHistory(question=Question()))
    assert isinstance(answered, Answered)
    assert answered.answer.deals == 0


def test_a_deal_begun_by_autoplay_does_not_count_either(desk: Desk) -> None:
    desk.unattended = True
    desk.start()
    desk.say(SETUP)
    desk.unattended = False
    desk.start()
    desk.play_deal(ResumeSession())
    desk.play_deal(NextDeal())
    [entry] = listed(desk).entries
    origins = [deal.origin for deal in History(desk.places.history_file).deals(entry.key)]
    assert origins == [Origin.AUTOPLAY, Origin.PERSON]


def test_a_question_is_answered_by_what_the_score_sheet_says(desk: Desk) -> None:
    over = desk.play_deal(SETUP)
    while isinstance(over, DealOver) and not over.session.over:
        over = desk.play_deal(NextDeal())
    assert isinstance(over, DealOver)
    rows = [row.result for row in over.session.rows if row.result.score is not None]
    for seat in range(4):
        for contract in (None, "garde", "prise"):
            mine = [r for r in rows if contract in (None, r.contract.code if r.contract else "")]
            expected = Answer(
                deals=len(mine),
                points=sum(result.scores[seat] for result in mine),
                won=sum(result.scores[seat] > 0 for result in mine),
                taken=sum(result.taker == seat for result in mine),
                made=sum(r.taker == seat and bool(r.score and r.score.made) for r in mine),
            )
            question = Question(seat=seat, seats=4, contract=contract)
            assert desk.say(AskHistory(question=question)) == Answered(
                question=question, answer=expected
            )
    nothing = Answer(deals=0, points=0, won=0, taken=0, made=0)
    for question in (Question(seats=5), Question(until="2000"), Question(since="9999")):
        assert desk.say(AskHistory(question=question)) == Answered(
            question=question, answer=nothing
        )


def test_a_damaged_history_is_set_aside_and_a_new_one_begins(desk: Desk) -> None:
    desk.play_deal(SETUP)
    desk.play_deal(NextDeal())
    desk.places.history_file.write_bytes(b"SQLite format 3\0" + b"?" * 5000)
    desk.play_deal(NextDeal())
    [trouble] = [message for message in desk.heard if isinstance(message, StorageTrouble)]
    assert trouble.problem.kind is ProblemKind.HISTORY_DAMAGED
    assert trouble.problem.kept is not None
    assert trouble.problem.kept.read_bytes().startswith(b"SQLite format 3\0?")
    assert listed(desk).entries[0].deals == 3
    assert len(History(desk.places.history_file).deals(listed(desk).entries[0].key)) == 3


def test_another_programs_database_is_set_aside(desk: Desk) -> None:
    desk.places.data.mkdir(parents=True)
    other = sqlite3.connect(desk.places.history_file)
    other.execute("CREATE TABLE sessions (key TEXT)")
    other.close()
    desk.play_deal(SETUP)
    [trouble] = [message for message in desk.heard if isinstance(message, StorageTrouble)]
    assert trouble.problem.kind is ProblemKind.HISTORY_DAMAGED
    assert listed(desk).entries[0].deals == 1


def test_a_history_of_a_newer_version_is_left_alone(desk: Desk) -> None:
    desk.play_deal(SETUP)
    newer = sqlite3.connect(desk.places.history_file)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    before = desk.places.history_file.read_bytes()
    desk.play_deal(NextDeal())
    [trouble] = [message for message in desk.heard if isinstance(message, StorageTrouble)]
    assert trouble.problem.kind is ProblemKind.HISTORY_NEWER
    assert desk.places.history_file.read_bytes() == before


def test_a_history_that_is_locked_is_said_once_and_caught_up_with(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tarot_desktop.storage.history.LOCK_SECONDS", 0.01)
    desk.play_deal(SETUP)
    other = sqlite3.connect(desk.places.history_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    desk.play_deal(NextDeal())
    desk.play_deal(NextDeal())
    assert sum(isinstance(message, StorageTrouble) for message in desk.heard) == 1
    other.execute("COMMIT")
    other.close()
    desk.play_deal(NextDeal())
    assert sum(isinstance(message, SavedAgain) for message in desk.heard) == 1
    assert listed(desk).entries[0].deals == 4


def test_a_session_is_not_forgotten_before_the_history_has_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.places.history_file.mkdir(parents=True)
    desk.play_deal(NewSession(seats=4, agreements=FFT, levels=("club",) * 3, seed=3))
    desk.say(Forget())
    assert desk.places.session_file.exists()
    desk.places.history_file.rmdir()
    desk.say(Forget())
    assert not desk.places.session_file.exists()
    assert listed(desk).entries[0].deals == 1
