"""The federation's signals: what is said, to whom, and what the others make of it."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from tarot_desktop.ai import kernel
from tarot_desktop.ai.advice import ReasonTag
from tarot_desktop.ai.boards import AT
from tarot_desktop.ai.heeding import heeded
from tarot_desktop.ai.knowledge import know
from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.ai.masks import PETIT_INDEX, mask_of
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.ai.sampling import hidden_cards
from tarot_desktop.ai.signalling import spoken
from tarot_desktop.ai.signals import Message, leanings, listen
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask, Role
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.dealing_room import play_out
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.dealing import deal
from tests.ai.positions import card_play

ALL = frozenset(range(6))
ALL_TRUMPS = " ".join(f"T{rank}" for rank in range(1, 22))
OUT_OF_SUIT = "C1 C6 C7 C8 C9 C10 CJ CN H1 H6 H7 H8 H9 H10 HJ HN"


def full(hand, size=18):
    """Return a hand filled up with cards that have nothing to say."""
    own = hand.split()
    spare = [code for code in OUT_OF_SUIT.split() if code not in own]
    return " ".join([*own, *spare[: size - len(own)]])


def said_by(seen, best, among, senders=ALL):
    """Return what is played instead of `best` where the cards `among` are equally good."""
    equals = {Card.parse(code): 0.0 for code in among.split()}
    assert set(equals) <= set(seen.legal_cards)
    return spoken(seen, listen(seen, senders), senders, equals, Card.parse(best)).code


def heard(seen, senders=ALL):
    return [(one.seat, one.message) for one in listen(seen, senders).said]


def decide(seen, senders=ALL, level="club"):
    player = make_player(level, senders)
    return player.decide(seen, rng=Random(1), budget=Budget(worlds=40), stop=Event())


@pytest.mark.parametrize(
    ("hand", "best", "among", "led"),
    [
        pytest.param("SK S9 S7 S3", "S9", "S3 S7 S9", "S3", id="king: 1 to 5"),
        pytest.param("SQ S10 S5 S6", "S6", "S5 S6 S10", "S5", id="queen: 1 to 5"),
        pytest.param("SJ S9 S7 S3", "S3", "S3 S7 S9", "S7", id="no honour: 6 to 10"),
        pytest.param("SK S9 S7 S8", "S7", "S7 S8 S9", "S7", id="nothing true can be said"),
        pytest.param(
            "T4 T5 T8 T10 T12 T14 T16", "T4", "T4 T5 T8", "T5", id="seven trumps: an odd one"
        ),
        pytest.param("T5 T7 T8 T16", "T5", "T5 T7 T8", "T8", id="fewer trumps: an even one"),
        pytest.param("SK S9 D9 D4 DJ", "S9", "S9 D9", "D9", id="rather another suit than a lie"),
        pytest.param("SJ S3 D9 D4", "S3", "S3 D4", "S3", id="one lie is as good as another"),
    ],
)
def test_a_lead_of_the_defence_says_what_is_true(hand, best, among, led):
    seen = card_play(full(hand), seat=1, taker=0)
    assert said_by(seen, best, among) == led


@pytest.mark.parametrize(
    ("hand", "leader", "table", "among", "played"),
    [
        pytest.param("D2 D4 D6 D9 DQ", 0, "DK", "D2 D4 D6 D9", "D4", id="holding"),
        pytest.param("D2 D4 D6 D9 DJ", 0, "DK", "D2 D4 D6 D9", "D2", id="long without honour"),
        pytest.param("D2 D4 D9 DQ", 0, "DK", "D2 D4 D9", "D2", id="honour in a short suit"),
        pytest.param("D3 D9 T5", 3, "DK D4", "D3 D9", "D9", id="doubleton"),
        pytest.param("D3 D9", 3, "DK D4", "D3 D9", "D3", id="doubleton without a trump"),
        pytest.param("D3 D9 T5 T1", 3, "DK D4", "D3 D9", "D3", id="the Petit must not ruff"),
        pytest.param("D3 D7 D9 T5", 3, "DK D4", "D3 D7 D9", "D3", id="three cards"),
        pytest.param("D3 D9 T5", 0, "DK", "D3 D9", "D3", id="doubleton in the taker's suit"),
        pytest.param("T1 T5 T8 T9", 3, "T20 T21", "T5 T8 T9", "T8", id="the Petit"),
        pytest.param("T2 T5 T8 T9", 3, "T20 T21", "T5 T8 T9", "T5", id="no Petit"),
        pytest.param("T1 T5 T8 T9", 0, "T20", "T5 T8 T9", "T5", id="the taker need not know"),
        pytest.param("E T1 T5 T8", 3, "T20 T21", "E T5", "E", id="stop at once"),
        pytest.param("E T2 T5 T8", 3, "T20 T21", "E T5", "T5", id="nothing to stop"),
    ],
)
def test_following_says_what_is_true(hand, leader, table, among, played):
    seen = card_play(full(hand), seat=1, taker=0, leader=leader, on_table=table)
    assert said_by(seen, among.split()[0], among) == played


def test_the_lower_card_comes_second_only_if_it_is_true():
    """Defender 1 gave the six to the taker's first round of diamonds."""

    def second(hand):
        earlier = [(0, "DK D6 D8 D10")]
        seen = card_play(full(hand, 17), seat=1, taker=0, leader=0, on_table="DN", earlier=earlier)
        return said_by(seen, "D9", "D4 D9")

    assert second("D4 D9 DQ D2") == "D4"
    assert second("D4 D9 DJ") == "D9"


