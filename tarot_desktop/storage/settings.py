"""Every setting, declared once; the settings file, read leniently.

A file is never refused: what is unknown or out of range is replaced by its default and named,
what cannot be read at all is set aside, and the rest is kept.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.rules.agreements import CALL_TABLES, FFT, AgreementError, Agreements
from tarot_desktop.rules.tables import TABLE_SIZES, table
from tarot_desktop.storage import atomic
from tarot_desktop.storage.agreement_words import agreement_declarations
from tarot_desktop.storage.choices import (
    CardLetters,
    DeckStyle,
    Felt,
    LanguageChoice,
    Motion,
    PlayMode,
    RankDirection,
    SchemeChoice,
    Speed,
    SuitColours,
    SuitOrder,
    TrickHold,
    TrumpSide,
)
from tarot_desktop.storage.declarations import Declaration, Group, Page, Value, choice
from tarot_desktop.storage.json_files import UnreadableFile, read_object, to_text
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.presets import Preset, presets_from_json, presets_to_json
from tarot_desktop.storage.problems import Problem, ProblemKind

FORMAT, VERSION = "tarot-desktop-settings", 1
MOST_BYTES = 1 << 20

RENAMED: Mapping[str, str] = {
    "opponent_right": "opponent_1",
    "opponent_facing": "opponent_2",
    "opponent_left": "opponent_3",
}
"""Old names of settings, and what they are called now."""

SAME = "same"
"""The level of a seat that plays like the others."""

_log = logging.getLogger(__name__)

_LEVEL_WORDS = {
    "novice": QT_TRANSLATE_NOOP("Settings", "First evenings"),
    "casual": QT_TRANSLATE_NOOP("Settings", "Family"),
    "club": QT_TRANSLATE_NOOP("Settings", "Club"),
    "expert": QT_TRANSLATE_NOOP("Settings", "Tournament"),
    "master": QT_TRANSLATE_NOOP("Settings", "Masters"),
}
_SEAT_WORDS = {SAME: QT_TRANSLATE_NOOP("Settings", "Like the others"), **_LEVEL_WORDS}
_SEAT_EFFECT = QT_TRANSLATE_NOOP("Settings", "If this one should play better or worse")


def _seat_level(label: str, seat: int) -> Any:
    return choice(
        SAME,
        SAME,
        *LEVELS,
        page=Page.OPPONENTS,
        group=Group.LEVELS,
        label=label,
        effect=_SEAT_EFFECT,
        words=_SEAT_WORDS,
        next_session=True,
        tables=tuple(seats for seats in TABLE_SIZES if seats > seat),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
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

    opponents: str = choice(
        "casual",
        *LEVELS,
        page=Page.OPPONENTS,
        group=Group.LEVELS,
        label=QT_TRANSLATE_NOOP("Settings", "Level of the opponents"),
        effect=QT_TRANSLATE_NOOP("Settings", "How well the others play"),
        words=_LEVEL_WORDS,
        next_session=True,
    )
    opponent_1: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "First opponent on my right"), 1)
    opponent_2: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Second opponent"), 2)
    opponent_3: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Third opponent"), 3)
    opponent_4: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Fourth opponent"), 4)
    opponent_5: str = _seat_level(QT_TRANSLATE_NOOP("Settings", "Fifth opponent"), 5)

    speed: Speed = choice(
        Speed.NORMAL,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Pace of the table"),
        effect=QT_TRANSLATE_NOOP("Settings", "Space completes any movement at once"),
        words={
            Speed.MANUAL: QT_TRANSLATE_NOOP("Settings", "Manual"),
            Speed.SLOW: QT_TRANSLATE_NOOP("Settings", "Slow"),
            Speed.NORMAL: QT_TRANSLATE_NOOP("Settings", "Normal"),
            Speed.FAST: QT_TRANSLATE_NOOP("Settings", "Fast"),
            Speed.INSTANT: QT_TRANSLATE_NOOP("Settings", "Instant"),
        },
    )
    trick_hold: TrickHold = choice(
        TrickHold.PACE,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Complete tricks"),
        effect=QT_TRANSLATE_NOOP("Settings", "How long the cards of a trick stay on the table"),
        words={
            TrickHold.PACE: QT_TRANSLATE_NOOP("Settings", "As the pace says"),
            TrickHold.SHORT: QT_TRANSLATE_NOOP("Settings", "1 second"),
            TrickHold.LONG: QT_TRANSLATE_NOOP("Settings", "3 seconds"),
            TrickHold.CLICK: QT_TRANSLATE_NOOP("Settings", "Until I click"),
        },
    )
    play_single: bool = choice(
        False,
        True,
        False,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Only one card to play"),
        effect=QT_TRANSLATE_NOOP("Settings", "It is played without a click"),
    )
    play_rest: bool = choice(
        False,
        True,
        False,
        page=Page.PACE,
        group=Group.PACE,
        label=QT_TRANSLATE_NOOP("Settings", "Offer to play the rest"),
        effect=QT_TRANSLATE_NOOP("Settings", "When every trick left is yours, whoever holds what"),
    )
    motion: Motion = choice(
        Motion.SYSTEM,
        page=Page.PACE,
        group=Group.MOVEMENT,
        label=QT_TRANSLATE_NOOP("Settings", "Movement of the cards"),
        effect=QT_TRANSLATE_NOOP("Settings", "Reduced: they appear in their places"),
        words={
            Motion.SYSTEM: QT_TRANSLATE_NOOP("Settings", "Like the system"),
            Motion.FULL: QT_TRANSLATE_NOOP("Settings", "They travel"),
            Motion.REDUCED: QT_TRANSLATE_NOOP("Settings", "Reduced"),
        },
    )
    sounds: bool = choice(
        False,
        True,
        False,
        page=Page.PACE,
        group=Group.SOUND,
        label=QT_TRANSLATE_NOOP("Settings", "Sounds"),
        effect=QT_TRANSLATE_NOOP("Settings", "Short ones; everything they tell is seen too"),
    )
    volume: int = choice(
        60,
        20,
        40,
        60,
        80,
        100,
        page=Page.PACE,
        group=Group.SOUND,
        label=QT_TRANSLATE_NOOP("Settings", "Volume"),
        effect=QT_TRANSLATE_NOOP("Settings", "Of the game alone"),
        needs=("sounds", True),
        unit=QT_TRANSLATE_NOOP("Settings", "{value} %"),
    )

    deck_style: DeckStyle = choice(
        DeckStyle.AUTO,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Deck"),
        effect=QT_TRANSLATE_NOOP("Settings", "Cards for a light or a dark room"),
        words={
            DeckStyle.AUTO: QT_TRANSLATE_NOOP("Settings", "Like the window"),
            DeckStyle.DAY: QT_TRANSLATE_NOOP("Settings", "Day"),
            DeckStyle.NIGHT: QT_TRANSLATE_NOOP("Settings", "Night"),
            DeckStyle.CONTRAST: QT_TRANSLATE_NOOP("Settings", "High contrast"),
        },
    )
    suit_colours: SuitColours = choice(
        SuitColours.TWO,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Colours of the suits"),
        effect=QT_TRANSLATE_NOOP("Settings", "Four colours keep spades and clubs apart"),
        words={
            SuitColours.TWO: QT_TRANSLATE_NOOP("Settings", "Two colours"),
            SuitColours.FOUR: QT_TRANSLATE_NOOP("Settings", "Four colours"),
            SuitColours.FOUR_ORANGE: QT_TRANSLATE_NOOP("Settings", "Four, orange diamonds"),
        },
    )
    card_letters: CardLetters = choice(
        CardLetters.AUTO,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Letters on the cards"),
        effect=QT_TRANSLATE_NOOP("Settings", "King, queen, knight and jack"),
        words={CardLetters.AUTO: QT_TRANSLATE_NOOP("Settings", "By language")},
    )
    suit_order: SuitOrder = choice(
        SuitOrder.SHCD,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Order of the suits"),
        effect=QT_TRANSLATE_NOOP("Settings", "From left to right in the hand"),
        words={
            SuitOrder.SHCD: QT_TRANSLATE_NOOP("Settings", "Spades, hearts, clubs, diamonds"),
            SuitOrder.SHDC: QT_TRANSLATE_NOOP("Settings", "Spades, hearts, diamonds, clubs"),
            SuitOrder.HSDC: QT_TRANSLATE_NOOP("Settings", "Hearts, spades, diamonds, clubs"),
            SuitOrder.CDSH: QT_TRANSLATE_NOOP("Settings", "Clubs, diamonds, spades, hearts"),
        },
    )
    trump_side: TrumpSide = choice(
        TrumpSide.LEFT,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Trumps in the hand"),
        effect=QT_TRANSLATE_NOOP("Settings", "Which side of the suits they stand on"),
        words={
            TrumpSide.LEFT: QT_TRANSLATE_NOOP("Settings", "On the left"),
            TrumpSide.RIGHT: QT_TRANSLATE_NOOP("Settings", "On the right"),
        },
    )
    rank_direction: RankDirection = choice(
        RankDirection.FALLING,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Direction of the ranks"),
        effect=QT_TRANSLATE_NOOP("Settings", "From left to right inside a suit"),
        words={
            RankDirection.FALLING: QT_TRANSLATE_NOOP("Settings", "High to low"),
            RankDirection.RISING: QT_TRANSLATE_NOOP("Settings", "Low to high"),
        },
    )
    play_mode: PlayMode = choice(
        PlayMode.CLICK,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Playing a card"),
        effect=QT_TRANSLATE_NOOP("Settings", "What has to be done with the mouse"),
        words={
            PlayMode.CLICK: QT_TRANSLATE_NOOP("Settings", "One click"),
            PlayMode.DOUBLE_CLICK: QT_TRANSLATE_NOOP("Settings", "Double click"),
            PlayMode.CONFIRM: QT_TRANSLATE_NOOP("Settings", "Select, then confirm"),
        },
    )
    felt: Felt = choice(
        Felt.GREEN,
        page=Page.TABLE,
        group=Group.WINDOW,
        label=QT_TRANSLATE_NOOP("Settings", "Felt"),
        effect=QT_TRANSLATE_NOOP("Settings", "The colour of a light table"),
        words={
            Felt.GREEN: QT_TRANSLATE_NOOP("Settings", "Green"),
            Felt.BLUE: QT_TRANSLATE_NOOP("Settings", "Blue"),
            Felt.WINE: QT_TRANSLATE_NOOP("Settings", "Wine"),
        },
    )
    scheme: SchemeChoice = choice(
        SchemeChoice.SYSTEM,
        page=Page.TABLE,
        group=Group.WINDOW,
        label=QT_TRANSLATE_NOOP("Settings", "Colours of the window"),
        effect=QT_TRANSLATE_NOOP("Settings", "Table, panels and dialogs"),
        words={
            SchemeChoice.SYSTEM: QT_TRANSLATE_NOOP("Settings", "Like the system"),
            SchemeChoice.LIGHT: QT_TRANSLATE_NOOP("Settings", "Light"),
            SchemeChoice.DARK: QT_TRANSLATE_NOOP("Settings", "Dark"),
            SchemeChoice.CONTRAST: QT_TRANSLATE_NOOP("Settings", "High contrast"),
        },
    )
    text_scale: int = choice(
        100,
        100,
        115,
        125,
        150,
        175,
        200,
        page=Page.TABLE,
        group=Group.WINDOW,
        label=QT_TRANSLATE_NOOP("Settings", "Size of the text"),
        effect=QT_TRANSLATE_NOOP("Settings", "Texts, buttons and seats, not the cards"),
        unit=QT_TRANSLATE_NOOP("Settings", "{value} %"),
    )

    language: LanguageChoice = choice(
        LanguageChoice.SYSTEM,
        page=Page.LANGUAGE,
        group=Group.LANGUAGE,
        label=QT_TRANSLATE_NOOP("Settings", "Language of the window"),
        effect=QT_TRANSLATE_NOOP("Settings", "Changes at once; letters on the cards are apart"),
        words={
            LanguageChoice.SYSTEM: QT_TRANSLATE_NOOP("Settings", "Like the system"),
            LanguageChoice.FRENCH: QT_TRANSLATE_NOOP("Settings", "French"),
            LanguageChoice.ENGLISH: QT_TRANSLATE_NOOP("Settings", "English"),
        },
    )


DEFAULTS = Settings()


@cache
def declarations() -> tuple[Declaration, ...]:
    """Return every setting that the dialog shows, page by page, in its order."""
    own = (
        Declaration(
            name=spec.name, default=getattr(DEFAULTS, spec.name), agreement=False, **spec.metadata
        )
        for spec in fields(Settings)
        if spec.metadata
    )
    size, *rest = own
    return (size, *agreement_declarations(), *rest)


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


def safe_settings() -> Settings:
    """Return the default settings without sound and movement."""
    return replace(DEFAULTS, motion=Motion.REDUCED, sounds=False)


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
