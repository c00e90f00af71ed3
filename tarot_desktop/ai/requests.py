"""To read a signal: what the others of the defence ask this seat to lead, and what not.

A request stands until it is answered, or until it has lost its sense: the honours of the suit
have fallen, the taker has no trump left.  It is worth some points, so that it is followed unless
another lead is clearly better or the seat's own Petit would fall.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tarot_desktop.ai.advice import ReasonTag
from tarot_desktop.ai.knowledge import Knowledge
from tarot_desktop.ai.masks import GROUP, PETIT_INDEX, TRUMP_GROUP, TRUMPS
from tarot_desktop.ai.signals import Message, Said, major_honours
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card

FOLLOWED = 7.0
"""What leading the requested group is worth beyond all else, in points."""
REFUSED = 5.0
"""What leading trumps costs once they are to be stopped, in points."""
_TRUSTED = 0.6
"""The chance to be a friend from which a seat is listened to."""
_STOPS = (Message.PETIT, Message.STOP)
_WANT_TRUMPS = (Message.LONG_TRUMPS, Message.HOLDING)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What the friends of a defender who leads want."""

    group: int | None = None
    """The group to lead, or None."""
    no_trumps: bool = False
    own_petit: bool = False
    """Whether trumps are wanted and the seat's own Petit is the reason to refuse them."""

    def pull(self, card: int) -> float:
        """Return what the wishes add to the value of leading `card`, in points."""
        if self.own_petit or card == PETIT_INDEX:
            return 0.0
        if GROUP[card] == self.group:
            return FOLLOWED
        return -REFUSED if self.no_trumps and GROUP[card] == TRUMP_GROUP else 0.0

    def reasons(self, card: int, unasked: int) -> tuple[ReasonTag, ...]:
        """Return what leading `card` has to do with the wishes; `unasked` was best without."""
        if self.group is not None:
            if GROUP[card] == self.group:
                return (ReasonTag.FOLLOWS_SIGNAL,)
            petit = (ReasonTag.SAVES_PETIT,) if self.own_petit else ()
            return (ReasonTag.BREAKS_SIGNAL, *petit)
        if not self.no_trumps:
            return ()
        if GROUP[card] == TRUMP_GROUP:
            return (ReasonTag.BREAKS_SIGNAL,)
        return (ReasonTag.FOLLOWS_SIGNAL,) if GROUP[unasked] == TRUMP_GROUP else ()


NO_WISHES = Wishes()


def wishes(seen: Observation, facts: Knowledge, said: Iterable[Said]) -> Wishes:
    """Return what the friends of `seen.seat` want it to lead; nothing for the attack."""
    leading = not seen.trick or not seen.trick.plays
    if facts.attack or not leading:
        return NO_WISHES
    heard = [one for one in said if one.seat != seen.seat and facts.friends[one.seat] >= _TRUSTED]
    stopped = any(one.message in _STOPS for one in heard) and _petit_is_out(facts)
    for one in sorted(heard, key=lambda one: -one.trick):
        group = _requested(one)
        if group == TRUMP_GROUP and stopped:
            continue
        if group is not None and _makes_sense(seen, facts, one, group):
            petit = group == TRUMP_GROUP and bool(facts.hand >> PETIT_INDEX & 1)
            return Wishes(group=group, no_trumps=stopped, own_petit=petit)
    return Wishes(no_trumps=stopped)


def _petit_is_out(facts: Knowledge) -> bool:
    return bool(facts.unseen >> PETIT_INDEX & 1)


def _requested(one: Said) -> int | None:
    if one.message in _WANT_TRUMPS:
        return TRUMP_GROUP
    return one.group if one.message in (Message.HONOUR, Message.DOUBLETON) else None


def _makes_sense(seen: Observation, facts: Knowledge, one: Said, group: int) -> bool:
    if not any(GROUP[card.index] == group for card in seen.legal_cards):
        return False
    if _answered(seen, one, group):
        return False
    if group == TRUMP_GROUP:
        return bool(TRUMPS & ~facts.lacks[facts.taker] & facts.unseen)
    if one.message is Message.DOUBLETON:
        return bool(TRUMPS & ~facts.lacks[one.seat] & facts.unseen)
    return bool(major_honours(group) & facts.unseen & ~facts.lacks[one.seat])


def _answered(seen: Observation, one: Said, group: int) -> bool:
    """Return whether a friend has led the group since; each friend returns long trumps once."""
    if one.message is Message.LONG_TRUMPS:
        friends = [seen.seat]
    else:
        friends = [seat for seat in seen.active if seat not in (one.seat, seen.taker)]
    return any(
        trick.number > one.trick and trick.leader in friends and _led_group(trick.cards) == group
        for trick in seen.tricks
    )


def _led_group(cards: tuple[Card, ...]) -> int:
    return GROUP[cards[0].index] if cards else -1
