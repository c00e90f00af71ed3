"""The contract between the table and any player: an Observation in, a Decision out."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from threading import Event
from typing import Protocol

from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.game.commands import Command
from tarot_desktop.game.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much a decision may cost; a player that does not search ignores it."""

    worlds: int | None = None
    ms: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A command, with what the player thought of every alternative."""

    command: Command
    evaluations: tuple[Evaluation, ...] = ()
    reasons: tuple[ReasonTag, ...] = field(default=())


class Player(Protocol):
    """Anything that can bid, discard and play: a rule book, a search, a test."""

    def decide(self, seen: Observation, *, rng: Random, budget: Budget, stop: Event) -> Decision:
        """Return what `seen` asks for; once `stop` is set, the best found so far, at once."""
        ...
