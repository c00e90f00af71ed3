"""Announcing: the poignée with the trumps that are shown, the slam with its confirmation."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt

from tarot_desktop.game.commands import DecideSlam
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.rules.announcements import ShownPoignee, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.view.panels.poignee import PoigneePanel
from tarot_desktop.view.panels.slam import SlamPanel
from tarot_desktop.view.theme import DAY
from tests.view.panels.sitting import begun, cards, filled

LEFT = Qt.MouseButton.LeftButton
THIN = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def about_to_play(hand):
    """The person leads the first trick against a Garde Sans by the dealer."""
    game = begun(
        filled("", hand, "", "", chien="C1 C2 C3 C4 C5 C6"),
        Bid.SANS,
        Bid.PASS,
        Bid.PASS,
        Bid.PASS,
        dealer=0,
    )
    game.apply(DecideSlam(seat=1, announced=False))
    seen = observe(game.state, 1)
    assert seen.ask is Ask.ANNOUNCE
    return seen


ELEVEN = about_to_play("T21 T20 T18 T16 T14 T12 T10 T8 T6 T4 T2 E SK SQ HK HQ DK DQ")
NINE = about_to_play("T21 T20 T18 T16 T14 T12 T10 T8 T6 E SK SQ S2 HK HQ DK DQ D2")
NINE_TRUMPS = cards("T21 T20 T18 T16 T14 T12 T10 T8 T6 E")


@pytest.fixture
def panel(deck, qtbot):
    made = PoigneePanel(deck)
    qtbot.addWidget(made)
    made.set_look(DAY, 1.0)
    return made


def asked(panel, seen, qtbot):
    panel.ask(seen)
    panel.resize(panel.sizeHint())
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.take_focus()
    return panel


def test_the_highest_trumps_are_chosen_first(panel, qtbot):
    asked(panel, ELEVEN, qtbot)
    assert panel.picker.chosen() == cards("T21 T20 T18 T16 T14 T12 T10 T8 T6 T4")
    with qtbot.waitSignal(panel.announced, timeout=1000) as caught:
        qtbot.mouseClick(panel.confirm, LEFT)
    shown = cards("T21 T20 T18 T16 T14 T12 T10 T8 T6 T4")
    assert caught.args == [(ShownPoignee(tier=Tier.SIMPLE, cards=shown),)]


def test_which_trumps_are_shown_can_be_swapped(panel, qtbot):
    asked(panel, ELEVEN, qtbot)
    qtbot.keyClick(panel.picker.toggle_of(*cards("T21")), Qt.Key.Key_Space)
    assert not panel.confirm.isEnabled()
    assert panel._note.accessibleName() == "1 card still to choose"
    qtbot.keyClick(panel.picker.toggle_of(*cards("T2")), Qt.Key.Key_Space)
    with qtbot.waitSignal(panel.announced, timeout=1000) as caught:
        qtbot.mouseClick(panel.confirm, LEFT)
    assert caught.args[0][0].cards == cards("T20 T18 T16 T14 T12 T10 T8 T6 T4 T2")


def test_one_card_too_many_cannot_be_shown(panel, qtbot):
    asked(panel, ELEVEN, qtbot)
    qtbot.keyClick(panel.picker.toggle_of(*cards("T2")), Qt.Key.Key_Return)
    assert panel._note.accessibleName() == "1 card too many"
    assert not panel.confirm.isEnabled()


def test_the_excuse_may_not_hide_a_trump(panel, qtbot):
    asked(panel, ELEVEN, qtbot)
    qtbot.keyClick(panel.picker.toggle_of(*cards("T4")), Qt.Key.Key_Space)
    qtbot.keyClick(panel.picker.toggle_of(*cards("E")), Qt.Key.Key_Space)
    assert not panel.confirm.isEnabled()
    assert "Excuse" in panel._note.accessibleName()


def test_the_excuse_fills_a_shortage_and_lies_last(panel, qtbot):
    asked(panel, NINE, qtbot)
    assert panel.picker.chosen()[-1] == cards("E")[0]
    assert panel.confirm.isEnabled()


def test_kinds_that_are_not_reached_are_closed(panel, qtbot):
    asked(panel, ELEVEN, qtbot)
    assert panel._tiers[Tier.SIMPLE].isEnabled()
    assert not panel._tiers[Tier.DOUBLE].isEnabled()
    assert panel._tiers[Tier.DOUBLE].accessibleName() == f"Double poignée, 13 trumps, +{THIN}30"


def test_nothing_need_be_shown(panel, qtbot):
    asked(panel, ELEVEN, qtbot)
    with qtbot.waitSignal(panel.announced, timeout=1000) as caught:
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    assert caught.args == [()]


def test_the_focus_is_seen_on_a_card_that_lies_under_another(panel, qtbot):
    asked(panel, ELEVEN, qtbot)
    first = panel.picker.toggle_of(*cards("T21"))
    first.setFocus()
    ring = panel.picker.ring
    assert ring.isVisible()
    assert ring.geometry().intersects(panel.picker.toggle_of(*cards("T20")).geometry())
    assert panel.picker.children()[-1] is ring, "above every card"
    panel.confirm.setFocus()
    assert not ring.isVisible()


def test_in_a_narrow_room_the_trumps_lie_in_two_rows_over_its_whole_width(panel, qtbot):
    panel.ask(NINE)
    room = QSize(344, 430)
    panel.resize(panel.fit(room))
    panel.show()
    qtbot.waitExposed(panel)
    toggles = [panel.picker.toggle_of(card) for card in NINE_TRUMPS]
    rows = sorted({toggle.y() for toggle in toggles})
    assert len(rows) == 2
    upper = [toggle for toggle in toggles if toggle.y() == rows[0]]
    assert len(upper) == 5
    assert min(b.x() - a.x() for a, b in pairwise(upper)) >= 0.5 * upper[0].width()
    assert rows[1] - rows[0] >= 0.3 * upper[0].height(), "the indexes of the upper row are seen"
    assert upper[-1].geometry().right() >= 0.85 * panel.picker.width()


@pytest.fixture
def slam(deck, qtbot):
    made = SlamPanel(deck)
    qtbot.addWidget(made)
    made.ask()
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.take_focus()
    return made


def test_enter_announces_no_slam(slam, qtbot):
    with qtbot.waitSignal(slam.decided, timeout=1000) as caught:
        qtbot.keyClick(slam.focusWidget(), Qt.Key.Key_Return)
    assert caught.args == [False]


def test_a_slam_is_announced_after_one_confirmation_that_says_what_it_is_worth(slam, qtbot):
    with qtbot.assertNotEmitted(slam.decided):
        qtbot.mouseClick(slam.announce, LEFT)
    said = slam.text.accessibleName()
    for worth in (f"+{THIN}400", f"+{THIN}200", f"{MINUS}{THIN}200"):
        assert worth in said
    assert "leads" in said
    assert slam.decline.hasFocus()
    with qtbot.waitSignal(slam.decided, timeout=1000) as caught:
        qtbot.mouseClick(slam.announce, LEFT)
    assert caught.args == [True]


def test_a_slam_can_be_thought_better_of(slam, qtbot):
    qtbot.mouseClick(slam.announce, LEFT)
    with qtbot.waitSignal(slam.decided, timeout=1000) as caught:
        qtbot.mouseClick(slam.decline, LEFT)
    assert caught.args == [False]
    slam.ask()
    assert "every trick" in slam.text.accessibleName()


def test_escape_goes_from_the_confirmation_of_a_slam_back_to_the_question(slam, qtbot):
    question = slam.text.accessibleName()
    qtbot.mouseClick(slam.announce, LEFT)
    assert slam.text.accessibleName() != question
    with qtbot.assertNotEmitted(slam.decided):
        qtbot.keyClick(slam.focusWidget(), Qt.Key.Key_Escape)
    assert slam.text.accessibleName() == question
    assert slam.decline.hasFocus()
