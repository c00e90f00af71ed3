"""What keeps Python threads from hurting the window (`qt-notes` 4 and 5, both measured).

The cyclic collector runs in whichever thread allocates, and would destroy the window's objects
in the worker thread: it is switched off and run from a timer of the window's thread.  A busy
Python thread delays each call from Qt into Python by up to one switch interval: it is shortened.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject, QTimer

SWITCH_SECONDS = 0.0005
COLLECT_EVERY_MS = 1000


class CollectorGuard(QObject):
    """While it lives, garbage is collected in the thread that made it, and nowhere else."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._collects_itself = gc.isenabled()
        gc.collect()
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect_young)
        self._timer.start(COLLECT_EVERY_MS)

    def _collect_young(self) -> None:
        gc.collect(1)

    def collect_all(self) -> None:
        """Collect everything; called between deals, when nothing moves."""
        gc.collect()

    def release(self) -> None:
        """Give the collector back as it was found."""
        self._timer.stop()
        gc.unfreeze()
        if self._collects_itself:
            gc.enable()