def test_neither_the_taker_nor_who_has_not_agreed_says_anything():
    hand = full("SK S9 S7 S3")
    assert said_by(card_play(hand, seat=1, taker=1), "S9", "S3 S9") == "S9"
    assert said_by(card_play(hand, seat=1, taker=0), "S9", "S3 S9", frozenset({0, 2})) == "S9"


def test_a_hidden_partner_says_nothing():
    hand = full("SK S9 S7 S3 DK", 15)
    seen = card_play(hand, seat=1, taker=0, seats=5, called="DK", partner=1)
    assert seen.role(1) is Role.PARTNER
    assert said_by(seen, "S9", "S3 S9") == "S9"


@pytest.mark.parametrize(
    ("tricks", "messages"),
    [
        pytest.param([(2, "S4 S6 SQ SN")], [(2, Message.HONOUR)], id="small suit card"),
        pytest.param([(2, "S8 S6 SQ SN")], [(2, Message.NO_HONOUR)], id="higher suit card"),
        pytest.param([(2, "SJ S6 SQ SN")], [], id="a court card says nothing"),
        pytest.param([(2, "T7 T8 T9 T10")], [(2, Message.LONG_TRUMPS)], id="odd trump"),
        pytest.param([(2, "T6 T8 T9 T10")], [(2, Message.SHORT_TRUMPS)], id="even trump"),
        pytest.param([(2, "T6 E T9 T10")], [(2, Message.SHORT_TRUMPS), (3, Message.STOP)],
                     id="Excuse in the first round of trumps"),
        pytest.param([(0, "S4 S6 SQ SN")], [], id="the taker says nothing"),
        pytest.param([(0, "SK S8 S6 S7"), (0, "SQ S10 S3 S9")], [(2, Message.HOLDING)],
                     id="high then low on the taker's suit"),
        pytest.param([(3, "SK S2 S4 S9"), (3, "SQ S5 S6 S7")],
                     [(2, Message.DOUBLETON)], id="high then low on a suit of the defence"),
        pytest.param([(3, "T21 T2 T4 T9"), (3, "T20 T5 T6 T7")],
                     [(2, Message.PETIT)], id="high then low in trumps"),
        pytest.param([(3, "T4 T5 T6 T9"), (3, "T20 T7 T8 T2")],
                     [(3, Message.SHORT_TRUMPS)], id="a trump that had to go over says nothing"),
        pytest.param([(0, "SK S2 S6 SJ"), (0, "SQ S10 S8 S3")], [],
                     id="a court card was given for its points"),
        pytest.param([(2, "S8 S6 SQ SN"), (2, "S4 SK S10 S9")], [(2, Message.NO_HONOUR)],
                     id="only the first lead of a suit speaks"),
    ],
)  # fmt: skip
def test_everybody_hears_what_the_cards_say(tricks, messages):
    for seat in (0, 1):
        hand = "D1 D2 D3 D4 D5 D6 D7 D8 H1 H2 H3 H4 H5 H6 H7 H8"
        size = 18 - len(tricks)
        seen = card_play(
            full(hand, size) if size > 16 else hand, seat=seat, taker=0, earlier=tricks
        )
        assert heard(seen) == messages


