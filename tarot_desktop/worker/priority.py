"""Who comes first where two threads want the same processor: the one of the window.

A frame is painted in a few milliseconds, sixteen apart; a thread that thinks or draws cards for
a tenth of a second can always wait that long.  Linux keeps a niceness for each thread; the other
systems take the window in front first by themselves.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading

NICENESS = 5


def give_way() -> None:
    """Let the calling thread have what the window's thread leaves of the processors."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):
            own = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, max(own, NICENESS))
