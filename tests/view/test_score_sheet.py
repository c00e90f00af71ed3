"""The score sheet of the running session: its deals open, its scores go into a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tarot_desktop.rules.bidding import Bid
from tests.view.playing import Person, distribution
from tests.view.test_whole_deals import STRONG

Open = Callable[..., Person]


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
