"""The score sheet of the running session: its deals open, its scores go into a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import cards
from tarot_desktop.view.panel_window import whole
from tests.view.playing import Person, distribution
from tests.view.test_whole_deals import STRONG

Open = Callable[..., Person]
SIZES = [(1024, 640), (1366, 768), (1920, 1080), (2560, 1080), (2560, 1440)]
CONTROL = Qt.KeyboardModifier.ControlModifier


def at_the_end_of_a_deal(sit_down: Open) -> Person:
    """Return a person who has played a deal and looks at the score sheet."""
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.click_through(Bid.GARDE)
    person.click(person.desk.summary.sheet)
    assert person.desk.sheet.isVisible()
    return person


def test_a_row_of_the_score_sheet_opens_its_deal(sit_down: Open) -> None:
    person = at_the_end_of_a_deal(sit_down)
    person.click(person.desk.sheet.deal(1))
    deal = person.house.archive.deal
    person.until(deal.isVisible)
    person.click(deal.next)
    assert person.desk.sheet.isVisible()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_seat_box_looks_out_beside_the_summary_and_the_score_sheet(
    sit_down: Open, size: tuple[int, int]
) -> None:
    person = at_the_end_of_a_deal(sit_down)
    person.window.resize(*size)
    person.until(lambda: person.window.width() == size[0])
    look, table = person.window.scene.look, person.window.scene.table
    for panel in (person.desk.sheet, person.desk.summary):
        assert panel.isVisible()
        edge = look.px(10)
        paper = panel.geometry().adjusted(edge, edge, -edge, -edge)
        for box in (*table.boxes, *(fan for fan in table.fans if fan.h)):
            assert paper.contains(whole(box)) or not paper.intersects(whole(box))
        person.key(Qt.Key.Key_Escape)


def test_a_session_is_saved_in_a_file_and_opened_from_it_by_keys(
    sit_down: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "session.jsonl"
    monkeypatch.setattr("tarot_desktop.view.archive_desk.ask_save", lambda *_: file)
    monkeypatch.setattr("tarot_desktop.view.archive_desk.ask_open", lambda *_: file)
    person = at_the_end_of_a_deal(sit_down)
    notice = person.house.director.tidings.notice
    person.key(Qt.Key.Key_S, CONTROL)
    person.until(file.exists)
    person.until(notice.isVisible)
    log = person.house.director.tidings.panel.text
    before = log.toPlainText()
    person.key(Qt.Key.Key_O, CONTROL)
    person.until(lambda: log.toPlainText() != before)
    assert "left as it is" in log.toPlainText().removeprefix(before)


def test_a_finished_deal_can_be_played_again(sit_down: Open) -> None:
    person = at_the_end_of_a_deal(sit_down)
    person.key(Qt.Key.Key_Escape)
    person.key(Qt.Key.Key_F5)
    assert person.desk.abandon.isVisible()
    assert "stays in the history" in person.desk.abandon.text.accessibleName()
    person.click(person.desk.abandon.new)
    seen = person.asked(Ask.BID)
    assert set(seen.hand) == set(cards(STRONG))
    assert not person.house.director.session.rows  # type: ignore[union-attr]


def test_a_session_without_a_deal_says_when_it_can_be_saved(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.asked()
    person.key(Qt.Key.Key_S, CONTROL)
    assert (
        "once one of its deals has ended" in person.house.director.tidings.panel.text.toPlainText()
    )


def test_the_scores_of_the_session_go_into_a_table(
    sit_down: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = at_the_end_of_a_deal(sit_down)
    table = tmp_path / "scores.csv"
    monkeypatch.setattr("tarot_desktop.view.archive_desk.ask_save", lambda *_: table)
    person.click(person.desk.sheet.save)
    person.until(table.exists)
    scores = person.house.director.session.rows[0].result.scores  # type: ignore[union-attr]
    last = table.read_text(encoding="utf-8").splitlines()[-1]
    assert all(str(score) in last for score in scores)


def test_a_short_score_sheet_leaves_the_hand_in_sight(sit_down: Open) -> None:
    person = at_the_end_of_a_deal(sit_down)
    person.window.resize(1024, 640)
    person.key(Qt.Key.Key_Escape)
    person.click(person.desk.summary.next)
    person.asked()
    person.click(person.window.strip.scores)
    sheet, scene = person.desk.sheet, person.window.scene
    person.until(sheet.isVisible)
    rects = [rect for card in scene.hand_cards() if (rect := scene.card_rect(card))]
    paper = sheet.geometry().bottom() - sheet.look.px(10)
    assert paper < min(rect.y for rect in rects)
