"""`evolve`: all the change a deal knows, and no rules."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.events import (
    AnnouncementDeclined,
    AnnouncementMade,
    AuctionWon,
    BidMade,
    CardCalled,
    CardPlayed,
    ChienTurned,
    DealEnded,
    Dealt,
    Discarded,
    Event,
    PetitSecKept,
    PetitSecShown,
    SlamDecided,
    TrickTaken,
)
from tarot_desktop.game.results import Trick
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import petit_sec_holder
from tarot_desktop.rules.agreements import Agreements, PetitSec
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import is_petit_sec


def opening_state(seats: int, agreements: Agreements, dealt: Dealt) -> State:
    """Return the state of a deal whose cards were just dealt."""
    return State(
        seats=seats,
        agreements=agreements,
        dealer=dealt.dealer,
        hands=dealt.hands,
        chien=dealt.chien,
        pack=dealt.pack,
        chien_positions=dealt.chien_positions,
    )


def evolve(state: State, event: Event) -> State:
    """Return the state after `event`."""
    match event:
        case Dealt():
            return opening_state(state.seats, state.agreements, event)
        case PetitSecShown(seat=seat):
            return replace(state, petit_sec=(seat, PetitSecChoice.CANCEL))
        case PetitSecKept(seat=seat):
            return replace(state, petit_sec=(seat, PetitSecChoice.PLAY))
        case BidMade(seat=seat, bid=bid):
            return replace(state, bids=(*state.bids, (seat, bid)))
        case AuctionWon(taker=taker, contract=contract):
            return replace(state, taker=taker, contract=contract)
        case CardCalled(card=card):
            return replace(state, called_card=card)
        case ChienTurned(cards=cards):
            return replace(state, turned=True, chien=cards)
        case Discarded(cards=cards, shown=shown):
            return replace(state, discarded=True, discard=cards, discard_shown=shown)
        case SlamDecided(announced=announced):
            return _play_begun(replace(state, slam_announced=announced))
        case AnnouncementMade(announced=announced):
            return replace(state, announcements=(*state.announcements, announced))
        case AnnouncementDeclined(seat=seat):
            return replace(state, declined=state.declined | {seat})
        case CardPlayed():
            return _with_card(state, event)
        case TrickTaken(trick=trick, winner=won_by):
            return _with_trick(state, trick, won_by)
        case DealEnded(end=end, result=result):
            return replace(state, end=end, result=result, trick=None)
    assert_never(event)


def _play_begun(state: State) -> State:
    leader = state.taker if state.slam_announced else state.order[0]
    assert leader is not None
    protected = None
    if state.agreements.petit_sec is PetitSec.IMPRENABLE:
        protected = _protected(state)
    return replace(state, trick=Trick(number=1, leader=leader), protected_seat=protected)


def _protected(state: State) -> Seat | None:
    holder = petit_sec_holder(state)
    if holder is None or not is_petit_sec(state.start_hand(holder)):
        return None
    return holder


def _with_card(state: State, event: CardPlayed) -> State:
    assert state.trick is not None
    trick = replace(state.trick, plays=(*state.trick.plays, (event.seat, event.card)))
    if not event.protected:
        return replace(state, trick=trick)
    return replace(state, trick=trick, petit_marked=True, protected_seat=event.seat)


def _with_trick(state: State, trick: Trick, won_by: Seat) -> State:
    following = Trick(number=trick.number + 1, leader=won_by)
    over = trick.number == state.table.hand_size
    return replace(state, tricks=(*state.tricks, trick), trick=None if over else following)
