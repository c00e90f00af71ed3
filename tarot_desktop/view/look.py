"""Colours and scale handed down to every widget, and the strokes that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tarot_desktop.view.theme import BODY, DAY, Colours, font

_ROUND = 0.5523
"""How far a control point lies along a corner for a quarter of a circle."""
_LEAST_PIXELS = 8
"""No type is smaller."""

Weight = QFont.Weight


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """Colours, and the factor on every length and every letter."""

    colours: Colours = DAY
    ui: float = 1.0

    def px(self, units: float) -> int:
        """Return a length in whole pixels, at least 1."""
        return max(1, round(units * self.ui))

    def font(self, size: int = BODY, weight: Weight = Weight.Normal) -> QFont:
        """Return the type of one of the five sizes."""
        return font(size, self.ui, weight)

    def colour(self, role: str) -> QColor:
        """Return the colour of a role of the theme."""
        return QColor(getattr(self.colours, role))


class Looked:
    """A widget that can be told its look at any time; mixed in before the Qt class."""

    look = Look()

    def set_look(self, colours: Colours, ui: float) -> None:
        """Use these colours and this scale here and in every widget inside."""
        look = Look(colours=colours, ui=ui)
        children = cast("QWidget", self).findChildren(QWidget)
        widgets: list[Looked] = [child for child in children if isinstance(child, Looked)]
        widgets.append(self)
        for widget in widgets:
            widget.look = look
        for widget in widgets:
            widget.relook()

    def relook(self) -> None:
        """Take over `look` where a repaint alone would not."""
        widget = cast("QWidget", self)
        widget.updateGeometry()
        widget.update()


class Label(Looked, QLabel):
    """A text of the theme: one of the five sizes, a weight and a colour role.

    `<b>` marks what stands out: it is set heavier, in `strong`.
    """

    def __init__(
        self,
        text: str = "",
        *,
        size: int = BODY,
        weight: Weight = Weight.Normal,
        role: str = "ink",
        strong: str | None = None,
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__()
        self._size, self._weight = size, weight
        self._role, self._strong = role, strong
        self._marked = ""
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setWordWrap(wrap)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.say(text)
        self.relook()

    def say(self, marked: str) -> None:
        """Show a text, `<b>` and `</b>` included; any other sign is taken as it is."""
        self._marked = marked
        self.setAccessibleName(plain(marked))
        self._write()

    def set_role(self, role: str) -> None:
        """Use another colour role."""
        self._role = role
        self.relook()

    def relook(self) -> None:
        """Take over type and colours."""
        self.setFont(self.look.font(self._size, self._weight))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self.look.colour(self._role))
        self.setPalette(palette)
        self._write()

    def _write(self) -> None:
        if "<b>" not in self._marked:
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setText(self._marked)
            return
        colour = self.look.colour(self._strong or self._role).name()
        opening = f'<span style="font-weight:600;color:{colour}">'
        text = self._marked.replace("&", "&amp;").replace("<b>", "\0").replace("</b>", "\1")
        text = text.replace("<", "&lt;").replace("\0", opening).replace("\1", "</span>")
        # Without pre-wrap, Qt makes breaking spaces of the narrow no-break ones.
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(f'<span style="white-space:pre-wrap">{text}</span>')


def plain(marked: str) -> str:
    """Return a marked text without its marks."""
    return marked.replace("<b>", "").replace("</b>", "")


def mix(one: QColor, other: QColor, part: float) -> QColor:
    """Return `one` with `part` (0 to 1) of `other` in it."""

    def part_of(a: int, b: int) -> int:
        return round(a + (b - a) * part)

    return QColor(
        part_of(one.red(), other.red()),
        part_of(one.green(), other.green()),
        part_of(one.blue(), other.blue()),
    )


def rounded_polygon(corners: Sequence[tuple[float, float, float]]) -> QPainterPath:
    """Return a closed outline through `corners`: x, y and the radius there."""
    path = QPainterPath()
    for place, (x, y, radius) in enumerate(corners):
        here = QPointF(x, y)
        before = _towards(here, corners[place - 1], radius)
        after = _towards(here, corners[(place + 1) % len(corners)], radius)
        if path.isEmpty() and place == 0:
            path.moveTo(before)
        else:
            path.lineTo(before)
        path.cubicTo(before + (here - before) * _ROUND, after + (here - after) * _ROUND, after)
    path.closeSubpath()
    return path


def _towards(here: QPointF, corner: tuple[float, float, float], distance: float) -> QPointF:
    way = QPointF(corner[0], corner[1]) - here
    length = max(1e-6, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    step = distance / length
    return QPointF(here.x() + way.x() * step, here.y() + way.y() * step)


def draw_text(
    painter: QPainter, box: QRectF, text: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> None:
    """Write one line set on the middle of its capitals; `&` underlines the letter after it."""
    shown, place = without_mnemonic(text)
    metrics = QFontMetricsF(painter.font())
    width = metrics.horizontalAdvance(shown)
    slack = box.width() - width
    x = box.left() + {
        Qt.AlignmentFlag.AlignRight: slack,
        Qt.AlignmentFlag.AlignHCenter: slack / 2,
    }.get(align, 0.0)
    y = box.center().y() + metrics.capHeight() / 2
    painter.drawText(QPointF(round(x), round(y)), shown)
    if place is None:
        return
    left = round(x + metrics.horizontalAdvance(shown[:place]))
    right = round(x + metrics.horizontalAdvance(shown[: place + 1]))
    line = QPen(painter.pen())
    line.setWidthF(max(1.0, metrics.capHeight() / 8))
    painter.save()
    painter.setPen(line)
    under = round(y + metrics.capHeight() * 0.32)
    painter.drawLine(QPointF(left + 0.5, under), QPointF(right - 0.5, under))
    painter.restore()


def without_mnemonic(text: str) -> tuple[str, int | None]:
    """Return a text without its `&`, and the place of the letter it marks, or None."""
    place = text.find("&")
    return (text, None) if place < 0 else (text[:place] + text[place + 1 :], place)


def narrowed(font: QFont, text: str, width: float) -> QFont:
    """Return `font`, as much smaller as `text` needs to be no wider than `width`."""
    wide = text_width(text, font)
    if wide <= width:
        return font
    made = QFont(font)
    made.setPixelSize(max(_LEAST_PIXELS, int(font.pixelSize() * width / wide)))
    return made


def text_width(text: str, made: QFont) -> float:
    """Return how wide a line is in this type, in logical pixels."""
    return QFontMetricsF(made).horizontalAdvance(without_mnemonic(text)[0])


def device_ratio(widget: QWidget) -> float:
    """Return the device pixels of a logical one where `widget` is."""
    return float(widget.devicePixelRatioF())
