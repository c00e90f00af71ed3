"""What holds at every moment of every deal, at every table, under all agreements."""

from functools import reduce
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tarot_desktop.game.commands import Announce, DecideSlam, MakeBid, MakeDiscard, PlayCard
from tarot_desktop.game.engine import decide
from tarot_desktop.game.evolution import evolve, opening_state
from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe, visible
from tarot_desktop.game.results import End
from tarot_desktop.game.tally import slam_is_alive
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.agreements import PetitSec
from tarot_desktop.rules.announcements import Misere
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK
from tests.game.playing import moments, random_game
from tests.rules.randoms import RANDOMS

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
FEW = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def cards_of(state):
    piles = [state.held(seat) for seat in range(state.seats)]
    played = tuple(card for _, card in state.plays)
    aside = (state.discard or ()) if state.turned else state.chien
    return sorted([*sum(piles, ()), *played, *aside])


@SEATS
@FEW
@given(rng=RANDOMS, bare_petit=st.booleans())
def test_78_cards_stay_78(seats, rng, bare_petit):
    for game in moments(random_game(seats, rng, bare_petit=bare_petit), rng):
        assert cards_of(game.state) == list(DECK)


@SEATS
@FEW
@given(rng=RANDOMS, bare_petit=st.booleans())
def test_a_deal_reaches_its_end_and_everything_adds_up(seats, rng, bare_petit):
    *_, game = moments(random_game(seats, rng, bare_petit=bare_petit), rng)
    state = game.state
    assert state.end in End
    assert sum(state.result.scores) == 0
    if state.end is End.PLAYED:
        count = state.result.count
        assert count.attack_half_points + count.defence_half_points == 182
        assert len(state.tricks) == state.table.hand_size
    else:
        assert set(state.result.scores) == {0}


@SEATS
@FEW
@given(rng=RANDOMS)
def test_the_seat_that_is_to_act_always_has_a_choice(seats, rng):
    for game in moments(random_game(seats, rng), rng):
        asked = waiting(game.state)
        if asked is None:
            continue
        seen = observe(game.state, asked[1])
        assert seen.to_act
        assert seen.ask is asked[0]
        choices = {
            Ask.BID: seen.open_bids,
            Ask.CALL: seen.callable_cards,
            Ask.PLAY: seen.legal_cards,
            Ask.ANNOUNCE: (*seen.open_tiers, *seen.open_miseres),
        }
        assert choices.get(seen.ask, True)
        if seen.ask is Ask.PLAY:
            judged = [*seen.legal_cards, *(card for card, _ in seen.refusals)]
            assert sorted(judged) == sorted(seen.hand)


@SEATS
@FEW
@given(rng=RANDOMS)
def test_a_refused_command_changes_nothing(seats, rng):
    for game in moments(random_game(seats, rng), rng):
        before, history = game.state, list(game.history)
        for command in strange_commands(seats, rng):
            try:
                decide(game.state, command)
            except IllegalCommand:
                with pytest.raises(IllegalCommand):
                    game.apply(command)
        assert game.state == before
        assert game.history == history


def strange_commands(seats, rng):
    seat = rng.randrange(seats)
    yield MakeBid(seat=seat, bid=rng.choice(list(Bid)))
    yield PlayCard(seat=seat, card=rng.choice(DECK))
    yield MakeDiscard(seat=seat, cards=frozenset(rng.sample(DECK, 6)))
    yield DecideSlam(seat=seat, announced=True)
    yield Announce(seat=seat, said=(Misere.TETE, Misere.TETE))


@SEATS
@FEW
@given(rng=RANDOMS)
def test_the_events_alone_rebuild_the_deal(seats, rng):
    *_, game = moments(random_game(seats, rng), rng)
    dealt, *events = game.history
    start = opening_state(seats, game.state.agreements, dealt)
    assert reduce(evolve, events, start) == game.state


@SEATS
@FEW
@given(rng=RANDOMS, bare_petit=st.booleans())
def test_the_events_a_seat_sees_rebuild_what_it_knows(seats, rng, bare_petit):
    for game in moments(random_game(seats, rng, bare_petit=bare_petit), rng):
        if game.state.end is not None:
            break
        seat = rng.randrange(seats)
        dealt, *events = (visible(event, seat) for event in game.history)
        start = opening_state(seats, game.state.agreements, dealt)
        partial = reduce(evolve, (event for event in events if event is not None), start)
        if slam_is_alive(partial) != slam_is_alive(game.state):
            continue  # whether the taker has to keep the Excuse hangs on a secret
        assert observe(partial, seat) == observe(game.state, seat)


def _announced_slams(seats):
    """Yield whole deals in which a taker with the Excuse has announced a slam."""
    for seed in range(400):
        rng = Random(seed)
        *_, game = moments(random_game(seats, rng), rng)
        if game.state.slam_announced and game.state.called_card is not None:
            yield game


@pytest.mark.parametrize("seats", [5, 6])
def test_what_a_taker_of_an_announced_slam_knows_lets_him_play_no_card_that_is_illegal(seats):
    """Who won a trick may be the partner: then he keeps the Excuse, as the rules may ask."""
    undecided = 0
    for whole in _announced_slams(seats):
        taker = whole.state.taker
        dealt, *events = whole.history
        truth = opening_state(seats, whole.state.agreements, dealt)
        known = opening_state(seats, whole.state.agreements, visible(dealt, taker))
        for event in events:
            truth, shown = evolve(truth, event), visible(event, taker)
            known = known if shown is None else evolve(known, shown)
            if truth.end is None:
                legal = observe(known, taker).legal_cards
                assert set(legal) <= set(observe(truth, taker).legal_cards)
                undecided += slam_is_alive(known) and not slam_is_alive(truth)
    assert undecided


def test_a_bare_petit_is_played_under_every_agreement_but_cancel():
    """The laws above meet every way a bare Petit can go."""
    seen = set()
    for seed in range(60):
        rng = Random(seed)
        *_, game = moments(random_game(4, rng, bare_petit=True), rng)
        seen.add((game.state.agreements.petit_sec, game.state.end is End.PETIT_SEC))
    assert (PetitSec.CANCEL, True) in seen
    assert (PetitSec.CANCEL, False) not in seen
    assert {(PetitSec.PLAY, False), (PetitSec.IMPRENABLE, False)} <= seen
    assert {(PetitSec.OPTIONAL, True), (PetitSec.OPTIONAL, False)} <= seen
