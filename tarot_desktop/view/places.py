"""The places of one table: rectangles, and rows of cards between them.  Plain arithmetic, no Qt.

Seats here are counted from the person: place 0 is the person, place 1 plays next, at the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

RATIO = 1.75
"""Height of a card against its width."""
ROW_STEP = 0.50
"""The second row of the hand lies this many card heights lower."""
_STEP, _STEP_OF_TWO_ROWS = 0.68, 0.92
"""From one card of the hand to the next at most, in card widths."""
_DISCARD_FROM, _ROWS_OF_A_DISCARD = 25, 0.84
"""Only a discard has so many cards, while the action row is empty: they may reach into it."""
COMPACT_BOX = (150, 32)
"""Width and height of a seat box of one line, in units."""
LOWERED = 0.13
"""How far a card that may not be played lies below the others, in card heights."""


class Rect(NamedTuple):
    """A rectangle in logical pixels: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, from the left."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, from the top."""
        return self.y + self.h / 2

    def grown(self, d: float) -> Rect:
        """The rectangle with `d` more on every side."""
        return Rect(self.x - d, self.y - d, self.w + 2 * d, self.h + 2 * d)

    def moved(self, dx: float, dy: float) -> Rect:
        """The rectangle, moved."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies in the rectangle."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True, kw_only=True)
class Tray:
    """The panel of the discard: its paper, its places, its line of text, its row of buttons."""

    panel: Rect
    slots: tuple[Rect, ...]
    text: Rect
    buttons: Rect


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout:
    """Every place on the table of one window."""

    k: float
    ui: float
    dpr: float
    compact: bool
    seats: int
    strip: Rect
    side: Rect | None
    """The docked side panel."""
    felt: Rect
    """What is left between strip and window edge."""
    action: Rect
    """The row above the hand: own box at its left, buttons at its right."""
    centre: Rect
    """Free felt between the seats: panels, chien, trick."""
    boxes: tuple[Rect, ...]
    """Seat boxes by place, the person's own first."""
    fans: tuple[Rect, ...]
    """Where the backs behind each box stand; empty rectangles where there are none."""
    piles: tuple[Rect, ...]
    """The last trick, face down beside the box of its winner."""
    slots: tuple[Rect, ...]
    """The card of each place in the trick."""
    chien: tuple[Rect, ...]
    """The chien in the middle, in the order dealt."""
    chien_text: Rect
    chien_beside: tuple[Rect, ...]
    """The chien left of the tray, or nothing where there is no room."""
    chien_beside_text: Rect
    chien_pile: tuple[Rect, ...]
    """The chien that stays face down (garde sans, garde contre)."""
    chien_pile_text: Rect
    tray: Tray
    card: Rect
    """A card of the hand, at 0, 0."""
    left_handed: bool = False
    """Own box at the right, side panel at the left, each card above its right neighbour."""

    def snap(self, value: float) -> float:
        """The nearest length on whole device pixels."""
        return snap(value, self.dpr)

    @property
    def margin(self) -> float:
        """How far what lies at the edges of the felt stays away from them."""
        return self.action.x - self.felt.x

    def overlap(self, rects: Sequence[Rect]) -> tuple[int, ...]:
        """How high each of these cards lies, from 0: lower rows above upper ones.

        In a row each card covers its left neighbour, or its right one where `left_handed`.
        """
        way = -1 if self.left_handed else 1
        order = sorted(range(len(rects)), key=lambda n: (rects[n].y, way * rects[n].x))
        return tuple(order.index(number) for number in range(len(rects)))

    def hand(self, cards: int, upper: int = 0, *, two_rows: bool = False) -> tuple[Rect, ...]:
        """Cards at rest, left to right; of two rows the upper one first, with `upper` cards.

        Without an upper row of its own the hand is cut in the middle.
        """
        counts = rows_of(cards, upper) if two_rows else (cards,)
        rows = len(counts)
        height = self.card.h * self._row_scale(cards, rows)
        width = self.snap(height / RATIO)
        bottom = self.card_bottom
        most = (_STEP_OF_TWO_ROWS if rows == 2 else _STEP) * width
        room = self.felt.w - 2 * self.margin - width
        found: list[Rect] = []
        for row, count in enumerate(counts):
            step = min(most, room / max(1, count - 1))
            left = self.felt.cx - (step * (count - 1) + width) / 2
            top = bottom - height - (rows - 1 - row) * ROW_STEP * height
            found += [
                self._snapped(Rect(left + i * step, top, width, width * RATIO))
                for i in range(count)
            ]
        return tuple(found)

    def step_of_one_row(self, cards: int) -> float:
        """Return what is seen of each card of a hand that lies in one row, in card widths."""
        room = self.felt.w - 2 * self.margin - self.card.w
        return min(_STEP, room / max(1, cards - 1) / self.card.w)

    def _row_scale(self, cards: int, rows: int) -> float:
        """The height of a card in the hand; two rows of a hand that plays leave the action row."""
        if rows == 1:
            return 1
        return _ROWS_OF_A_DISCARD if cards >= _DISCARD_FROM else 1 / (1 + ROW_STEP)

    def hand_frame(self, cards: Sequence[Rect]) -> Rect:
        """The frame around these cards of the hand, down to below the window's lower edge."""
        edge = self.snap(6 * self.ui)
        hand = around(cards).grown(edge)
        return self._snapped(Rect(hand.x, hand.y, hand.w, self.felt.bottom + 2 * edge - hand.y))

    @property
    def card_bottom(self) -> float:
        """Where the foot of the hand stands."""
        return self.felt.bottom - self.margin

    @property
    def beside_trick(self) -> Rect:
        """The felt beside the trick, over the seats there: from the strip down to the hand."""
        gap, high = self.margin / 2, self.action.bottom - self.felt.y
        if self.left_handed:
            ends = min(slot.x for slot in self.slots) - gap
            return self._snapped(Rect(self.felt.x, self.felt.y, ends - self.felt.x, high))
        left = max(slot.right for slot in self.slots) + gap
        return self._snapped(Rect(left, self.felt.y, self.felt.right - left, high))

    def covered_by(self, panel: Rect) -> tuple[int, ...]:
        """The places of the others whose boxes a panel covers, if only in part."""
        return tuple(n for n, box in enumerate(self.boxes) if n and box.overlaps(panel))

    def above(self, panel: Rect, seats: Sequence[int]) -> tuple[Rect, ...]:
        """Compact boxes of these places in a row above a panel, from its outer end."""
        wide, high = (size * self.ui for size in COMPACT_BOX)
        gap = 8 * self.ui
        row = Rect(self.felt.x, panel.y - gap - high, self.felt.w, high)
        stay = [box for n, box in enumerate(self.boxes) if n not in seats and box.overlaps(row)]
        if self.left_handed:
            room = min((box.x for box in stay), default=self.felt.right) - gap - panel.x
        else:
            room = panel.right - gap - max((box.right for box in stay), default=self.felt.x)
        wide = min(wide, (room + gap) / max(1, len(seats)) - gap)
        step = wide + gap if self.left_handed else -(wide + gap)
        left = panel.x if self.left_handed else panel.right - wide
        return tuple(
            self._snapped(Rect(left + step * number, row.y, wide, high))
            for number in range(len(seats))
        )

    def over_table(self, x: float, y: float) -> bool:
        """Whether a point lies on the felt before the person, above the action row."""
        return self.felt.contains(x, y) and y < self.action.y

    def over_tray(self, x: float, y: float) -> bool:
        """Whether a point lies on the paper of the discard."""
        return self.tray.panel.contains(x, y)

    def shown(self, place: int, cards: int, *, beside_pile: bool = False) -> tuple[Rect, ...]:
        """Cards laid open before a seat: a poignée, discarded trumps.

        `beside_pile`: the chien lies face down in its corner, and they keep clear of it.
        """
        width = self.snap(0.45 * self.card.w)
        height = width * RATIO
        gap = 8 * self.ui
        one_row = cards <= 6 or (self.seats > 4 and cards <= 13 and self._is_on_top(place))
        per_row = cards if one_row else -(-cards // 2)
        rows = -(-cards // max(1, per_row))
        needed = height * (1 + 0.5 * (rows - 1))
        if self._is_on_top(place):
            left, right, top = self._beside_top(self.boxes[place], gap, beside_pile)
        else:
            left, right, top = self._before(place, needed, gap)
        caption = self.chien_pile_text
        if beside_pile and left < caption.right and right < self.felt.cx:
            top = max(top, caption.bottom + gap)
        step = min(0.62 * width, (right - left - width) / max(1, per_row - 1))
        total = step * (per_row - 1) + width
        if right <= self.boxes[place].x:
            left = right - total
        return tuple(
            self._snapped(
                Rect(
                    left + (i % per_row) * step,
                    top + (i // per_row) * 0.5 * height,
                    width,
                    height,
                )
            )
            for i in range(cards)
        )

    def _before(self, place: int, height: float, gap: float) -> tuple[float, float, float]:
        """Left end, right end and top of the free felt before a seat."""
        box = self.boxes[place]
        inner = min(slot.x for slot in self.slots) - gap
        if place == 0:
            top = self.action.y - gap - height
            beside = [b.right + gap for b in self.boxes[1:] if b.x < inner and b.bottom > top]
            return max((self.action.x, *beside)), inner, top
        if box.cx > self.felt.cx:
            return max(slot.right for slot in self.slots) + gap, box.x - gap, box.cy - height / 2
        return box.right + gap, inner, box.cy - height / 2

    def _is_on_top(self, place: int) -> bool:
        """Whether a seat is at the upper edge, above the trick."""
        box = self.boxes[place]
        return box.y < self.centre.y and self.centre.x < box.cx < self.centre.right

    def _beside_top(self, box: Rect, gap: float, beside_pile: bool) -> tuple[float, float, float]:
        """The felt left of a seat at the upper left, unless a pile is there, else right of it."""
        top = min(fan.y for fan in self.fans[1:] if fan.x == box.x)
        if box.right < self.felt.cx and not beside_pile:
            return self.action.x, box.x - gap, top
        left = box.right + gap
        ends = [other.x - gap for other in self.boxes if other.x > left and other.y < self.centre.y]
        return left, min(left + 0.6 * self.centre.w / 2, self.action.right, *ends), top

    def open_hand(self, cards: int) -> tuple[Rect, ...]:
        """A whole hand laid open in the middle, in two rows."""
        height = min(0.75 * self.card.h, self.centre.h / 1.6)
        width = self.snap(height / RATIO)
        per_row = max(1, -(-cards // 2))
        step = min(0.68 * width, (self.centre.w - width) / max(1, per_row - 1))
        left = self.centre.cx - (step * (per_row - 1) + width) / 2
        top = self.centre.cy - 0.8 * width * RATIO
        return tuple(
            self._snapped(
                Rect(
                    left + (i % per_row) * step,
                    top + (i // per_row) * 0.6 * width * RATIO,
                    width,
                    width * RATIO,
                )
            )
            for i in range(cards)
        )

    def last_trick(self, cards: int) -> tuple[Rect, tuple[Rect, ...]]:
        """The panel of the last trick and its cards, in the order played."""
        u = self.ui
        height = min(0.85 * self.card.h, self.centre.h - 116 * u)
        width = self.snap(height / RATIO)
        step = max(width + 22 * u, 92 * u)
        total = step * (cards - 1) + width
        panel_w = min(self.felt.w, max(total + 96 * u, 300 * u))
        panel = self._snapped(_around_middle(self.centre, panel_w, width * RATIO + 116 * u))
        left = panel.cx - total / 2
        return panel, tuple(
            self._snapped(Rect(left + i * step, panel.y + 60 * u, width, width * RATIO))
            for i in range(cards)
        )

    def _snapped(self, rect: Rect) -> Rect:
        return snapped(rect, self.dpr)


def rows_of(cards: int, upper: int) -> tuple[int, int]:
    """Return how many cards lie in the upper and in the lower row."""
    if 0 < upper < cards:
        return upper, cards - upper
    return cards - cards // 2, cards // 2


def snap(value: float, dpr: float) -> float:
    """The nearest length on whole device pixels."""
    return round(value * dpr) / dpr


def snapped(rect: Rect, dpr: float) -> Rect:
    """The rectangle on whole device pixels."""
    return Rect(*(snap(value, dpr) for value in rect))


def around(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that holds all of these."""
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(left, top, right - left, bottom - top)


def _around_middle(area: Rect, width: float, height: float) -> Rect:
    return Rect(area.cx - width / 2, area.cy - height / 2, width, height)
