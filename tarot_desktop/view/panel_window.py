"""A window that shows the table, and whatever paper lies on it.

It knows where things stand, not when: the director opens and closes panels.  An empty one is on
the screen before the rest is loaded, so what only a table needs is imported with the table; the
look of things too, because the enumerations of Qt's own namespace take a fifth as long as Qt.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from tarot_desktop.view.deck import Deck
    from tarot_desktop.view.dialogs.over_table import DialogOverTable
    from tarot_desktop.view.layout import Rect
    from tarot_desktop.view.paper import PaperPanel

_Panel = TypeVar("_Panel", bound="PaperPanel")

_ROW_OF_BOXES = 44
"""What a row of compact seat boxes takes above a panel, in units."""
_SHADOW = 10
"""Room around a panel for its shadow, in units."""
_SHEET_RIM = 4
"""Felt around a sheet and its shadow, in units: little enough that no seat box looks out.

Above, the shadow falls on the strip.
"""
_WHOLE_BOX = 230
"""What a seat box needs at each side of a sheet, in units; less would show half of it."""


class Place(Enum):
    """Where a panel stands."""

    CENTRE = auto()
    """Between the seats: they and the hand stay in sight."""
    BESIDE = auto()
    """Beside the trick, of which every card stays in sight."""
    SHEET = auto()
    """Over the whole felt."""
    SIDE = auto()
    """At the right edge, or the left one of a left-handed table, below the strip."""
    CORNER = auto()
    """Below the right end of the strip, no larger than it needs to be."""


class PanelWindow(QWidget):
    """A table, and the panels above it; its subclass sets `_colours` and `_text_scale`."""

    panel_closed = Signal(object)
    """A panel was taken away."""
    covered_changed = Signal()
    """A panel beside the trick came or went."""

    def __init__(self) -> None:
        super().__init__()
        self._panels: dict[PaperPanel, Place] = {}
        self.is_furnished = False
        """Whether there is a table yet: an empty window is on the screen much sooner."""

    def furnish(self, deck: Deck) -> None:
        """Put the table into the window."""
        from tarot_desktop.view.table_scene import TableScene
        from tarot_desktop.view.table_view import TableArea

        self.deck = deck
        self.scene = TableScene(deck, self)
        self.area = TableArea(self.scene, self)
        self._colours, self._text_scale = self.scene.look.colours, 1.0
        self.is_furnished = True

    @property
    def ui(self) -> float:
        """The factor on texts and controls in a window of this size."""
        from tarot_desktop.view.layout import scales

        return scales(self.width(), self.height(), self._text_scale)[1]

    def dress(self, widget: QWidget) -> None:
        """Give a widget the look of the window."""
        from tarot_desktop.view.look import Looked

        assert isinstance(widget, Looked)
        widget.set_look(self._colours, self.ui)

    def keep(self, panel: _Panel) -> _Panel:
        """Own a panel until the window's end; `open_panel()` shows it."""
        panel.setParent(self)
        panel.hide()
        return panel

    def open_panel(self, panel: PaperPanel, place: Place) -> None:
        """Show a panel and give it the focus; the table's own go below what the person opened."""
        above = {} if panel.closable else self._opened_by_person()
        below = {
            one: where
            for one, where in self._panels.items()
            if one not in above and one is not panel
        }
        self._panels = {**below, panel: place, **above}
        panel.setParent(self)
        self._put(panel, place)
        if place is Place.BESIDE:
            self.covered_changed.emit()
        if not self.restack() and not above:
            panel.take_focus()

    def close_panel(self, panel: PaperPanel) -> None:
        """Take a panel away; the focus goes back to the hand."""
        if panel not in self._panels:
            return
        had_focus = panel.isAncestorOf(self.focusWidget() or self)
        beside = self._panels.pop(panel) is Place.BESIDE
        panel.hide()
        if beside:
            self.scene.set_covered(None)
            self.covered_changed.emit()
        self.restack()
        if had_focus:
            self.focus_default()
        self.panel_closed.emit(panel)

    def is_open(self, panel: PaperPanel) -> bool:
        """Return whether a panel is shown."""
        return panel in self._panels

    @property
    def is_covered(self) -> bool:
        """Whether a panel lies over the whole felt."""
        return Place.SHEET in self._panels.values()

    @property
    def person_reads(self) -> bool:
        """Whether the person looks at something they have opened over the table."""
        return bool(self._opened_by_person()) or bool(self._dialogs())

    def close_panels(self) -> None:
        """Take every panel away."""
        for panel in list(self._panels):
            self.close_panel(panel)

    def clear_felt(self) -> None:
        """Take every panel away but one that stands beside the felt."""
        for panel in list(self._panels):
            if not self.is_docked(panel):
                self.close_panel(panel)

    def is_docked(self, panel: PaperPanel) -> bool:
        """Return whether a panel stands beside the felt and covers nothing."""
        docked = self._docked()
        return docked is not None and self._panels.get(panel) is docked

    def refit(self, panel: PaperPanel) -> None:
        """Give an open panel the size that it wants now."""
        if panel in self._panels:
            self._put(panel, self._panels[panel])

    def focus_default(self) -> None:
        """Give the focus to the panel on top, else to the hand; a docked panel waits for F6."""
        if self._dialogs():
            return
        over = [panel for panel, place in self._panels.items() if place is not self._docked()]
        if over:
            over[-1].take_focus()
        else:
            self.area.access.focus_hand()

    def restack(self) -> bool:
        """Put panels and dialogs above everything else; return whether there is a dialog.

        Only the sheet on top is shown: none looks out from below another one.
        """
        sheets = [panel for panel, place in self._panels.items() if place is Place.SHEET]
        for panel in self._panels:
            panel.raise_()
            panel.setVisible(panel not in sheets[:-1])
        dialogs = self._dialogs()
        for dialog in dialogs:
            dialog.raise_()
        return bool(dialogs)

    def panels(self) -> list[PaperPanel]:
        """Return the open panels, the one on top last."""
        return list(self._panels)

    def outside_panels(self, room: QRect) -> QRect:
        """Return the larger part of a row that no panel beside the trick covers."""
        for panel, place in self._panels.items():
            over = panel.geometry()
            if place is Place.BESIDE and over.intersects(room):
                left, right = QRect(room), QRect(room)
                left.setRight(over.left() - 1)
                right.setLeft(over.right() + 1)
                room = max(left, right, key=QRect.width)
        return room

    def arrange_panels(self) -> None:
        """Put every open panel where it belongs, at the present look."""
        for panel, place in self._panels.items():
            self._put(panel, place)
        self.restack()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's name)
        """Let Tab pass over what lies hidden below a panel: nobody sees what it would press."""
        if len(self._panels) < 2:
            return super().focusNextPrevChild(next)
        from tarot_desktop.view.dialogs.over_table import TAB_REASONS, neighbour, takes_tab

        start = self.focusWidget() or self
        at = neighbour(start, next)
        while at is not start and (not takes_tab(at) or self._is_hidden(at)):
            at = neighbour(at, next)
        at.setFocus(TAB_REASONS[next])
        return at is not start

    # Inside

    def _is_hidden(self, widget: QWidget) -> bool:
        """Return whether a widget of a panel lies below a panel that was opened later."""
        panels = list(self._panels)
        place = next((n for n, panel in enumerate(panels) if panel.isAncestorOf(widget)), None)
        if place is None:
            return False
        middle = widget.mapTo(self, widget.rect().center())
        return any(panel.geometry().contains(middle) for panel in panels[place + 1 :])

    def _opened_by_person(self) -> dict[PaperPanel, Place]:
        """Return the open panels that the person can close, but for a docked one."""
        return {
            panel: place
            for panel, place in self._panels.items()
            if panel.closable and place is not self._docked()
        }

    def _docked(self) -> Place | None:
        """Return the place whose panels cover nothing."""
        return Place.SIDE if self.scene.table.side is not None else None

    def _dialogs(self) -> list[DialogOverTable]:
        from tarot_desktop.view.dialogs.over_table import DialogOverTable

        return [one for one in self.findChildren(DialogOverTable) if one.isVisible()]

    def _put(self, panel: PaperPanel, place: Place) -> None:
        room = self._room(place)
        if place is not Place.SHEET or not self._grow(panel, room.size()):
            self.dress(panel)
        size = panel.fit(room.size()).boundedTo(room.size())
        if place is Place.CENTRE and self.scene.table.compact and panel.look.ui < self.ui:
            room = self._room_for_large_text()
            self.dress(panel)
            size = panel.fit(room.size()).boundedTo(room.size())
            band = self._band_between_boxes(room)
            size, room = (size, band) if size.height() <= band.height() else (room.size(), room)
        if place is Place.SHEET:
            room = self._above_hand(room, size)
            if room.width() - size.width() < 2 * panel.look.px(_WHOLE_BOX):
                size = room.size()
            elif self._halves_a_box(_amid(room, size)):
                size.setHeight(room.height())
        if place in (Place.CENTRE, Place.SHEET):
            panel.setGeometry(_amid(room, size))
        elif place is Place.BESIDE:
            panel.setGeometry(self._beside_trick(room, size))
            edge = panel.look.px(_SHADOW)
            paper = panel.geometry().adjusted(edge, edge, -edge, -edge)
            self.scene.set_covered((paper.x(), paper.y(), paper.width(), paper.height()))
        elif place is Place.CORNER:
            panel.setGeometry(QRect(QPoint(room.right() + 1 - size.width(), room.top()), size))
        else:
            panel.setGeometry(room)

    def _grow(self, panel: PaperPanel, room: QSize) -> bool:
        """Let the type of a sheet follow the cards of a large window, if everything fits then."""
        from tarot_desktop.view.layout import scales

        k = scales(self.width(), self.height())[0] * self._text_scale
        if k <= self.ui:
            return False
        panel.set_look(self._colours, k)
        return panel.is_whole_in(room)

    def _beside_trick(self, room: QRect, size: QSize) -> QRect:
        """Return a place by the trick, or at the window's edge where it would halve a seat box."""
        top = room.center().y() - size.height() // 2
        inner = QRect(QPoint(room.left(), top), size)
        outer = QRect(QPoint(room.right() + 1 - size.width(), top), size)
        table = self.scene.table
        if table.left_handed:
            inner, outer = outer, inner
        free = not any(inner.intersects(whole(box)) for box in table.boxes)
        return inner if free else outer

    def _halves_a_box(self, panel: QRect) -> bool:
        """Return whether a panel here would cover a part of a seat box."""
        edge = self.scene.look.px(_SHADOW)
        paper = panel.adjusted(edge, edge, -edge, -edge)
        boxes = [whole(box) for box in self.scene.table.boxes]
        return any(paper.intersects(box) and not paper.contains(box) for box in boxes)

    def _above_hand(self, room: QRect, size: QSize) -> QRect:
        """Return the part of a room that leaves the hand in sight, if it holds this much."""
        above = QRect(room)
        above.setBottom(round(self.scene.table.action.bottom) + self.scene.look.px(_SHADOW))
        return above if size.height() <= above.height() else room

    def _room_for_large_text(self) -> QRect:
        """Return the felt above the action row, seats and all: better that than small type."""
        table = self.scene.table
        rim = self.scene.look.px(_SHEET_RIM)
        above = whole(table.felt).adjusted(rim, -rim, -rim, 0)
        above.setBottom(round(table.action.y) - rim)
        return above

    def _band_between_boxes(self, room: QRect) -> QRect:
        """Return the highest part of a room, as wide as it, that no seat box reaches into."""
        boxes = [whole(box) for box in self.scene.table.boxes]
        tops = [room.top(), *(box.bottom() + 1 for box in boxes)]
        bands = [QRect(room) for _ in tops]
        for band, top in zip(bands, tops, strict=True):
            below = [box.top() - 1 for box in boxes if box.bottom() >= top]
            band.setTop(top)
            band.setBottom(min([room.bottom(), *below]))
        return max(bands, key=QRect.height)

    def _room(self, place: Place) -> QRect:
        table = self.scene.table
        edge = self.scene.look.px(10)
        rim = self.scene.look.px(_SHEET_RIM)
        if place is Place.CENTRE:
            return whole(table.centre).adjusted(-edge, -edge, edge, edge)
        if place is Place.BESIDE:
            row = self.scene.look.px(_ROW_OF_BOXES) - edge
            return whole(table.beside_trick).adjusted(0, row, 0, 0)
        if place is Place.SHEET:
            return whole(table.felt).adjusted(rim, -rim, -rim, -rim)
        below = QRect(
            0, round(table.strip.bottom), self.width(), self.height() - round(table.strip.bottom)
        )
        if place is Place.SIDE and table.side is not None:
            return whole(table.side)
        if place is Place.SIDE and table.left_handed:
            below.setRight(self.scene.look.px(340))
        elif place is Place.SIDE:
            below.setLeft(below.right() - self.scene.look.px(340))
        return below


def _amid(room: QRect, size: QSize) -> QRect:
    """Return a rectangle of this size in the middle of a room."""
    left = room.center().x() - size.width() // 2
    top = room.center().y() - size.height() // 2
    return QRect(QPoint(left, top), size)


def whole(rect: Rect) -> QRect:
    """Return a rectangle of the layout in whole pixels."""
    return QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
