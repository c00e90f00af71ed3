"""Cards, bids, refusals and numbers in words, in both languages."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from tarot_desktop.game.deal_code import CodeFault, DealCodeError
from tarot_desktop.game.events import (
    AnnouncementDeclined,
    AuctionWon,
    BidMade,
    CardPlayed,
    SlamDecided,
)
from tarot_desktop.game.notation import read_text
from tarot_desktop.game.projection import observe
from tarot_desktop.game.replay import replay
from tarot_desktop.game.results import End, Result, Trick
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, Card, Suit, cards
from tarot_desktop.rules.discarding import DiscardReason, DiscardRules
from tarot_desktop.rules.play import Reason, Refusal
from tarot_desktop.view.language import Language
from tarot_desktop.view.refusals import no_room_why
from tarot_desktop.view.table_words import hand_sentence, last_trick_sentence, trick_sentence
from tarot_desktop.view.vocabulary import name_knights, whose_card
from tarot_desktop.view.words import (
    Counts,
    bid_name,
    card_name,
    deal_code_sentence,
    discard_refusal_sentence,
    discard_refusal_why,
    end_sentence,
    event_sentence,
    in_sentences,
    level_name,
    plain_number,
    points,
    refusal_sentence,
    refusal_why,
    signed,
    the_card,
    verdict,
)
from tests.view.panels.sitting import NAMES, RULES_SLAM, begun, filled, rules_slam

NBSP = "\N{NO-BREAK SPACE}"
THIN = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
FRENCH_NAMES = ("Vous", "Odile", "Mathilde", "Anselme")


@pytest.fixture
def language(qapp):
    made = Language(qapp)
    made.use("en")
    yield made
    for translator in made._installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(QLocale.system())


def c(code):
    return Card.parse(code)


ENGLISH_RANKS = {1: "Ace", 11: "Jack", 12: "Knight", 13: "Queen", 14: "King"}
FRENCH_RANKS = {1: "As", 11: "Valet", 12: "Cavalier", 13: "Dame", 14: "Roi"}
ENGLISH_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
FRENCH_SUITS = {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"}


def names_of(card):
    """What a card is called in English and in French (rules 1)."""
    if card.suit is Suit.TRUMPS:
        return f"Trump {card.rank}", f"Atout {card.rank}"
    if card.suit is Suit.EXCUSE:
        return "Excuse", "Excuse"
    english = ENGLISH_RANKS.get(card.rank, str(card.rank))
    french = FRENCH_RANKS.get(card.rank, str(card.rank))
    return (
        f"{english} of {ENGLISH_SUITS[card.suit.value]}",
        f"{french} de {FRENCH_SUITS[card.suit.value]}",
    )


def test_every_card_has_its_name_in_both_languages(language):
    assert [card_name(card) for card in DECK] == [names_of(card)[0] for card in DECK]
    language.use("fr")
    assert [card_name(card) for card in DECK] == [names_of(card)[1] for card in DECK]


@pytest.mark.parametrize(
    ("half_points", "expected"), [(0, "0"), (1, "½"), (2, "1"), (81, "40½"), (82, "41")]
)
def test_half_points_are_written_as_halves(half_points, expected):
    assert points(half_points) == expected


def test_half_points_keep_their_word(language):
    assert Counts().half_points(81) == "40½ points"
    language.use("fr")
    assert Counts().half_points(1) == "½ point"
    assert Counts().half_points(98) == "49 points"


@pytest.mark.parametrize(
    ("number", "expected"),
    [(318, f"+{THIN}318"), (-106, f"{MINUS}{THIN}106"), (0, "0")],
)
def test_scores_have_a_true_sign_and_a_thin_space(number, expected):
    assert signed(number) == expected


def test_a_total_has_a_sign_only_below_zero():
    assert (plain_number(173), plain_number(-87)) == ("173", f"{MINUS}{THIN}87")


@pytest.mark.parametrize(
    ("some", "english", "french"),
    [
        ("T19 T18", "trumps 19 and 18", "atouts 19 et 18"),
        ("T19 T18 T1 E", "trumps 19, 18 and 1, Excuse", "atouts 19, 18 et 1, Excuse"),
        ("T5 C6 T18 T17", "trump 5, 6 of clubs, trumps 18 and 17", None),
        ("C6 HK", "6 of clubs, king of hearts", "6 de trèfle, roi de cœur"),
    ],
)
def test_trumps_that_follow_one_another_are_named_once(language, some, english, french):
    assert in_sentences(cards(some)) == english
    language.use("fr")
    assert french in (None, in_sentences(cards(some)))


def overtrumping():
    """Anselme's 12 lies on a heart that the person cannot follow."""
    deal = filled(
        "T17 T19 E T5 T9 SK S9 S4 DK DN D7 C7 S2 S3 S5 S6 S7 S8",
        "H9 H2",
        "HQ H3",
        "T12 T20",
        chien="H1 H4 H5 H6 C1 C2",
    )
    return begun(deal, Bid.SANS, Bid.PASS, Bid.PASS, Bid.PASS)


