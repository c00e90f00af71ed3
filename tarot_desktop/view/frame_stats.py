"""`--frame-stats`: how steadily the window paints, measured without Python in the frame.

Qt itself logs every flush with its time stamp to standard error, which is led into a file.  On
Linux a forked child samples how long the window's thread stood waiting for a processor; such
intervals tell of the machine and are only counted (`starved`).
"""

from __future__ import annotations

import bisect
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

Span = tuple[float, float]
"""Begin and end in seconds of the monotonic clock."""

STARVED_MS = 0.4
_SAMPLE_SECONDS = 0.002
_FLUSH = re.compile(r"^\s*(\d+\.\d+) qt\.widgets\.painting Flushing ")


def percentile(values: Sequence[float], share: float) -> float | None:
    """Return the value below which `share` of the sorted `values` lie; None without values."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else None


def figures(intervals_ms: Iterable[float], starved: int = 0) -> dict[str, float | int | None]:
    """Return count, percentiles and maximum of intervals in milliseconds."""
    values = sorted(intervals_ms)
    return {
        "count": len(values),
        "p50": _rounded(percentile(values, 0.50)),
        "p95": _rounded(percentile(values, 0.95)),
        "p99": _rounded(percentile(values, 0.99)),
        "max": _rounded(values[-1] if values else None),
        "starved": starved,
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def flush_times(log: Iterable[str]) -> list[float]:
    """Return the times, in seconds, at which Qt flushed a frame."""
    found = (_FLUSH.match(line) for line in log)
    times = sorted({float(match[1]) for match in found if match})
    return [at for at, before in zip(times, [0.0, *times], strict=False) if at - before > 0.001]


@dataclass(slots=True)
class Delays:
    """How long, in milliseconds, the window's thread has waited for a processor until when."""

    times: list[float] = field(default_factory=list)
    waited_ms: list[float] = field(default_factory=list)

    def between(self, begin: float, end: float) -> float:
        """Return the milliseconds waited between two moments."""
        if not self.times:
            return 0.0
        first = max(0, bisect.bisect_left(self.times, begin) - 1)
        last = min(len(self.times) - 1, bisect.bisect_right(self.times, end))
        return self.waited_ms[last] - self.waited_ms[first]


def judged(spans: Iterable[Span], delays: Delays) -> dict[str, float | int | None]:
    """Return the figures of spans, those set apart in which the thread was starved."""
    kept, starved = [], 0
    for begin, end in spans:
        if delays.between(begin, end) > STARVED_MS:
            starved += 1
        else:
            kept.append((end - begin) * 1000)
    return figures(kept, starved)


def intervals_within(frames: Sequence[float], spans: Sequence[Span]) -> list[Span]:
    """Return the intervals between two frames that lie inside one of the spans."""
    starts = [begin for begin, _ in spans]
    found = []
    for before, after in pairwise(frames):
        place = bisect.bisect_right(starts, before) - 1
        if place >= 0 and after <= spans[place][1]:
            found.append((before, after))
    return found


