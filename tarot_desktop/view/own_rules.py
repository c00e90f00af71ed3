"""What a table has agreed on that is not the federation's, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tarot_desktop.rules.agreements import FFT, Agreements
from tarot_desktop.rules.tables import table
from tarot_desktop.storage.agreement_words import agreement_declarations
from tarot_desktop.storage.declarations import CONTEXT, Declaration
from tarot_desktop.storage.presets import PRESETS
from tarot_desktop.view.dialogs.setting_texts import label, value_text
from tarot_desktop.view.words import sentence_with_colon


def differing(agreements: Agreements, seats: int) -> tuple[Declaration, ...]:
    """Return the agreements that differ from the federation's and concern a table of `seats`."""
    calls = table(seats, agreements).calls
    return tuple(
        one
        for one in agreement_declarations()
        if getattr(agreements, one.name) != one.default
        and seats in one.tables
        and (calls or len(one.tables) != 2)
    )


def table_name(agreements: Agreements, seats: int) -> str:
    """Return what a table with agreements of its own is called, if it has a name; else nothing."""
    for one in PRESETS:
        if (one.table_size, one.agreements) == (seats, agreements) and agreements != FFT:
            return QCoreApplication.translate(CONTEXT, one.name)
    return ""


def difference_texts(agreements: Agreements, seats: int) -> tuple[str, ...]:
    """Return each difference as "name: value", in the language of the window."""
    return tuple(
        sentence_with_colon(label(one), value_text(one, getattr(agreements, one.name)))
        for one in differing(agreements, seats)
    )
