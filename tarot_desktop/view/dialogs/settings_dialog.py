"""The settings dialog: what is chosen is shown at once, and kept when the person says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from tarot_desktop.storage.declarations import Declaration, Page, Value
from tarot_desktop.storage.presets import Preset, with_saved
from tarot_desktop.storage.settings import Settings, agreements_at, with_value
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs.over_table import DialogOverTable
from tarot_desktop.view.dialogs.settings_sheet import SettingsSheet
from tarot_desktop.view.theme import Colours

_WIDTH, _HEIGHT = 1060, 716
"""The sheet with its shadow, in units."""


class SettingsDialog(DialogOverTable):
    """Every setting of the program, page by page; Cancel shows the old ones again."""

    previewed = Signal(object)
    """Settings to be shown at once, not kept yet."""
    applied = Signal(object)
    """Settings that the person wants kept."""

    def __init__(
        self,
        settings: Settings,
        deck: Deck,
        parent: QWidget | None = None,
        *,
        look_of: Callable[[], tuple[Colours, float]] | None = None,
    ) -> None:
        super().__init__(parent, look_of)
        self._kept = self._shown = settings
        self._deck = deck
        self.sheet = SettingsSheet(deck, self)
        self.hold(self.sheet, _WIDTH, _HEIGHT)
        self.sheet.chosen.connect(self._choose)
        self.sheet.reset.connect(self._reset)
        self.sheet.presets.chosen.connect(self._lay)
        self.sheet.presets.saved.connect(self._save_table)
        self.sheet.presets.removed.connect(self._remove_table)
        self.sheet.buttons.accepted.connect(self.accept)
        self.sheet.buttons.rejected.connect(self.reject)
        self.sheet.apply.clicked.connect(self._keep)
        self.sheet.list.rule_wanted.connect(self._open_rule)
        self._retranslate()
        self._refresh()
        self.sheet.open_page(Page.AGREEMENTS)

    def settings(self) -> Settings:
        """Return the settings as they are shown now."""
        return self._shown

    def open_page(self, page: Page) -> None:
        """Turn to a page and put the focus on its name."""
        self.sheet.open_page(page)
        self.sheet.focus_page()

    def fit(self, width: int) -> None:
        """Use the sheet's narrow form where the wide one would be cut."""
        self.sheet.fit_width(width)

    def accept(self) -> None:
        """Keep what is shown and close."""
        self._keep()
        super().accept()

    def reject(self) -> None:
        """Show the settings that were kept last and close."""
        if self._shown != self._kept:
            self._show(self._kept)
        super().reject()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the list of pages."""
        super().showEvent(event)
        self.sheet.focus_page()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the window."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves a search first, Enter presses what has the focus, F1 opens the rule."""
        search, focus = self.sheet.search, self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape and search.text():
            search.clear()
        elif search.hasFocus() and enter:
            search.selectAll()
        elif enter and isinstance(focus, QAbstractButton):
            focus.click()
        elif event.key() == Qt.Key.Key_F1:
            self._open_rule(self.sheet.list.agreement_at(self.focusWidget()))
        else:
            super().keyPressEvent(event)
        event.accept()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        self.sheet.retranslate()
        self.relook()

    def _choose(self, one: Declaration, value: Value) -> None:
        self._show(with_value(self._shown, one, value))

    def _reset(self, ones: tuple[Declaration, ...]) -> None:
        fresh = self._shown
        for one in ones:
            fresh = with_value(fresh, one, one.default)
        self._show(fresh)

    def _lay(self, preset: Preset) -> None:
        """Put a whole table in place of the agreements shown."""
        self._show(replace(self._shown, table_size=preset.table_size, agreements=preset.agreements))

    def _save_table(self, name: str) -> None:
        shown = self._shown
        agreements = agreements_at(shown, shown.table_size)
        table = Preset(name=name, table_size=shown.table_size, agreements=agreements)
        self._show(replace(shown, saved=with_saved(shown.saved, table)))

    def _remove_table(self, name: str) -> None:
        kept = tuple(one for one in self._shown.saved if one.name != name)
        self._show(replace(self._shown, saved=kept))

    def _show(self, settings: Settings) -> None:
        if settings == self._shown:
            return
        self._shown = settings
        self._refresh()
        focus = self.focusWidget()
        self.previewed.emit(settings)
        self.follow_look()
        if focus is not None and self.isVisible():
            focus.setFocus()
            QTimer.singleShot(0, self, lambda: self.sheet.keep_in_sight(focus))

    def _open_rule(self, agreement: str) -> None:
        from tarot_desktop.view.dialogs.rule_book import RuleBook

        focus = self.focusWidget()
        book = RuleBook(self._deck, self, look_of=self._own_look, agreement=agreement)
        if focus is not None:
            book.finished.connect(focus.setFocus)
        book.open()

    def _own_look(self) -> tuple[Colours, float]:
        return self.look.colours, self.look.ui

    def _keep(self) -> None:
        if self._shown != self._kept:
            self._kept = self._shown
            self.applied.emit(self._kept)
        self._refresh()

    def _refresh(self) -> None:
        self.sheet.show_settings(self._shown, changed=self._shown != self._kept)
