"""Weighing alternatives over sampled worlds: the same worlds for all, paired statistics.

Worlds come in batches; between two batches the clock and the stop flag are looked at.  What
trails far behind is dropped, and a clear leader ends the search.  With a budget of worlds the
result depends on the seed alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import starmap
from math import sqrt
from operator import sub
from threading import Event
from time import monotonic

from tarot_desktop.ai import kernel
from tarot_desktop.ai.boards import new_table

_BATCH = 32
_DROP_AT = 4.0
"""Paired standard errors behind the best at which an alternative is given up."""
_CLEAR_AT = 3.5
"""Paired standard errors ahead of all others at which the leader is taken."""
_CLEAR_FROM = 64
_NODE_LIMIT = 20_000
_TABLE_ROWS = 8_192

Batch = Callable[[Sequence[int], int, int], Sequence[Sequence[float]]]
"""From alternatives and a range of worlds (first, count) to one row of scores a world."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How long to search, and how."""

    worlds: int
    ms: int | None = None
    noise: float = 0.8
    """Blur of the policy in play-outs, in half-points."""
    leaf: int = 0
    """Tricks before the end from which play-outs are solved; 0 never."""


@dataclass(slots=True)
class Weighed:
    """What the worlds said of each alternative so far."""

    columns: list[list[float]]
    """By alternative: the score in each world, own side's sign; dropped ones are shorter."""
    alive: list[int] = field(default_factory=list)
    regrets: Sequence[float] = ()
    """By alternative: score points that speak against it beside the worlds; empty for none."""

    @property
    def worlds(self) -> int:
        """How many worlds the best alternatives have been tried in."""
        return max(map(len, self.columns))

    def mean(self, number: int) -> float:
        """Return the mean score of an alternative, or 0 before its first world."""
        column = self.columns[number]
        return sum(column) / len(column) if column else 0.0

    def worth(self, number: int) -> float:
        """Return the mean score of an alternative less what else speaks against it."""
        return self.mean(number) - self.regret(number)

    def regret(self, number: int) -> float:
        """Return what speaks against an alternative beside the worlds."""
        return self.regrets[number] if self.regrets else 0.0

    def best(self) -> int:
        """Return the alternative that is worth most; the first of equals."""
        return max(self.alive, key=self.worth)

    def standard_error(self, number: int) -> float:
        """Return the standard error of a mean."""
        return _standard_error(self.columns[number])

    def gap(self, better: int, number: int) -> tuple[float, float]:
        """Return how far an alternative's worth trails another's, and the paired standard error."""
        column = self.columns[number]
        gaps = list(starmap(sub, zip(self.columns[better], column, strict=False)))
        if len(gaps) < 2:
            return 0.0, 0.0
        beside = self.regret(number) - self.regret(better)
        return sum(gaps) / len(gaps) + beside, _standard_error(gaps)


def _standard_error(values: Sequence[float]) -> float:
    number = len(values)
    if number < 2:
        return 0.0
    mean = sum(values) / number
    squares = sum([value * value for value in values]) - number * mean * mean
    return sqrt(max(0.0, squares) / (number - 1) / number)


def weigh(
    alternatives: int,
    batch: Batch,
    effort: Effort,
    stop: Event,
    regrets: Sequence[float] = (),
) -> Weighed:
    """Return the alternatives weighed; at least one batch is always done.

    `regrets`: what speaks against each beside the worlds, score points; none if empty.
    """
    deadline = None if effort.ms is None else monotonic() + effort.ms / 1000
    weighed = Weighed(
        columns=[[] for _ in range(alternatives)],
        alive=list(range(alternatives)),
        regrets=regrets,
    )
    done = 0
    while done < effort.worlds:
        count = min(_BATCH, effort.worlds - done)
        rows = batch(weighed.alive, done, count)
        for column, number in enumerate(weighed.alive):
            weighed.columns[number] += [row[column] for row in rows]
        done += count
        if not rows or stop.is_set() or (deadline is not None and monotonic() >= deadline):
            break
        if _is_clear(weighed):
            break
    return weighed


def _is_clear(weighed: Weighed) -> bool:
    """Drop what trails far behind; return whether the search may end."""
    best, ahead = weighed.best(), True
    if weighed.worlds < _CLEAR_FROM:
        return False
    for number in list(weighed.alive):
        if number == best:
            continue
        gap, error = weighed.gap(best, number)
        if gap > _DROP_AT * error and error > 0:
            weighed.alive.remove(number)
        ahead = ahead and gap > _CLEAR_AT * error
    return ahead


class PlayOuts:
    """Plays cards in worlds and finishes them: by the rule policy, the end exactly."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._table = new_table(_TABLE_ROWS if effort.leaf else 1)

    def scores(self, worlds: array[int], cards: Sequence[int]) -> array[int]:
        """Return S world by world, card by card; card -1 plays nothing before."""
        count = len(worlds) // kernel.SIZE
        out = array("q", bytes(8 * count * len(cards)))
        kernel.evaluate(
            worlds,
            count,
            array("q", cards),
            out,
            self._effort.noise,
            self._effort.leaf,
            _NODE_LIMIT,
            self._table,
        )
        return out

    def rows(self, worlds: array[int], cards: Sequence[int], sign: int) -> list[list[float]]:
        """Return one row of scores a world, seen from the side with this sign."""
        flat = self.scores(worlds, cards)
        width = len(cards)
        return [
            [float(sign * value) for value in flat[start : start + width]]
            for start in range(0, len(flat), width)
        ]

    def column(self, worlds: array[int], sign: int) -> list[float]:
        """Return the score of each world as it stands, played out."""
        return [float(sign * value) for value in self.scores(worlds, (-1,))]
