"""Who sits at the table, as every widget shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonCard:
    """One seat: what it is called, how strong it plays, whose portrait it has."""

    name: str
    level: str
    """The word for the level, in the language of the window; empty for the person."""
    portrait_code: str
    """The court card whose head is shown."""
