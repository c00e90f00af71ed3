"""How a setting is declared: once, with its default, its values and its words.

File, dialog and tests loop over declarations.  All texts are English sources for translation,
in the context `Settings`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, cast

from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.rules.agreements import ALL_TABLES

Value = bool | int | str | None | tuple[int, int, int]

CONTEXT: Final = "Settings"


class Page(StrEnum):
    """A page of the settings dialog."""

    AGREEMENTS = "agreements"
    OPPONENTS = "opponents"
    PACE = "pace"
    TABLE = "table"
    LANGUAGE = "language"


PAGE_WORDS: Mapping[Page, str] = {
    Page.AGREEMENTS: QT_TRANSLATE_NOOP("Settings", "Agreements"),
    Page.OPPONENTS: QT_TRANSLATE_NOOP("Settings", "Opponents"),
    Page.PACE: QT_TRANSLATE_NOOP("Settings", "Pace, movement, sound"),
    Page.TABLE: QT_TRANSLATE_NOOP("Settings", "Cards and table"),
    Page.LANGUAGE: QT_TRANSLATE_NOOP("Settings", "Language"),
}


class Group(StrEnum):
    """A group of settings inside a page."""

    TABLE = "table"
    DEALING = "dealing"
    AUCTION = "auction"
    CALLING = "calling"
    DISCARD = "discard"
    PLAY = "play"
    ANNOUNCEMENTS = "announcements"
    SCORING = "scoring"
    LENGTH = "length"
    LEVELS = "levels"
    SIGNALS = "signals"
    PACE = "pace"
    MOVEMENT = "movement"
    SOUND = "sound"
    CARDS = "cards"
    HAND = "hand"
    WINDOW = "window"
    LANGUAGE = "language"


GROUP_WORDS: Mapping[Group, str] = {
    Group.TABLE: QT_TRANSLATE_NOOP("Settings", "Players"),
    Group.DEALING: QT_TRANSLATE_NOOP("Settings", "Dealing"),
    Group.AUCTION: QT_TRANSLATE_NOOP("Settings", "Auction"),
    Group.CALLING: QT_TRANSLATE_NOOP("Settings", "Calling a king"),
    Group.DISCARD: QT_TRANSLATE_NOOP("Settings", "Chien and discard"),
    Group.PLAY: QT_TRANSLATE_NOOP("Settings", "Card play"),
    Group.ANNOUNCEMENTS: QT_TRANSLATE_NOOP("Settings", "Announcements"),
    Group.SCORING: QT_TRANSLATE_NOOP("Settings", "Scoring"),
    Group.LENGTH: QT_TRANSLATE_NOOP("Settings", "Session length"),
    Group.LEVELS: QT_TRANSLATE_NOOP("Settings", "Levels"),
    Group.SIGNALS: QT_TRANSLATE_NOOP("Settings", "Signals"),
    Group.PACE: QT_TRANSLATE_NOOP("Settings", "Pace"),
    Group.MOVEMENT: QT_TRANSLATE_NOOP("Settings", "Movement"),
    Group.SOUND: QT_TRANSLATE_NOOP("Settings", "Sound"),
    Group.CARDS: QT_TRANSLATE_NOOP("Settings", "Cards"),
    Group.HAND: QT_TRANSLATE_NOOP("Settings", "Hand"),
    Group.WINDOW: QT_TRANSLATE_NOOP("Settings", "Window"),
    Group.LANGUAGE: QT_TRANSLATE_NOOP("Settings", "Language"),
}

YES_NO: Mapping[Value, str] = {
    True: QT_TRANSLATE_NOOP("Settings", "Yes"),
    False: QT_TRANSLATE_NOOP("Settings", "No"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What is said of one setting, in English."""

    group: Group
    label: str
    effect: str
    """One line: what the setting does."""
    values: Mapping[Value, str] = field(default_factory=dict)
    """A word for each value that is not its own word (`20 / 30 / 40`, `121`)."""
    unit: str = ""
    """A text with `{value}` for values that are numbers, such as `{value} %`."""
    needs: tuple[str, Value] | None = None
    """Another setting, and the value of it without which this one has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """One setting: where it stands, what it may be, what is said of it."""

    name: str
    page: Page
    default: Value
    offered: tuple[Value, ...]
    """The values to choose from, the default first or where it belongs."""
    words: Words
    agreement: bool
    """Whether it is an agreement: it has an FFT value and waits for the next session."""
    next_session: bool
    """Whether a change waits for the next session."""
    tables: tuple[int, ...] = ALL_TABLES
    """The table sizes that it concerns."""


def choice(
    default: Any,
    *values: Value,
    page: Page,
    group: Group,
    label: str,
    effect: str,
    words: Mapping[Any, str] | None = None,
    unit: str = "",
    needs: tuple[str, Value] | None = None,
    next_session: bool = False,
    tables: tuple[int, ...] = ALL_TABLES,
) -> Any:
    """Return a dataclass field with a closed list of values: `values`, or those of its enum."""
    offered = values or tuple(cast("type[StrEnum]", type(default)))
    said = words if words is not None else (YES_NO if isinstance(default, bool) else {})
    return field(
        default=default,
        metadata={
            "page": page,
            "offered": offered,
            "words": Words(
                group=group, label=label, effect=effect, values=said, unit=unit, needs=needs
            ),
            "next_session": next_session,
            "tables": tables,
        },
    )
