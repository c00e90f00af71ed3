"""A series of deals (rules 3.10, 9); whole sessions are in the vectors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.game.results import End
from tarot_desktop.game.session import counts, next_dealer, opening, places, planned_deals
from tarot_desktop.rules.agreements import (
    FFT,
    AgreementError,
    Agreements,
    FiveSeats,
    SessionKind,
    TieRule,
)

MORT = Agreements(five_seats=FiveSeats.MORT)
TARGET = Agreements(session_kind=SessionKind.TARGET, session_target=100)
PLAYOFF = Agreements(tie_rule=TieRule.PLAYOFF, session_deals=4)
EVEN = (0, 0, 0, 0)


def played(standing, *all_scores):
    for scores in all_scores:
        standing = standing.after(End.PLAYED, scores)
    return standing


@pytest.mark.parametrize(
    ("end", "dealer", "valid"),
    [
        pytest.param(End.PLAYED, 1, True, id="played"),
        pytest.param(End.ALL_PASS, 1, True, id="all pass"),
        pytest.param(End.PETIT_SEC, 1, False, id="bare Petit"),
        pytest.param(End.DEAD_CALL, 1, False, id="dead call"),
        pytest.param(End.MISDEAL, 0, False, id="misdeal"),
    ],
)
def test_who_deals_next_and_what_counts(end, dealer, valid):
    assert next_dealer(0, end, 4, FFT) == dealer
    assert counts(end) is valid


@pytest.mark.parametrize("end", [End.ALL_PASS, End.PETIT_SEC, End.MISDEAL])
def test_a_resting_dealer_of_five_deals_until_somebody_takes(end):
    assert next_dealer(4, end, 5, MORT) == 4
    assert next_dealer(4, End.PLAYED, 5, MORT) == 0


@pytest.mark.parametrize(("seats", "deals"), [(3, 9), (4, 8), (5, 10), (6, 12)])
def test_a_session_lasts_at_least_eight_deals_and_everybody_deals_equally_often(seats, deals):
    assert planned_deals(seats, FFT) == deals


def test_only_a_session_of_deals_has_a_plan():
    assert planned_deals(4, TARGET) is None
    assert planned_deals(4, Agreements(session_deals=12)) == 12


def test_a_session_ends_after_its_last_valid_deal():
    standing = opening(4, Agreements(session_deals=4), 0)
    assert not played(standing, EVEN, EVEN, EVEN).over
    assert played(standing, EVEN, EVEN, EVEN, EVEN).over


def test_a_cancelled_deal_is_not_counted():
    standing = opening(4, Agreements(session_deals=4), 0).after(End.PETIT_SEC, EVEN)
    assert (standing.valid, standing.dealer) == (0, 1)


def test_a_target_session_ends_when_somebody_is_there():
    standing = opening(4, TARGET, 0)
    assert not played(standing, (99, -33, -33, -33)).over
    assert played(standing, (99, -33, -33, -33), (3, -1, -1, -1)).over


def test_an_open_session_never_ends():
    standing = opening(3, Agreements(session_kind=SessionKind.OPEN), 0)
    assert not played(standing, *[(2000, -1000, -1000)] * 50).over


def test_a_tied_session_goes_on_for_another_round():
    tied = played(opening(4, PLAYOFF, 0), (30, 30, -30, -30), EVEN, EVEN, EVEN)
    assert (tied.over, tied.planned) == (False, 8)
    assert played(tied, EVEN, EVEN, EVEN, (3, -1, -1, -1)).over


def test_a_tied_target_session_goes_on_deal_by_deal():
    agreed = Agreements(
        session_kind=SessionKind.TARGET, session_target=100, tie_rule=TieRule.PLAYOFF
    )
    tied = played(opening(4, agreed, 0), (100, 100, -100, -100))
    assert not tied.over
    assert played(tied, (-1, -1, 3, -1)).over is False
    assert played(tied, (3, -1, -1, -1)).over
    assert played(tied, (-90, 30, 30, 30)).over


def test_a_session_of_the_wrong_length_does_not_open():
    with pytest.raises(AgreementError):
        opening(4, Agreements(session_deals=6), 0)


@given(st.lists(st.integers(-500, 500), min_size=3, max_size=6))
def test_a_place_is_one_more_than_the_number_of_higher_totals(totals):
    found = places(totals)
    assert found == tuple(1 + len([t for t in totals if t > total]) for total in totals)
    assert min(found) == 1
