"""What a deal waits for, and what binds the seat that is to act."""

from __future__ import annotations

from tarot_desktop.game.observation import Ask
from tarot_desktop.game.results import Trick
from tarot_desktop.game.state import Hand, State
from tarot_desktop.game.tally import slam_is_alive
from tarot_desktop.rules.agreements import CalledSuitLead, PetitSec
from tarot_desktop.rules.announcements import open_miseres, open_tiers
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import is_petit_sec
from tarot_desktop.rules.discarding import DiscardRules, trumps_of
from tarot_desktop.rules.play import Situation


def waiting(state: State) -> tuple[Ask, Seat] | None:
    """Return what is asked of whom; None when the deal is over or goes on by itself.

    It does so after the last card of a trick, until somebody has taken it.
    """
    if state.end is not None:
        return None
    holder = petit_sec_holder(state)
    optional = state.agreements.petit_sec is PetitSec.OPTIONAL
    if holder is not None and optional and state.petit_sec is None:
        return Ask.PETIT_SEC, holder
    if len(state.bids) < len(state.order):
        return Ask.BID, state.order[len(state.bids)]
    if state.taker is None or state.contract is None:
        return None
    return _waiting_for_taker(state, state.taker, state.contract) or _waiting_for_play(state)


def _waiting_for_taker(state: State, taker: Seat, contract: Bid) -> tuple[Ask, Seat] | None:
    if state.table.calls and state.called_card is None:
        return Ask.CALL, taker
    if contract.opens_chien and not state.discarded:
        return Ask.DISCARD, taker
    return (Ask.SLAM, taker) if state.slam_announced is None else None


def _waiting_for_play(state: State) -> tuple[Ask, Seat] | None:
    trick = state.trick
    if trick is None or len(trick.plays) == len(state.order):
        return None
    seat = next_player(state, trick)
    return (Ask.ANNOUNCE if may_announce(state, seat) else Ask.PLAY), seat


def next_player(state: State, trick: Trick) -> Seat:
    """Return whose card is missing first in an unfinished trick."""
    order = state.order
    return order[(order.index(trick.leader) + len(trick.plays)) % len(order)]


def petit_sec_holder(state: State) -> Seat | None:
    """Return the seat that was dealt a bare Petit, as far as this state knows."""
    for seat, hand in enumerate(state.hands):
        if hand is not None and is_petit_sec(hand):
            return seat
    return None


def may_announce(state: State, seat: Seat) -> bool:
    """Return whether it is this seat's moment and it has something to show or declare."""
    spoken = {announced.seat for announced in state.announcements} | state.declined
    if state.tricks or seat in spoken or state.hands[seat] is None:
        return False
    hand = state.held(seat)
    return bool(
        open_tiers(state.table.active, state.agreements, hand, forced_discard(state, seat))
        or open_miseres(state.agreements, hand)
    )


def forced_discard(state: State, seat: Seat) -> Hand:
    """Return the trumps that this seat had to discard."""
    return trumps_of(state.discard or ()) if seat == state.taker else ()


def situation(state: State, seat: Seat) -> Situation:
    """Return what binds `seat` in this trick besides hand and trick (rules 6.2, 6.4, 7.6)."""
    number = state.trick.number if state.trick else 1
    last = number == state.table.hand_size
    restricted = (
        state.table.calls
        and state.agreements.called_suit_lead is CalledSuitLead.RESTRICTED
        and not state.plays
    )
    return Situation(
        called_card=state.called_card if restricted else None,
        keeps_excuse=seat == state.taker and not last and slam_is_alive(state),
        free_petit=state.protected_seat is not None and not last,
    )


def discard_rules(state: State) -> DiscardRules:
    """Return what binds the taker's discard; raise ValueError if his cards are not known."""
    if state.taker is None:
        raise ValueError("nobody has taken")
    cards = state.start_hand(state.taker)
    return DiscardRules(cards=frozenset(cards), size=state.table.chien_size)
