"""The home agreements (rules 10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.lab.random_agreements import random_agreements
from tarot_desktop.rules.agreements import (
    FFT,
    AgreementError,
    Agreements,
    PetitSec,
    parse_words,
    to_words,
)
from tests.rules.randoms import RANDOMS


@given(rng=RANDOMS, seats=st.integers(3, 6))
def test_agreements_survive_json_and_words(rng, seats):
    agreements = random_agreements(seats, rng)
    assert Agreements.from_json(agreements.to_json()) == agreements
    assert parse_words(to_words(agreements)) == agreements


def test_the_federation_differs_from_itself_in_nothing():
    assert FFT.differences() == {}
    assert to_words(FFT) == []


def test_words_are_written_as_the_notation_wants():
    agreements = Agreements(
        petit_sec=PetitSec.PLAY,
        self_call=False,
        discard_trumps_shown=False,
        poignee_values=(20, 40, 60),
        session_deals=8,
    )
    assert to_words(agreements) == [
        "session_deals=8",
        "self_call=no",
        "petit_sec=play",
        "discard_trumps_shown=no",
        "poignee_values=20,40,60",
    ]


def test_none_and_yes_can_be_said():
    assert parse_words(["session_deals=none", "self_call=yes", "poignee_counts=none"]) == FFT
    assert to_words(Agreements(poignee_counts=(1, 2, 3))) == ["poignee_counts=1,2,3"]


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["petit_sec"], id="no value"),
        pytest.param(["petit_sec=play", "petit_sec=cancel"], id="given twice"),
        pytest.param(["petit=play"], id="unknown name"),
        pytest.param(["petit_sec=off"], id="unknown value"),
        pytest.param(["self_call=1"], id="a number is no yes"),
        pytest.param(["margin_rounding=2"], id="not in the list"),
        pytest.param(["margin_rounding=yes"], id="yes is no number"),
        pytest.param(["session_deals=0"], id="no deals at all"),
        pytest.param(["session_target=none"], id="a target is needed"),
        pytest.param(["misere_atout=-10"], id="below nothing"),
        pytest.param(["poignee_counts=8,8,13"], id="not increasing"),
        pytest.param(["poignee_counts=8,10,23"], id="more than 22"),
        pytest.param(["poignee_counts=8,10"], id="two counts"),
        pytest.param(["poignee_values=none"], id="values are needed"),
        pytest.param(["poignee_values=8"], id="one value"),
        pytest.param(["poignee_values=a,b,c"], id="words for numbers"),
        pytest.param(["session_target=9999999999"], id="a number too long to mean anything"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(words):
    with pytest.raises(AgreementError) as caught:
        parse_words(words)
    assert str(caught.value)
    assert caught.value.name


@pytest.mark.parametrize(
    "values",
    [
        pytest.param({"self_call": 1}, id="a number is no boolean"),
        pytest.param({"margin_rounding": True}, id="a boolean is no number"),
        pytest.param({"session_deals": 8.0}, id="a float"),
        pytest.param({"session_deals": True}, id="true deals"),
        pytest.param({"poignee_values": [20, 30, True]}, id="true points"),
        pytest.param({"poignee_values": [20, -30, 40]}, id="negative points"),
        pytest.param({"poignee_values": "abc"}, id="a text for a list"),
        pytest.param({"petit_sec": ["cancel"]}, id="a list for a word"),
        pytest.param({"petit_sec": None}, id="nothing for a word"),
    ],
)
def test_json_values_of_another_type_are_refused(values):
    with pytest.raises(AgreementError):
        Agreements.from_json(values)


@pytest.mark.parametrize(("seats", "deals"), [(3, 8), (4, 6), (5, 12), (6, 8)])
def test_a_session_is_as_long_as_everybody_deals_equally_often(seats, deals):
    with pytest.raises(AgreementError):
        Agreements(session_deals=deals).check_seats(seats)
    Agreements(session_deals=2 * seats).check_seats(seats)
