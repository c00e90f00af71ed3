"""`tarot-lab conform`: vector files and record files against the rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from tarot_desktop.game.illegal import IllegalCommand
from tarot_desktop.lab.checking import faults_in
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.lab.files import entries, entry_of, is_text_notation, load, read_file
from tarot_desktop.lab.row_fields import check_fields
from tarot_desktop.lab.vectors import ROW_CHECKS, Row, Verdict, check_row
from tarot_desktop.lab.words import problem_words, shown

HELP = "run vector files and record files against the rules"
EXAMPLE = "tarot-lab conform tests/vectors/*.json"
_RECORD_KINDS = ("full_deals", "published_deals")
_BROKEN_KIND = "full_deals_broken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """One row that was run."""

    name: str
    faults: tuple[str, ...] = ()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a vector or record file, or -")


def run(options: argparse.Namespace) -> int:
    """Print every failing row and the totals; return 0, or 1 if a row failed."""
    passed = failed = 0
    for path in options.files:
        for checked in check_file(path, read_file(path)):
            passed, failed = passed + (not checked.faults), failed + bool(checked.faults)
            for fault in checked.faults:
                print(f"{path}: {checked.name}: {fault}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def check_file(path: str, text: str) -> Iterator[Checked]:
    """Yield every row of a file as it was judged; raise UsageError for an unknown kind."""
    if not is_text_notation(text):
        value = load(path, text)
        if isinstance(value, Mapping) and "kind" in value:
            yield from _checked_rows(path, value)
            return
    for entry in entries(path, text):
        yield Checked(name=entry.name, faults=tuple(faults_in(entry)))


def _checked_rows(path: str, content: Mapping[str, object]) -> Iterator[Checked]:
    kind = str(content["kind"])[:40]
    rows = content.get("records" if kind == "full_deals" else "rows")
    known = kind in ROW_CHECKS or kind in _RECORD_KINDS or kind == _BROKEN_KIND
    if not known or content.get("version") != 1:
        raise UsageError(f"{path}: version 1 of the kind {kind!r} is not known")
    if not isinstance(rows, list):
        raise UsageError(f"{path}: the file has no rows")
    for number, row in enumerate(rows, 1):
        if not isinstance(row, Mapping):
            yield Checked(name=f"row {number}", faults=("an object is needed",))
            continue
        name = _name(row, number)
        yield Checked(name=name, faults=_faults(kind, cast("Row", row)))


def _name(row: Row, number: int) -> str:
    names = (row.get("id"), row.get("name"))
    return next((name for name in names if isinstance(name, str) and name), f"row {number}")


def _faults(kind: str, row: Row) -> tuple[str, ...]:
    if kind in ROW_CHECKS:
        return _row_faults(kind, row)
    data = row if kind == "full_deals" else row.get("record")
    faults = tuple(faults_in(entry_of(data, "record")))
    if kind == _BROKEN_KIND:
        return () if faults else ("expected a refusal, got no fault",)
    return faults


def _row_faults(kind: str, row: Row) -> tuple[str, ...]:
    try:
        check_fields(kind, row)
        verdict = check_row(kind, row)
        return () if verdict.passed else (_difference(verdict),)
    except ValueError as error:
        return (str(error),)
    except IllegalCommand as illegal:
        return (problem_words(illegal),)
    except (AttributeError, IndexError, KeyError, TypeError):
        return ("the fields of this row do not fit together",)


def _difference(verdict: Verdict) -> str:
    expected, got = verdict.expected, verdict.got
    if isinstance(expected, dict) and isinstance(got, dict):
        names = [name for name in expected if expected[name] != got.get(name)]
        expected = {name: expected[name] for name in names}
        got = {name: got.get(name) for name in names}
    return f"expected {shown(expected)}, got {shown(got)}"
