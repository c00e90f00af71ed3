"""What it is worth to keep a card for later, in points."""

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
    TWENTY_ONE_INDEX,
)
from tarot_desktop.ai.tricks import PETIT_STAKE
from tarot_desktop.ai.weights import Weights


def keeping(know: Knowledge, card: int, weights: Weights, *, slam: bool = False) -> float:
    """Return what it is worth to keep `card`; `slam`: this side may still win every trick."""
    if card == EXCUSE_INDEX:
        return _excuse(know, weights, slam)
    if card == PETIT_INDEX:
        return PETIT_STAKE * petit_saved(know, weights) + _petit_last(know, weights)
    if GROUP[card] == TRUMP_GROUP:
        return _trump(know, card, weights)
    return _plain(know, card, weights)


def petit_saved(know: Knowledge, weights: Weights) -> float:
    """Return the chance that a Petit that stays in the hand is saved later."""
    out = know.trumps_out
    if not out:
        return 1.0
    mine = (know.hand & TRUMPS).bit_count() - 1
    guarded = weights.petit_saved + weights.petit_guard * mine
    if mine > out:
        guarded += 0.1
    return max(0.05, min(0.95, guarded))


def _petit_last(know: Knowledge, weights: Weights) -> float:
    out = know.trumps_out
    if not out:
        return weights.petit_last
    dominates = know.attack and (know.hand & TRUMPS).bit_count() > out
    return weights.petit_plan * weights.petit_last if dominates else 0.0


def _trump(know: Knowledge, card: int, weights: Weights) -> float:
    extra = POINTS[card] + weights.twenty_one if card == TWENTY_ONE_INDEX else 0.0
    if not know.trumps_out:
        return weights.trump_sure + extra
    better = (ABOVE[card] & know.unseen).bit_count()
    return weights.trump_low + weights.trump_high * weights.trump_decay**better + extra


def _excuse(know: Knowledge, weights: Weights, slam: bool) -> float:
    if slam:
        return 40.0
    later = {1: 0.0, 2: weights.excuse_lost, 3: weights.excuse_late, 4: 0.0}
    return POINTS[EXCUSE_INDEX] - 0.5 + later.get(know.left, weights.excuse_option)


def _plain(know: Knowledge, card: int, weights: Weights) -> float:
    group = GROUP[card]
    points = POINTS[card]
    if points < 1:
        return _low(know, card, weights)
    ruffed = weights.ruffed_saved if know.enemy_void(group) else 1.0
    if not ABOVE[card] & know.unseen:
        worn = weights.master_worn * know.rounds[group]
        saved = max(0.2, weights.master_saved - worn) * ruffed
        return points * saved + weights.master_control * ruffed
    lone = know.attack and max(_friends(know), default=0.0) < 0.5
    return points * ruffed * (weights.court_saved_alone if lone else weights.court_saved)


def _friends(know: Knowledge) -> list[float]:
    return [know.friends[seat] for seat in know.others]


def _low(know: Knowledge, card: int, weights: Weights) -> float:
    suit = know.hand & GROUP_MASK[GROUP[card]]
    courts = suit & ABOVE[card]
    best = courts.bit_length() - 1
    protects = (
        courts and POINTS[best] > 1 and suit.bit_count() <= 2 and bool(ABOVE[best] & know.unseen)
    )
    return (
        weights.low_card + (weights.guard * POINTS[best] if protects else 0.0) + 0.01 * (card % 14)
    )
