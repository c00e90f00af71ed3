"""Reading the files a command is given: records in either form, vector files, `-`."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from tarot_desktop.game.notation import read_text
from tarot_desktop.game.records import SESSION_FORMAT, Record, RecordError, read_record
from tarot_desktop.lab.errors import UsageError

_DEAL_START = re.compile(r"^(?=tarot\s)", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One deal of a file: the record, or why it cannot be read."""

    name: str
    """`deal 3`, or the record's own id."""
    record: Record | None = None
    error: str | None = None


def read_file(path: str) -> str:
    """Return the text of a file, or of standard input for `-`; raise UsageError."""
    try:
        if path == "-":
            text = standard_input().read()
            text.encode("utf-8")
            return text
        return Path(path).read_text(encoding="utf-8-sig")
    except UnicodeError:
        raise UsageError(f"{path}: the file is not UTF-8 text") from None
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from None


def standard_input() -> TextIO:
    """Return standard input, in which bytes that are not UTF-8 are surrogates; raise UsageError."""
    if sys.stdin is None:
        raise UsageError("-: standard input is closed")
    return sys.stdin


def parsed_json(text: str) -> object:
    """Return the JSON value of a text; raise ValueError."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def is_text_notation(text: str) -> bool:
    """Return whether a text is in the notation of rules 2.7."""
    return text.lstrip().startswith("tarot ")


def load(path: str, text: str) -> object:
    """Return the JSON value of a file, or the list of values of its lines; raise UsageError."""
    try:
        return parsed_json(text)
    except ValueError as error:
        lines = [line for line in text.split("\n") if line.strip()]
        if not lines:
            raise UsageError(f"{path}: the file is empty") from None
        if len(lines) == 1 or not _starts_a_list_of_lines(lines[0]):
            raise UsageError(f"{path}: neither JSON nor text notation: {error}") from None
    return [_line_value(line) for line in lines]


def _starts_a_list_of_lines(line: str) -> bool:
    try:
        return isinstance(parsed_json(line), dict)
    except ValueError:
        return False


def _line_value(line: str) -> object:
    try:
        return parsed_json(line)
    except ValueError as error:
        return ValueError(f"the line is no JSON: {error}")


def entries(path: str, text: str) -> Iterator[Entry]:
    """Yield every deal of a file in turn; raise UsageError if there is none to find."""
    if is_text_notation(text):
        yield from _text_entries(text)
        return
    value = load(path, text)
    found = records_in(value)
    if not found:
        raise UsageError(f"{path}: there is no deal record in this file")
    for number, data in enumerate(found, 1):
        yield entry_of(data, f"deal {number}")


def records_in(value: object) -> list[object]:
    """Return the deal records of a JSON value: itself, a list, or those of a vector file.

    The first line of an exported session is none.
    """
    if isinstance(value, list):
        return [one for one in value if not _begins_a_session(one)]
    if not isinstance(value, Mapping):
        return []
    if isinstance(value.get("records"), list):
        return list(value["records"])
    rows = value.get("rows")
    if isinstance(rows, list):
        return [row["record"] for row in rows if isinstance(row, Mapping) and "record" in row]
    return [value]


def _begins_a_session(value: object) -> bool:
    return isinstance(value, Mapping) and value.get("format") == SESSION_FORMAT


def entry_of(data: object, name: str) -> Entry:
    """Return the entry of one JSON record."""
    if isinstance(data, ValueError):
        return Entry(name=name, error=str(data))
    try:
        return Entry(name=name, record=read_record(data))
    except RecordError as error:
        return Entry(name=name, error=str(error))


def _text_entries(text: str) -> Iterator[Entry]:
    parts = [part for part in _DEAL_START.split(text) if part.strip()]
    for number, part in enumerate(parts, 1):
        try:
            yield Entry(name=f"deal {number}", record=read_text(part))
        except RecordError as error:
            yield Entry(name=f"deal {number}", error=str(error))
