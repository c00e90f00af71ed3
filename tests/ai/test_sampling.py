"""Sampled worlds agree with everything their seat has seen."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from threading import Event

import pytest

from tarot_desktop.ai import boards, kernel
from tarot_desktop.ai.bidding import hand_value
from tarot_desktop.ai.boards import AT
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.ai.sampling import SPEC_AT, hidden_cards, with_drawing_takers
from tarot_desktop.game.commands import (
    Announce,
    DecidePetitSec,
    MakeBid,
    MakeDiscard,
)
from tarot_desktop.game.engine import Game
from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, Suit
from tarot_desktop.rules.dealing import Distribution, deal
from tests.ai.positions import card_play
from tests.ai.whole_deals import answer, started


def _dealt_again(seen, world, board):
    """Return the deal of a sampled world: hands as dealt, chien, discard."""
    held = [set() for _ in range(seen.seats)]
    for place, seat in enumerate(seen.active):
        cards = boards.cards_of(world[AT["lo"] + place], world[AT["hi"] + place])
        held[seat] = {*cards, *(card for who, card in seen.plays if who == seat)}
    discard = set(boards.cards_of(world[AT["aside_lo"]], world[AT["aside_hi"]]))
    if seen.contract.opens_chien:
        if seen.ask is not Ask.DISCARD:
            held[seen.taker] |= discard
        held[seen.taker] -= set(seen.chien)
        chien = seen.chien
    else:
        chien = tuple(card for card in DECK if not any(card in hand for hand in held))
    hands = tuple(tuple(sorted(hand)) for hand in held)
    return Distribution(hands=hands, chien=chien), frozenset(discard)


def replayed(seen, commands, world, board):
    """Return the world's deal after the same public commands; IllegalCommand if one is illegal."""
    distribution, discard = _dealt_again(seen, world, board)
    game = Game.start(seen.seats, seen.dealer, seen.agreements, distribution)
    for command in commands:
        secret = isinstance(command, Announce) and not command.said and command.seat != seen.seat
        if secret or isinstance(command, DecidePetitSec):
            continue
        asked = waiting(game.state)
        if asked[0] is Ask.PETIT_SEC:
            game.apply(DecidePetitSec(seat=asked[1], choice="play"))
        hidden = isinstance(command, MakeDiscard) and seen.seat != command.seat
        game.apply(replace(command, cards=discard) if hidden else command)
    return game


def _public(seen):
    """Return what a seat has seen, without what a kept Petit alone tells its holder."""
    return replace(seen, petit_sec=None)


def _agrees(seen, commands, world, board):
    """Return whether a world's deal goes as the seat has seen it, every card of it legal."""
    try:
        again = replayed(seen, commands, world, board)
    except IllegalCommand:
        return False
    return _public(observe(again.state, seen.seat)) == _public(seen)


