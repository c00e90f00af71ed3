"""From a record to the deal, step by step, and back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tarot_desktop.game.claims import WrongClaim, claims_of, wrong_claims
from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    Command,
    DecidePetitSec,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PlayCard,
)
from tarot_desktop.game.engine import Game
from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.records import Record, to_json
from tarot_desktop.game.results import End
from tarot_desktop.game.state import State
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.announcements import Announced
from tarot_desktop.rules.dealing import Distribution, distribute, positions_are_legal


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where in a deal something happened."""

    part: str
    """A field of the record: `bids`, `plays`, ..."""
    number: int = 0
    """From 1; the trick for `plays`."""
    card: int = 0
    """From 1, within the trick."""


class ReplayError(ValueError):
    """A record that the rules do not allow; `problem` is the refusal, or words about it."""

    def __init__(self, place: Place, problem: IllegalCommand | str) -> None:
        super().__init__(f"{place.part}: {problem}")
        self.place = place
        self.problem = problem


def replay(record: Record) -> Game:
    """Return the deal after everything that `record` says; raise ReplayError.

    A finished record must reach its end, an unfinished one stops where it stops.
    """
    game = _started(record)
    if record.petit_sec is not None and waiting_for(game, Ask.PETIT_SEC):
        seat, choice = record.petit_sec
        _apply(game, DecidePetitSec(seat=seat, choice=choice), Place(part="petit_sec"))
    for number, (seat, bid) in enumerate(record.bids, 1):
        _apply(game, MakeBid(seat=seat, bid=bid), Place(part="bids", number=number))
    _replay_taker(game, record)
    _replay_cards(game, record)
    _check_fields(game, record)
    return game


def waiting_for(game: Game, ask: Ask) -> bool:
    """Return whether the deal waits for this decision."""
    asked = waiting(game.state)
    return asked is not None and asked[0] is ask


def faults_of(game: Game, record: Record) -> list[WrongClaim]:
    """Return the wrong claims of a record that was replayed."""
    return wrong_claims(game.state, record.claims or {})


def record_of(state: State, *, claims: bool = True) -> Record:
    """Return the record of a deal: finished (with claims), or as far as it has come."""
    record = Record(
        seats=state.seats,
        agreements=state.agreements,
        dealer=state.dealer,
        hands=state.hands,
        chien=state.chien,
        pack=state.pack,
        chien_positions=state.chien_positions,
        petit_sec=state.petit_sec,
        bids=state.bids,
        call=state.called_card,
        discard=state.discard,
        discard_shown=state.discard_shown,
        slam=state.slam_announced,
        announcements=state.announcements,
        plays=state.plays,
        end=state.end,
    )
    if state.end is None:
        return record
    ended = replace(record, slam=bool(state.slam_announced))
    return replace(ended, claims=claims_of(state)) if claims else ended


def observation_json(seen: Observation) -> dict[str, object]:
    """Return an observation as the bot protocol writes it (an unfinished record with nulls)."""
    own = [seen.dealt if seat == seen.seat else None for seat in range(seen.seats)]
    hands = tuple(() if seat not in seen.active else hand for seat, hand in enumerate(own))
    record = Record(
        seats=seen.seats,
        agreements=seen.agreements,
        dealer=seen.dealer,
        hands=hands,
        chien=seen.chien,
        petit_sec=seen.petit_sec,
        bids=seen.bids,
        call=seen.called_card,
        discard=seen.discard,
        discard_shown=seen.discard_shown,
        slam=seen.slam_announced,
        announcements=seen.announcements,
        plays=seen.plays,
        end=seen.end,
        protected_seat=seen.protected_seat,
    )
    return to_json(record, observation=True)


def _started(record: Record) -> Game:
    if record.end is End.MISDEAL or record.chien is None or None in record.hands:
        raise ReplayError(Place(part="hands"), "there is no deal to replay")
    hands = tuple(hand or () for hand in record.hands)
    distribution = Distribution(
        hands=hands,
        chien=record.chien,
        pack=record.pack,
        chien_positions=record.chien_positions,
    )
    _check_pack(record, distribution)
    return Game.start(record.seats, record.dealer, record.agreements, distribution)


def _check_pack(record: Record, dealt: Distribution) -> None:
    if record.pack is None and record.chien_positions is None:
        return
    if record.pack is None or record.chien_positions is None or len(record.pack) != 78:
        raise ReplayError(Place(part="pack"), "pack and chien_positions go together")
    if not positions_are_legal(record.chien_positions, record.table, record.agreements):
        raise ReplayError(Place(part="chien_positions"), "illegal places of the chien")
    again = distribute(record.pack, record.chien_positions, record.table, record.dealer)
    if (again.hands, again.chien) != (dealt.hands, dealt.chien):
        raise ReplayError(Place(part="pack"), "the pack does not give these hands and this chien")


def _apply(game: Game, command: Command, place: Place) -> None:
    try:
        game.apply(command)
    except IllegalCommand as problem:
        raise ReplayError(place, problem) from None


def _replay_taker(game: Game, record: Record) -> None:
    taker = game.state.taker
    if taker is None:
        return
    if record.call is not None:
        _apply(game, CallCard(seat=taker, card=record.call), Place(part="call"))
    if record.discard is not None:
        cards = frozenset(record.discard)
        _apply(game, MakeDiscard(seat=taker, cards=cards), Place(part="discard"))
    if waiting_for(game, Ask.SLAM) and record.slam is not None:
        _apply(game, DecideSlam(seat=taker, announced=record.slam), Place(part="slam"))


def _replay_cards(game: Game, record: Record) -> None:
    players = len(game.state.order)
    pending = list(record.announcements)
    for number, (seat, card) in enumerate(record.plays):
        pending = _replay_announcements(game, pending, number)
        place = Place(part="plays", number=number // players + 1, card=number % players + 1)
        _apply(game, PlayCard(seat=seat, card=card), place)
    pending = _replay_announcements(game, pending, len(record.plays))
    if pending:
        raise ReplayError(Place(part="announcements"), "made at a moment that never came")


def _replay_announcements(game: Game, pending: list[Announced], at: int) -> list[Announced]:
    now = [announced for announced in pending if announced.at == at]
    for seat in dict.fromkeys(announced.seat for announced in now):
        said = tuple(announced.said for announced in now if announced.seat == seat)
        number = 1 + len(game.state.announcements)
        _apply(game, Announce(seat=seat, said=said), Place(part="announcements", number=number))
    return [announced for announced in pending if announced.at != at]


def _check_fields(game: Game, record: Record) -> None:
    state = game.state
    if state.end is not record.end:
        raise ReplayError(Place(part="end"), _wrong_end(state, record))
    if state.petit_sec != record.petit_sec:
        raise ReplayError(Place(part="petit_sec"), "not what the cards and the agreement say")
    if set(state.discard_shown) != set(record.discard_shown):
        raise ReplayError(Place(part="discard_shown"), "not the trumps that had to be shown")
    if bool(record.slam) != bool(state.slam_announced):
        raise ReplayError(Place(part="slam"), "announced in a deal that was not played")
    if record.call != state.called_card:
        raise ReplayError(Place(part="call"), "there is nothing to call")


def _wrong_end(state: State, record: Record) -> str:
    if record.end is None:
        return f"the deal has ended: {state.end}"
    return f"the deal has not ended by {record.end}"
