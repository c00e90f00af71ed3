"""Which card to call with five active players."""

from __future__ import annotations

from random import Random

from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.ai.levels import Level
from tarot_desktop.ai.player import Decision
from tarot_desktop.game.commands import CallCard
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card, Face


def choose_call(seen: Observation, level: Level, rng: Random) -> Decision:
    """Return the card to call with an estimate for every callable one, in points."""
    values = {
        card: _call_value(card, seen) + rng.gauss(0.0, level.noise) for card in seen.callable_cards
    }
    best = max(values, key=lambda card: (values[card], -card.index))
    return Decision(
        command=CallCard(seat=seen.seat, card=best),
        evaluations=tuple(
            Evaluation(choice=card.code, mean=value) for card, value in values.items()
        ),
        reasons=(ReasonTag.HAND_STRENGTH,),
    )


def _call_value(card: Card, seen: Observation) -> float:
    """Return how good a call is: a partner who can be reached, and a strong card for him."""
    if card in seen.hand:
        return -30.0
    suit = [held for held in seen.hand if held.suit is card.suit]
    if not suit:
        return -4.0
    courts = sum(held.half_points for held in suit if held.rank >= Face.JACK) / 2
    return 0.5 * len(suit) + 0.6 * courts + 0.8 * (card.rank - Face.KING)
