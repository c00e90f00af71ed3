"""Where everything on the table goes: plain arithmetic, no Qt.

`table_layout` answers with rectangles in logical pixels, on whole device pixels.  Two scales drive
everything: `k`, how large the window is against 1366 x 768 (cards follow it), and `ui`, which text
and controls follow more slowly, so that a large window gives its room to the cards.
"""

from __future__ import annotations

from tarot_desktop.rules.tables import TABLE_SIZES
from tarot_desktop.view.places import COMPACT_BOX, RATIO, Rect, TableLayout, Tray, snap, snapped

__all__ = ["DOCK_FROM", "Rect", "TableLayout", "can_dock", "scales", "table_layout"]

COMPACT_FROM = 1.15
"""Text scale from which seat boxes lose their fan and their second line."""
_COMPACT_BELOW = (1024, 640)
"""Windows narrower or lower than this have compact seat boxes too."""
DOCK_FROM = 1280
"""Narrower windows get the side panel as an overlay."""
_ANCHORS: dict[int, tuple[tuple[float, float | None], ...]] = {
    3: ((1, 0.34), (0, 0.34)),
    4: ((1, 0.56), (0.5, None), (0, 0.56)),
    5: ((1, 0.68), (0.70, None), (0.30, None), (0, 0.68)),
    6: ((1, 0.74), (1, 0.18), (0.5, None), (0, 0.18), (0, 0.74)),
}
"""Places 1 and up: x and y as fractions of the felt; y None is the top edge."""
_SLOTS: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((0, 0.40), (1, -0.25), (-1, -0.25)),
    4: ((0, 0.5), (1, 0), (0, -0.5), (-1, 0)),
    5: ((0, 0.5), (1.5, 0.12), (0.5, -0.5), (-0.5, -0.5), (-1.5, 0.12)),
    6: ((0, 0.5), (1, 0.5), (1, -0.5), (0, -0.5), (-1, -0.5), (-1, 0.5)),
}
"""Centres of the trick slots from place 0, in slots from the middle."""
_SLOT_ROWS = {3: 1.65, 4: 2.0, 5: 2.0, 6: 2.0}
"""Slot heights that the trick takes."""


def table_layout(
    width: float,
    height: float,
    seats: int,
    *,
    chien: int = 6,
    docked: bool = False,
    left_handed: bool = False,
    text_scale: float = 1,
    dpr: float = 1,
) -> TableLayout:
    """Return every place on the table of a window this large, in logical pixels."""
    if seats not in TABLE_SIZES:
        raise ValueError(f"a table has 3 to 6 seats, not {seats}")
    window = (width, height, docked, left_handed)
    return _Builder(*window, seats, chien, text_scale, dpr).layout()


def scales(width: float, height: float, text_scale: float = 1) -> tuple[float, float]:
    """Return `k` (cards follow it) and `ui` (text and controls follow it) of a window size."""
    k = min(width / 1366, height / 768)
    ui = 1 + 0.6 * (k - 1) if k > 1 else max(0.92, k)
    return k, ui * text_scale


def can_dock(width: float, ui: float) -> bool:
    """Return whether a window this wide has room for the side panel beside the felt."""
    return width >= DOCK_FROM * max(1, ui)


