"""One deal as a state machine: commands in, events out.

`decide` holds all the rules and changes nothing; `evolve` holds all the change and no rules;
`follow_up` names the event that comes by itself (the chien is turned, a trick is taken, ...).
Replay, undo and loading are all made of these three.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    Command,
    DecidePetitSec,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PetitSecChoice,
    PlayCard,
)
from tarot_desktop.game.events import (
    AnnouncementDeclined,
    AnnouncementMade,
    BidMade,
    CardCalled,
    CardPlayed,
    Dealt,
    Discarded,
    Event,
    PetitSecKept,
    PetitSecShown,
    SlamDecided,
)
from tarot_desktop.game.evolution import evolve, opening_state
from tarot_desktop.game.following import follow_up
from tarot_desktop.game.illegal import IllegalCommand, Problem
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import discard_rules, forced_discard, situation, waiting
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.announcements import (
    Announced,
    Announcement,
    Misere,
    ShownPoignee,
    open_miseres,
    poignee_counts,
    poignee_is_legal,
    shown_order,
)
from tarot_desktop.rules.bidding import callable_cards, open_bids
from tarot_desktop.rules.cards import PETIT, Seat
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.rules.discarding import trumps_of
from tarot_desktop.rules.play import refusal


class Game:
    """One deal, from the first bid to the score.  No Qt, no clock, no files."""

    def __init__(self, state: State, history: Sequence[Event] = ()) -> None:
        self.state = state
        self.history: list[Event] = list(history)
        self.states: list[State] = [state] * len(self.history)
        """The state after each event of `history`."""

    @staticmethod
    def start(seats: int, dealer: Seat, agreements: Agreements, distribution: Distribution) -> Game:
        """Return a deal whose cards are out; `history` holds what that led to."""
        dealt = Dealt(
            dealer=dealer,
            hands=distribution.hands,
            chien=distribution.chien,
            chien_positions=distribution.chien_positions,
            pack=distribution.pack,
        )
        game = Game(opening_state(seats, agreements, dealt), [dealt])
        game._settle()
        return game

    def apply(self, command: Command) -> tuple[Event, ...]:
        """Carry out `command` and return what happened.

        Raise IllegalCommand and change nothing if the rules forbid it.
        """
        events = decide(self.state, command)
        before = len(self.history)
        for event in events:
            self._take(event)
        self._settle()
        return tuple(self.history[before:])

    def _take(self, event: Event) -> None:
        self.state = evolve(self.state, event)
        self.history.append(event)
        self.states.append(self.state)

    def _settle(self) -> None:
        while (event := follow_up(self.state)) is not None:
            self._take(event)


_ASKED_BY = {
    DecidePetitSec: Ask.PETIT_SEC,
    MakeBid: Ask.BID,
    CallCard: Ask.CALL,
    MakeDiscard: Ask.DISCARD,
    DecideSlam: Ask.SLAM,
    Announce: Ask.ANNOUNCE,
    PlayCard: Ask.PLAY,
}


def decide(state: State, command: Command) -> tuple[Event, ...]:
    """Return what `command` makes happen; raise IllegalCommand if the rules forbid it."""
    asked = waiting(state)
    if asked is None:
        raise IllegalCommand(Problem.DEAL_OVER)
    ask, seat = asked
    wanted = _ASKED_BY[type(command)]
    silent = ask is Ask.ANNOUNCE and wanted is Ask.PLAY
    if wanted is not ask and not silent:
        raise IllegalCommand(Problem.NOT_NOW)
    if command.seat != seat:
        raise IllegalCommand(Problem.NOT_YOUR_TURN)
    return _decided(state, command)


def _decided(state: State, command: Command) -> tuple[Event, ...]:
    match command:
        case DecidePetitSec(seat=seat, choice=choice):
            return (_petit_sec_event(state, seat, choice),)
        case MakeBid(seat=seat, bid=bid):
            if bid not in open_bids(state.bids, state.agreements):
                raise IllegalCommand(Problem.BID_TOO_LOW)
            return (BidMade(seat=seat, bid=bid),)
        case CallCard(seat=seat, card=card):
            if card not in callable_cards(state.start_hand(seat), state.agreements):
                raise IllegalCommand(Problem.CANNOT_CALL)
            return (CardCalled(seat=seat, card=card),)
        case MakeDiscard():
            return (_decided_discard(state, command),)
        case DecideSlam(seat=seat, announced=announced):
            return (SlamDecided(seat=seat, announced=announced),)
        case Announce():
            return _decided_announcements(state, command)
        case PlayCard():
            return (_decided_card(state, command),)
    assert_never(command)


def _petit_sec_event(state: State, seat: Seat, choice: PetitSecChoice) -> Event:
    if choice is PetitSecChoice.CANCEL:
        return PetitSecShown(seat=seat, hand=state.start_hand(seat))
    return PetitSecKept(seat=seat)


def _decided_discard(state: State, command: MakeDiscard) -> Discarded:
    if not discard_rules(state).is_legal(command.cards):
        raise IllegalCommand(Problem.BAD_DISCARD)
    shown = trumps_of(command.cards) if state.agreements.discard_trumps_shown else ()
    cards = tuple(sorted(command.cards))
    return Discarded(seat=command.seat, cards=cards, count=len(cards), shown=shown)


def _decided_announcements(state: State, command: Announce) -> tuple[Event, ...]:
    if not command.said:
        return (AnnouncementDeclined(seat=command.seat),)
    kinds = [said if isinstance(said, Misere) else "poignee" for said in command.said]
    if len(set(kinds)) < len(kinds):
        raise IllegalCommand(Problem.ANNOUNCED_TWICE)
    at = len(state.plays)
    return tuple(
        AnnouncementMade(
            announced=Announced(
                seat=command.seat, said=_checked_announcement(state, command.seat, said), at=at
            )
        )
        for said in command.said
    )


def _checked_announcement(state: State, seat: Seat, said: Announcement) -> Announcement:
    hand = state.held(seat)
    if isinstance(said, ShownPoignee):
        count = poignee_counts(state.table.active, state.agreements)[said.tier]
        if not poignee_is_legal(said.cards, count, hand, forced_discard(state, seat)):
            raise IllegalCommand(Problem.BAD_POIGNEE)
        return replace(said, cards=shown_order(said.cards))
    if said not in open_miseres(state.agreements, hand):
        raise IllegalCommand(Problem.NO_MISERE)
    return said


def _decided_card(state: State, command: PlayCard) -> CardPlayed:
    on_table = state.trick.cards if state.trick else ()
    binding = situation(state, command.seat)
    refused = refusal(command.card, state.held(command.seat), on_table, binding)
    if refused is not None:
        raise IllegalCommand(Problem.CARD, refused)
    protected = (
        binding.free_petit and command.card == PETIT and command.seat == state.protected_seat
    )
    return CardPlayed(seat=command.seat, card=command.card, protected=protected)
