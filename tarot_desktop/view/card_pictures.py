"""The pictures that a card on the table is made of: face, veil, rings and marks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from tarot_desktop.view.deck import RATIO, Deck
from tarot_desktop.view.look import Look
from tarot_desktop.view.spots import Mark
from tarot_desktop.view.theme import NIGHT

CORNER = 0.057
"""Radius of a card's corner, in card widths."""
_VEIL_DAY, _VEIL_NIGHT = 0.46, 0.33
_ICONS = {
    Mark.LOCK: ("medallion-lock", 18, 0.2),
    Mark.STAR: ("medallion-star", 28, 0.32),
    Mark.CROWN: ("medallion-crown", 28, 0.32),
    Mark.FROM_CHIEN: ("lozenge", 20, 0.24),
}
"""Icon of each mark, its size in units, and the most it may have of the card's width."""


_RIM = 0.74
"""The gold of a lozenge within its ink rim."""


def lozenge(deck: Deck, size: float, dpr: float, rim: QColor) -> QPixmap:
    """Return the faceted gold lozenge with an ink rim, `size` logical pixels high."""
    made = blank(0.74 * size, size, dpr)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for part, colour in ((1.0, rim), (_RIM, None)):
        icon = deck.icon("lozenge", size, dpr, colour)
        wide, high = 0.74 * size * part, size * part
        box = QRectF(0.37 * size - wide / 2, (size - high) / 2, wide, high)
        painter.drawPixmap(box, icon, QRectF(icon.rect()))
    painter.end()
    return made


def blank(width: float, height: float, dpr: float) -> QPixmap:
    """Return a transparent pixmap of this size in logical pixels."""
    made = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made


class CardPictures:
    """Pixmaps by what they show, for one look and one screen."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._look = Look()
        self._dpr = 1.0
        self._rings: dict[tuple[float, str, float], QPixmap] = {}

    def set_look(self, look: Look, dpr: float) -> None:
        """Draw for this look and this screen from now on."""
        self._look, self._dpr = look, dpr
        self._rings.clear()

    @property
    def look(self) -> Look:
        """Colours and scale in use."""
        return self._look

    @property
    def dpr(self) -> float:
        """Device pixels of a logical one."""
        return self._dpr

    @property
    def left_handed(self) -> bool:
        """Whether the upper index of a card stands at its right."""
        return self._deck.look.left_handed

    def face(self, code: str, width: float, *, veiled: bool) -> QPixmap:
        """Return the card with its shadow, `width` logical pixels wide without it."""
        if not veiled:
            return self._deck.picture(code, width, self._dpr)
        night = self._look.colours == NIGHT
        strength = _VEIL_NIGHT if night else _VEIL_DAY
        return self._deck.picture(code, width, self._dpr, self._look.colour("felt"), strength)

    def mark(self, mark: Mark, width: float) -> QPixmap:
        """Return the picture of a mark on a card `width` logical pixels wide."""
        size = self.mark_size(mark, width)
        if mark is Mark.FROM_CHIEN:
            return lozenge(self._deck, size, self._dpr, self._look.colour("medallion"))
        return self._deck.icon(_ICONS[mark][0], size, self._dpr)

    def mark_size(self, mark: Mark, width: float) -> int:
        """Return the height of a mark's picture in logical pixels."""
        _, size, share = _ICONS[mark]
        return min(self._look.px(size), max(8, round(share * width)))

    def ring(self, width: float, role: str, line: float) -> QPixmap:
        """Return an outline just outside a card `width` wide; its line is `line` units thick."""
        key = (width, role, line)
        if key not in self._rings:
            self._rings[key] = self._ring(width, self._look.colour(role), self.ring_margin(line))
        return self._rings[key]

    def ring_margin(self, line: float) -> float:
        """Return how far a ring reaches outside the card, in logical pixels."""
        return float(self._look.px(line))

    def _ring(self, width: float, colour: QColor, line: float) -> QPixmap:
        height = width * RATIO
        made = blank(width + 2 * line, height + 2 * line, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, line))
        box = QRectF(line / 2, line / 2, width + line, height + line)
        radius = CORNER * width + line / 2
        painter.drawRoundedRect(box, radius, radius)
        painter.end()
        return made
