"""What rule-based players bid, call, discard and announce."""

from random import Random
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.ai.bidding import contract_value, hand_value, score_points
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.agreements import (
    FFT,
    Agreements,
    ContractScale,
    PetitSec,
    Pousse,
)
from tarot_desktop.rules.announcements import Misere, ShownPoignee, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, PLAIN_SUITS, cards
from tests.ai.asking import asking, taking

POOR = "S1 S2 S5 S7 H1 H4 H6 H9 D2 D3 D7 C1 C3 C5 C8 T2 T5 T8"
STRONG = "T21 T1 E T20 T18 T15 T14 T11 T9 T6 SK SQ S9 S5 HK H8 H4 DK"
MONSTER = "T21 T1 E T20 T19 T18 T17 T16 T15 T14 T12 T10 SK SQ SN HK DK CK"


def answer(seen, level="club", seed=1):
    player = make_player(level)
    return player.decide(seen, rng=Random(seed), budget=Budget(), stop=Event()).command


@pytest.mark.parametrize("level", ["novice", "casual", "club"])
def test_a_hopeless_hand_passes_and_a_strong_one_takes(level):
    assert answer(asking(Ask.BID, POOR), level).bid is Bid.PASS
    assert answer(asking(Ask.BID, STRONG), level).bid >= Bid.GARDE


def test_a_hand_that_cannot_lose_leaves_the_chien():
    assert answer(asking(Ask.BID, MONSTER)).bid >= Bid.SANS


@pytest.mark.parametrize("spoken", [Bid.PRISE, Bid.GARDE, Bid.SANS, Bid.CONTRE])
@pytest.mark.parametrize("hand", [POOR, STRONG, MONSTER])
def test_a_bid_tops_what_was_said(spoken, hand):
    bid = answer(asking(Ask.BID, hand, bids=(spoken,))).bid
    assert bid is Bid.PASS or bid > spoken


@pytest.mark.parametrize("pousse", Pousse)
@pytest.mark.parametrize("scale", ContractScale)
def test_every_scale_and_pousse_gets_a_bid_that_is_open(pousse, scale):
    agreements = Agreements(pousse=pousse, contract_scale=scale)
    for hand in (POOR, STRONG, MONSTER):
        seen = asking(Ask.BID, hand, agreements=agreements)
        assert answer(seen).bid in seen.open_bids


@pytest.mark.parametrize("active", [3, 4, 5])
@pytest.mark.parametrize("opens_chien", [True, False])
@pytest.mark.parametrize(
    ("weak", "better"),
    [
        pytest.param("S2", "T9", id="a trump for a low card"),
        pytest.param("T9", "T19", id="a higher trump"),
        pytest.param("T9", "T21", id="the Twenty-one"),
        pytest.param("S2", "E", id="the Excuse"),
        pytest.param("S2", "SK", id="a king"),
    ],
)
def test_a_better_card_makes_a_hand_worth_more(active, opens_chien, weak, better):
    others = "T3 T7 T14 H3 H7 HJ D4 D9 DN C2 C6 C10 S5 S8"
    values = [
        hand_value(cards(f"{others} {card}"), active, opens_chien=opens_chien)
        for card in (weak, better)
    ]
    assert values[0] < values[1]


def test_the_same_hand_is_worth_less_when_the_chien_goes_to_the_defence():
    hand = cards(STRONG)
    assert contract_value(Bid.CONTRE, hand, 4) < contract_value(Bid.SANS, hand, 4)


def test_an_estimate_in_score_points_follows_the_agreements():
    fixed = Agreements(contract_scale=ContractScale.FIXED)
    assert score_points(20.0, Bid.GARDE, FFT) == pytest.approx(40.0)
    assert score_points(20.0, Bid.CONTRE, FFT) == pytest.approx(120.0)
    assert score_points(0.0, Bid.GARDE, fixed) == pytest.approx(0.0)
    assert score_points(20.0, Bid.PRISE, fixed) < score_points(20.0, Bid.GARDE, fixed)


FIVE = "SK S5 S2 HQ H9 H4 H2 D3 C8 T3 T8 T12 T15 T19 E"


