"""The shuffle, the deal, the bare Petit and the draw (rules 3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.rules.agreements import FFT, Agreements, ChienPositions, FirstDealer, FiveSeats
from tarot_desktop.rules.cards import DECK, EXCUSE, Card, cards
from tarot_desktop.rules.dealing import (
    below,
    cut,
    deal,
    draw,
    drawn_dealer,
    first_dealer,
    is_petit_sec,
    legal_places,
    petit_sec_seat,
    positions_are_legal,
    random_positions,
    shuffled,
)
from tarot_desktop.rules.tables import left, playing_order, right, shuffler, table
from tests.rules.randoms import RANDOMS

MORT = Agreements(five_seats=FiveSeats.MORT)
INNER = Agreements(chien_positions=ChienPositions.INNER)
TABLES = [(3, FFT), (4, FFT), (5, FFT), (5, MORT), (6, FFT)]


@pytest.mark.parametrize(
    ("seats", "agreements", "active", "hand", "chien", "packet"),
    [
        pytest.param(3, FFT, 3, 24, 6, 4, id="3"),
        pytest.param(4, FFT, 4, 18, 6, 3, id="4"),
        pytest.param(5, FFT, 5, 15, 3, 3, id="5"),
        pytest.param(5, MORT, 4, 18, 6, 3, id="5 with a resting dealer"),
        pytest.param(6, FFT, 5, 15, 3, 3, id="6"),
        pytest.param(4, MORT, 4, 18, 6, 3, id="an agreement of another table changes nothing"),
    ],
)
def test_table_shapes(seats, agreements, active, hand, chien, packet):
    shape = table(seats, agreements)
    assert (shape.active, shape.hand_size, shape.chien_size, shape.packet) == (
        active,
        hand,
        chien,
        packet,
    )
    assert active * hand + chien == 78


@pytest.mark.parametrize("seats", [2, 7, 0])
def test_there_is_no_other_table(seats):
    with pytest.raises(ValueError, match="3 to 6 seats"):
        table(seats, FFT)


def test_everything_moves_to_the_right():
    assert right(3, 4) == 0
    assert left(0, 4) == 3
    assert playing_order(table(4, FFT), 2) == (3, 0, 1, 2)


def test_a_resting_dealer_is_left_out():
    assert playing_order(table(6, FFT), 2) == (3, 4, 5, 0, 1)
    assert playing_order(table(5, MORT), 4) == (0, 1, 2, 3)


@pytest.mark.parametrize(("seats", "expected"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_who_shuffles(seats, expected):
    assert shuffler(seats, 0) == expected


@pytest.mark.parametrize(("seats", "agreements"), TABLES)
@given(rng=RANDOMS)
def test_78_cards_are_dealt_and_stay_78(seats, agreements, rng):
    dealer = below(rng, seats)
    dealt = deal(seats, dealer, agreements, rng)
    shape = table(seats, agreements)
    sizes = [shape.hand_size if s in playing_order(shape, dealer) else 0 for s in range(seats)]
    assert [len(hand) for hand in dealt.hands] == sizes
    assert sorted([*sum(dealt.hands, ()), *dealt.chien]) == list(DECK)
    assert positions_are_legal(dealt.chien_positions, shape, agreements)
    assert all(list(hand) == sorted(hand) for hand in dealt.hands)


@given(rng=RANDOMS, agreements=st.sampled_from([FFT, INNER]))
def test_the_engine_takes_legal_places_only(rng, agreements):
    positions = random_positions(table(4, agreements), agreements, rng)
    assert positions_are_legal(positions, table(4, agreements), agreements)
    assert list(positions) == sorted(positions)


@pytest.mark.parametrize(
    ("agreements", "positions", "legal"),
    [
        pytest.param(FFT, (2, 3, 4, 5, 76, 77), True, id="the outermost places"),
        pytest.param(FFT, (1, 3, 4, 5, 6, 7), False, id="the first card"),
        pytest.param(FFT, (2, 3, 4, 5, 6, 78), False, id="the last card"),
        pytest.param(FFT, (2, 2, 4, 5, 6, 7), False, id="a place twice"),
        pytest.param(FFT, (2, 3, 4), False, id="too few"),
        pytest.param(INNER, (4, 5, 6, 7, 8, 75), True, id="inner: the outermost places"),
        pytest.param(INNER, (3, 5, 6, 7, 8, 9), False, id="inner: the third card"),
    ],
)
def test_places_of_the_chien(agreements, positions, legal):
    assert positions_are_legal(positions, table(4, agreements), agreements) is legal


def test_legal_places_are_those_of_the_rules():
    assert (legal_places(FFT)[0], legal_places(FFT)[-1]) == (2, 77)
    assert (legal_places(INNER)[0], legal_places(INNER)[-1]) == (4, 75)


def test_a_cut_puts_the_rest_on_top():
    assert cut(DECK, 4)[:2] == DECK[4:6]
    assert cut(DECK, 4)[-4:] == DECK[:4]


@pytest.mark.parametrize("lifted", [0, 3, 75, 78])
def test_a_cut_leaves_more_than_three_cards_in_each_part(lifted):
    with pytest.raises(ValueError, match="4 to 74"):
        cut(DECK, lifted)


@given(rng=RANDOMS, limit=st.integers(1, 100))
def test_a_random_number_is_below_its_limit(rng, limit):
    assert 0 <= below(rng, limit) < limit


@given(rng=RANDOMS)
def test_a_shuffle_keeps_the_cards(rng):
    assert sorted(shuffled(DECK, rng)) == list(DECK)


@pytest.mark.parametrize(
    ("hand", "bare"),
    [
        pytest.param("S1 T1", True, id="the Petit alone"),
        pytest.param("S1 T1 E", False, id="with the Excuse"),
        pytest.param("S1 T1 T2", False, id="with another trump"),
        pytest.param("S1 T2", False, id="another trump alone"),
        pytest.param("S1 E", False, id="the Excuse alone"),
    ],
)
def test_a_bare_petit(hand, bare):
    assert is_petit_sec(cards(hand)) is bare
    assert petit_sec_seat([cards("S2"), cards(hand)]) == (1 if bare else None)


@given(rng=RANDOMS, seats=st.integers(3, 6))
def test_everybody_draws_and_the_lowest_deals(rng, seats):
    drawn = draw(seats, rng)
    counted = [(seat, card) for seat, card in drawn if card != EXCUSE]
    assert sorted(seat for seat, _ in counted) == list(range(seats))
    assert len({card for _, card in drawn}) == len(drawn)
    dealer = drawn_dealer(drawn)
    lowest = dict(counted)[dealer]
    others = [card for _, card in counted if card != lowest]
    if not lowest.is_trump:
        assert all(card.is_trump or card.rank >= lowest.rank for card in others)
    else:
        assert all(card.is_trump and card.rank > lowest.rank for card in others)


def test_the_ace_of_clubs_is_the_lowest_card_of_all():
    for card in DECK:
        if card.code not in ("C1", "E"):
            assert drawn_dealer(((0, card), (1, Card.parse("C1")))) == 1


@given(rng=RANDOMS)
def test_the_first_dealer_is_drawn_or_picked(rng):
    dealer, drawn = first_dealer(4, FFT, rng)
    assert drawn_dealer(drawn) == dealer
    picked, nothing = first_dealer(4, Agreements(first_dealer=FirstDealer.RANDOM), rng)
    assert picked in range(4)
    assert nothing == ()
