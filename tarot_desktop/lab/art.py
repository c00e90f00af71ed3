"""`tarot-lab art`: the deck as files and contact sheets; the only command that loads Qt."""

from __future__ import annotations

import argparse
from pathlib import Path

from tarot_desktop.lab.errors import UsageError

HELP = "write the deck and its contact sheets"
EXAMPLE = "tarot-lab art --out deck --letters RDCV"
LETTERS = ("RDCV", "KQCJ", "KQNJ")
_THEME = "default"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder to write to")
    parser.add_argument("--theme", default=_THEME, metavar="T", help="the deck’s colours")
    parser.add_argument(
        "--letters", default="RDCV", choices=LETTERS, metavar="L", help=", ".join(LETTERS)
    )


def run(options: argparse.Namespace) -> int:
    """Print the path of every file that was written."""
    from tarot_desktop.art.sheets import theme_names, write_sheets

    themes = theme_names()
    if options.theme not in themes:
        raise UsageError(f"--theme: {options.theme!r} is no theme; there are {', '.join(themes)}")
    try:
        for path in write_sheets(Path(options.out), options.theme, options.letters):
            print(path)
    except OSError as error:
        raise UsageError(f"--out: {options.out}: {error.strerror or error}") from None
    return 0
