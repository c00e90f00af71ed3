"""Reading JSON that a stranger may have touched: limits first, and one kind of error."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, NoReturn

MOST_BYTES = 16 << 20
MOST_LEVELS = 40


class UnreadableFile(Exception):
    """A file cannot be used; the message says why, in English, for the log."""


def read_object(path: Path, most_bytes: int = MOST_BYTES) -> dict[str, Any]:
    """Return the JSON object in `path`; raise UnreadableFile, or FileNotFoundError."""
    try:
        return parse_object(_read(path, most_bytes))
    except FileNotFoundError:
        raise
    except OSError as error:
        raise UnreadableFile(error.strerror or str(error)) from error


def parse_object(data: bytes) -> dict[str, Any]:
    """Return the JSON object that `data` holds in UTF-8; raise UnreadableFile."""
    value = parse_value(data)
    if not isinstance(value, dict):
        raise UnreadableFile("not a JSON object")
    return value


def parse_value(data: bytes) -> object:
    """Return the JSON value that `data` holds in UTF-8; raise UnreadableFile."""
    try:
        value: object = json.loads(
            data.decode("utf-8-sig"), parse_constant=_refuse_constant, parse_float=_finite
        )
    except (ValueError, RecursionError) as error:
        raise UnreadableFile(f"not JSON: {error}") from error
    if _is_deeper(value, MOST_LEVELS):
        raise UnreadableFile(f"more than {MOST_LEVELS} levels deep")
    return value


def to_text(value: dict[str, Any]) -> str:
    """Return `value` as JSON for people to read, one name a line."""
    return json.dumps(value, ensure_ascii=False, indent=2, allow_nan=False) + "\n"


def _read(path: Path, most_bytes: int) -> bytes:
    with path.open("rb") as file:
        data = file.read(most_bytes + 1)
    if len(data) > most_bytes:
        raise UnreadableFile(f"more than {most_bytes} bytes")
    return data


def _finite(word: str) -> float:
    number = float(word)
    if not math.isfinite(number):
        raise ValueError(f"{word} is too large")
    return number


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")


def _is_deeper(value: object, levels: int) -> bool:
    layer: list[object] = [value]
    while layer and levels >= 0:
        layer = [child for parent in layer for child in _children(parent)]
        levels -= 1
    return bool(layer)


def _children(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
