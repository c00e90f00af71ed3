"""From the whole truth to what one seat may know (rules 6.8)."""

from __future__ import annotations

from dataclasses import replace

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.events import (
    AnnouncementDeclined,
    Dealt,
    Discarded,
    Event,
    PetitSecKept,
)
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.results import End, Revealed
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import discard_rules, forced_discard, situation, waiting
from tarot_desktop.rules.announcements import open_miseres, open_tiers
from tarot_desktop.rules.bidding import callable_cards, open_bids
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.rules.play import Refusal, Situation, refusal, winner


def observe(state: State, seat: Seat, ask: Ask | None = None) -> Observation:
    """Return what `seat` may know of `state`, with its choices if it is to act.

    `ask` says what is asked where the state alone cannot tell (`play` when announcing is past).
    """
    asked, turn = _asked(state, seat)
    asked = ask or asked
    partner, alone = _partnership(state, seat)
    seen = Observation(
        seat=seat,
        seats=state.seats,
        agreements=state.agreements,
        dealer=state.dealer,
        active=state.order,
        ask=asked,
        turn=turn,
        dealt=state.hands[seat] or (),
        hand=state.held(seat),
        hand_sizes=tuple(_hand_size(state, each) for each in range(state.seats)),
        petit_sec=_petit_sec(state, seat),
        petit_sec_hand=_petit_sec_hand(state),
        bids=state.bids,
        taker=state.taker,
        contract=state.contract,
        called_card=state.called_card,
        partner=partner,
        alone=alone,
        chien=state.chien if state.turned or state.end is End.PLAYED else None,
        discard=state.discard if seat == state.taker or state.end is End.PLAYED else None,
        discard_shown=state.discard_shown,
        slam_announced=state.slam_announced,
        announcements=state.announcements,
        tricks=state.tricks,
        trick=state.trick,
        winning_seat=_winning_seat(state),
        protected_seat=_protected_seat(state, seat),
        end=state.end,
        result=state.result,
        revealed=_revealed(state),
    )
    return _with_choices(state, seen) if turn == seat else seen


def _asked(state: State, seat: Seat) -> tuple[Ask | None, Seat | None]:
    asked = waiting(state)
    if asked is None:
        return None, None
    ask, turn = asked
    if turn != seat and ask is Ask.ANNOUNCE:
        return Ask.PLAY, turn
    if turn != seat and ask is Ask.PETIT_SEC:
        return Ask.BID, state.order[0]
    return ask, turn


def _hand_size(state: State, seat: Seat) -> int:
    if seat not in state.order:
        return 0
    played = sum(player == seat for player, _ in state.plays)
    chien_in_hand = seat == state.taker and state.turned and not state.discarded
    return state.table.hand_size - played + (state.table.chien_size if chien_in_hand else 0)


def _petit_sec(state: State, seat: Seat) -> tuple[Seat, PetitSecChoice] | None:
    if state.petit_sec is None:
        return None
    public = state.petit_sec[1] is PetitSecChoice.CANCEL or state.end is End.PLAYED
    return state.petit_sec if public or state.petit_sec[0] == seat else None


def _petit_sec_hand(state: State) -> tuple[Card, ...] | None:
    if state.petit_sec is None or state.petit_sec[1] is not PetitSecChoice.CANCEL:
        return None
    return state.hands[state.petit_sec[0]]


def _partnership(state: State, seat: Seat) -> tuple[Seat | None, bool]:
    """Return the partner `seat` knows of, and whether it knows that there is none."""
    if state.taker is None:
        return None, False
    if not state.table.calls:
        return None, True
    called = state.called_card
    if called is None:
        return None, False
    if state.end is End.PLAYED:
        return state.partner(), state.partner() is None
    holder = next((player for player, card in state.plays if card == called), None)
    if holder is None and called in (state.hands[seat] or ()):
        holder = seat
    if holder is not None:
        return (None, True) if holder == state.taker else (holder, False)
    return None, state.turned and called in (state.chien or ())


def _winning_seat(state: State) -> Seat | None:
    trick = state.trick
    if trick is None or not trick.plays:
        return None
    table_is_free = Situation(free_petit=state.petit_marked and _in_front(state))
    return winner(trick.plays, table_is_free)


def _in_front(state: State) -> bool:
    return state.trick is not None and state.trick.number < state.table.hand_size


def _protected_seat(state: State, seat: Seat) -> Seat | None:
    if state.petit_marked or state.protected_seat == seat or state.end is End.PLAYED:
        return state.protected_seat
    return None


def _revealed(state: State) -> Revealed | None:
    if state.end is not End.PLAYED:
        return None
    hands = tuple(hand or () for hand in state.hands)
    return Revealed(hands=hands, chien=state.chien or (), discard=state.discard)


def _with_choices(state: State, seen: Observation) -> Observation:
    if seen.ask is Ask.BID:
        return replace(seen, open_bids=open_bids(state.bids, state.agreements))
    if seen.ask is Ask.CALL:
        return replace(seen, callable_cards=callable_cards(seen.dealt, state.agreements))
    if seen.ask is Ask.DISCARD:
        return replace(seen, discard_rules=discard_rules(state))
    if seen.ask is Ask.ANNOUNCE:
        return _with_announcements(state, seen)
    return _with_cards(state, seen) if seen.ask is Ask.PLAY else seen


def _with_announcements(state: State, seen: Observation) -> Observation:
    forced = forced_discard(state, seen.seat)
    return replace(
        seen,
        forced_discard=forced,
        open_tiers=open_tiers(state.table.active, state.agreements, seen.hand, forced),
        open_miseres=open_miseres(state.agreements, seen.hand),
    )


def _with_cards(state: State, seen: Observation) -> Observation:
    on_table = state.trick.cards if state.trick else ()
    binding = situation(state, seen.seat)
    judged = [(card, refusal(card, seen.hand, on_table, binding)) for card in seen.hand]
    refused: tuple[tuple[Card, Refusal], ...] = tuple((c, r) for c, r in judged if r is not None)
    return replace(
        seen, legal_cards=tuple(card for card, r in judged if r is None), refusals=refused
    )


def visible(event: Event, seat: Seat) -> Event | None:
    """Return `event` as `seat` may know it, or None where it is a secret of another seat."""
    match event:
        case Dealt(hands=hands):
            own = tuple(hand if who == seat or not hand else None for who, hand in enumerate(hands))
            return replace(event, hands=own, chien=None, pack=None)
        case Discarded(seat=taker) if taker != seat:
            return replace(event, cards=None)
        case PetitSecKept(seat=holder) | AnnouncementDeclined(seat=holder) if holder != seat:
            return None
    return event
