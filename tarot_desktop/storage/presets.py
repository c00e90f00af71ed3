"""Whole tables to choose from: size and agreements under one name, ours and the person's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.rules.agreements import FFT, AgreementError, Agreements, PetitSec, Pousse
from tarot_desktop.rules.tables import TABLE_SIZES

LONGEST_NAME, MOST_SAVED = 40, 50

FAMILY = Agreements(
    pousse=Pousse.SINGLE,
    poignee_values=(20, 40, 60),
    misere_atout=10,
    petit_sec=PetitSec.OPTIONAL,
)
"""A table at home."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A table under a name."""

    name: str
    """English source for translation in the context `Settings`, or what the person wrote."""
    table_size: int
    agreements: Agreements


PRESETS = (
    Preset(name=QT_TRANSLATE_NOOP("Settings", "FFT at 3"), table_size=3, agreements=FFT),
    Preset(name=QT_TRANSLATE_NOOP("Settings", "FFT at 4"), table_size=4, agreements=FFT),
    Preset(name=QT_TRANSLATE_NOOP("Settings", "FFT at 5"), table_size=5, agreements=FFT),
    Preset(name=QT_TRANSLATE_NOOP("Settings", "Six at the table"), table_size=6, agreements=FFT),
    Preset(name=QT_TRANSLATE_NOOP("Settings", "Family"), table_size=4, agreements=FAMILY),
)
"""The tables that everybody finds."""


def clean_name(name: str) -> str:
    """Return a name as it is kept: without outer or double blanks, cut to its longest."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def with_saved(saved: Iterable[Preset], new: Preset) -> tuple[Preset, ...]:
    """Return the saved tables with this one, in place of another of its name."""
    others = [one for one in saved if one.name != new.name]
    return (*others[-(MOST_SAVED - 1) :], new)


def presets_to_json(saved: Iterable[Preset]) -> list[dict[str, object]]:
    """Return saved tables as the settings file holds them."""
    return [
        {"name": one.name, "table_size": one.table_size, "agreements": one.agreements.to_json()}
        for one in saved
    ]


def presets_from_json(content: object) -> tuple[tuple[Preset, ...], bool]:
    """Return the tables that can be read, and whether all of them could."""
    if not isinstance(content, list):
        return (), content is None
    read = [_preset(one) for one in content[:MOST_SAVED]]
    names: dict[str, Preset] = {one.name: one for one in read if one is not None}
    return tuple(names.values()), len(names) == len(content)


def _preset(content: Any) -> Preset | None:
    if not isinstance(content, Mapping):
        return None
    name, size, agreed = (content.get(key) for key in ("name", "table_size", "agreements"))
    if not isinstance(name, str) or not clean_name(name) or not isinstance(agreed, dict):
        return None
    if isinstance(size, bool) or size not in TABLE_SIZES:
        return None
    try:
        agreements = Agreements.from_json(agreed)
        agreements.check_seats(size)
    except (AgreementError, TypeError):
        return None
    return Preset(name=clean_name(name), table_size=size, agreements=agreements)