def test_only_those_who_play_the_system_are_heard():
    seen = card_play(full("D1 D2", 17), seat=1, taker=0, earlier=[(2, "S4 S6 SQ SN")])
    assert heard(seen, frozenset({2})) == [(2, Message.HONOUR)]
    assert heard(seen, frozenset({0, 1, 3})) == []


SPADE = (2, "S4 SQ S6 SN")
"""A defender promised the king or the queen of spades, another took the trick."""


@pytest.mark.parametrize(
    ("hand", "earlier", "group"),
    [
        pytest.param("S2 S10 H2 H7 H8 HN D2 D6 C3 C9 T2 T8", [(2, "S4 SQ S6 SN")], "S",
                     id="king or queen promised"),
        pytest.param("S2 H2 H7 H8 HN D6 D7 D8 C3 C9 T6 T8", [(2, "S4 SQ S6 SN")], "S",
                     id="the last card of the suit"),
        pytest.param("S2 S10 H2 H7 H8 HN D2 D6 C3 T12 T13 T18", [(2, "T7 T8 T9 T10")], "T",
                     id="long trumps"),
        pytest.param("S2 S10 H2 H7 H8 HN D2 D6 C3 C9 T18", [(2, "T7 T8 T9 T10")], "T",
                     id="long trumps, only one to give"),
        pytest.param("S2 H2 H7 H8 HN D2 D6 C3 C9 T2 T8", [(0, "SK S5 S8 S7"), (0, "SQ S10 S3 S9")],
                     "T", id="a guarded holding"),
        pytest.param("S2 S6 H2 H7 H8 HN D2 D6 C3 C9 T2 T8",
                     [(3, "SK SN S5 S9"), (3, "SQ S8 S4 S7")], "S", id="a doubleton"),
    ],
)  # fmt: skip
def test_what_a_friend_asks_for_is_led(hand, earlier, group):
    seen = card_play(full(hand, 18 - len(earlier)), seat=1, taker=0, earlier=earlier)
    decision = decide(seen)
    assert decision.command.card.code[0] == group
    assert decision.reasons[0] is ReasonTag.FOLLOWS_SIGNAL


TRUMPS = "T6 T9 T11 T13 T15 T16 T17 T18 T19"


@pytest.mark.parametrize(
    "earlier",
    [
        pytest.param([(3, "T4 T5 T8 E")], id="the Excuse in the first round of trumps"),
        pytest.param([(3, "T20 T3 T4 T7"), (3, "T21 T5 T10 T2")], id="high then low in trumps"),
    ],
)
def test_trumps_are_stopped_when_a_friend_has_the_petit(earlier):
    seen = card_play(full(TRUMPS, 18 - len(earlier)), seat=1, taker=0, earlier=earlier)
    deaf = decide(seen, frozenset())
    assert deaf.command.card.is_trump
    decision = decide(seen)
    assert not decision.command.card.is_trump
    assert decision.reasons[0] is ReasonTag.FOLLOWS_SIGNAL


