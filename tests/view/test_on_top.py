"""What lies on top and has the focus: never taken from what the person looks at."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage.choices import Speed
from tarot_desktop.storage.declarations import Page
from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog
from tarot_desktop.view.panels.menu import MenuItem
from tarot_desktop.view.spots import Zone
from tests.view.playing import Person, distribution
from tests.view.test_whole_deals import BARE_PETIT, STRONG

Open = Callable[..., Person]
CONTROL = Qt.KeyboardModifier.ControlModifier


def on_top(person: Person, panel: QWidget) -> bool:
    """Return whether nothing covers the middle of a panel."""
    window = person.window
    found = window.childAt(panel.geometry().center())
    return found is panel or panel.isAncestorOf(found)


def test_the_auction_does_not_cover_the_history(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), dealer=0, speed=Speed.SLOW)
    history = person.house.archive.history
    person.until(lambda: person.house.director.seen is not None)
    person.qtbot.keyClick(person.window, Qt.Key.Key_H, CONTROL)
    person.until(history.isVisible)
    person.until(lambda: bool(person.house.director.last_auction))
    person.until(person.turns.auction.isVisible)
    assert on_top(person, history)
    assert history.isAncestorOf(person.window.focusWidget())
    person.asked(Ask.BID)
    assert on_top(person, history)
    assert history.isAncestorOf(person.window.focusWidget())
    person.key(Qt.Key.Key_Escape)
    assert not history.isVisible()
    assert person.turns.auction.isAncestorOf(person.window.focusWidget())


def test_the_discard_does_not_come_through_the_keys_help(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), speed=Speed.NORMAL)
    person.asked(Ask.BID)
    person.click(person.bid_row(Bid.GARDE))
    person.qtbot.keyClick(person.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    keys = person.desk.keys
    assert keys.isVisible()
    person.asked(Ask.DISCARD)
    assert person.turns.discard_bar.isVisible()
    assert on_top(person, keys)
    assert keys.isAncestorOf(person.window.focusWidget())


def test_going_on_by_hand_leaves_the_focus_on_what_the_person_reads(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), dealer=0, speed=Speed.MANUAL)
    person.until(lambda: person.house.director.seen is not None)
    person.click(person.window.strip.menu)
    menu = person.desk.menu
    person.until(lambda: person.house.director.pacer.waits_for_continue)
    assert on_top(person, menu)
    assert menu.row(MenuItem.NEW_SESSION).hasFocus()


def test_the_log_at_the_side_leaves_the_focus_to_the_hand(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.click(person.window.strip.log)
    seen = person.asked()
    while seen.ask is not Ask.PLAY:
        person.click_answer(seen, Bid.GARDE)
        seen = person.asked()
    assert person.window.area.access.hand_has_focus()


def test_a_discard_by_keyboard_begins_at_a_card_that_may_go(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.asked(Ask.BID)
    person.key_bid(Bid.GARDE)
    seen = person.asked(Ask.DISCARD)
    assert seen.discard_rules is not None
    focused = person.window.area.access.focused_card
    assert focused is not None
    assert seen.discard_rules.refusal(focused) is None


def test_a_bare_petit_is_seen_before_its_panel_tells_it_again(sit_down: Open) -> None:
    deal = distribution("", "", BARE_PETIT, "", chien="E T21 T20 T19 T18 T17")
    person = sit_down(deal=deal, speed=Speed.SLOW)

    def laid_open() -> list[object]:
        cards = person.window.scene.snapshot()[0]
        return [card for card in cards if card.key[0] is Zone.SHOWN]

    person.until(lambda: len(laid_open()) == 18)
    assert not person.turns.auction.isVisible()
    person.until(person.deal_is_over)
    assert person.desk.petit_sec.isVisible()
    assert not laid_open()


def test_a_window_that_gets_the_keyboard_late_has_its_focus_on_the_question(
    sit_down: Open,
) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), dealer=0, speed=Speed.FAST)
    other = QWidget()
    other.show()
    other.activateWindow()
    person.until(lambda: QApplication.activeWindow() is other)
    person.asked(Ask.BID)
    person.window.activateWindow()
    person.until(person.window.isActiveWindow)
    person.qtbot.wait(20)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert person.turns.auction.isAncestorOf(focus)
    other.close()


def test_a_window_without_a_question_does_not_begin_on_the_strip(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), dealer=0, speed=Speed.SLOW)
    person.until(lambda: bool(person.window.scene.hand_cards()))
    person.qtbot.wait(20)
    assert not person.window.strip.isAncestorOf(person.window.focusWidget() or person.window)


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)])
def test_the_hand_stays_in_sight_below_the_settings(sit_down: Open, size: tuple[int, int]) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), size=size)
    person.asked(Ask.BID)
    person.key(Qt.Key.Key_Comma, CONTROL)
    person.until(lambda: bool(person.window.findChildren(SettingsDialog)))
    dialog = person.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    first = person.window.scene.card_rect(person.window.scene.hand_cards()[0])
    assert first is not None
    sheet = dialog.sheet.mapTo(person.window, dialog.sheet.rect().bottomLeft())
    assert sheet.y() > 0.65 * person.window.height()
    assert sheet.y() < first.y


def test_settings_over_the_poignee_keep_the_trumps_that_were_swapped(sit_down: Open) -> None:
    trumps = "T21 T20 T18 T16 T14 T12 T10 T8 T6 T4 T2 SK SQ S2 S3 D2 H1 H2"
    person = sit_down(deal=distribution(trumps, "", "", ""))
    while (seen := person.asked()).ask is not Ask.ANNOUNCE:
        person.click_answer(seen, Bid.GARDE)
    picker = person.turns.poignee.picker
    person.click(picker.toggle_of(picker.chosen()[0]))
    chosen = picker.chosen()
    person.key(Qt.Key.Key_Comma, CONTROL)
    person.until(lambda: bool(person.window.findChildren(SettingsDialog)))
    dialog = person.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    dialog.open_page(Page.LANGUAGE)
    rows = {row.declaration.name: row for row in dialog.sheet.list.rows()}
    rows["text_scale"].chosen.emit(150)
    person.click(dialog.sheet.ok)
    person.until(lambda: not dialog.isVisible())
    assert person.window.ui > 1.3
    assert picker.chosen() == chosen
