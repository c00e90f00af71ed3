"""Whole tables in the settings dialog, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.storage.presets import FAMILY, PRESETS
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[SettingsDialog]:
    """A settings dialog on the screen."""
    deck = Deck("default", Letters.RDCV)
    made = SettingsDialog(DEFAULTS, deck)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    deck.shutdown()


def pick(dialog: SettingsDialog, name: str) -> None:
    box = dialog.sheet.presets.box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != name:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before, f"{name} is not offered"


def test_a_preset_lays_size_and_agreements_and_each_of_them_can_be_changed(
    dialog: SettingsDialog,
) -> None:
    pick(dialog, "Family")
    assert dialog.settings().agreements == FAMILY
    row = next(r for r in dialog.sheet.list.rows() if r.declaration.name == "misere_atout")
    row.control.setFocus()
    QTest.keyClick(row.control, Qt.Key.Key_Down)
    assert dialog.settings().agreements.misere_atout == 20
    assert dialog.sheet.presets.box.currentText() == "Agreements of our own"


def test_a_table_is_saved_under_a_name_chosen_again_and_removed(dialog: SettingsDialog) -> None:
    pick(dialog, "FFT at 5")
    row = next(r for r in dialog.sheet.list.rows() if r.declaration.name == "partner_split")
    assert row.isVisible()
    row.control.setFocus()
    QTest.keyClick(row.control, Qt.Key.Key_End)
    bar = dialog.sheet.presets
    QTest.mouseClick(bar.save, LEFT)
    QTest.keyClicks(bar.field, "At Odile")
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter in the field keeps the table, not the dialog"
    assert [one.name for one in dialog.settings().saved] == ["At Odile"]
    pick(dialog, "FFT at 3")
    assert not row.isVisible(), "no call at three"
    pick(dialog, "At Odile")
    assert dialog.settings().table_size == 5
    assert dialog.settings().agreements == Agreements(partner_split="equal")
    QTest.mouseClick(bar.remove, LEFT)
    assert dialog.settings().saved == ()


def test_every_preset_is_offered(dialog: SettingsDialog) -> None:
    box = dialog.sheet.presets.box
    assert [box.itemText(place) for place in range(len(PRESETS))] == [one.name for one in PRESETS]
