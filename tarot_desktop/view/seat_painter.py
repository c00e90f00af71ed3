"""Seat boxes and the fans of backs behind them, painted into pixmaps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from tarot_desktop.game.observation import Role
from tarot_desktop.rules.cards import Card
from tarot_desktop.view.card_pictures import blank, lozenge
from tarot_desktop.view.card_svg import index_text, theme_colours
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Look, Weight, draw_text, narrowed, text_width
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.places import Rect
from tarot_desktop.view.spots import BACK, SeatLook
from tarot_desktop.view.table_words import chip, tricks, your_turn
from tarot_desktop.view.theme import BODY, SMALL

MARGIN = 28
"""Room around a box for its frame, its medals and the called card, in units."""
_FAN_CARD = 36
"""Width of a back in a fan, in units."""
_FAN_ANGLE = 9.0
"""Degrees that the outermost backs lean."""
_CALLED_WIDTH, _CALLED_HEIGHT, _HOOK = 20, 34, 7
"""Size of a called card that hangs on a box, and how much of it lies on the box, in units."""
_TUCKED = 60
"""Right end of a called card that keeps clear of trick and pile, from the box's left, in units."""
_PORTRAIT = 46

_RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter

_BRIGHT = 0.6
"""From this lightness on, a usual frame is told from gold by its thickness alone."""


