"""The settings of the page Language."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.storage.choices import LanguageChoice
from tarot_desktop.storage.declarations import Group, Page, choice


@dataclass(frozen=True, kw_only=True)
class LanguageSettings:
    """What the window speaks."""

    __slots__ = ()

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
