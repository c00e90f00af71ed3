"""The settings dialog, used by mouse and keyboard as a person does."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.storage.choices import DeckStyle, Speed
from tarot_desktop.storage.declarations import Declaration, Page, Value
from tarot_desktop.storage.settings import DEFAULTS, Settings, declarations, with_value
from tarot_desktop.view.card_svg import Letters
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs.controls import RING, ChoiceBox, GroupHead, Switch
from tarot_desktop.view.dialogs.setting_row import SettingRow
from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog
from tarot_desktop.view.language import Language
from tarot_desktop.view.layout import scales
from tarot_desktop.view.look import Label, text_width
from tarot_desktop.view.theme import COLOURS, Scheme

Left = Qt.MouseButton.LeftButton


class Table:
    """A dialog over a window, with all that it said."""

    def __init__(self, qtbot: QtBot, deck: Deck, settings: Settings) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.dialog = SettingsDialog(settings, deck, self.window)
        self.previews: list[Settings] = []
        self.applied: list[Settings] = []
        self.dialog.previewed.connect(self.previews.append)
        self.dialog.applied.connect(self.applied.append)
        self.dialog.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.dialog.open_page(Page.AGREEMENTS)

    def row(self, name: str) -> SettingRow:
        return next(row for row in self.dialog.sheet.list.rows() if row.declaration.name == name)

    def page(self, page: Page) -> None:
        QTest.mouseClick(self.dialog.sheet.page_buttons[page], Left)

    def pick(self, name: str, value: Value) -> None:
        """Choose a value with the keyboard, from the control of its line."""
        control = self.row(name).control
        assert control.isVisible()
        control.setFocus()
        if isinstance(control, Switch):
            if control.value() != value:
                QTest.keyClick(control, Qt.Key.Key_Space)
            return
        offered = self.row(name).declaration.offered
        QTest.keyClick(control, Qt.Key.Key_Home)
        for _ in range(offered.index(value)):
            QTest.keyClick(control, Qt.Key.Key_Down)

    def click(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, Left)


@pytest.fixture(scope="module")
def deck() -> Iterator[Deck]:
    made = Deck("default", Letters.RDCV)
    yield made
    made.shutdown()


@pytest.fixture
def table(qtbot: QtBot, deck: Deck) -> Table:
    return Table(qtbot, deck, DEFAULTS)


@pytest.fixture(autouse=True)
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp)
    made.use("en")
    yield made
    for translator in made._installed:
        qapp.removeTranslator(translator)


@pytest.fixture
def french(language: Language) -> Language:
    language.use("fr")
    return language


FIVE: dict[Page, dict[str, Value]] = {
    Page.AGREEMENTS: {"petit_sec": "play", "discard_trumps_shown": False},
    Page.OPPONENTS: {"opponents": "club"},
    Page.PACE: {"speed": Speed.SLOW},
    Page.TABLE: {"deck_style": DeckStyle.NIGHT},
}


def change_five(table: Table) -> Settings:
    expected = DEFAULTS
    for page, changes in FIVE.items():
        table.page(page)
        for name, value in changes.items():
            table.pick(name, value)
            expected = with_value(expected, table.row(name).declaration, value)
    return expected


def test_ok_keeps_what_was_chosen(table: Table) -> None:
    expected = change_five(table)
    table.click(table.dialog.sheet.ok)
    assert table.applied == [expected]
    assert table.previews[-1] == expected
    assert not table.dialog.isVisible()


def test_after_five_changes_cancel_restores_everything(table: Table) -> None:
    change_five(table)
    assert table.previews[-1] != DEFAULTS
    table.click(table.dialog.sheet.cancel)
    assert table.applied == []
    assert table.previews[-1] == DEFAULTS
    assert not table.dialog.isVisible()


def test_enter_closes_a_group_and_not_the_dialog(table: Table) -> None:
    row = table.row("pousse")
    head = next(head for head in table.dialog.findChildren(GroupHead) if head.text() == "Auction")
    assert row.isVisible()
    head.setFocus()
    QTest.keyClick(head, Qt.Key.Key_Return)
    assert table.dialog.isVisible()
    assert not row.isVisible()


def test_enter_opens_a_page_and_throws_a_switch(table: Table) -> None:
    button = table.dialog.sheet.page_buttons[Page.PACE]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    switch = table.row("play_single").control
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Return)
    assert table.dialog.isVisible()
    assert table.previews[-1].play_single


def test_escape_cancels(table: Table) -> None:
    change_five(table)
    QTest.keyClick(table.row("deck_style").control, Qt.Key.Key_Escape)
    assert table.previews[-1] == DEFAULTS
    assert table.applied == []


def test_cancel_after_apply_restores_what_was_applied(table: Table) -> None:
    table.pick("petit_sec", "play")
    table.click(table.dialog.sheet.apply)
    [kept] = table.applied
    assert kept.agreements == Agreements(petit_sec="play")
    table.pick("margin_rounding", 10)
    table.click(table.dialog.sheet.cancel)
    assert table.applied == [kept]
    assert table.previews[-1] == kept


def test_cancel_without_a_change_previews_nothing(table: Table) -> None:
    table.click(table.dialog.sheet.cancel)
    assert table.previews == []
    assert table.applied == []


def test_every_choice_is_previewed_at_once(table: Table) -> None:
    table.page(Page.TABLE)
    table.pick("deck_style", DeckStyle.NIGHT)
    assert [settings.deck_style for settings in table.previews][-1] is DeckStyle.NIGHT
    assert table.applied == []


def test_apply_waits_for_a_change(table: Table) -> None:
    apply = table.dialog.sheet.apply
    assert not apply.isEnabled()
    table.pick("petit_sec", "play")
    assert apply.isEnabled()
    table.click(apply)
    assert not apply.isEnabled()
    assert table.dialog.isVisible()


def test_a_switch_is_thrown_by_a_click_on_its_word(table: Table) -> None:
    switch = table.row("discard_trumps_shown").control
    QTest.mouseClick(switch, Left, pos=QPoint(8, switch.height() // 2))
    assert not table.dialog.settings().agreements.discard_trumps_shown


def test_a_difference_from_the_federation_is_marked_and_counted(table: Table) -> None:
    row = table.row("petit_sec")
    assert row.mark() == "as the FFT"
    table.pick("petit_sec", "play")
    assert row.differs
    assert row.mark() == "FFT: Deal cancelled"
    group = next(group for group in table.dialog.sheet.list.groups if row in group.rows)
    assert group.head.accessibleDescription() == "1 difference"
    assert "1 setting unlike the FFT" in texts(table.dialog)
    table.pick("margin_rounding", 5)
    assert "2 settings unlike the FFT" in texts(table.dialog)


def test_restore_fft_resets_the_agreements_and_nothing_else(table: Table) -> None:
    change_five(table)
    table.page(Page.AGREEMENTS)
    table.click(table.dialog.sheet.restore)
    shown = table.dialog.settings()
    assert shown.agreements == Agreements()
    assert shown.opponents == "club"
    assert "Everything as the FFT" in texts(table.dialog)


def test_defaults_resets_the_open_page_only(table: Table) -> None:
    change_five(table)
    table.page(Page.PACE)
    table.click(table.dialog.sheet.defaults)
    shown = table.dialog.settings()
    assert shown.speed is Speed.NORMAL
    assert shown.deck_style is DeckStyle.NIGHT
    assert shown.agreements == Agreements(petit_sec="play", discard_trumps_shown=False)


def test_a_setting_without_effect_cannot_be_changed_and_says_so(table: Table) -> None:
    target = table.row("session_target")
    assert not target.control.isEnabled()
    assert target.mark() == "without effect now"
    table.pick("session_kind", "target")
    assert target.control.isEnabled()
    assert not table.row("session_deals").control.isEnabled()


def test_the_page_says_when_a_change_takes_effect(table: Table) -> None:
    assert "Applies to the next session" in texts(table.dialog)
    table.page(Page.TABLE)
    assert "Applies at once" in texts(table.dialog)


def test_a_group_is_closed_and_opened_by_its_head(table: Table) -> None:
    row = table.row("petit_sec")
    group = next(group for group in table.dialog.sheet.list.groups if row in group.rows)
    group.head.setFocus()
    QTest.keyClick(group.head, Qt.Key.Key_Space)
    assert not row.isVisible()
    table.click(group.head)
    assert row.isVisible()


@pytest.mark.parametrize("words", ["poignee", "POIGNÉE value", "points triple"])
def test_a_search_finds_settings_by_any_of_their_words(table: Table, words: str) -> None:
    QTest.keyClicks(table.dialog.sheet.search, words)
    shown = [row.declaration.name for row in table.dialog.sheet.list.rows() if row.isVisible()]
    assert "poignee_values" in shown
    assert "speed" not in shown


def test_a_search_looks_into_every_page_and_escape_leaves_it(table: Table) -> None:
    search = table.dialog.sheet.search
    search.setFocus()
    QTest.keyClicks(search, "travel")
    assert table.row("motion").isVisible()
    table.pick("motion", "reduced")
    search.setFocus()
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert table.dialog.isVisible()
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert table.dialog.isVisible()
    assert table.row("petit_sec").isVisible()
    assert not table.row("motion").isVisible()
    assert table.dialog.settings().motion == "reduced"


@pytest.mark.parametrize("leave", ["escape", "the same page", "another page"])
def test_what_a_search_finds_stands_under_the_name_of_no_page(table: Table, leave: str) -> None:
    sheet = table.dialog.sheet
    table.page(Page.PACE)
    sheet.search.setFocus()
    QTest.keyClicks(sheet.search, "travel")
    assert not any(button.isChecked() for button in sheet.page_buttons.values())
    assert sheet.page_box.currentText() == "Found"
    page = Page.TABLE if leave == "another page" else Page.PACE
    if leave == "escape":
        QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    else:
        table.page(page)
    checked = [one for one, button in sheet.page_buttons.items() if button.isChecked()]
    assert checked == [page]
    assert sheet.page_box.value() is page


def test_a_search_without_a_find_says_so(table: Table) -> None:
    QTest.keyClicks(table.dialog.sheet.search, "zzz")
    assert "No setting has these words." in texts(table.dialog)
    assert not any(row.isVisible() for row in table.dialog.sheet.list.rows())


def test_tab_goes_round_inside_the_dialog(table: Table, qtbot: QtBot) -> None:
    outside = QLineEdit(table.window)
    outside.show()
    table.dialog.raise_()
    seen: list[QWidget] = []
    for _ in range(60):
        focus = table.dialog.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    visible = [row.control for row in table.dialog.sheet.list.rows() if row.isVisible()]
    assert {control for control in visible if control.isEnabled()} <= set(seen)
    assert {table.dialog.sheet.ok, table.dialog.sheet.search} <= set(seen)
    assert outside not in seen
    QTest.keyClick(seen[0], Qt.Key.Key_Backtab)
    assert table.dialog.focusWidget() is seen[-1]


def test_the_keyboard_begins_at_the_pages_and_goes_on_as_the_eye_does(table: Table) -> None:
    sheet = table.dialog.sheet
    assert table.dialog.focusWidget() is sheet.page_buttons[Page.AGREEMENTS]
    QTest.keyClick(table.dialog.focusWidget(), Qt.Key.Key_Down)
    assert sheet.page is Page.OPPONENTS
    visited = []
    for _ in range(3):
        QTest.keyClick(table.dialog.focusWidget(), Qt.Key.Key_Tab)
        visited.append(table.dialog.focusWidget())
    assert visited[0] is sheet.search
    assert visited[2] is table.row("opponents").control


def test_the_dialog_looks_as_the_window_does_after_a_preview(qtbot: QtBot, deck: Deck) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    looks = [(COLOURS[Scheme.LIGHT], 1.0)]
    dialog = SettingsDialog(DEFAULTS, deck, window, look_of=lambda: looks[-1])
    dialog.previewed.connect(lambda _settings: looks.append((COLOURS[Scheme.DARK], 1.5)))
    window.show()
    dialog.show()
    dialog.sheet.list.chosen.emit(named("scheme"), "dark")
    assert dialog.sheet.look.colours is COLOURS[Scheme.DARK]
    assert dialog.sheet.look.ui == 1.5


def test_a_focused_setting_is_scrolled_into_view(table: Table) -> None:
    control = table.row("tie_rule").control
    for _ in range(60):
        if table.dialog.focusWidget() is control:
            break
        QTest.keyClick(table.dialog.focusWidget(), Qt.Key.Key_Tab)
    assert not control.visibleRegion().isEmpty()


def test_keys_do_not_reach_the_shortcuts_of_the_window_below(table: Table, qtbot: QtBot) -> None:
    pressed: list[bool] = []
    for keys in ("L", "Ctrl+N"):
        QShortcut(QKeySequence(keys), table.window, lambda: pressed.append(True))
    table.dialog.sheet.ok.setFocus()
    QTest.keyClick(table.dialog.sheet.ok, Qt.Key.Key_L)
    QTest.keyClick(table.dialog.sheet.ok, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert pressed == []


def test_the_wheel_changes_no_setting(table: Table) -> None:
    control = table.row("first_dealer").control
    assert isinstance(control, ChoiceBox)
    control.setFocus()
    turn_wheel(control)
    assert table.dialog.settings() == DEFAULTS


def turn_wheel(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_the_dialog_covers_its_window_at_every_size(table: Table, qtbot: QtBot) -> None:
    table.window.resize(1100, 700)
    qtbot.waitUntil(lambda: table.dialog.size() == QSize(1100, 700))
    assert table.dialog.rect().contains(table.dialog.sheet.geometry())


def test_a_value_of_the_file_that_is_not_offered_is_shown_and_can_be_left(
    qtbot: QtBot, deck: Deck
) -> None:
    own = with_value(DEFAULTS, named("poignee_values"), (5, 10, 15))
    table = Table(qtbot, deck, own)
    control = table.row("poignee_values").control
    assert isinstance(control, QComboBox)
    assert control.currentText() == "5 / 10 / 15"
    table.pick("poignee_values", (20, 30, 40))
    assert table.dialog.settings() == DEFAULTS


def test_every_control_has_a_name_and_says_what_it_does(table: Table) -> None:
    for row in table.dialog.sheet.list.rows():
        interface = QAccessible.queryAccessibleInterface(row.control)
        labels = [label.text(QAccessible.Text.Name) for label, _ in interface.relations()]
        assert row.control.accessibleName() in labels
        assert row.control.accessibleName()
        assert row.control.accessibleDescription()
    for button in table.dialog.findChildren(QAbstractButton):
        if button.isVisible() and not isinstance(button.parent(), QLineEdit):
            interface = QAccessible.queryAccessibleInterface(button)
            assert interface.text(QAccessible.Text.Name)


def test_the_dialog_speaks_french_as_soon_as_the_window_does(
    table: Table, language: Language, qtbot: QtBot
) -> None:
    language.use("fr")
    qtbot.waitUntil(lambda: "Conventions" in texts(table.dialog))
    assert table.row("petit_sec").control.accessibleName() == "Petit sec"
    assert table.row("petit_sec").mark() == "comme la FFT"
    assert table.dialog.sheet.cancel.text() == "Annuler"


@pytest.mark.parametrize("size", [(1024, 640, 1), (1366, 768, 1), (1366, 768, 2), (2560, 1440, 1)])
def test_nothing_is_cut_in_french(
    qtbot: QtBot, deck: Deck, french: Language, size: tuple[int, int, int]
) -> None:
    width, height, text_scale = size
    table = Table(qtbot, deck, different())
    table.window.resize(width, height)
    table.dialog.set_look(COLOURS[Scheme.DARK], scales(width, height, text_scale)[1])
    for page in Page:
        table.dialog.open_page(page)
        for _ in range(6):  # layouts inside layouts settle one after another
            QApplication.processEvents()
        for widget in uncut(table.dialog):
            assert widget.width() >= widget.minimumSizeHint().width(), widget
            assert inside(widget, table.dialog), widget


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("speech", ["en", "fr"])
def test_larger_text_chosen_in_the_dialog_cuts_nothing_there(
    qtbot: QtBot, deck: Deck, language: Language, speech: str, scale: float
) -> None:
    table = Table(qtbot, deck, different())
    language.use(speech)
    table.dialog.open_page(Page.TABLE)
    table.dialog.set_look(COLOURS[Scheme.LIGHT], scales(1366, 768, scale)[1])
    for page in Page:
        table.dialog.open_page(page)
        for _ in range(6):  # layouts inside layouts settle one after another
            QApplication.processEvents()
        for widget in uncut(table.dialog):
            assert widget.width() >= widget.minimumSizeHint().width(), widget
            assert inside_parent(widget), widget
            if isinstance(widget, QLabel) and widget.wordWrap():
                assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()


def different() -> Settings:
    made = DEFAULTS
    for one in declarations():
        made = with_value(made, one, next(v for v in one.offered if v != one.default))
    return made


def named(name: str) -> Declaration:
    return next(one for one in declarations() if one.name == name)


def uncut(dialog: SettingsDialog) -> list[QWidget]:
    kinds = (QAbstractButton, QComboBox, QLabel)
    return [
        widget
        for kind in kinds
        for widget in dialog.findChildren(kind)
        if widget.isVisible() and not isinstance(widget.parent(), QLineEdit)
    ]


def inside(widget: QWidget, dialog: SettingsDialog) -> bool:
    left = widget.mapTo(dialog, QPoint(0, 0)).x()
    return left >= 0 and left + widget.width() <= dialog.width()


def inside_parent(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    assert parent is not None
    return widget.x() >= 0 and widget.geometry().right() <= parent.width()


def texts(dialog: SettingsDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_the_size_of_the_text_stays_in_sight_while_it_changes(qtbot: QtBot, deck: Deck) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    look = [1.0]
    dialog = SettingsDialog(
        DEFAULTS, deck, window, look_of=lambda: (COLOURS[Scheme.LIGHT], look[-1])
    )
    dialog.previewed.connect(lambda changed: look.append(changed.text_scale / 100))
    window.show()
    dialog.show()
    dialog.open_page(Page.TABLE)
    rows = dialog.sheet.list.rows()
    control = next(row.control for row in rows if row.declaration.name == "text_scale")
    control.setFocus()
    for _ in range(5):
        QTest.keyClick(control, Qt.Key.Key_Down)
        qtbot.waitUntil(lambda: not control.visibleRegion().isEmpty())
        assert control.visibleRegion().boundingRect().height() == control.height()
    assert look[-1] == 2


@pytest.mark.parametrize("spoken", ["en", "fr"])
@pytest.mark.parametrize("page", [Page.TABLE, Page.PACE])
def test_the_largest_type_leaves_more_than_one_setting_in_sight(
    table: Table, language: Language, spoken: str, page: Page
) -> None:
    language.use(spoken)
    table.window.resize(1024, 640)
    table.dialog.set_look(COLOURS[Scheme.DARK], scales(1024, 640, 2.0)[1])
    table.dialog.open_page(page)
    QApplication.processEvents()
    sheet = table.dialog.sheet
    names = [row.findChild(Label) for row in sheet.list.rows() if row.isVisible()]
    seen = [name for name in names if name is not None and not name.visibleRegion().isEmpty()]
    assert len(seen) >= 2
    words = text_width(sheet.search.placeholderText(), sheet.search.font())
    assert words < sheet.search.width() - sheet.look.px(42 + 2 * RING)
    assert sheet.accessibleName()
