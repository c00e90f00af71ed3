"""Measures a profile with a long history, beside an empty one.

    python tests/measure_history.py --deals 100000

Each line is JSON: what was measured, milliseconds (the median of several times), and how many
times.  `start` runs the program on either profile in turn, without a screen, and reads its own
`--frame-stats`.  The figures are for reading; no test depends on them.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tarot_desktop.storage import history as history_module  # noqa: E402
from tarot_desktop.storage.history import History, KeptDeal, Question, SessionEntry  # noqa: E402
from tarot_desktop.storage.paths import Places  # noqa: E402
from tests.storage.keeping import a_session  # noqa: E402

FIRST = datetime(2020, 1, 1, tzinfo=UTC)
DEALS_A_SESSION = 8


def sessions(deals: int) -> Iterator[tuple[SessionEntry, list[KeptDeal]]]:
    """Yield sessions of eight deals at tables of 3 to 6, an hour apart."""
    models = [a_session(seats, deals=DEALS_A_SESSION, seed=seats) for seats in (3, 4, 5, 6)]
    for number in range(deals // DEALS_A_SESSION):
        model = models[number % len(models)]
        time_of = (FIRST + timedelta(hours=number)).strftime("%Y-%m-%dT%H:%M:%SZ")
        entry = replace(model.entry, key=f"{number:016x}", began=time_of, played=time_of)
        kept = [replace(deal, began=time_of, ended=time_of) for deal in model.deals]
        yield entry, kept


def fill(path: Path, deals: int) -> None:
    """Write a history of so many deals, in one transaction."""
    History(path).keep(*next(sessions(DEALS_A_SESSION)))
    database = history_module.connect(path)
    database.set_progress_handler(None, 0)
    database.execute("PRAGMA synchronous = OFF")
    database.execute("BEGIN IMMEDIATE")
    for entry, kept in sessions(deals):
        for deal in kept:
            history_module._insert(database, entry.key, deal)
        history_module._upsert(database, entry)
    database.execute("COMMIT")
    database.close()


def tell(name: str, figures: list[float]) -> None:
    """Write the median of some milliseconds."""
    median = round(statistics.median(figures), 1)
    line = {"name": name, "ms": median, "most_ms": round(max(figures), 1), "n": len(figures)}
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def timed(act: Callable[[], object]) -> float:
    """Return how long something takes, in milliseconds."""
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def start_ms(profile: Path) -> float:
    """Return how long the program takes to its first frame on a profile, in milliseconds."""
    profile.mkdir(exist_ok=True)
    stats = profile / "frames.json"
    words = ["--autoplay", "--deals", "1", "--speed", "instant", "--seed", "3"]
    words += ["--profile", str(profile), "--frame-stats", str(stats)]
    subprocess.run(
        [sys.executable, "-m", "tarot_desktop", *words],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=True,
    )
    return float(json.loads(stats.read_text())["start_ms"])


def measure(folder: Path, deals: int, times: int) -> None:
    """Measure everything on a profile with so many deals."""
    empty, full = folder / "empty", folder / "full"
    history = History(Places.of(full).history_file)
    tell("fill", [timed(lambda: fill(history.path, deals))])
    megabytes = history.path.stat().st_size / (1 << 20)
    sys.stdout.write(json.dumps({"name": "size", "MiB": round(megabytes)}) + "\n")
    key = history.sessions(1)[0].key
    more = a_session(4, deals=1, seed=28)
    questions = {
        "list 100 sessions": history.sessions,
        "list the oldest 100": lambda: history.sessions(offset=deals // DEALS_A_SESSION - 100),
        "open a session": lambda: history.deals(key),
        "ask for all": lambda: history.answer(Question()),
        "ask by table": lambda: history.answer(Question(seats=4)),
        "ask by contract": lambda: history.answer(Question(contract="garde")),
        "ask by period": lambda: history.answer(Question(since="2020-02", until="2020-06")),
        "ask by all of them": lambda: history.answer(
            Question(seat=2, seats=4, contract="garde", since="2020-02", until="2020-06")
        ),
        "keep a deal": lambda: history.keep(more.entry, more.deals),
    }
    for name, ask in questions.items():
        tell(name, [timed(ask) for _ in range(times)])
    starts = [(start_ms(empty), start_ms(full)) for _ in range(times)]
    tell("start, empty profile", [one for one, _ in starts])
    tell("start, full profile", [other for _, other in starts])


def main() -> None:
    """Read the call and measure in a folder that is removed afterwards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), given.deals, given.times)


if __name__ == "__main__":
    main()
