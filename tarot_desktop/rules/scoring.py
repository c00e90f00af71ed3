"""The score of a deal, line by line (rules 7.1, 8).

Card points are half-points; scores are whole numbers.  `S` is what each defender pays (S > 0)
or receives (S < 0).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.rules.agreements import Agreements, ContractScale, PartnerSplit, Pousse
from tarot_desktop.rules.announcements import Misere, Tier, misere_amounts, poignee_values
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Seat

TARGETS = (56, 51, 41, 36)
"""Points the attack needs, by the number of bouts it owns at the end."""

BASE = 25
PETIT_AU_BOUT = 10
_MULTIPLIERS = {Bid.PRISE: 1, Bid.POUSSE: 1, Bid.GARDE: 2, Bid.SANS: 4, Bid.CONTRE: 6}
_DOUBLING = {Bid.PRISE: 1, Bid.POUSSE: 2, Bid.GARDE: 4, Bid.SANS: 8, Bid.CONTRE: 16}
_FIXED = {Bid.PRISE: 20, Bid.POUSSE: 40, Bid.GARDE: 80, Bid.SANS: 160, Bid.CONTRE: 320}
_CONTRE = {ContractScale.CONTRE5: 5, ContractScale.CONTRE8: 8}


class Side(StrEnum):
    """The two sides of a deal."""

    ATTACK = "attack"
    DEFENCE = "defence"

    @property
    def other(self) -> Side:
        """The opposite side."""
        return Side.DEFENCE if self is Side.ATTACK else Side.ATTACK


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """All that the score of a played deal depends on."""

    contract: Bid
    attack_half_points: int
    bouts: int
    """Bouts owned by the attack at the end."""
    petit_au_bout: Side | None = None
    poignees: tuple[Tier, ...] = ()
    slam_announced: bool = False
    slam: Side | None = None
    """The side that won every trick."""
    attack_tricks_lost: int | None = None
    """None unless the petit chelem needs it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """The deal value and the terms it is made of, in the order of rules 8.11."""

    target: int
    made: bool
    margin: int
    """Points from the target, after `margin_rounding`."""
    base: int
    """25, or the fixed value of the contract."""
    multiplier: int
    """1 under fixed values."""
    petit_au_bout: int
    """+10, -10 or 0, before multiplication."""
    poignees: int
    """Signed sum of the poignée bonuses."""
    slam: int
    """Signed slam term."""
    petit_chelem: int
    value: int
    """S: what each defender pays."""

    @property
    def sign(self) -> int:
        """+1 if the contract is made, else -1."""
        return 1 if self.made else -1


def multiplier(contract: Bid, agreements: Agreements) -> int:
    """Return what a contract multiplies; 1 under fixed values."""
    if agreements.contract_scale is ContractScale.FIXED:
        return 1
    if agreements.pousse is Pousse.DOUBLING:
        return _DOUBLING[contract]
    if contract is Bid.CONTRE:
        return _CONTRE.get(agreements.contract_scale, _MULTIPLIERS[contract])
    return _MULTIPLIERS[contract]


def base(contract: Bid, agreements: Agreements) -> int:
    """Return 25, or the contract's fixed value (rules 8.10)."""
    return _FIXED[contract] if agreements.contract_scale is ContractScale.FIXED else BASE


def rounded(margin: int, agreements: Agreements) -> int:
    """Return the margin at the nearest multiple agreed on, halves up."""
    step = agreements.margin_rounding
    return (2 * margin + step) // (2 * step) * step


def score(outcome: Outcome, agreements: Agreements) -> Score:
    """Return the value of a played deal and its terms (rules 8.2 to 8.6, 8.9 to 8.11)."""
    target = TARGETS[outcome.bouts]
    distance = outcome.attack_half_points - 2 * target
    made = distance >= 0
    sign = 1 if made else -1
    margin = rounded((abs(distance) + 1) // 2, agreements)
    pab = {Side.ATTACK: PETIT_AU_BOUT, Side.DEFENCE: -PETIT_AU_BOUT, None: 0}[outcome.petit_au_bout]
    start, times = base(outcome.contract, agreements), multiplier(outcome.contract, agreements)
    values = poignee_values(agreements)
    poignees = sign * sum(values[tier] for tier in outcome.poignees)
    slam = slam_term(outcome.slam_announced, outcome.slam)
    petit_chelem = _petit_chelem(outcome, agreements)
    return Score(
        target=target,
        made=made,
        margin=margin,
        base=start,
        multiplier=times,
        petit_au_bout=pab,
        poignees=poignees,
        slam=slam,
        petit_chelem=petit_chelem,
        value=(sign * (start + margin) + pab) * times + poignees + slam + petit_chelem,
    )


def slam_term(announced: bool, won_by: Side | None) -> int:
    """Return the signed slam term (rules 8.6)."""
    term = {Side.ATTACK: 200, Side.DEFENCE: -200, None: 0}[won_by]
    if announced:
        term += 200 if won_by is Side.ATTACK else -200
    return term


def _petit_chelem(outcome: Outcome, agreements: Agreements) -> int:
    lost = outcome.attack_tricks_lost
    earned = (
        lost is not None
        and not outcome.slam_announced
        and 1 <= lost <= agreements.petit_chelem_max_lost
    )
    return agreements.petit_chelem_bonus if earned else 0


def distribution(
    value: int,
    *,
    seats: int,
    active: Iterable[Seat],
    taker: Seat,
    partner: Seat | None,
    agreements: Agreements,
) -> tuple[int, ...]:
    """Return what every seat gets of the deal value S; the sum is 0 (rules 8.7)."""
    scores = [0] * seats
    defenders = [seat for seat in active if seat not in (taker, partner)]
    for seat in defenders:
        scores[seat] = -value
    whole = value * len(defenders)
    if partner is None:
        scores[taker] = whole
    elif agreements.partner_split is PartnerSplit.EQUAL:
        scores[taker] = (1 if value > 0 else -1) * ((abs(whole) + 1) // 2)
        scores[partner] = whole - scores[taker]
    else:
        scores[taker], scores[partner] = 2 * value, value
    return tuple(scores)


def misere_payments(
    miseres: Iterable[tuple[Seat, Misere]],
    *,
    seats: int,
    active: Iterable[Seat],
    agreements: Agreements,
) -> tuple[int, ...]:
    """Return what the declared misères move between the seats; the sum is 0 (rules 8.8)."""
    amounts: Mapping[Misere, int] = misere_amounts(agreements)
    players = tuple(active)
    scores = [0] * seats
    for seat, kind in miseres:
        for payer in players:
            scores[payer] -= amounts[kind]
        scores[seat] += amounts[kind] * len(players)
    return tuple(scores)