def test_trumps_go_on_once_the_petit_is_gone():
    earlier = [(3, "T4 T5 T8 E"), (3, "T20 T3 T1 T7")]
    seen = card_play(full(TRUMPS, 16), seat=1, taker=0, earlier=earlier)
    assert decide(seen).command.card.is_trump


def test_the_own_petit_is_a_reason_not_to_return_trumps():
    seen = card_play(full("T1 T3 T6", 17), seat=1, taker=0, earlier=[(2, "T7 T8 T9 T10")])
    decision = decide(seen)
    assert not decision.command.card.is_trump
    assert decision.reasons[:2] == (ReasonTag.BREAKS_SIGNAL, ReasonTag.SAVES_PETIT)


def test_a_request_that_was_answered_has_been_heard():
    hand = full("S2 S10 D2 D6 D7 DK", 16)
    answered = [SPADE, (3, "S3 S8 S9 SK")]
    assert not any("signal" in tag for tag in decide(
        card_play(hand, seat=1, taker=0, earlier=answered)
    ).reasons)  # fmt: skip


def test_the_attack_owes_nobody_a_return():
    seen = card_play(full("S2 S10 D2 D6 D7 DK", 17), seat=1, taker=1, earlier=[SPADE])
    assert not any("signal" in tag for tag in decide(seen).reasons)


def test_the_taker_reads_the_signals_too():
    """Defender 3 gave the higher trump first: the Petit is there."""
    earlier = [(1, "T20 T4 T7 T3"), (1, "T21 T10 T5 T2")]
    seen = card_play(full("T11 T12 T13", 16), seat=0, taker=0, earlier=earlier)
    said = listen(seen, ALL).said
    assert (3, Message.PETIT) in [(one.seat, one.message) for one in said]
    before, after = know(seen), know(seen, leanings=leanings(said))
    assert after.chances[3][PETIT_INDEX] > 1.5 * before.chances[3][PETIT_INDEX]


def test_a_person_s_cards_speak_only_if_he_plays_the_system():
    hand = full("S2 S10 H2 H7 H8 HN D2 D6 C3 C9 T2 T8", 17)
    seen = card_play(hand, seat=2, taker=3, earlier=[(0, "S4 SN SQ S6")])
    others = frozenset({1, 2, 3})
    assert decide(seen, others | {0}).reasons[0] is ReasonTag.FOLLOWS_SIGNAL
    assert decide(seen, others) == decide(seen, frozenset())


def started(seats, number):
    rng = Random(f"signals:{seats}:{number}")
    dealer = number % seats
    return Game.start(seats, dealer, FFT, deal(seats, dealer, FFT, rng)), rng


def decisions(seats, deals, *players):
    """Yield every observation of some deals with what each player decides; the first one plays."""
    for number in range(deals):
        game, _ = started(seats, number)
        while (asked := waiting(game.state)) is not None:
            seen = observe(game.state, asked[1])
            told = [
                one.decide(seen, rng=Random(3), budget=Budget(worlds=6), stop=Event())
                for one in players
            ]
            yield seen, *told
            game.apply(told[0].command)


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_weaker_levels_know_no_signals(level):
    deaf, asked = make_player(level), make_player(level, ALL)
    assert all(mine == theirs for _, mine, theirs in decisions(4, 6, deaf, asked))


def test_only_plays_and_only_those_of_the_defence_change():
    changed = [
        seen
        for seen, mine, theirs in decisions(4, 12, make_player("club"), make_player("club", ALL))
        if mine.command != theirs.command
    ]
    assert changed
    assert {seen.ask for seen in changed} == {Ask.PLAY}
    assert Role.DEFENDER in {seen.role(seen.seat) for seen in changed}


