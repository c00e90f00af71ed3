"""What may be played, and who takes the trick (rules 6).

`refusal` is the one place of the rule; `legal_cards` only filters with it.  A *free* card (the
Excuse, and a protected Petit outside the last trick) may always be played and is ignored on the
table: it sets no suit, is no trump to beat and wins nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.rules.cards import EXCUSE, PETIT, Card, Seat, Suit


class Reason(StrEnum):
    """Why a card may not be played."""

    NOT_IN_HAND = "not_in_hand"
    MUST_FOLLOW = "must_follow"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    CALLED_SUIT = "called_suit"
    EXCUSE_KEPT_FOR_SLAM = "excuse_kept_for_slam"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Why a card may not be played, and the card that creates the duty."""

    reason: Reason
    because: Card | None = None
    """The card led (follow, trump), the trump to beat (overtrump) or the called card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What binds a player besides hand and trick; the defaults bind nothing."""

    called_card: Card | None = None
    """Set only for the very first lead under the restriction of rules 6.2."""
    keeps_excuse: bool = False
    """An announced slam is alive, this is its announcer and not the last trick (rules 6.4)."""
    free_petit: bool = False
    """Some Petit in the hand or on the table is free (rules 7.6)."""


UNBOUND = Situation()


def is_free(card: Card, situation: Situation = UNBOUND) -> bool:
    """Return whether `card` may be played whatever was led, and is ignored on the table."""
    return card == EXCUSE or (situation.free_petit and card == PETIT)


def led_card(trick: Iterable[Card], situation: Situation = UNBOUND) -> Card | None:
    """Return the card that sets the suit asked, or None while every follower is free."""
    return next((card for card in trick if not is_free(card, situation)), None)


def top_trump(trick: Iterable[Card], situation: Situation = UNBOUND) -> Card | None:
    """Return the highest trump on the table that must be beaten, or None."""
    trumps = [card for card in trick if card.is_trump and not is_free(card, situation)]
    return max(trumps, default=None)


def refusal(
    card: Card, hand: Iterable[Card], trick: Sequence[Card], situation: Situation = UNBOUND
) -> Refusal | None:
    """Return why `card` may not be played to `trick`, or None when it may.

    Follow suit; if you cannot, trump; when you trump, go above the highest trump if you can.
    `trick` holds the cards so far, in order (rules 6.2 to 6.4).
    """
    held = tuple(hand)
    if card not in held:
        return Refusal(reason=Reason.NOT_IN_HAND)
    if card == EXCUSE and situation.keeps_excuse:
        return Refusal(reason=Reason.EXCUSE_KEPT_FOR_SLAM)
    if is_free(card, situation):
        return None
    led = led_card(trick, situation)
    if led is None:
        return _refused_lead(card, trick, situation)
    mine = [held_card for held_card in held if not is_free(held_card, situation)]
    return _refused_follow(card, mine, led, top_trump(trick, situation))


def _refused_lead(card: Card, trick: Sequence[Card], situation: Situation) -> Refusal | None:
    called = situation.called_card
    if not trick and called and card.suit is called.suit and card != called:
        return Refusal(reason=Reason.CALLED_SUIT, because=called)
    return None


def _refused_follow(card: Card, mine: list[Card], led: Card, top: Card | None) -> Refusal | None:
    if led.suit is not Suit.TRUMPS and any(held.suit is led.suit for held in mine):
        follows = card.suit is led.suit
        return None if follows else Refusal(reason=Reason.MUST_FOLLOW, because=led)
    trumps = [held for held in mine if held.is_trump]
    if not trumps:
        return None
    if not card.is_trump:
        return Refusal(reason=Reason.MUST_TRUMP, because=led)
    if top is not None and card.rank < top.rank and any(t.rank > top.rank for t in trumps):
        return Refusal(reason=Reason.MUST_OVERTRUMP, because=top)
    return None


def legal_cards(
    hand: Iterable[Card], trick: Sequence[Card], situation: Situation = UNBOUND
) -> tuple[Card, ...]:
    """Return the cards of `hand` that may be played to `trick`; there is always one."""
    held = tuple(hand)
    return tuple(card for card in held if refusal(card, held, trick, situation) is None)


def winning_index(
    trick: Sequence[Card], situation: Situation = UNBOUND, *, slam_lead: bool = False
) -> int:
    """Return the place (from 0) of the card that wins so far (rules 6.5).

    `slam_lead`: this is the last trick and the leader's side has won all earlier ones, so that a
    led Excuse wins.  While only free cards lie on the table the first of them is returned.
    """
    if slam_lead and trick[0] == EXCUSE:
        return 0
    led = led_card(trick, situation)
    if led is None:
        return 0
    best = top_trump(trick, situation) or max(card for card in trick if card.suit is led.suit)
    return trick.index(best)


def winner(
    plays: Sequence[tuple[Seat, Card]], situation: Situation = UNBOUND, *, slam_lead: bool = False
) -> Seat:
    """Return the seat that wins the trick `plays`."""
    return plays[winning_index([card for _, card in plays], situation, slam_lead=slam_lead)][0]
