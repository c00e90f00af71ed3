"""The key Y: why the card that the person points at may be played or discarded, or not."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.results import Trick
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, cards
from tarot_desktop.view.chips import Chip
from tarot_desktop.view.permissions import may_be_discarded, may_be_played
from tarot_desktop.view.words import refusal_sentence
from tests.view.panels.sitting import begun, filled
from tests.view.playing import distribution
from tests.view.test_whole_deals import STRONG, TAKER, WEAK


def seen_with(hand, on_table):
    """What the person sees whose hand is this when these cards lie on the table."""
    state = begun(filled("", "", "", ""), Bid.SANS, Bid.PASS, Bid.PASS, Bid.PASS).state
    plays = tuple(enumerate(cards(on_table), 1))
    trick = Trick(number=1, leader=1 if plays else 0, plays=plays)
    return replace(observe(state, 0), hand=cards(hand), trick=trick)


@pytest.mark.parametrize(
    ("card", "hand", "on_table", "sentence"),
    [
        ("H7", "H7 S2", "", "You may play the 7 of hearts: you lead."),
        ("H7", "H7 S2", "E", "You may play the 7 of hearts: no suit has been led yet."),
        ("E", "E H7", "H2", "You may play the Excuse at any time."),
        ("H7", "H7 HK", "H2", "You may play the 7 of hearts: it follows suit."),
        ("T5", "T5 S2", "H2", "You may play the 5: you have no hearts and must trump."),
        ("T9", "T9 S2", "H2 T5", "You may play the 9: it goes above the 5."),
        ("T9", "T9 T2", "T5", "You may play the 9: it goes above the 5."),
        ("T2", "T2 S2", "H2 T5", "You may play the 2: you cannot go above the 5."),
        (
            "S2",
            "S2 C3",
            "H2 T5",
            "You may play the 2 of spades: you have neither hearts nor trumps.",
        ),
        ("S2", "S2 C3", "T5", "You may play the 2 of spades: you have no trump."),
    ],
)
def test_a_legal_card_tells_which_obligation_it_meets(card, hand, on_table, sentence):
    assert may_be_played(Card.parse(card), seen_with(hand, on_table)) == sentence


def test_a_card_that_may_be_discarded_tells_why():
    assert may_be_discarded(Card.parse("H7")) == (
        "You may discard the 7 of hearts: it is no king, no bout and no trump."
    )
    assert may_be_discarded(Card.parse("T9")) == (
        "You may discard the 9: there are not enough suit cards."
    )


def until(person, ask, bid):
    while person.asked().ask is not ask:
        person.click_answer(person.asked(), bid)
    return person.asked()


def test_y_explains_the_focused_card_while_a_card_is_asked(sit_down):
    person = sit_down(deal=distribution(WEAK, TAKER, "", ""))
    seen = until(person, Ask.PLAY, Bid.PASS)
    while not seen.refusals:
        person.click_answer(seen, Bid.PASS)
        seen = person.asked()
    window, names = person.window, person.house.director.names
    locked, refusal = seen.refusals[0]
    person.key_to_card(locked)
    person.key(Qt.Key.Key_Y)
    assert window.why.isVisible()
    assert window.why.sentence() == refusal_sentence(refusal, seen, names)
    person.key_to_card(seen.legal_cards[0])
    assert not window.why.isVisible()
    person.key(Qt.Key.Key_Y)
    assert window.help.accessibleName() == may_be_played(seen.legal_cards[0], seen)
    assert person.turns.asked is seen


def test_y_explains_cards_in_the_hand_and_in_the_tray_while_the_person_discards(sit_down):
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    rules = until(person, Ask.DISCARD, Bid.GARDE).discard_rules
    window = person.window
    free, king = min(rules.plain), Card.parse("SK")
    person.key_to_card(king)
    person.key(Qt.Key.Key_Y)
    assert "no king may be discarded" in window.why.sentence()
    person.key_to_card(free)
    person.key(Qt.Key.Key_Y)
    assert window.help.accessibleName() == may_be_discarded(free)
    legend = person.turns.discard_bar.legend
    assert not legend.isVisible(), "two texts would lie in one place"
    person.key(Qt.Key.Key_Left)
    assert legend.isVisible()
    assert not window.help.accessibleName()
    person.key_to_card(free)
    person.key(Qt.Key.Key_Space)
    person.until(person.still)
    person.key(Qt.Key.Key_End)
    person.key(Qt.Key.Key_Y)
    assert window.help.accessibleName().startswith("You may take ")


def test_y_in_the_auction_says_that_no_card_is_asked(sit_down):
    person = sit_down(deal=distribution(STRONG, "", "", ""))
    person.asked(Ask.BID)
    person.key(Qt.Key.Key_Y)
    assert person.window.help.accessibleName() == "No card is asked of you now."


def test_the_list_of_keys_has_y(sit_down):
    person = sit_down()
    person.asked()
    person.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    shown = {chip.text() for chip in person.desk.keys.findChildren(Chip)}
    assert "Y" in shown
