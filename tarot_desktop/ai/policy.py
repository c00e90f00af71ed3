"""The card to play, by rules: one estimate for every legal card, no search.

    value(card) = chance that my side wins the trick x what the trick will hold
                  - what keeping the card would be worth + what speaks for the lead

Everything comes from the seat's own cards and from public facts, so the same policy serves every
seat.  Values are points: how much of the 91 the card is worth to the player's side.
"""

from __future__ import annotations

from random import Random

from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.ai.keeping import keeping
from tarot_desktop.ai.knowledge import Knowledge, know
from tarot_desktop.ai.leading import lead_bonus, taker_ruffs
from tarot_desktop.ai.levels import Level
from tarot_desktop.ai.manners import regret
from tarot_desktop.ai.masks import (
    ABOVE,
    EXCUSE_INDEX,
    GROUP,
    GROUP_MASK,
    KINGS,
    PETIT_INDEX,
    POINTS,
    TRUMP_GROUP,
    mask_of,
)
from tarot_desktop.ai.player import Decision
from tarot_desktop.ai.requests import wishes
from tarot_desktop.ai.signalling import spoken
from tarot_desktop.ai.signals import leanings, listen
from tarot_desktop.ai.tricks import PETIT_STAKE, OpenTrick, beats, open_trick, side_wins, stake
from tarot_desktop.ai.weights import WEIGHTS, Weights
from tarot_desktop.game.commands import PlayCard
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card, Seat


def choose_card(
    seen: Observation,
    level: Level,
    rng: Random,
    weights: Weights = WEIGHTS,
    senders: frozenset[Seat] = frozenset(),
) -> Decision:
    """Return the card to play with an estimate for every legal one, in points.

    `senders`: the seats whose cards are signals.
    """
    if len(seen.legal_cards) == 1:
        return Decision(
            command=PlayCard(seat=seen.seat, card=seen.legal_cards[0]),
            reasons=(ReasonTag.ONLY_CHOICE,),
        )
    talk = listen(seen, senders)
    facts = know(seen, level.memory, leanings(talk.said))
    trick = open_trick(seen)
    plain = card_values(seen, facts, trick, weights)
    asked = wishes(seen, facts, talk.said)
    values = {card: value + asked.pull(card.index) for card, value in plain.items()}
    blurred = {card: value + rng.gauss(0.0, level.noise) for card, value in values.items()}
    if level.manners:
        blurred = {card: value - regret(seen, card) for card, value in blurred.items()}
    best = max(blurred, key=lambda card: (blurred[card], -card.index))
    chosen = spoken(seen, talk, senders, blurred, best)
    unasked = max(plain, key=lambda card: (plain[card], -card.index))
    return Decision(
        command=PlayCard(seat=seen.seat, card=chosen),
        evaluations=tuple(
            Evaluation(choice=card.code, mean=value) for card, value in blurred.items()
        ),
        reasons=(
            *asked.reasons(chosen.index, unasked.index),
            *((ReasonTag.GIVES_SIGNAL,) if chosen != best else ()),
            *_reasons(seen, facts, trick, chosen, weights),
        ),
    )


def card_values(
    seen: Observation, facts: Knowledge, trick: OpenTrick, weights: Weights = WEIGHTS
) -> dict[Card, float]:
    """Return what every legal card is worth, in points."""
    slam = _slam_alive(seen, facts)
    return {
        card: _value(seen, facts, trick, card.index, weights, slam) for card in seen.legal_cards
    }


def _value(
    seen: Observation,
    facts: Knowledge,
    trick: OpenTrick,
    card: int,
    weights: Weights,
    slam: bool,
) -> float:
    free = _is_free(seen, card)
    wins = side_wins(facts, trick, card, weights, free=free)
    kept = keeping(facts, card, weights, slam=slam)
    value = wins * (trick.points + _additions(facts, trick, wins, weights)) - kept
    if free:
        value += POINTS[card] - 0.5
    else:
        value += wins * stake(card)
        value -= (1.0 - wins) * _regret(card, weights)
    return value + (lead_bonus(facts, card, weights) if trick.leading else 0.0)


def _regret(card: int, weights: Weights) -> float:
    """Return what losing the card to the enemy hurts beyond its points."""
    if card == PETIT_INDEX:
        return weights.petit_risk * PETIT_STAKE
    return 0.0 if GROUP[card] == TRUMP_GROUP else weights.given_away * POINTS[card]


def _is_free(seen: Observation, card: int) -> bool:
    protected = card == PETIT_INDEX and seen.protected_seat == seen.seat
    return card == EXCUSE_INDEX or protected


def _additions(facts: Knowledge, trick: OpenTrick, wins: float, weights: Weights) -> float:
    """Return what the players still to act will add to the trick, in points."""
    added = 0.0
    for seat in trick.waiting:
        friend = facts.friends[seat]
        added += weights.follower_adds + friend * wins * weights.friend_adds
        added -= (1.0 - friend) * (1.0 - wins) * weights.enemy_adds
    return added


def _slam_alive(seen: Observation, facts: Knowledge) -> bool:
    """Return whether this side has won all tricks so far and can count on the others."""
    if not seen.tricks or len(seen.tricks) * 3 < seen.table.hand_size:
        return False
    if any(facts.friends[trick.winner] < 1.0 for trick in seen.tricks if trick.winner is not None):
        return False
    return all(
        card.index == EXCUSE_INDEX or not ABOVE[card.index] & facts.unseen for card in seen.hand
    )


def card_reasons(
    seen: Observation, chosen: Card, weights: Weights = WEIGHTS
) -> tuple[ReasonTag, ...]:
    """Return what speaks for a card that was chosen in another way, as this policy sees it."""
    return _reasons(seen, know(seen), open_trick(seen), chosen, weights)


def _reasons(
    seen: Observation, facts: Knowledge, trick: OpenTrick, chosen: Card, weights: Weights
) -> tuple[ReasonTag, ...]:
    card = chosen.index
    wins = side_wins(facts, trick, card, weights, free=_is_free(seen, card))
    if card == EXCUSE_INDEX:
        return (ReasonTag.EXCUSE_TIMING,)
    if card == PETIT_INDEX:
        return (ReasonTag.SAVES_PETIT if wins > 0.6 else ReasonTag.RISKS_PETIT,)
    if trick.leading:
        return _lead_reasons(facts, card)
    if trick.best is not None and beats(card, trick.best) and wins > 0.5:
        return (ReasonTag.WINS_TRICK,)
    if POINTS[card] > 1 and wins > 0.5:
        return (ReasonTag.CHARGES_PARTNER,)
    legal = mask_of(seen.legal_cards)
    if GROUP[card] == TRUMP_GROUP and legal & ABOVE[card]:
        return (ReasonTag.KEEPS_HIGH_TRUMP,)
    return (ReasonTag.GIVES_LITTLE,)


def _lead_reasons(facts: Knowledge, card: int) -> tuple[ReasonTag, ...]:
    group = GROUP[card]
    if group == TRUMP_GROUP:
        return (ReasonTag.DRAWS_TRUMPS,)
    if not facts.attack and taker_ruffs(facts, group):
        return (ReasonTag.OPENS_RUFF,)
    if not ABOVE[card] & facts.unseen and KINGS >> card & 1:
        return (ReasonTag.WINS_TRICK,)
    if (facts.hand & GROUP_MASK[group]).bit_count() >= 4:
        return (ReasonTag.LEADS_LONG_SUIT,)
    return (ReasonTag.GIVES_LITTLE,)
