"""Rule-based players always answer, legally, and from what they may know alone."""

from random import Random
from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarot_desktop.ai.levels import LEVELS, level_named
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.random_agreements import random_agreements
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.dealing import deal
from tests.ai.positions import card_play


def decide(player, seen, seed):
    return player.decide(seen, rng=Random(seed), budget=Budget(), stop=Event())


def start(seats, rng, agreements):
    dealer = rng.randrange(seats)
    return Game.start(seats, dealer, agreements, deal(seats, dealer, agreements, rng))


def asked(game):
    """Yield what each seat is asked, while the caller goes on with the game."""
    while (due := waiting(game.state)) is not None:
        yield observe(game.state, due[1])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), level=st.sampled_from(sorted(LEVELS)))
def test_a_deal_under_any_agreements_is_played_to_its_end(seats, seed, level):
    rng = Random(seed)
    game = start(seats, rng, random_agreements(seats, rng))
    player = make_player(level)
    for number, seen in enumerate(asked(game)):
        game.apply(decide(player, seen, seed + number).command)
    assert game.state.end is not None


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), level=st.sampled_from(sorted(LEVELS)))
def test_the_same_observation_and_seed_give_the_same_decision(seed, level):
    rng = Random(seed)
    game = start(4, rng, FFT)
    veteran = make_player(level)
    for number, seen in enumerate(asked(game)):
        decision = decide(veteran, seen, number)
        assert decide(make_player(level), seen, number) == decision
        game.apply(decision.command)


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_every_alternative_is_weighed_and_the_best_is_chosen(seed):
    rng = Random(seed)
    game = start(4, rng, FFT)
    for number, seen in enumerate(asked(game)):
        decision = decide(make_player("casual"), seen, number)
        assert decision.reasons
        if seen.ask is Ask.PLAY and len(seen.legal_cards) > 1:
            means = {each.choice: each.mean for each in decision.evaluations}
            assert set(means) == {card.code for card in seen.legal_cards}
            assert means[decision.command.card.code] == max(means.values())
        game.apply(decision.command)


def test_a_stop_flag_does_not_keep_a_player_from_answering():
    stop = Event()
    stop.set()
    seen = card_play("S3 S8 D2 D5 C4 C6", leader=0, on_table="S4")
    decision = make_player("club").decide(seen, rng=Random(1), budget=Budget(), stop=stop)
    assert decision.command.card in seen.legal_cards


def test_nobody_answers_for_another_seat():
    game = start(4, Random(5), FFT)
    seen = observe(game.state, (waiting(game.state)[1] + 1) % 4)
    with pytest.raises(ValueError, match="does not wait for seat"):
        decide(make_player("club"), seen, 1)


def test_levels_grow_steadier_and_remember_more():
    levels = list(LEVELS.values())
    assert [level.name for level in levels] == [
        "novice",
        "casual",
        "club",
        "expert",
        "master",
    ]
    noises = [level.noise for level in levels]
    assert noises == sorted(noises, reverse=True)
    memories = [level.memory or 24 for level in levels]
    assert memories == sorted(memories)
    worlds = [level.search.worlds if level.search else 0 for level in levels]
    assert worlds == sorted(worlds)


def test_an_unknown_level_is_named_in_the_refusal():
    with pytest.raises(ValueError, match="'champion' is no level"):
        level_named("champion")


def test_a_novice_errs_where_a_club_player_does_not():
    seen = card_play("HQ H2 S3 S8 D2 D5 DJ C4 C6", leader=2, on_table="H4 H6 T12")
    played = {
        level: {decide(make_player(level), seen, seed).command.card.code for seed in range(60)}
        for level in ("novice", "club")
    }
    assert played == {"novice": {"HQ", "H2"}, "club": {"H2"}}
