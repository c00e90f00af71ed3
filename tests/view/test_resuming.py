"""A window that was closed in the middle of a decision opens again at the same moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarot_desktop.game.observation import Ask
from tarot_desktop.house import House
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, cards
from tests.view.playing import Person, distribution, opened

STRONG = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S4 HK HQ H3 DK D2 C7"
TRUMPS = "T21 T20 T18 T15 T14 T13 T12 T9 T5 T4 T3 T1 SK SQ S4 HK HQ H3"

Open = Callable[..., Person]


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Open the window of one profile, after closing the one before."""
    houses: list[House] = []

    def leave() -> None:
        for house in houses:
            house.window.close()
            house.close()
            house.guard.release()
        houses.clear()

    def sit(**options: object) -> Person:
        leave()
        house = opened(qtbot, tmp_path, **options)  # type: ignore[arg-type]
        houses.append(house)
        return Person(qtbot, house)

    yield sit
    leave()


def resumed(sit_down: Open) -> Person:
    person = sit_down()
    person.until(person.desk.resume.isVisible)
    person.click(person.desk.resume.resume)
    return person


def until_asked(person: Person, ask: Ask, bid: Bid) -> None:
    while person.asked().ask is not ask:
        person.click_answer(person.asked(), bid)


def test_the_cards_chosen_for_the_discard_lie_in_the_tray_again(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    until_asked(person, Ask.DISCARD, Bid.GARDE)
    before = person.asked(Ask.DISCARD)
    for code in ("S4", "D2", "H3"):
        person.click_card(Card.parse(code))
        person.until(person.still)
    person = resumed(sit_down)
    assert person.asked(Ask.DISCARD) == before
    assert person.window.scene.stage.tray == cards("S4 D2 H3")
    assert not person.turns.discard_bar.finish.isEnabled()
    rest = [card for card in before.discard_rules.allowed() if card not in cards("S4 D2 H3")]  # type: ignore[union-attr]
    for card in rest[:3]:
        person.click_card(card)
        person.until(person.still)
    person.click(person.turns.discard_bar.finish)
    person.answered(before)


def test_the_trumps_picked_for_a_poignee_are_picked_again(sit_down: Open) -> None:
    person = sit_down(deal=distribution(TRUMPS, "", "", ""))
    until_asked(person, Ask.ANNOUNCE, Bid.GARDE)
    before = person.asked(Ask.ANNOUNCE)
    picker = person.turns.poignee.picker
    first = picker.chosen()[0]
    person.click(picker.toggle_of(first))
    chosen = picker.chosen()
    assert first not in chosen
    person = resumed(sit_down)
    assert person.asked(Ask.ANNOUNCE) == before
    assert person.turns.poignee.picker.chosen() == chosen
    assert not person.turns.poignee.confirm.isEnabled()


def test_autoplay_goes_on_with_a_discard_that_somebody_began(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    until_asked(person, Ask.DISCARD, Bid.GARDE)
    for code in ("S4", "D2", "H3", "C7"):
        person.click_card(Card.parse(code))
        person.until(person.still)
    person = sit_down(autoplay=True)
    director = person.house.director
    person.until(lambda: director.session is not None and bool(director.session.rows))
