"""Esc takes back what is not final yet, one choice after another."""

import pytest
from PySide6.QtCore import Qt

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage.choices import PlayMode
from tests.view.playing import distribution
from tests.view.test_whole_deals import STRONG, TAKER, WEAK


@pytest.fixture
def discarding(sit_down):
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    while person.asked().ask is not Ask.DISCARD:
        person.click_answer(person.asked(), Bid.GARDE)
    return person


def put_away(person, count):
    """Put the first cards that may go into the tray, and return them in this order."""
    chosen = sorted(person.turns.asked.discard_rules.plain)[:count]
    for card in chosen:
        person.key_to_card(card)
        person.key(Qt.Key.Key_Space)
        person.until(person.still)
    return tuple(chosen)


def test_esc_takes_the_last_card_out_of_the_discard_then_the_one_before(discarding):
    first, second = put_away(discarding, 2)
    scene = discarding.window.scene
    discarding.key(Qt.Key.Key_Escape)
    assert scene.stage.tray == (first,)
    assert second in scene.hand_cards()
    discarding.key(Qt.Key.Key_Escape)
    assert scene.stage.tray == ()
    discarding.key(Qt.Key.Key_Escape)
    assert scene.stage.tray == ()


def test_esc_takes_a_card_back_from_a_button_of_the_tray_too(discarding):
    put_away(discarding, 1)
    discarding.turns.discard_bar.clear.setFocus()
    discarding.key(Qt.Key.Key_Escape)
    assert discarding.window.scene.stage.tray == ()


def test_esc_that_closes_a_panel_takes_no_card_back(discarding):
    chosen = put_away(discarding, 1)
    discarding.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    discarding.key(Qt.Key.Key_Escape)
    assert not discarding.desk.keys.isVisible()
    assert discarding.window.scene.stage.tray == chosen


def test_esc_takes_a_choice_back_wherever_the_focus_is(sit_down):
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    person.house.director.window.scene.set_play_mode(PlayMode.CONFIRM)
    while (seen := person.asked()).ask is not Ask.PLAY:
        person.click_answer(seen, Bid.PASS)
    person.key_to_card(seen.legal_cards[0])
    person.key(Qt.Key.Key_Return)
    scene = person.window.scene
    assert scene.selected == seen.legal_cards[0]
    person.window.strip.scores.setFocus()
    person.key(Qt.Key.Key_Escape)
    assert scene.selected is None
