"""The auction played on: what each contract brings, and what passing does, world by world.

Who passes leaves the contract to the highest bidder so far or to a seat that has yet to speak;
worlds in which nobody would take are worth nothing.  All numbers are score points of S, the
player's own score divided by what a taker gets of each S.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tarot_desktop.ai import kernel
from tarot_desktop.ai.boards import AT
from tarot_desktop.ai.calling import choose_call
from tarot_desktop.ai.levels import Level
from tarot_desktop.ai.sampling import (
    Hidden,
    bid_values,
    estimate,
    hidden_before_taking,
    with_fields,
)
from tarot_desktop.ai.search import PlayOuts
from tarot_desktop.game.commands import CallCard
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.bidding import Bid, callable_cards, highest
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.rules.scoring import base, multiplier

_TAKES_FROM = {3: -7.0, 4: -7.0, 5: -2.0}
"""The estimate of a dealt hand, score points per multiplier, from which others take, by active
players; then for a garde, and without the chien."""
_GARDE_FROM = {3: 0.0, 4: 0.0, 5: 5.0}
_SANS_FROM = 12.0
_BIAS = {3: (0.0, -8.0), 4: (-3.0, -3.0), 5: (2.0, -1.0)}
"""By active players: how much play-outs promise too much without the chien and with it, score
points per multiplier."""
_KING = 13
_SUIT_BITS = 14
_SUIT_MASK = (1 << _SUIT_BITS) - 1

_Takes = tuple[Seat, Bid]


class Auction:
    """One bid to be made, weighed over worlds that agree with the bids heard."""

    def __init__(
        self,
        seen: Observation,
        level: Level,
        played: PlayOuts,
        seed: int,
        *,
        bolder: float = 0.0,
    ) -> None:
        """Hold what is needed; `bolder`: what opening brings beyond the play-outs, as `_BIAS`.

        Over another's bid nothing is added: he is strong and his contract easier to beat.
        """
        self._seen = seen
        self._played = played
        self._seed = seed
        self._top = highest(seen.bids)
        self._bolder = 0.0 if self._top else bolder
        self._called = _own_call(seen, level)
        self._sources: dict[_Takes, Hidden] = {}
        self._later = _later_seats(seen)
        self._share = 2 if seen.table.calls else seen.table.active - 1

    def contract_column(self, contract: Bid, first: int, count: int) -> list[float]:
        """Return what taking with `contract` brings in each world."""
        worlds = self.worlds(contract, first, count)
        bias = _BIAS[self._seen.table.active][int(contract.opens_chien)]
        shift = (bias - self._bolder) * multiplier(contract, self._seen.agreements)
        scores = [score - shift for score in self._played.column(worlds, 1)]
        if not self._seen.table.calls:
            return scores
        lone = (self._seen.table.active - 1) / self._share
        partners = worlds[AT["partner"] :: kernel.SIZE]
        return [
            score * lone if partner < 0 else score
            for score, partner in zip(scores, partners, strict=True)
        ]

    def worlds(self, contract: Bid, first: int, count: int) -> array[int]:
        """Return the deals that follow when this seat takes with `contract`."""
        hidden = self._source(self._seen.seat, contract)
        return self._staked(hidden.worlds(first, count, self._seed), contract)

    def pass_column(self, first: int, count: int) -> list[float]:
        """Return what passing brings in each world."""
        takers = self._takers(first, count)
        dealt = {
            taker: self._source(*taker).worlds(first, count, self._seed)
            for taker in dict.fromkeys(takers)
            if taker is not None
        }
        games = array("q")
        for number, taker in enumerate(takers):
            if taker is not None:
                world = dealt[taker][number * kernel.SIZE : (number + 1) * kernel.SIZE]
                games += self._taken(world, *taker)
        scores = iter(self._own_scores(games))
        return [0.0 if taker is None else next(scores) for taker in takers]

    def _source(self, seat: Seat, contract: Bid) -> Hidden:
        key = (seat, Bid.GARDE if contract.opens_chien else contract)
        if key not in self._sources:
            called = self._called if seat == self._seen.seat else None
            self._sources[key] = hidden_before_taking(self._seen, contract, called, taker=seat)
        return self._sources[key]

    def _staked(self, worlds: array[int], contract: Bid) -> array[int]:
        agreements = self._seen.agreements
        return with_fields(
            worlds, multiplier=multiplier(contract, agreements), base=base(contract, agreements)
        )

    def _takers(self, first: int, count: int) -> list[_Takes | None]:
        """Return who takes in each world once this seat has passed."""
        if not self._later:
            return [self._top] * count
        hidden = self._source(self._seen.seat, Bid.SANS)
        worlds = hidden.worlds(first, count, self._seed)
        active = self._seen.table.active
        with_chien = estimate(worlds, bid_values(active, Bid.GARDE))
        without = estimate(worlds, bid_values(active, Bid.SANS))
        places = [(seat, hidden.board.place(seat)) for seat in self._later]
        found = []
        for start in range(0, len(with_chien), kernel.MOST_SEATS):
            top = self._top
            for seat, place in places:
                bid = _natural_bid(active, with_chien[start + place], without[start + place])
                if bid > (top[1] if top else Bid.PASS):
                    top = seat, bid
            found.append(top)
        return found

    def _taken(self, world: array[int], seat: Seat, contract: Bid) -> array[int]:
        world = self._staked(world, contract)
        if self._seen.table.calls:
            _call_in(world, self._seen.active.index(seat), self._seen.table.active)
        return world

    def _own_scores(self, games: array[int]) -> list[float]:
        """Return this seat's scores in games that somebody else has taken."""
        if not games:
            return []
        place = self._seen.active.index(self._seen.seat)
        partners = games[AT["partner"] :: kernel.SIZE]
        return [
            (score if partner == place else -score) / self._share
            for score, partner in zip(self._played.column(games, 1), partners, strict=True)
        ]


def _own_call(seen: Observation, level: Level) -> Card | None:
    if not seen.table.calls:
        return None
    open_calls = callable_cards(seen.dealt, seen.agreements)
    decision = choose_call(replace(seen, callable_cards=open_calls), level, Random(1))
    return decision.command.card if isinstance(decision.command, CallCard) else None


def _later_seats(seen: Observation) -> Sequence[Seat]:
    """Return the seats that speak after this one."""
    return seen.active[seen.active.index(seen.seat) + 1 :]


def _natural_bid(active: int, with_chien: float, without: float) -> Bid:
    """Return what a sensible player says on a hand with these estimates."""
    if without >= _SANS_FROM and 2.0 * without >= with_chien:
        return Bid.SANS
    if with_chien >= _GARDE_FROM[active]:
        return Bid.GARDE
    return Bid.PRISE if with_chien >= _TAKES_FROM[active] else Bid.PASS


def _call_in(world: array[int], taker: int, active: int) -> None:
    """Let the taker of a world call a king: of his longest suit without one."""
    held = world[AT["lo"] + taker]
    suits = [held >> _SUIT_BITS * suit & _SUIT_MASK for suit in range(4)]
    lacking = [suit for suit in range(4) if not suits[suit] >> _KING & 1]
    if not lacking:
        return
    called = _SUIT_BITS * max(lacking, key=lambda suit: suits[suit].bit_count()) + _KING
    world[AT["called"]], world[AT["known"]] = called, 0
    for place in range(active):
        if world[AT["lo"] + place] >> called & 1:
            world[AT["partner"]] = place
