"""Which language the window speaks, and how it is changed while running."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from tarot_desktop.storage.choices import LanguageChoice
from tarot_desktop.view.counts import Counts
from tarot_desktop.view.language import Language, language_of


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp)
    yield made
    for translator in made._installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(QLocale.system())


class SystemLocale:
    """Stands in for QLocale.system()."""

    def __init__(self, *languages: str) -> None:
        self._languages = languages

    def uiLanguages(self) -> list[str]:
        return list(self._languages)


@pytest.mark.parametrize(
    ("languages", "expected"),
    [
        (("fr-FR", "en-US"), "fr"),
        (("fr_CA",), "fr"),
        (("fr-Latn-BE",), "fr"),
        (("FR",), "fr"),
        (("en-GB", "fr-FR"), "en"),
        (("de-DE", "fr-FR"), "en"),
        (("fro",), "en"),
        ((), "en"),
    ],
)
def test_the_system_s_first_language_decides(
    monkeypatch: pytest.MonkeyPatch, languages: tuple[str, ...], expected: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: SystemLocale(*languages))
    assert language_of(LanguageChoice.SYSTEM) == expected


def test_a_chosen_language_stands_above_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: SystemLocale("fr-FR"))
    assert language_of(LanguageChoice.ENGLISH) == "en"
    assert language_of(LanguageChoice.FRENCH) == "fr"


def test_texts_follow_the_language_both_ways(language: Language) -> None:
    for code, expected in (("fr", "Petit sec"), ("en", "Bare Petit"), ("fr", "Petit sec")):
        language.use(code)
        assert language.code == code
        assert QCoreApplication.translate("Settings", "Bare Petit") == expected


def test_buttons_of_qt_follow_too(language: Language, qtbot: QtBot) -> None:
    language.use("fr")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    assert button.text().replace("&", "") == "Annuler"
    language.use("en")
    qtbot.waitUntil(lambda: button.text().replace("&", "") == "Cancel")


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", {0: "0 cards", 1: "1 card", 2: "2 cards"}),
        ("fr", {0: "0 carte", 1: "1 carte", 2: "2 cartes"}),
    ],
)
def test_plurals_are_those_of_the_language(
    language: Language, code: str, texts: dict[int, str]
) -> None:
    language.use(code)
    assert {n: Counts().cards(n) for n in texts} == texts


def test_a_missing_translation_leaves_english_and_a_line_in_the_log(
    language: Language, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tarot_desktop.view.language.resource_path", lambda *_parts: Path("x"))
    language.use("fr")
    assert QCoreApplication.translate("Settings", "Bare Petit") == "Bare Petit"
    assert "translation not found" in caplog.text
