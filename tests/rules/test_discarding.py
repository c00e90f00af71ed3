"""The discard (rules 5.2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.rules.cards import DECK, Card, cards
from tarot_desktop.rules.discarding import DiscardReason, DiscardRules, trumps_of


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        pytest.param("SK", DiscardReason.KING, id="kings stay"),
        pytest.param("T1", DiscardReason.BOUT, id="bouts stay"),
        pytest.param("E", DiscardReason.BOUT, id="the Excuse stays"),
        pytest.param("T7", DiscardReason.TRUMP, id="trumps stay while plain cards are left"),
        pytest.param("C2", DiscardReason.NOT_HELD, id="a card of another hand"),
        pytest.param("SQ", None, id="a queen may go"),
    ],
)
def test_why_a_card_may_not_go(card, reason):
    rules = DiscardRules(cards=frozenset(cards("SK SQ S5 H2 H3 D4 D9 T1 T7 E")), size=6)
    assert rules.refusal(Card.parse(card)) == reason


def test_trumps_go_when_plain_cards_are_short():
    rules = DiscardRules(cards=frozenset(cards("SK SQ T1 T7 T9 T12 E")), size=3)
    assert rules.forced == 2
    assert rules.allowed() == cards("SQ T7 T9 T12")
    assert rules.is_legal(cards("SQ T7 T12"))
    assert not rules.is_legal(cards("T7 T9 T12"))


def test_the_number_of_cards_is_fixed():
    rules = DiscardRules(cards=frozenset(cards("S1 S2 S3 S4")), size=3)
    assert not rules.is_legal(cards("S1 S2"))
    assert not rules.is_legal(cards("S1 S2 S2"))


def test_trumps_of_a_discard_are_shown_low_to_high():
    assert trumps_of(cards("T9 S1 T2")) == cards("T2 T9")


@given(st.lists(st.sampled_from(DECK), min_size=18, max_size=24, unique=True), st.integers(3, 6))
def test_a_legal_discard_always_exists(held, size):
    rules = DiscardRules(cards=frozenset(held), size=size)
    assert rules.is_legal(rules.allowed()[:size])
