"""One window on one profile: who comes second leaves a note and goes.

The first holds a lock that the system takes back however the program ends.  The second writes a
small file into a folder of the profile, which the first watches: no network, no port, and no
limit on how long the profile's path is.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tarot_desktop.storage.json_files import UnreadableFile, read_object
from tarot_desktop.storage.paths import Places

MOST_BYTES = 1 << 14
ANSWER_SECONDS = 5.0
_FORMAT = "tarot-desktop-note"


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """What a second start was given."""

    deal: str = ""
    """A deal code."""
    session: str = ""
    """The path of a file with a session."""
    token: str = ""
    """What the desktop wants to see before it brings a window forward."""


class Doorway:
    """The entrance to a profile."""

    def __init__(self, places: Places) -> None:
        self._lock_file = places.state / "window.lock"
        self.folder = places.state / "notes"
        """Where notes are left; it exists once `enter` has returned True."""
        self._held: IO[bytes] | None = None

    def enter(self) -> bool:
        """Return whether this is the first window; True also where nothing can be written."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self._lock_file.open("ab")
        except OSError:
            return True
        if not _lock(file):
            file.close()
            return False
        self._held = file
        self.notes()
        return True

    def leave(self) -> None:
        """Let the next window in."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def hand_over(self, note: Note, seconds: float = ANSWER_SECONDS) -> bool:
        """Leave a note for the first window; return whether it was taken in time."""
        name = f"{time.time_ns()}-{os.getpid()}"
        path = self.folder / f"{name}.json"
        content = {"format": _FORMAT, "version": 1, "deal": note.deal, "session": note.session}
        try:
            writing = path.with_suffix(".new")
            text = json.dumps({**content, "token": note.token})
            writing.write_text(text, encoding="utf-8", errors="backslashreplace")
            writing.replace(path)
        except OSError:
            return False
        end = time.monotonic() + seconds
        while path.exists() and time.monotonic() < end:
            time.sleep(0.02)
        taken = not path.exists()
        path.unlink(missing_ok=True)
        return taken

    def notes(self) -> list[Note]:
        """Return the notes that have been left, and take them away; what is none is dropped."""
        found = []
        try:
            for path in sorted(self.folder.glob("*.json")):
                note = _read(path)
                path.unlink(missing_ok=True)
                if note is not None:
                    found.append(note)
        except OSError:
            return found
        return found


def _read(path: Path) -> Note | None:
    try:
        content = read_object(path, MOST_BYTES)
    except (UnreadableFile, FileNotFoundError):
        return None
    if content.get("format") != _FORMAT:
        return None
    words = {name: content.get(name) for name in ("deal", "session", "token")}
    return Note(**{name: word for name, word in words.items() if isinstance(word, str)})


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks: two windows are better than none
        return True
