"""Frame statistics: which intervals count, and which tell of the machine only."""

from __future__ import annotations

import pytest

from tarot_desktop.view.frame_stats import (
    Delays,
    figures,
    flush_times,
    intervals_within,
    judged,
    merged,
    overlapping,
    read_samples,
)


def test_only_flushes_of_the_painting_log_are_frames() -> None:
    log = [
        "  10.000 qt.widgets.painting Syncing dirty widgets\n",
        "  10.016 qt.widgets.painting Flushing QRegion(0,0 5x5) to QWidgetWindow\n",
        "a warning of the program\n",
        "  10.032 qt.widgets.painting Flushing QRegion(0,0 5x5) to QWidgetWindow\n",
    ]
    assert flush_times(log) == [10.016, 10.032]


def test_two_flushes_within_a_millisecond_are_one_frame() -> None:
    log = [f"  {at:.4f} qt.widgets.painting Flushing x\n" for at in (1.0, 1.0004, 1.016)]
    assert flush_times(log) == [1.0, 1.016]


def test_intervals_count_only_while_something_moves() -> None:
    frames = [0.0, 0.016, 0.032, 1.0, 1.016]
    moving = [(0.0, 0.04), (0.99, 1.02)]
    assert intervals_within(frames, moving) == [(0.0, 0.016), (0.016, 0.032), (1.0, 1.016)]


def test_an_interval_in_which_somebody_thought_overlaps() -> None:
    intervals = [(0.0, 0.016), (0.016, 0.032)]
    assert overlapping(intervals, [(0.020, 0.025)]) == [(0.016, 0.032)]


def test_starved_intervals_are_counted_and_left_out() -> None:
    delays = read_samples(["0.0 0", "0.010 0", "0.020 5000000", "0.030 5000000"])
    found = judged([(0.0, 0.009), (0.011, 0.019)], delays)
    assert found["count"] == 1
    assert found["starved"] == 1
    assert found["max"] == pytest.approx(9.0)


def test_without_samples_nothing_is_starved() -> None:
    assert Delays().between(0.0, 1.0) == 0.0


def test_overlapping_spans_become_one() -> None:
    assert merged([(2.0, 3.0), (0.0, 1.0), (0.5, 1.5)]) == [(0.0, 1.5), (2.0, 3.0)]


def test_percentiles_are_taken_from_the_sorted_values() -> None:
    found = figures(range(100, 0, -1))
    assert (found["count"], found["p50"], found["p99"], found["max"]) == (100, 51, 100, 100)
    assert figures([])["p99"] is None
