"""`follow_up`: what comes by itself once a command is carried out."""

from __future__ import annotations

from dataclasses import replace

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.events import (
    AuctionWon,
    ChienTurned,
    DealEnded,
    Event,
    PetitSecShown,
    TrickTaken,
)
from tarot_desktop.game.results import End, Revealed
from tarot_desktop.game.state import State
from tarot_desktop.game.tally import result_of
from tarot_desktop.game.turns import petit_sec_holder, situation
from tarot_desktop.rules.agreements import CalledInChien, PetitSec
from tarot_desktop.rules.bidding import highest
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.play import winner


def follow_up(state: State) -> Event | None:
    """Return the event that now happens by itself, or None."""
    if state.end is not None:
        return None
    if state.petit_sec and state.petit_sec[1] is PetitSecChoice.CANCEL:
        return _ended(state, End.PETIT_SEC)
    holder = petit_sec_holder(state)
    if holder is not None and state.agreements.petit_sec is PetitSec.CANCEL:
        return PetitSecShown(seat=holder, hand=state.start_hand(holder))
    if len(state.bids) < len(state.order):
        return None
    if state.taker is None or state.contract is None:
        top = highest(state.bids)
        return AuctionWon(taker=top[0], contract=top[1]) if top else _ended(state, End.ALL_PASS)
    if state.contract.opens_chien and not state.discarded:
        return _chien_event(state, state.taker)
    return _trick_event(state)


def _chien_event(state: State, taker: Seat) -> Event | None:
    if state.chien is None or (state.table.calls and state.called_card is None):
        return None
    if not state.turned:
        return ChienTurned(taker=taker, cards=state.chien)
    dead = state.called_card in state.chien
    if dead and state.agreements.called_in_chien is CalledInChien.REDEAL:
        return _ended(state, End.DEAD_CALL)
    return None


def _trick_event(state: State) -> Event | None:
    trick = state.trick
    if trick is None:
        return _ended(state, End.PLAYED) if state.tricks else None
    if len(trick.plays) < len(state.order):
        return None
    last = trick.number == state.table.hand_size
    slam_lead = last and _side_won_all(state, trick.leader)
    won_by = winner(trick.plays, situation(state, trick.leader), slam_lead=slam_lead)
    return TrickTaken(trick=replace(trick, winner=won_by), winner=won_by)


def _side_won_all(state: State, seat: Seat) -> bool:
    attack = state.attack()
    return all((trick.winner in attack) == (seat in attack) for trick in state.tricks)


def _ended(state: State, end: End) -> DealEnded:
    revealed = None
    if end is End.PLAYED:
        revealed = Revealed(
            hands=tuple(hand or () for hand in state.hands),
            chien=state.chien or (),
            discard=state.discard,
        )
    return DealEnded(end=end, result=result_of(state, end), revealed=revealed)
