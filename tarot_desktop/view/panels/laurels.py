"""The winner's moment: a portrait under a crown, before rays that open once and stay."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QEasingCurve, QPointF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Looked, device_ratio

_PORTRAIT, _CROWN, _SIDE = 76, 30, 148
_RAYS = 24
_OPENING_MS = 1100


class Laurels(Looked, QWidget):
    """One winner; `open` lets the rays grow, or shows them at once."""

    def __init__(self, deck: Deck, code: str) -> None:
        super().__init__()
        self._deck, self._code = deck, code
        self._part = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._grow)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def open(self, pace: float) -> None:
        """Let the rays open at this factor of their time; 0 shows them at once."""
        self._animation.stop()
        if pace:
            self._animation.setDuration(round(_OPENING_MS * pace))
            self._animation.start()
        else:
            self._grow(1.0)

    def sizeHint(self) -> QSize:
        """Return the room for portrait, crown and rays."""
        side = self.look.px(_SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw rays, portrait and crown."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        self._draw_rays(painter, middle)
        ratio, side = device_ratio(self), self.look.px(_PORTRAIT)
        portrait = self._deck.portrait(self._code, side, ratio)
        painter.drawPixmap(middle - QPointF(round(side / 2), round(side / 2)), portrait)
        crown = self.look.px(_CROWN)
        rise = side / 2 + crown * (0.35 + 0.35 * self._part)
        icon = self._deck.icon("crown", crown, ratio, self.look.colour("gold2"))
        painter.setOpacity(self._part)
        painter.drawPixmap(middle - QPointF(round(crown / 2), round(rise)), icon)

    def _draw_rays(self, painter: QPainter, middle: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        whole = self.width() / 2 - 2
        least = self.look.px(_PORTRAIT) / 2
        for number in range(_RAYS):
            far = whole if number % 2 == 0 else 0.84 * whole
            reach = least + (far - least) * self._part
            colour = self.look.colour("gold" if number % 2 == 0 else "gold3")
            painter.setBrush(colour)
            turn, half = 2 * pi * number / _RAYS, pi / _RAYS * 0.62
            inner = [middle + _arm(turn + side * half, least * 0.98) for side in (-1, 1)]
            painter.drawPolygon(QPolygonF([inner[0], middle + _arm(turn, reach), inner[1]]))

    def _grow(self, part: float) -> None:
        self._part = float(part)
        self.update()


def _arm(turn: float, length: float) -> QPointF:
    return QPointF(sin(turn) * length, -cos(turn) * length)
