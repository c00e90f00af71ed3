"""Buttons, chips and rows of choices, drawn by us in the theme's colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.last_input import used_keys, used_mouse
from tarot_desktop.view.look import (
    Look,
    Looked,
    Weight,
    device_ratio,
    draw_text,
    mix,
    text_width,
)
from tarot_desktop.view.theme import BODY, CONTRAST, SMALL

RING = 4
"""Room around a button for its focus ring, in units."""

ROW, SLIM_ROW = 46, 26
"""Heights of a row of choices where there is room, and where there is little, in units."""

Align = Qt.AlignmentFlag


class ButtonKind(Enum):
    """What a button stands on and how much it asks for."""

    FELT = auto()
    PAPER = auto()
    PRIMARY = auto()
    TAB = auto()
    """On the strip: no frame until it is checked."""
    LINK = auto()
    """On paper: a line of text underlined in gold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Paint:
    """Colours of a button in one state; None draws nothing."""

    fill: QColor | None
    frame: QColor | None
    ink: QColor


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class Pressable(Looked, QPushButton):
    """A button that Enter presses too; it leaves the arrow keys to its panel."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter, pass the arrows on."""
        used_keys(self)
        if event.key() in _ENTER:
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press as any button does."""
        used_mouse(self)
        super().mousePressEvent(event)


class PaperButton(Pressable):
    """A button whose focus ring lies inside its own rectangle."""

    def __init__(self, text: str = "", kind: ButtonKind = ButtonKind.PAPER, hint: str = "") -> None:
        super().__init__(text)
        self._kind = kind
        self._hint = hint
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_hint(self, hint: str) -> None:
        """Show the name of a key in a small chip; empty for none."""
        self._hint = hint
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for text, chip, frame and focus ring."""
        slim = self._kind in (ButtonKind.TAB, ButtonKind.LINK)
        width = self._content_width() + 2 * self.look.px(10 if slim else 14)
        ring = 2 * self.look.px(RING)
        return QSize(int(width + 0.999) + ring, self.look.px(28 if slim else 40) + ring)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a button is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw frame, text, chip and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = framed(self.rect(), self.look)
        paint = self._paint()
        draw_frame(painter, box, self.look, paint.fill, paint.frame)
        self._draw_content(painter, box, paint.ink)
        if self.hasFocus():
            on_felt = self._kind in (ButtonKind.FELT, ButtonKind.TAB)
            draw_ring(painter, self.rect(), self.look, "cream" if on_felt else "ink")

    def _text_font(self) -> QFont:
        strong = self._kind is ButtonKind.PRIMARY or self.isChecked()
        return self.look.font(BODY, Weight.DemiBold if strong else Weight.Medium)

    def _hint_width(self) -> float:
        if not self._hint:
            return 0.0
        text = text_width(self._hint, self.look.font(SMALL, Weight.Medium))
        return max(text + self.look.px(10), float(self.look.px(18)))

    def _content_width(self) -> float:
        gap = self.look.px(9) if self._hint else 0
        return text_width(self.text(), self._text_font()) + gap + self._hint_width()

    def _paint(self) -> _Paint:
        colour = self.look.colour
        if self._kind is ButtonKind.TAB:
            return self._tab_paint()
        if self._kind is ButtonKind.LINK:
            return _Paint(fill=None, frame=None, ink=colour("ink" if self.isEnabled() else "soft"))
        if self._kind is ButtonKind.FELT:
            ink = colour("cream" if self.isEnabled() else "dim")
            return _Paint(fill=self._shade("deep", "rim"), frame=colour("rim"), ink=ink)
        if not self.isEnabled():
            contrast = self.look.colours == CONTRAST
            fill = mix(colour("inset"), colour("edge"), 0.1 if contrast else 0.8)
            return _Paint(fill=fill, frame=colour("edge"), ink=colour("soft"))
        if self._kind is ButtonKind.PRIMARY:
            fill = self._shade("gold", "gold2")
            return _Paint(fill=fill, frame=fill, ink=colour("on_gold"))
        return _Paint(fill=self._shade("field", "edge"), frame=colour("rule"), ink=colour("ink"))

    def _tab_paint(self) -> _Paint:
        colour = self.look.colour
        if self.isChecked():
            return _Paint(fill=colour("gold"), frame=None, ink=colour("on_gold"))
        lit = self.underMouse() and self.isEnabled()
        return _Paint(fill=colour("line") if lit else None, frame=None, ink=colour("cream"))

    def _shade(self, rest: str, pressed: str) -> QColor:
        part = 0.6 if self.isDown() else 0.25 if self.underMouse() and self.isEnabled() else 0.0
        return mix(self.look.colour(rest), self.look.colour(pressed), part)

    def _draw_content(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        painter.setFont(self._text_font())
        painter.setPen(ink)
        left = box.center().x() - self._content_width() / 2
        text = text_width(self.text(), self._text_font())
        line = QRectF(left, box.top(), text, box.height())
        draw_text(painter, line, self.text())
        if self._kind is ButtonKind.LINK:
            painter.setPen(QPen(self.look.colour("gold"), self.look.px(2)))
            under = line.center().y() + self.look.px(11)
            painter.drawLine(QPointF(line.left(), under), QPointF(line.right(), under))
        if self._hint:
            high = self.look.px(18)
            top = box.center().y() - high / 2
            where = QRectF(left + text + self.look.px(9), top, self._hint_width(), high)
            self._draw_hint(painter, where, ink)

    def _draw_hint(self, painter: QPainter, where: QRectF, ink: QColor) -> None:
        edge = QColor(ink)
        edge.setAlpha(150)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(where, self.look.px(4), self.look.px(4))
        painter.setFont(self.look.font(SMALL, Weight.Medium))
        painter.setPen(ink)
        draw_text(painter, where, self._hint, Align.AlignHCenter)


class ChipKind(Enum):
    """What a chip says about its word."""

    OUTLINE = auto()
    DIFFERS = auto()
    """On paper, a gold frame and a lozenge: not as the federation plays it."""
    DIFFERS_ON_FELT = auto()


class Chip(Looked, QWidget):
    """A word in a small frame."""

    def __init__(self, deck: Deck, text: str = "", kind: ChipKind = ChipKind.OUTLINE) -> None:
        super().__init__()
        self._deck = deck
        self._text = text
        self._kind = kind
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.say(text)

    def say(self, text: str) -> None:
        """Show another word."""
        self._text = text
        self.setAccessibleName(text)
        self.relook()

    def text(self) -> str:
        """Return the word shown."""
        return self._text

    def sizeHint(self) -> QSize:
        """Return the room for the word and its frame."""
        width = text_width(self._text, self._font()) + self._mark() + 2 * self.look.px(7)
        return QSize(int(width + 1), self.look.px(21))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a chip is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the frame, the lozenge if there is one, and the word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.look.colour
        frame, ink = {
            ChipKind.OUTLINE: (colour("rule"), colour("ink")),
            ChipKind.DIFFERS: (colour("gold"), colour("ink")),
            ChipKind.DIFFERS_ON_FELT: (colour("gold"), colour("cream")),
        }[self._kind]
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        draw_frame(painter, box, self.look, None, frame, radius=5)
        if self._mark():
            side = self.look.px(13)
            lozenge = self._deck.icon("lozenge", side, device_ratio(self))
            painter.drawPixmap(self.look.px(5), (self.height() - side) // 2, lozenge)
        painter.setFont(self._font())
        painter.setPen(ink)
        left = self.look.px(7) + self._mark()
        draw_text(painter, QRectF(left, 0, self.width() - left, self.height()), self._text)

    def _mark(self) -> int:
        marked = self._kind in (ChipKind.DIFFERS, ChipKind.DIFFERS_ON_FELT)
        return self.look.px(13) if marked else 0

    def _font(self) -> QFont:
        return self.look.font(SMALL, Weight.DemiBold)


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


def framed(rect: QRect, look: Look) -> QRectF:
    """Return what is left of a widget's rectangle inside the room for the focus ring."""
    ring = look.px(RING) - 0.5
    return QRectF(rect).adjusted(ring, ring, -ring, -ring)


def draw_frame(
    painter: QPainter,
    box: QRectF,
    look: Look,
    fill: QColor | None,
    frame: QColor | None,
    radius: float = 8,
    line: float = 1.25,
) -> None:
    """Draw a rounded rectangle; None leaves out its inside or its line."""
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(frame, line) if frame is not None else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(box, look.px(radius), look.px(radius))


def draw_ring(painter: QPainter, rect: QRect, look: Look, role: str) -> None:
    """Draw the focus ring along a widget's rectangle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.colour(role), 2))
    radius = look.px(8 + RING) - 1
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius)
