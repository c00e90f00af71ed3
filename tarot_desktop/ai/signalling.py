"""To send a signal: of cards that are equally good, the one that says what is true.

A signal costs nothing: it only chooses among cards that the player's own estimates cannot tell
apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tarot_desktop.ai.masks import (
    BOUT_MASK,
    EXCUSE_INDEX,
    GROUP,
    GROUP_MASK,
    PETIT_INDEX,
    TRUMP_GROUP,
    TRUMPS,
    mask_of,
)
from tarot_desktop.ai.signals import (
    LONG_SUIT,
    LONG_TRUMPS,
    Asked,
    Conversation,
    Message,
    following_message,
    is_quiet,
    major_honours,
    opening_message,
)
from tarot_desktop.game.observation import Observation, Role
from tarot_desktop.rules.cards import Card, Seat

EQUALLY_GOOD = 0.3
"""Points within which estimates by rules cannot tell two cards apart."""
_PETIT_IN_DANGER = 5
"""Trumps, the Petit among them, with which it may soon fall."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaker:
    """A defender who weighs his words."""

    dealt: int
    hand: int
    talk: Conversation
    leading: bool
    led_by_taker: bool

    def truth(self, card: int) -> int:
        """Return 1 for a card that says or begins to say what is so, -1 for a lie, else 0."""
        if self.leading:
            return self._of_lead(card)
        asked = self.talk.asked
        if asked is None:
            return 0
        if card == EXCUSE_INDEX:
            speaks = asked.fresh and asked.group == TRUMP_GROUP
            return self._judge(Message.STOP, TRUMP_GROUP) if speaks else 0
        return self._of_follow(card, asked) if GROUP[card] == asked.group else 0

    def _of_lead(self, card: int) -> int:
        group = GROUP[card]
        message = None if self.talk.opened >> group & 1 else opening_message(card)
        return self._judge(message, group) if message else 0

    def _of_follow(self, card: int, asked: Asked) -> int:
        group = asked.group
        if not is_quiet(card, self.talk.top):
            return 0
        if group not in self.talk.followed:
            message = following_message(group, led_by_taker=self.led_by_taker)
            return max(0, self._judge(message, group)) if self._may_go_lower(card) else 0
        before = self.talk.followed[group]
        return self._judge(before[1], group) if before and card < before[0] else 0

    def _may_go_lower(self, card: int) -> bool:
        lower = self.hand & GROUP_MASK[GROUP[card]] & ((1 << card) - 1)
        return bool(lower & ~BOUT_MASK)

    def _judge(self, message: Message, group: int) -> int:
        """Return 1 for what is so and may be said, -1 for what is not so, else 0."""
        dealt = (self.dealt & GROUP_MASK[group]).bit_count()
        major = bool(self.hand & major_honours(group)) if group < TRUMP_GROUP else False
        match message:
            case Message.HONOUR:
                return _sign(major)
            case Message.NO_HONOUR:
                return _sign(not major)
            case Message.LONG_TRUMPS:
                return _sign(dealt >= LONG_TRUMPS)
            case Message.SHORT_TRUMPS:
                return _sign(dealt < LONG_TRUMPS)
            case Message.HOLDING:
                return _sign(major and dealt >= LONG_SUIT)
            case Message.DOUBLETON:
                return _sign(dealt == 2 and self._may_ruff())
            case Message.PETIT:
                told_taker = self.led_by_taker and self._fears_for_petit()
                return 0 if told_taker else _sign(self._fears_for_petit())
            case Message.STOP:
                return _sign(self._fears_for_petit())

    def _may_ruff(self) -> bool:
        return bool(self.hand & TRUMPS) and not self._fears_for_petit()

    def _fears_for_petit(self) -> bool:
        trumps = (self.hand & TRUMPS).bit_count()
        return bool(self.hand >> PETIT_INDEX & 1) and trumps <= _PETIT_IN_DANGER


def _sign(so: bool) -> int:
    return 1 if so else -1


def _speaker(seen: Observation, talk: Conversation) -> Speaker:
    opener = talk.asked.opener if talk.asked else None
    return Speaker(
        dealt=mask_of(seen.dealt),
        hand=mask_of(seen.hand),
        talk=talk,
        leading=not seen.trick or not seen.trick.plays,
        led_by_taker=opener is not None and opener == seen.taker,
    )


def spoken(
    seen: Observation,
    talk: Conversation,
    senders: frozenset[Seat],
    values: Mapping[Card, float],
    best: Card,
) -> Card:
    """Return the card to play instead of `best`: as good, and what it says is true.

    `values` are estimates in points.  A truth of another group is no reason to lead that group.
    A seat that is no sender, and one of the attack, says nothing.
    """
    if seen.seat not in senders or seen.role(seen.seat) is not Role.DEFENDER:
        return best
    one, floor = _speaker(seen, talk), values[best] - EQUALLY_GOOD

    def rank(card: Card) -> tuple[int, float, int]:
        same = GROUP[card.index] == GROUP[best.index]
        said = one.truth(card.index)
        return (said if same else min(said, 0), values[card], -card.index)

    return max((card for card, value in values.items() if value >= floor), key=rank)
