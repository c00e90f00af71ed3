"""What mirrors one card, seat or part of the table for the keyboard and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tarot_desktop.rules.cards import Card
from tarot_desktop.view.last_input import by_keys, used_keys
from tarot_desktop.view.places import Rect

_PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_WALKS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)


class CardButton(QPushButton):
    """A card of the person: it can be focused, read and pressed."""

    pressed_key = Signal(object)
    """The card that Enter, Space or a screen reader pressed."""
    walked = Signal(int)
    """An arrow, Home or End: the Qt key."""
    focused = Signal(object, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._press)

    def lie_at(self, rect: Rect) -> None:
        """Lie at this rectangle of the table."""
        self.setGeometry(_whole(rect))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the hand, or press; the first key after the mouse shows where the focus is."""
        key = Qt.Key(event.key())
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and key in _WALKS:
            self.walked.emit(key.value)
        elif plain and key in _PRESS:
            if not event.isAutoRepeat():
                self._press_by_key()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the card has the focus."""
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            used_keys(self)
        self.focused.emit(self.card, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that the card has lost the focus."""
        super().focusOutEvent(event)
        self.focused.emit(self.card, False)

    def _press_by_key(self) -> None:
        """Press, unless nothing shows yet which card that would be."""
        if by_keys(self):
            self._press()
        else:
            used_keys(self)
            self.focused.emit(self.card, True)

    def _press(self) -> None:
        if self.card is not None:
            self.pressed_key.emit(self.card)


class _Place:
    """A part of the table that can have the focus; mixed in before the Qt class."""

    place = Rect(0, 0, 0, 0)
    tell: Callable[[Rect | None], None]
    """Shows the focus at a rectangle of the table, or nowhere."""

    def stand_at(self, rect: Rect) -> None:
        """Stand at this rectangle of the table."""
        assert isinstance(self, QWidget)
        self.place = rect
        self.setGeometry(_whole(rect))
        self.show()
        if self.hasFocus():
            self.tell(rect)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)  # type: ignore[misc]  # the Qt class behind it
        self.tell(self.place)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show it no more."""
        super().focusOutEvent(event)  # type: ignore[misc]  # the Qt class behind it
        self.tell(None)


class Reading(_Place, QLabel):
    """A part of the table that is read."""

    def __init__(self, parent: QWidget, tell: Callable[[Rect | None], None]) -> None:
        super().__init__(parent)
        self.tell = tell
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def read(self, text: str, rect: Rect) -> None:
        """Stand at this rectangle and be read like this."""
        self.setAccessibleName(text)
        self.stand_at(rect)


class SeatButton(_Place, QPushButton):
    """A seat box: pressing it shows again what the seat has shown."""

    def __init__(self, parent: QWidget, tell: Callable[[Rect | None], None]) -> None:
        super().__init__(parent)
        self.tell = tell
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press by Enter or Space; leave every other key to the layer."""
        if Qt.Key(event.key()) in _PRESS and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
