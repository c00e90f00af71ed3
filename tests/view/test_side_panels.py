"""Scores and log beside the felt where there is room, over it where there is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.view.layout import scales
from tarot_desktop.view.panel_window import whole
from tests.view.playing import Person

Open = Callable[..., Person]


def texts(widget: QWidget) -> list[str]:
    """Return what is written in the labels of a panel."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def play_to_a_card(person: Person) -> None:
    """Bid until a card is asked."""
    while (seen := person.asked_or_over()) is not None and seen.ask is not Ask.PLAY:
        person.click_answer(seen, Bid.GARDE)


def felt(person: Person) -> QRect:
    """Return where the felt is."""
    return whole(person.window.scene.table.felt)


def test_in_a_wide_window_the_scores_stand_beside_the_felt_while_one_plays(
    sit_down: Open,
) -> None:
    person = sit_down(size=(1366, 768))
    play_to_a_card(person)
    person.key(Qt.Key.Key_S)
    sheet = person.desk.sheet
    assert sheet.isVisible()
    assert not sheet.geometry().intersects(felt(person))
    assert sheet.geometry().right() < person.window.width()
    person.until(person.still)
    seen = person.asked(Ask.PLAY)
    person.click_card(seen.legal_cards[0])
    person.answered(seen)
    assert sheet.isVisible()


def test_a_docked_panel_leaves_the_focus_to_the_hand(sit_down: Open) -> None:
    person = sit_down(size=(1366, 768))
    play_to_a_card(person)
    person.key(Qt.Key.Key_S)
    person.window.focus_default()
    assert person.window.area.access.hand_has_focus()
    assert not felt(person).contains(person.desk.sheet.geometry())


def test_in_a_narrow_window_the_scores_lie_over_the_felt(sit_down: Open) -> None:
    person = sit_down(size=(1024, 640))
    play_to_a_card(person)
    before = felt(person)
    person.key(Qt.Key.Key_S)
    assert felt(person) == before
    assert before.contains(person.desk.sheet.geometry().center())
    person.key(Qt.Key.Key_Escape)
    assert not person.desk.sheet.isVisible()


def test_the_log_takes_the_place_of_the_scores(sit_down: Open) -> None:
    person = sit_down(size=(1366, 768))
    play_to_a_card(person)
    person.click(person.window.strip.scores)
    person.click(person.window.strip.log)
    log = person.house.director.tidings.panel
    assert log.isVisible()
    assert not person.desk.sheet.isVisible()
    assert not person.window.strip.scores.isChecked()
    assert person.window.scene.table.side is not None
    person.click(person.window.strip.log)
    assert person.window.scene.table.side is None


def test_docked_scores_show_a_deal_as_soon_as_it_is_over(sit_down: Open) -> None:
    person = sit_down(size=(1366, 768))
    person.asked()
    person.key(Qt.Key.Key_S)
    assert "0 deals played of 8, sum of the totals\N{NO-BREAK SPACE}0" in texts(person.desk.sheet)
    person.click_through()
    assert "1 deal played of 8, sum of the totals\N{NO-BREAK SPACE}0" in texts(person.desk.sheet)


def test_docked_scores_stay_when_the_next_deal_begins(sit_down: Open) -> None:
    person = sit_down(size=(1366, 768))
    person.asked()
    person.key(Qt.Key.Key_S)
    person.click_through()
    person.key(Qt.Key.Key_Return)
    person.until(lambda: person.house.director.seen is not None)
    person.until(lambda: person.house.director.seen.end is None)
    person.asked_or_over()
    assert person.desk.sheet.isVisible()
    assert person.window.scene.table.side is not None


def test_the_summary_opens_the_whole_sheet_even_where_the_scores_were_docked(
    sit_down: Open,
) -> None:
    person = sit_down(size=(1366, 768))
    person.asked()
    person.key(Qt.Key.Key_S)
    person.click_through(Bid.GARDE)
    person.desk.summary.sheet_wanted.emit()
    sheet = person.desk.sheet
    assert person.window.scene.table.side is None
    assert {"Dealer", "Taker", "Contract"} <= set(texts(sheet))
    assert person.window.strip.scores.isChecked()
    person.click(person.window.strip.scores)
    assert not sheet.isVisible()


def test_only_the_sheet_on_top_is_shown_and_no_larger_than_it_needs_to_be(
    sit_down: Open,
) -> None:
    person = sit_down(size=(1366, 768))
    person.asked()
    person.click_through(Bid.GARDE)
    summary, keys = person.desk.summary, person.desk.keys
    person.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert keys.isVisible()
    assert not summary.isVisible()
    assert keys.width() < summary.width() / 2
    person.key(Qt.Key.Key_Escape)
    assert summary.isVisible()
    assert summary.next.hasFocus()


@pytest.mark.parametrize("seats", [3, 5])
def test_the_type_of_a_sheet_follows_the_cards_of_a_large_window(
    sit_down: Open, seats: int
) -> None:
    person = sit_down(players=seats, size=(2560, 1440))
    person.asked()
    person.click_through(Bid.GARDE)
    summary = person.desk.summary
    assert summary.look.ui == pytest.approx(scales(2560, 1440)[0])
    assert summary.look.ui > person.window.ui
    assert summary.sizeHint().height() <= summary.height()
    person.click(summary.sheet)
    assert person.desk.sheet.look.ui == summary.look.ui
