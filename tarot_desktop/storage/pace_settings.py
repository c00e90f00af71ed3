"""The settings of the page about pace, movement and sound."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.storage.choices import Motion, Speed, TrickHold
from tarot_desktop.storage.declarations import Group, Page, choice


@dataclass(frozen=True, kw_only=True)
class PaceSettings:
    """How fast the table goes on, and what moves and sounds."""

    __slots__ = ()

    speed: Speed = choice(
        Speed.NORMAL,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Pace of the table"),
        effect=QT_TRANSLATE_NOOP("Settings", "Space completes any movement at once"),
        words={
            Speed.MANUAL: QT_TRANSLATE_NOOP("Settings", "Manual"),
            Speed.SLOW: QT_TRANSLATE_NOOP("Settings", "Slow"),
            Speed.NORMAL: QT_TRANSLATE_NOOP("Settings", "Normal"),
            Speed.FAST: QT_TRANSLATE_NOOP("Settings", "Fast"),
            Speed.INSTANT: QT_TRANSLATE_NOOP("Settings", "Instant"),
        },
    )
    trick_hold: TrickHold = choice(
        TrickHold.PACE,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Complete tricks"),
        effect=QT_TRANSLATE_NOOP("Settings", "How long the cards of a trick stay on the table"),
        words={
            TrickHold.PACE: QT_TRANSLATE_NOOP("Settings", "As the pace says"),
            TrickHold.SHORT: QT_TRANSLATE_NOOP("Settings", "1 second"),
            TrickHold.LONG: QT_TRANSLATE_NOOP("Settings", "3 seconds"),
            TrickHold.CLICK: QT_TRANSLATE_NOOP("Settings", "Until I click"),
        },
    )
    play_single: bool = choice(
        False,
        True,
        False,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Only one card to play"),
        effect=QT_TRANSLATE_NOOP("Settings", "It is played without a click"),
    )
    play_rest: bool = choice(
        False,
        True,
        False,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Offer to play the rest"),
        effect=QT_TRANSLATE_NOOP("Settings", "When every trick left is yours, whoever holds what"),
    )
    motion: Motion = choice(
        Motion.SYSTEM,
        page=Page.PACE,
        group=Group.MOVEMENT,
        label=QT_TRANSLATE_NOOP("Settings", "Movement of the cards"),
        effect=QT_TRANSLATE_NOOP("Settings", "Reduced: they appear in their places"),
        words={
            Motion.SYSTEM: QT_TRANSLATE_NOOP("Settings", "Like the system"),
            Motion.FULL: QT_TRANSLATE_NOOP("Settings", "They travel"),
            Motion.REDUCED: QT_TRANSLATE_NOOP("Settings", "Reduced"),
        },
    )
    sounds: bool = choice(
        False,
        True,
        False,
        page=Page.PACE,
        group=Group.SOUND,
        label=QT_TRANSLATE_NOOP("Settings", "Sounds"),
        effect=QT_TRANSLATE_NOOP("Settings", "Short ones; everything they tell is seen too"),
    )
    volume: int = choice(
        60,
        20,
        40,
        60,
        80,
        100,
        page=Page.PACE,
        group=Group.SOUND,
        label=QT_TRANSLATE_NOOP("Settings", "Volume"),
        effect=QT_TRANSLATE_NOOP("Settings", "Of the game alone"),
        needs=("sounds", True),
        unit=QT_TRANSLATE_NOOP("Settings", "{value} %"),
    )
