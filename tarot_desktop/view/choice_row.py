"""Rows of choices, each as wide as its panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from tarot_desktop.view.buttons import Align, Pressable
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import (
    Weight,
    device_ratio,
    draw_text,
    mix,
    text_width,
)
from tarot_desktop.view.strokes import RING, draw_frame, draw_ring, framed
from tarot_desktop.view.theme import BODY

ROW, SLIM_ROW = 46, 26
"""Heights of a row of choices where there is room, and where there is little, in units."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One column of a row of choices."""

    text: str
    role: str = "ink"
    strong: bool = False
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight


class ChoiceRow(Pressable):
    """A choice as wide as its panel: a name, then columns, or one note in their place.

    Rows of one list share the widths of their columns: `widths()` of each, then `set_widths()`.
    """

    def __init__(self, deck: Deck, text: str = "") -> None:
        super().__init__(text)
        self._deck = deck
        self._cells: tuple[Cell, ...] = ()
        self._note = ""
        self._locked = False
        self._columns: tuple[int, ...] = ()
        self._high: float = ROW
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_height(self, units: float) -> None:
        """Make the row this high without its focus ring, in units."""
        self._high = units
        self.updateGeometry()

    def fill(self, cells: Sequence[Cell] = (), note: str = "", *, locked: bool = True) -> None:
        """Show these columns, or a note; a row that cannot be pressed has a lock if `locked`."""
        self._cells = tuple(cells)
        self._note = note
        self._locked = locked
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def widths(self) -> tuple[int, ...]:
        """Return what the name and each column need, in pixels."""
        name = text_width(self.text(), self._name_font())
        cells = (text_width(cell.text, self._cell_font(cell)) for cell in self._cells)
        return tuple(int(width + 0.999) for width in (name, *cells))

    def set_widths(self, widths: Sequence[int]) -> None:
        """Set the columns, the name first; the last one ends at the row's right side."""
        self._columns = tuple(widths)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the name and the columns or the note, frame and ring included."""
        if self._note:
            lock = self.look.px(34) if self._locked else 0
            note = text_width(self._note, self.look.font(BODY))
            inside = int(self.widths()[0] + lock + self.look.px(14) + note + 1)
        else:
            inside = sum(self._columns or self.widths())
            inside += self.look.px(14) * len(self._cells)
        return QSize(inside + 2 * self.side(), self.look.px(self._high) + 2 * self.look.px(RING))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a row is never cut."""
        return self.sizeHint()

    def ends(self) -> tuple[int, ...]:
        """Return the right ends of the columns after the name, in the row's coordinates."""
        columns = self._columns or self.widths()
        spare = self.width() - 2 * self.side() - sum(columns)
        gap = spare / max(1, len(columns) - 1)
        at, out = self.side() + columns[0], []
        for width in columns[1:]:
            at += int(gap) + width
            out.append(at)
        return tuple(out)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw frame, name, columns or note, and the focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.look.colour
        box = framed(self.rect(), self.look)
        if self.isEnabled():
            part = 0.6 if self.isDown() else 0.25 if self.underMouse() else 0.0
            draw_frame(
                painter, box, self.look, mix(colour("field"), colour("edge"), part), colour("rule")
            )
        else:
            draw_frame(
                painter, box, self.look, mix(colour("inset"), colour("edge"), 0.25), colour("edge")
            )
        painter.setFont(self._name_font())
        painter.setPen(colour("ink" if self.isEnabled() else "soft"))
        inner = box.adjusted(self.side() - box.left(), 0, box.left() - self.side(), 0)
        draw_text(painter, inner, self.text())
        if self._note:
            self._draw_note(painter, inner)
        else:
            self._draw_cells(painter, box)
        if self.isChecked():
            inside = box.adjusted(0.75, 0.75, -0.75, -0.75)
            draw_frame(painter, inside, self.look, None, colour("gold"), line=2.5)
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")

    def _draw_note(self, painter: QPainter, inner: QRectF) -> None:
        if self._locked and not self.isEnabled():
            side = self.look.px(18)
            lock = self._deck.icon("lock", side, device_ratio(self), self.look.colour("soft"))
            left = inner.left() + self.widths()[0] + self.look.px(14)
            painter.drawPixmap(round(left), round(inner.center().y() - side / 2), lock)
        painter.setFont(self.look.font(BODY))
        painter.setPen(self.look.colour("soft"))
        draw_text(painter, inner, self._note, Align.AlignRight)

    def _draw_cells(self, painter: QPainter, box: QRectF) -> None:
        columns = self._columns or self.widths()
        for cell, end, width in zip(self._cells, self.ends(), columns[1:], strict=False):
            painter.setFont(self._cell_font(cell))
            painter.setPen(self.look.colour(cell.role if self.isEnabled() else "soft"))
            draw_text(
                painter, QRectF(end - width, box.top(), width, box.height()), cell.text, cell.align
            )

    def side(self) -> int:
        """Return where the name begins, in pixels from the row's edge."""
        return self.look.px(RING) + self.look.px(17)

    def _name_font(self) -> QFont:
        return self.look.font(BODY, Weight.DemiBold)

    def _cell_font(self, cell: Cell) -> QFont:
        return self.look.font(BODY, Weight.DemiBold if cell.strong else Weight.Normal)
