"""What is wrong with a file, as data: an English template marked for translation, and values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.i18n import QT_TRANSLATE_NOOP


class Words(StrEnum):
    """Every place in a file and every fault of one, in English with named places."""

    FILE = "{name}"
    LINE = QT_TRANSLATE_NOOP("FileFaults", "line {number}")
    DEAL = QT_TRANSLATE_NOOP("FileFaults", "deal {number}")

    EMPTY = QT_TRANSLATE_NOOP("FileFaults", "the file is empty")
    NO_TEXT = QT_TRANSLATE_NOOP("FileFaults", "the file is not UTF-8 text")
    NO_JSON = QT_TRANSLATE_NOOP("FileFaults", "this is no JSON that can be read ({details})")
    MORE_BYTES = QT_TRANSLATE_NOOP("FileFaults", "more than {most} bytes")
    MORE_CHARACTERS = QT_TRANSLATE_NOOP("FileFaults", "more than {most} characters")
    MORE_DEALS = QT_TRANSLATE_NOOP("FileFaults", "more than {most} deals")
    OTHER_VERSION = QT_TRANSLATE_NOOP("FileFaults", "only version {version} is known")

    RECORD = QT_TRANSLATE_NOOP("FileFaults", "the record of the deal is refused ({details})")
    CLAIM = QT_TRANSLATE_NOOP("FileFaults", "the claim “{name}” is not true")
    NOT_ENDED = QT_TRANSLATE_NOOP("FileFaults", "the deal has not ended")
    EARLIER_NOT_ENDED = QT_TRANSLATE_NOOP("FileFaults", "a deal before the last has not ended")
    OTHER_TABLE = QT_TRANSLATE_NOOP("FileFaults", "a deal of another table")
    OVER_BEFORE = QT_TRANSLATE_NOOP("FileFaults", "the session is over before this deal")
    OTHER_DEALER = QT_TRANSLATE_NOOP("FileFaults", "seat {right} deals, not seat {wrong}")

    PLAYERS = QT_TRANSLATE_NOOP("FileFaults", "3 to 6 players are needed, one for each seat")
    AGREEMENTS = QT_TRANSLATE_NOOP("FileFaults", "the agreements are refused ({details})")
    NO_SEAT = QT_TRANSLATE_NOOP("FileFaults", "{name}: a seat from 0 to {most} is needed")
    NO_KEY = QT_TRANSLATE_NOOP("FileFaults", "{name}: at most 32 hexadecimal digits are needed")
    EACH_SEAT = QT_TRANSLATE_NOOP("FileFaults", "{name}: an object is needed for each seat")
    EACH_DEAL = QT_TRANSLATE_NOOP("FileFaults", "{name}: an object is needed for each deal")
    TIMES = QT_TRANSLATE_NOOP(
        "FileFaults", "{name}: began, ended, origin and strict are needed for each deal"
    )
    NO_NUMBER = QT_TRANSLATE_NOOP("FileFaults", "{name}: a whole number is needed")
    NO_WORD = QT_TRANSLATE_NOOP("FileFaults", "{name}: a short text is needed")

    BUNDLE = QT_TRANSLATE_NOOP("FileFaults", "the bundle is damaged ({details})")
    LARGE_BUNDLE = QT_TRANSLATE_NOOP("FileFaults", "the bundle is too large")
    STRANGE_NAME = QT_TRANSLATE_NOOP("FileFaults", "no file of a profile has this name")
    SAME_NAMES = QT_TRANSLATE_NOOP("FileFaults", "two files have one name")
    NO_PROFILE = QT_TRANSLATE_NOOP("FileFaults", "this is no profile of this program")
    NO_SETTINGS = QT_TRANSLATE_NOOP("FileFaults", "these are no settings of this program")
    SESSION = QT_TRANSLATE_NOOP("FileFaults", "the unfinished session is refused ({details})")
    HISTORY = QT_TRANSLATE_NOOP("FileFaults", "the history cannot be read ({details})")

    MISSING = QT_TRANSLATE_NOOP("FileFaults", "there is no such file or folder")
    FORBIDDEN = QT_TRANSLATE_NOOP("FileFaults", "the system does not allow it")
    FOLDER = QT_TRANSLATE_NOOP("FileFaults", "this is a folder, not a file")
    SYSTEM = QT_TRANSLATE_NOOP("FileFaults", "the system says: {details}")


@dataclass(frozen=True, slots=True)
class Told:
    """A place or a fault with its values; the window says it in the person's language."""

    words: Words
    values: tuple[tuple[str, str], ...] = ()

    def english(self) -> str:
        """Return the words for a log or a terminal."""
        return self.words.format(**dict(self.values))


Where = tuple[Told, ...]
"""A place in a file, the outermost first; nothing for the file as a whole."""


def told(words: Words, **values: object) -> Told:
    """Return words with their values as text."""
    return Told(words, tuple((name, str(value)) for name, value in values.items()))


def in_file(name: str) -> Where:
    """Return the place that a file of a bundle is."""
    return (told(Words.FILE, name=name),)


def in_line(number: int) -> Where:
    """Return the place that a line is, counted from 1."""
    return (told(Words.LINE, number=number),)


def of_system(error: OSError) -> Told:
    """Return why the system does not give a file, or does not take one."""
    match error:
        case FileNotFoundError():
            return told(Words.MISSING)
        case PermissionError():
            return told(Words.FORBIDDEN)
        case IsADirectoryError():
            return told(Words.FOLDER)
        case _:
            return told(Words.SYSTEM, details=error.strerror or error)