def _worlds(hidden, number, rng):
    """Return some sampled worlds, each by itself."""
    worlds = hidden.worlds(0, number, rng.getrandbits(30))
    assert len(worlds) == number * kernel.SIZE
    return [worlds[at : at + kernel.SIZE] for at in range(0, len(worlds), kernel.SIZE)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("rich", [False, True], ids=["any deal", "rich taker"])
def test_every_world_replays_the_public_history(seats, rich):
    rng = Random(10 * seats + rich)
    checked = 0
    for _ in range(6):
        game, commands = started(seats, rng, rich=rich), []
        while (asked := waiting(game.state)) is not None:
            seen = observe(game.state, asked[1])
            if asked[0] in (Ask.SLAM, Ask.ANNOUNCE, Ask.PLAY) and rng.random() < 0.1:
                hidden = hidden_cards(seen)
                for world in _worlds(hidden, 2, rng):
                    assert _agrees(seen, commands, world, hidden.board)
                    checked += 1
            commands.append(answer(game, rng))
            game.apply(commands[-1])
    assert checked > 20


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_worlds_that_forget_what_was_shown_do_not_replay_it(seats):
    rng = Random(seats)
    game, commands = started(seats, rng), []
    while (asked := waiting(game.state)) is not None and len(game.state.plays) < 40:
        commands.append(answer(game, rng))
        game.apply(commands[-1])
    seen = observe(game.state, asked[1])
    hidden = hidden_cards(seen)
    for slot in range(6):
        hidden.spec[SPEC_AT["may_lo"] + slot] = boards.PLAIN_MASK
        hidden.spec[SPEC_AT["may_hi"] + slot] = 0x3FFFFF
    assert not all(
        _agrees(seen, commands, world, hidden.board) for world in _worlds(hidden, 16, rng)
    )


def test_the_same_number_is_the_same_world():
    game, rng = started(4, Random(3)), Random(3)
    while (asked := waiting(game.state)) is not None and len(game.state.plays) < 20:
        game.apply(answer(game, rng))
    hidden = hidden_cards(observe(game.state, asked[1]))
    all_at_once = hidden.worlds(0, 6, 99)
    assert hidden.worlds(4, 2, 99) == all_at_once[4 * kernel.SIZE :]
    assert hidden.worlds(0, 6, 98) != all_at_once


def _late_observation(seats, left, rng):
    """Return what the seat to act sees when few tricks are left and much has been shown."""
    while True:
        game = started(seats, rng)
        while (asked := waiting(game.state)) is not None:
            hand = game.state.table.hand_size
            if asked[0] is Ask.PLAY and hand - len(game.state.tricks) == left:
                return observe(game.state, asked[1])
            game.apply(answer(game, rng))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_world_is_always_found(seats):
    rng = Random(seats)
    for _ in range(12):
        hidden = hidden_cards(_late_observation(seats, rng.randrange(2, 7), rng))
        assert len(hidden.worlds(0, 64, rng.getrandbits(30))) == 64 * kernel.SIZE


def test_a_spec_that_contradicts_itself_gives_no_world():
    hidden = hidden_cards(_late_observation(4, 5, Random(1)))
    for slot in range(6):
        hidden.spec[SPEC_AT["may_lo"] + slot] = hidden.spec[SPEC_AT["may_hi"] + slot] = 0
    assert len(hidden.worlds(0, 4, 1)) == 0


def _taker_estimate(seen, hidden, world):
    """Return the estimate of the hand on which the taker bid in a world."""
    distribution, _ = _dealt_again(seen, world, hidden.board)
    return hand_value(distribution.hands[seen.taker], seen.table.active, opens_chien=True)


def _mean_estimate(seen, *, infer):
    hidden = hidden_cards(seen, infer=infer)
    worlds = hidden.worlds(0, 80, 5)
    starts = range(0, len(worlds), kernel.SIZE)
    values = [_taker_estimate(seen, hidden, worlds[at : at + kernel.SIZE]) for at in starts]
    return sum(values) / len(values)


def test_the_taker_of_a_world_has_a_hand_to_bid_on():
    dealt = deal(4, 3, FFT, Random(8))
    game, club = Game.start(4, 3, FFT, dealt), make_player("club")
    for seat, bid in enumerate((Bid.GARDE, Bid.PASS, Bid.PASS, Bid.PASS)):
        game.apply(MakeBid(seat=seat, bid=bid))
    while (asked := waiting(game.state))[1] == 0:
        seen = observe(game.state, 0)
        decision = club.decide(seen, rng=Random(1), budget=Budget(), stop=Event())
        game.apply(decision.command)
    seen = observe(game.state, asked[1])
    assert _mean_estimate(seen, infer=False) < -10
    assert _mean_estimate(seen, infer=True) > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_world_has_the_same_taker_whatever_batch_it_comes_in(seats):
    worlds = hidden_cards(card_play("S2 S9 H3 H8 D4 C2 T3 T8 T15", seats=seats)).worlds(0, 12, 7)
    whole = with_drawing_takers(worlds, 0, seats)
    size = kernel.SIZE
    parts = [
        with_drawing_takers(worlds[first * size : last * size], first, seats)
        for first, last in ((0, 5), (5, 7), (7, 12))
    ]
    assert whole == sum(parts[1:], parts[0])
    drawing = [whole[number * size + AT["style"]] != worlds[AT["style"]] for number in range(12)]
    assert drawing == [True, False, False] * 4


def test_a_drawing_taker_leads_a_trump_where_another_leads_his_long_suit():
    hand = "S2 S3 S5 S7 S9 SQ H2 D3 C4 T7 T9 T12 T13 T15 T17 T19 T20 T21"
    seen = card_play(hand, seat=0, taker=0, contract=Bid.SANS)
    world = hidden_cards(seen).worlds(0, 1, 3)
    drawing = with_drawing_takers(world, 0, 4)
    assert DECK[kernel.choose(world, 0.0)].suit == Suit.SPADES
    assert DECK[kernel.choose(drawing, 0.0)].is_trump
