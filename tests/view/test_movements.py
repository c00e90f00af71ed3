"""The order of a deal's packets, and the one place where animations live."""

import pytest
from PySide6.QtCore import QAbstractAnimation

from tarot_desktop.rules.cards import Card
from tarot_desktop.view import animator as animators
from tarot_desktop.view.animator import Animator, Cue, Glide
from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.card_pictures import CardPictures
from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.movements import deal_order
from tarot_desktop.view.places import Rect
from tarot_desktop.view.spots import Spot

START, END = Rect(0, 0, 20, 35), Rect(300, 100, 80, 140)


@pytest.fixture(scope="module")
def deck(qapp):
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


@pytest.fixture
def item(deck):
    made = CardItem(CardPictures(deck))
    made.place(Spot(rect=END, z=1, code="HK", card=Card.parse("HK")))
    return made


def glide(item):
    return Glide(item=item, start=START, end=END, duration_ms=40)


def test_packets_of_three_go_round_to_the_right():
    order = deal_order((1, 2, 3, 0), 3, 18, ())
    assert order == [1, 2, 3, 0] * 6


def test_a_card_of_the_chien_is_dealt_at_its_place_in_the_pack():
    order = deal_order((1, 2, 3, 0), 3, 18, (4, 8, 9, 50, 60, 75))
    assert len(order) == 24 + 6
    # Cards 1-3 are the first packet, the fourth is the chien's, 5-7 the second packet.
    assert order[:6] == [1, None, 2, None, None, 3]
    assert order[-1] == 0


def test_a_movement_ends_where_it_should_and_says_so_once(item, qtbot):
    animator = Animator()
    settled = []
    heard = []
    animator.idle.connect(lambda: heard.append(1))
    with qtbot.waitSignal(animator.idle):
        animator.run([glide(item)], lambda: settled.append(item.where()))
        assert item.where() == START
        assert animator.busy
    assert settled == [END]
    assert heard == [1]
    assert not animator.busy


def test_finishing_settles_at_once_and_drops_cues(item, qtbot):
    animator = Animator()
    acted = []
    settled = []
    cue = Cue(at_ms=20, act=lambda: acted.append(1))
    animator.run([glide(item), cue], lambda: settled.append(1))
    animator.finish()
    assert settled == [1]
    qtbot.wait(60)
    assert acted == []


def test_a_cue_acts_in_its_time(item, qtbot):
    animator = Animator()
    acted = []
    with qtbot.waitSignal(animator.idle):
        animator.run([Cue(at_ms=10, act=lambda: acted.append(1))], lambda: None)
        assert acted == []
    assert acted == [1]


def test_a_new_movement_ends_the_one_before_and_idle_waits_for_both(item, qtbot):
    animator = Animator()
    order = []
    animator.idle.connect(lambda: order.append("idle"))
    animator.run([glide(item)], lambda: order.append("first"))
    animator.run([glide(item)], lambda: order.append("second"))
    assert order == ["first"]
    qtbot.waitUntil(lambda: "idle" in order)
    assert order == ["first", "second", "idle"]


def test_speed_zero_settles_at_once_and_says_idle_later(item, qtbot):
    animator = Animator()
    animator.set_pace(0)
    settled = []
    heard = []
    animator.idle.connect(lambda: heard.append(1))
    animator.run([glide(item)], lambda: settled.append(1))
    assert (settled, heard) == ([1], [])
    qtbot.waitUntil(lambda: heard == [1])


def test_idle_may_start_the_next_movement(item, qtbot):
    animator = Animator()
    animator.set_pace(0)
    left = [3]

    def again():
        left[0] -= 1
        if left[0]:
            animator.run([glide(item)], lambda: None)

    animator.idle.connect(again)
    animator.run([glide(item)], lambda: None)
    qtbot.waitUntil(lambda: left[0] == 0)


def test_reduced_motion_moves_nothing(item, qtbot):
    animator = Animator()
    animator.set_pace(1, reduced=True)
    with qtbot.waitSignal(animator.idle):
        animator.run([glide(item)], lambda: None)
        assert item.where() == END


def runs_an_animation(animator):
    running = QAbstractAnimation.State.Running
    return any(one.state() is running for one in animator.findChildren(QAbstractAnimation))


def test_the_clock_ticks_on_for_the_next_movement_and_then_rests(item, qtbot, monkeypatch):
    monkeypatch.setattr(animators, "STEADY_MS", 120)
    animator = Animator()
    assert not runs_an_animation(animator)
    with qtbot.waitSignal(animator.idle):
        animator.run([glide(item)], lambda: None)
    assert runs_an_animation(animator)
    with qtbot.waitSignal(animator.idle):
        animator.run([glide(item)], lambda: None)
    qtbot.wait(60)
    assert runs_an_animation(animator)
    qtbot.waitUntil(lambda: not runs_an_animation(animator))
