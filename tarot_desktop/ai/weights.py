"""The numbers of the card policy, in points unless a name says otherwise.

Most were found by letting players with different numbers play each other; those that keep a player
from blunders (Excuse, Petit, Twenty-one, called card, courts led into a ruff) were set by hand.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What the card policy thinks things are worth."""

    follower_adds: float = 0.98
    """What an ordinary player adds to a trick."""
    friend_adds: float = 0.82
    """What a friend adds to a trick of his side, beyond that."""
    enemy_adds: float = 0.75
    """What an enemy adds to a trick of his side, beyond that."""

    given_away: float = 0.35
    """What it hurts to give a point to the enemy, beyond the point."""
    will_take: float = 0.88
    """How often a player with a higher card of the suit plays it."""
    already_beaten: float = 0.58
    """How much harder a card is to beat once somebody has beaten the first."""

    trump_low: float = 0.97
    trump_high: float = 3.06
    """Keeping the best trump is worth `trump_low + trump_high`."""
    trump_decay: float = 0.72
    """Factor for each better trump that may be out."""
    trump_sure: float = 4.2
    """Keeping a trump when no other hand has one."""
    twenty_one: float = 1.5
    """Keeping the Twenty-one, beyond the best trump."""

    petit_saved: float = 0.5
    """Chance to save the Petit without another trump in hand."""
    petit_risk: float = 0.35
    """What losing the Petit hurts beyond its stake, as a part of it."""
    petit_guard: float = 0.09
    """Added to it for every other trump."""
    petit_last: float = 8.0
    """What the Petit au bout adds when no trump is out."""
    petit_plan: float = 0.6
    """The part of it that counts while an attacker holds more trumps than all others."""

    master_saved: float = 0.63
    """Chance that the best card of a suit takes its points home later."""
    master_worn: float = 0.17
    """Taken from it for every round of the suit."""
    master_control: float = 0.39
    court_saved: float = 0.7
    """Chance for another court card, in the defence."""
    court_saved_alone: float = 0.3
    """The same for a lone taker."""
    ruffed_saved: float = 0.66
    """Factor where an enemy ruffs the suit."""
    guard: float = 0.13
    """Keeping the low card that protects a court card, for each point of it."""
    low_card: float = -0.1

    excuse_option: float = 1.29
    """Keeping the Excuse early in the deal."""
    excuse_late: float = -3.0
    """Keeping it three tricks before the end."""
    excuse_lost: float = -14.0
    """Keeping it for the last trick."""
    excuse_lead: float = -5.0

    long_suit: float = 0.63
    """For every card beyond three of the suit that a taker leads."""
    short_suit: float = 0.57
    """For leading a singleton low card."""
    draw: float = 0.65
    """For every trump by which a taker dominates."""
    draw_base: float = -1.65
    into_void: float = 1.06
    """For a defender's low card in a suit the taker ruffs."""
    court_into_ruff: float = -2.0
    """For leading a court card into a suit an enemy ruffs, for each point of it."""
    return_suit: float = 1.91
    taker_suit: float = -1.84
    defence_trump: float = -2.15
    hunt: float = 1.28
    """For every trump beyond six of a defender who leads trumps."""
    reveals_call: float = -3.5
    """For a partner who leads the called card."""
    petit_lead: float = -6.0
    """For leading the Petit while trumps are out."""


WEIGHTS = Weights()
