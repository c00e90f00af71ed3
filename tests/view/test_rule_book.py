"""The rule book: opened from the menu, by its key, and beside every agreement."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from tarot_desktop.rules.agreements import agreement_fields
from tarot_desktop.storage.declarations import Page
from tarot_desktop.view.dialogs.rule_book import RuleBook
from tarot_desktop.view.dialogs.setting_row import SettingRow
from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog
from tarot_desktop.view.panels.menu import MenuItem
from tarot_desktop.view.rule_page import agreement_name
from tarot_desktop.view.rule_texts import CHAPTERS
from tests.view.playing import Person

Open = Callable[..., Person]
AGREEMENTS = list(agreement_fields())


def book_of(person: Person) -> RuleBook:
    """Wait until the rule book is open."""
    person.until(lambda: bool(shown(person)))
    return shown(person)[0]


def shown(person: Person) -> list[RuleBook]:
    """Return the open rule books."""
    return [one for one in person.window.findChildren(RuleBook) if one.isVisible()]


def settings_of(person: Person) -> SettingsDialog:
    """Open the settings as a person does."""
    person.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    person.until(lambda: bool(person.window.findChildren(SettingsDialog)))
    found = person.window.findChild(SettingsDialog)
    assert isinstance(found, SettingsDialog)
    return found


def row_of(dialog: SettingsDialog, name: str) -> SettingRow:
    """Return the line of an agreement."""
    return next(row for row in dialog.sheet.list.rows() if row.declaration.name == name)


def title_on_top(book: RuleBook) -> str:
    """Return the first line that stands whole in the window of the text."""
    page = book.sheet.page
    cursor = page.textCursor()
    top = page.cursorRect(cursor).top()
    assert 0 <= top < page.viewport().height() / 3 or page.verticalScrollBar().value() in (
        0,
        page.verticalScrollBar().maximum(),
    )
    return cursor.block().text()


def test_every_agreement_has_its_rule_and_no_other_has() -> None:
    named = chain.from_iterable(chapter.agreements for chapter in CHAPTERS)
    assert sorted(named) == sorted(AGREEMENTS)


def test_the_key_opens_the_rules_at_their_beginning_and_esc_goes_back_to_the_hand(
    sit_down: Open,
) -> None:
    person = sit_down()
    person.asked()
    before = person.window.focusWidget()
    person.key(Qt.Key.Key_F1)
    book = book_of(person)
    assert title_on_top(book) == "The cards"
    assert person.window.focusWidget() is book.sheet.page
    person.key(Qt.Key.Key_Escape)
    person.until(lambda: not shown(person))
    assert person.window.focusWidget() is before


def test_the_menu_opens_the_rules(sit_down: Open) -> None:
    person = sit_down()
    person.asked()
    person.click(person.window.strip.menu)
    person.click(person.desk.menu.row(MenuItem.RULES))
    book = book_of(person)
    person.click(book.sheet.close_button)
    person.until(lambda: not shown(person))


@pytest.mark.parametrize("name", ["first_dealer", "petit_sec", "poignee_counts", "tie_rule"])
def test_the_link_beside_an_agreement_opens_its_rule(sit_down: Open, name: str) -> None:
    person = sit_down()
    person.asked()
    dialog = settings_of(person)
    row = row_of(dialog, name)
    assert row.rule.accessibleName() == f"Rule: {agreement_name(name)}"
    row.rule.setFocus()
    QTest.keyClick(row.rule, Qt.Key.Key_Return)
    book = book_of(person)
    assert title_on_top(book) == agreement_name(name)
    QTest.keyClick(book.sheet.page, Qt.Key.Key_Escape)
    person.until(lambda: not shown(person))
    assert dialog.isVisible()
    assert dialog.focusWidget() is row.rule


def test_every_agreement_of_the_table_has_a_link_that_tab_reaches(sit_down: Open) -> None:
    person = sit_down()
    person.asked()
    dialog = settings_of(person)
    table_size = row_of(dialog, "table_size").control
    QTest.keyClick(table_size, Qt.Key.Key_Down)
    assert dialog.settings().table_size == 5
    rows = [row for row in dialog.sheet.list.rows() if row.declaration.agreement]
    assert len(rows) == len(AGREEMENTS)
    for row in rows:
        assert row.rule.isVisible()
        row.rule.setFocus()
        QTest.keyClick(row.rule, Qt.Key.Key_Tab)
        if row.control.isEnabled():
            assert dialog.focusWidget() is row.control


def test_f1_opens_the_rule_of_the_agreement_that_has_the_focus(sit_down: Open) -> None:
    person = sit_down()
    person.asked()
    dialog = settings_of(person)
    control = row_of(dialog, "excuse_last").control
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_F1)
    assert title_on_top(book_of(person)) == "Excuse in the last trick"


def test_a_setting_that_is_no_agreement_has_no_link(sit_down: Open) -> None:
    person = sit_down()
    person.asked()
    dialog = settings_of(person)
    dialog.open_page(Page.PACE)
    assert not row_of(dialog, "speed").rule.isVisible()


def test_the_list_of_chapters_jumps_and_follows_the_scrolling(sit_down: Open) -> None:
    person = sit_down()
    person.asked()
    person.key(Qt.Key.Key_F1)
    sheet = book_of(person).sheet
    titles = [chapter.title for chapter in CHAPTERS]
    sheet.chapters.setFocus()
    for _ in range(titles.index("Card play")):
        QTest.keyClick(sheet.chapters, Qt.Key.Key_Down)
    assert sheet.page.textCursor().block().text() == "Card play"
    assert sheet.page.chapter() == titles.index("Card play")
    sheet.page.setFocus()
    bar = sheet.page.verticalScrollBar()
    bar.setValue(bar.minimum())
    assert sheet.chapters.currentText() == "The cards"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_no_line_of_the_rules_is_cut(sit_down: Open, lang: str, size: tuple[int, int]) -> None:
    person = sit_down(lang=lang, size=size)
    person.asked()
    person.key(Qt.Key.Key_F1)
    page = book_of(person).sheet.page
    assert page.document().size().width() <= page.viewport().width()
    assert page.viewport().height() >= 200


def test_a_screen_reader_is_given_the_name_and_the_whole_text(sit_down: Open) -> None:
    person = sit_down()
    person.asked()
    person.key(Qt.Key.Key_F1)
    page: QWidget = book_of(person).sheet.page
    found = QAccessible.queryAccessibleInterface(page)
    assert found.text(QAccessible.Text.Name) == "Rules"
    text = found.textInterface()
    assert text is not None
    read = text.text(0, text.characterCount())
    assert all(chapter.title in read for chapter in CHAPTERS)
    assert "Misère de tête" in read


@pytest.mark.parametrize("name", ["first_dealer", "tie_rule"])
def test_the_rule_stays_on_top_while_the_window_and_its_type_change(
    sit_down: Open, name: str
) -> None:
    person = sit_down()
    person.asked()
    row = row_of(settings_of(person), name)
    row.rule.click()
    book = book_of(person)
    for size in ((2560, 1440), (1024, 640), (2500, 520), (900, 1300), (1366, 768)):
        person.window.resize(*size)
        person.until(lambda size=size: book.width() == size[0])
        assert title_on_top(book) == agreement_name(name)


def test_the_name_of_a_list_keeps_clear_of_the_focus_ring(sit_down: Open) -> None:
    person = sit_down()
    person.asked()
    dialog = settings_of(person)
    bar = dialog.sheet.presets
    row_of(dialog, "first_dealer").rule.click()
    chapters = book_of(person).sheet.chapters
    for one in (bar.box, chapters):
        names = [label for label in one.parentWidget().findChildren(QLabel) if label.buddy() is one]
        assert [one.x() - name.geometry().right() - 1 >= 6 for name in names] == [True]
