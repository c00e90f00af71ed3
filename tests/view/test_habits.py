"""What a person may want of hand and trick: two rows, no marks, no crown, the left hand."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage.choices import CardLetters, HandRows
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.storage.settings_file import save_settings
from tarot_desktop.view.appearance import habits_of
from tarot_desktop.view.arrangement import arrange
from tarot_desktop.view.card_svg import Letters, Look, card_svg
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.mirror import CardButton
from tarot_desktop.view.places import LOWERED
from tarot_desktop.view.spots import Habits, Mark, Zone
from tarot_desktop.view.table_view import TableArea
from tests.view.playing import distribution
from tests.view.tables import scene_of
from tests.view.test_table_scene import observations, own_discard, own_play
from tests.view.test_whole_deals import STRONG, TAKER, WEAK


@pytest.fixture(scope="module")
def deck(qapp):
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


def habits(**chosen):
    return habits_of(replace(DEFAULTS, **chosen))


def marks_of(scene, cards):
    wanted = {card.code for card in cards}
    seen = [card for card in scene.snapshot()[0] if card.key[0] is Zone.CARD]
    return {mark for card in seen if card.key[1] in wanted for mark in card.marks}


def rows_of_the_hand(scene):
    return len({scene.card_rect(card).y for card in scene.hand_cards()})


def test_an_expert_does_without_marks_and_is_still_refused(deck, qtbot):
    seen = observations(1, own_play)
    forbidden = [card for card, _ in seen.refusals]
    scene = scene_of(deck)
    scene.show(seen)
    scene.set_turn(True)
    assert marks_of(scene, forbidden) == {Mark.LOCK}
    scene.set_habits(habits(lock_marks=False))
    assert marks_of(scene, forbidden) == set()
    assert rows_of_the_hand(scene) == 1, "nothing is lowered"
    with qtbot.waitSignal(scene.card_refused):
        scene.press(forbidden[0])


def test_the_discard_keeps_its_marks(deck):
    seen = observations(1, own_discard)
    scene = scene_of(deck)
    scene.set_habits(habits(lock_marks=False))
    scene.begin_discard(seen)
    locked = [card for card in seen.hand if seen.discard_rules.refusal(card)]
    assert Mark.LOCK in marks_of(scene, locked)


def test_the_crown_can_be_left_out(deck):
    seen = observations(1, lambda seen: seen.trick is not None and len(seen.trick.plays) == 2)
    cards = [card for _, card in seen.trick.plays]
    scene = scene_of(deck)
    scene.show(seen)
    assert marks_of(scene, cards) == {Mark.STAR, Mark.CROWN}
    scene.set_habits(habits(crown=False))
    assert marks_of(scene, cards) == {Mark.STAR}


@pytest.mark.parametrize(
    ("rows", "expected"), [(HandRows.FROM_19, 2), (HandRows.FROM_25, 1), (HandRows.NEVER, 1)]
)
def test_twenty_four_cards_lie_in_as_many_rows_as_the_person_wants(deck, rows, expected):
    seen = observations(1, lambda seen: seen.ask is Ask.BID, seats=3)
    assert len(seen.hand) == 24
    scene = scene_of(deck, 3)
    scene.set_habits(habits(hand_rows=rows))
    scene.show(seen)
    assert rows_of_the_hand(scene) == expected


@pytest.mark.parametrize("percent", [100, 150, 200, 225, 250])
def test_no_card_of_a_hand_covers_the_index_of_another_however_large_it_is(deck, percent):
    seen = observations(1, lambda seen: seen.ask is Ask.BID, seats=3)
    scene = scene_of(deck, 3, (1024, 640))
    wanted = habits(index_percent=percent)
    scene.set_habits(wanted)
    scene.show(seen)
    assert wanted.index_reach == Look(index_percent=percent).index_reach
    rects = [scene.card_rect(card) for card in scene.hand_cards()]
    steps = [b.x - a.x for a, b in pairwise(rects) if a.y == b.y]
    assert min(steps) >= wanted.index_reach * rects[0].w
    assert (rows_of_the_hand(scene) == 1) == (percent <= 200), "one row as long as it can be read"


def test_thirty_cards_lie_in_two_rows_unless_the_person_never_wants_them(deck):
    seen = observations(1, own_discard, seats=3)
    scene = scene_of(deck, 3)
    scene.set_habits(habits(lock_marks=True))
    scene.begin_discard(seen)
    assert rows_of_the_hand(scene) == 2
    scene.set_habits(habits(hand_rows=HandRows.NEVER))
    free = [card for card in scene.hand_cards() if seen.discard_rules.refusal(card) is None]
    assert len({scene.card_rect(card).y for card in free}) == 1


def test_the_free_part_of_a_card_can_be_clicked_at_a_left_handed_table(deck, qtbot):
    scene = scene_of(deck)
    scene.set_habits(Habits(), left_handed=True)
    area = TableArea(scene)
    qtbot.addWidget(area)
    area.resize(1366, 768)
    area.show()
    qtbot.waitExposed(area)
    seen = observations(1, own_play)
    scene.show(seen)
    scene.set_turn(True)
    for card in seen.legal_cards:
        rect = scene.card_rect(card)
        at = QPoint(round(rect.right - 8), round(rect.y + rect.h / 3))
        with qtbot.waitSignal(scene.card_clicked) as heard:
            QTest.mouseClick(area.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert heard.args == [card]


def test_the_picture_of_a_left_handed_card_is_mirrored_and_its_index_can_be_read():
    right = card_svg("HK", "default", Letters.KQCJ).decode()
    left = card_svg("HK", "default", Letters.KQCJ, Look(left_handed=True)).decode()
    assert "matrix(-1 0 0 1 600 0)" not in right
    picture, index = left.split('<g id="i">')
    assert "matrix(-1 0 0 1 600 0)" in picture
    assert "matrix(-1" not in index


def test_a_left_handed_person_finds_the_buttons_at_the_left(sit_down, tmp_path):
    save_settings(Places.of(tmp_path), replace(DEFAULTS, left_handed=True))
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    seen = person.asked()
    while not (seen.ask is Ask.PLAY and seen.tricks):
        person.click_answer(seen, Bid.GARDE)
        seen = person.asked()
    window, own = person.window, person.window.scene.table.boxes[0]
    assert window.last_trick.geometry().right() < window.help.geometry().left()
    assert window.help.geometry().right() < own.x
    person.click(window.strip.log)
    log = person.house.director.tidings.panel
    assert log.isVisible()
    assert log.geometry().left() == 0


def test_a_refusal_points_at_the_index_of_a_left_handed_card(sit_down, tmp_path):
    save_settings(Places.of(tmp_path), replace(DEFAULTS, left_handed=True))
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    seen = person.asked()
    while seen.ask is not Ask.PLAY or not seen.refusals:
        person.click_answer(seen, Bid.PASS)
        seen = person.asked()
    window = person.window
    refused = {card for card, _ in seen.refusals}
    middle = window.help.geometry().center().x()
    card = min(refused, key=lambda card: abs(window.scene.card_rect(card).cx - middle))
    person.click_card(card)
    rect = window.scene.card_rect(card)
    assert rect.cx < window.why.tip() < rect.right


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        (CardLetters.AUTO, "Cavalier of clubs"),
        (CardLetters.RDCV, "Cavalier of clubs"),
        (CardLetters.KQNJ, "Knight of clubs"),
    ],
)
def test_a_card_is_called_by_the_letter_it_shows(sit_down, tmp_path, letters, expected):
    save_settings(Places.of(tmp_path), replace(DEFAULTS, card_letters=letters))
    person = sit_down(deal=distribution("CN", "", "", ""))
    person.asked()
    names = [button.accessibleName() for button in person.window.findChildren(CardButton)]
    assert expected in names


@pytest.mark.parametrize("percent", [100, 125, 150, 200, 250])
def test_a_lock_in_the_upper_of_two_rows_keeps_off_index_and_ornament(deck, percent):
    scene = scene_of(deck, 3, (1024, 640))
    scene.set_habits(habits(index_percent=percent))
    seen = observations(1, own_discard, seats=3)
    scene.begin_discard(seen)
    spots = arrange(seen, scene.table, scene.stage).cards.values()
    upper = min(spot.rect.y for spot in spots if Mark.LOCK in spot.marks)
    (lock,) = {s.lock_at for s in spots if Mark.LOCK in s.marks and s.rect.y == upper}
    half = 0.2 * scene.table.card.w / scene.table.card.h / 2
    index_top, index_low = 0.03, Look(index_percent=percent).index_low
    assert lock + half <= index_top or index_low <= lock - half


@pytest.mark.parametrize("percent", [100, 150, 200, 250])
def test_a_lock_stands_below_the_index_however_large_it_is(deck, percent):
    scene = scene_of(deck)
    scene.set_habits(habits(index_percent=percent, hand_rows=HandRows.NEVER))
    seen = observations(1, own_play)
    scene.show(seen)
    scene.set_turn(True)
    spots = arrange(seen, scene.table, scene.stage).cards.values()
    (lock,) = {spot.lock_at for spot in spots if Mark.LOCK in spot.marks}
    assert Look(index_percent=percent).index_low < lock < 1 - LOWERED
