"""The order of the hand."""

from dataclasses import replace

import pytest

from tarot_desktop.rules.cards import DECK, Suit, cards
from tarot_desktop.storage.choices import RankDirection, SuitOrder, TrumpSide
from tarot_desktop.storage.settings import Settings
from tarot_desktop.view.sorting import SortOrder, sort_order, sorted_hand

HAND = cards("C2 E HK T3 S1 DQ T21 HN C10")


def codes(order):
    return [card.code for card in sorted_hand(HAND, order)]


def test_trumps_stand_left_high_to_low_with_the_excuse_after_them():
    assert codes(SortOrder()) == ["T21", "T3", "E", "S1", "HK", "HN", "C10", "C2", "DQ"]


def test_trumps_may_stand_right():
    order = SortOrder(trumps_left=False)
    assert codes(order) == ["S1", "HK", "HN", "C10", "C2", "DQ", "T21", "T3", "E"]


def test_ranks_may_rise():
    order = SortOrder(descending=False)
    assert codes(order) == ["E", "T3", "T21", "S1", "HN", "HK", "C2", "C10", "DQ"]


@pytest.mark.parametrize("suits", list(SuitOrder))
def test_the_settings_say_the_order(suits):
    settings = replace(
        Settings(),
        suit_order=suits,
        trump_side=TrumpSide.RIGHT,
        rank_direction=RankDirection.RISING,
    )
    order = sort_order(settings)
    groups = list(dict.fromkeys(card.suit for card in sorted_hand(DECK, order)))
    assert groups == [*(Suit(letter) for letter in suits.value), Suit.EXCUSE, Suit.TRUMPS]
