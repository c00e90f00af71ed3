"""The kernel against the rules, and against itself interpreted."""

from __future__ import annotations

from array import array
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from threading import Event

import pytest

from tarot_desktop.ai import boards, kernel
from tarot_desktop.ai.boards import AT
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.results import End
from tarot_desktop.game.turns import situation, waiting
from tarot_desktop.lab.cheater import true_game
from tarot_desktop.rules.play import legal_cards
from tests.ai.whole_deals import answer, started


def _played(game, rng, high):
    """Play a deal to its end, the kernel beside it; return the positions compared, or None."""
    mirror = None
    compared = 0
    while (asked := waiting(game.state)) is not None:
        if asked[0] is Ask.PLAY:
            state = game.state
            if mirror is None:
                _, mirror = true_game(state)
            seat = asked[1]
            expected = legal_cards(state.held(seat), state.trick.cards, situation(state, seat))
            assert boards.cards_of(*kernel.legal_cards(mirror)) == expected
            compared += 1
        command = answer(game, rng, high=high)
        if asked[0] is Ask.PLAY:
            kernel.play(mirror, command.card.index)
        game.apply(command)
    return compared, mirror


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("rich", [False, True], ids=["any deal", "slams"])
def test_the_kernel_knows_the_rules(seats, rich):
    rng = Random(seats)
    slams = compared = 0
    for _ in range(18 if rich else 25):
        game = started(seats, rng, rich=rich)
        positions, mirror = _played(game, rng, rich)
        if game.state.end is not End.PLAYED:
            continue
        compared += positions
        result = game.state.result
        mirror[AT["poignees"]] = true_game(game.state)[1][AT["poignees"]]
        assert mirror[AT["points"]] == result.count.attack_half_points
        assert mirror[AT["bouts"]] == len(result.count.attack_bouts)
        assert kernel.score(mirror) == result.score.value
        slams += result.count.slam is not None
    assert compared > 500
    assert slams or not rich


def _late_positions(number, left, seats, rng):
    """Return games of the kernel with `left` tricks to go, reached by random play."""
    found = []
    while len(found) < number:
        game = started(seats, rng, rich=rng.random() < 0.3)
        while (asked := waiting(game.state)) is not None and asked[0] is not Ask.PLAY:
            game.apply(answer(game, rng))
        if game.state.end is not None:
            continue
        _, start = true_game(game.state)
        for _ in range(8):
            late = array("q", start)
            while late[AT["tricks"]] - late[AT["done"]] > left:
                cards = boards.cards_of(*kernel.legal_cards(late))
                kernel.play(late, rng.choice(cards).index)
            found.append(late)
    return found


def _brute_force(game):
    """Return S with best open play, every line tried."""
    if game[AT["done"]] == game[AT["tricks"]]:
        return kernel.score(game)
    seat = (game[AT["leader"]] + game[AT["count"]]) % game[AT["active"]]
    values = []
    for card in boards.cards_of(*kernel.legal_cards(game)):
        after = array("q", game)
        kernel.play(after, card.index)
        values.append(_brute_force(after))
    attack = seat in (game[AT["taker"]], game[AT["partner"]])
    return max(values) if attack else min(values)


@pytest.mark.parametrize(("seats", "left", "number"), [(3, 3, 350), (4, 3, 300), (5, 2, 350)])
def test_the_solver_finds_what_brute_force_finds(seats, left, number):
    table = boards.new_table(256)
    for game in _late_positions(number, left, seats, Random(left)):
        expected = _brute_force(game)
        assert kernel.solve(game, 10**6, table) == expected
        table = boards.new_table(256) if expected % 2 else table


def test_what_the_solver_remembers_does_not_change_what_it_finds():
    table = boards.new_table(8192)
    for game in _late_positions(100, 5, 3, Random(9)):
        for card in boards.cards_of(*kernel.legal_cards(game)):
            after = array("q", game)
            kernel.play(after, card.index)
            kernel.solve(after, 10**6, table)
        expected = kernel.solve(game, 10**6, boards.new_table(8192))
        assert kernel.solve(game, 10**6, table) == expected


def test_the_solver_gives_up_at_its_limit():
    (game,) = _late_positions(1, 6, 4, Random(1))[:1]
    assert kernel.solve(game, 3, boards.new_table()) is None


@pytest.fixture(scope="module")
def interpreted():
    """Return the kernel's source as a module of its own, never compiled."""
    source = Path(boards.__file__).with_name("kernel.py")
    spec = spec_from_file_location("interpreted_kernel", source)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.compiled
    return module


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("by_rules", [False, True], ids=["random", "by rules"])
def test_seeded_playouts_are_the_same_interpreted(interpreted, seats, by_rules):
    for game in _late_positions(2, 6, seats, Random(seats)):
        expected = interpreted.playouts(game, 8, 5, by_rules)
        assert kernel.playouts(game, 8, 5, by_rules) == expected


def test_the_solver_is_the_same_interpreted(interpreted):
    for game in _late_positions(8, 3, 4, Random(2)):
        expected = interpreted.solve(array("q", game), 10**6, boards.new_table(256))
        assert kernel.solve(game, 10**6, boards.new_table(256)) == expected


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_searching_player_decides_the_same_interpreted(interpreted, monkeypatch, seats):
    rng = Random(seats)
    game = started(seats, rng)
    while (asked := waiting(game.state)) is not None and len(game.state.plays) < 30:
        game.apply(answer(game, rng))
    seen = observe(game.state, asked[1])
    player = make_player("expert")
    expected = player.decide(seen, rng=Random(1), budget=Budget(worlds=4), stop=Event())
    for name in ("sample", "evaluate", "compiled"):
        monkeypatch.setattr(kernel, name, getattr(interpreted, name))
    decision = player.decide(seen, rng=Random(1), budget=Budget(worlds=4), stop=Event())
    assert decision == expected
