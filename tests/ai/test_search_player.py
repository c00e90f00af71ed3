"""The searching player: legal, repeatable, blind to hidden cards."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from tarot_desktop.ai import kernel
from tarot_desktop.ai.boards import AT, drawing_style
from tarot_desktop.ai.choices import distinct_cards
from tarot_desktop.ai.manners import regret
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.ai.search import PlayOuts
from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.engine import Game
from tarot_desktop.game.projection import observe
from tarot_desktop.lab.dealing_room import play_out
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, EXCUSE, PETIT, Card, cards
from tarot_desktop.rules.dealing import Distribution
from tests.ai.positions import card_play
from tests.ai.whole_deals import started

FEW = Budget(worlds=6)


def _decide(seen, *, seed=1, budget=FEW, stop=None, level="expert", senders=frozenset()):
    player = make_player(level, senders)
    return player.decide(seen, rng=Random(seed), budget=budget, stop=stop or Event())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("rich", [False, True], ids=["any deal", "rich taker"])
def test_a_searching_table_plays_without_a_fault(seats, rich):
    rng = Random(seats)
    players = [make_player("expert")] * seats
    for _ in range(2):
        game = started(seats, rng, rich=rich)
        assert list(play_out(game, players, rng, FEW)) == []


def test_the_same_seed_gives_the_same_answer():
    seen = card_play("S2 S9 SQ H3 H8 D4 DK C2 T3 T8 T15", on_table="S5", leader=0)
    assert _decide(seen, seed=4) == _decide(seen, seed=4)
    assert _decide(seen, seed=4).evaluations != _decide(seen, seed=5).evaluations


def test_a_raised_flag_ends_the_search_at_once():
    stop = Event()
    stop.set()
    seen = card_play("S2 S9 SQ H3 H8 D4 DK C2 T3 T8 T15", on_table="S5", leader=0)
    decision = _decide(seen, budget=Budget(worlds=10**9), stop=stop)
    assert decision.command.card in seen.legal_cards


def test_a_budget_of_time_ends_the_search():
    seen = card_play("S2 S9 SQ H3 H8 D4 DK C2 T3 T8 T15")
    decision = _decide(seen, budget=Budget(worlds=10**9, ms=1), level="master")
    assert decision.command.card in seen.legal_cards


def test_every_distinct_card_has_an_estimate_with_its_error():
    seen = card_play("S2 S9 SQ H3 H8 D4 DK C2 T3 T8 T15", on_table="S5", leader=0)
    found = {one.choice: one for one in _decide(seen).evaluations}
    assert set(found) == {"S2", "S9", "SQ"}
    assert all(one.standard_error is not None for one in found.values())


def test_neighbours_of_equal_worth_are_one_choice():
    seen = card_play("S2 S3 S9 SQ H3 T3 T4 T20 T21", taker=1)
    found = [card.code for card in distinct_cards(seen)]
    assert found == ["S2", "S9", "SQ", "H3", "T3", "T20", "T21"]


def test_the_last_trick_of_a_won_hand_is_solved():
    seen = card_play("T21 S2", taker=1, earlier=())
    assert len(_decide(seen, level="master").evaluations) == 2


@pytest.mark.parametrize(
    ("hand", "table", "card", "regretted"),
    [
        pytest.param("T21 T5 H2 H3 H4", "T2 T3", "T21", True, id="21 on nothing"),
        pytest.param("T21 T5 H2 H3 H4", "SK T3", "T21", False, id="21 on a king"),
        pytest.param("T21 H2 H3 H4", "T2 T3", "T21", False, id="21 as the only trump"),
    ],
)
def test_the_twenty_one_is_not_spent_on_nothing(hand, table, card, regretted):
    leader = 3
    seen = card_play(hand, seat=1, taker=1, leader=leader, on_table=table)
    assert (regret(seen, Card.parse(card)) > 0) == regretted


@pytest.mark.parametrize(
    ("earlier", "regretted"),
    [
        pytest.param((), True, id="trumps are out"),
        pytest.param([(1, "T21 H6 H7 H9")], False, id="nobody has any"),
    ],
)
def test_the_petit_is_not_led_while_a_trump_may_take_it(earlier, regretted):
    seen = card_play("T1 H2 H3 H4", seat=1, taker=1, earlier=earlier)
    assert (regret(seen, PETIT) > 0) == regretted


def test_even_a_few_worlds_do_not_spend_the_twenty_one_on_nothing():
    seen = card_play("T21 T5 H2 H3 H4", seat=1, taker=1, leader=3, on_table="T2 T3")
    few = Budget(worlds=4)
    assert {_decide(seen, seed=seed, budget=few).command.card.code for seed in range(12)} == {"T5"}


@pytest.mark.parametrize(("compiled", "few"), [(True, False), (False, True)])
def test_a_kernel_that_is_not_compiled_looks_at_few_worlds(monkeypatch, compiled, few):
    looked_at = []

    def sample(*given):
        looked_at.append(given[6])
        return sampled(*given)

    sampled = kernel.sample
    monkeypatch.setattr(kernel, "sample", sample)
    monkeypatch.setattr(kernel, "compiled", compiled)
    _decide(card_play("S9 SQ T3"), budget=Budget(), level="master")
    assert (0 < sum(looked_at) <= 20) is few


@pytest.mark.parametrize(
    ("hand", "announced"),
    [
        pytest.param(
            "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 E SK SQ HK HQ DK CK", True, id="certain"
        ),
        pytest.param("T21 T15 T11 T9 T8 T5 T2 SK SQ S4 S2 HK H7 H3 D8 D2 C9 C4", False, id="far"),
    ],
)
def test_a_slam_is_announced_when_every_trick_is_ours(hand, announced):
    mine = cards(hand)
    rest = [card for card in DECK if card not in mine]
    Random(3).shuffle(rest)
    hands = [tuple(sorted(mine)), *(tuple(sorted(rest[at : at + 18])) for at in (0, 18, 36))]
    game = Game.start(4, 3, FFT, Distribution(hands=tuple(hands), chien=tuple(rest[54:])))
    for seat, bid in enumerate((Bid.SANS, Bid.PASS, Bid.PASS, Bid.PASS)):
        game.apply(MakeBid(seat=seat, bid=bid))
    decision = _decide(observe(game.state, 0), budget=Budget(worlds=64))
    assert decision.command.announced == announced


@pytest.mark.parametrize("seed", range(3))
def test_a_slam_within_reach_is_played_for_and_the_excuse_kept_for_its_last_trick(seed):
    mine = cards("SQ SK CQ CK T3 T4 T5 T11 T13 T17 T18 T19 T20 T21 E")
    rest = [card for card in DECK if card not in mine]
    Random(seed).shuffle(rest)
    others = [tuple(sorted(rest[at : at + 15])) for at in (0, 15, 30, 45)]
    hands = (tuple(sorted(mine)), *others)
    game = Game.start(5, 4, FFT, Distribution(hands=hands, chien=tuple(rest[60:])))
    players = [make_player("expert")] * 5
    assert list(play_out(game, players, Random(seed), Budget(worlds=24))) == []
    result = game.state.result
    assert result is not None
    assert result.score is not None
    assert result.taker == 0
    assert result.score.slam > 0
    assert EXCUSE in game.state.tricks[-1].cards


@pytest.mark.parametrize(
    ("seats", "taker", "level", "drawing"),
    [
        (4, 0, "master", True),
        (5, 0, "master", True),
        (3, 0, "master", False),
        (4, 0, "expert", False),
        (4, 1, "master", False),
    ],
    ids=["four", "five", "three", "another level", "the taker himself"],
)
def test_a_defending_master_is_ready_for_a_taker_who_draws_trumps(
    monkeypatch, seats, taker, level, drawing
):
    styles = set()
    played = PlayOuts.rows

    def rows(self, worlds, cards, sign):
        styles.update(worlds[AT["style"] :: kernel.SIZE])
        return played(self, worlds, cards, sign)

    monkeypatch.setattr(PlayOuts, "rows", rows)
    hand = "S2 S9 SQ H3 H8 D4 DK C2 T3 T8 T15"
    called = "CK" if seats == 5 else None
    seen = card_play(hand, seats=seats, taker=taker, contract=Bid.SANS, called=called)
    _decide(seen, level=level)
    assert (drawing_style(seats) in styles) == drawing
    assert len(styles) == 1 + drawing
