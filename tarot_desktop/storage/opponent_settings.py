"""The settings of the page Opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.rules.tables import TABLE_SIZES
from tarot_desktop.storage.declarations import Group, Page, choice

SAME = "same"
"""The level of a seat that plays like the others."""

_LEVEL_WORDS = {
    "novice": QT_TRANSLATE_NOOP("Settings", "First evenings"),
    "casual": QT_TRANSLATE_NOOP("Settings", "Family"),
    "club": QT_TRANSLATE_NOOP("Settings", "Club"),
    "expert": QT_TRANSLATE_NOOP("Settings", "Tournament"),
    "master": QT_TRANSLATE_NOOP("Settings", "Masters"),
}
_SEAT_WORDS = {SAME: QT_TRANSLATE_NOOP("Settings", "Like the others"), **_LEVEL_WORDS}
_SEAT_EFFECT = QT_TRANSLATE_NOOP("Settings", "If this one should play better or worse")


def _seat_level(label: str, seat: int) -> Any:
    return choice(
        SAME,
        SAME,
        *LEVELS,
        page=Page.OPPONENTS,
        group=Group.LEVELS,
        label=label,
        effect=_SEAT_EFFECT,
        words=_SEAT_WORDS,
        next_session=True,
        tables=tuple(seats for seats in TABLE_SIZES if seats > seat),
    )


@dataclass(frozen=True, kw_only=True)
class OpponentSettings:
    """How well each of the others plays, and what they have agreed on."""

    __slots__ = ()

    opponents: str = choice(
        "casual",
        *LEVELS,
        page=Page.OPPONENTS,
        group=Group.LEVELS,
        label=QT_TRANSLATE_NOOP("Settings", "Level of the opponents"),
        effect=QT_TRANSLATE_NOOP("Settings", "How well the others play"),
        words=_LEVEL_WORDS,
        next_session=True,
    )
    opponent_1: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "First opponent on my right"), 1)
    opponent_2: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Second opponent"), 2)
    opponent_3: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Third opponent"), 3)
    opponent_4: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Fourth opponent"), 4)
    opponent_5: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Fifth opponent"), 5)
    signals: bool = choice(
        True,
        True,
        False,
        page=Page.OPPONENTS,
        group=Group.SIGNALS,
        label=QT_TRANSLATE_NOOP("Settings", "Signals in defence"),
        effect=QT_TRANSLATE_NOOP(
            "Settings", "From the Club level on they signal by their cards, as the federation does"
        ),
    )
    person_signals: bool = choice(
        False,
        True,
        False,
        page=Page.OPPONENTS,
        group=Group.SIGNALS,
        label=QT_TRANSLATE_NOOP("Settings", "I play the signals too"),
        effect=QT_TRANSLATE_NOOP("Settings", "The others read my cards as signals"),
        needs=("signals", True),
    )
