"""Small pictures from the deck as widgets: portraits, icons, cards in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarot_desktop.rules.cards import Card, Suit
from tarot_desktop.view.deck import RATIO, SHADOW_MARGIN, Deck
from tarot_desktop.view.look import Looked, device_ratio
from tarot_desktop.view.words import card_names

_ORDER = (Suit.TRUMPS, Suit.EXCUSE, Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_WIDE, _NARROW = 0.52, 0.30
"""Steps between two cards of a row, in card widths: wished for, and the least."""

_BESIDE_INDEX = 0.03
"""What is seen of a card beside its index at least, in card widths."""


class Portrait(Looked, QWidget):
    """The head of a court card in its double ring."""

    def __init__(self, deck: Deck, code: str, diameter: int = 34) -> None:
        super().__init__()
        self._deck, self._code, self._diameter = deck, code, diameter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the portrait's size."""
        side = self.look.px(self._diameter)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the portrait."""
        side = self.look.px(self._diameter)
        QPainter(self).drawPixmap(0, 0, self._deck.portrait(self._code, side, device_ratio(self)))


class Icon(Looked, QWidget):
    """One of the deck's icons, in its own colours or in a role's."""

    def __init__(self, deck: Deck, name: str, size: int = 18, role: str | None = None) -> None:
        super().__init__()
        self._deck, self._name, self._size, self._role = deck, name, size, role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the icon's size."""
        side = self.look.px(self._size)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the icon."""
        colour = self.look.colour(self._role) if self._role else None
        side = self.look.px(self._size)
        picture = self._deck.icon(self._name, side, device_ratio(self), colour)
        QPainter(self).drawPixmap(0, 0, picture)


class Figure(Looked, QWidget):
    """A number in the deck's own glyphs."""

    def __init__(self, deck: Deck, height: int = 40) -> None:
        super().__init__()
        self._deck, self._height = deck, height
        self._text, self._role = "", "ink"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, text: str, role: str) -> None:
        """Show a number in the colour of a role."""
        self._text, self._role = text, role
        self.setAccessibleName(text)
        self.relook()

    def sizeHint(self) -> QSize:
        """Return the number's size."""
        if not self._text:
            return QSize(0, 0)
        return self._picture().deviceIndependentSize().toSize()

    def minimumSizeHint(self) -> QSize:
        """Return the same: a number is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the number."""
        if self._text:
            QPainter(self).drawPixmap(0, 0, self._picture())

    def _picture(self) -> QPixmap:
        height = self.look.px(self._height)
        return self._deck.figure(
            self._text, height, device_ratio(self), self.look.colour(self._role)
        )


class CardRow(Looked, QWidget):
    """Cards side by side, closer together where there is little room; every index is visible.

    Cards with large indexes become smaller instead, once the next one would cover an index.
    """

    def __init__(self, deck: Deck, height: int = 112) -> None:
        super().__init__()
        self._deck, self._height = deck, float(height)
        self._cards: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        deck.ready.connect(self._sharper)

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards, left to right."""
        self._cards = tuple(cards)
        self.setAccessibleName(card_names(self._cards))
        self.relook()

    def cards(self) -> tuple[Card, ...]:
        """Return the cards shown."""
        return self._cards

    def set_height(self, units: float) -> None:
        """Draw the cards this high, in units."""
        if units != self._height:
            self._height = units
            self.relook()

    def sizeHint(self) -> QSize:
        """Return the room for cards well apart."""
        return self._size(_WIDE)

    def minimumSizeHint(self) -> QSize:
        """Return the room for cards of which only the index is seen."""
        return self._size(_NARROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = device_ratio(self)
        places, wide = self.places()
        margin = wide * SHADOW_MARGIN
        pairs = list(zip(places, self._cards, strict=True))
        for left, card in reversed(pairs) if self._deck.look.left_handed else pairs:
            picture = self._deck.picture(card.code, wide, ratio)
            painter.drawPixmap(QPointF(round((left - margin) * ratio) / ratio, 0), picture)

    def places(self) -> tuple[list[float], float]:
        """Return the left edge of each card, and how wide a card is drawn, in pixels."""
        wide = readable_width(self._card_width(), self.width(), len(self._cards), self._deck)
        margin = wide * SHADOW_MARGIN
        room = self.width() - 2 * margin - wide
        step = min(_WIDE * wide, room / max(1, len(self._cards) - 1))
        return [margin + place * step for place in range(len(self._cards))], wide

    def _card_width(self) -> float:
        return float(max(8, round(self._height * self.look.ui / RATIO)))

    def _size(self, step: float) -> QSize:
        wide = self._card_width()
        across = wide * (1 + 2 * SHADOW_MARGIN + step * max(0, len(self._cards) - 1))
        return QSize(int(across + 0.999), int(wide * (RATIO + 2 * SHADOW_MARGIN) + 0.999))

    def _sharper(self, code: str) -> None:
        if any(card.code == code for card in self._cards):
            self.update()


def readable_width(wide: float, room: float, cards: int, deck: Deck) -> float:
    """Return `wide`, or the width at which every index of a row is seen in `room` pixels."""
    beside = (deck.look.index_reach + _BESIDE_INDEX) * max(0, cards - 1)
    return float(max(8, min(wide, int(room / (1 + 2 * SHADOW_MARGIN + beside)))))


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as they are laid open: trumps, Excuse, then the suits, high to low."""
    return tuple(sorted(cards, key=lambda card: (_ORDER.index(card.suit), -card.rank)))
