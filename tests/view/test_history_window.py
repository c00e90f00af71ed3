"""The history at the real window: sessions, score sheets, deals, files; by mouse and by key."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarot_desktop.game.observation import Ask
from tarot_desktop.house import House
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.view import archive_desk
from tarot_desktop.view.archive_desk import ArchiveDesk
from tarot_desktop.view.panels.menu import MenuItem
from tests.view.playing import Person, distribution, opened

STRONG = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S4 HK HQ H3 DK D2 C7"
BARE_PETIT = "T1 S1 S2 S3 S4 S5 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 C4"
CONTROL = Qt.KeyboardModifier.ControlModifier

Open = Callable[..., Person]


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Open windows of one profile; every one is closed as a person closes it."""
    houses: list[House] = []

    def sit(**options: object) -> Person:
        house = opened(qtbot, tmp_path / "profile", **options)  # type: ignore[arg-type]
        houses.append(house)
        return Person(qtbot, house)

    yield sit
    for house in houses:
        house.window.close()
        house.close()
        house.guard.release()


def after_a_deal(sit_down: Open) -> tuple[Person, ArchiveDesk]:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.click_through(Bid.GARDE)
    return person, person.house.archive


def open_session(person: Person, archive: ArchiveDesk) -> None:
    person.key(Qt.Key.Key_H, CONTROL)
    person.until(archive.history.isVisible)
    person.click(archive.history.rows()[0])
    person.until(archive.session.isVisible)


def test_the_menu_opens_the_history(sit_down: Open) -> None:
    person, archive = after_a_deal(sit_down)
    person.click(person.window.strip.menu)
    person.click(person.desk.menu.row(MenuItem.HISTORY))
    person.until(archive.history.isVisible)
    assert len(archive.history.rows()) == 1
    person.key(Qt.Key.Key_Escape)
    assert not archive.history.isVisible()


def test_a_session_opens_its_sheet_and_a_deal_of_it_by_keyboard(sit_down: Open) -> None:
    person, archive = after_a_deal(sit_down)
    seen = person.house.director.seen
    assert seen is not None
    person.key(Qt.Key.Key_H, CONTROL)
    person.until(archive.history.isVisible)
    person.key(Qt.Key.Key_Return)
    person.until(archive.session.isVisible)
    assert archive.session.deal(1).hasFocus()
    person.key(Qt.Key.Key_Return)
    person.until(archive.deal.isVisible)
    assert archive.deal._seen == seen
    for _ in range(20):
        person.key(Qt.Key.Key_Left)
        if archive.deal.tricks.hasFocus():
            break
    person.key(Qt.Key.Key_Return)
    person.until(archive.tricks.isVisible)
    for panel in (archive.tricks, archive.deal, archive.session, archive.history):
        assert panel.isVisible()
        person.key(Qt.Key.Key_Escape)
        assert not panel.isVisible()
    assert person.desk.summary.isVisible()


def test_a_deal_that_was_not_played_says_why(sit_down: Open) -> None:
    hands = [BARE_PETIT, "", "", ""]
    person = sit_down(deal=distribution(*hands, chien="E T21 T20 T19 T18 T17"))
    person.until(person.deal_is_over)
    archive = person.house.archive
    open_session(person, archive)
    person.click(archive.session.deal(1))
    person.until(archive.short.isVisible)
    assert "bare Petit" in archive.short.told.text()


def test_a_session_of_the_past_lies_on_the_table_again(sit_down: Open) -> None:
    person, archive = after_a_deal(sit_down)
    scores = person.house.director.session.totals  # type: ignore[union-attr]
    person.desk.new_wanted.emit()
    person.asked(Ask.BID)
    open_session(person, archive)
    person.click(archive.session.go_on)
    person.until(lambda: person.desk.summary.isVisible() and person.still())
    session = person.house.director.session
    assert session is not None
    assert session.totals == scores
    assert len(session.rows) == 1


