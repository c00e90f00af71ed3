"""Long runs: a progress bar on a terminal, and what an interrupted one has found so far."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from tqdm import tqdm

T = TypeVar("T")


def progress(work: Iterable[T], *, unit: str, total: int | None = None) -> Iterable[T]:
    """Yield `work`, and show on standard error how far it has come if that is a terminal."""
    quiet = not sys.stderr.isatty()
    return tqdm(work, unit=unit, total=total, disable=quiet, file=sys.stderr)


@contextmanager
def told_if_interrupted(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` if Ctrl+C ends the work inside; the interrupt goes on."""
    try:
        yield
    except KeyboardInterrupt:
        tell()
        raise
