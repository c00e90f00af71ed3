"""Whether a deal record keeps the rules and claims the truth."""

from __future__ import annotations

from tarot_desktop.game.records import Record
from tarot_desktop.game.replay import ReplayError, faults_of, replay
from tarot_desktop.game.results import End
from tarot_desktop.lab.files import Entry
from tarot_desktop.lab.words import fault_words


def faults_in(entry: Entry) -> list[str]:
    """Return every fault of a deal, each with its place; an empty list if there is none."""
    if entry.record is None:
        return [entry.error or "cannot be read"]
    return record_faults(entry.record)


def record_faults(record: Record) -> list[str]:
    """Return every fault of a record; nothing but its table is checked of a misdeal."""
    if record.end is End.MISDEAL:
        return []
    try:
        game = replay(record)
    except ReplayError as error:
        return [fault_words(error)]
    return [fault_words(wrong) for wrong in faults_of(game, record)]
