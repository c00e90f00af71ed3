"""No decision depends on cards the seat has never seen."""

import pytest
from hypothesis import HealthCheck, given, settings

from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.protocol import Asker
from tests.game.playing import moments, other_world, random_game
from tests.rules.randoms import RANDOMS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("level", "senders"),
    [
        pytest.param("novice", frozenset(), id="novice"),
        pytest.param("club", frozenset(), id="club"),
        pytest.param("club", frozenset(range(6)), id="club with signals"),
    ],
)
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rng=RANDOMS)
def test_exchanging_hidden_cards_changes_no_decision(level, senders, seats, rng):
    asker = Asker(player=make_player(level, senders), seed=1, budget=Budget())
    for game in moments(random_game(seats, rng), rng):
        asked = waiting(game.state)
        if asked is None or (game.state.plays and rng.random() > 0.15):
            continue
        other = other_world(game.state, asked[1], rng)
        if other is not None:
            here, there = (asker.ask(observe(state, asked[1])) for state in (game.state, other))
            assert here == there
