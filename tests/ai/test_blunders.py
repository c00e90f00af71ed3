"""What a player of the club level never does, whatever the seed."""

from random import Random
from threading import Event

import pytest

from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tests.ai.positions import card_play

SEEDS = range(100)


def choices(seen, level="club"):
    player = make_player(level)
    return {
        player.decide(seen, rng=Random(seed), budget=Budget(), stop=Event()).command.card.code
        for seed in SEEDS
    }


@pytest.mark.parametrize(
    "on_table",
    [
        pytest.param("H2 H3 H5", id="a poor heart trick to ruff, as last player"),
        pytest.param("T2 T3 T4", id="a poor trump trick"),
        pytest.param("H2 H4", id="a poor heart trick, somebody still to play"),
    ],
)
def test_the_twenty_one_is_not_thrown_on_a_pointless_trick(on_table):
    leader = 2 if on_table.count(" ") == 2 else 3
    seen = card_play(
        "T21 T9 T7 T5 S3 S8 SJ D2 D5 DN C4 C6 C9 C10", leader=leader, on_table=on_table
    )
    assert "T21" not in choices(seen)


def test_the_taker_stops_drawing_when_no_trump_is_out():
    trumps_gone = [
        (0, "T21 T2 T3 T4"),
        (0, "T18 T5 T6 T7"),
        (0, "T17 T8 T9 T10"),
        (0, "T16 T11 T12 T13"),
        (0, "T19 T14 C1 C2"),
    ]
    seen = card_play("T1 T15 T20 SK S5 S6 H3", seat=0, earlier=trumps_gone)
    assert not any(code.startswith("T") for code in choices(seen))


def test_the_petit_stays_until_the_last_trick_when_no_trump_is_out():
    trumps_gone = [
        (0, "T21 T2 T3 T4"),
        (0, "T18 T5 T6 T7"),
        (0, "T17 T8 T9 T10"),
        (0, "T16 T11 T12 T13"),
        (0, "T19 T14 C1 C2"),
    ]
    seen = card_play("T1 T15 T20", seat=0, earlier=trumps_gone)
    assert "T1" not in choices(seen)


def test_the_partners_petit_is_saved_by_the_twenty_one_while_the_taker_is_to_play():
    seen = card_play(
        "T21 T12 T6 S3 S8 D2 D5 C4",
        seat=2,
        taker=3,
        leader=0,
        on_table="H4 T1",
        earlier=[(0, "H2 H5 H6 T8")],
    )
    assert choices(seen) == {"T21"}


def test_the_petit_is_not_played_under_the_takers_nose():
    seen = card_play(
        "T1 T7 T15 S3 S8 D2 D5 C4 C6",
        seat=1,
        taker=2,
        leader=0,
        on_table="H4",
        earlier=[(0, "H2 H5 T8 H6")],
    )
    assert "T1" not in choices(seen)


def test_the_petit_is_not_given_to_a_trick_that_the_taker_wins():
    seen = card_play("T1 T7 T15 S3 S8 D2 D5 C4 C6", seat=1, taker=0, leader=0, on_table="T20")
    assert "T1" not in choices(seen)


@pytest.mark.parametrize("taker", [0, 1])
def test_the_petit_is_not_led_while_trumps_are_out(taker):
    seen = card_play("T1 T7 T15 S3 S8 D2 D5 C4 C6 CJ", seat=1, taker=taker)
    assert "T1" not in choices(seen)


def test_the_petit_is_saved_on_a_ruff_that_nobody_can_overtrump():
    seen = card_play("T1 T7 T15 S3 S8 D2 D5 C4 C6", seat=1, taker=0, leader=2, on_table="H4 H7 H8")
    assert choices(seen) == {"T1"}


def test_the_called_partner_charges_a_trick_of_the_taker():
    seen = card_play(
        "HQ H2 DK D4 D6 S3 S5 S9 C2 C8 T3 T9 T14",
        seat=1,
        taker=0,
        seats=5,
        leader=2,
        on_table="H4 H7 H8 T16",
        called="DK",
        partner=1,
    )
    assert choices(seen) == {"HQ"}


