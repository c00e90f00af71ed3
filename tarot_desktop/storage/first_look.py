"""What an empty window wants to know of the settings, read before all of them are loaded."""

from __future__ import annotations

from tarot_desktop.storage.choices import Felt, SchemeChoice
from tarot_desktop.storage.json_files import UnreadableFile, read_object
from tarot_desktop.storage.paths import Places

MOST_BYTES = 1 << 20
_SCHEMES = frozenset(SchemeChoice)
_FELTS = frozenset(Felt)


def scheme_and_felt(places: Places) -> tuple[SchemeChoice, Felt]:
    """Return the colour scheme and the felt of a profile; the default of what cannot be read.

    Nothing is complained of here: `load_settings()` does, a moment later.
    """
    try:
        content = read_object(places.settings_file, MOST_BYTES).get("settings")
    except (FileNotFoundError, UnreadableFile):
        content = None
    own = content if isinstance(content, dict) else {}
    scheme, felt = str(own.get("scheme")), str(own.get("felt"))
    return (
        SchemeChoice(scheme) if scheme in _SCHEMES else SchemeChoice.SYSTEM,
        Felt(felt) if felt in _FELTS else Felt.GREEN,
    )
