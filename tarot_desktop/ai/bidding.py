"""What a hand is worth and what to bid on it: a linear estimate, fitted to played deals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import erf, sqrt
from random import Random

from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.ai.levels import Level
from tarot_desktop.ai.player import Decision
from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import EXCUSE, PETIT, PLAIN_SUITS, TWENTY_ONE, Card, Face
from tarot_desktop.rules.scoring import BASE, base, multiplier

SPREAD = 28.0
"""Standard deviation of one deal's result around its estimate, score points per multiplier."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Valuation:
    """Score points per multiplier for each feature of a dealt hand."""

    constant: float
    trump: float
    twenty_one: float
    excuse: float
    petit: float
    petit_trump: float
    """With the Petit: each trump beyond five."""
    high_trump: float
    """Each of 16 to 20."""
    middle_trump: float
    """Each of 11 to 15."""
    king: float
    queen_with_king: float
    queen: float
    knight: float
    jack: float
    void: float
    singleton: float
    five_cards: float
    """A suit of five; `six_cards`, `seven_cards` (or more) likewise."""
    six_cards: float
    seven_cards: float


_FOUR_CHIEN = Valuation(
    constant=-104.9,
    trump=6.4,
    twenty_one=38.0,
    excuse=27.0,
    petit=21.0,
    petit_trump=-0.4,
    high_trump=3.5,
    middle_trump=0.9,
    king=11.3,
    queen_with_king=4.5,
    queen=3.3,
    knight=1.7,
    jack=0.6,
    void=3.9,
    singleton=2.3,
    five_cards=2.6,
    six_cards=4.7,
    seven_cards=5.8,
)
_FOUR_SANS = Valuation(
    constant=-111.1,
    trump=4.8,
    twenty_one=28.5,
    excuse=20.0,
    petit=6.0,
    petit_trump=1.3,
    high_trump=3.6,
    middle_trump=0.9,
    king=10.4,
    queen_with_king=5.0,
    queen=4.7,
    knight=1.7,
    jack=0.7,
    void=11.3,
    singleton=3.1,
    five_cards=2.7,
    six_cards=3.2,
    seven_cards=3.1,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Scale:
    """How one number of active players differs from four: `factor * estimate + shift`."""

    factor: float = 1.0
    shift: float = 0.0


_SCALES = {3: _Scale(shift=-30.0), 4: _Scale(), 5: _Scale(shift=30.0)}
_CHIEN_LOST = {3: 12.0, 4: 12.0, 5: 6.0}
"""What the chien costs that counts for the defence, score points per multiplier."""


def hand_value(hand: Iterable[Card], active: int, *, opens_chien: bool) -> float:
    """Return what taking with this dealt hand is worth, in score points per multiplier."""
    cards = frozenset(hand)
    table = _FOUR_CHIEN if opens_chien else _FOUR_SANS
    plain = sum(_suit_value(cards, suit, table) for suit in PLAIN_SUITS)
    scale = _SCALES[active]
    return scale.factor * (table.constant + _trump_value(cards, table) + plain) + scale.shift


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


def contract_value(
    contract: Bid, hand: Iterable[Card], active: int, agreements: Agreements
) -> float:
    """Return what a contract is worth on this dealt hand, in score points (the S of rules 8)."""
    cards = frozenset(hand)
    each = hand_value(cards, active, opens_chien=contract.opens_chien)
    if contract is Bid.CONTRE:
        each -= _CHIEN_LOST[active]
    return score_points(each, contract, agreements)


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
        return style.pass_worth
    each = hand_value(seen.hand, active, opens_chien=bid.opens_chien) + blur
    if bid is Bid.CONTRE:
        each -= _CHIEN_LOST[active]
    if bid >= Bid.GARDE:
        each -= style.garde_from
    value = score_points(each, bid, seen.agreements)
    return value if bid.opens_chien else value - style.sans_margin
