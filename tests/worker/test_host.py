"""The session in its thread: one door in, messages out, saved after every decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tarot_desktop.ai.player import Decision
from tarot_desktop.ai.rule_player import RulePlayer
from tarot_desktop.game.commands import MakeBid, PlayCard
from tarot_desktop.game.events import Dealt
from tarot_desktop.game.illegal import Problem
from tarot_desktop.game.observation import Observation
from tarot_desktop.game.plainest import plainest
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, Seat
from tarot_desktop.storage.paths import Places
from tarot_desktop.worker.client import Client
from tarot_desktop.worker.messages import (
    Action,
    Advise,
    Advised,
    AgreeSignals,
    DealOver,
    Forget,
    Happened,
    Message,
    NewSession,
    NextDeal,
    NothingToResume,
    Refused,
    Restored,
    ResumeSession,
    Started,
    StorageTrouble,
    Submit,
    YourTurn,
)

SETUP = NewSession(seats=4, agreements=FFT, levels=("club",) * 3, seed=11)


class Table:
    """A person who answers through a client, and all that was said to him."""

    def __init__(self, qtbot: QtBot, places: Places) -> None:
        self.qtbot = qtbot
        self.client = Client(places)
        self.heard: list[Message] = []
        self.client.arrived.connect(self.heard.append)

    def say(self, action: Action) -> Message:
        """Send an action and return the message that ends what follows from it."""
        heard = len(self.heard)
        self.client.request(action)
        ends = (YourTurn, DealOver, Refused, NothingToResume, Advised)
        self.qtbot.waitUntil(
            lambda: len(self.heard) > heard and isinstance(self.heard[-1], ends), timeout=60_000
        )
        return self.heard[-1]

    def play_deal(self, last: Message) -> Message:
        """Let the plainest person play on until the deal is over."""
        while isinstance(last, YourTurn):
            last = self.say(Submit(command=plainest(last.seen)))
        return last


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.of(tmp_path)


@pytest.fixture
def tables(qtbot: QtBot, places: Places) -> Iterator[list[Table]]:
    made: list[Table] = []
    yield made
    for table in made:
        assert table.client.shutdown()


@pytest.fixture
def table(qtbot: QtBot, places: Places, tables: list[Table]) -> Table:
    tables.append(Table(qtbot, places))
    return tables[-1]


def test_a_session_of_eight_deals_ends_in_a_ranking(table: Table) -> None:
    last = table.play_deal(table.say(SETUP))
    for _ in range(40):
        assert isinstance(last, DealOver)
        if last.session.over:
            break
        last = table.play_deal(table.say(NextDeal()))
    assert isinstance(last, DealOver)
    assert last.session.over
    assert last.session.valid == 8
    assert sum(last.session.totals) == 0
    assert min(last.session.places) == 1


def test_the_person_is_told_only_what_a_seat_may_know(table: Table) -> None:
    table.play_deal(table.say(SETUP))
    dealt = [m for m in table.heard if isinstance(m, Happened) and isinstance(m.event, Dealt)]
    assert len(dealt) == 1
    assert isinstance(dealt[0].event, Dealt)
    assert dealt[0].event.hands[1:] == (None, None, None)
    assert dealt[0].event.chien is None


def test_a_refused_command_changes_nothing(table: Table) -> None:
    turn = table.say(SETUP)
    assert isinstance(turn, YourTurn)
    absent = next(card for card in DECK if card not in turn.seen.hand)
    refused = table.say(Submit(command=PlayCard(seat=0, card=absent)))
    assert isinstance(refused, Refused)
    assert refused.problem in (Problem.NOT_NOW, Problem.CARD)
    assert refused.seen == turn.seen


def test_a_session_resumes_at_the_same_decision(
    qtbot: QtBot, places: Places, table: Table, tables: list[Table]
) -> None:
    last = table.play_deal(table.say(SETUP))
    last = table.say(NextDeal())
    for _ in range(4):
        if isinstance(last, YourTurn):
            last = table.say(Submit(command=plainest(last.seen)))
    assert isinstance(last, YourTurn | DealOver)
    again = Table(qtbot, places)
    tables.append(again)
    resumed = again.say(ResumeSession())
    assert resumed == last
    assert any(isinstance(message, Restored) for message in again.heard)
    started = next(message for message in again.heard if isinstance(message, Started))
    assert len(started.session.rows) == 1


def test_a_resumed_deal_goes_as_it_would_have_gone(
    qtbot: QtBot, places: Places, tmp_path_factory: pytest.TempPathFactory, tables: list[Table]
) -> None:
    whole = Table(qtbot, Places.of(tmp_path_factory.mktemp("whole")))
    cut = Table(qtbot, places)
    resumed = Table(qtbot, places)
    tables += [whole, cut, resumed]
    without = whole.play_deal(whole.say(SETUP))
    last = cut.say(SETUP)
    for _ in range(6):
        if isinstance(last, YourTurn):
            last = cut.say(Submit(command=plainest(last.seen)))
    again = resumed.play_deal(resumed.say(ResumeSession()))
    assert isinstance(without, DealOver)
    assert isinstance(again, DealOver)
    same_key = replace(again.session, key=without.session.key)
    assert replace(again, session=same_key) == without


def test_there_is_nothing_to_resume_once_the_ranking_was_seen(
    qtbot: QtBot, places: Places, table: Table
) -> None:
    table.say(SETUP)
    table.client.request(Forget())
    assert isinstance(table.say(ResumeSession()), NothingToResume)


def test_a_damaged_session_is_named_and_the_older_copy_used(
    qtbot: QtBot, places: Places, table: Table
) -> None:
    turn = table.say(SETUP)
    assert isinstance(turn, YourTurn)
    table.say(Submit(command=plainest(turn.seen)))
    places.session_file.write_text("{", encoding="utf-8")
    assert isinstance(table.say(ResumeSession()), YourTurn | DealOver)
    assert any(isinstance(message, StorageTrouble) for message in table.heard)


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    qtbot: QtBot, tmp_path: Path, tables: list[Table]
) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", encoding="utf-8")
    table = Table(qtbot, Places.of(tmp_path))
    tables.append(table)
    assert isinstance(table.play_deal(table.say(SETUP)), DealOver)
    assert sum(isinstance(message, StorageTrouble) for message in table.heard) == 1


def test_a_player_can_be_asked_for_the_persons_decision(table: Table) -> None:
    turn = table.say(SETUP)
    assert isinstance(turn, YourTurn)
    advised = table.say(Advise(level="club"))
    assert isinstance(advised, Advised)
    assert isinstance(table.say(Submit(command=advised.command)), YourTurn | DealOver)


def test_answers_of_an_abandoned_session_are_dropped(table: Table) -> None:
    table.client.request(SETUP)
    turn = table.say(NewSession(seats=4, agreements=FFT, levels=("club",) * 3, seed=12))
    started = [message for message in table.heard if isinstance(message, Started)]
    assert len(started) == 1
    assert isinstance(turn, YourTurn)


def test_closing_in_the_middle_of_a_deal_ends_the_thread(qtbot: QtBot, places: Places) -> None:
    client = Client(places)
    client.request(SETUP)
    assert client.shutdown()


def bids_after_closing(places: Places, qtbot: QtBot) -> tuple[tuple[Seat, Bid], ...]:
    """Return the bids of the session that lies in this profile."""
    table = Table(qtbot, places)
    table.say(ResumeSession())
    restored = next(message for message in table.heard if isinstance(message, Restored))
    assert table.client.shutdown()
    return restored.seen.bids


def test_what_was_decided_just_before_closing_is_kept(qtbot: QtBot, places: Places) -> None:
    table = Table(qtbot, places)
    assert isinstance(table.say(SETUP), YourTurn)
    for _ in range(200):  # so that the worker has more to do than it can before the end
        table.client.request(AgreeSignals())
    table.client.request(Submit(command=MakeBid(seat=0, bid=Bid.GARDE)))
    assert table.client.shutdown()
    assert (0, Bid.GARDE) in bids_after_closing(places, qtbot)


def test_an_opponent_who_is_stopped_while_thinking_has_not_acted(
    qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(qtbot, places)
    assert isinstance(table.say(SETUP), YourTurn)
    thinks = Event()

    def think(_: RulePlayer, seen: Observation, *, stop: Event, **means: object) -> Decision:
        thinks.set()
        stop.wait(10)
        return Decision(command=MakeBid(seat=seen.seat, bid=Bid.PASS))

    with monkeypatch.context() as changed:
        changed.setattr(RulePlayer, "decide", think)
        table.client.request(Submit(command=MakeBid(seat=0, bid=Bid.PASS)))
        assert thinks.wait(10)
        assert table.client.shutdown()
    assert bids_after_closing(places, qtbot)[-1] == (0, Bid.PASS)