def test_a_signal_is_given_among_equally_good_cards_only():
    for _, mine in decisions(4, 12, make_player("club", ALL)):
        if mine.evaluations and ReasonTag.GIVES_SIGNAL in mine.reasons:
            means = {one.choice: one.mean for one in mine.evaluations}
            assert max(means.values()) - means[mine.command.card.code] <= 0.3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_request_is_followed_unless_the_petit_or_a_known_ruff_speaks_against_it(seats):
    stated = {ReasonTag.SAVES_PETIT, ReasonTag.OPENS_RUFF}
    tags = [mine.reasons for _, mine in decisions(seats, 20, make_player("club", ALL))]
    followed = sum(ReasonTag.FOLLOWS_SIGNAL in each for each in tags)
    broken = sum(ReasonTag.BREAKS_SIGNAL in each and not stated & {*each} for each in tags)
    assert followed >= 5
    assert followed >= 0.9 * (followed + broken)


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_signalling_table_plays_without_a_fault(seats, level):
    players = [make_player(level, ALL)] * seats
    for number in range(8 if level == "club" else 1):
        game, rng = started(seats, number)
        assert list(play_out(game, players, rng, Budget(worlds=6))) == []


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_searching_level_sends_and_reads_where_its_worlds_cannot_tell(level):
    seen = card_play(full("S2 S10 H2 H7 H8 HN D2 D6", 17), seat=1, taker=0, earlier=[SPADE])
    decision = decide(seen, level=level)
    assert ReasonTag.FOLLOWS_SIGNAL in decision.reasons
    assert decision.command.card.code[0] == "S"


def test_every_level_from_the_club_on_plays_signals():
    assert [level.name for level in LEVELS.values() if level.signals] == [
        "club",
        "expert",
        "master",
    ]


@pytest.mark.parametrize(
    ("tricks", "seat", "cards", "least", "most"),
    [
        pytest.param([(2, "S4 S6 S9 SN")], 2, "SK SQ", 1, 2, id="king or queen"),
        pytest.param([(2, "S8 S6 S9 SN")], 2, "SK SQ", 0, 0, id="neither"),
        pytest.param([(2, "T7 T8 T9 T10")], 2, ALL_TRUMPS, 6, 18, id="seven trumps, one played"),
        pytest.param([(2, "T6 T8 T9 T10")], 2, ALL_TRUMPS, 0, 5, id="six at most, one played"),
        pytest.param(
            [(3, "SK S2 S4 S9"), (3, "SQ S5 S6 S7")], 2, "S1 S3 S8 S10 SJ SN", 0, 0, id="no more"
        ),
        pytest.param([(3, "T4 T5 T8 E")], 2, "T1", 1, 1, id="the Petit"),
    ],
)
def test_sampled_worlds_rather_agree_with_what_was_said(tricks, seat, cards, least, most):
    seen = card_play(full("D1 D2 D6 D7", 18 - len(tricks)), seat=1, taker=0, earlier=tricks)
    source = hidden_cards(seen)
    mask, place = mask_of(map(Card.parse, cards.split())), source.board.place(seat)
    mask &= ~mask_of(card for _, card in seen.plays)

    def agreeing(worlds):
        held = [
            (worlds[start + AT["lo"] + place] | worlds[start + AT["hi"] + place] << 56) & mask
            for start in range(0, len(worlds), kernel.SIZE)
        ]
        assert len(held) == 64
        return sum(least <= cards.bit_count() <= most for cards in held)

    heard = agreeing(heeded(source, seen, listen(seen, ALL).said).worlds(0, 64, 1))
    assert heard >= min(64, 2 * agreeing(source.worlds(0, 64, 1)))


def test_worlds_are_as_ever_where_nothing_was_said():
    seen = card_play(full("D1 D2 D6 D7"), seat=1, taker=0)
    source = hidden_cards(seen)
    assert heeded(source, seen, ()).worlds(3, 8, 5) == source.worlds(3, 8, 5)
