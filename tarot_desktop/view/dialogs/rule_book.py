"""The rule book as a dialog over the table, or over the settings that ask for a rule."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs.controls import BESIDE_LABEL, ChoiceBox
from tarot_desktop.view.dialogs.over_table import DialogOverTable
from tarot_desktop.view.look import Label, Weight
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.rule_page import RulePage, chapter_titles
from tarot_desktop.view.theme import Colours

_WIDTH, _HEIGHT = 820, 716
"""The sheet with its shadow, in units."""


class RuleSheet(PaperPanel):
    """The chapters in a list, and their text below."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self.page = RulePage()
        self.chapters = ChoiceBox()
        self._label = Label(weight=Weight.DemiBold)
        self._label.setBuddy(self.chapters)
        line = QHBoxLayout()
        line.addWidget(self._label)
        line.addSpacing(BESIDE_LABEL)
        line.addWidget(self.chapters)
        line.addStretch(1)
        self.body.addLayout(line)
        self.body.addWidget(self.page, 1)
        self.close_button = PaperButton()
        self.add_button(self.close_button)
        self.chapters.chosen.connect(self.page.go_to)
        self.page.chapter_reached.connect(self._show_chapter)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Rules"))
        self._label.say(self.tr("Chapter"))
        titles = chapter_titles()
        self.chapters.offer(range(len(titles)), titles)
        self.chapters.setAccessibleName(self.tr("Chapter"))
        self.page.setAccessibleName(self.tr("Rules"))
        self.close_button.setText(self.tr("C&lose"))
        self.page.write()
        self.relook()

    def _show_chapter(self, chapter: int) -> None:
        if self.chapters.count():
            self.chapters.set_value(chapter)


class RuleBook(DialogOverTable):
    """Opened at its beginning, or at the rule of an agreement."""

    def __init__(
        self,
        deck: Deck,
        parent: QWidget | None = None,
        *,
        look_of: Callable[[], tuple[Colours, float]] | None = None,
        agreement: str = "",
    ) -> None:
        super().__init__(parent, look_of)
        self._agreement = agreement
        self.sheet = RuleSheet(deck, self)
        self.hold(self.sheet, _WIDTH, _HEIGHT)
        self.sheet.close_button.clicked.connect(self.accept)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the rule that was asked for, ready to be scrolled and read by keys."""
        super().showEvent(event)
        self.sheet.page.go_to(self._agreement or 0)
        self.sheet.page.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the window."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self.setAccessibleName(self.tr("Rules"))
