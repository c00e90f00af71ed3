"""Sampled worlds agree with everything their seat has seen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tarot_desktop.ai import boards, kernel
from tarot_desktop.ai.boards import AT
from tarot_desktop.ai.sampling import hidden_cards
from tarot_desktop.game.commands import (
    Announce,
    DecidePetitSec,
    MakeDiscard,
)
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.cards import DECK
from tarot_desktop.rules.dealing import Distribution
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


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("rich", [False, True], ids=["any deal", "rich taker"])
def test_every_world_replays_the_public_history(seats, rich):
    rng = Random(10 * seats + rich)
    checked = 0
    for _ in range(6):
        game, commands = started(seats, rng, rich=rich), []
        while (asked := waiting(game.state)) is not None:
            seat = asked[1]
            seen = observe(game.state, seat)
            if seen.taker is not None and asked[0] in (Ask.PLAY, Ask.SLAM) and rng.random() < 0.1:
                hidden = hidden_cards(seen)
                worlds = hidden.worlds(0, 2, rng.getrandbits(30))
                assert len(worlds) == 2 * kernel.SIZE
                for start in range(0, len(worlds), kernel.SIZE):
                    world = worlds[start : start + kernel.SIZE]
                    again = replayed(seen, commands, world, hidden.board)
                    assert _public(observe(again.state, seat)) == _public(seen)
                    checked += 1
            command = answer(game, rng)
            commands.append(command)
            game.apply(command)
    assert checked > 20


def test_the_same_number_is_the_same_world():
    game, rng = started(4, Random(3)), Random(3)
    while (asked := waiting(game.state)) is not None and len(game.state.plays) < 20:
        game.apply(answer(game, rng))
    hidden = hidden_cards(observe(game.state, asked[1]))
    all_at_once = hidden.worlds(0, 6, 99)
    assert hidden.worlds(4, 2, 99) == all_at_once[4 * kernel.SIZE :]
    assert hidden.worlds(0, 6, 98) != all_at_once
