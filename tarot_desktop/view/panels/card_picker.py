"""A row of cards of which some are chosen; each is a button of its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.rules.cards import Card
from tarot_desktop.view.buttons import Pressable
from tarot_desktop.view.deck import RATIO, SHADOW_MARGIN, Deck
from tarot_desktop.view.look import Looked, device_ratio
from tarot_desktop.view.words import card_name

_RISE = 10
"""How far a chosen card stands above the others, in units."""
_WIDE, _NARROW = 0.62, 0.32


class CardToggle(Pressable):
    """One card: chosen it stands higher in a gold ring, else it is veiled."""

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
        if self.hasFocus():
            self._ring(painter, card.adjusted(-2, -2, 2, 2), "ink", 2)

    def _ring(self, painter: QPainter, card: QRectF, role: str, line: float) -> None:
        painter.setPen(QPen(self.look.colour(role), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._wide * 0.057
        painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius, radius)


class CardPicker(Looked, QWidget):
    """Cards side by side, each a toggle; they move closer where there is little room."""

    changed = Signal()

    def __init__(self, deck: Deck, height: int = 110) -> None:
        super().__init__()
        self._deck, self._height = deck, float(height)
        self._toggles: list[CardToggle] = []
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
        room = (self.width() - whole) / max(1, len(self._toggles) - 1)
        step = min(_WIDE * self._card_width(), room)
        for place, toggle in enumerate(self._toggles):
            toggle.move(round(place * step), 0)
            if self._deck.look.left_handed:
                toggle.lower()
            else:
                toggle.raise_()

    def _card_width(self) -> float:
        return float(max(8, round(self._height * self.look.ui / RATIO)))

    def _size(self, step: float) -> QSize:
        wide = self._card_width()
        across = wide * (1 + 2 * SHADOW_MARGIN + step * max(0, len(self._toggles) - 1))
        high = wide * (RATIO + 2 * SHADOW_MARGIN) + self.look.px(_RISE)
        return QSize(int(across + 0.999), int(high + 0.999))

    def _sharper(self, code: str) -> None:
        for toggle in self._toggles:
            if toggle.card.code == code:
                toggle.update()
