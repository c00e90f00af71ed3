"""A deal as 44 characters: both ways, for ever, and every slip of the pen is found."""

import itertools
import json
from math import factorial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.game.deal_code import ALPHABET, CodeFault, DealCodeError, decode, encode
from tarot_desktop.rules.agreements import Agreements, FiveSeats
from tarot_desktop.rules.cards import DECK, cards
from tarot_desktop.rules.dealing import Distribution, deal
from tarot_desktop.rules.tables import table

TABLES = [
    pytest.param(3, FiveSeats.CALL, id="3 seats"),
    pytest.param(4, FiveSeats.CALL, id="4 seats"),
    pytest.param(5, FiveSeats.CALL, id="5 seats"),
    pytest.param(5, FiveSeats.MORT, id="5 seats, dealer resting"),
    pytest.param(6, FiveSeats.CALL, id="6 seats"),
]
DEALS_OF_FOUR = factorial(78) // factorial(18) ** 4 * 4


def code_of(seats, five_seats, seed):
    agreements = Agreements(five_seats=five_seats)
    dealer = seed % seats
    distribution = deal(seats, dealer, agreements, Random(seed))
    return encode(seats, dealer, distribution, agreements), dealer, distribution


def plain(code):
    return code.replace("-", "")


def written(kind, number, length):
    """The code of a number, worked out from the description of the format."""
    digits = [kind]
    digits += [number // 23**power % 23 for power in reversed(range(length - 3))]
    coarse = sum(d * (1 if i < 22 else 2) for i, d in enumerate(digits)) % 23
    fine = sum(d * (i % 22 + 1) for i, d in enumerate(digits)) % 23
    return "".join("23456789ACDEFHJKMNPRTXY"[d] for d in (*digits, coarse, fine))


def fault_of(text):
    with pytest.raises(DealCodeError) as caught:
        decode(text)
    return caught.value


@pytest.mark.parametrize(("seats", "five_seats"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_a_code_gives_back_its_deal(seats, five_seats, seed):
    code, dealer, distribution = code_of(seats, five_seats, seed)
    found = decode(code)
    assert (found.seats, found.dealer, found.five_seats) == (seats, dealer, five_seats)
    assert found.distribution.hands == distribution.hands
    assert found.distribution.chien == distribution.chien


@pytest.mark.parametrize(("seats", "five_seats"), TABLES)
def test_a_code_has_at_most_44_characters_of_the_alphabet(seats, five_seats):
    code = plain(code_of(seats, five_seats, 1)[0])
    assert len(code) <= 44
    assert set(code) <= set(ALPHABET)


def test_no_two_characters_of_the_alphabet_look_alike():
    for group in ("0OQD", "1IL", "2Z", "5S", "8B", "6G", "9GQ", "UV", "VY", "VW"):
        assert len(set(group) & set(ALPHABET)) <= 1


@pytest.mark.parametrize("length", [36, 42, 44])
def test_any_wrong_character_and_any_exchange_is_found_at_every_length(length):
    seats = {36: 3, 42: 4, 44: 5}[length]
    code = plain(code_of(seats, FiveSeats.CALL, 5)[0])
    assert len(code) == length
    for place, other in itertools.product(range(length), ALPHABET):
        if other != code[place]:
            assert fault_of(code[:place] + other + code[place + 1 :]).fault is CodeFault.CHECKSUM
    for first, second in itertools.combinations(range(length), 2):
        letters = list(code)
        letters[first], letters[second] = letters[second], letters[first]
        if letters != list(code):
            assert fault_of("".join(letters)).fault is CodeFault.CHECKSUM


def test_any_two_different_digits_may_be_exchanged_at_any_two_places_and_are_found():
    weights = [(1 + place // 22, 1 + place % 22) for place in range(42)] + [(-1, 0), (0, -1)]
    for one, other in itertools.combinations(weights, 2):
        for difference in range(1, 23):
            shift = [difference * (a - b) % 23 for a, b in zip(one, other, strict=True)]
            assert any(shift)


@pytest.mark.parametrize(
    "dress",
    [
        pytest.param(str.lower, id="lower case"),
        pytest.param(plain, id="no dashes"),
        pytest.param(lambda code: code.replace("-", "\u00a0\u2013 "), id="other dashes and blanks"),
        pytest.param(lambda code: f"\n {code}\t", id="blanks around it"),
    ],
)
def test_case_blanks_and_dashes_do_not_matter(dress):
    code, _, distribution = code_of(4, FiveSeats.CALL, 9)
    assert decode(dress(code)).distribution.hands == distribution.hands


def test_the_first_deal_of_three_seats_is_all_zeros():
    hands = (DECK[:24], DECK[24:48], DECK[48:72])
    code = encode(3, 0, Distribution(hands=hands, chien=DECK[72:]), Agreements())
    assert plain(code) == "2" * 36


def test_the_last_deal_of_four_seats_has_the_last_number():
    hands = tuple(DECK[start : start + 18] for start in (60, 42, 24, 6))
    distribution = Distribution(hands=hands, chien=DECK[5::-1])
    code = encode(4, 3, distribution, Agreements())
    assert plain(code) == written(1, DEALS_OF_FOUR - 1, 42)


FROZEN = json.loads(Path(__file__).with_name("deal_codes.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", FROZEN, ids=lambda row: row["code"][:4])
def test_codes_of_yesterday_stay_as_they_were(row):
    found = decode(row["code"])
    distribution = Distribution(
        hands=tuple(cards(hand) for hand in row["hands"]), chien=cards(row["chien"])
    )
    assert (found.seats, found.dealer, found.five_seats) == (
        row["seats"],
        row["dealer"],
        row["five_seats"],
    )
    assert found.distribution == distribution
    agreements = Agreements(five_seats=row["five_seats"])
    assert encode(row["seats"], row["dealer"], distribution, agreements) == row["code"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param("", CodeFault.EMPTY, id="nothing"),
        pytest.param(" - ", CodeFault.EMPTY, id="only blanks and dashes"),
        pytest.param("3", CodeFault.LENGTH, id="one character"),
        pytest.param("3" * 41, CodeFault.LENGTH, id="one character is missing"),
        pytest.param("3" * 45, CodeFault.LENGTH, id="too long"),
        pytest.param(written(1, 0, 44), CodeFault.LENGTH, id="the length of another table"),
        pytest.param("Y", CodeFault.CHECKSUM, id="no version at all"),
        pytest.param(written(5, 0, 44), CodeFault.NEWER_VERSION, id="a later format"),
        pytest.param(written(22, 7, 30), CodeFault.NEWER_VERSION, id="a later, shorter format"),
        pytest.param(written(1, DEALS_OF_FOUR, 42), CodeFault.NUMBER, id="one deal too far"),
    ],
)
def test_every_error_says_what_is_wrong(text, fault):
    assert fault_of(text).fault is fault


def test_a_strange_character_is_named_with_its_place():
    error = fault_of("36-7N 0")
    assert (error.fault, error.character, error.position) == (CodeFault.CHARACTER, "0", 5)
    assert str(error) == "character 5 is '0', which no deal code has"


def test_a_wrong_length_is_named():
    assert fault_of("3" * 41).length == 41


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda hands, chien: (hands[:3], chien), id="a hand is missing"),
        pytest.param(lambda hands, chien: (hands, chien[:5]), id="the chien is short"),
        pytest.param(lambda hands, chien: (hands, (*chien[:5], hands[0][0])), id="a card twice"),
    ],
)
def test_only_a_whole_deal_has_a_code(spoil):
    _, dealer, distribution = code_of(4, FiveSeats.CALL, 2)
    hands, chien = spoil(distribution.hands, distribution.chien)
    with pytest.raises(ValueError, match="no deal of this table"):
        encode(4, dealer, Distribution(hands=hands, chien=chien), Agreements())


def test_the_resting_dealer_of_five_seats_is_told_apart():
    called = code_of(5, FiveSeats.CALL, 3)[0]
    mort = code_of(5, FiveSeats.MORT, 3)[0]
    assert decode(called).distribution.hands[3] != ()
    assert decode(mort).distribution.hands[3] == ()
    assert table(5, Agreements(five_seats=FiveSeats.MORT)).active == 4
