"""The pack (rules 2)."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.rules.cards import (
    ALL_HALF_POINTS,
    BOUTS,
    DECK,
    EXCUSE,
    PETIT,
    TWENTY_ONE,
    Card,
    Suit,
    bouts,
    cards,
    half_points,
)

CODE = re.compile(r"^(?:[SHDC](?:10|[1-9]|[JNQK])|T(?:2[01]|1[0-9]|[1-9])|E)$")


def test_the_pack_has_78_cards_worth_182_half_points():
    assert len(set(DECK)) == 78
    assert half_points(DECK) == ALL_HALF_POINTS == 182


def test_the_canonical_order_is_that_of_the_rules():
    codes = [card.code for card in DECK]
    spades = ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "SJ", "SN", "SQ", "SK"]
    assert codes[:14] == spades
    assert [codes[place] for place in (14, 28, 42, 56, 76, 77)] == [
        "H1",
        "D1",
        "C1",
        "T1",
        "T21",
        "E",
    ]
    assert [card.index for card in DECK] == list(range(78))


@pytest.mark.parametrize(
    ("half", "count", "test"),
    [
        pytest.param(9, 3, lambda c: c.is_bout, id="bouts"),
        pytest.param(9, 4, lambda c: c.is_king, id="kings"),
        pytest.param(7, 4, lambda c: c.is_court and c.code.endswith("Q"), id="queens"),
        pytest.param(5, 4, lambda c: c.is_court and c.code.endswith("N"), id="knights"),
        pytest.param(3, 4, lambda c: c.is_court and c.code.endswith("J"), id="jacks"),
        pytest.param(1, 59, lambda c: not c.is_bout and not c.is_court, id="low cards"),
    ],
)
def test_values(half, count, test):
    found = [card for card in DECK if test(card)]
    assert len(found) == count
    assert {card.half_points for card in found} == {half}


def test_every_code_is_read_back_and_fits_the_expression():
    for card in DECK:
        assert Card.parse(card.code) == card
        assert CODE.match(card.code)
        assert str(card) == repr(card) == card.code


@given(st.text(max_size=4))
def test_only_codes_of_the_rules_are_read(text):
    if CODE.fullmatch(text):
        assert Card.parse(text).code == text
    else:
        with pytest.raises(ValueError, match="no card code"):
            Card.parse(text)


@pytest.mark.parametrize("value", [None, 5, [], {}])
def test_what_is_no_text_is_no_code(value):
    with pytest.raises(ValueError, match="no card code"):
        Card.parse(value)


def test_a_card_is_not_equal_to_anything_else():
    assert PETIT != "T1"


def test_the_excuse_is_neither_trump_nor_plain():
    assert not EXCUSE.is_trump
    assert not EXCUSE.is_plain
    assert EXCUSE.is_excuse
    assert EXCUSE.suit is Suit.EXCUSE


def test_three_bouts():
    assert bouts(DECK) == BOUTS == (PETIT, TWENTY_ONE, EXCUSE)
    assert cards("T1 T21 E") == BOUTS
    assert [card for card in DECK if card.is_petit] == [PETIT]
