"""Buttons, drawn by us in the theme's colours."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from tarot_desktop.view.last_input import used_keys, used_mouse
from tarot_desktop.view.look import (
    Looked,
    Weight,
    draw_text,
    mix,
    text_width,
)
from tarot_desktop.view.strokes import RING, draw_frame, draw_ring, framed
from tarot_desktop.view.theme import BODY, CONTRAST, SMALL

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
