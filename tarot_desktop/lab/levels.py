"""`tarot-lab levels`: the levels of play, weakest first."""

from __future__ import annotations

import argparse

from tarot_desktop.ai.levels import LEVELS

HELP = "list the levels of play, weakest first"
EXAMPLE = "tarot-lab levels"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command: none."""


def run(_options: argparse.Namespace) -> int:
    """Print one level a line: the name, a blank, whom it suits, what it does."""
    for level in LEVELS.values():
        print(f"{level.name} {level.audience}; {level.summary}")
    return 0
