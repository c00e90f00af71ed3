"""The sheet of the settings dialog: pages at the left, the settings of one page at the right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from tarot_desktop.storage.declarations import Declaration, Page
from tarot_desktop.storage.settings import Settings, declarations, value_of
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.counts import Counts
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs import setting_texts
from tarot_desktop.view.dialogs.controls import ChoiceBox, PageButton, SearchField
from tarot_desktop.view.dialogs.preset_bar import PresetBar
from tarot_desktop.view.dialogs.setting_row import Form, SettingRow
from tarot_desktop.view.dialogs.settings_list import SettingsList
from tarot_desktop.view.look import Label, Weight, device_ratio
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.view.theme import SMALL, TITLE

Role = QDialogButtonBox.ButtonRole
_CLEAR_BUTTON = 34
"""The search can do without this much: what clears it comes with its text, in units."""
_FOUND = ""
"""What the box of pages shows during a search."""


class SettingsSheet(PaperPanel):
    """What the person sees and touches; it keeps no settings itself."""

    chosen = Signal(object, object)
    """A declaration and the value that was picked for it."""
    reset = Signal(object)
    """A tuple of declarations that shall have their defaults again."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(deck, "", "medallion-star", parent, beside=True)
        self.page = Page.AGREEMENTS
        self._narrow = self._beside_title = False
        self._fitted = 0
        """The width in pixels that the form was chosen for."""
        self.list = SettingsList(deck)
        self.presets = PresetBar()
        self.search = SearchField(deck)
        self.page_buttons = {page: PageButton(deck) for page in Page}
        self.buttons = QDialogButtonBox()
        self.ok = PaperButton(kind=ButtonKind.PRIMARY)
        self.cancel = PaperButton()
        self.apply = PaperButton()
        self.restore = PaperButton(kind=ButtonKind.LINK)
        self.defaults = PaperButton(kind=ButtonKind.LINK)
        self._settings: Settings | None = None
        self._group = QButtonGroup(self)
        self._heading = Label(size=TITLE, weight=Weight.Bold)
        self._count = Label(weight=Weight.DemiBold, wrap=True)
        self._when = Label(size=SMALL, role="soft", wrap=True)
        self.page_box = ChoiceBox()
        self._lozenge = QLabel()
        self._line = QFrame()
        self._top, content = QWidget(), QWidget()
        self._scrolled = QVBoxLayout(content)
        self._scroll = PaperScroll(content)
        self._left = QWidget()
        self._counting, self._right = QHBoxLayout(), QVBoxLayout()
        self._arrange()
        self._order_tabs()
        self._connect()

    def open_page(self, page: Page) -> None:
        """Turn to a page and leave the search."""
        self.page = page
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self.list.show_page(page)
        self._scroll.verticalScrollBar().setValue(0)
        self._refresh()

    def focus_page(self) -> None:
        """Put the focus on the name of the open page."""
        pages = self.page_box if self._narrow else self.page_buttons[self.page]
        pages.setFocus()

    def fit_width(self, width: int) -> None:
        """Use a narrow form, with the pages in a box, where the wide one would be cut."""
        self._fitted = width
        self._when.show()
        self._write_top(self.tr("Settings"), self.tr("Search for a setting"))
        for form in Form:
            self._set_form(form)
            self.settle()
            if self.minimumSizeHint().width() <= width:
                break
        self._when.setVisible(self.minimumSizeHint().width() <= width)
        if self._narrow:
            self._save_height(width)

    def _save_height(self, width: int) -> None:
        """Put the pages and the search beside the title, or in its place, and no tall note below.

        Large type leaves few rows between title and buttons otherwise.
        """
        whole, short = self.tr("Search for a setting"), self.tr("Search")
        named = self.tr("Settings")
        for title, words in ((named, whole), (named, short), ("", whole), ("", short)):
            self._write_top(title, words)
            self._beside_title = self._top_width() <= width
            if self._beside_title:
                break
        if not self._beside_title:
            self._write_top(named, whole)
        self._set_lengths()
        room = width - self.buttons.sizeHint().width() - self.defaults.sizeHint().width()
        high = self._when.heightForWidth(max(1, room - self.look.px(100)))
        self._when.setVisible(not self._when.isHidden() and high <= self.look.px(40))

    def _write_top(self, title: str, words: str) -> None:
        self.set_title(title)
        self.setAccessibleName(self.tr("Settings"))
        self.search.setPlaceholderText(words)

    def _top_width(self) -> int:
        """Return what title, pages and search need side by side, in pixels."""
        beside = (self.page_box.sizeHint().width(), self.search.sizeHint().width())
        layout = self.layout()
        margins = layout.contentsMargins() if layout is not None else QMargins()
        inside = self.body.contentsMargins()
        edges = sum(m.left() + m.right() for m in (margins, inside))
        needed = self.notch_width() + sum(beside) + self._heading_row.spacing() + edges
        return needed - self.look.px(_CLEAR_BUTTON)

    def keep_in_sight(self, control: QWidget) -> None:
        """Scroll to a control that moved when lengths changed."""
        if self._scroll.isAncestorOf(control):
            self._scroll.ensureWidgetVisible(control)

    def show_settings(self, settings: Settings, *, changed: bool) -> None:
        """Show these settings; `changed` says whether there is anything to apply."""
        self._settings = settings
        self.apply.setEnabled(changed)
        self._refresh()

    def retranslate(self) -> None:
        """Write every text again, in the language of the window."""
        self._write_top(self.tr("Settings"), self.tr("Search for a setting"))
        for page, button in self.page_buttons.items():
            button.setText(setting_texts.page_title(page))
        self.page_box.setAccessibleName(self.tr("Pages"))
        self.search.setAccessibleName(self.tr("Search for a setting"))
        self.restore.setText(self.tr("Restore FFT"))
        self.restore.setAccessibleDescription(self.tr("All agreements as the FFT"))
        self.defaults.setText(self.tr("Defaults"))
        self.defaults.setAccessibleDescription(self.tr("This page only"))
        self.ok.setText(self.tr("OK"))
        self.cancel.setText(self.tr("Cancel"))
        self.apply.setText(self.tr("Apply"))
        self.relook()
        self._refresh()
        if self._fitted:
            self.fit_width(self._fitted)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_right"):
            self._set_lengths()

    def _arrange(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(0)
        self._fill_left()
        self._fill_right()
        columns.addWidget(self._left)
        columns.addWidget(self._line)
        columns.addLayout(self._right, 1)
        self.body.addLayout(columns)
        for button, role in (
            (self.ok, Role.AcceptRole),
            (self.cancel, Role.RejectRole),
            (self.apply, Role.ApplyRole),
        ):
            self.buttons.addButton(button, role)
        self.ok.setDefault(True)
        self.add_note(self._foot_note())
        self.add_button(self.buttons)

    def _fill_left(self) -> None:
        column = QVBoxLayout(self._left)
        column.setSpacing(0)
        for page, button in self.page_buttons.items():
            self._group.addButton(button, list(Page).index(page))
            column.addWidget(button)
        column.addStretch(1)

    def _fill_right(self) -> None:
        self._heading_row = heading = QHBoxLayout()
        heading.addWidget(self._heading, 1)
        heading.addWidget(self.page_box, 1)
        heading.addWidget(self.search)
        self._counting.addWidget(self._lozenge)
        self._counting.addWidget(self._count, 1)
        self._counting.addWidget(self.restore)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        top = QVBoxLayout(self._top)
        top.addWidget(self.presets)
        top.addLayout(self._counting)
        self._scrolled.addWidget(self.list)
        for column in (top, self._scrolled):
            column.setContentsMargins(0, 0, 0, 0)
        self._right.addLayout(heading)
        self._right.addWidget(self._top)
        self._right.addWidget(self._scroll, 1)

    def _foot_note(self) -> QWidget:
        note = QWidget()
        line = QHBoxLayout(note)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.defaults, 0, Qt.AlignmentFlag.AlignLeft)
        line.addWidget(self._when, 1)
        return note

    def _order_tabs(self) -> None:
        heads_and_controls = [
            widget for group in self.list.groups for widget in (group.head, *_stops(group.rows))
        ]
        order: list[QWidget] = [*self.page_buttons.values(), self.page_box, self.search]
        bar = self.presets
        order += [bar.box, bar.save, bar.remove, bar.field, bar.keep]
        order += [self.restore, *heads_and_controls, self.defaults]
        for one, following in pairwise(order):
            self.setTabOrder(one, following)

    def _connect(self) -> None:
        pages = list(Page)
        self._group.idClicked.connect(lambda place: self.open_page(pages[place]))
        self.page_box.chosen.connect(self._open_from_box)
        self.list.chosen.connect(self.chosen)
        self.search.textChanged.connect(self._find)
        self.restore.clicked.connect(lambda: self.reset.emit(_agreements()))
        self.defaults.clicked.connect(lambda: self.reset.emit(_of_page(self.page)))

    def _set_lengths(self) -> None:
        px = self.look.px
        in_left = self._left.layout()
        assert in_left is not None
        in_left.setContentsMargins(0, self.notch_height(), px(14), 0)
        beside = self._narrow and self._beside_title
        left, top = (0, 0 if beside else self.notch_height()) if self._narrow else (px(14), 0)
        self._right.setContentsMargins(left, top, 0, 0)
        self._heading_row.setContentsMargins(self.notch_width() if beside else 0, 0, 0, 0)
        self._counting.setSpacing(px(6))
        side = px(16)
        self._lozenge.setPixmap(self.deck.icon("lozenge", side, device_ratio(self)))
        self._line.setFixedWidth(px(1.25))
        colours = QPalette()
        colours.setColor(QPalette.ColorRole.Window, self.look.colour("edge"))
        self._line.setPalette(colours)
        self._line.setAutoFillBackground(True)

    def _set_form(self, form: Form) -> None:
        self._narrow = narrow = form is not Form.WIDE
        for widget in (self._left, self._line, self._heading):
            widget.setVisible(not narrow)
        self.page_box.setVisible(narrow)
        for row in self.list.rows():
            row.set_form(form)
        if narrow:
            self._scrolled.insertWidget(0, self._top)
        else:
            self._right.insertWidget(1, self._top)
        self._top.show()
        self._set_lengths()
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def _open_from_box(self, page: str) -> None:
        if page != _FOUND:
            self.open_page(Page(page))

    def _mark_page(self, searching: bool) -> None:
        """Mark the open page by its name; what is found belongs to none."""
        self._group.setExclusive(not searching)
        self.page_buttons[self.page].setChecked(not searching)
        shown: dict[str, str] = {page: setting_texts.page_title(page) for page in Page}
        if searching:
            shown[_FOUND] = self.tr("Found")
        self.page_box.offer(list(shown), list(shown.values()))
        self.page_box.set_value(_FOUND if searching else self.page)

    def _find(self, words: str) -> None:
        if words.strip():
            self.list.show_found(words)
        else:
            self.list.show_page(self.page)
        self._refresh()

    def _refresh(self) -> None:
        if self._settings is None:
            return
        searching = bool(self.search.text().strip())
        self.list.refresh(self._settings)
        self.presets.show_settings(self._settings)
        self.presets.setVisible(self.page is Page.AGREEMENTS and not searching)
        title = setting_texts.page_title(self.page)
        self._heading.say(self.tr("Found") if searching else title)
        self._mark_page(searching)
        self._write_count(searching)
        self._write_when(searching)

    def _write_count(self, searching: bool) -> None:
        assert self._settings is not None
        count = len(_differing(self._settings))
        shown = self.page is Page.AGREEMENTS and not searching
        same = self.tr("Everything as the FFT")
        self._count.say(Counts().settings_unlike_fft(count) if count else same)
        self._count.setVisible(shown)
        self._lozenge.setVisible(shown and bool(count))
        self.restore.setVisible(shown)
        self.restore.setEnabled(bool(count))

    def _write_when(self, searching: bool) -> None:
        self.defaults.setVisible(not searching)
        self._when.say("" if searching else self._said_of_when())

    def _said_of_when(self) -> str:
        later = {one.words.group for one in _of_page(self.page) if one.next_session}
        if not later:
            return self.tr("Applies at once")
        if all(one.next_session for one in _of_page(self.page)):
            return self.tr("Applies to the next session")
        groups = ", ".join(setting_texts.group_title(group) for group in sorted(later))
        return self.tr("{groups}: from the next session on").format(groups=groups)


def _stops(rows: Iterable[SettingRow]) -> Iterator[QWidget]:
    """Return what Tab stops at in these rows, in order."""
    for row in rows:
        if row.declaration.agreement:
            yield row.rule
        yield row.control


def _agreements() -> tuple[Declaration, ...]:
    return tuple(one for one in declarations() if one.agreement)


def _of_page(page: Page) -> tuple[Declaration, ...]:
    return tuple(one for one in declarations() if one.page is page)


def _differing(settings: Settings) -> list[Declaration]:
    ones: Iterable[Declaration] = _agreements()
    return [one for one in ones if value_of(settings, one) != one.default]
