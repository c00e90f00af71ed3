"""Every setting, page by page, and what each of them says at a table.

A page declares its own settings, once, in a module of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache
from itertools import islice
from typing import Any

from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.rules.agreements import CALL_TABLES, FFT, AgreementError, Agreements
from tarot_desktop.rules.tables import TABLE_SIZES, table
from tarot_desktop.storage.agreement_words import agreement_declarations
from tarot_desktop.storage.choices import Motion
from tarot_desktop.storage.declarations import Declaration, Group, Page, Value, choice
from tarot_desktop.storage.language_settings import LanguageSettings
from tarot_desktop.storage.opponent_settings import SAME, OpponentSettings
from tarot_desktop.storage.pace_settings import PaceSettings
from tarot_desktop.storage.presets import Preset
from tarot_desktop.storage.table_settings import TableSettings

__all__ = ["SAME"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(LanguageSettings, TableSettings, PaceSettings, OpponentSettings):
    """What the person may choose; change one with `with_value()` or dataclasses.replace()."""

    agreements: Agreements = field(default=FFT)
    saved: tuple[Preset, ...] = ()
    """Tables that the person has kept under a name."""

    table_size: int = choice(
        4,
        *TABLE_SIZES,
        page=Page.AGREEMENTS,
        group=Group.TABLE,
        label=QT_TRANSLATE_NOOP("Settings", "Table size"),
        effect=QT_TRANSLATE_NOOP("Settings", "How many sit at the table, with you"),
        unit=QT_TRANSLATE_NOOP("Settings", "{value} players"),
        next_session=True,
    )


DEFAULTS = Settings()


@cache
def declarations() -> tuple[Declaration, ...]:
    """Return every setting that the dialog shows, page by page, in its order."""
    own = {
        spec.name: Declaration(
            name=spec.name, default=getattr(DEFAULTS, spec.name), agreement=False, **spec.metadata
        )
        for spec in fields(Settings)
        if spec.metadata
    }
    size = own.pop("table_size")
    return (size, *agreement_declarations(), *own.values())


def value_of(settings: Settings, one: Declaration) -> Value:
    """Return what `settings` say for this declaration."""
    found: Value = getattr(settings.agreements if one.agreement else settings, one.name)
    return found


def with_value(settings: Settings, one: Declaration, value: Value) -> Settings:
    """Return `settings` with one value changed."""
    change: dict[str, Any] = {one.name: value}
    if one.agreement:
        return replace(settings, agreements=replace(settings.agreements, **change))
    changed = replace(settings, **change)
    return replace(changed, agreements=agreements_at(changed, changed.table_size))


def concerns_table(settings: Settings, one: Declaration) -> bool:
    """Return whether a table of this size knows the setting."""
    if one.agreement and one.tables == CALL_TABLES:
        return table(settings.table_size, settings.agreements).calls
    return settings.table_size in one.tables


def has_effect(settings: Settings, one: Declaration) -> bool:
    """Return whether another setting leaves this one any effect."""
    if one.words.needs is None:
        return True
    other, needed = one.words.needs
    holder = settings if hasattr(settings, other) else settings.agreements
    return bool(getattr(holder, other) == needed)


def offered_at(settings: Settings, one: Declaration) -> tuple[Value, ...]:
    """Return the values to choose from at a table of this size."""
    if one.name != "session_deals":
        return one.offered
    return tuple(
        value
        for value in one.offered
        if value is None or (isinstance(value, int) and value % settings.table_size == 0)
    )


def agreements_at(settings: Settings, seats: int) -> Agreements:
    """Return the agreements of a new session; a number of deals that does not fit falls back."""
    try:
        settings.agreements.check_seats(seats)
    except AgreementError:
        return replace(settings.agreements, session_deals=None)
    return settings.agreements


def levels_of(settings: Settings) -> tuple[str, ...]:
    """Return the levels of the opponents at a table of this size, in the order of play."""
    own = (
        settings.opponent_1,
        settings.opponent_2,
        settings.opponent_3,
        settings.opponent_4,
        settings.opponent_5,
    )
    levels = (settings.opponents if level == SAME else level for level in own)
    return tuple(islice(levels, settings.table_size - 1))


def safe_settings() -> Settings:
    """Return the default settings without sound and movement."""
    return replace(DEFAULTS, motion=Motion.REDUCED, sounds=False)
