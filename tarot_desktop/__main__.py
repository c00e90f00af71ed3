"""python -m tarot_desktop: the game."""

from __future__ import annotations

import sys

from tarot_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
