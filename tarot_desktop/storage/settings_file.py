"""The settings file, read leniently.

A file is never refused: what is unknown or out of range is replaced by its default and named,
what cannot be read at all is set aside, and the rest is kept.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tarot_desktop.rules.agreements import AgreementError, Agreements
from tarot_desktop.storage import atomic
from tarot_desktop.storage.declarations import Declaration
from tarot_desktop.storage.json_files import UnreadableFile, read_object, to_text
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.presets import presets_from_json, presets_to_json
from tarot_desktop.storage.problems import Problem, ProblemKind
from tarot_desktop.storage.settings import DEFAULTS, Settings, declarations, value_of

FORMAT, VERSION = "tarot-desktop-settings", 1
MOST_BYTES = 1 << 20

RENAMED: Mapping[str, str] = {
    "opponent_right": "opponent_1",
    "opponent_facing": "opponent_2",
    "opponent_left": "opponent_3",
}
"""Old names of settings, and what they are called now."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """The settings of a profile, and what was wrong with their file."""

    settings: Settings
    problems: tuple[Problem, ...] = ()


def load_settings(places: Places) -> Loaded:
    """Return the settings of a profile; they are there whatever the file holds."""
    path = places.settings_file
    try:
        content = read_object(path, MOST_BYTES)
    except FileNotFoundError:
        return Loaded(settings=DEFAULTS)
    except UnreadableFile as error:
        return _from_copy(places, str(error))
    return _loaded(places, content)


def reset_settings(places: Places) -> Path | None:
    """Let the settings be the default ones; return where the former file lies now, if any."""
    return atomic.set_aside(places.settings_file, word="before-reset")


def save_settings(places: Places, settings: Settings) -> Problem | None:
    """Write the settings of a profile; return what kept them from being written, if anything."""
    path = places.settings_file
    try:
        atomic.write_text(path, to_text(to_json(settings)))
    except OSError as error:
        _log.warning("settings not saved: %s", error)
        return Problem(kind=ProblemKind.SETTINGS_NOT_SAVED, path=path, reason=str(error))
    return None


def to_json(settings: Settings) -> dict[str, Any]:
    """Return what the settings file holds: all values, and the differing agreements."""
    own = {one.name: value_of(settings, one) for one in declarations() if not one.agreement}
    return {
        "format": FORMAT,
        "version": VERSION,
        "settings": own,
        "agreements": settings.agreements.to_json(),
        "saved_tables": presets_to_json(settings.saved),
    }


def from_json(content: Mapping[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings in `content`, and the names of what had to be replaced."""
    own, agreements = _section(content, "settings"), _section(content, "agreements")
    kept = {name: value for name, value in own.items() if _is_offered(name, value)}
    valid = {name: value for name, value in agreements.items() if _is_agreement(name, value)}
    replaced = [name for name in (*own, *agreements) if name not in kept | valid]
    replaced += [name for name in ("settings", "agreements") if _is_spoilt(content, name)]
    saved, all_read = presets_from_json(content.get("saved_tables"))
    if not all_read:
        replaced.append("saved_tables")
    made = Settings(agreements=Agreements.from_json(valid), saved=saved, **_typed(kept))
    return made, tuple(replaced)


def _from_copy(places: Places, reason: str) -> Loaded:
    path = places.settings_file
    _log.warning("settings damaged: %s", reason)
    kept = atomic.set_aside(path)
    try:
        copy = _loaded(places, read_object(atomic.older_copy(path), MOST_BYTES))
        save_settings(places, copy.settings)
    except (UnreadableFile, FileNotFoundError):
        copy = None
    problem = Problem(
        kind=ProblemKind.SETTINGS_DAMAGED,
        path=path,
        kept=kept,
        copy_used=copy is not None,
        reason=reason,
    )
    rest = copy or Loaded(settings=DEFAULTS)
    return replace(rest, problems=(problem, *rest.problems))


def _loaded(places: Places, content: Mapping[str, Any]) -> Loaded:
    settings, names = from_json(content)
    if not names:
        return Loaded(settings=settings)
    _log.warning("settings replaced: %s", ", ".join(names))
    problem = Problem(kind=ProblemKind.SETTINGS_REPLACED, path=places.settings_file, names=names)
    return Loaded(settings=settings, problems=(problem,))


def _section(content: Mapping[str, Any], name: str) -> dict[str, Any]:
    found = content.get(name)
    section = found if isinstance(found, dict) else {}
    return {RENAMED.get(key, key): value for key, value in section.items()}


def _is_spoilt(content: Mapping[str, Any], name: str) -> bool:
    return name in content and not isinstance(content[name], dict)


def _own() -> Iterator[Declaration]:
    return (one for one in declarations() if not one.agreement)


def _is_offered(name: str, value: object) -> bool:
    return any(
        value == offered and isinstance(value, bool) == isinstance(offered, bool)
        for one in _own()
        if one.name == name
        for offered in one.offered
    )


def _typed(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        one.name: next(offered for offered in one.offered if offered == values[one.name])
        for one in _own()
        if one.name in values
    }


def _is_agreement(name: str, value: object) -> bool:
    try:
        Agreements.from_json({name: value})
    except AgreementError:
        return False
    return True
