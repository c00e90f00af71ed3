"""The arithmetic of a search: batches, drops, the early end."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from tarot_desktop.ai.search import Effort, weigh


def _noisy(means, spread, seen):
    """Return a batch function whose alternatives have these means around a common noise."""

    def batch(alive, first, count):
        seen.append((tuple(alive), first, count))
        rows = []
        for world in range(first, first + count):
            rng = Random(world)
            common = rng.gauss(0, 30)
            rows.append([means[number] + common + rng.gauss(0, spread) for number in alive])
        return rows

    return batch


def test_the_best_alternative_is_found_and_the_rest_measured():
    weighed = weigh(3, _noisy([0, 4, 1], 10, []), Effort(worlds=640), Event())
    assert weighed.best() == 1
    gap, error = weighed.gap(1, 2)
    assert gap == pytest.approx(3, abs=4 * error)
    assert 0 < error < weighed.standard_error(1)


def test_a_clear_leader_ends_the_search():
    calls = []
    weighed = weigh(2, _noisy([0, 50], 5, calls), Effort(worlds=10_000), Event())
    assert weighed.worlds == sum(count for _, _, count in calls) < 200


def test_what_trails_far_behind_is_dropped():
    calls = []
    weigh(3, _noisy([0, 0.1, -80], 5, calls), Effort(worlds=640), Event())
    assert calls[0][0] == (0, 1, 2)
    assert calls[-1][0] == (0, 1)


def test_a_stopped_search_still_has_one_batch():
    stop = Event()
    stop.set()
    weighed = weigh(2, _noisy([0, 1], 1, []), Effort(worlds=1000), stop)
    assert 0 < weighed.worlds < 100


def test_an_impossible_position_weighs_nothing():
    weighed = weigh(2, lambda alive, first, count: [], Effort(worlds=100), Event())
    assert weighed.worlds == 0
    assert weighed.best() == 0


def test_what_speaks_against_a_choice_is_weighed_before_the_others_are_given_up():
    effort = Effort(worlds=640)
    plain = weigh(2, _noisy([0, 10], 5, []), effort, Event())
    assert plain.best() == 1
    regretted = weigh(2, _noisy([0, 10], 5, []), effort, Event(), [0.0, 30.0])
    assert regretted.best() == 0
    assert regretted.gap(0, 1)[0] == pytest.approx(20, abs=2)
    assert regretted.mean(1) - regretted.mean(0) == pytest.approx(10, abs=2)