class SeatPainter:
    """Paints the boxes of one look for one screen."""

    def __init__(self, deck: Deck, look: Look, dpr: float) -> None:
        self._deck, self._look, self._dpr = deck, look, dpr
        self._names: tuple[str, ...] = ()

    def set_names(self, names: Sequence[str]) -> None:
        """Set all names in one size, the one that fits the longest of these."""
        self._names = tuple(names)

    def margin(self) -> int:
        """Return how far a picture reaches outside its box, in logical pixels."""
        return self._look.px(MARGIN)

    def box(
        self,
        seat: SeatLook,
        person: PersonCard,
        size: Rect,
        *,
        compact: bool,
        below: bool = False,
        tucked: bool = False,
    ) -> QPixmap:
        """Return the picture of a box `size` large, with its margin around.

        A called card hangs `below` it where there is no room above, `tucked` in towards its left
        end where a card of the trick lies below the right one.
        """
        margin = self.margin()
        made = blank(size.w + 2 * margin, size.h + 2 * margin, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(margin, margin)
        frame = QRectF(0, 0, size.w, size.h)
        self._draw_frame(painter, frame, turn=seat.turn)
        if compact:
            self._draw_line(painter, frame, seat, person)
        else:
            self._draw_portrait(painter, frame, seat, person)
            self._draw_texts(painter, frame, seat, person)
        self._draw_medals(painter, frame, seat, below=below, tucked=tucked)
        painter.end()
        return made

    def hung(self, box: Rect) -> Rect:
        """Return where a called card hangs below a box with nothing else on its edge."""
        px = self._look.px
        wide, high = px(_CALLED_WIDTH), px(_CALLED_HEIGHT)
        return Rect(box.right - px(6) - wide, box.bottom - px(_HOOK), wide, high)

    def fan(self, backs: int, size: Rect) -> QPixmap:
        """Return `backs` backs in a fan, seen down to the box's upper edge."""
        px, margin = self._look.px, self.margin()
        made = blank(size.w + 2 * margin, size.h + 2 * margin, self._dpr)
        if not backs or not size.h:
            return made
        wide = px(_FAN_CARD)
        step = min(px(12), (size.w - wide - px(8)) / max(1, backs - 1))
        back = self._deck.picture(BACK, wide, self._dpr)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        left = margin + (size.w - step * (backs - 1)) / 2
        out = back.width() / back.devicePixelRatio() / 2
        for number in range(backs):
            lean = 0.0 if backs == 1 else 2 * number / (backs - 1) - 1
            painter.save()
            top = margin + px(4) + px(4) * lean * lean
            painter.translate(left + number * step, top + wide * 0.9)
            painter.rotate(_FAN_ANGLE * lean * min(1.0, backs / 10))
            painter.drawPixmap(QPointF(-out, -wide * 0.9 - out + wide / 2), back)
            painter.restore()
        painter.end()
        return made

    def _draw_frame(self, painter: QPainter, frame: QRectF, *, turn: bool) -> None:
        usual = self._look.colour("line")
        line = (4.0 if usual.lightnessF() > _BRIGHT else 2.0) if turn else 1.25
        painter.setPen(QPen(self._look.colour("gold") if turn else usual, line))
        painter.setBrush(self._look.colour("deep"))
        inset = line / 2
        radius = self._look.px(8)
        painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _draw_medals(
        self, painter: QPainter, frame: QRectF, seat: SeatLook, *, below: bool, tucked: bool
    ) -> None:
        """Tell on the upper edge that trumps were shown, or a slam announced."""
        px = self._look.px
        size, right = px(22), frame.right() - px(6)
        for name, shown in (("crown", seat.slam), ("lozenge", seat.announced)):
            if shown:
                at = QPointF(round(right - size), round(-size / 2))
                painter.drawPixmap(at, self._deck.icon(f"medallion-{name}", size, self._dpr))
                right -= size + px(4)
        if seat.called is not None:
            top = frame.height() - px(_HOOK) if below else 1.0 - px(MARGIN)
            self._draw_called(painter, px(_TUCKED) if tucked else right, top, seat.called)

    def _draw_called(self, painter: QPainter, right: float, top: float, card: Card) -> None:
        """Hang the index of the called card on an edge, its upper right corner at these."""
        px = self._look.px
        wide, high = px(_CALLED_WIDTH), px(_CALLED_HEIGHT)
        paper = QRectF(round(right - wide), top, wide, high)
        painter.setPen(QPen(self._look.colour("gold"), 1.5))
        theme = theme_colours(self._deck.theme)
        painter.setBrush(QColor(theme["card"]))
        painter.drawRoundedRect(paper, px(4), px(4))
        text = index_text(card.code, self._deck.letters)
        letter = self._deck.figure(text, px(12), self._dpr, QColor(theme[card.suit.value]))
        across = letter.width() / letter.devicePixelRatio()
        painter.drawPixmap(QPointF(paper.center().x() - across / 2, paper.top() + px(4)), letter)
        icon = self._deck.icon(card.suit.value, px(13), self._dpr)
        painter.drawPixmap(QPointF(paper.center().x() - px(13) / 2, paper.top() + px(18)), icon)

    def _draw_portrait(
        self, painter: QPainter, frame: QRectF, seat: SeatLook, person: PersonCard
    ) -> None:
        px = self._look.px
        side, left = px(_PORTRAIT), px(7)
        top = (frame.height() - side) / 2
        portrait = self._deck.portrait(person.portrait_code, side, self._dpr)
        painter.drawPixmap(QPointF(left, round(top)), portrait)
        if seat.dealer:
            size = px(20)
            at = QPointF(left + side - size * 0.6, round(top) + side - size * 0.85)
            painter.drawPixmap(at, self._lozenge(size))

    def _lozenge(self, size: int) -> QPixmap:
        return lozenge(self._deck, size, self._dpr, self._look.colour("medallion"))

    def _draw_texts(
        self, painter: QPainter, frame: QRectF, seat: SeatLook, person: PersonCard
    ) -> None:
        px = self._look.px
        left, right = px(61), frame.width() - px(9)
        upper = QRectF(left, px(8), right - left, px(20))
        lower = QRectF(left, px(29), right - left, px(20))
        count = "" if seat.tricks is None else tricks(seat.tricks)
        self._draw_name(painter, upper, person.name, count)
        chip_w = self._draw_chip(painter, lower, seat)
        room = lower.adjusted(0, 0, -chip_w - px(4), 0)
        if self._own_turn(seat):
            self._write_own_turn(painter, room)
        elif text_width(person.level, self._look.font(SMALL)) <= room.width():
            self._write(painter, room, person.level, SMALL, Weight.Normal, "dim")

    def _write_own_turn(self, painter: QPainter, room: QRectF) -> None:
        """Say whose turn it is, beside the widest chip too: in smaller type where it must be."""
        made = self._look.font(SMALL, Weight.DemiBold)
        painter.setFont(narrowed(made, your_turn(), room.width()))
        painter.setPen(self._look.colour("gold3"))
        draw_text(painter, room, your_turn())

    def _own_turn(self, seat: SeatLook) -> bool:
        return seat.turn and seat.seat == 0

    def _draw_name(self, painter: QPainter, line: QRectF, name: str, count: str) -> None:
        """Draw the name, and the tricks at the right; a long name is set smaller first."""
        small, big = self._look.font(SMALL), self._look.font(BODY, Weight.DemiBold)
        room = line.adjusted(0, 0, -text_width(count, small) - self._look.px(6), 0)
        counts = text_width(tricks(10), small) + self._look.px(6)
        longest = max((text_width(each, big) for each in (name, *self._names)), default=0)
        size = BODY if longest <= line.width() - counts else SMALL
        self._write(painter, room, name, size, Weight.DemiBold, "cream")
        painter.setFont(small)
        painter.setPen(self._look.colour("cream"))
        draw_text(painter, line, count, _RIGHT)

    def _draw_chip(self, painter: QPainter, line: QRectF, seat: SeatLook) -> float:
        """Draw the chip at the right end of `line` and return its width."""
        text = chip(seat)
        if not text:
            return 0.0
        px = self._look.px
        made = self._look.font(SMALL, Weight.DemiBold)
        room = text_width(text, made) + 2 * px(7)
        box = QRectF(line.right() - room + px(2), line.top(), room, line.height())
        fill, edge, ink = self._chip_colours(seat)
        painter.setPen(QPen(edge, 1.25))
        painter.setBrush(fill)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(5), px(5))
        painter.setFont(made)
        painter.setPen(ink)
        draw_text(painter, box, text, _MIDDLE)
        return room

    def _chip_colours(self, seat: SeatLook) -> tuple[QColor, QColor, QColor]:
        colour = self._look.colour
        if seat.bid is None and seat.role is Role.TAKER:
            return colour("gold"), colour("gold"), colour("on_gold")
        if seat.bid is None and seat.role in (Role.UNKNOWN, Role.RESTING):
            return QColor(0, 0, 0, 0), colour("rim"), colour("cream")
        return colour("felt"), colour("line"), colour("cream")

    def _draw_line(
        self, painter: QPainter, frame: QRectF, seat: SeatLook, person: PersonCard
    ) -> None:
        """Name, tricks and a dot for the role, where text is large."""
        px = self._look.px
        line = frame.adjusted(px(8), 0, -px(8), 0)
        dot = px(10)
        if seat.dealer:
            at = QPointF(line.left(), line.center().y() - px(8))
            painter.drawPixmap(at, self._lozenge(px(16)))
            line.adjust(px(16), 0, 0, 0)
        if seat.role is not Role.NONE:
            fill, edge, _ = self._chip_colours(seat)
            painter.setPen(QPen(edge if fill.alpha() else self._look.colour("rim"), 1.25))
            painter.setBrush(fill)
            painter.drawEllipse(QPointF(line.left() + dot / 2, line.center().y()), dot / 2, dot / 2)
            line.adjust(dot + px(5), 0, 0, 0)
        bid = chip(seat) if seat.bid is not None else ""
        count = bid if seat.tricks is None else str(seat.tricks)
        self._draw_name(painter, line, person.name, count)

    def _write(
        self, painter: QPainter, room: QRectF, text: str, size: int, weight: Weight, role: str
    ) -> None:
        made = self._look.font(size, weight)
        painter.setFont(made)
        painter.setPen(self._look.colour(role))
        elided = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        draw_text(painter, room, elided)
