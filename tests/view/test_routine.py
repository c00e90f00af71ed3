"""What the table plays by itself, only where the person has asked for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import cards
from tests.view.playing import Person, distribution

Open = Callable[..., Person]

MASTERS = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SK SQ SN HK DK CK"
"""Twelve trumps that nothing beats, and suit cards that nothing beats once trumps are drawn."""


def with_choices(person: Person, **choices: bool) -> None:
    house = person.house
    house.settings = replace(house.settings, **choices)
    house.show_settings(house.effective)


def to_play(person: Person) -> Observation:
    while (seen := person.asked()).ask is not Ask.PLAY:
        person.click_answer(seen, Bid.GARDE)
    return seen


def to_single(person: Person) -> Observation | None:
    """Play on by hand until only one card is legal."""
    while (seen := person.asked_or_over()) is not None:
        if seen.ask is Ask.PLAY and len(seen.legal_cards) == 1 and len(seen.hand) > 1:
            return seen
        person.click_answer(seen, Bid.PASS)
    return None


WEAK = "T3 T2 S1 S2 S3 S4 S5 S7 S8 H1 H2 H3 H4 H5 H7 D1 D2 C1"
TAKER = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S6 HK HQ H6 DK D6 C7"


def test_nothing_is_played_by_itself_unless_it_is_asked_for(sit_down: Open) -> None:
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    seen = to_single(person)
    assert seen is not None
    person.qtbot.wait(50)
    assert person.turns.asked is seen
    assert not person.window.routine.isVisible()


def test_the_only_legal_card_is_played_and_one_click_gives_the_cards_back(
    sit_down: Open,
) -> None:
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""), speed=None)
    with_choices(person, play_single=True)
    director = person.house.director
    director.set_pace(replace(director.pace, card_ms=0, hold_ms=0), reduced=True)
    while (seen := person.asked()).ask is not Ask.PLAY or len(seen.legal_cards) != 1:
        person.click_answer(seen, Bid.PASS)
    routine = person.window.routine
    person.until(routine.isVisible)
    assert routine.text() == "Play it myself"
    person.click(routine)
    assert not person.house.settings.play_single
    person.qtbot.wait(900)
    assert person.turns.asked is seen


def test_the_only_legal_card_needs_no_click(sit_down: Open) -> None:
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    with_choices(person, play_single=True)
    asked: list[Observation] = []
    person.turns.asks.connect(asked.append)
    while (seen := person.asked_or_over()) is not None:
        if seen.ask is Ask.PLAY and len(seen.legal_cards) == 1:
            person.answered(seen)
        else:
            person.click_answer(seen, Bid.PASS)
    assert any(len(one.legal_cards) == 1 and len(one.hand) > 1 for one in asked)


@pytest.mark.parametrize("offered", [False, True])
def test_the_rest_is_offered_only_where_it_was_asked_for(sit_down: Open, offered: bool) -> None:
    person = sit_down(deal=distribution(MASTERS, "T1 E", "", "", chien="S1 S2 H1 H2 D1 D2"))
    with_choices(person, play_rest=offered)
    seen = to_play(person)
    while not person.window.routine.isVisible() and len(seen.hand) > 1:
        trumps = [card for card in seen.legal_cards if card.is_trump]
        person.click_card(max(trumps or seen.legal_cards))
        person.answered(seen)
        seen = person.asked()
    assert person.window.routine.isVisible() is offered
    if not offered:
        return
    assert {*cards("T1 E")} <= {card for _, card in seen.plays}
    left = len(seen.hand)
    assert left > 1
    person.click(person.window.routine)
    person.until(person.deal_is_over)
    tricks = person.house.director.seen.tricks  # type: ignore[union-attr]
    assert all(trick.winner == 0 for trick in tricks[-left:])
