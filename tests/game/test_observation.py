"""What one seat may know (rules 6.8): nothing hidden, at any moment, under all agreements."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from tarot_desktop.game.observation import Role
from tarot_desktop.game.projection import observe
from tarot_desktop.game.results import End
from tests.game.playing import moments, other_world, random_game
from tests.rules.randoms import RANDOMS

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
FEW = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
OFTEN = 0.15


def leaks(game, rng, look):
    """Moments, some of the many, at which exchanging hidden cards changes what a seat sees."""
    for moment in moments(game, rng):
        state, seat = moment.state, rng.randrange(game.state.seats)
        if state.end is not None or (state.plays and rng.random() > OFTEN):
            continue
        other = other_world(state, seat, rng)
        if other is not None and look(other, seat) != look(state, seat):
            yield seat, look(state, seat), look(other, seat)


@SEATS
@FEW
@given(rng=RANDOMS)
def test_exchanging_hidden_cards_changes_no_observation(seats, rng):
    assert next(leaks(random_game(seats, rng), rng, observe), None) is None


@SEATS
@FEW
@given(rng=RANDOMS)
def test_a_bare_petit_of_another_seat_is_hidden(seats, rng):
    game = random_game(seats, rng, bare_petit=True)
    assert next(leaks(game, rng, observe), None) is None


def show_partner(state, seat):
    return replace(observe(state, seat), partner=state.partner())


def show_chien(state, seat):
    return replace(observe(state, seat), chien=state.chien)


def show_discard(state, seat):
    return replace(observe(state, seat), discard=state.discard)


def show_protected_seat(state, seat):
    return replace(observe(state, seat), protected_seat=state.protected_seat)


def show_petit_sec(state, seat):
    return replace(observe(state, seat), petit_sec=state.petit_sec)


def show_left_hand(state, seat):
    return replace(observe(state, seat), forced_discard=state.held((seat - 1) % state.seats)[:1])


@pytest.mark.parametrize(
    ("look", "seats"),
    [
        pytest.param(show_partner, 5, id="the partner"),
        pytest.param(show_chien, 4, id="the chien"),
        pytest.param(show_discard, 4, id="the discard"),
        pytest.param(show_protected_seat, 4, id="a protected Petit"),
        pytest.param(show_petit_sec, 4, id="a bare Petit that was kept"),
        pytest.param(show_left_hand, 3, id="a card of a neighbour"),
    ],
)
def test_a_leak_would_be_found(look, seats):
    """The test of the test: each planted leak shows in some deal."""
    for seed in range(200):
        rng = Random(seed)
        game = random_game(seats, rng, bare_petit=seed % 2 == 0)
        if next(leaks(game, rng, look), None) is not None:
            return
    pytest.fail("the planted leak was never seen")


def knowledge(state):
    return [(seen.partner, seen.alone) for seen in (observe(state, s) for s in range(state.seats))]


@FEW
@given(rng=RANDOMS)
def test_the_holder_of_the_called_card_knows_and_the_others_do_not(rng):
    for game in moments(random_game(5, rng), rng):
        state = game.state
        partner = state.partner()
        if state.called_card is None or state.end is not None or partner is None:
            continue
        public = any(card == state.called_card for _, card in state.plays)
        for seat in state.order:
            seen = observe(state, seat)
            knows = public or seat == partner
            assert seen.partner == (partner if knows else None)
            assert not seen.alone


@SEATS
@FEW
@given(rng=RANDOMS)
def test_everything_is_shown_when_the_deal_has_been_played(seats, rng):
    *_, game = moments(random_game(seats, rng), rng)
    for seat in range(seats):
        seen = observe(game.state, seat)
        assert (seen.ask, seen.turn) == (None, None)
        assert seen.result == game.state.result
        if game.state.end is End.PLAYED:
            assert seen.revealed.hands == game.state.hands
            assert seen.revealed.chien == game.state.chien
            assert seen.revealed.discard == game.state.discard
        else:
            assert seen.revealed is None


@SEATS
@FEW
@given(rng=RANDOMS)
def test_roles_are_those_the_seat_knows(seats, rng):
    for game in moments(random_game(seats, rng), rng):
        state = game.state
        seen = observe(state, rng.randrange(seats))
        roles = [seen.role(seat) for seat in range(seats)]
        assert [role is Role.RESTING for role in roles] == [
            s not in state.order for s in range(seats)
        ]
        if state.taker is not None:
            assert roles[state.taker] is Role.TAKER
            truth = {state.taker: Role.TAKER, state.partner(): Role.PARTNER}
            for seat in state.order:
                assert roles[seat] in (truth.get(seat, Role.DEFENDER), Role.UNKNOWN)
        assert sum(seen.tricks_won(seat) for seat in range(seats)) == len(state.tricks)
        assert [seen.bid_of(seat) for seat, _ in state.bids] == [bid for _, bid in state.bids]
        assert seen.table == state.table
        assert seen.plays == state.plays


@SEATS
@FEW
@given(rng=RANDOMS)
def test_after_the_last_card_of_a_trick_it_is_nobodys_turn_until_it_is_taken(seats, rng):
    *_, game = moments(random_game(seats, rng), rng)
    for state in game.states:
        if state.trick is not None and len(state.trick.plays) == len(state.order):
            seen = observe(state, rng.randrange(seats))
            assert (seen.ask, seen.turn) == (None, None)
