"""The unfinished session, kept after every decision.

One file: a session as its owner describes it in plain JSON values.  The copy before the last one
lies beside it, and is used when the last one cannot be read.  A file that cannot be used is set
aside, never overwritten.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tarot_desktop.storage import atomic
from tarot_desktop.storage.json_files import UnreadableFile, parse_object, read_object
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.problems import Problem, ProblemKind

FORMAT, VERSION = "tarot-desktop-session", 1
MOST_BYTES = 16 << 20

Payload = dict[str, Any]

_log = logging.getLogger(__name__)


class _NewerFile(UnreadableFile):
    """The file is of a version that this program does not know yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadedSession:
    """The unfinished session of a profile, if there is one, and what was wrong with its file."""

    payload: Payload | None = None
    problems: tuple[Problem, ...] = ()


def save_session(places: Places, payload: Mapping[str, Any]) -> Problem | None:
    """Write the unfinished session; return what kept it from being written, if anything."""
    path = places.session_file
    try:
        atomic.write_text(path, _to_text(payload))
    except OSError as error:
        _log.warning("session not saved: %s", error)
        return Problem(kind=ProblemKind.SESSION_NOT_SAVED, path=path, reason=str(error))
    return None


def load_session(places: Places, check: Callable[[Payload], object] | None = None) -> LoadedSession:
    """Return the unfinished session of a profile.

    `check` raises ValueError for a payload that makes no sense; the older copy is tried then too.
    """
    path = places.session_file
    try:
        return LoadedSession(payload=_payload(path, check))
    except FileNotFoundError:
        return _from_copy(path, check, None)
    except UnreadableFile as error:
        _log.warning("session unreadable: %s", error)
        return _from_copy(path, check, error)


def drop_session(places: Places) -> Problem | None:
    """Forget the unfinished session: it is over, or the person wants none of it."""
    path = places.session_file
    try:
        atomic.remove(path)
    except OSError as error:
        _log.warning("session not removed: %s", error)
        return Problem(kind=ProblemKind.SESSION_NOT_SAVED, path=path, reason=str(error))
    return None


def _from_copy(
    path: Path, check: Callable[[Payload], object] | None, error: UnreadableFile | None
) -> LoadedSession:
    kept = atomic.set_aside(path) if error is not None else None
    try:
        payload = _payload(atomic.older_copy(path), check)
    except (UnreadableFile, FileNotFoundError):
        return LoadedSession(problems=_lost(path, kept, error))
    problem = Problem(
        kind=ProblemKind.SESSION_FROM_COPY,
        path=path,
        kept=kept,
        copy_used=True,
        reason=str(error or "the file is missing"),
    )
    return LoadedSession(payload=payload, problems=(problem,))


def _lost(path: Path, kept: Path | None, error: UnreadableFile | None) -> tuple[Problem, ...]:
    if error is None:
        return ()
    newer = isinstance(error, _NewerFile)
    kind = ProblemKind.SESSION_NEWER if newer else ProblemKind.SESSION_DAMAGED
    return (Problem(kind=kind, path=path, kept=kept, reason=str(error)),)


def parse_session(data: bytes, check: Callable[[Payload], object]) -> Payload:
    """Return the unfinished session that `data` holds; raise UnreadableFile."""
    return _verified(parse_object(data), check)


def _payload(path: Path, check: Callable[[Payload], object] | None) -> Payload:
    return _verified(read_object(path, MOST_BYTES), check)


def _verified(content: Payload, check: Callable[[Payload], object] | None) -> Payload:
    if content.pop("format", None) != FORMAT:
        raise UnreadableFile("not a session of this program")
    version = content.pop("version", None)
    if not isinstance(version, int) or isinstance(version, bool):
        raise UnreadableFile("no version")
    if version < 1:
        raise UnreadableFile(f"there is no version {version}")
    if version > VERSION:
        raise _NewerFile(f"version {version} is newer than {VERSION}")
    if check is not None:
        _checked(content, check)
    return content


def _checked(content: Payload, check: Callable[[Payload], object]) -> None:
    try:
        check(content)
    except (ValueError, LookupError, TypeError, ArithmeticError) as error:
        raise UnreadableFile(f"not a session: {error}") from error


def _to_text(payload: Mapping[str, Any]) -> str:
    """Return JSON with a line for each name, and for each element of a list."""
    content = {"format": FORMAT, "version": VERSION, **payload}
    lines = (f"{_compact(name)}: {_lines(value)}" for name, value in content.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(value: object) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(map(_compact, value)) + "\n]"
    return _compact(value)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