def test_what_is_exported_is_imported_on_another_profile(
    sit_down: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, archive = after_a_deal(sit_down)
    bundle = tmp_path / "all of it.zip"
    monkeypatch.setattr(archive_desk, "ask_save", lambda *_: bundle)
    monkeypatch.setattr(archive_desk, "ask_open", lambda *_: bundle)
    person.key(Qt.Key.Key_H, CONTROL)
    person.until(archive.history.isVisible)
    person.click(archive.history.save)
    person.until(bundle.exists)
    person.until(person.house.director.tidings.notice.isVisible)
    before = archive.history.rows()
    person.click(archive.history.bring)
    person.until(lambda: archive.history.rows() != before)
    assert len(archive.history.rows()) == 1


@pytest.mark.parametrize("name", ["a session.jsonl", "a session.csv"])
def test_a_session_is_exported(
    sit_down: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    person, archive = after_a_deal(sit_down)
    monkeypatch.setattr(archive_desk, "ask_save", lambda *_: tmp_path / name)
    open_session(person, archive)
    person.click(archive.session.save)
    person.until((tmp_path / name).exists)
    assert len((tmp_path / name).read_text().splitlines()) == 2


@pytest.mark.parametrize("name", ["deal.json", "deal.txt"])
def test_a_deal_is_exported(
    sit_down: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    person, archive = after_a_deal(sit_down)
    monkeypatch.setattr(archive_desk, "ask_save", lambda *_: tmp_path / name)
    open_session(person, archive)
    person.click(archive.session.deal(1))
    person.until(archive.deal.isVisible)
    person.click(archive.deal.sheet)
    person.until((tmp_path / name).exists)
    text = (tmp_path / name).read_text()
    if name.endswith("txt"):
        assert text.startswith("tarot 1\ntable 4 dealer 3\n")
    else:
        assert json.loads(text)["dealer"] == 3


def test_a_file_that_is_refused_is_named(
    sit_down: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, archive = after_a_deal(sit_down)
    bad = tmp_path / "holiday.json"
    bad.write_text('{"format": "photo"}')
    monkeypatch.setattr(archive_desk, "ask_open", lambda *_: bad)
    person.key(Qt.Key.Key_H, CONTROL)
    person.until(archive.history.isVisible)
    person.click(archive.history.bring)
    notice = person.house.director.tidings.notice
    person.until(notice.isVisible)
    assert str(bad) in notice.sentence()


def test_what_is_wrong_with_a_file_is_said_in_french_at_a_french_table(
    sit_down: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), lang="fr")
    person.click_through(Bid.GARDE)
    archive = person.house.archive
    empty = tmp_path / "vide.jsonl"
    empty.write_text("")
    monkeypatch.setattr(archive_desk, "ask_open", lambda *_: empty)
    person.key(Qt.Key.Key_H, CONTROL)
    person.until(archive.history.isVisible)
    person.click(archive.history.bring)
    notice = person.house.director.tidings.notice
    person.until(notice.isVisible)
    assert "le fichier est vide" in notice.sentence()


def test_the_history_counts_by_player_table_contract_and_period(sit_down: Open) -> None:
    person, archive = after_a_deal(sit_down)
    person.key(Qt.Key.Key_H, CONTROL)
    person.until(archive.history.isVisible)
    person.click(archive.history.results)
    counting = archive.counting
    person.until(lambda: bool(counting.lines()))
    score = archive.history.rows()[0].accessibleName().rpartition(", ")[2]
    assert counting.lines()[:2] == [("Deals played", "1"), ("Points", score)]
    assert dict(counting.lines())["Contracts taken"] == "1 of 1 (100%)"

    for box, deals in ((counting.period, "1"), (counting.table, "0")):
        box.setFocus()
        person.key(Qt.Key.Key_Down)
        person.until(lambda deals=deals: counting.lines()[:1] == [("Deals played", deals)])
    person.key(Qt.Key.Key_Down)
    person.until(lambda: counting.lines()[:1] == [("Deals played", "1")])

    counting.seat.setFocus()
    person.key(Qt.Key.Key_Down)
    person.until(lambda: dict(counting.lines())["Contracts taken"] == "0 of 1 (0%)")


def test_the_history_speaks_french(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), lang="fr")
    person.click_through(Bid.GARDE)
    archive = person.house.archive
    open_session(person, archive)
    assert archive.history.title() == "Historique"
    assert archive.session.go_on.text() == "&Reprendre cette partie"


def test_tab_goes_down_the_history_and_never_to_what_it_hides(sit_down: Open) -> None:
    person, archive = after_a_deal(sit_down)
    person.window.close()
    person = sit_down()
    person.until(person.desk.resume.isVisible)
    archive = person.house.archive
    person.key(Qt.Key.Key_H, CONTROL)
    person.until(lambda: bool(archive.history.rows()))
    panel = archive.history
    row = panel.rows()[0]
    person.until(row.hasFocus)
    stops = []
    for _ in range(20):
        person.key(Qt.Key.Key_Tab)
        stops.append(person.window.focusWidget())
    assert stops[:4] == [panel.bring, panel.save, panel.results, panel.close_button]
    hidden = person.desk.resume
    assert not [one for one in stops if hidden.isAncestorOf(one)]
    assert row in stops, "Tab goes round"
