"""Poignées and misères (rules 5.6, 5.7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.rules.agreements import FFT, Agreements
from tarot_desktop.rules.announcements import (
    Misere,
    Tier,
    best_poignee,
    holds_misere,
    open_miseres,
    open_tiers,
    poignee_counts,
    poignee_is_legal,
    poignee_values,
    shown_order,
)
from tarot_desktop.rules.cards import DECK, cards

TEN = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"
NINE = "T2 T3 T4 T5 T6 T7 T8 T9 T10"
TRIPLE_OF_FOUR_KINGS = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14"


@pytest.mark.parametrize(
    ("shown", "hand", "forced", "legal"),
    [
        pytest.param(TEN, f"{TEN} S1", "", True, id="all ten trumps"),
        pytest.param(TEN, f"{TEN} T12", "", True, id="one of eleven hidden"),
        pytest.param(NINE, NINE, "", False, id="too few"),
        pytest.param(f"{NINE} T9", f"{NINE} S1", "", False, id="a card twice"),
        pytest.param(f"{NINE} S1", f"{NINE} S1", "", False, id="a plain card"),
        pytest.param(TEN, NINE, "", False, id="a card of another hand"),
        pytest.param(f"{NINE} E", f"{NINE} E", "", True, id="the Excuse fills a shortage"),
        pytest.param(f"{NINE} E", f"{NINE} T12 E", "", False, id="the Excuse hides no trump"),
        pytest.param(f"{NINE} T12", NINE, "T12", True, id="a forced discard fills a shortage"),
        pytest.param(f"{NINE} T12", f"{NINE} T13", "T12", False, id="but hides no trump either"),
    ],
)
def test_what_makes_a_poignee(shown, hand, forced, legal):
    assert poignee_is_legal(cards(shown), 10, cards(hand), cards(forced)) is legal


def test_the_triple_of_four_kings_and_fifteen_trumps():
    hand = cards(f"{TRIPLE_OF_FOUR_KINGS} SK HK DK CK")
    best = best_poignee(15, hand, cards("T15"))
    assert best is not None
    assert set(best) == set(cards(f"{TRIPLE_OF_FOUR_KINGS} T15"))
    assert open_tiers(4, FFT, hand, cards("T15")) == (Tier.SIMPLE, Tier.DOUBLE, Tier.TRIPLE)


def test_the_excuse_is_laid_last():
    assert shown_order(cards("E T3 T20 T1")) == cards("T20 T3 T1 E")


def test_a_hand_that_is_too_short_shows_nothing():
    assert best_poignee(10, cards(NINE)) is None
    assert open_tiers(4, FFT, cards(NINE)) == ()


@pytest.mark.parametrize(
    ("active", "counts"), [(3, [13, 15, 18]), (4, [10, 13, 15]), (5, [8, 10, 13])]
)
def test_counts_of_every_table(active, counts):
    assert list(poignee_counts(active, FFT).values()) == counts


def test_counts_and_values_may_be_agreed_on():
    agreed = Agreements(poignee_counts=(5, 6, 7), poignee_values=(20, 40, 60))
    assert list(poignee_counts(4, agreed).values()) == [5, 6, 7]
    assert list(poignee_values(agreed).values()) == [20, 40, 60]
    assert list(poignee_values(FFT).values()) == [20, 30, 40]


@given(
    hand=st.lists(st.sampled_from(DECK), min_size=15, max_size=24, unique=True),
    count=st.integers(1, 22),
)
def test_the_best_poignee_is_legal_and_there_is_none_without_it(hand, count):
    best = best_poignee(count, hand)
    trumps = sum(card.is_trump or card.is_excuse for card in hand)
    if best is None:
        assert trumps < count
    else:
        assert poignee_is_legal(best, count, hand)
        assert best == shown_order(best)


@pytest.mark.parametrize(
    ("hand", "atout", "tete"),
    [
        pytest.param("S1 SK", True, False, id="no trump"),
        pytest.param("S1 T3", False, True, id="no court card"),
        pytest.param("S1 E", False, True, id="the Excuse is enough to spoil it"),
        pytest.param("S1 H10", True, True, id="both"),
    ],
)
def test_miseres(hand, atout, tete):
    assert holds_misere(Misere.ATOUT, cards(hand)) is atout
    assert holds_misere(Misere.TETE, cards(hand)) is tete


def test_a_misere_exists_only_where_it_is_agreed_on():
    assert open_miseres(FFT, cards("S1")) == ()
    assert open_miseres(Agreements(misere_tete=10), cards("S1")) == (Misere.TETE,)
