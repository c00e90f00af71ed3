"""A progress bar on a terminal, nothing elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TypeVar

from tqdm import tqdm

T = TypeVar("T")


def progress(work: Iterable[T], *, unit: str, total: int | None = None) -> Iterable[T]:
    """Yield `work`, and show on standard error how far it has come if that is a terminal."""
    quiet = not sys.stderr.isatty()
    return tqdm(work, unit=unit, total=total, disable=quiet, file=sys.stderr)
