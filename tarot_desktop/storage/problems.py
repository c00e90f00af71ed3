"""What went wrong with a file, as data; the window says it in one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from tarot_desktop.storage.told import Told, Where


class ProblemKind(StrEnum):
    """Every way in which a file of ours may fail us."""

    SETTINGS_DAMAGED = "settings_damaged"
    """The settings cannot be read; the defaults, or the older copy, stand in for them."""
    SETTINGS_REPLACED = "settings_replaced"
    """Some settings are unknown or out of range; the defaults replace them."""
    SETTINGS_NOT_SAVED = "settings_not_saved"
    """The settings could not be written."""
    SESSION_DAMAGED = "session_damaged"
    """The unfinished session cannot be read and there is no older copy."""
    SESSION_FROM_COPY = "session_from_copy"
    """The unfinished session could not be read; the older copy was."""
    SESSION_NEWER = "session_newer"
    """The unfinished session was written by a newer version of the program."""
    SESSION_NOT_SAVED = "session_not_saved"
    """The session could not be written: nothing is kept."""
    RECORDS_NOT_SAVED = "records_not_saved"
    """A record could not be appended to the file of `--records`."""
    HISTORY_DAMAGED = "history_damaged"
    """The history cannot be read; a new one begins."""
    HISTORY_NEWER = "history_newer"
    """The history was written by a newer version of the program; it is left alone."""
    DEAL_UNREADABLE = "deal_unreadable"
    """A session of the history, or a deal of it, cannot be read."""
    NOT_EXPORTED = "not_exported"
    """A file that was asked for could not be written."""
    NOT_IMPORTED = "not_imported"
    """A file was refused; `where` and `fault` name what is wrong."""
    HISTORY_NOT_SAVED = "history_not_saved"
    """The history can neither be written nor read now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """One thing that went wrong with a file, and what became of it."""

    kind: ProblemKind
    path: Path
    """The file."""
    kept: Path | None = None
    """Where the damaged file lies now; None if it could not be set aside, or need not be."""
    names: tuple[str, ...] = ()
    """The settings that were replaced, by their names in the file."""
    copy_used: bool = False
    """Whether the older copy could be read instead."""
    reason: str = ""
    """Details for the log, in English."""
    where: Where = ()
    """The place in the file, the outermost first."""
    fault: Told | None = None
    """What is wrong there."""
