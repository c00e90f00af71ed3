"""A window that moves to a screen of another resolution is drawn anew, at that screen's pixels."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from tarot_desktop.rules.cards import Card
from tarot_desktop.view.card_items import CardItem
from tests.view.playing import Person

Open = Callable[..., Person]


def face(person: Person, card: Card) -> QPixmap:
    """Return the picture of a card of the hand as it is drawn now."""
    items = person.window.scene.items()
    found = next(item for item in items if isinstance(item, CardItem) and item.card == card)
    return found._face.pixmap()


def move_to(person: Person, monkeypatch: pytest.MonkeyPatch, ratio: float) -> None:
    """Tell the window what a system tells it when it arrives on another screen."""
    monkeypatch.setattr(QWidget, "devicePixelRatioF", lambda _self: ratio)
    for widget in (person.window, *person.window.findChildren(QWidget)):
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.DevicePixelRatioChange))


@pytest.mark.parametrize("ratio", [1.5, 2.0])
def test_cards_are_rendered_for_the_other_screen_and_stretched_meanwhile(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    person = sit_down(size=(1366, 768))
    person.asked()
    person.window.deck.wait()
    card = person.window.scene.hand_cards()[0]
    rect = person.window.scene.card_rect(card)
    assert rect is not None
    before = face(person, card)
    assert before.devicePixelRatio() == 1
    move_to(person, monkeypatch, ratio)
    assert face(person, card).cacheKey() == before.cacheKey()
    person.until(lambda: face(person, card).devicePixelRatio() == ratio)
    person.window.deck.wait()
    there = person.window.scene.card_rect(card)
    assert there is not None
    assert (there.x, there.y, there.w) == pytest.approx((rect.x, rect.y, rect.w), abs=1)
    assert face(person, card).width() >= ratio * there.w
    sharp = person.window.deck.picture(card.code, there.w, ratio)
    assert face(person, card).toImage() == sharp.toImage()


def test_a_window_that_comes_back_has_its_first_pictures_again(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(size=(1366, 768))
    person.asked()
    person.window.deck.wait()
    card = person.window.scene.hand_cards()[0]
    before = face(person, card).toImage()
    move_to(person, monkeypatch, 2.0)
    person.until(lambda: face(person, card).devicePixelRatio() == 2)
    move_to(person, monkeypatch, 1.0)
    person.until(lambda: face(person, card).devicePixelRatio() == 1)
    assert face(person, card).toImage() == before
