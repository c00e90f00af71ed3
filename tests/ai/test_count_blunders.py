"""Blunders found in the public record of a finished deal."""

from collections import Counter

import pytest

from tarot_desktop.ai.blunders import Blunder, count_blunders, find_blunders
from tarot_desktop.game.results import Trick
from tarot_desktop.rules.cards import Card, cards
from tarot_desktop.rules.play import winner


def found(tricks, hands, attack=(0,), called=None):
    """Return the blunders in tricks of four seats, given as (leader, codes), and in hands."""
    made = []
    for number, (leader, codes) in enumerate(tricks, 1):
        plays = tuple(((leader + i) % 4, card) for i, card in enumerate(cards(codes)))
        made.append(Trick(number=number, leader=leader, plays=plays, winner=winner(plays)))
    held = [cards(hand) for hand in hands]
    return find_blunders(made, attack, held, Card.parse(called) if called else None)


def test_the_excuse_in_the_last_trick_is_a_blunder():
    hands = ["S5 T9", "E D6", "S6 D7", "S7 D8"]
    tricks = [(0, "T9 D6 D7 D8"), (0, "S5 E S6 S7")]
    assert found(tricks, hands) == ((1, Blunder.EXCUSE_LOST),)


def test_the_excuse_that_ends_a_slam_is_none():
    assert found([(1, "E S5 S6 S7")], ["S7", "E", "S5", "S6"], attack=(1, 2, 3, 0)) == ()


def test_the_excuse_before_the_last_trick_is_none():
    hands = ["S5 D5", "E D6", "S6 D7", "S7 D8"]
    assert found([(0, "S5 E S6 S7"), (3, "D8 D5 D6 D7")], hands) == ()


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("T1 S5", ((1, Blunder.PETIT_LED),), id="another lead was there"),
        pytest.param("T1", (), id="nothing else was left"),
    ],
)
def test_the_petit_led_into_a_higher_trump(hand, expected):
    assert found([(1, "T1 T3 T4 T5")], ["T5 S1", hand, "T3 S2", "T4 S3"]) == expected


def test_the_petit_that_a_friend_takes_is_no_blunder():
    assert found([(1, "T1 T3 T9 T5")], ["T5 S1", "T1 S4", "T3 S2", "T9 S3"]) == ()


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("HQ H2", ((1, Blunder.HONOUR_GIVEN),), id="a low card was there"),
        pytest.param("HQ HK", (), id="nothing cheaper"),
    ],
)
def test_an_honour_given_to_a_trick_the_taker_has_won(hand, expected):
    assert found([(2, "H4 H3 T9 HQ")], ["T9 S1", hand, "H4 S3", "H3 S2"]) == expected


def test_an_honour_is_not_blamed_while_a_friend_may_still_win():
    assert found([(0, "H5 HQ H4 HK")], ["H5 S1", "HQ H2", "H4 S3", "HK S2"]) == ()


def test_an_honour_for_a_trick_of_the_own_side_is_none():
    assert found([(2, "H4 T9 H5 HQ")], ["H5 S1", "HQ H2", "H4 S3", "T9 S2"]) == ()


def test_who_cannot_know_the_sides_is_not_blamed():
    trick, hands = [(2, "H4 H3 T9 HQ")], ["T9 S1", "HQ H2", "H4 S3", "H3 S2"]
    assert found(trick, hands, attack=(0, 3), called="DK") == ()
    known = [(0, "DK D2 D3 D4"), *trick]
    hands = ["T9 DK", "HQ H2 D2", "H4 D3", "H3 D4"]
    assert found(known, hands, attack=(0, 3), called="DK") == ((1, Blunder.HONOUR_GIVEN),)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        pytest.param("H2 H3 H4 T21", ((1, Blunder.TWENTY_ONE_SPENT),), id="two points at most"),
        pytest.param("H2 HK H4 T21", (), id="a king is worth it"),
        pytest.param("H2 T1 H4 T21", (), id="the Petit is worth it"),
    ],
)
def test_the_twenty_one_on_a_pointless_trick(table, expected):
    hands = ["H4 S1", "T21 T6 S4 S5", "H2 S2", "HK H3 T1"]
    assert found([(2, table)], hands) == expected


def test_the_twenty_one_that_was_the_only_trump_is_none():
    hands = ["H4 S1", "T21 S3 S4 S5", "H2 S2", "H3"]
    assert found([(2, "H2 H3 H4 T21")], hands) == ()


def test_a_king_led_into_a_suit_that_the_taker_has_ruffed():
    tricks = [(1, "H2 H3 H4 T9"), (1, "HK H5 H6 T8")]
    hands = ["T9 T8", "H2 HK S4", "H3 H5", "H4 H6"]
    assert found(tricks, hands) == ((1, Blunder.KING_INTO_VOID),)
    hands[1] = "H2 HK T4"
    assert found(tricks, hands) == ()


def test_a_king_led_into_a_suit_that_only_a_friend_ruffed_is_none():
    tricks = [(1, "H2 T9 H4 H3"), (2, "S3 S2 S1 S4"), (1, "HK T8 H6 H5")]
    assert found(tricks, ["H3 S1 H5", "H2 S4 HK D1", "T9 S3 T8", "H4 S2 H6"]) == ()


def test_a_king_led_once_the_ruffer_has_no_trumps_is_none():
    tricks = [(1, "H2 H3 H4 T9"), (0, "C1 T4 C2 C3"), (1, "T7 T2 T3 S1"), (1, "HK H5 H6 S2")]
    hands = ["T9 C1 S1 S2", "H2 T4 T7 HK D1", "H3 C2 T2 H5", "H4 C3 T3 H6"]
    assert found(tricks, hands) == ()


def test_a_king_led_when_no_trump_is_out_is_none():
    tricks = [(1, "H2 H3 H4 T9"), (1, "HK H5 H6 C1")]
    others = " ".join(f"T{rank}" for rank in range(1, 22) if rank != 9)
    hands = ["T9 C1", f"H2 HK S4 {others}", "H3 H5", "H4 H6"]
    assert found(tricks, hands) == ()


def test_blunders_are_counted_by_kind():
    tricks = [(1, "H2 H3 H4 T9"), (1, "HK H5 H6 T8")]
    hands = [cards("T9 T8"), cards("H2 HK S4"), cards("H3 H5"), cards("H4 H6")]
    made = []
    for number, (leader, codes) in enumerate(tricks, 1):
        plays = tuple(((leader + i) % 4, card) for i, card in enumerate(cards(codes)))
        made.append(Trick(number=number, leader=leader, plays=plays, winner=winner(plays)))
    assert count_blunders(made, (0,), hands) == Counter({Blunder.KING_INTO_VOID: 1})
