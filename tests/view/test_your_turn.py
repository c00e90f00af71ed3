"""How the person learns that they are asked: the title, the frame around the hand, the own box."""

import pytest
from PySide6.QtCore import QPoint, Qt

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage.choices import Speed
from tarot_desktop.view.card_items import PictureItem
from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.spots import SlotLook, Zone
from tests.view.playing import distribution
from tests.view.tables import scene_of
from tests.view.test_table_scene import observations, own_discard, own_play
from tests.view.test_whole_deals import SLAM, STRONG


@pytest.fixture(scope="module")
def deck(qapp):
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


def test_the_windows_title_says_whose_turn_it_is(sit_down):
    person = sit_down(deal=distribution(STRONG, "", "", ""), dealer=0)
    person.asked(Ask.BID)
    assert person.window.windowTitle() == "Your turn – Tarot Desktop"
    person.house.director.set_paused(True)
    person.click(person.bid_row(Bid.PASS))
    assert person.window.windowTitle() == "Tarot Desktop"


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)])
def test_a_frame_holds_the_hand_of_a_person_who_is_asked(deck, size):
    scene = scene_of(deck, size=size)
    scene.show(observations(1, own_play))
    assert scene.snapshot()[1].hand_frame is None
    scene.set_turn(True)
    frame = scene.snapshot()[1].hand_frame
    for card in scene.hand_cards():
        rect = scene.card_rect(card)
        assert frame.x < rect.x
        assert rect.right < frame.right
        assert frame.y < rect.y
    assert frame.y > scene.table.action.y
    scene.set_turn(False)
    assert scene.snapshot()[1].hand_frame is None


def test_the_frame_is_there_while_the_person_discards(deck):
    seen = observations(1, own_discard)
    scene = scene_of(deck)
    scene.begin_discard(seen)
    assert scene.snapshot()[1].hand_frame is not None


def others_play(seen):
    return seen.trick is not None and seen.turn is not None and seen.turn != seen.seat


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_place_of_the_next_card_tells_without_colours_which_opponent_is_to_play(deck, seats):
    seen = observations(1, others_play, seats=seats)
    scene = scene_of(deck, seats)
    scene.show(seen)
    looks = scene.snapshot()[1].slots
    assert [seat for seat, look in enumerate(looks) if look is SlotLook.NEXT] == [seen.turn]


def pictures_at(scene, rect):
    """Everything but cards that can be seen at the middle of a rectangle and is as large as it."""
    found = scene.items(
        QPoint(round(rect.cx), round(rect.cy)), Qt.ItemSelectionMode.IntersectsItemBoundingRect
    )
    return [
        item
        for item in found
        if isinstance(item, PictureItem) and item.opacity() > 0 and item.size().width() == rect.w
    ]


def test_the_frame_of_the_own_box_fades_in_over_what_was_there(deck, qtbot):
    scene = scene_of(deck, pace=1)
    scene.show(observations(1, own_play))
    box = scene.table.boxes[0]
    assert len(pictures_at(scene, box)) == 1
    scene.set_turn(True)
    assert len(pictures_at(scene, box)) == 2
    qtbot.waitUntil(lambda: len(pictures_at(scene, box)) == 1)


def test_the_frame_of_the_own_box_changes_at_once_where_motion_is_reduced(deck):
    scene = scene_of(deck, pace=1)
    scene.animator.set_pace(1, reduced=True)
    scene.show(observations(1, own_play))
    scene.set_turn(True)
    assert len(pictures_at(scene, scene.table.boxes[0])) == 1


def test_a_resize_in_the_middle_of_a_fade_leaves_nothing_behind(deck):
    scene = scene_of(deck, pace=1)
    scene.show(observations(1, own_play))
    scene.set_turn(True)
    old = scene.table.boxes[0]
    scene.set_window(1500, 800, 1.0)
    assert not pictures_at(scene, old)
    assert len(pictures_at(scene, scene.table.boxes[0])) == 1


def test_every_helping_line_is_a_whole_sentence(sit_down):
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    lines = set()
    while (seen := person.asked_or_over()) is not None:
        lines.add(person.window.help.accessibleName())
        for key in (Qt.Key.Key_B, Qt.Key.Key_T, Qt.Key.Key_C):
            person.key(key)
            lines.add(person.window.help.accessibleName())
        person.click_answer(seen, Bid.GARDE)
    assert len(lines) > 10
    assert [line for line in lines if line and not line.endswith(".")] == []


def test_in_manual_pace_going_on_takes_shown_trumps_back(sit_down):
    deal = distribution(SLAM, "", "", "", chien="S1 S2 S3 H1 H2 H3")
    person = sit_down(deal=deal, speed=Speed.MANUAL)
    pacer, window = person.house.director.pacer, person.window

    def shown():
        return [card for card in window.scene.snapshot()[0] if card.key[0] is Zone.SHOWN]

    def go_on_until_asked(ask):
        while person.turns.asked is None or person.turns.asked.ask is not ask:
            person.until(lambda: pacer.waits_for_continue or person.turns.asked is not None)
            if pacer.waits_for_continue:
                person.click(window.go_on)
        person.until(person.still)

    go_on_until_asked(Ask.BID)
    person.click(person.bid_row(Bid.GARDE))
    go_on_until_asked(Ask.DISCARD)
    person.click_discard(person.turns.asked)
    go_on_until_asked(Ask.SLAM)
    person.click(person.turns.slam.decline)
    go_on_until_asked(Ask.ANNOUNCE)
    person.click(person.turns.poignee.confirm)
    person.until(lambda: pacer.waits_for_continue)
    assert shown()
    person.click(window.go_on)
    person.until(lambda: not shown())
    assert not person.house.director.seen.tricks
