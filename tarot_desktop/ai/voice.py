"""Signals at a searching level: they decide where its worlds cannot tell two cards apart.

To follow a wish that the worlds speak against was tried, and costs what the worlds say it costs.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tarot_desktop.ai.advice import ReasonTag
from tarot_desktop.ai.knowledge import know
from tarot_desktop.ai.player import Decision
from tarot_desktop.ai.requests import NO_WISHES, Wishes, wishes
from tarot_desktop.ai.signalling import spoken
from tarot_desktop.ai.signals import SILENCE, Conversation, leanings, listen
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice:
    """What the agreement has to say to one choice of a card."""

    seen: Observation
    senders: frozenset[Seat]
    talk: Conversation
    asked: Wishes
    by_rules: dict[str, float]
    """The rules' estimate by card code, in points."""

    def spoken(self, chosen: Card, close: Collection[Card], choices: Sequence[Card]) -> Card:
        """Return the card that speaks best; `choices` are the lowest of each run of equals.

        `close` are those among which the search has no preference.
        """
        if not self.senders:
            return chosen
        values = {
            card: self.by_rules.get(card.code, 0.0)
            for card in self.seen.legal_cards
            if choices[bisect(choices, card) - 1] in close
        }
        return spoken(self.seen, self.talk, self.senders, values, chosen)

    def reasons(self, card: Card, settled: Card, best: Card) -> tuple[ReasonTag, ...]:
        """Return what the agreement had to do with `card`.

        `settled` was the choice before it was put into words, `best` that of the worlds alone.
        """
        given = (ReasonTag.GIVES_SIGNAL,) if card != settled else ()
        return (*self.asked.reasons(card.index, best.index), *given)


def voice(seen: Observation, senders: frozenset[Seat], plain: Decision) -> Voice:
    """Return the voice of a seat; `plain` is what it would play by rules under the agreement."""
    talk, asked = SILENCE, NO_WISHES
    if senders:
        talk = listen(seen, senders)
        asked = wishes(seen, know(seen, leanings=leanings(talk.said)), talk.said)
    by_rules = {one.choice: one.mean for one in plain.evaluations}
    return Voice(seen=seen, senders=senders, talk=talk, asked=asked, by_rules=by_rules)
