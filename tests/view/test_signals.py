"""Signals: chosen in the dialog, agreed on with the opponents at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tarot_desktop.storage.declarations import Page
from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog
from tarot_desktop.worker.client import Client
from tarot_desktop.worker.messages import Action, AgreeSignals, ResumeSession
from tests.view.playing import Person

Open = Callable[..., Person]


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """What the window asks of the session."""
    sent: list[Action] = []
    original = Client.request

    def request(self: Client, action: Action) -> None:
        sent.append(action)
        original(self, action)

    monkeypatch.setattr(Client, "request", request)
    return sent


def dialog_of(person: Person) -> SettingsDialog:
    person.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    person.until(lambda: bool(person.window.findChildren(SettingsDialog)))
    found = person.window.findChild(SettingsDialog)
    assert isinstance(found, SettingsDialog)
    found.open_page(Page.OPPONENTS)
    return found


def test_the_opponents_know_the_agreement_before_the_first_card(
    sit_down: Open, requests: list[Action]
) -> None:
    sit_down().asked_or_over()
    assert requests[:2] == [AgreeSignals(opponents=True, person=False), ResumeSession()]


def test_the_person_s_own_signals_are_agreed_on_when_the_dialog_closes(
    sit_down: Open, requests: list[Action]
) -> None:
    person = sit_down()
    person.asked_or_over()
    requests.clear()
    dialog = dialog_of(person)
    rows = {row.declaration.name: row for row in dialog.sheet.list.rows()}
    rows["person_signals"].control.setFocus()
    QTest.keyClick(rows["person_signals"].control, Qt.Key.Key_Space)
    assert requests == []
    QTest.mouseClick(dialog.sheet.ok, Qt.MouseButton.LeftButton)
    assert requests == [AgreeSignals(opponents=True, person=True)]


def test_the_page_says_that_only_the_levels_wait_for_the_next_session(sit_down: Open) -> None:
    person = sit_down()
    person.asked_or_over()
    said = {label.text() for label in dialog_of(person).findChildren(QLabel)}
    assert "Levels: from the next session on" in said
