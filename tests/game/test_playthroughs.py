"""Whole deals kept as text: each is played again and must give the same text, score included."""

from pathlib import Path

import pytest

from tarot_desktop.game.notation import read_text, to_text
from tarot_desktop.game.replay import faults_of, record_of, replay
from tarot_desktop.game.results import End

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


def kept():
    for file in sorted(PLAYTHROUGHS.glob("*.txt")):
        deals = file.read_text(encoding="utf-8").split("\n\n")
        for number, text in enumerate(deals, 1):
            yield pytest.param(text.strip() + "\n", id=f"{file.stem}-{number}")


@pytest.mark.parametrize("text", list(kept()))
def test_a_kept_deal_is_played_as_it_was(text):
    record = read_text(text)
    game = replay(record)
    assert faults_of(game, record) == []
    assert to_text(record_of(game.state)) == text


def test_every_table_and_every_end_of_a_dealt_deal_is_kept():
    records = [read_text(param.values[0]) for param in kept()]
    assert {record.seats for record in records} == {3, 4, 5, 6}
    assert {record.end for record in records} == set(End) - {End.MISDEAL}
