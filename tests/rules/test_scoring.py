"""The score (rules 8); whole rows are in the vectors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.lab.random_agreements import random_agreements
from tarot_desktop.rules.agreements import FFT, Agreements, ContractScale, Pousse
from tarot_desktop.rules.announcements import Misere, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.scoring import (
    Outcome,
    Side,
    base,
    distribution,
    misere_payments,
    multiplier,
    rounded,
    score,
    slam_term,
)
from tarot_desktop.rules.tables import playing_order, table
from tests.rules.randoms import RANDOMS

CONTRACTS = [bid for bid in Bid if bid is not Bid.PASS]


@pytest.mark.parametrize(
    ("half_points", "bouts", "made", "margin"),
    [
        pytest.param(82, 2, True, 0, id="just made"),
        pytest.param(81, 2, False, 1, id="half a point short is lost by 1"),
        pytest.param(83, 2, True, 1, id="half a point over is made by 1"),
        pytest.param(112, 0, True, 0, id="56 without bouts"),
        pytest.param(102, 1, True, 0, id="51 with one"),
        pytest.param(72, 3, True, 0, id="36 with three"),
    ],
)
def test_made_and_margin(half_points, bouts, made, margin):
    found = score(Outcome(contract=Bid.PRISE, attack_half_points=half_points, bouts=bouts), FFT)
    assert (found.made, found.margin) == (made, margin)
    assert found.sign == (1 if made else -1)


@pytest.mark.parametrize(
    ("agreements", "contract", "factor"),
    [
        pytest.param(FFT, Bid.SANS, 4, id="federation"),
        pytest.param(Agreements(contract_scale=ContractScale.CONTRE5), Bid.CONTRE, 5, id="x5"),
        pytest.param(Agreements(contract_scale=ContractScale.CONTRE8), Bid.CONTRE, 8, id="x8"),
        pytest.param(Agreements(contract_scale=ContractScale.CONTRE8), Bid.SANS, 4, id="others"),
        pytest.param(Agreements(pousse=Pousse.DOUBLING), Bid.GARDE, 4, id="doubling"),
        pytest.param(Agreements(pousse=Pousse.SINGLE), Bid.POUSSE, 1, id="single pousse"),
        pytest.param(
            Agreements(pousse=Pousse.DOUBLING, contract_scale=ContractScale.CONTRE8),
            Bid.CONTRE,
            16,
            id="doubling overrides the scale",
        ),
        pytest.param(
            Agreements(pousse=Pousse.DOUBLING, contract_scale=ContractScale.FIXED),
            Bid.CONTRE,
            1,
            id="but not fixed values",
        ),
    ],
)
def test_multipliers(agreements, contract, factor):
    assert multiplier(contract, agreements) == factor


def test_fixed_values():
    fixed = Agreements(contract_scale=ContractScale.FIXED)
    assert [base(bid, fixed) for bid in CONTRACTS] == [20, 40, 80, 160, 320]
    assert base(Bid.CONTRE, FFT) == 25


@pytest.mark.parametrize(
    ("margin", "step", "expected"), [(2, 5, 0), (3, 5, 5), (5, 10, 10), (4, 10, 0), (7, 1, 7)]
)
def test_margins_are_rounded_halves_up(margin, step, expected):
    assert rounded(margin, Agreements(margin_rounding=step)) == expected


@pytest.mark.parametrize(
    ("announced", "won_by", "term"),
    [
        (True, Side.ATTACK, 400),
        (False, Side.ATTACK, 200),
        (True, None, -200),
        (False, None, 0),
        (False, Side.DEFENCE, -200),
        (True, Side.DEFENCE, -400),
    ],
)
def test_the_slam_term(announced, won_by, term):
    assert slam_term(announced, won_by) == term


@pytest.mark.parametrize(
    ("lost", "announced", "bonus"),
    [(0, False, 0), (1, False, 100), (2, False, 0), (1, True, 0), (None, False, 0)],
)
def test_the_petit_chelem(lost, announced, bonus):
    agreed = Agreements(petit_chelem_bonus=100, petit_chelem_max_lost=1)
    outcome = Outcome(
        contract=Bid.GARDE,
        attack_half_points=160,
        bouts=3,
        slam_announced=announced,
        attack_tricks_lost=lost,
    )
    assert score(outcome, agreed).petit_chelem == bonus


def test_a_poignee_belongs_to_the_winner_whoever_showed_it():
    lost = Outcome(contract=Bid.GARDE, attack_half_points=80, bouts=2, poignees=(Tier.DOUBLE,))
    assert score(lost, FFT).poignees == -30


def test_misere_payments():
    paid = misere_payments(
        [(2, Misere.ATOUT)], seats=6, active=(1, 2, 3, 4, 5), agreements=Agreements(misere_atout=10)
    )
    assert paid == (0, -10, 40, -10, -10, -10)


@given(
    rng=RANDOMS,
    seats=st.integers(3, 6),
    half_points=st.integers(0, 182),
    contract=st.sampled_from(CONTRACTS),
    pick=st.integers(0, 9),
)
def test_scores_sum_to_zero(rng, seats, half_points, contract, pick):
    agreements = random_agreements(seats, rng)
    outcome = Outcome(contract=contract, attack_half_points=half_points, bouts=pick % 4)
    shape = table(seats, agreements)
    active = playing_order(shape, 0)
    taker = active[pick % len(active)]
    partner = active[(pick + 1) % len(active)] if shape.calls and pick % 2 else None
    value = score(outcome, agreements).value
    shares = distribution(
        value, seats=seats, active=active, taker=taker, partner=partner, agreements=agreements
    )
    assert sum(shares) == 0
    assert len(shares) == seats
    assert all(shares[seat] == -value for seat in active if seat not in (taker, partner))
