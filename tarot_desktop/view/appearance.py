"""What the settings of the appearance come to in this window, on this system."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tarot_desktop.storage.choices import (
    CardLetters,
    DeckStyle,
    HandRows,
    Motion,
    SchemeChoice,
    SuitColours,
)
from tarot_desktop.storage.settings import Settings
from tarot_desktop.view.card_svg import Letters, Look
from tarot_desktop.view.desktop_motion import desktop_reduces_motion
from tarot_desktop.view.sorting import sort_order
from tarot_desktop.view.spots import Habits
from tarot_desktop.view.theme import Scheme

_STYLES = {
    Scheme.LIGHT: DeckStyle.DAY,
    Scheme.DARK: DeckStyle.NIGHT,
    Scheme.CONTRAST: DeckStyle.CONTRAST,
}
_THEMES = {
    (DeckStyle.DAY, SuitColours.TWO): "default",
    (DeckStyle.DAY, SuitColours.FOUR): "four",
    (DeckStyle.DAY, SuitColours.FOUR_ORANGE): "four-orange",
    (DeckStyle.NIGHT, SuitColours.TWO): "night",
    (DeckStyle.NIGHT, SuitColours.FOUR): "night-four",
    (DeckStyle.NIGHT, SuitColours.FOUR_ORANGE): "night-four",
}
_TWO_ROWS_FROM = {HandRows.NEVER: None, HandRows.FROM_19: 19, HandRows.FROM_25: 25}


def scheme_of(settings: Settings) -> Scheme:
    """Return the colour scheme; asks the system when the settings say so."""
    if settings.scheme is not SchemeChoice.SYSTEM:
        return Scheme(settings.scheme.value)
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return Scheme.CONTRAST
    return Scheme.DARK if hints.colorScheme() is Qt.ColorScheme.Dark else Scheme.LIGHT


def reduces_motion(settings: Settings) -> bool:
    """Return whether cards appear in their places; asks the desktop when the settings say so."""
    if settings.motion is Motion.SYSTEM:
        return desktop_reduces_motion()
    return settings.motion is Motion.REDUCED


def deck_theme(settings: Settings, scheme: Scheme) -> str:
    """Return the name of the deck's theme in a window of this colour scheme."""
    auto = settings.deck_style is DeckStyle.AUTO
    style = _STYLES[scheme] if auto else settings.deck_style
    return _THEMES.get((style, settings.suit_colours), "contrast")


def deck_look(settings: Settings) -> Look:
    """Return back, size of the indexes and pictures of the deck."""
    return Look(
        back=settings.card_back.value,
        index_percent=settings.index_percent,
        pictures=settings.card_pictures,
        left_handed=settings.left_handed,
    )


def letters_of(settings: Settings, language: str) -> Letters:
    """Return the letters of the court cards in a window that speaks `language`."""
    if settings.card_letters is not CardLetters.AUTO:
        return Letters(settings.card_letters.value)
    return Letters.RDCV if language == "fr" else Letters.KQCJ


def habits_of(settings: Settings) -> Habits:
    """Return how the person wants hand and trick to lie."""
    return Habits(
        order=sort_order(settings),
        two_rows_from=_TWO_ROWS_FROM[settings.hand_rows],
        index_reach=deck_look(settings).index_reach,
        index_low=deck_look(settings).index_low,
        locks=settings.lock_marks,
        crown=settings.crown,
    )
