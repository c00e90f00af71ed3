"""An offer to play the rest holds for every distribution."""

from dataclasses import replace
from random import Random

import pytest

from tarot_desktop.game.certain import certain_rest, unseen_cards
from tarot_desktop.game.commands import PlayCard
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.cards import DECK, cards
from tests.game.playing import moments, random_game


def leading(hand: str, unseen: str):
    """Seat 0 leads with this hand; every card that is not unseen has been played or is its own."""
    rng = Random(3)
    game = random_game(4, rng, FFT)
    for _ in moments(game, rng):
        if waiting(game.state) is not None and waiting(game.state)[0] is Ask.PLAY:
            break
    seen = observe(game.state, waiting(game.state)[1])
    held, hidden = cards(hand), cards(unseen)
    gone = tuple((1, card) for card in DECK if card not in held and card not in hidden)
    trick = replace(seen.trick, number=1, plays=gone)
    return replace(
        seen,
        hand=held,
        legal_cards=held,
        refusals=(),
        discard=None,
        discard_shown=(),
        tricks=(trick,),
        trick=replace(seen.trick, leader=seen.seat, plays=()),
        protected_seat=None,
    )


@pytest.mark.parametrize(
    ("hand", "unseen", "order"),
    [
        ("T21 T20", "T19 T18 S1 S2", "T21 T20"),
        ("T21 SK", "T2 S1 S2 H1", "T21 SK"),
        ("T21 T1", "T2 S1 H1 H2", "T21 T1"),
        ("SK SQ T1", "S1 S2 H1 HK D1", "SK SQ T1"),
        ("SK HQ", "S1 HJ H1 D1", "SK HQ"),
    ],
)
def test_the_rest_is_certain_and_the_petit_comes_last(hand, unseen, order):
    found = certain_rest(leading(hand, unseen))
    assert set(found) == set(cards(order))
    if "T1" in order.split():
        assert found[-1].code == "T1"


@pytest.mark.parametrize(
    ("hand", "unseen"),
    [
        pytest.param("T20 T19", "T21 T2 S1 S2", id="a higher trump is out"),
        pytest.param("T21 SK", "T2 T3 S1 H1", id="one trump more than can be drawn"),
        pytest.param("SQ SJ", "SK S1 H1 H2", id="a higher card of the suit is out"),
        pytest.param("SK SQ", "T2 S1 H1 H2", id="a trump is out"),
        pytest.param("T21 T20", "E S1 S2 S3", id="the Excuse is out"),
        pytest.param("T21 T20", "T1 S1 S2 S3", id="the Petit is out"),
        pytest.param("T21 E", "S1 S2 S3 S4", id="the Excuse wins nothing"),
        pytest.param("T21 T1", "T2 T3 S1 S2", id="the Petit could be taken"),
    ],
)
def test_the_rest_is_not_certain(hand, unseen):
    assert certain_rest(leading(hand, unseen)) == ()


def test_whatever_the_others_hold_the_leader_wins_every_trick():
    found = 0
    for seed in range(120):
        rng = Random(seed)
        game = random_game(rng.choice([3, 4, 5]), rng, FFT)
        plan, leader = [], None
        for _ in moments(game, rng):
            asked = waiting(game.state)
            if asked is None or asked[0] is not Ask.PLAY:
                continue
            seen = observe(game.state, asked[1])
            order = certain_rest(seen)
            assert not order or set(order) == set(seen.hand)
            if order:
                plan, leader = list(order), asked[1]
                break
        if leader is None:
            continue
        found += 1
        first = len(game.state.tricks)
        while (asked := waiting(game.state)) is not None:
            seat = asked[1]
            seen = observe(game.state, seat)
            card = plan.pop(0) if seat == leader else rng.choice(seen.legal_cards)
            game.apply(PlayCard(seat=seat, card=card))
        assert all(trick.winner == leader for trick in game.state.tricks[first:])
    assert found > 10


def test_what_a_taker_discarded_is_not_unseen():
    seen = leading("T21 T20", "S1 S2")
    assert cards("S1")[0] not in unseen_cards(replace(seen, discard=cards("S1")))
