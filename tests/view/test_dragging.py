"""A card carried to the table with the mouse: played, refused, or taken back."""

import pytest
from PySide6.QtCore import Qt

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage.choices import PlayMode
from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.table_view import TableArea
from tests.view.playing import distribution, drag
from tests.view.tables import scene_of
from tests.view.test_table_scene import observations, own_discard, own_play
from tests.view.test_whole_deals import TAKER, WEAK


@pytest.fixture(scope="module")
def deck(qapp):
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


@pytest.fixture
def area(deck, qtbot):
    scene = scene_of(deck)
    made = TableArea(scene)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


def middle_of_table(area):
    centre = area.scene.table.centre
    return centre.cx, centre.cy


def places_in(snapshot):
    """Where every card lies, whatever ring it has."""
    return {card.key: card.rect for card in snapshot[0]}


def test_a_click_of_an_unsteady_hand_is_still_a_click(area, qtbot):
    seen = observations(1, own_play)
    area.scene.show(seen)
    area.scene.set_turn(True)
    card = seen.legal_cards[0]
    rect = area.scene.card_rect(card)
    with qtbot.waitSignal(area.scene.card_clicked) as heard:
        drag(area, card, (rect.x + 16, rect.y + rect.h / 3 + 7))
    assert heard.args == [card]


@pytest.mark.parametrize("mode", PlayMode)
def test_a_card_dragged_to_the_table_is_played(area, qtbot, mode):
    seen = observations(1, own_play)
    area.scene.set_play_mode(mode)
    area.scene.show(seen)
    area.scene.set_turn(True)
    card = seen.legal_cards[0]
    with qtbot.waitSignal(area.scene.card_clicked) as heard:
        drag(area, card, middle_of_table(area))
    assert heard.args == [card]


def test_a_dragged_card_waits_where_it_was_dropped_until_it_is_played(area):
    seen = observations(1, own_play)
    area.scene.show(seen)
    area.scene.set_turn(True)
    card = seen.legal_cards[0]
    at_home = area.scene.card_rect(card)
    drag(area, card, middle_of_table(area))
    area.scene.set_turn(False)
    waits = area.scene.card_rect(card)
    assert waits.contains(*middle_of_table(area))
    area.scene.show(seen)
    assert area.scene.card_rect(card) == at_home


def test_a_card_let_go_over_the_hand_goes_back(area, qtbot):
    seen = observations(1, own_play)
    area.scene.show(seen)
    area.scene.set_turn(True)
    before = area.scene.snapshot()
    card = seen.legal_cards[0]
    rect = area.scene.card_rect(card)
    with (
        qtbot.assertNotEmitted(area.scene.card_clicked),
        qtbot.assertNotEmitted(area.scene.card_refused),
    ):
        drag(area, card, (rect.cx + 60, rect.cy))
    assert places_in(area.scene.snapshot()) == places_in(before)


def test_a_forbidden_card_dragged_to_the_table_is_refused_and_goes_back(area, qtbot):
    seen = observations(1, own_play)
    area.scene.show(seen)
    area.scene.set_turn(True)
    before = area.scene.snapshot()
    card, reason = seen.refusals[0]
    with (
        qtbot.waitSignal(area.scene.card_refused) as heard,
        qtbot.assertNotEmitted(area.scene.card_clicked),
    ):
        drag(area, card, middle_of_table(area))
    assert (heard.args[0].card, heard.args[0].refusal) == (card, reason)
    assert places_in(area.scene.snapshot()) == places_in(before)


def test_no_card_can_be_dragged_out_of_turn(area, qtbot):
    seen = observations(1, own_play)
    area.scene.show(seen)
    before = area.scene.snapshot()
    with qtbot.assertNotEmitted(area.scene.card_clicked):
        drag(area, seen.legal_cards[0], middle_of_table(area))
    assert places_in(area.scene.snapshot()) == places_in(before)


def test_cards_are_dragged_into_the_tray_and_back(area):
    seen = observations(1, own_discard)
    area.scene.show(seen)
    area.scene.begin_discard(seen)
    card = next(card for card in area.scene.hand_cards() if not seen.discard_rules.refusal(card))
    panel = area.scene.table.tray.panel
    drag(area, card, (panel.cx, panel.cy))
    assert area.scene.stage.tray == (card,)
    hand = area.scene.card_rect(area.scene.hand_cards()[0])
    drag(area, card, (hand.cx, hand.cy))
    assert area.scene.stage.tray == ()


def test_a_card_dragged_to_the_table_lies_in_the_trick(sit_down):
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    seen = person.asked()
    while seen.ask is not Ask.PLAY:
        person.click_answer(seen, Bid.PASS)
        seen = person.asked()
    card = seen.legal_cards[0]
    centre = person.window.scene.table.centre
    drag(person.window.area, card, (centre.cx, centre.cy))

    def on_the_table():
        known = person.house.director.seen
        tricks = [*known.tricks, *([known.trick] if known.trick else [])]
        return (0, card) in [play for trick in tricks for play in trick.plays]

    person.until(on_the_table)


def test_escape_lets_a_dragged_card_go_back(sit_down):
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    seen = person.asked()
    while seen.ask is not Ask.PLAY:
        person.click_answer(seen, Bid.PASS)
        seen = person.asked()
    scene = person.window.scene
    card, centre = seen.legal_cards[0], scene.table.centre
    at_home = scene.card_rect(card)
    drag(person.window.area, card, (centre.cx, centre.cy), lambda: person.key(Qt.Key.Key_Escape))
    person.until(lambda: not scene.animator.busy)
    assert scene.card_rect(card) == at_home
    assert person.turns.asked is not None


def test_a_card_that_is_dragged_takes_the_last_refusal_away(sit_down):
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    seen = person.asked()
    while seen.ask is not Ask.PLAY or not seen.refusals:
        person.click_answer(seen, Bid.PASS)
        seen = person.asked()
    person.click_card(seen.refusals[0][0])
    assert person.window.why.isVisible()
    centre, told = person.window.scene.table.centre, []

    def look():
        told.append(person.window.why.isVisible())

    drag(person.window.area, seen.legal_cards[0], (centre.cx, centre.cy), look)
    assert told == [False]
