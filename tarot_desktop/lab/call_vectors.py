"""Vectors about the call: which cards may be called, and what follows from where one lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tarot_desktop.game.commands import CallCard, Command, MakeBid
from tarot_desktop.game.engine import Game
from tarot_desktop.game.events import CardPlayed, ChienTurned, DealEnded, Event
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.plainest import plainest
from tarot_desktop.game.projection import observe
from tarot_desktop.game.results import End
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.bidding import Bid, callable_cards
from tarot_desktop.rules.cards import DECK, EXCUSE, PETIT, Card, Seat
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.rules.tables import left

_SEATS, _HAND, _CHIEN = 5, 15, 3
_CALLED = Card.parse("HK")


def check_call(row: Mapping[str, Any], agreements: Agreements) -> tuple[object, object]:
    """Return what a row of `calls.json` expects, and what the program says."""
    if "hand" in row:
        found = callable_cards(tuple(Card.parse(code) for code in row["hand"]), agreements)
        expected = sorted(Card.parse(code) for code in row["expect_callable"])
        return [card.code for card in expected], [card.code for card in sorted(found)]
    return row["expect"], _played_call(row, agreements)


def _played_call(row: Mapping[str, Any], agreements: Agreements) -> dict[str, object]:
    taker: Seat = row["taker"]
    distribution = _with_called_card(row["called_card_in"])
    game = Game.start(_SEATS, left(taker, _SEATS), agreements, distribution)
    public: str | None = None
    while (asked := waiting(game.state)) is not None:
        seen = observe(game.state, asked[1])
        events = game.apply(_command(seen, Bid.parse(row["contract"])))
        public = public or _public(game, events)
    redeal = game.state.end is End.DEAD_CALL
    partner = game.state.partner()
    return {
        "partner": partner,
        "alone": None if redeal else partner is None,
        "redeal": redeal,
        "public": public,
    }


def _command(seen: Observation, contract: Bid) -> Command:
    if seen.ask is Ask.BID and contract in seen.open_bids:
        return MakeBid(seat=seen.seat, bid=contract)
    if seen.ask is Ask.CALL:
        return CallCard(seat=seen.seat, card=_CALLED)
    return plainest(seen)


def _public(game: Game, events: tuple[Event, ...]) -> str | None:
    knowing = [observe(game.state, seat) for seat in range(_SEATS)]
    dead = game.state.end is End.DEAD_CALL
    if not dead and not all(seen.alone or seen.partner is not None for seen in knowing):
        return None
    if any(isinstance(event, ChienTurned) for event in events):
        return "when the chien is turned"
    if any(isinstance(event, CardPlayed) and event.card == _CALLED for event in events):
        return "when the called card is played"
    return "when the deal is counted" if isinstance(events[-1], DealEnded) else "too early"


def _with_called_card(place: Seat | str) -> Distribution:
    """Return a deal in which the called card lies there and no hand has a bare Petit."""
    piles: list[list[Card]] = [[] for _ in range(_SEATS + 1)]
    piles[_SEATS if place == "chien" else int(place)].append(_CALLED)
    piles[0] += [PETIT, EXCUSE]
    rest = [card for card in DECK if card not in (_CALLED, PETIT, EXCUSE)]
    for pile in piles:
        size = _CHIEN if pile is piles[_SEATS] else _HAND
        while len(pile) < size:
            pile.append(rest.pop())
    hands = tuple(tuple(sorted(pile)) for pile in piles[:_SEATS])
    return Distribution(hands=hands, chien=tuple(piles[_SEATS]))
