"""The language of the window: which one it is, and how it is changed while running."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from tarot_desktop.storage.choices import LanguageChoice
from tarot_desktop.storage.paths import resource_path

FRENCH, ENGLISH = "fr", "en"

_log = logging.getLogger(__name__)


def language_of(choice: LanguageChoice) -> str:
    """Return `fr` or `en`; every French of the system, from Québec to Belgium, is French."""
    if choice is not LanguageChoice.SYSTEM:
        return choice.value
    languages = QLocale.system().uiLanguages()
    first = languages[0] if languages else ENGLISH
    return FRENCH if first.replace("_", "-").split("-")[0].lower() == FRENCH else ENGLISH


class Language:
    """The translators of the program, one language at a time."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self._code = ""

    @property
    def code(self) -> str:
        """The language in use, `fr` or `en`; empty before the first `use`."""
        return self._code

    def use(self, code: str) -> None:
        """Speak `code` from now on; every widget receives a LanguageChange."""
        if code == self._code:
            return
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._code = code
        QLocale.setDefault(QLocale(code))
        loaded = [self._loaded(file) for file in _files(code)]
        self._installed = [translator for translator in loaded if translator is not None]
        for translator in self._installed:
            self._app.installTranslator(translator)

    def forget(self) -> None:
        """Speak no language any more: the program's own texts show through."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed, self._code = [], ""

    def _loaded(self, file: Path) -> QTranslator | None:
        translator = QTranslator(self._app)
        if translator.load(str(file)):
            return translator
        _log.warning("translation not found: %s", file.name)
        return None


def _files(code: str) -> tuple[Path, Path]:
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return of_qt / f"qtbase_{code}.qm", resource_path("i18n", f"tarot_{code}.qm")
