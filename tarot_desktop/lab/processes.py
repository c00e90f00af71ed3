"""Processes that share the sessions of a run, and stop early when the run is over."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from tarot_desktop.lab.dealing_room import PlayedDeal, Setup, session

_over: list[Event] = []
"""In a process of its own: set when nobody waits for its session any more."""


def shared_sessions(setup: Setup, limit: int, jobs: int) -> Generator[PlayedDeal, None, None]:
    """Yield the deals of session after session, in their order, without end."""
    context = get_context("spawn")
    over = context.Event()
    with ProcessPoolExecutor(
        jobs, mp_context=context, initializer=_begin, initargs=(over,)
    ) as pool:
        try:
            for first in count(1, jobs):
                numbers = range(first, first + jobs)
                with _interrupts_held_back():
                    sessions = pool.map(partial(whole_session, setup, limit=limit), numbers)
                for played in sessions:
                    yield from played
        finally:
            over.set()


def whole_session(setup: Setup, number: int, limit: int) -> list[PlayedDeal]:
    """Return the deals of one session; not all of them if the run is over meanwhile."""
    deals = []
    for played in session(setup, number, limit):
        deals.append(played)
        if any(event.is_set() for event in _over):
            break
    return deals


def _begin(over: Event) -> None:
    """Leave Ctrl+C to the process that waits for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _over.append(over)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile are deaf to Ctrl+C from the first; here it only comes later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
