"""What a hand is worth and what to bid on it: a linear estimate, fitted to played deals."""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, sqrt
from random import Random

from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.ai.levels import Level
from tarot_desktop.ai.player import Decision
from tarot_desktop.ai.valuations import WITH_CHIEN, WITHOUT_CHIEN, Valuation
from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import EXCUSE, PETIT, PLAIN_SUITS, TWENTY_ONE, Card, Face
from tarot_desktop.rules.scoring import BASE, base, multiplier

SPREAD = 28.0
"""Standard deviation of one deal's result around its estimate, score points per multiplier."""

_CHIEN_LOST = {3: 12.0, 4: 12.0, 5: 6.0}
"""What the chien costs that counts for the defence, score points per multiplier."""
_SANS_CAUTION = {3: 0.0, 4: -12.0, 5: 16.0}
"""Taken from an estimate without the chien, score points per multiplier: at four the straight
line of the fit underrates the best hands, and at five it would leave the chien all evening."""


def hand_value(hand: Iterable[Card], active: int, *, opens_chien: bool) -> float:
    """Return what taking with this dealt hand is worth, in score points per multiplier."""
    cards = frozenset(hand)
    table = (WITH_CHIEN if opens_chien else WITHOUT_CHIEN)[active]
    plain = sum(_suit_value(cards, suit, table) for suit in PLAIN_SUITS)
    return table.constant + _trump_value(cards, table) + plain


def _trump_value(cards: frozenset[Card], table: Valuation) -> float:
    trumps = [card for card in cards if card.is_trump]
    value = table.trump * len(trumps)
    value += table.high_trump * sum(16 <= card.rank <= 20 for card in trumps)
    value += table.middle_trump * sum(11 <= card.rank <= 15 for card in trumps)
    if TWENTY_ONE in cards:
        value += table.twenty_one
    if EXCUSE in cards:
        value += table.excuse
    if PETIT in cards:
        value += table.petit + table.petit_trump * max(0, len(trumps) - 5)
    return value


def _suit_value(cards: frozenset[Card], suit: str, table: Valuation) -> float:
    ranks = {card.rank for card in cards if card.suit == suit}
    value = table.king * (Face.KING in ranks)
    value += table.knight * (Face.KNIGHT in ranks) + table.jack * (Face.JACK in ranks)
    if Face.QUEEN in ranks:
        value += table.queen_with_king if Face.KING in ranks else table.queen
    lengths = {
        0: table.void,
        1: table.singleton,
        5: table.five_cards,
        6: table.six_cards,
    }
    return value + (table.seven_cards if len(ranks) >= 7 else lengths.get(len(ranks), 0.0))


def contract_value(contract: Bid, hand: Iterable[Card], active: int) -> float:
    """Return what a contract is worth on this dealt hand, in score points per multiplier."""
    each = hand_value(hand, active, opens_chien=contract.opens_chien)
    if not contract.opens_chien:
        each -= _SANS_CAUTION[active]
    return each - _CHIEN_LOST[active] if contract is Bid.CONTRE else each


def made_chance(each: float) -> float:
    """Return the chance to make a contract worth `each` score points per multiplier."""
    return 0.5 + 0.5 * erf(each / SPREAD / sqrt(2))


def score_points(each: float, contract: Bid, agreements: Agreements) -> float:
    """Return an estimate per multiplier as score points of a contract (rules 8.4, 8.10)."""
    sign = 2.0 * made_chance(each) - 1.0
    beyond = each - BASE * sign
    return multiplier(contract, agreements) * (base(contract, agreements) * sign + beyond)


def choose_bid(seen: Observation, level: Level, rng: Random) -> Decision:
    """Return the bid with an estimate for every open one, in score points."""
    active = seen.table.active
    blur = rng.gauss(0.0, 2.0 * level.noise)
    values = {bid: _bid_value(bid, seen, level, active, blur) for bid in sorted(seen.open_bids)}
    best = max(values, key=lambda bid: (values[bid], -bid))
    return Decision(
        command=MakeBid(seat=seen.seat, bid=best),
        evaluations=tuple(Evaluation(choice=bid.code, mean=value) for bid, value in values.items()),
        reasons=(ReasonTag.HAND_STRENGTH,),
    )


def _bid_value(bid: Bid, seen: Observation, level: Level, active: int, blur: float) -> float:
    style = level.bids
    if bid is Bid.PASS:
        return style.pass_worth[active]
    each = contract_value(bid, seen.hand, active) + blur
    if bid >= Bid.GARDE:
        each -= style.garde_from
    value = score_points(each, bid, seen.agreements)
    return value if bid.opens_chien else value - style.sans_margin
