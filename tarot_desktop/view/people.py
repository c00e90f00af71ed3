"""Who sits at the table, as every widget shows them."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.view.words import level_name
from tarot_desktop.worker.messages import SessionView

PORTRAITS = ("CJ", "CQ", "HQ", "SJ", "DQ", "DJ")
NAMES = ("Odile", "Mathilde", "Anselme", "Capucine", "Basile")
"""Of the opponents, in the order of play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonCard:
    """One seat: what it is called, how strong it plays, whose portrait it has."""

    name: str
    level: str
    """The word for the level, in the language of the window; empty for the person."""
    portrait_code: str
    """The court card whose head is shown."""


def people(session: SessionView, you: str) -> tuple[PersonCard, ...]:
    """Return who sits at the table, the person first."""
    opponents = (
        PersonCard(name=name, level=level_name(level), portrait_code=portrait)
        for name, level, portrait in zip(NAMES, session.levels[1:], PORTRAITS[1:], strict=False)
    )
    return (PersonCard(name=you, level="", portrait_code=PORTRAITS[0]), *opponents)