def test_the_king_of_a_suit_that_can_be_led_to_is_called():
    assert answer(taking(Ask.CALL, FIVE, seats=5)).card.code == "HK"


def test_a_queen_is_called_with_four_kings():
    hand = "SK S5 S2 HK H9 HQ DK D3 D4 CK C8 T3 T8 T12 T15"
    assert answer(taking(Ask.CALL, hand, seats=5)).card.code in ("SQ", "DQ", "CQ")


@given(seed=st.integers(0, 2**32), seats=st.sampled_from([3, 4, 5]))
def test_a_discard_is_legal_whatever_the_hand(seed, seats):
    size, chien = {3: (24, 6), 4: (18, 6), 5: (15, 3)}[seats]
    hand = " ".join(card.code for card in Random(seed).sample(DECK, size + chien))
    seen = taking(Ask.DISCARD, hand, seats=seats, called="DK" if seats == 5 else None)
    assert seen.discard_rules.is_legal(answer(seen).cards)


def test_trumps_go_only_when_nothing_else_may():
    trumps = " ".join(f"T{rank}" for rank in range(1, 18))
    seen = taking(Ask.DISCARD, f"{trumps} SK HK DK CK S2 H2 D2")
    gone = answer(seen).cards
    assert {card.code for card in gone if card.is_plain} == {"S2", "H2", "D2"}
    assert not any(card.is_bout for card in gone)


def test_a_discard_empties_a_short_suit_and_saves_its_queen():
    seen = taking(
        Ask.DISCARD,
        "HQ H5 S1 S4 S6 S8 S10 SK DK DN D9 D7 D2 C3 CJ C9 T3 T5 T8 T11 T14 T17 T19 T21",
    )
    gone = answer(seen).cards
    emptied = [suit for suit in PLAIN_SUITS if not any(c.suit is suit for c in seen.hand)]
    kept = {card.suit for card in set(seen.hand) - gone}
    assert not emptied
    assert len(kept & set(PLAIN_SUITS)) < 4
    assert cards("HQ")[0] in gone


@pytest.mark.parametrize(
    ("kings", "expected"),
    [
        pytest.param("", PetitSecChoice.CANCEL, id="a weak hand cancels"),
        pytest.param("HK DK CK", PetitSecChoice.PLAY, id="three kings play"),
    ],
)
def test_a_bare_petit_cancels_the_deal_unless_kings_make_up_for_it(kings, expected):
    agreements = Agreements(petit_sec=PetitSec.OPTIONAL)
    hand = f"T1 SJ S2 S5 S7 S9 H2 H6 H8 HJ D3 D8 D10 C2 C5 {kings}"
    assert answer(asking(Ask.PETIT_SEC, hand, agreements=agreements)).choice is expected


def test_a_slam_is_announced_when_no_trick_can_be_lost_and_only_then():
    trumps = " ".join(f"T{rank}" for rank in range(21, 8, -1))
    assert answer(taking(Ask.SLAM, f"{trumps} E SK HK DK CK")).announced
    assert not answer(taking(Ask.SLAM, STRONG)).announced


def test_miseres_are_declared_when_held():
    agreements = Agreements(misere_atout=10, misere_tete=10)
    hand = "S1 S2 S5 S7 S8 H1 H4 H6 H9 D2 D3 D7 D8 C1 C3 C5 C8 C9"
    said = answer(taking(Ask.ANNOUNCE, hand, agreements=agreements)).said
    assert set(said) == {Misere.ATOUT, Misere.TETE}


def test_the_taker_shows_the_highest_poignee():
    hand = "T2 T3 T5 T6 T7 T9 T10 T11 T13 T15 T17 T19 T21 SK S2 HK H3 DK"
    said = answer(taking(Ask.ANNOUNCE, hand)).said
    assert isinstance(said[0], ShownPoignee)
    assert said[0].tier is Tier.DOUBLE


def test_a_weak_defender_keeps_his_poignee_to_himself():
    hand = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T12 S2 S3 H2 H3 D2 D3 C2 C3"
    seen = asking(Ask.ANNOUNCE, hand, taker=0, contract=Bid.GARDE)
    assert answer(seen).said == ()
