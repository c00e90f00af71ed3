"""Lists of values open below a click, and never by themselves."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.view.card_svg import Letters
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs.controls import ChoiceBox
from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog
from tarot_desktop.view.panels.counting import CountingPanel


@pytest.fixture(scope="module")
def deck() -> Iterator[Deck]:
    made = Deck("default", Letters.RDCV)
    yield made
    made.shutdown()


def test_a_click_on_a_setting_opens_its_list(qtbot: QtBot, deck: Deck) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    dialog = SettingsDialog(DEFAULTS, deck, window)
    dialog.show()
    lists = [row.control for row in dialog.sheet.list.rows()]
    first = next(one for one in lists if isinstance(one, ChoiceBox) and one.isVisible())
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert QApplication.activePopupWidget() is first.view().window()
    first.hidePopup()


def test_no_list_of_a_panel_opens_by_itself(qtbot: QtBot, deck: Deck) -> None:
    panel = CountingPanel(deck)
    qtbot.addWidget(panel)
    panel.settle()
    lists = panel.findChildren(ChoiceBox)
    assert lists
    assert not any(one.view().window().isVisible() for one in lists)
