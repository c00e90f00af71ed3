"""One thing after another: acts, movements, pauses, and waiting for the person to go on.

Everything the table shows goes through here, so that one key press can complete whatever is
running, and a pause of the table stops everything at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance


class Moving(Protocol):
    """Whatever moves: the animator."""

    @property
    def busy(self) -> bool:
        """Whether something moves, or has stopped without having said so yet."""
        ...

    def finish(self) -> None:
        """Complete the running movement at once."""
        ...


@dataclass(frozen=True, slots=True)
class Act:
    """Do something now; it may start a movement."""

    call: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Settle:
    """Wait until nothing moves."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Wait a while; None waits for the person to go on."""

    ms: int | None


Step = Act | Settle | Rest


class Pacer(QObject):
    """Runs steps in order; never re-enters, never busy-waits."""

    continue_needed = Signal(bool)
    """True while the table waits for the person to go on."""
    drained = Signal()
    """Every step has been run."""

    def __init__(self, moving: Moving, idle: SignalInstance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moving = moving
        self._steps: deque[Step] = deque()
        self._current: Step | None = None
        self._running = False
        self._paused = False
        self._rushing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._rested)
        idle.connect(self._moved)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to run."""
        return self._current is None and not self._steps

    @property
    def waits_for_continue(self) -> bool:
        """Whether the person must go on."""
        return isinstance(self._current, Rest) and self._current.ms is None

    @property
    def is_paused(self) -> bool:
        """Whether the table stands still until `set_paused(False)`."""
        return self._paused

    def run(self, steps: Iterable[Step]) -> None:
        """Add steps after those that wait already."""
        self._steps.extend(steps)
        self._go()

    def insert(self, steps: Iterable[Step]) -> None:
        """Put steps before those that wait already."""
        self._steps.extendleft(reversed(list(steps)))
        self._go()

    def clear(self) -> None:
        """Forget every step; a running movement is completed."""
        self._steps.clear()
        self._leave()
        self._moving.finish()

    def hurry(self) -> bool:
        """Complete whatever is running, or go on; return whether there was anything."""
        if isinstance(self._current, Settle) or self._moving.busy:
            self._moving.finish()
            return True
        if isinstance(self._current, Rest):
            self._timer.stop()
            self._rested()
            return True
        return False

    def close(self) -> None:
        """Run nothing more, ever."""
        self.clear()
        self._paused = True

    def set_paused(self, paused: bool) -> None:
        """Stop before the next step, or go on."""
        self._paused = paused
        if not paused:
            self._go()

    def set_rushing(self, rushing: bool) -> None:
        """Leave out every pause and complete every movement at once, or no more."""
        self._rushing = rushing
        if rushing:
            self.hurry()

    def _go(self) -> None:
        if self._running:
            return
        self._running = True
        try:
            while self._steps and self._current is None and not self._paused:
                self._begin(self._steps.popleft())
        finally:
            self._running = False
        if self.is_idle:
            self.drained.emit()

    def _begin(self, step: Step) -> None:
        if isinstance(step, Act):
            step.call()
        elif isinstance(step, Settle):
            if self._rushing:
                self._moving.finish()
            if self._moving.busy:
                self._current = step
        elif self._rushing:
            return
        elif step.ms is None:
            self._current = step
            self.continue_needed.emit(True)
        elif step.ms > 0:
            self._current = step
            self._timer.start(step.ms)

    def _moved(self) -> None:
        if isinstance(self._current, Settle) and not self._moving.busy:
            self._leave()
            self._go()

    def _rested(self) -> None:
        if isinstance(self._current, Rest):
            self._leave()
            self._go()

    def _leave(self) -> None:
        waited = self.waits_for_continue
        self._current = None
        self._timer.stop()
        if waited:
            self.continue_needed.emit(False)
