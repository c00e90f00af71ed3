"""`tarot-lab`: everything that needs no window."""

from __future__ import annotations

import argparse
import io
import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from tarot_desktop import __version__
from tarot_desktop.lab.errors import UsageError

COMMANDS = ("conform", "replay", "deal", "levels", "play", "bot", "decide", "fairness", "art")
_USAGE, _BROKEN_PIPE, _OWN_FAULT, _INTERRUPTED = 2, 1, 3, 130


class _Parser(argparse.ArgumentParser):
    """A parser that reports a wrong call in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0 well, 1 a fault was found, 2 a wrong call."""
    _write_utf8()
    try:
        options = parser().parse_args(argv)
        status: int = options.run(options)
        sys.stdout.flush()
    except UsageError as error:
        print(f"tarot-lab: {error}", file=sys.stderr)
        return _USAGE
    except BrokenPipeError:
        _close_quietly()
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        print("tarot-lab: interrupted", file=sys.stderr)
        return _INTERRUPTED
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except Exception as error:
        print(f"tarot-lab: a fault of the program itself: {_traced(error)}", file=sys.stderr)
        return _OWN_FAULT
    return status


def _traced(error: Exception) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands; each one's options set `run`."""
    top = _Parser(
        prog="tarot-lab",
        description="French Tarot without a window: check, deal, play, ask.",
        epilog="example: tarot-lab play --deals 100 --seed 1",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"tarot-lab {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, title="commands")
    for name in COMMANDS:
        module = import_module(f"tarot_desktop.lab.{name}")
        command = commands.add_parser(
            name,
            help=module.HELP,
            description=module.HELP,
            epilog=f"example: {module.EXAMPLE}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return top


def _write_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8")


def _close_quietly() -> None:
    """Let the interpreter flush into nothing when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