def test_a_refusal_names_the_card_that_makes_the_duty_and_the_remedy(language):
    seen = observe(overtrumping().state, 0)
    trick = Trick(number=1, leader=1, plays=((1, c("H9")), (2, c("HQ")), (3, c("T12"))))
    seen = replace(seen, trick=trick, legal_cards=cards("T17 T19 E"))
    refusal = Refusal(reason=Reason.MUST_OVERTRUMP, because=c("T12"))
    assert refusal_sentence(refusal, seen, NAMES) == (
        "You must go above Anselme’s 12: play the 17, the 19 or the Excuse."
    )
    language.use("fr")
    assert refusal_sentence(refusal, seen, FRENCH_NAMES) == (
        f"Il faut monter sur le 12 d’Anselme{THIN}: jouez le 17, le 19 ou l’Excuse."
    )


def test_french_elides_only_before_a_vowel(language):
    language.use("fr")
    seen = observe(overtrumping().state, 0)
    for seat, whose in ((2, "la dame de cœur de Mathilde"), (1, "la dame de cœur d’Odile")):
        trick = Trick(number=1, leader=seat, plays=((seat, c("HQ")),))
        refusal = Refusal(reason=Reason.MUST_FOLLOW, because=c("HQ"))
        said = refusal_why(refusal, replace(seen, trick=trick), FRENCH_NAMES)
        assert said.rule == f"Il faut fournir sur {whose}"


@pytest.mark.parametrize(
    "reason", [reason for reason in Reason if reason is not Reason.NOT_IN_HAND]
)
@pytest.mark.parametrize("code", ["fr", "en"])
def test_every_refusal_names_a_card_and_says_what_to_play(reason, code, language):
    language.use(code)
    seen = observe(overtrumping().state, 0)
    because = None if reason is Reason.EXCUSE_KEPT_FOR_SLAM else c("H9")
    said = refusal_why(
        Refusal(reason=reason, because=because), replace(seen, legal_cards=cards("T17 T19")), NAMES
    )
    named = "Excuse" if because is None else "9"
    assert named in said.rule
    assert "17" in said.remedy
    assert "19" in said.remedy
    assert said.sentence.count(".") == 1


def test_many_cards_of_a_suit_are_named_by_the_suit(language):
    seen = replace(observe(overtrumping().state, 0), legal_cards=cards("H2 H3 H4 H9 E"))
    refusal = Refusal(reason=Reason.MUST_FOLLOW, because=c("H10"))
    assert refusal_why(refusal, seen, NAMES).remedy == "play a heart or the Excuse"


def test_a_trump_led_is_answered_by_a_trump(language):
    seen = observe(overtrumping().state, 0)
    said = refusal_why(Refusal(reason=Reason.MUST_TRUMP, because=c("T8")), seen, NAMES)
    assert said.rule == "You must play a trump on the 8"


RULES = DiscardRules(cards=frozenset(cards("HK H2 D3 T21 T5 E S4 S5 S6 S7")), size=6)


@pytest.mark.parametrize(
    ("code", "reason", "expected"),
    [
        (
            "HK",
            DiscardReason.KING,
            "The king of hearts stays in your hand, for no king may be discarded",
        ),
        (
            "E",
            DiscardReason.BOUT,
            "The Excuse stays in your hand, for no bout may be discarded",
        ),
        (
            "T5",
            DiscardReason.TRUMP,
            "The 5 stays in your hand while there are enough suit cards",
        ),
    ],
)
def test_a_refused_discard_names_the_card_and_what_may_go(code, reason, expected, language):
    said = discard_refusal_sentence(c(code), reason, RULES)
    assert said == f"{expected}: discard spades, hearts or diamonds."


def test_another_card_of_the_suits_may_go_where_a_king_may_not(language):
    rules = DiscardRules(cards=frozenset(cards("HK H2 D3 S4 S5 C6 C7 T21")), size=6)
    why = discard_refusal_why(c("HK"), DiscardReason.KING, rules)
    assert why.remedy == "discard other suit cards"


