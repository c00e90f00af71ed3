"""Every setting in one list of groups: a page shows some of them, a search shows others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarot_desktop.storage.declarations import Declaration, Group, Page, Value
from tarot_desktop.storage.settings import Settings, concerns_table, declarations
from tarot_desktop.view.counts import Counts
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs import setting_texts
from tarot_desktop.view.dialogs.controls import ChoiceBox, GroupHead
from tarot_desktop.view.dialogs.setting_row import SettingRow
from tarot_desktop.view.look import Label, Looked


class SettingsGroup(Looked, QWidget):
    """The settings of one group below its head, which opens and closes it."""

    def __init__(self, deck: Deck, page: Page, group: Group, ones: Iterable[Declaration]) -> None:
        super().__init__()
        self.page = page
        self._group = group
        self.head = GroupHead()
        self.rows = [SettingRow(deck, one) for one in ones]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        for row in self.rows:
            column.addWidget(row)
        self.head.toggled.connect(self._open)
        self._found: set[SettingRow] = set(self.rows)
        self._fitting: set[SettingRow] = set(self.rows)

    def show_only(self, found: Iterable[SettingRow]) -> None:
        """Show these of its settings; without any it hides itself."""
        self._found = set(found)
        self.head.setChecked(True)
        self._open(True)

    def refresh(self, settings: Settings, *, with_page: bool) -> None:
        """Show what `settings` say; `with_page` writes the page's name too."""
        for row in self.rows:
            row.show_value(settings)
        self._fitting = {row for row in self.rows if concerns_table(settings, row.declaration)}
        self._open(self.head.isChecked())
        title = setting_texts.group_title(self._group)
        page = setting_texts.page_title(self.page)
        self.head.setText(f"{page} · {title}" if with_page and page != title else title)
        self.head.set_note(self._note())

    def _note(self) -> str:
        if not any(row.declaration.agreement for row in self.rows):
            return ""
        count = sum(row.differs for row in self._fitting)
        return Counts().group_differences(count) if count else self.tr("as the FFT")

    def _open(self, is_open: bool) -> None:
        shown = self._found & self._fitting
        self.setVisible(bool(shown))
        for row in self.rows:
            row.setVisible(is_open and row in shown)


class SettingsList(Looked, QWidget):
    """The list of all settings; `chosen` carries a declaration and the value that was picked."""

    chosen = Signal(object, object)
    rule_wanted = Signal(str)
    """The name of an agreement whose rule the person wants to read."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.groups = list(_groups(deck))
        self._nothing = Label(role="soft", wrap=True)
        self._search = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for group in self.groups:
            column.addWidget(group)
        column.addWidget(self._nothing)
        column.addStretch(1)
        for row in self.rows():
            row.chosen.connect(lambda value, row=row: self._pass_on(row, value))
            row.rule_wanted.connect(self.rule_wanted)

    def minimumSizeHint(self) -> QSize:
        """Return the least room; it is wide enough for the rows of every page."""
        widest = max(row.minimumSizeHint().width() for row in self.rows())
        return super().minimumSizeHint().expandedTo(QSize(widest, 0))

    def rows(self) -> list[SettingRow]:
        """Return every setting's line, in order."""
        return [row for group in self.groups for row in group.rows]

    def agreement_at(self, widget: QWidget | None) -> str:
        """Return the name of the agreement in whose line `widget` stands, or nothing."""
        found = (row for row in self.rows() if widget in (row.control, row.rule))
        return next((row.declaration.name for row in found if row.declaration.agreement), "")

    def show_page(self, page: Page) -> None:
        """Show the settings of one page."""
        self._search = ""
        self._nothing.hide()
        for group in self.groups:
            group.show_only(group.rows if group.page is page else ())
        self._align()

    def show_found(self, words: str) -> None:
        """Show the settings of every page in which all these words occur."""
        self._search = words
        for group in self.groups:
            group.show_only(
                row for row in group.rows if setting_texts.is_about(row.declaration, words)
            )
        self._nothing.setVisible(all(group.isHidden() for group in self.groups))
        self._align()

    def refresh(self, settings: Settings) -> None:
        """Show what `settings` say, in the language of the window."""
        for group in self.groups:
            group.refresh(settings, with_page=bool(self._search))
        self._nothing.say(self.tr("No setting has these words."))
        searched = bool(self._search.strip())
        self._nothing.setVisible(searched and all(group.isHidden() for group in self.groups))
        self._align()

    def relook(self) -> None:
        """Take over the look; the controls keep one width."""
        super().relook()
        self._align()

    def _align(self) -> None:
        for page in Page:
            rows = [row for group in self.groups if group.page is page for row in group.rows]
            boxes = [row.control for row in rows if isinstance(row.control, ChoiceBox)]
            width = max((box.sizeHint().width() for box in boxes), default=0)
            for row in rows:
                row.set_control_width(width)

    def _pass_on(self, row: SettingRow, value: Value) -> None:
        self.chosen.emit(row.declaration, value)


def _groups(deck: Deck) -> Iterator[SettingsGroup]:
    ones: dict[tuple[Page, Group], list[Declaration]] = {}
    for one in declarations():
        ones.setdefault((one.page, one.words.group), []).append(one)
    for (page, group), members in ones.items():
        yield SettingsGroup(deck, page, group, members)
