"""What a setting may be, as the words that are saved; they never change."""

from __future__ import annotations

from enum import StrEnum


class TrickHold(StrEnum):
    """How long a complete trick stays on the table."""

    PACE = "pace"
    SHORT = "short"
    LONG = "long"
    CLICK = "click"


class DeckStyle(StrEnum):
    """The look of the cards; `AUTO` follows the colour scheme."""

    AUTO = "auto"
    DAY = "day"
    NIGHT = "night"
    CONTRAST = "contrast"


class SuitColours(StrEnum):
    """How many colours tell the suits apart."""

    TWO = "two"
    FOUR = "four"
    FOUR_ORANGE = "four_orange"


class CardLetters(StrEnum):
    """The letters of the court cards, king to jack; `AUTO` follows the language."""

    AUTO = "auto"
    RDCV = "RDCV"
    KQCJ = "KQCJ"
    KQNJ = "KQNJ"


class CardBack(StrEnum):
    """The colour of the backs."""

    BLUE = "blue"
    CRIMSON = "crimson"
    GREEN = "green"


class SuitOrder(StrEnum):
    """The suits of a sorted hand, from left to right, by their letters."""

    SHCD = "SHCD"
    SHDC = "SHDC"
    HSDC = "HSDC"
    CDSH = "CDSH"


class TrumpSide(StrEnum):
    """Where the trumps of a sorted hand stand."""

    LEFT = "left"
    RIGHT = "right"


class RankDirection(StrEnum):
    """Which way the ranks of a sorted hand run, from left to right."""

    FALLING = "falling"
    RISING = "rising"


class HandRows(StrEnum):
    """From how many cards on the hand lies in two rows."""

    NEVER = "never"
    FROM_19 = "from_19"
    FROM_25 = "from_25"


class PlayMode(StrEnum):
    """What plays a card."""

    CLICK = "click"
    DOUBLE_CLICK = "double_click"
    CONFIRM = "confirm"


class SchemeChoice(StrEnum):
    """The colour scheme; `SYSTEM` follows the system."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Felt(StrEnum):
    """The colour of a light table."""

    GREEN = "green"
    BLUE = "blue"
    WINE = "wine"


class Motion(StrEnum):
    """Whether cards travel; `SYSTEM` follows the desktop where it can be asked."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class LanguageChoice(StrEnum):
    """The language of the window; `SYSTEM` follows the system."""

    SYSTEM = "system"
    FRENCH = "fr"
    ENGLISH = "en"


class Speed(StrEnum):
    """The pace of the table."""

    MANUAL = "manual"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"
