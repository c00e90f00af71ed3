"""python -m tarot_desktop: the game."""

from __future__ import annotations

import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is to be saved yet: end without a word

from tarot_desktop.app import main  # noqa: E402 (loading it takes longer than a hasty Ctrl+C)

if __name__ == "__main__":
    sys.exit(main())
