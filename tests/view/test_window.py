"""The window around the table: any size at any moment, any language, any pace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.house import House
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage.choices import LanguageChoice, Speed
from tarot_desktop.storage.settings import Settings
from tarot_desktop.view.theme import DAY
from tests.view.playing import Person, distribution, opened
from tests.view.test_whole_deals import STRONG

Open = Callable[..., Person]


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Open windows; every one is closed as a person closes it."""
    houses: list[House] = []

    def sit(**options: object) -> Person:
        deal = distribution(STRONG, "", "", "")
        house = opened(qtbot, tmp_path, deal=deal, **options)  # type: ignore[arg-type]
        houses.append(house)
        return Person(qtbot, house)

    yield sit
    for house in houses:
        house.window.close()
        house.close()
        house.guard.release()


def hand_is_in_place(person: Person) -> bool:
    """Return whether every card of the hand lies where the layout of this window puts it."""
    scene, window = person.window.scene, person.window
    inside = QRectF(0, 0, window.width(), window.height())
    cards = scene.hand_cards()
    places = scene.table.hand(len(cards))
    found = [scene.card_rect(card) for card in cards]
    return all(
        rect is not None
        and inside.contains(rect.x, rect.y)
        and rect.x + rect.w <= window.width()
        and abs(rect.x - place.x) < 1
        for rect, place in zip(found, places, strict=True)
    )


def test_the_longest_line_of_help_is_never_cut(sit_down: Open) -> None:
    person = sit_down(players=6, size=(1024, 640))
    person.asked()
    window = person.window
    window.set_look(DAY, 1.5)
    window.say("points to make: 56 without a bout, 51 with one, 41 with two, 36 with three; " * 3)
    assert window.help.heightForWidth(window.help.width()) <= window.help.height()
    smaller = window.help.look.ui
    window.say("Your turn")
    assert window.help.look.ui > smaller


def test_a_window_that_is_forced_too_small_says_so_until_it_grows(sit_down: Open) -> None:
    person = sit_down(size=(1024, 640))
    person.asked()
    window = person.window
    assert not window.too_small.isVisible()
    window.setMinimumSize(1, 1)
    window.resize(700, 420)
    person.until(window.too_small.isVisible)
    assert window.too_small.size() == window.size()
    assert "800 × 500" in window.too_small.accessibleName()
    window.resize(800, 500)
    person.until(lambda: not window.too_small.isVisible())


@pytest.mark.parametrize("size", [(1024, 640), (800, 500), (2560, 1440)])
def test_a_resize_in_the_middle_of_the_deal_is_right_at_once(
    sit_down: Open, size: tuple[int, int]
) -> None:
    person = sit_down(speed=Speed.NORMAL)
    person.until(lambda: len(person.window.scene.hand_cards()) == 18)
    person.until(lambda: person.window.scene.animator.moving)
    person.window.resize(*size)
    person.until(lambda: (person.window.area.width(), person.window.area.height()) == size)
    assert hand_is_in_place(person)
    person.asked(Ask.BID)
    assert hand_is_in_place(person)
    panel = person.turns.auction
    assert person.window.rect().contains(panel.geometry())


def test_in_manual_pace_nothing_moves_on_before_the_person_goes_on(sit_down: Open) -> None:
    person = sit_down(speed=Speed.MANUAL)
    pacer = person.house.director.pacer
    person.until(lambda: pacer.waits_for_continue or person.turns.asked is not None)
    while person.turns.asked is None:
        assert person.window.go_on.isVisible()
        person.qtbot.keyClick(person.window.go_on, Qt.Key.Key_Space)
        person.until(lambda: pacer.waits_for_continue or person.turns.asked is not None)
    person.click(person.bid_row(Bid.GARDE))
    person.until(lambda: pacer.waits_for_continue)
    bids = person.house.director.seen.bids  # type: ignore[union-attr]
    person.qtbot.wait(700)
    assert person.house.director.seen.bids == bids  # type: ignore[union-attr]


def test_f9_lets_the_opponents_stand_still(sit_down: Open) -> None:
    person = sit_down(speed=Speed.NORMAL)
    person.asked(Ask.BID)
    person.key(Qt.Key.Key_F9)
    person.click(person.bid_row(Bid.GARDE))
    person.qtbot.wait(900)
    assert len(person.house.director.seen.bids) <= 1  # type: ignore[union-attr]
    person.qtbot.keyClick(person.window, Qt.Key.Key_F9)
    person.until(lambda: len(person.house.director.seen.bids) == 4)  # type: ignore[union-attr]


