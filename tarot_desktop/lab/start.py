"""How long the game takes to its first frame, in turn with an empty window of PySide6."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median

from tarot_desktop.lab.errors import UsageError

_TURNS = 7
_PATIENCE_S = 60


def start_figures() -> Iterator[dict[str, object]]:
    """Yield time and memory of both windows, and the ratios of the game to the empty one.

    The first turn warms the disk's cache and is not counted.
    """
    taken = [(_opened("bare"), _opened("game")) for _ in range(_TURNS + 1)][1:]
    for place, kind in enumerate(("bare window", "game")):
        turns = [turn[place] for turn in taken]
        yield _spread(f"first frame, {kind}", [ms for ms, _ in turns], "ms")
        peaks = [peak for _, peak in turns if peak is not None]
        if peaks:
            yield _spread(f"peak memory, {kind}", peaks, "MiB")
    yield _spread("first frame, ratio", [game[0] / bare[0] for bare, game in taken], "times")
    pairs = [(bare[1], game[1]) for bare, game in taken]
    ratios = [game / bare for bare, game in pairs if bare is not None and game is not None]
    if ratios:
        yield _spread("peak memory, ratio", ratios, "times")


def _opened(kind: str) -> tuple[float, float | None]:
    """Milliseconds from the start of a process to its first frame, and its peak memory in MiB."""
    with tempfile.TemporaryDirectory(prefix="tarot-start-") as folder:
        call = [sys.executable, "-m", "tarot_desktop.first_frame", kind, folder]
        began = time.time()
        run = subprocess.run(call, capture_output=True, text=True, timeout=_PATIENCE_S, check=False)
    if run.returncode != 0:
        said = run.stderr.strip().splitlines() or ["no window opened"]
        raise UsageError(f"bench start: {said[-1]}")
    told = json.loads(run.stdout.splitlines()[-1])
    return 1000 * (told["painted_at"] - began), told["peak_mib"]


def _screen() -> dict[str, str]:
    """The environment of a start; without a display, it opens its window off screen."""
    here = dict(os.environ)
    if sys.platform == "linux" and not (here.get("DISPLAY") or here.get("WAYLAND_DISPLAY")):
        here.setdefault("QT_QPA_PLATFORM", "offscreen")
    return here


def _spread(name: str, values: list[float], unit: str) -> dict[str, object]:
    return {
        "name": name,
        "figure": round(median(values), 3),
        "unit": unit,
        "n": len(values),
        "spread": [round(min(values), 3), round(max(values), 3)],
    }