@pytest.mark.parametrize(
    ("code", "lead", "took"),
    [
        ("en", "Trick 2, you lead", "you took it"),
        ("fr", "Pli 2, vous entamez", "vous l’avez pris"),
    ],
)
def test_the_tricks_of_the_person_are_told_in_the_second_person(language, code, lead, took):
    language.use(code)
    seen = observe(overtrumping().state, 0)
    trick = Trick(number=2, leader=0, plays=(), winner=None)
    taken = Trick(number=1, leader=1, plays=((1, c("H1")), (0, c("HK"))), winner=0)
    after = replace(seen, trick=trick, tricks=(taken,))
    assert trick_sentence(after, NAMES) == lead
    assert last_trick_sentence(after, NAMES).endswith(took)


def test_the_knight_is_called_by_the_letter_on_its_card(language):
    try:
        name_knights(cavalier=True)
        assert card_name(c("CN")) == "Cavalier of clubs"
        assert the_card(c("CN")) == "the cavalier of clubs"
        assert whose_card(c("CN"), "Odile") == "Odile’s cavalier of clubs"
        assert hand_sentence(cards("CN")) == "Your hand: clubs cavalier"
    finally:
        name_knights(cavalier=False)
    assert card_name(c("CN")) == "Knight of clubs"


def test_events_are_told_to_the_person_as_you(language):
    seen = observe(overtrumping().state, 0)
    assert event_sentence(BidMade(seat=1, bid=Bid.GARDE), seen, NAMES) == "Odile: Garde."
    won = AuctionWon(taker=0, contract=Bid.SANS)
    assert event_sentence(won, seen, NAMES) == "You take: Garde Sans."
    played = CardPlayed(seat=3, card=c("HK"))
    assert event_sentence(played, seen, NAMES) == "Anselme: king of hearts."


def test_what_nobody_needs_to_know_is_not_told(language):
    seen = observe(overtrumping().state, 0)
    assert event_sentence(AnnouncementDeclined(seat=0), seen, NAMES) == ""
    assert event_sentence(SlamDecided(seat=0, announced=False), seen, NAMES) == ""


def test_every_event_of_the_rules_example_has_its_sentence(language):
    game = replay(read_text(RULES_SLAM))
    seen = observe(game.state, 0)
    told = [event_sentence(event, seen, NAMES) for event in game.history]
    assert "You deal." in told
    assert "Mathilde discards 6 cards, shown: trump 15." in told
    assert "Mathilde announces a slam and leads." in told
    assert "Mathilde takes trick 18 of 18." in told
    assert told[-1] == f"Mathilde: Garde made by{NBSP}55, +{THIN}1740."


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (End.ALL_PASS, "Everyone passed: nobody scores."),
        (End.PETIT_SEC, "A bare Petit cancels the deal."),
    ],
)
def test_a_deal_that_is_not_played_ends_in_a_sentence(end, expected, language):
    assert end_sentence(Result(end=end, scores=(0, 0, 0, 0)), NAMES) == expected
    assert verdict(Result(end=end, scores=(0, 0, 0, 0))) == ""


def test_a_contract_made_by_nothing_is_just_made(language):
    result = rules_slam().result
    just = replace(result, score=replace(result.score, margin=0))
    lost = replace(result, score=replace(result.score, margin=10, made=False))
    assert (verdict(just), verdict(lost)) == ("Garde just made", f"Garde lost by{NBSP}10")
    language.use("fr")
    assert (verdict(just), verdict(lost)) == ("Garde juste faite", f"Garde chutée de{NBSP}10")


def test_levels_are_named_by_their_audience(language):
    assert [level_name(level) for level in ("novice", "casual", "club")] == [
        "First evenings",
        "Family",
        "Club",
    ]


def test_contracts_keep_their_french_names(language):
    language.use("fr")
    assert [bid_name(bid) for bid in Bid] == [
        "Passe",
        "Prise",
        "Pousse",
        "Garde",
        "Garde sans",
        "Garde contre",
    ]


@pytest.mark.parametrize("fault", list(CodeFault))
def test_every_fault_of_a_deal_code_is_one_sentence(fault, language):
    error = DealCodeError(fault, character="b", position=3, length=12)
    said = deal_code_sentence(error)
    assert said.endswith(".")
    assert "{" not in said


def test_the_hand_is_read_suit_by_suit():
    held = cards("T21 T5 T1 E SK SQ S4 H1 DJ D2 CN")
    assert hand_sentence(held) == (
        "Your hand: trumps 21, 5, 1, Excuse; spades king, queen, 4; "
        "hearts ace; diamonds jack, 2; clubs knight"
    )


def test_a_full_discard_says_what_to_do() -> None:
    rules = DiscardRules(cards=frozenset(cards("S2 S3 T4 T5")), size=3)
    tray = cards("S2 S3 T4")
    assert no_room_why(tray, rules).sentence == "The discard is full: take a card back first."
    said = no_room_why(tray[1:], rules).sentence
    assert said == "No further trump may be discarded: take a card back first."
