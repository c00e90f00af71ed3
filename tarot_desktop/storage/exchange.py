"""A profile as one file, and taking files over: nothing that is there is ever overwritten.

The file is a zip of readable text: settings, the unfinished session, and every session of the
history as JSON lines.  It is read twice: all of it is checked before anything is added.
"""

from __future__ import annotations

import re
import secrets
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tarot_desktop.storage import atomic
from tarot_desktop.storage.exchange_error import ExchangeError
from tarot_desktop.storage.history import History, KeptDeal
from tarot_desktop.storage.history_rescue import MAGIC, readable_sessions
from tarot_desktop.storage.json_files import UnreadableFile, parse_object, to_text
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import parse_session
from tarot_desktop.storage.session_files import (
    MOST_BYTES,
    SessionFile,
    read_sessions,
    session_lines,
)
from tarot_desktop.storage.settings_file import FORMAT as SETTINGS_FORMAT
from tarot_desktop.storage.told import Words, in_file

FORMAT, VERSION = "tarot-desktop-profile", 1
MOST_FILES = 200_000
MOST_BYTES_IN_ALL = 4 << 30
_HEAD, _SETTINGS, _SESSION = "profile.json", "settings.json", "session.json"
_NAME = re.compile(r"profile\.json|settings\.json|session\.json|sessions/[0-9a-f]{1,32}\.jsonl")
_PAGE = 500
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    LookupError,
    NotImplementedError,
    OverflowError,
    RuntimeError,
    ValueError,
)
"""What the library raises for a bundle that is none, or no longer one."""
Check = Callable[[dict[str, Any]], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """What was added to a profile."""

    sessions: int = 0
    deals: int = 0
    present: int = 0
    """Sessions that were there already."""
    settings: bool = False
    key: str = ""
    """The last session that was added or was there."""


def export_profile(places: Places, path: Path) -> None:
    """Write a whole profile into one file; raise OSError or HistoryTrouble."""
    history = History(places.history_file)
    new = path.with_name(path.name + ".new")
    try:
        with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as bundle:
            bundle.writestr(_HEAD, to_text({"format": FORMAT, "version": VERSION}))
            for name, file in ((_SETTINGS, places.settings_file), (_SESSION, places.session_file)):
                if file.exists():
                    bundle.write(file, name)
            for session in all_sessions(history):
                bundle.writestr(f"sessions/{session.entry.key}.jsonl", session_lines(session))
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def all_sessions(history: History) -> Iterator[SessionFile]:
    """Yield every session of a history with its deals; raise HistoryTrouble."""
    offset = 0
    while entries := history.sessions(_PAGE, offset):
        for entry in entries:
            yield SessionFile(entry=entry, deals=tuple(history.deals(entry.key)))
        offset += _PAGE


def take_over(places: Places, path: Path, now: str, check_session: Check) -> Taken:
    """Add what a file holds to a profile, whatever kind of file it is.

    Raise ExchangeError, OSError or HistoryTrouble; then nothing of it was added.
    """
    with path.open("rb") as file:
        begins = file.read(len(MAGIC))
        is_zip, is_history = begins.startswith(b"PK\x03\x04"), begins == MAGIC
        data = b"" if is_zip or is_history else begins + file.read(MOST_BYTES + 1)
    if is_history:
        return _add(places, readable_sessions(path, now))
    if not is_zip:
        return _add(places, read_sessions(data, now))
    try:
        with zipfile.ZipFile(path) as bundle:
            _check_bundle(bundle)
            for _ in _sessions_in(bundle, now):
                pass
            session = _session_in(bundle, check_session)
            settings = _settings_in(bundle)
            taken = _add(places, _sessions_in(bundle, now))
            added = _add_file(places.settings_file, settings)
            _add_file(places.session_file, session)
            return replace(taken, settings=added)
    except _DAMAGE as error:
        raise ExchangeError((), Words.BUNDLE, details=error) from None


def _check_bundle(bundle: zipfile.ZipFile) -> None:
    files = bundle.infolist()
    if len(files) > MOST_FILES or sum(file.file_size for file in files) > MOST_BYTES_IN_ALL:
        raise ExchangeError((), Words.LARGE_BUNDLE)
    for file in files:
        if not _NAME.fullmatch(file.filename):
            raise ExchangeError(in_file(file.filename[:60]), Words.STRANGE_NAME)
    if len({file.filename for file in files}) < len(files):
        raise ExchangeError((), Words.SAME_NAMES)
    head = _object_in(bundle, _HEAD)
    if head is None or head.get("format") != FORMAT:
        raise ExchangeError(in_file(_HEAD), Words.NO_PROFILE)
    if head.get("version") != VERSION:
        raise ExchangeError(in_file(_HEAD), Words.OTHER_VERSION, version=VERSION)


def _bytes_in(bundle: zipfile.ZipFile, name: str) -> bytes | None:
    if name not in bundle.namelist():
        return None
    with bundle.open(name) as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ExchangeError(in_file(name), Words.MORE_BYTES, most=MOST_BYTES)
    return data


def _object_in(bundle: zipfile.ZipFile, name: str) -> Mapping[str, Any] | None:
    data = _bytes_in(bundle, name)
    if data is None:
        return None
    try:
        return parse_object(data)
    except UnreadableFile as error:
        raise ExchangeError(in_file(name), Words.NO_JSON, details=error) from None


def _settings_in(bundle: zipfile.ZipFile) -> bytes | None:
    content = _object_in(bundle, _SETTINGS)
    if content is not None and content.get("format") != SETTINGS_FORMAT:
        raise ExchangeError(in_file(_SETTINGS), Words.NO_SETTINGS)
    return _bytes_in(bundle, _SETTINGS)


def _session_in(bundle: zipfile.ZipFile, check: Check) -> bytes | None:
    data = _bytes_in(bundle, _SESSION)
    if data is not None:
        try:
            parse_session(data, check)
        except UnreadableFile as error:
            raise ExchangeError(in_file(_SESSION), Words.SESSION, details=error) from None
    return data


def _sessions_in(bundle: zipfile.ZipFile, now: str) -> Iterator[SessionFile]:
    for name in bundle.namelist():
        if name.startswith("sessions/"):
            data = _bytes_in(bundle, name) or b""
            try:
                yield from read_sessions(data, now)
            except ExchangeError as error:
                raise error.inside(in_file(name)) from None


def _add_file(path: Path, data: bytes | None) -> bool:
    """Write a file that is not there yet; return whether it was written."""
    if data is None or path.exists() or atomic.older_copy(path).exists():
        return False
    atomic.write_text(path, data.decode("utf-8-sig"))
    return True


def _add(places: Places, sessions: Iterator[SessionFile] | list[SessionFile]) -> Taken:
    history = History(places.history_file)
    taken = Taken()
    for session in sessions:
        key, there = session.entry.key, history.deals(session.entry.key)
        if there and _begins(session.deals, there) and _extent(session.deals) <= _extent(there):
            taken = replace(taken, present=taken.present + 1, key=key)
            continue
        if not key or (there and not _begins(session.deals, there)):
            key = secrets.token_hex(8)
            there = []
        history.keep(replace(session.entry, key=key), session.deals)
        taken = replace(
            taken,
            sessions=taken.sessions + 1,
            deals=taken.deals + len(session.deals) - len(there),
            key=key,
        )
    return taken


def _begins(some: Sequence[KeptDeal], others: Sequence[KeptDeal]) -> bool:
    """Return whether both tell the same, as far as the shorter one goes."""
    pairs = zip(some, others, strict=False)
    return all(
        one.record == other.record for one, other in pairs if one.record.end and other.record.end
    )


def _extent(deals: Sequence[KeptDeal]) -> tuple[int, int]:
    """Return how far a session has come: finished deals, and decisions in the one after them."""
    finished = sum(deal.record.end is not None for deal in deals)
    if finished == len(deals):
        return finished, 0
    record = deals[-1].record
    return finished, len(record.bids) + len(record.plays) + (record.discard is not None)
