"""Controls of paper: a list of choices, a switch, a search field, the head of a group."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QWidget,
)

from tarot_desktop.storage.declarations import Value
from tarot_desktop.view import theme
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Look, Looked, Weight, device_ratio, draw_text, mix, text_width
from tarot_desktop.view.strokes import RING, draw_frame, draw_ring, framed
from tarot_desktop.view.theme import BODY, SMALL

Fixed = QSizePolicy.Policy.Fixed
BESIDE_LABEL = 6
"""Room between a label and the focus ring of the list it names, in pixels."""
_PAD, _CHEVRON = 14, 10
_LIST = """
QComboBox {{ combobox-popup: 0; }}
QListView {{ background: {c.field}; color: {c.ink}; border: 1px solid {c.rule}; outline: 0; }}
QListView::item {{ min-height: {high}px; padding: 0 {side}px; }}
QListView::item:selected {{ background: {c.gold}; color: {c.on_gold}; }}
"""
"""The list that pops up: no style of a platform knows paper."""


class ChoiceBox(Looked, QComboBox):
    """A closed list of values; `chosen` carries the one that the person picked."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._values: tuple[Value, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(Fixed, Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setItemDelegate(QStyledItemDelegate(self))
        self.activated.connect(lambda place: self.chosen.emit(self._values[place]))
        self.relook()

    def offer(self, values: Sequence[Value], texts: Sequence[str]) -> None:
        """Offer these values under these texts; what is shown stays if it is among them."""
        shown = self.value() if self._values else None
        self.clear()
        self._values = tuple(values)
        self.addItems(list(texts))
        if shown in self._values:
            self.set_value(shown)
        self.updateGeometry()

    def value(self) -> Value:
        """Return the value shown."""
        return self._values[max(0, self.currentIndex())]

    def set_value(self, value: Value) -> None:
        """Show a value that is offered."""
        self.setCurrentIndex(self._values.index(value))

    def relook(self) -> None:
        """Take over type and colours, for the list that pops up too."""
        self.setFont(self.look.font(BODY, Weight.Medium))
        self.setPalette(theme.palette(self.look.colours))
        colours, px = self.look.colours, self.look.px
        self.setStyleSheet(_LIST.format(c=colours, high=px(30), side=px(10)))
        super().relook()

    def sizeHint(self) -> QSize:
        """Return the room for the longest text, frame and focus ring included."""
        made = self.look.font(BODY, Weight.Medium)
        texts = (self.itemText(place) for place in range(self.count()))
        widest = max((text_width(text, made) for text in texts), default=0.0)
        inside = int(widest + 1) + self.look.px(2 * _PAD + _CHEVRON + 12)
        ring = 2 * self.look.px(RING)
        return QSize(max(inside, self.look.px(110)) + ring, self.look.px(34) + ring)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a value is never cut."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page that scrolls: it must not change a setting unseen."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw frame, value, chevron and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = framed(self.rect(), self.look)
        draw_control_frame(painter, box, self, self.look)
        ink = self.look.colour("ink" if self.isEnabled() else "soft")
        painter.setFont(self.look.font(BODY, Weight.Medium))
        painter.setPen(ink)
        draw_text(painter, box.adjusted(self.look.px(_PAD), 0, 0, 0), self.currentText())
        middle = QPointF(box.right() - self.look.px(_PAD + _CHEVRON / 2), box.center().y())
        draw_chevron(painter, middle, self.look, down=True, role="ink" if self.isEnabled() else "")
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")


