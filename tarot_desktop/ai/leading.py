"""What speaks for and against a lead, beyond the trick itself."""

from __future__ import annotations

from tarot_desktop.ai.knowledge import Knowledge
from tarot_desktop.ai.masks import (
    ABOVE,
    EXCUSE_INDEX,
    GROUP,
    GROUP_MASK,
    PETIT_INDEX,
    POINTS,
    TRUMP_GROUP,
    TRUMPS,
)
from tarot_desktop.ai.weights import Weights


def lead_bonus(know: Knowledge, card: int, weights: Weights) -> float:
    """Return what leading `card` is worth beyond the trick, in points."""
    if card == EXCUSE_INDEX:
        return weights.excuse_lead
    if GROUP[card] == TRUMP_GROUP:
        return _trump_lead(know, card, weights)
    bonus = 0.0
    if POINTS[card] > 1 and know.enemy_void(GROUP[card]):
        bonus = weights.court_into_ruff * POINTS[card]
    side_lead = _attack_lead if know.attack else _defence_lead
    return bonus + side_lead(know, card, weights)


def _trump_lead(know: Knowledge, card: int, weights: Weights) -> float:
    out = know.trumps_out
    if not out:
        return 0.0
    petit = weights.petit_lead if card == PETIT_INDEX else 0.0
    mine = (know.hand & TRUMPS).bit_count()
    if not know.attack:
        return petit + weights.defence_trump + weights.hunt * max(0, mine - 6)
    dominance = mine - 1.3 * out / max(1, _enemies(know))
    strong = not ABOVE[card] & know.unseen
    return petit + weights.draw_base + (weights.draw * max(0.0, dominance) if strong else 0.0)


def _enemies(know: Knowledge) -> int:
    return sum(know.friends[seat] < 0.5 for seat in know.others)


def _attack_lead(know: Knowledge, card: int, weights: Weights) -> float:
    group = GROUP[card]
    length = (know.hand & GROUP_MASK[group]).bit_count()
    if know.seat != know.taker:
        bonus = weights.reveals_call if card == know.secret else 0.0
        return bonus + (weights.return_suit if know.taker_led >> group & 1 else 0.0)
    bonus = weights.long_suit * max(0, length - 3)
    if length == 1 and POINTS[card] < 1:
        bonus += weights.short_suit
    return bonus


def _defence_lead(know: Knowledge, card: int, weights: Weights) -> float:
    group = GROUP[card]
    bonus = 0.0
    if POINTS[card] < 2 and taker_ruffs(know, group):
        bonus += weights.into_void
    elif know.taker_led >> group & 1:
        bonus += weights.taker_suit
    if know.side_led >> group & 1:
        bonus += weights.return_suit
    return bonus


def taker_ruffs(know: Knowledge, group: int) -> bool:
    """Return whether the taker is known to be void in a suit and may have trumps."""
    lacks = know.lacks[know.taker]
    return not GROUP_MASK[group] & ~lacks & know.unseen and bool(TRUMPS & ~lacks & know.unseen)
