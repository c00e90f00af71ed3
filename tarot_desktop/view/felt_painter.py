"""The felt and what lies flat on it: rays, places of the trick, papers under cards, captions."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF

from tarot_desktop.view.card_pictures import CORNER, blank
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import (
    Look,
    Weight,
    draw_text,
    narrowed,
    rounded_polygon,
    text_width,
)
from tarot_desktop.view.paper import MARGIN, NOTCH, SHADOW, draw_paper
from tarot_desktop.view.places import Rect
from tarot_desktop.view.spots import SlotLook
from tarot_desktop.view.table_words import last_trick_title, your_discard, your_turn
from tarot_desktop.view.theme import BODY, SMALL, TITLE

_RAYS = 36
_MEDALLION = 30
_BEFORE_TITLE, _AFTER_TITLE, _RIGHT_OF_NOTCH = 4 + _MEDALLION + 11, 36, 16
"""Along the notch of a title and right of it, in units."""
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class FeltPainter:
    """Paints for one look and one screen."""

    def __init__(self, deck: Deck, look: Look, dpr: float) -> None:
        self._deck, self._look, self._dpr = deck, look, dpr

    def felt(self, width: float, height: float, centre: tuple[float, float]) -> QPixmap:
        """Return the whole felt with its rays."""
        made = blank(width, height, self._dpr)
        made.fill(self._look.colour("felt"))
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colour("ray"))
        middle, far = QPointF(*centre), width + height
        for number in range(0, 2 * _RAYS, 2):
            edges = [
                middle + QPointF(cos(turn), sin(turn)) * far
                for turn in (pi * number / _RAYS, pi * (number + 1) / _RAYS)
            ]
            painter.drawPolygon(QPolygonF([middle, *edges]))
        painter.end()
        return made

    def slot(self, look: SlotLook, size: Rect) -> QPixmap:
        """Return an empty place of the trick; the next one is dashed, the person's says so too."""
        made = blank(size.w, size.h, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = self._look.colour("deep")
        shade.setAlphaF(0.35)
        box = QRectF(0, 0, size.w, size.h).adjusted(1, 1, -1, -1)
        radius = CORNER * size.w
        painter.setBrush(shade)
        painter.setPen(Qt.PenStyle.NoPen)
        if look is not SlotLook.EMPTY:
            line = QPen(self._look.colour("gold3"), 2)
            line.setDashPattern([3, 2])
            painter.setPen(line)
        painter.drawRoundedRect(box, radius, radius)
        if look is SlotLook.YOURS:
            self._write_in_slot(painter, box.adjusted(6, 0, -6, 0), your_turn())
        painter.end()
        return made

    def hand_frame(self, size: Rect) -> QPixmap:
        """Return the gold frame around the hand of a person who is asked."""
        made = blank(size.w, size.h, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.colour("gold"), 2))
        radius = self._look.px(10)
        painter.drawRoundedRect(QRectF(0, 0, size.w, size.h).adjusted(1, 1, -1, -1), radius, radius)
        painter.end()
        return made

    def _write_in_slot(self, painter: QPainter, box: QRectF, text: str) -> None:
        """Write in one line, smaller if it must be, or word under word."""
        painter.setPen(self._look.colour("gold3"))
        painter.setFont(self._look.font(BODY, Weight.DemiBold))
        if text_width(text, painter.font()) > box.width():
            painter.setFont(self._look.font(SMALL, Weight.DemiBold))
        fits = text_width(text, painter.font()) <= box.width()
        lines = [text] if fits else text.split(" ")
        longest = max(lines, key=lambda line: text_width(line, painter.font()))
        painter.setFont(narrowed(painter.font(), longest, box.width()))
        step = 1.4 * painter.font().pixelSize()
        for number, line in enumerate(lines):
            down = step * (number - (len(lines) - 1) / 2)
            draw_text(painter, box.translated(0, down), line, _MIDDLE)

    def caption(self, text: str, size: Rect, *, centred: bool) -> QPixmap:
        """Return a line of text on the felt."""
        made = blank(size.w, size.h, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(narrowed(self._look.font(BODY, Weight.DemiBold), text, size.w))
        painter.setPen(self._look.colour("cream"))
        align = _MIDDLE if centred else Qt.AlignmentFlag.AlignLeft
        draw_text(painter, QRectF(0, 0, size.w, size.h), text, align)
        painter.end()
        return made

    def focus(self, size: Rect) -> QPixmap:
        """Return the ring around what has the focus, with `paper_margin` around."""
        margin = self.paper_margin()
        made = blank(size.w + 2 * margin, size.h + 2 * margin, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.colour("cream"), 2))
        grow = self._look.px(4)
        box = QRectF(margin, margin, size.w, size.h).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(box, self._look.px(10), self._look.px(10))
        painter.end()
        return made

    def paper_margin(self) -> int:
        """Return how far the shadow of a paper reaches outside it, in logical pixels."""
        return self._look.px(SHADOW)

    def tray(self, panel: Rect, slots: Sequence[Rect], foot: Rect) -> QPixmap:
        """Return the paper of the discard with its places; `foot` stays free for buttons."""
        made, painter = self._paper(panel)
        self._draw_inset(painter, panel, your_discard(), panel.bottom - foot.y)
        self._draw_title(painter, your_discard(), "medallion-lozenge", panel.w)
        for slot in slots:
            self._draw_tray_slot(painter, slot.moved(-panel.x, -panel.y))
        painter.end()
        return made

    def last_trick(self, panel: Rect, cards: Sequence[Rect], names: Sequence[str]) -> QPixmap:
        """Return the paper of the last trick with a name under each card."""
        made, painter = self._paper(panel)
        self._draw_inset(painter, panel, last_trick_title(), self._look.px(MARGIN))
        self._draw_title(painter, last_trick_title(), "medallion-star", panel.w)
        painter.setFont(self._look.font(SMALL, Weight.DemiBold))
        painter.setPen(self._look.colour("ink"))
        for card, name in zip(cards, names, strict=True):
            line = self._look.px(22)
            box = QRectF(
                card.x - panel.x - card.w / 2,
                card.bottom - panel.y + self._look.px(8),
                2 * card.w,
                line,
            )
            draw_text(painter, box, name, _MIDDLE)
        painter.end()
        return made

    def _paper(self, panel: Rect) -> tuple[QPixmap, QPainter]:
        margin = self.paper_margin()
        made = blank(panel.w + 2 * margin, panel.h + 2 * margin, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(margin, margin)
        draw_paper(painter, QRectF(0, 0, panel.w, panel.h), self._look)
        return made, painter

    def _draw_inset(self, painter: QPainter, panel: Rect, title: str, below: float) -> None:
        px = self._look.px
        outer, inner, edge = float(px(8)), float(px(14)), float(px(MARGIN))
        left, top, right, low = edge, edge, panel.w - edge, panel.h - below
        across = left + px(_BEFORE_TITLE + _AFTER_TITLE)
        across += text_width(title, self._title_font(title, panel.w))
        down = top + px(NOTCH)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colour("inset"))
        painter.drawPath(
            rounded_polygon(
                [
                    (across, top, outer),
                    (right, top, outer),
                    (right, low, outer),
                    (left, low, outer),
                    (left, down, outer),
                    (across, down, inner),
                ]
            )
        )

    def _title_font(self, title: str, wide: float) -> QFont:
        """Return the type in which the notch of a title fits on a paper this wide."""
        px, made = self._look.px, self._look.font(TITLE, Weight.Bold)
        room = wide - 2 * px(MARGIN) - px(_BEFORE_TITLE + _AFTER_TITLE) - px(_RIGHT_OF_NOTCH)
        needed = text_width(title, made)
        if needed > room:
            made.setPixelSize(max(1, int(made.pixelSize() * room / needed)))
        return made

    def _draw_title(self, painter: QPainter, title: str, icon: str, wide: float) -> None:
        px = self._look.px
        side, left, middle = px(_MEDALLION), px(MARGIN) + px(4), px(MARGIN) + px(16)
        at = QPointF(left, round(middle - side / 2))
        painter.drawPixmap(at, self._deck.icon(icon, side, self._dpr))
        painter.setFont(self._title_font(title, wide))
        painter.setPen(self._look.colour("ink"))
        room = text_width(title, painter.font()) + 2
        draw_text(painter, QRectF(left + side + px(11), middle - side / 2, room, side), title)

    def _draw_tray_slot(self, painter: QPainter, slot: Rect) -> None:
        painter.setPen(QPen(self._look.colour("edge"), 1.25))
        painter.setBrush(self._look.colour("slot"))
        radius = CORNER * slot.w
        painter.drawRoundedRect(
            QRectF(slot.x, slot.y, slot.w, slot.h).adjusted(1, 1, -1, -1), radius, radius
        )
        size = self._look.px(18)
        faint = QColor(self._look.colour("edge"))
        icon = self._deck.icon("lozenge", size, self._dpr, faint)
        painter.setOpacity(0.7)
        painter.drawPixmap(QPointF(slot.cx - size / 2, slot.cy - size / 2), icon)
        painter.setOpacity(1)
