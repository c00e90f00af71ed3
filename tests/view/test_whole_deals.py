"""Whole deals at the real window, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.deal_code import decode
from tarot_desktop.game.observation import Ask, Role
from tarot_desktop.game.results import End
from tarot_desktop.house import House
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.announcements import ShownPoignee, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, cards
from tarot_desktop.rules.scoring import Side
from tarot_desktop.storage.paths import Places
from tarot_desktop.view.choice_row import ChoiceRow
from tarot_desktop.view.mirror import CardButton
from tarot_desktop.view.panel_window import whole
from tarot_desktop.view.words import card_name
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.messages import DealOver, Message, NewSession
from tests.view.playing import Person, distribution, opened

STRONG = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S4 HK HQ H3 DK D2 C7"
"""Three bouts, eight trumps, three kings: worth a garde."""
TAKER = STRONG.replace("S4", "S6").replace("H3", "H6").replace("D2", "D6")
WEAK = "S1 S2 S3 S4 S5 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 T2 T3"
SLAM = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 E SK HK DK CK"
"""Thirteen trumps, the Excuse and four kings."""
BARE_PETIT = "T1 S1 S2 S3 S4 S5 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 C4"


Open = Callable[..., Person]


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
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


def test_a_whole_deal_by_mouse_as_taker(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    seen = person.asked(Ask.BID)
    assert set(seen.hand) == set(cards(STRONG))
    person.click_through(Bid.GARDE)
    summary = person.desk.summary
    assert summary.isVisible()
    result = person.house.director.seen.result  # type: ignore[union-attr]
    assert result is not None
    assert (result.taker, result.contract) == (0, Bid.GARDE)
    assert result.count is not None
    assert result.count.attack_half_points + result.count.defence_half_points == 182
    assert sum(result.scores) == 0


def test_a_whole_deal_by_keyboard_as_taker(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.asked(Ask.BID)
    person.key_through(Bid.GARDE)
    seen = person.house.director.seen
    assert seen is not None
    assert seen.end is End.PLAYED
    assert seen.taker == 0
    person.key(Qt.Key.Key_Return)
    person.until(lambda: not person.desk.summary.isVisible())
    person.asked_or_over()
    assert len(person.house.director.session.rows) == 1  # type: ignore[union-attr]


def test_a_whole_deal_by_mouse_as_defender(sit_down: Open) -> None:
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    person.click_through(Bid.PASS)
    seen = person.house.director.seen
    assert seen is not None
    assert seen.end is End.PLAYED
    assert seen.role(0) is Role.DEFENDER
    assert person.desk.summary.isVisible()


@pytest.mark.parametrize("holder", [0, 2])
def test_a_bare_petit_cancels_the_deal_and_the_deal_passes_on(sit_down: Open, holder: int) -> None:
    hands = ["", "", "", ""]
    hands[holder] = BARE_PETIT
    person = sit_down(deal=distribution(*hands, chien="E T21 T20 T19 T18 T17"))
    person.until(person.deal_is_over)
    panel = person.desk.petit_sec
    assert panel.isVisible()
    seen = person.house.director.seen
    assert seen is not None
    assert seen.petit_sec_hand == tuple(sorted(cards(BARE_PETIT)))
    person.click(panel.next)
    person.until(lambda: not panel.isVisible())
    person.asked_or_over()
    assert person.house.director.seen.dealer == 0  # type: ignore[union-attr]
    assert person.house.director.session.valid == 0  # type: ignore[union-attr]


def all_pass_seed() -> int:
    """Return a seed whose first deal everybody passes when the person does."""
    for seed in range(500):
        heard: list[Message] = []
        setup = NewSession(seats=4, agreements=FFT, levels=("club",) * 3, seed=seed)
        conductor = Conductor(setup, heard.append)
        conductor.begin()
        while conductor.game is not None and conductor.game.state.end is None:
            seen = conductor.seen()
            if seen.ask is not Ask.BID or any(bid is not Bid.PASS for _, bid in seen.bids):
                break
            conductor.submit(MakeBid(seat=0, bid=Bid.PASS))
        if isinstance(heard[-1], DealOver) and heard[-1].seen.end is End.ALL_PASS:
            return seed
    raise AssertionError("nobody ever passes")


def test_when_all_pass_the_auction_is_recalled_and_the_deal_counts(sit_down: Open) -> None:
    person = sit_down(seed=all_pass_seed())
    person.click_through(Bid.PASS)
    panel = person.desk.all_pass
    assert panel.isVisible()
    assert person.house.director.session.valid == 1  # type: ignore[union-attr]
    person.click(panel.next)
    person.until(lambda: not panel.isVisible())
    person.asked_or_over()


def test_a_poignee_and_a_slam_are_announced_and_counted(sit_down: Open) -> None:
    person = sit_down(deal=distribution(SLAM, "", "", "", chien="S1 S2 S3 H1 H2 H3"))
    person.asked(Ask.BID)
    person.click(person.bid_row(Bid.GARDE))
    person.click_discard(person.asked(Ask.DISCARD))
    person.asked(Ask.SLAM)
    person.click(person.turns.slam.announce)
    person.click(person.turns.slam.announce)
    seen = person.asked(Ask.ANNOUNCE)
    assert seen.slam_announced
    assert seen.turn == 0, "the announcer leads"
    person.click(person.turns.poignee.confirm)
    seen = person.asked(Ask.PLAY)
    said = seen.announcements[0].said
    assert isinstance(said, ShownPoignee)
    assert said.tier is Tier.DOUBLE
    while (now := person.asked_or_over()) is not None:
        trumps = [card for card in now.legal_cards if card.is_trump]
        person.click_card(max(trumps or now.legal_cards))
        person.answered(now)
    result = person.house.director.seen.result  # type: ignore[union-attr]
    assert result is not None
    assert result.count is not None
    assert result.count.slam is Side.ATTACK
    assert result.score is not None
    assert result.score.slam == 400
    assert result.score.poignees == 30


@pytest.mark.parametrize("window", [(1024, 640), (1366, 768)], ids=str)
def test_the_trick_stays_in_sight_while_a_poignee_is_thought_about(
    sit_down: Open, window: tuple[int, int]
) -> None:
    deal = decode("33TA-XJ7X-AHN3-23PF-9PPX-H8H8-TPY9-MTR9-JAPT-D2KP-DY")
    person = sit_down(deal=deal.distribution, dealer=deal.dealer, size=window)
    while (seen := person.asked()).ask is not Ask.ANNOUNCE:
        person.click_answer(seen, Bid.GARDE)
    assert seen.trick is not None
    assert seen.trick.plays
    panel = person.turns.poignee
    table = person.window.scene.table
    for place in (*table.slots, *table.hand(len(seen.hand))):
        assert not panel.geometry().intersects(whole(place))


def test_an_illegal_card_is_explained_and_not_played(sit_down: Open) -> None:
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    seen = person.asked_or_over()
    while seen is not None and not (seen.ask is Ask.PLAY and seen.refusals):
        person.click_answer(seen, Bid.PASS)
        seen = person.asked_or_over()
    assert seen is not None
    card, refusal = seen.refusals[-1]
    person.click_card(card)
    why = person.window.why
    assert why.isVisible()
    assert refusal.because is not None
    assert person.turns.asked is seen, "nothing was played"


def test_space_completes_what_moves(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), speed=None)
    animator = person.window.scene.animator
    person.until(lambda: animator.moving)
    person.qtbot.keyClick(person.window, Qt.Key.Key_Space)
    assert not animator.moving


def test_the_last_trick_can_be_seen_from_the_second_trick_on(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    seen = person.asked_or_over()
    while seen is not None and not seen.tricks:
        person.click_answer(seen, Bid.GARDE)
        seen = person.asked_or_over()
    person.click(person.window.last_trick)
    assert person.window.scene.stage.last_trick
    person.key(Qt.Key.Key_L)
    assert not person.window.scene.stage.last_trick


def test_the_window_closes_in_the_middle_of_a_deal_and_resumes_there(
    sit_down: Open, tmp_path: Path
) -> None:
    first = sit_down(deal=distribution(STRONG, "", "", ""))
    seen = first.asked_or_over()
    while seen is not None and len(seen.tricks) < 3:
        first.click_answer(seen, Bid.GARDE)
        seen = first.asked_or_over()
    assert seen is not None
    first.window.close()
    again = sit_down()
    again.until(again.desk.resume.isVisible)
    again.click(again.desk.resume.resume)
    assert again.asked() == seen


def test_a_deal_code_is_dealt_though_an_older_session_was_unfinished(sit_down: Open) -> None:
    first = sit_down(seed=5)
    first.asked()
    first.window.close()
    first.house.client.shutdown()
    again = sit_down(deal=distribution(STRONG, "", "", ""))
    again.until(again.desk.resume.isVisible)
    again.click(again.desk.resume.new)
    assert set(again.asked(Ask.BID).hand) == set(cards(STRONG))


def test_the_auction_of_the_second_deal_shows_each_bid_once(sit_down: Open) -> None:
    person = sit_down(deal=distribution(BARE_PETIT, "", "", "", chien="E T21 T20 T19 T18 T17"))
    person.until(person.deal_is_over)
    person.click(person.desk.petit_sec.next)
    person.until(lambda: person.turns.asked is not None and person.still())
    rows = person.turns.auction.findChildren(ChoiceRow)
    assert sum(row.isVisible() for row in rows) == 5
    assert person.turns.auction.look.ui == person.window.ui


def test_a_damaged_session_file_is_named_and_play_begins(sit_down: Open, tmp_path: Path) -> None:
    places = Places.of(tmp_path)
    places.session_file.parent.mkdir(parents=True)
    places.session_file.write_text("not json", encoding="utf-8")
    person = sit_down()
    person.asked()
    assert person.house.director.tidings.notice.isVisible()
    assert len(list(places.session_file.parent.glob("*damaged*"))) == 1


def test_a_new_session_can_begin_in_the_middle_of_a_deal(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.asked(Ask.BID)
    person.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    person.until(person.desk.abandon.isVisible)
    person.click(person.desk.abandon.new)
    person.until(lambda: not person.desk.abandon.isVisible())
    person.asked_or_over()
    assert person.house.director.session.rows == ()  # type: ignore[union-attr]


def test_a_session_is_not_given_up_without_a_question(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    seen = person.asked(Ask.BID)
    person.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    person.until(person.desk.abandon.isVisible)
    person.key(Qt.Key.Key_Return)
    person.until(lambda: not person.desk.abandon.isVisible())
    assert person.turns.asked is seen


def test_every_card_of_the_hand_can_be_read(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.asked(Ask.BID)
    access = person.window.area.access
    names = [
        button.accessibleName() for button in access.findChildren(CardButton) if button.isVisible()
    ]
    assert len(names) == 18
    assert "King of hearts" in names
    assert "Trump 21" in names


def test_nothing_hidden_is_on_the_screen_or_can_be_read(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.asked(Ask.BID)
    assert person.window.scene.codes_in_scene() == {card.code for card in cards(STRONG)}
    hidden = [card for card in DECK if card not in cards(STRONG)]
    spoken = " ".join(
        w.accessibleName() + w.accessibleDescription() for w in person.window.findChildren(QWidget)
    )
    assert not [card for card in hidden if re.search(rf"{card_name(card)}\b", spoken)]
