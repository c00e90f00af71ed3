"""The rule-based player: one function for each thing a deal may ask."""

from __future__ import annotations

from random import Random
from threading import Event

from tarot_desktop.ai.announcing import choose_announcement, choose_petit_sec, choose_slam
from tarot_desktop.ai.bidding import choose_bid
from tarot_desktop.ai.calling import choose_call
from tarot_desktop.ai.discarding import choose_discard
from tarot_desktop.ai.levels import LEVELS, Level, level_named
from tarot_desktop.ai.player import Budget, Decision, Player
from tarot_desktop.ai.policy import choose_card
from tarot_desktop.ai.weights import WEIGHTS, Weights
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.cards import Seat

__all__ = ["LEVELS", "RulePlayer", "make_player"]


class RulePlayer:
    """A player without search: the same observation and seed give the same answer."""

    def __init__(
        self, level: Level, weights: Weights = WEIGHTS, senders: frozenset[Seat] = frozenset()
    ) -> None:
        self.level = level
        self.weights = weights
        self.senders = senders if level.signals else frozenset()

    def decide(self, seen: Observation, *, rng: Random, budget: Budget, stop: Event) -> Decision:  # noqa: ARG002 (it never searches)
        """Return what `seen` asks for; raise ValueError if it asks this seat for nothing."""
        if not seen.to_act or seen.ask is None:
            raise ValueError(f"the deal does not wait for seat {seen.seat}")
        return self._answer(seen.ask, seen, rng)

    def _answer(self, ask: Ask, seen: Observation, rng: Random) -> Decision:
        match ask:
            case Ask.PETIT_SEC:
                return choose_petit_sec(seen)
            case Ask.BID:
                return choose_bid(seen, self.level, rng)
            case Ask.CALL:
                return choose_call(seen, self.level, rng)
            case Ask.DISCARD:
                return choose_discard(seen, self.level, rng)
            case Ask.SLAM:
                return choose_slam(seen)
            case Ask.ANNOUNCE:
                return choose_announcement(seen)
            case Ask.PLAY:
                return choose_card(seen, self.level, rng, self.weights, self.senders)


def make_player(
    level: str, senders: frozenset[Seat] = frozenset(), *, weaker: float = 1.0
) -> Player:
    """Return a player of the named level; raise ValueError for an unknown name.

    `senders`: the seats whose cards are the federation's signals, for a level that knows them.
    `weaker`: the part of the other players that is weaker than this one, 0 to 1.
    """
    found = level_named(level)
    if found.search is None:
        return RulePlayer(found, senders=senders)
    from tarot_desktop.ai.search_player import SearchPlayer

    return SearchPlayer(found, found.search.among(weaker), senders)
