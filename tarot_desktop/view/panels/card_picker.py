"""A row of cards of which some are chosen; each is a button of its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.rules.cards import Card
from tarot_desktop.view.buttons import Pressable
from tarot_desktop.view.deck import RATIO, SHADOW_MARGIN, Deck
from tarot_desktop.view.look import Looked, device_ratio
from tarot_desktop.view.words import card_name

_RISE = 10
"""How far a chosen card stands above the others, in units."""
_APART, _WIDE, _NARROW = 1.02, 0.62, 0.32
"""Steps between two cards: the most, wished for, and the least, in card widths."""
_LOWER = 0.56
"""How much lower the second row lies, in card heights: the indexes of the first are seen."""


class CardToggle(Pressable):
    """One card: chosen it stands higher in a gold ring, else it is veiled."""

    focused = Signal()
    """The focus has come or gone."""

    def __init__(self, deck: Deck, card: Card, parent: QWidget) -> None:
        super().__init__("")
        self.setParent(parent)
        self._deck, self._card, self._wide = deck, card, 40.0
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def card(self) -> Card:
        """The card."""
        return self._card

    def set_width(self, width: float) -> None:
        """Draw the card this wide, in pixels."""
        self._wide = width
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the card's size with its shadow and the room to rise."""
        whole = self._wide * (1 + 2 * SHADOW_MARGIN)
        high = self._wide * (RATIO + 2 * SHADOW_MARGIN) + self.look.px(_RISE)
        return QSize(int(whole + 0.999), int(high + 0.999))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, its ring, its veil, its focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = device_ratio(self)
        down = 0 if self.isChecked() else self.look.px(_RISE)
        veil = None if self.isChecked() else self.look.colour("inset")
        picture = self._deck.picture(self._card.code, self._wide, ratio, veil, 0.5)
        painter.drawPixmap(QPointF(0, down), picture)
        margin = self._wide * SHADOW_MARGIN
        card = QRectF(margin, margin + down, self._wide, self._wide * RATIO)
        if self.isChecked():
            self._ring(painter, card, "gold", 3)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus is here."""
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus has gone."""
        super().focusOutEvent(event)
        self.focused.emit()

    def focus_frame(self) -> QRect:
        """Return the outline of the card as it stands now, in the picker's pixels."""
        margin = self._wide * SHADOW_MARGIN
        down = 0 if self.isChecked() else self.look.px(_RISE)
        card = QRectF(margin, margin + down, self._wide, self._wide * RATIO)
        return card.translated(QPointF(self.pos())).toAlignedRect()

    def _ring(self, painter: QPainter, card: QRectF, role: str, line: float) -> None:
        painter.setPen(QPen(self.look.colour(role), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._wide * 0.057
        painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius, radius)


class _FocusRing(Looked, QWidget):
    """The ring around the card with the focus: it lies above every card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_around(self, toggle: CardToggle | None) -> None:
        """Lie around a card, or nowhere."""
        self.setVisible(toggle is not None)
        if toggle is not None:
            self.setGeometry(toggle.focus_frame().adjusted(-4, -4, 4, 4))
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.colour("ink"), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)


class CardPicker(Looked, QWidget):
    """Cards in one row or two, each a toggle; they move closer where there is little room."""

    changed = Signal()

    def __init__(self, deck: Deck, height: int = 110) -> None:
        super().__init__()
        self._deck, self._height = deck, float(height)
        self._toggles: list[CardToggle] = []
        self.rows = 1
        self.ring = _FocusRing(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        deck.ready.connect(self._sharper)

    def offer(self, cards: Sequence[Card], chosen: Collection[Card]) -> None:
        """Offer these cards, left to right, of which some are chosen already."""
        for toggle in self._toggles:
            toggle.hide()
            toggle.deleteLater()
        self._toggles = [CardToggle(self._deck, card, self) for card in cards]
        for toggle in self._toggles:
            toggle.look = self.look
            toggle.setAccessibleName(card_name(toggle.card))
            toggle.setChecked(toggle.card in chosen)
            toggle.toggled.connect(self.changed)
            toggle.toggled.connect(self._show_focus)
            toggle.focused.connect(self._show_focus)
            toggle.show()
        self.relook()

    def choose(self, chosen: Collection[Card]) -> None:
        """Choose these cards and no others."""
        for toggle in self._toggles:
            toggle.setChecked(toggle.card in chosen)

    def chosen(self) -> tuple[Card, ...]:
        """Return the chosen cards, left to right."""
        return tuple(toggle.card for toggle in self._toggles if toggle.isChecked())

    def toggle_of(self, card: Card) -> CardToggle:
        """Return the button of a card that is offered."""
        return next(toggle for toggle in self._toggles if toggle.card == card)

    def set_height(self, units: float) -> None:
        """Draw the cards this high, in units."""
        self._height = units
        self.relook()

    def set_rows(self, rows: int) -> None:
        """Lay the cards in one row, or in two."""
        self.rows = rows
        self.relook()

    def heights(self) -> float:
        """Return how high the rows are together, in card heights."""
        return 1 + _LOWER * (self.rows - 1)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        for toggle in self._toggles:
            toggle.set_width(self._card_width())
        self._place()
        super().relook()

    def sizeHint(self) -> QSize:
        """Return the room for cards well apart."""
        return self._size(_WIDE)

    def minimumSizeHint(self) -> QSize:
        """Return the room for cards of which only the index is seen."""
        return self._size(_NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the cards over the room."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if not self._toggles:
            return
        whole = self._toggles[0].sizeHint().width()
        room = (self.width() - whole) / max(1, self._per_row() - 1)
        step = min(_APART * self._card_width(), room)
        lower = round(_LOWER * self._card_width() * RATIO)
        for place, toggle in enumerate(self._toggles):
            row, along = divmod(place, self._per_row())
            toggle.move(round(along * step), row * lower)
        for toggle in sorted(self._toggles, key=self._above):
            toggle.raise_()
        self._show_focus()

    def _above(self, toggle: CardToggle) -> tuple[int, int]:
        """In which order the cards lie on each other: lower rows above upper ones."""
        return toggle.y(), -toggle.x() if self._deck.look.left_handed else toggle.x()

    def _show_focus(self) -> None:
        focused = (toggle for toggle in self._toggles if toggle.hasFocus())
        self.ring.show_around(next(focused, None))

    def _per_row(self) -> int:
        return -(-len(self._toggles) // self.rows)

    def _card_width(self) -> float:
        return float(max(8, round(self._height * self.look.ui / RATIO)))

    def _size(self, step: float) -> QSize:
        wide = self._card_width()
        across = wide * (1 + 2 * SHADOW_MARGIN + step * max(0, self._per_row() - 1))
        high = wide * (RATIO * self.heights() + 2 * SHADOW_MARGIN) + self.look.px(_RISE)
        return QSize(int(across + 0.999), int(high + 0.999))

    def _sharper(self, code: str) -> None:
        for toggle in self._toggles:
            if toggle.card.code == code:
                toggle.update()
