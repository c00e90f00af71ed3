"""What may be played and who takes the trick (rules 6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.rules.cards import DECK, EXCUSE, PETIT, Card, cards
from tarot_desktop.rules.play import (
    Reason,
    Refusal,
    Situation,
    legal_cards,
    refusal,
    winner,
    winning_index,
)

FREE_PETIT = Situation(free_petit=True)


def refused(reason, because=None):
    return Refusal(reason=reason, because=Card.parse(because) if because else None)


FOLLOW_H7 = refused(Reason.MUST_FOLLOW, "H7")


@pytest.mark.parametrize(
    ("trick", "hand", "played", "expected"),
    [
        pytest.param("H7", "H9 SK", "SK", FOLLOW_H7, id="the suit is in hand"),
        pytest.param("H7", "H9 HK", "H9", None, id="no duty to go higher in a suit"),
        pytest.param("H7 T4", "H9 T9", "T9", FOLLOW_H7, id="follows a trumped trick"),
        pytest.param(
            "H7", "S3 T4", "S3", refused(Reason.MUST_TRUMP, "H7"), id="void: a trump is due"
        ),
        pytest.param(
            "H7 T9",
            "S3 T4 T12",
            "T4",
            refused(Reason.MUST_OVERTRUMP, "T9"),
            id="void: over the trump on the table",
        ),
        pytest.param("H7 T9", "S3 T4 T8", "T4", None, id="undertrumps when nothing is higher"),
        pytest.param("H7 T9", "S3 E", "S3", None, id="throws off without suit and trumps"),
        pytest.param("T5", "T3 T9", "T3", refused(Reason.MUST_OVERTRUMP, "T5"), id="can go above"),
        pytest.param(
            "T5 T11 T7",
            "T9 T12",
            "T9",
            refused(Reason.MUST_OVERTRUMP, "T11"),
            id="the highest trump counts, not the latest",
        ),
        pytest.param("T5", "T1 S2", "S2", refused(Reason.MUST_TRUMP, "T5"), id="the Petit is due"),
        pytest.param("T5", "T3 E", "E", None, id="the Excuse is always free"),
        pytest.param("E", "H9 T3", "H9", None, id="after the Excuse any suit may be led"),
        pytest.param("E H7", "S2 H9", "S2", FOLLOW_H7, id="the card after the Excuse asks"),
        pytest.param("", "H9 T3", "T3", None, id="any card may be led"),
        pytest.param("", "H9", "S2", refused(Reason.NOT_IN_HAND), id="not in hand"),
    ],
)
def test_obligations_of_play(trick, hand, played, expected):
    assert refusal(Card.parse(played), cards(hand), cards(trick)) == expected


CALLED_HEARTS = Situation(called_card=Card.parse("HK"))
CALLED_SUIT = refused(Reason.CALLED_SUIT, "HK")


@pytest.mark.parametrize(
    ("trick", "hand", "played", "expected"),
    [
        pytest.param("", "H2 S3", "H2", CALLED_SUIT, id="the called suit may not be led"),
        pytest.param("", "HK S3", "HK", None, id="the called card itself may"),
        pytest.param("", "H2 S3", "S3", None, id="another suit may"),
        pytest.param("E", "H2 S3", "H2", None, id="the Excuse was the lead"),
    ],
)
def test_first_lead_at_five(trick, hand, played, expected):
    assert refusal(Card.parse(played), cards(hand), cards(trick), CALLED_HEARTS) == expected


def test_the_announcer_keeps_the_excuse_while_the_slam_is_alive():
    keeps = Situation(keeps_excuse=True)
    expected = refused(Reason.EXCUSE_KEPT_FOR_SLAM)
    assert refusal(EXCUSE, cards("E T3"), cards("T5"), keeps) == expected


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        pytest.param("H3", "T1 H2 S5", "T1 H2", id="instead of following"),
        pytest.param("H3", "T1 S2", "T1 S2", id="never forced"),
        pytest.param("T1", "S2 T4", "S2 T4", id="sets no suit"),
        pytest.param("H3 T1", "T4 S2", "T4", id="is no trump to beat, but trumping stays due"),
    ],
)
def test_a_protected_petit_is_free(trick, hand, legal):
    assert legal_cards(cards(hand), cards(trick), FREE_PETIT) == cards(legal)


@pytest.mark.parametrize(
    ("trick", "won_by"),
    [
        pytest.param("H7 HK H2 H9", 1, id="the highest card of the suit"),
        pytest.param("H7 SK H2 H9", 3, id="another suit wins nothing"),
        pytest.param("H7 HK T1 H9", 2, id="any trump beats the king"),
        pytest.param("T5 T11 T7 E", 1, id="the highest trump"),
        pytest.param("E H7 SK H9", 3, id="the card after the Excuse sets the suit"),
    ],
)
def test_who_takes_the_trick(trick, won_by):
    assert winner(tuple(enumerate(cards(trick)))) == won_by


def test_a_led_excuse_wins_the_last_trick_of_a_slam():
    assert winning_index(cards("E T21 T5 HK"), slam_lead=True) == 0


def test_a_slam_lead_needs_the_excuse_in_front():
    assert winning_index(cards("T5 E T21 HK"), slam_lead=True) == 2


def test_while_only_free_cards_lie_there_the_first_is_in_front():
    assert winning_index(cards("E")) == 0
    assert winning_index(cards("T1 E"), FREE_PETIT) == 0


def test_a_protected_petit_wins_nothing():
    assert winning_index(cards("T1 S4 SK S2"), FREE_PETIT) == 2


HANDS = st.lists(st.sampled_from(DECK), min_size=6, max_size=24, unique=True)


@given(pack=HANDS, cut=st.integers(1, 4), free=st.booleans())
def test_somebody_who_holds_a_card_can_always_play(pack, cut, free):
    trick, hand = pack[: cut - 1], pack[cut - 1 :]
    assert legal_cards(hand, trick, Situation(free_petit=free and PETIT in pack)) != ()


@given(pack=HANDS, cut=st.integers(1, 4))
def test_the_rules_about_following_hold_for_every_hand(pack, cut):
    """The duties of rules 6.3, worked out by the pseudocode there."""
    trick, hand = pack[: cut - 1], pack[cut - 1 :]
    free = [card for card in hand if card.is_excuse]
    mine = [card for card in hand if not card.is_excuse]
    table = [card for card in trick if not card.is_excuse]
    trumps = [card for card in mine if card.is_trump]
    allowed = mine
    if table:
        led = table[0].suit
        top = max((card.rank for card in table if card.is_trump), default=0)
        same = [card for card in mine if card.suit == led]
        if led != "T" and same:
            allowed = same
        elif trumps:
            allowed = [card for card in trumps if card.rank > top] or trumps
    assert set(legal_cards(hand, trick)) == {*allowed, *free}


@given(pack=HANDS, size=st.integers(2, 5))
def test_exactly_one_card_wins_and_it_is_never_a_thrown_excuse(pack, size):
    trick = pack[:size]
    won = trick[winning_index(trick)]
    if len({card for card in trick if not card.is_excuse}) > 0:
        assert won != EXCUSE
    assert trick.count(won) == 1