def test_the_language_changes_while_running(sit_down: Open) -> None:
    person = sit_down(lang=None)
    person.asked(Ask.BID)
    house = person.house

    def use(language: LanguageChoice) -> None:
        house.show_settings(Settings(language=language, speed=Speed.INSTANT))

    use(LanguageChoice.ENGLISH)
    person.until(lambda: person.turns.auction.title() == "Auction")
    assert "Deal 1 of 8" in person.window.strip.sentence()
    use(LanguageChoice.FRENCH)
    person.until(lambda: person.turns.auction.title() == "Enchères")
    assert "Donne 1 sur 8" in person.window.strip.sentence()
    assert house.director.names[0] == "Vous"
    use(LanguageChoice.ENGLISH)
    assert house.director.names[0] == "You"


def test_the_focus_is_always_somewhere_while_the_person_is_asked(sit_down: Open) -> None:
    person = sit_down()
    seen = person.asked_or_over()
    while seen is not None and len(seen.tricks) < 2:
        focus = person.window.focusWidget()
        assert focus is not None
        assert focus.isVisible()
        person.click_answer(seen, Bid.GARDE)
        seen = person.asked_or_over()


def in_the_second_trick(person: Person) -> Observation:
    """Play on until a card is asked in the second trick."""
    seen = person.asked_or_over()
    while seen is not None and not (seen.ask is Ask.PLAY and seen.tricks):
        person.click_answer(seen, Bid.GARDE)
        seen = person.asked_or_over()
    assert seen is not None
    return seen


def test_the_auction_can_be_looked_at_again_while_a_card_is_asked(sit_down: Open) -> None:
    person = sit_down()
    seen = in_the_second_trick(person)
    person.key(Qt.Key.Key_A)
    assert person.turns.auction.isVisible()
    person.key(Qt.Key.Key_Escape)
    assert not person.turns.auction.isVisible()
    assert person.turns.asked is seen


def test_esc_takes_the_last_trick_away(sit_down: Open) -> None:
    person = sit_down()
    in_the_second_trick(person)
    person.key(Qt.Key.Key_L)
    assert person.window.scene.stage.last_trick
    person.key(Qt.Key.Key_Escape)
    assert not person.window.scene.stage.last_trick


def test_after_a_pause_the_helping_line_says_what_it_said(sit_down: Open) -> None:
    person = sit_down()
    in_the_second_trick(person)
    before = person.window.help.accessibleName()
    person.key(Qt.Key.Key_F9)
    assert person.window.help.accessibleName() != before
    person.key(Qt.Key.Key_F9)
    assert person.window.help.accessibleName() == before


def test_f6_goes_through_hand_buttons_table_and_strip(sit_down: Open) -> None:
    person = sit_down()
    in_the_second_trick(person)
    window = person.window
    window.area.access.focus_hand()
    seen = []
    for _ in range(4):
        person.key(Qt.Key.Key_F6)
        focus = window.focusWidget()
        seen.append(
            "button"
            if focus is window.last_trick
            else "strip"
            if window.strip.isAncestorOf(focus)
            else "hand"
            if window.area.access.hand_has_focus()
            else "table"
        )
    assert seen == ["button", "table", "strip", "hand"]


def test_after_a_bid_the_focus_is_on_the_hand(sit_down: Open) -> None:
    person = sit_down(speed=Speed.NORMAL)
    person.asked(Ask.BID)
    person.key_bid(Bid.GARDE)
    assert person.window.area.access.hand_has_focus()


def test_the_log_docks_beside_the_table_of_a_wide_window(sit_down: Open) -> None:
    person = sit_down(size=(1600, 900))
    in_the_second_trick(person)
    person.click(person.window.strip.log)
    log = person.house.director.tidings.panel
    assert log.isVisible()
    assert hand_is_in_place(person)
    assert log.geometry().left() >= person.window.scene.table.felt.right - 1
    person.click(person.window.strip.log)
    assert not log.isVisible()
    assert person.window.scene.table.side is None


def test_f6_leaves_the_hand_during_the_auction(sit_down: Open) -> None:
    person = sit_down()
    person.asked(Ask.BID)
    person.window.area.access.focus_hand()
    for _ in range(4):
        person.key(Qt.Key.Key_F6)
        if person.turns.auction.isAncestorOf(person.window.focusWidget()):
            return
    raise AssertionError("F6 never reaches the bids")