class _Builder:
    """The numbers of one window, from the outside inwards."""

    def __init__(
        self,
        width: float,
        height: float,
        docked: bool,
        left_handed: bool,
        seats: int,
        chien: int,
        text_scale: float,
        dpr: float,
    ) -> None:
        self.seats, self.chien, self.dpr, self.left_handed = seats, chien, dpr, left_handed
        self.k, self.ui = scales(width, height, text_scale)
        small = width < _COMPACT_BELOW[0] or height < _COMPACT_BELOW[1]
        self.compact = small or text_scale > COMPACT_FROM
        u = self.ui
        self.gap, self.margin = 8 * u, self.snap(16 * u)
        self.strip = Rect(0, 0, width, self.snap(40 * u))
        dock = docked and can_dock(width, u)
        below = height - self.strip.bottom
        side_w = self.snap(320 * u) if dock else 0.0
        side_x, felt_x = (0.0, side_w) if left_handed else (width - side_w, 0.0)
        self.side = Rect(side_x, self.strip.bottom, side_w, below) if dock else None
        self.felt = Rect(felt_x, self.strip.bottom, width - side_w, below)
        share = 0.20 if self.compact else 0.245
        wide = self.snap(share * min(height, self.felt.w * 0.70) / RATIO)
        self.card = Rect(0, 0, wide, wide * RATIO)
        self._frame()

    def snap(self, value: float) -> float:
        return snap(value, self.dpr)

    def snapped(self, rect: Rect) -> Rect:
        return snapped(rect, self.dpr)

    def _frame(self) -> None:
        """The action row, the seats and the free felt between them."""
        u, gap, margin = self.ui, self.gap, self.margin
        left = self.felt.x + margin
        row_h = self.snap((44 if self.compact else 56) * u)
        hand_top = self.felt.bottom - margin - self.card.h
        self.action = self.snapped(
            Rect(left, hand_top - 0.10 * self.card.h - row_h, self.felt.w - 2 * margin, row_h)
        )
        sizes = (*COMPACT_BOX, 0) if self.compact else (192, 56, 36)
        self.box_w, self.box_h, self.fan_h = (self.snap(size * u) for size in sizes)
        top = self.strip.bottom + gap
        self.area = Rect(left, top, self.felt.w - 2 * margin, self.action.y - gap - top)
        own_x = self.area.right - self.box_w if self.left_handed else left
        own = Rect(own_x, self.action.cy - self.box_h / 2, self.box_w, self.box_h)
        others = [self._box(fx, fy) for fx, fy in _ANCHORS[self.seats]]
        self.boxes = tuple(self.snapped(box) for box in (own, *others))
        has_top = any(fy is None for _, fy in _ANCHORS[self.seats])
        inner_top = self.area.y + (self.fan_h + self.box_h + gap if has_top else gap)
        side = margin + self.box_w + gap
        self.centre = self.snapped(
            Rect(
                self.felt.x + side,
                inner_top,
                self.felt.w - 2 * side,
                self.action.y - gap - inner_top,
            )
        )

    def _box(self, fx: float, fy: float | None) -> Rect:
        inset = fx if fx in (0, 1) else 0.5
        x = self.area.x + fx * self.area.w - inset * self.box_w
        y = self.area.y + self.fan_h
        if fy is not None:
            y = max(y, self.area.y + fy * self.area.h - (self.box_h - self.fan_h) / 2)
        return Rect(x, y, self.box_w, self.box_h)

    def layout(self) -> TableLayout:
        beside, tray = self._discard()
        row = self._row(self.centre, self.chien, 0.80 * self.card.w, self.gap)
        pile = self._chien_pile()
        line = 24 * self.ui
        return TableLayout(
            k=self.k,
            ui=self.ui,
            dpr=self.dpr,
            compact=self.compact,
            seats=self.seats,
            strip=self.strip,
            side=self.side,
            felt=self.felt,
            action=self.action,
            centre=self.centre,
            boxes=self.boxes,
            fans=tuple(self._fan(place) for place in range(self.seats)),
            piles=tuple(self._pile(place) for place in range(self.seats)),
            slots=self._slots(),
            chien=row,
            chien_text=self.snapped(
                Rect(self.centre.x, row[0].y - line - 6 * self.ui, self.centre.w, line)
            ),
            chien_beside=beside,
            chien_beside_text=self._above(beside, line),
            chien_pile=pile,
            chien_pile_text=self.snapped(
                Rect(
                    pile[0].x, pile[0].bottom + 3 * self.ui, self._pile_text_width(pile[0].x), line
                )
            ),
            tray=tray,
            card=self.card,
            left_handed=self.left_handed,
        )

    def _fan(self, place: int) -> Rect:
        box = self.boxes[place]
        if place == 0 or not self.fan_h:
            return Rect(box.x, box.y, box.w, 0)
        return Rect(box.x, box.y - self.fan_h, box.w, self.fan_h)

    def _pile(self, place: int) -> Rect:
        """Beside the box where the felt is free: to the right, or below, or above the fan."""
        box = self.boxes[place]
        wide = self.snap(26 * self.ui)
        high = wide * RATIO
        if place == 0 or self.centre.x < box.cx < self.centre.right:
            inwards = place == 0 and self.left_handed
            left = box.x - self.gap - wide if inwards else box.right + self.gap
            return self.snapped(Rect(left, box.cy - high / 2, wide, high))
        left = box.x if box.x < self.centre.x else box.right - wide
        below = Rect(left, box.bottom + self.gap, wide, high)
        if below.bottom > self.boxes[0].y - self.gap:
            below = Rect(left, self._fan(place).y - self.gap - high, wide, high)
        return self.snapped(below)

    def _slots(self) -> tuple[Rect, ...]:
        rows = _SLOT_ROWS[self.seats]
        wide = self.snap(min(0.95 * self.card.h, (self.centre.h - self.gap) / rows) / RATIO)
        high = wide * RATIO
        return tuple(
            self.snapped(
                Rect(
                    self.centre.cx + dx * (wide + 1.5 * self.gap) - wide / 2,
                    self.centre.cy + dy * (high + self.gap) - high / 2,
                    wide,
                    high,
                )
            )
            for dx, dy in _SLOTS[self.seats]
        )

    def _row(self, area: Rect, cards: int, width: float, gap: float) -> tuple[Rect, ...]:
        """Cards side by side in the middle of `area`."""
        wide = self.snap(min(width, (area.w - (cards - 1) * gap) / cards))
        left = area.cx - (cards * wide + (cards - 1) * gap) / 2
        top = area.cy - wide * RATIO / 2
        return tuple(
            self.snapped(Rect(left + i * (wide + gap), top, wide, wide * RATIO))
            for i in range(cards)
        )

    def _chien_pile(self) -> tuple[Rect, ...]:
        """In the top left corner of the felt, which no seat uses."""
        wide = self.snap((22 if self.compact else 34) * self.ui)
        left = self.centre.x if self.seats == 6 else self.area.x
        return tuple(
            self.snapped(Rect(left + i * 7 * self.ui, self.area.y, wide, wide * RATIO))
            for i in range(self.chien)
        )

    def _pile_text_width(self, left: float) -> float:
        """Up to the first seat box to the right, if it is as high."""
        ends = [box.x for box in self.boxes if box.x > left and box.y < self.centre.y]
        return min(1.6 * self.box_w, min(ends, default=self.felt.right) - left - self.gap)

    def _discard(self) -> tuple[tuple[Rect, ...], Tray]:
        """The chien and the tray, side by side if the felt between the seats is wide enough."""
        u = self.ui
        wide = self.snap(115 * u / RATIO)
        block = 3 * wide + 2 * self.gap
        panel_w = self._tray_width()
        total = block + 32 * u + panel_w
        if total > self.centre.w:
            return (), self._tray(self.centre.cx - panel_w / 2, panel_w)
        left = self.centre.cx - total / 2
        rows = -(-self.chien // 3)
        top = self.centre.cy - (rows * wide * RATIO + (rows - 1) * self.gap) / 2 + 10 * u
        beside = tuple(
            self.snapped(
                Rect(
                    left + (i % 3) * (wide + self.gap),
                    top + (i // 3) * (wide * RATIO + self.gap),
                    wide,
                    wide * RATIO,
                )
            )
            for i in range(self.chien)
        )
        return beside, self._tray(left + block + 32 * u, panel_w)

    def _slot_width(self) -> float:
        """Of a place in the tray: what the height, then what the width of the felt leaves."""
        u = self.ui
        high = min(148 * max(1.0, self.k), self._tray_room() - 164 * u)
        room = self.centre.w - 64 * u - (self.chien - 1) * 1.25 * self.gap
        return self.snap(max(24.0, min(high / RATIO, room / self.chien)))

    def _tray_room(self) -> float:
        """How high the paper may be; large text takes in the action row, which is empty then."""
        return self.action.bottom - self.centre.y if self.compact else self.centre.h

    def _tray_width(self) -> float:
        slots = self.chien * self._slot_width() + (self.chien - 1) * 1.25 * self.gap
        return self.snap(min(self.centre.w, max(slots + 64 * self.ui, 480 * self.ui)))

    def _tray(self, left: float, width: float) -> Tray:
        u = self.ui
        wide = self._slot_width()
        room = self._tray_room()
        panel_h = min(room, wide * RATIO + 164 * u)
        top = self.centre.y + (room - panel_h) / 2
        panel = self.snapped(Rect(left, top, width, panel_h))
        inside = Rect(panel.x, panel.y + 60 * u, panel.w, wide * RATIO)
        slots = self._row(inside, self.chien, wide, 1.25 * self.gap)
        text_x = panel.x + 28 * u
        return Tray(
            panel=panel,
            slots=slots,
            text=self.snapped(
                Rect(text_x, slots[0].bottom + 6 * u, panel.w - 56 * u, 32 * u),
            ),
            buttons=self.snapped(
                Rect(panel.x + 16 * u, panel.bottom - 58 * u, panel.w - 26 * u, 50 * u)
            ),
        )

    def _above(self, cards: tuple[Rect, ...], line: float) -> Rect:
        if not cards:
            return Rect(0, 0, 0, 0)
        left, right = cards[0].x, max(card.right for card in cards)
        return self.snapped(Rect(left, cards[0].y - line - 4 * self.ui, right - left, line))
