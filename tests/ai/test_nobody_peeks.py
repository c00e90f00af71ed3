"""Nobody peeks: what a seat cannot see changes nothing it does, and a peek would be noticed."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from tarot_desktop.ai import kernel, search_player
from tarot_desktop.ai.boards import AT
from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.ai.sampling import hidden_cards
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.cheater import true_game
from tests.ai.whole_deals import answer, started
from tests.game.playing import other_world

FEW = Budget(worlds=6 if kernel.compiled else 2)
DEALS = 3 if kernel.compiled else 1


def _elsewhere(state, seat, rng):
    """Return the deal with several hidden cards exchanged behind a seat's back, or None."""
    changed = state
    for _ in range(10):
        changed = other_world(changed, seat, rng) or changed
    return None if changed is state else changed


def _pairs(seats, rng, deals, *, asks=Ask):
    """Yield what is asked, of whom, in a deal and in one that looks the same to that seat."""
    for _ in range(deals):
        game = started(seats, rng, rich=rng.random() < 0.3)
        while (asked := waiting(game.state)) is not None:
            ask, seat = asked
            if ask in asks and (ask is not Ask.PLAY or rng.random() < 0.1):
                changed = _elsewhere(game.state, seat, rng)
                if changed is not None:
                    yield ask, seat, game.state, changed
            game.apply(answer(game, rng))


def _decide(state, seat, level="expert"):
    player = make_player(level)
    return player.decide(observe(state, seat), rng=Random(5), budget=FEW, stop=Event())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_decision(level, seats):
    asked = set()
    for ask, seat, state, changed in _pairs(seats, Random(seats), DEALS):
        assert observe(changed, seat) == observe(state, seat)
        assert _decide(changed, seat, level) == _decide(state, seat, level)
        asked.add(ask)
    assert {Ask.BID, Ask.PLAY} <= asked


def _true_world(state):
    """Return the kernel's game as it really stands, all cards known."""
    _, game = true_game(state)
    for _, card in state.plays:
        kernel.play(game, card.index)
    return game


def _true_hands(hidden, first, count, seed, truth):
    """Return nothing but the true deal."""
    worlds = hidden.worlds(first, count, seed)
    for start in range(0, len(worlds), kernel.SIZE):
        stream = worlds[start + AT["random"]]
        worlds[start : start + kernel.SIZE] = truth
        worlds[start + AT["random"]] = stream
    return worlds


def _true_points(hidden, first, count, seed, truth):
    """Return honest worlds, but for what the hidden discard or chien counts."""
    worlds = hidden.worlds(first, count, seed)
    for start in range(0, len(worlds), kernel.SIZE):
        worlds[start + AT["points"]] = truth[AT["points"]]
    return worlds


def _true_seed(hidden, first, count, seed, truth):
    """Return honest worlds, but drawn by a seed that knows the next hand."""
    return hidden.worlds(first, count, seed ^ (truth[AT["lo"] + 1] & 0xFFFF))


class _Leaky:
    """A sampler that knows more than it may."""

    def __init__(self, hidden, leak, truth):
        self._hidden = hidden
        self._leak = leak
        self._truth = truth

    def worlds(self, first, count, seed):
        return self._leak(self._hidden, first, count, seed, self._truth)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("leak", [_true_hands, _true_points, _true_seed])
def test_a_sampler_that_peeks_would_be_noticed(monkeypatch, leak, seats):
    def decide(state, seat):
        def peeking(seen):
            return _Leaky(hidden_cards(seen), leak, _true_world(state))

        monkeypatch.setattr(search_player, "hidden_cards", peeking)
        return _decide(state, seat)

    pairs = _pairs(seats, Random(70 + seats), 60, asks=(Ask.PLAY,))
    assert any(decide(changed, seat) != decide(state, seat) for _, seat, state, changed in pairs)