def overlapping(intervals: Iterable[Span], spans: Sequence[Span]) -> list[Span]:
    """Return the intervals during which at least one of the spans was running."""
    return [
        one for one in intervals if any(begin < one[1] and end > one[0] for begin, end in spans)
    ]


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return the spans sorted, overlapping ones made one."""
    out: list[Span] = []
    for begin, end in sorted(spans):
        if out and begin <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((begin, end))
    return out


class FrameStats:
    """Collects while the program runs; must be made before the QApplication."""

    def __init__(self) -> None:
        os.environ["QT_LOGGING_RULES"] = "qt.widgets.painting=true"
        os.environ["QT_MESSAGE_PATTERN"] = "%{time boot} %{category} %{message}"
        self._folder = Path(tempfile.mkdtemp(prefix="tarot-frames-"))
        self._stderr = os.dup(2)
        log = os.open(self._log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 2)
        os.close(log)
        self._sampler = _fork_sampler(self._samples)
        self.moving: list[Span] = []
        self.thinking: list[Span] = []
        self.inputs: list[float] = []
        self._moving_since: float | None = None

    @property
    def _log(self) -> Path:
        return self._folder / "qt.log"

    @property
    def _samples(self) -> Path:
        return self._folder / "schedstat"

    def movement_began(self) -> None:
        """Something moves from now on."""
        if self._moving_since is None:
            self._moving_since = time.monotonic()

    def movement_ended(self) -> None:
        """Everything is still."""
        if self._moving_since is not None:
            self.moving.append((self._moving_since, time.monotonic()))
            self._moving_since = None

    def thought(self, began: float, ended: float) -> None:
        """A player has thought, from when to when."""
        self.thinking.append((began, ended))

    def input(self) -> None:
        """Somebody pressed a key or a button now."""
        self.inputs.append(time.monotonic())

    def write(self, path: Path) -> None:
        """Write everything as JSON; raise OSError."""
        path.write_text(json.dumps(self.report(), indent=1) + "\n", encoding="utf-8")

    def report(self) -> dict[str, object]:
        """Return the statistics and stop collecting."""
        self.movement_ended()
        delays = self._stop()
        with self._log.open(encoding="utf-8", errors="replace") as log:
            frames = flush_times(log)
        moving = intervals_within(frames, merged(self.moving))
        inputs = [(at, painted) for at in self.inputs if (painted := _next(frames, at))]
        began = process_start()
        return {
            "moving": judged(moving, delays),
            "moving_thinking": judged(overlapping(moving, self.thinking), delays),
            "input": judged(inputs, delays),
            "input_thinking": judged(overlapping(inputs, self.thinking), delays),
            "decision": figures((end - begin) * 1000 for begin, end in self.thinking),
            "start_ms": round((frames[0] - began) * 1000, 1) if frames and began else None,
            "peak_mib": peak_mib(),
        }

    def _stop(self) -> Delays:
        os.dup2(self._stderr, 2)
        if self._sampler is None:
            return Delays()
        os.kill(self._sampler, 9)  # it has the handlers of this process for anything kinder
        os.waitpid(self._sampler, 0)
        return read_samples(self._samples.read_text(encoding="ascii").splitlines())


def _next(frames: Sequence[float], at: float) -> float | None:
    place = bisect.bisect_right(frames, at)
    return frames[place] if place < len(frames) else None


def read_samples(lines: Iterable[str]) -> Delays:
    """Return the delays that a sampler wrote as `seconds nanoseconds` lines."""
    delays = Delays()
    for line in lines:
        words = line.split()
        if len(words) == 2:
            delays.times.append(float(words[0]))
            delays.waited_ms.append(int(words[1]) / 1e6)
    return delays


def _fork_sampler(out: Path) -> int | None:
    watched = f"/proc/{os.getpid()}/task/{os.getpid()}/schedstat"
    if sys.platform != "linux" or not Path(watched).exists():
        return None
    child = os.fork()
    if child:
        return child
    _sample(watched, out)
    os._exit(0)


def _sample(watched: str, out: Path) -> None:
    """Note what `watched` says as long as the parent lives, without taking its turn."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    parent = os.getppid()
    now = os.open(watched, os.O_RDONLY)
    notes = os.open(out, os.O_WRONLY | os.O_CREAT)
    while os.getppid() == parent:
        os.write(notes, b"%.6f %s\n" % (time.monotonic(), os.pread(now, 64, 0).split()[1]))
        time.sleep(_SAMPLE_SECONDS)


def process_start() -> float | None:
    """Return when this process began, in seconds of the monotonic clock; None if unknown."""
    stat = Path("/proc/self/stat")
    if not stat.exists():
        return None
    ticks = int(stat.read_text(encoding="ascii").rpartition(")")[2].split()[19])
    return ticks / os.sysconf("SC_CLK_TCK")


def peak_mib() -> float | None:
    """Return the peak resident memory in MiB; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)
