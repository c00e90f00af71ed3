"""Bids, the auction, the call (rules 4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.rules.agreements import FFT, Agreements, Pousse
from tarot_desktop.rules.bidding import Bid, callable_cards, contracts, highest, open_bids
from tarot_desktop.rules.cards import DECK, cards

WITH_POUSSE = Agreements(pousse=Pousse.SINGLE)
ALL_COURTS = "SK HK DK CK SQ HQ DQ CQ SN HN DN CN SJ HJ DJ"


@pytest.mark.parametrize(
    ("spoken", "agreements", "expected"),
    [
        pytest.param([], FFT, ["pass", "prise", "garde", "sans", "contre"], id="nobody yet"),
        pytest.param(["garde"], FFT, ["pass", "sans", "contre"], id="strictly higher"),
        pytest.param(
            ["garde", "pass"], FFT, ["pass", "sans", "contre"], id="a pass lowers nothing"
        ),
        pytest.param(["contre"], FFT, ["pass"], id="after a contre all still speak"),
        pytest.param(
            ["prise"], WITH_POUSSE, ["pass", "pousse", "garde", "sans", "contre"], id="pousse"
        ),
    ],
)
def test_what_may_be_said(spoken, agreements, expected):
    bids = [(seat, Bid.parse(code)) for seat, code in enumerate(spoken)]
    assert [bid.code for bid in open_bids(bids, agreements)] == expected


def test_there_is_no_pousse_under_the_federation_rules():
    assert Bid.POUSSE not in contracts(FFT)
    assert contracts(WITH_POUSSE).index(Bid.POUSSE) == 1


@given(st.lists(st.sampled_from(list(Bid)), max_size=5))
def test_the_taker_is_the_highest_of_a_legal_auction(said):
    bids = []
    for seat, bid in enumerate(said):
        bids.append((seat, bid if bid in open_bids(bids, FFT) else Bid.PASS))
    top = highest(bids)
    best = max((bid for _, bid in bids), default=Bid.PASS)
    assert top is None if best is Bid.PASS else top[1] is best


def test_a_bid_is_read_from_its_code_alone():
    assert Bid.parse("sans") is Bid.SANS
    with pytest.raises(ValueError, match="no bid"):
        Bid.parse("Garde")


@pytest.mark.parametrize(
    ("hand", "levels"),
    [
        pytest.param("SK HK DK S1", "K", id="three kings: a king"),
        pytest.param("SK HK DK CK S1", "KQ", id="four kings: a queen too"),
        pytest.param("SK HK DK CK SQ HQ DQ CQ", "KQN", id="and four queens: a knight too"),
        pytest.param(ALL_COURTS.replace("HJ DJ", ""), "KQNJ", id="and four knights: a jack too"),
        pytest.param(f"{ALL_COURTS} CJ", "KQNJ", id="nothing lies below the jacks"),
    ],
)
def test_what_may_be_called(hand, levels):
    expected = [card for card in DECK if card.is_court and card.code[1:] in levels]
    assert sorted(callable_cards(cards(hand), FFT)) == expected


def test_own_cards_may_be_left_out():
    found = callable_cards(cards("SK HK S1"), Agreements(self_call=False))
    assert found == cards("DK CK")


@given(st.lists(st.sampled_from(DECK), min_size=15, max_size=15, unique=True), st.booleans())
def test_there_is_always_a_card_to_call(hand, self_call):
    assert callable_cards(hand, Agreements(self_call=self_call))