def test_the_called_partner_does_not_show_the_king_on_the_first_lead():
    seen = card_play(
        "HQ H2 DK D4 D6 S3 S5 S9 C2 C8 CN T3 T9 T14 T15",
        seat=0,
        taker=2,
        seats=5,
        called="DK",
        partner=0,
    )
    assert "DK" not in choices(seen)


def test_a_defender_with_an_unknown_partner_keeps_his_court_from_the_takers_trick():
    seen = card_play(
        "HQ H2 D4 D6 S3 S5 S9 C2 C8 T3 T9 T14",
        seat=1,
        taker=0,
        seats=5,
        leader=2,
        on_table="H4 H7 H8 T16",
        called="DK",
    )
    assert choices(seen) == {"H2"}


@pytest.mark.parametrize("hand", ["E T20", "E SK", "E D3", "E T1", "E T21"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_excuse_is_not_kept_for_the_last_trick(hand, seat):
    led = {0: (3, "C5"), 1: (0, "C5")}[seat]
    seen = card_play(hand, seat=seat, leader=led[0], on_table=led[1])
    assert choices(seen) == {"E"}


def test_the_excuse_is_led_rather_than_kept_for_the_last_trick():
    assert choices(card_play("E T20", seat=1)) == {"E"}


def test_the_excuse_waits_for_the_last_trick_of_a_slam():
    slam = [(0, "T21 T2 T3 T4"), (0, "T20 T5 T6 T7"), (0, "T19 T8 T9 T10")]
    slam += [(0, "T18 T11 T12 T13"), (0, "T17 T14 C1 C2"), (0, "SK S1 S2 S3")]
    slam += [(0, "HK H1 H2 H3"), (0, "DK D1 D2 D3"), (0, "CK C3 C4 C5")]
    slam += [(0, "T16 S4 H4 D4"), (0, "T15 S5 H5 D5"), (0, "SQ S6 H6 D6")]
    slam += [(0, "HQ S7 H7 D7"), (0, "DQ S8 H8 D8"), (0, "CQ S9 H9 D9"), (0, "SN S10 H10 D10")]
    assert choices(card_play("T1 E", seat=0, earlier=slam)) == {"T1"}


RUFFED_HEARTS = [(1, "H2 H5 H6 T8")]


def test_a_king_is_not_led_into_a_suit_that_the_taker_ruffs():
    seen = card_play("HK H9 S3 S8 D2 D5 DJ C4 C6 T4 T9", earlier=RUFFED_HEARTS)
    assert "HK" not in choices(seen)


def test_the_taker_does_not_lead_a_king_into_a_suit_that_a_defender_ruffs():
    seen = card_play("HK H9 S3 S8 D2 D5 DJ C4 T10 T14 T15", seat=1, taker=1, earlier=RUFFED_HEARTS)
    assert "HK" not in choices(seen)


@pytest.mark.parametrize(("honour", "low"), [("HK", "H8"), ("HQ", "H3"), ("HN", "H2")])
def test_points_go_to_a_trick_that_the_partner_has_won(honour, low):
    seen = card_play(f"{honour} {low} S3 S8 D2 D5 DJ C4 C6", leader=2, on_table="H4 T12 H5")
    assert choices(seen) == {honour}


@pytest.mark.parametrize(("honour", "low"), [("HK", "H8"), ("HQ", "H3"), ("HJ", "H10")])
def test_points_are_kept_from_a_trick_that_the_taker_has_won(honour, low):
    seen = card_play(f"{honour} {low} S3 S8 D2 D5 DJ C4 C6", leader=2, on_table="H4 H6 T12")
    assert choices(seen) == {low}


def test_a_defender_without_suit_and_trumps_throws_an_honour_to_his_partner_only():
    hand = "SQ S3 D2 D5 C4 C6"
    to_partner = card_play(hand, leader=2, on_table="H4 T20 H5")
    to_taker = card_play(hand, leader=2, on_table="H4 H5 T20")
    assert choices(to_partner) == {"SQ"}
    assert "SQ" not in choices(to_taker)
