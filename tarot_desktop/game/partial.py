"""The deal behind an observation, rebuilt from what one seat knows.

Other hands stay unknown, so the rules are not checked; only what would make the picture
impossible (a card twice, a seat out of turn) is refused.
"""

from __future__ import annotations

from collections.abc import Iterable

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.events import (
    AnnouncementMade,
    AuctionWon,
    BidMade,
    CardCalled,
    CardPlayed,
    ChienTurned,
    Dealt,
    Discarded,
    Event,
    PetitSecKept,
    PetitSecShown,
    SlamDecided,
    TrickTaken,
)
from tarot_desktop.game.evolution import evolve, opening_state
from tarot_desktop.game.following import follow_up
from tarot_desktop.game.records import Record, RecordError
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import next_player
from tarot_desktop.rules.bidding import highest
from tarot_desktop.rules.cards import PETIT, Card, Seat


def rebuilt(record: Record) -> State:
    """Return the partial state that an observation describes; raise RecordError."""
    dealt = Dealt(
        dealer=record.dealer, hands=record.hands, chien=record.chien, chien_positions=None
    )
    state = opening_state(record.seats, record.agreements, dealt)
    for event in (*_petit_sec(record), *_auction(record, state)):
        state = evolve(state, event)
    for event in _taker_events(record, state):
        state = evolve(state, event)
    return _with_cards(record, state)


def _petit_sec(record: Record) -> Iterable[Event]:
    if record.petit_sec is None:
        return
    seat, choice = record.petit_sec
    if choice is PetitSecChoice.CANCEL:
        yield PetitSecShown(seat=seat, hand=record.hands[seat] or ())
    else:
        yield PetitSecKept(seat=seat)


def _auction(record: Record, state: State) -> Iterable[Event]:
    if len(record.bids) > len(state.order):
        raise RecordError("bids", "each seat speaks once")
    for number, (seat, bid) in enumerate(record.bids):
        if seat != state.order[number]:
            raise RecordError(f"bids[{number}]", f"seat {state.order[number]} was to speak")
        yield BidMade(seat=seat, bid=bid)
    top = highest(record.bids)
    if top and len(record.bids) == len(state.order):
        yield AuctionWon(taker=top[0], contract=top[1])


def _taker_events(record: Record, state: State) -> Iterable[Event]:
    taker, contract = state.taker, state.contract
    if taker is None or contract is None:
        return
    if record.call is not None:
        yield CardCalled(seat=taker, card=record.call)
    if contract.opens_chien and record.chien is not None:
        yield ChienTurned(taker=taker, cards=record.chien)
        if record.discard is not None or record.slam is not None:
            yield Discarded(
                seat=taker,
                cards=record.discard,
                count=record.table.chien_size,
                shown=record.discard_shown,
            )
    if record.slam is not None:
        yield SlamDecided(seat=taker, announced=record.slam)


def _with_cards(record: Record, state: State) -> State:
    seen: set[Card] = set()
    pending = list(record.announcements)
    for number, (seat, card) in enumerate(record.plays):
        place = f"plays[{number}]"
        while pending and pending[0].at <= number:
            state = evolve(state, AnnouncementMade(announced=pending.pop(0)))
        _check_play(state, seat, card, seen, place)
        seen.add(card)
        state = _played(record, state, seat, card)
    for announced in pending:
        state = evolve(state, AnnouncementMade(announced=announced))
    return state


def _check_play(state: State, seat: Seat, card: Card, seen: set[Card], place: str) -> None:
    if state.trick is None:
        raise RecordError(place, "no card can be played now")
    if seat != next_player(state, state.trick):
        raise RecordError(place, f"seat {next_player(state, state.trick)} was to play")
    if card in seen:
        raise RecordError(place, f"{card} has been played before")
    if state.hands[seat] is not None and card not in state.held(seat):
        raise RecordError(place, f"seat {seat} does not hold {card}")


def _played(record: Record, state: State, seat: Seat, card: Card) -> State:
    last = len(state.tricks) + 1 == state.table.hand_size
    protected = card == PETIT and seat == record.protected_seat and not last
    state = evolve(state, CardPlayed(seat=seat, card=card, protected=protected))
    taken = follow_up(state)
    return evolve(state, taken) if isinstance(taken, TrickTaken) else state
