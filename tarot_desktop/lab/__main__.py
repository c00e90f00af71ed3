"""`tarot-lab`: everything that needs no window."""

from __future__ import annotations

import argparse
import io
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from tarot_desktop import __version__
from tarot_desktop.lab.errors import UsageError

COMMANDS = (
    "conform",
    "replay",
    "deal",
    "levels",
    "play",
    "match",
    "bot",
    "decide",
    "fairness",
    "bench",
    "art",
)
_USAGE, _BROKEN_PIPE, _OWN_FAULT, _INTERRUPTED = 2, 1, 3, 130


class _Parser(argparse.ArgumentParser):
    """A parser that reports a wrong call in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0 well, 1 a fault was found, 2 a wrong call."""
    _prepare_streams()
    try:
        return _ran(argv)
    except UsageError as error:
        return _told(str(error), _USAGE)
    except BrokenPipeError:
        return _BROKEN_PIPE
    except OSError as error:
        return _told(f"standard input or output: {error.strerror or error}", _USAGE)
    except KeyboardInterrupt:
        return _told("interrupted", _INTERRUPTED)
    except Exception as error:
        return _told(f"a fault of the program itself: {_traced(error)}", _OWN_FAULT)
    finally:
        _drop_what_nobody_takes()


def _ran(argv: Sequence[str] | None) -> int:
    if sys.stdout is None:
        raise UsageError("standard output is closed")
    try:
        options = parser().parse_args(argv)
        status: int = options.run(options)
    except SystemExit as stop:
        status = stop.code if isinstance(stop.code, int) else 0
    sys.stdout.flush()
    return status


def _told(words: str, status: int) -> int:
    with suppress(OSError):
        print(f"tarot-lab: {words}", file=sys.stderr)
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


def _prepare_streams() -> None:
    """Speak UTF-8; bytes of the input that are none are left for the commands to complain of."""
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="surrogateescape")


def _drop_what_nobody_takes() -> None:
    """Let the interpreter flush into nothing when it ends, if standard output takes no more."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except OSError:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
        os.close(nothing)


if __name__ == "__main__":
    sys.exit(main())
