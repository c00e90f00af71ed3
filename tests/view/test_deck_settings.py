"""Backs, large indexes and the deck without pictures: chosen in the dialog, seen on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from tarot_desktop.storage.choices import CardBack
from tarot_desktop.storage.declarations import Page, Value
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.view.appearance import deck_look
from tarot_desktop.view.card_svg import Look, back_names
from tarot_desktop.view.dialogs.controls import ChoiceBox
from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog
from tests.view.playing import Person, distribution

Open = Callable[..., Person]
Gap = Qt.Key.Key_Space

CRIMSON = QColor("#7A1F2E").rgb()
"""The ground of the crimson back, by the palette of the deck."""


@pytest.fixture
def person(sit_down: Open) -> Person:
    """Somebody who looks at a hand with courts and pips, the settings open before it."""
    made = sit_down(deal=distribution("HK HQ HN HJ SK S7 S6 D9 D8", "", "", ""))
    made.asked()
    made.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    made.until(lambda: bool(made.window.findChildren(SettingsDialog)))
    dialog_of(made).open_page(Page.TABLE)
    return made


def dialog_of(person: Person) -> SettingsDialog:
    """Return the settings dialog that lies over the table."""
    found = person.window.findChild(SettingsDialog)
    assert isinstance(found, SettingsDialog)
    return found


def pick(person: Person, name: str, value: Value) -> None:
    """Choose a value by keyboard."""
    rows = dialog_of(person).sheet.list.rows()
    row = next(one for one in rows if one.declaration.name == name)
    row.control.setFocus()
    if not isinstance(row.control, ChoiceBox):
        QTest.keyClick(row.control, Gap)
        return
    QTest.keyClick(row.control, Qt.Key.Key_Home)
    for _ in range(row.declaration.offered.index(value)):
        QTest.keyClick(row.control, Qt.Key.Key_Down)


def table_picture(person: Person) -> QImage:
    """Return the table as it is seen below the dialog, once every picture is there."""
    person.window.deck.wait()
    picture = person.window.area.view.grab().toImage()
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def has_colour(picture: QImage, rgb: int) -> bool:
    """Return whether any pixel has this colour."""
    return any(
        picture.pixel(x, y) == rgb for x in range(picture.width()) for y in range(picture.height())
    )


def test_the_backs_that_can_be_chosen_are_those_of_the_deck() -> None:
    assert [back.value for back in CardBack] == back_names()


def test_the_usual_settings_are_the_usual_deck() -> None:
    assert deck_look(DEFAULTS) == Look()


def test_another_back_lies_on_the_table_at_once_and_cancel_turns_it_again(person: Person) -> None:
    before = table_picture(person)
    assert not has_colour(before, CRIMSON)
    pick(person, "card_back", CardBack.CRIMSON)
    assert has_colour(table_picture(person), CRIMSON)
    dialog_of(person).sheet.cancel.click()
    assert table_picture(person) == before


@pytest.mark.parametrize(("name", "value"), [("index_percent", 200), ("card_pictures", False)])
def test_larger_indexes_and_cards_without_pictures_are_shown_at_once(
    person: Person, name: str, value: Value
) -> None:
    before = table_picture(person)
    pick(person, name, value)
    changed = table_picture(person)
    assert changed != before
    assert not person.window.deck.look.shows_picture("HK")
    dialog_of(person).sheet.cancel.click()
    assert table_picture(person) == before
    assert person.window.deck.look == Look()


def test_the_deck_that_was_kept_is_there_at_the_next_start(person: Person, sit_down: Open) -> None:
    pick(person, "card_back", CardBack.GREEN)
    pick(person, "index_percent", 150)
    pick(person, "card_pictures", False)
    dialog_of(person).sheet.ok.click()
    later = sit_down()
    assert later.window.deck.look == Look(back="green", index_percent=150, pictures=False)
