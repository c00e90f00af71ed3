"""What the window asks about deals of the past, and what it is told."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tarot_desktop.storage.history import Answer, Question, SessionEntry
from tarot_desktop.storage.problems import Problem


@dataclass(frozen=True, slots=True, kw_only=True)
class ListSessions:
    """Ask for sessions, the last played first."""

    offset: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSession:
    """Ask for the score sheet of a session."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDeal:
    """Ask for everything about a finished deal."""

    key: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOnWith:
    """Put a session of the past on the table, where it stopped."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHistory:
    """Put a question to the history."""

    question: Question


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportProfile:
    """Write the whole profile into one file."""

    path: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportSession:
    """Write a session: JSON lines, or a table if the name ends in `.csv`."""

    key: str
    path: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportDeal:
    """Write a deal: JSON, or text notation if the name ends in `.txt`."""

    key: str
    number: int
    path: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Import:
    """Take over what a file holds: a profile, a session or deals."""

    path: Path


ArchiveAction = (
    ListSessions
    | OpenSession
    | OpenDeal
    | AskHistory
    | ExportProfile
    | ExportSession
    | ExportDeal
    | Import
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionList:
    """A part of the list of sessions."""

    entries: tuple[SessionEntry, ...]
    offset: int
    more: bool
    """Whether older ones follow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """What the history says."""

    question: Question
    answer: Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Exported:
    """A file was written."""

    path: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """A file was taken over; what was there already has been left as it is."""

    path: Path
    sessions: int
    deals: int
    present: int
    """Sessions that were there already."""
    settings: bool = False
    """Whether its settings were taken over."""
    key: str = ""
    """The session, if the file was one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveFailed:
    """Something about the past could not be done."""

    problem: Problem
