"""A dialog that lies over the table: its parent below a veil of felt, its keys kept to itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from tarot_desktop.view.look import Looked
from tarot_desktop.view.theme import Colours

_VEIL = 0.4
"""How much of the table the veil hides."""
_ABOVE_HAND = 0.73
"""How much of the table's height lies above the hand."""
_LEAST_ROOM = 430
"""How high a dialog must be able to become, in units."""
TAB_REASONS = {True: Qt.FocusReason.TabFocusReason, False: Qt.FocusReason.BacktabFocusReason}


class DialogOverTable(Looked, QDialog):
    """Covers its parent and holds one sheet in the middle; without a parent it is a window."""

    def __init__(
        self,
        parent: QWidget | None = None,
        look_of: Callable[[], tuple[Colours, float]] | None = None,
    ) -> None:
        super().__init__(parent)
        self._look_of = look_of
        self._sheet: QWidget | None = None
        self._wanted = (0, 0)
        if parent is not None:
            self.setWindowFlags(Qt.WindowType.Widget)
            parent.installEventFilter(self)

    def hold(self, sheet: QWidget, width: int, height: int) -> None:
        """Show `sheet` in the middle, at most `width` by `height` units large."""
        self._sheet, self._wanted = sheet, (width, height)
        self._place()

    def follow_look(self) -> None:
        """Look as the window does now."""
        if self._look_of is not None:
            self.set_look(*self._look_of())

    def relook(self) -> None:
        """Take over the look; the sheet grows with it."""
        super().relook()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the parent."""
        if watched is self.parent() and event.type() is QEvent.Type.Resize:
            self.follow_look()
            self._cover_parent()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Keep keys without Alt from the shortcuts of the window below."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not event.modifiers() & Qt.KeyboardModifier.AltModifier
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let no key go on to the window below."""
        super().keyPressEvent(event)
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's name)
        """Move the focus inside the dialog only."""
        start = self.focusWidget() or self
        at = neighbour(start, next)
        while at is not start:
            if self.isAncestorOf(at) and takes_tab(at):
                at.setFocus(TAB_REASONS[next])
                return True
            at = neighbour(at, next)
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the sheet in the middle."""
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Cover the parent."""
        self.follow_look()
        self._cover_parent()
        super().showEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Veil the table with felt."""
        felt = self.look.colour("felt")
        if not self.isWindow():
            felt.setAlphaF(_VEIL)
        QPainter(self).fillRect(self.rect(), felt)

    def room(self) -> QSize:
        """Return the part of the dialog, from its upper left corner, in whose middle the sheet is.

        Over a table that is high enough, the hand stays in sight.
        """
        above = QSize(self.width(), round(self.height() * _ABOVE_HAND))
        enough = above.height() >= self.look.px(_LEAST_ROOM)
        return self.size() if self.isWindow() or not enough else above

    def fit(self, width: int) -> None:
        """Prepare the sheet for a width in pixels; a dialog with a narrow form overrides this."""

    def _cover_parent(self) -> None:
        parent = self.parentWidget()
        if parent is not None and not self.isWindow():
            self.setGeometry(parent.rect())
            self.raise_()

    def _place(self) -> None:
        if self._sheet is None:
            return
        room = self.room()
        width = min(room.width(), self.look.px(self._wanted[0]))
        height = min(room.height(), self.look.px(self._wanted[1]))
        left, top = (room.width() - width) // 2, (room.height() - height) // 2
        self.fit(width)
        self._sheet.setGeometry(QRect(left, top, width, height))


def neighbour(widget: QWidget, following: bool) -> QWidget:
    """Return the widget before or after this one in the order of Tab, which may pass it by."""
    found = widget.nextInFocusChain() if following else widget.previousInFocusChain()
    return found or widget


def takes_tab(widget: QWidget) -> bool:
    """Return whether Tab may stop here."""
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
    return takes and widget.isEnabled() and widget.isVisible()