class Switch(Looked, QCheckBox):
    """Yes or no, with its word beside it; `chosen` carries what the person set."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._texts = {True: "", False: ""}
        self.setSizePolicy(Fixed, Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._pass_on)

    def offer(self, values: Sequence[Value], texts: Sequence[str]) -> None:
        """Call on and off by these words; `values` are True and False in the same order."""
        self._texts = {bool(value): text for value, text in zip(values, texts, strict=True)}
        self.updateGeometry()
        self.update()

    def value(self) -> Value:
        """Return whether the switch is on."""
        return self.isChecked()

    def set_value(self, value: Value) -> None:
        """Set the switch."""
        self.setChecked(bool(value))

    def hitButton(self, pos: QPoint) -> bool:
        """Return whether a click there counts: anywhere on the switch or its word."""
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        """Return the room for the longer word and the switch, focus ring included."""
        made = self.look.font(BODY, Weight.Medium)
        word = max(text_width(text, made) for text in self._texts.values())
        ring = 2 * self.look.px(RING)
        width = int(word + 1) + self.look.px(10) + self.look.px(44)
        return QSize(width + ring, self.look.px(34) + ring)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a word is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the word, the switch and the focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = framed(self.rect(), self.look)
        high, wide = self.look.px(24), self.look.px(44)
        slot = QRectF(box.right() - wide, box.center().y() - high / 2, wide, high)
        painter.setFont(self.look.font(BODY, Weight.Medium))
        painter.setPen(self.look.colour("ink" if self.isEnabled() else "soft"))
        word = self._texts[self.isChecked()]
        room = QRectF(
            box.left(), box.top(), slot.left() - box.left() - self.look.px(10), box.height()
        )
        draw_text(painter, room, word, Qt.AlignmentFlag.AlignRight)
        self._draw_slot(painter, slot)
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")

    def _pass_on(self, on: bool) -> None:
        self.chosen.emit(on)

    def _draw_slot(self, painter: QPainter, slot: QRectF) -> None:
        colour, on = self.look.colour, self.isChecked() and self.isEnabled()
        painter.setPen(QPen(colour("gold" if on else "rule"), 1.25))
        painter.setBrush(colour("gold" if on else "inset"))
        painter.drawRoundedRect(slot, slot.height() / 2, slot.height() / 2)
        side = slot.height() - self.look.px(6)
        left = (
            slot.right() - side - self.look.px(3)
            if self.isChecked()
            else slot.left() + self.look.px(3)
        )
        knob = QRectF(left, slot.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("field" if on else "rule"))
        painter.drawEllipse(knob)


class SearchField(Looked, QLineEdit):
    """A field with a magnifying glass."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, Fixed)
        self.setClearButtonEnabled(True)
        self.relook()

    def relook(self) -> None:
        """Take over type, colours and lengths."""
        self.setFont(self.look.font(BODY))
        made = theme.palette(self.look.colours)
        made.setColor(made.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(made)
        self.setTextMargins(self.look.px(RING + 36), 0, self.look.px(RING + 6), 0)
        super().relook()

    def sizeHint(self) -> QSize:
        """Return the room for the words that invite to search."""
        text = text_width(self.placeholderText(), self.look.font(BODY))
        ring = 2 * self.look.px(RING)
        return QSize(int(text) + self.look.px(96) + ring, self.look.px(34) + ring)

    def minimumSizeHint(self) -> QSize:
        """Return half of that: the text scrolls."""
        return QSize(self.sizeHint().width() // 2, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, glass and focus ring, and the text above them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = framed(self.rect(), self.look)
        draw_frame(painter, box, self.look, self.look.colour("field"), self.look.colour("rule"))
        side = self.look.px(18)
        glass = self._deck.icon("search", side, device_ratio(self), self.look.colour("soft"))
        place = QPoint(round(box.left()) + self.look.px(11), round(box.center().y() - side / 2))
        painter.drawPixmap(place, glass)
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")
        painter.end()
        super().paintEvent(event)


class PageButton(Looked, QPushButton):
    """A page in the list of pages; the open one is framed in gold."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Return the room for the name at its heaviest, frame and focus ring included."""
        text = text_width(self.text(), self.look.font(BODY, Weight.DemiBold))
        ring = 2 * self.look.px(RING)
        return QSize(int(text + 1) + self.look.px(30 + 14) + ring, self.look.px(36) + ring)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a name is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw frame, lozenge, name and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = framed(self.rect(), self.look)
        colour, open_page = self.look.colour, self.isChecked()
        if open_page:
            draw_frame(painter, box, self.look, colour("field"), colour("gold"))
            side = self.look.px(13)
            lozenge = self._deck.icon("lozenge", side, device_ratio(self))
            top = round(box.center().y() - side / 2)
            painter.drawPixmap(round(box.left()) + self.look.px(8), top, lozenge)
        elif self.underMouse():
            draw_frame(painter, box, self.look, mix(colour("inset"), colour("edge"), 0.5), None)
        weight = Weight.DemiBold if open_page else Weight.Normal
        painter.setFont(self.look.font(BODY, weight))
        painter.setPen(colour("ink"))
        draw_text(painter, box.adjusted(self.look.px(30), 0, 0, 0), self.text())
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")


class GroupHead(Looked, QPushButton):
    """The line above a group: it opens and closes the group and counts its differences."""

    def __init__(self) -> None:
        super().__init__()
        self._note = ""
        self.setCheckable(True)
        self.setChecked(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, Fixed)

    def set_note(self, note: str) -> None:
        """Show a note at the right end."""
        self._note = note
        self.setAccessibleDescription(note)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the name and the note, focus ring included."""
        name = text_width(self.text(), self.look.font(BODY, Weight.DemiBold))
        note = text_width(self._note, self.look.font(SMALL, Weight.Medium))
        ring = 2 * self.look.px(RING)
        return QSize(int(name + note) + self.look.px(60) + ring, self.look.px(32) + ring)

    def minimumSizeHint(self) -> QSize:
        """Return the same: neither name nor note is cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line, the chevron, name, note and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, colour = framed(self.rect(), self.look), self.look.colour
        painter.setPen(QPen(colour("edge"), 1.25))
        painter.drawLine(QPointF(box.left(), 0.75), QPointF(box.right(), 0.75))
        middle = QPointF(box.left() + self.look.px(7), box.center().y())
        draw_chevron(painter, middle, self.look, down=self.isChecked())
        painter.setFont(self.look.font(BODY, Weight.DemiBold))
        painter.setPen(colour("ink"))
        draw_text(painter, box.adjusted(self.look.px(24), 0, 0, 0), self.text())
        painter.setFont(self.look.font(SMALL, Weight.Medium))
        painter.setPen(colour("soft"))
        draw_text(painter, box, self._note, Qt.AlignmentFlag.AlignRight)
        if self.hasFocus():
            draw_ring(painter, self.rect(), self.look, "ink")


def draw_control_frame(painter: QPainter, box: QRectF, widget: QWidget, look: Look) -> None:
    """Draw the frame of a control, lit below the mouse, pale when it has no effect."""
    if not widget.isEnabled():
        draw_frame(painter, box, look, look.colour("inset"), look.colour("edge"))
        return
    part = 0.25 if widget.underMouse() else 0.0
    fill = mix(look.colour("field"), look.colour("edge"), part)
    draw_frame(painter, box, look, fill, look.colour("rule"))


def draw_chevron(
    painter: QPainter, middle: QPointF, look: Look, *, down: bool, role: str = "ink"
) -> None:
    """Draw a small angle that points down or to the right."""
    half, depth = look.px(_CHEVRON) / 2, look.px(_CHEVRON) / 4
    path = QPainterPath()
    if down:
        path.moveTo(middle + QPointF(-half, -depth))
        path.lineTo(middle + QPointF(0, depth))
        path.lineTo(middle + QPointF(half, -depth))
    else:
        path.moveTo(middle + QPointF(-depth, -half))
        path.lineTo(middle + QPointF(depth, 0))
        path.lineTo(middle + QPointF(-depth, half))
    pen = QPen(look.colour(role or "soft"), look.px(2))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
