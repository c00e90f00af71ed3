"""The chance that one side wins a trick."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.ai.knowledge import Knowledge
from tarot_desktop.ai.masks import ABOVE, EXCUSE_INDEX, GROUP, PETIT_INDEX, POINTS, TRUMP_GROUP
from tarot_desktop.ai.weights import Weights
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Seat

PETIT_STAKE = 12.0
"""Points that hang on the Petit: its own, and a step of the target."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTrick:
    """The trick on the table as the player to act sees it."""

    led: int | None
    """The group asked, or None while only free cards lie."""
    best: int | None
    """The card that wins so far."""
    best_seat: Seat | None
    points: float
    """What the trick is worth so far, in points."""
    petit_of: Seat | None
    """Who put the Petit into this trick."""
    waiting: tuple[Seat, ...]
    """The seats that play after this one."""
    leading: bool


def open_trick(seen: Observation) -> OpenTrick:
    """Return the trick on the table of an observation that asks for a card."""
    plays = seen.trick.plays if seen.trick else ()
    led: int | None = None
    best: int | None = None
    best_seat, petit_of = None, None
    points = 0.0
    for seat, played in plays:
        card = played.index
        if card == EXCUSE_INDEX or (card == PETIT_INDEX and seat == seen.protected_seat):
            continue
        points += stake(card)
        if card == PETIT_INDEX:
            petit_of = seat
        if led is None:
            led = GROUP[card]
        if best is None or beats(card, best):
            best, best_seat = card, seat
    return OpenTrick(
        led=led,
        best=best,
        best_seat=best_seat,
        points=points,
        petit_of=petit_of,
        waiting=_waiting(seen, len(plays)),
        leading=not plays,
    )


def _waiting(seen: Observation, played: int) -> tuple[Seat, ...]:
    mine = seen.active.index(seen.seat)
    order = seen.active[mine + 1 :] + seen.active[:mine]
    return order[: len(seen.active) - played - 1]


def stake(card: int) -> float:
    """Return what winning a card on the table means, in points."""
    return PETIT_STAKE if card == PETIT_INDEX else POINTS[card]


def beats(card: int, best: int) -> bool:
    """Return whether `card` wins over the card that was winning."""
    if GROUP[card] == GROUP[best]:
        return card > best
    return GROUP[card] == TRUMP_GROUP


def side_wins(
    know: Knowledge, trick: OpenTrick, card: int, weights: Weights, *, free: bool = False
) -> float:
    """Return the chance that this seat's side wins the trick after playing `card`.

    `free`: the card is ignored on the table (the Excuse, a protected Petit).
    """
    led, best, best_seat = trick.led, trick.best, trick.best_seat
    if not free:
        led = GROUP[card] if led is None else led
        if best is None or beats(card, best):
            best, best_seat = card, know.seat
    if best is None or best_seat is None or led is None:
        return sum(know.friends[seat] for seat in trick.waiting) / max(1, len(trick.waiting))
    ours, beaten = know.friends[best_seat], 0.0
    for seat in trick.waiting:
        takes = _takes(know, seat, led, best, weights) * (1.0 - weights.already_beaten * beaten)
        ours = ours * (1.0 - takes) + takes * know.friends[seat]
        beaten = beaten + takes - beaten * takes
    return ours


def _takes(know: Knowledge, seat: Seat, led: int, best: int, weights: Weights) -> float:
    """Return the chance that `seat` plays a card that beats `best`."""
    if led == TRUMP_GROUP:
        return 1.0 - know.holds_none(seat, ABOVE[best])
    void = know.void(seat, led)
    if GROUP[best] == TRUMP_GROUP:
        return void * (1.0 - know.holds_none(seat, ABOVE[best]))
    ruffs = void * (1.0 - know.void(seat, TRUMP_GROUP))
    higher = min(1.0 - void, 1.0 - know.holds_none(seat, ABOVE[best]))
    return ruffs + weights.will_take * higher
