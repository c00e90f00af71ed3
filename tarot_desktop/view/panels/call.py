"""The call of five active players: whose card shall be the partner's."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card, Face
from tarot_desktop.view.buttons import Align, Pressable
from tarot_desktop.view.deck import RATIO, SHADOW_MARGIN, Deck
from tarot_desktop.view.look import Label, Weight, device_ratio, draw_text, text_width
from tarot_desktop.view.panels.tables import clear
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.theme import SMALL
from tarot_desktop.view.words import card_name

_CARD, _GOOD_CARD, _LEAST_CARD = 150, 110, 84
_CAPTION = 20
_ROOM = 5
"""Around a card for its ring, in units."""
_RISE = 4
"""How far a card rises to the pointer, in units."""
_ACROSS = 8
"""Cards side by side."""


class CalledChoice(Pressable):
    """One card that may be called; a caption tells if the taker would play alone."""

    def __init__(self, deck: Deck, card: Card) -> None:
        super().__init__("")
        self._deck, self._card, self._units = deck, card, float(_CARD)
        self._caption, self._captioned = "", False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        deck.ready.connect(self._sharper)

    @property
    def card(self) -> Card:
        """The card."""
        return self._card

    def caption(self) -> str:
        """Return what stands below the card."""
        return self._caption

    def set_caption(self, caption: str, *, room: bool) -> None:
        """Write this below the card; `room`: keep room for it, as all of a row do or none."""
        self._caption, self._captioned = caption, room
        self.updateGeometry()
        self.update()

    def set_height(self, units: float) -> None:
        """Draw the card this high, in units."""
        self._units = units
        self.updateGeometry()

    def rise(self) -> int:
        """Return how far the card rises to the pointer, in pixels; gold would say `chosen`."""
        return self.look.px(_RISE) if self.underMouse() else 0

    def sizeHint(self) -> QSize:
        """Return the room for card, ring and caption."""
        wide = self.card_width() * (1 + 2 * SHADOW_MARGIN)
        across = max(wide, text_width(self._caption, self.look.font(SMALL, Weight.DemiBold)))
        caption = self.look.px(_CAPTION) if self._captioned else 0
        high = self.card_width() * (RATIO + 2 * SHADOW_MARGIN) + caption
        room = 2 * self.look.px(_ROOM)
        return QSize(int(across + 0.999) + room, int(high + 0.999) + room)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a choice is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, its ring if it has the focus, its caption."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, room = self.card_width(), self.look.px(_ROOM)
        left = round((self.width() - wide) / 2)
        top = room - self.rise()
        card = QRectF(left, top + wide * SHADOW_MARGIN, wide, wide * RATIO)
        picture = self._deck.picture(self._card.code, wide, device_ratio(self))
        painter.drawPixmap(QPointF(left - wide * SHADOW_MARGIN, top), picture)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.look.colour("ink"), 3))
            radius = wide * 0.057 + 2
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), radius, radius)
        painter.setFont(self.look.font(SMALL, Weight.DemiBold))
        painter.setPen(self.look.colour("ink"))
        low = QRectF(0, self.height() - self.look.px(_CAPTION) - 1, self.width(), 0)
        low.setHeight(self.look.px(_CAPTION))
        draw_text(painter, low, self._caption, Align.AlignHCenter)

    def card_width(self) -> float:
        """Return how wide the card is drawn, in pixels."""
        return float(max(8, round(self._units * self.look.ui / RATIO)))

    def _sharper(self, code: str) -> None:
        if code == self._card.code:
            self.update()


class CallPanel(PaperPanel):
    """The cards that may be called, kings first; one press calls."""

    _by_title = False
    """Whether the text stands beside the title."""
    called = Signal(object)
    """The Card that was pressed."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-crown", parent)
        self._seen: Observation | None = None
        self._choices: list[CalledChoice] = []
        self._text = Label(wrap=True)
        self._head = QHBoxLayout()
        self._head.addWidget(self._text)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self.body.addLayout(self._head)
        self.body.addLayout(self._grid)
        self.retranslate()

    def ask(self, seen: Observation) -> None:
        """Offer the cards that `seen` lets the taker call."""
        self._seen = seen
        clear(self._grid)
        self._choices = [CalledChoice(self.deck, card) for card in seen.callable_cards]
        for place, choice in enumerate(self._choices):
            choice.clicked.connect(lambda _=False, card=choice.card: self.called.emit(card))
            self._grid.addWidget(choice, *divmod(place, _ACROSS), Qt.AlignmentFlag.AlignCenter)
        self.retranslate()
        self.set_look(self.look.colours, self.look.ui)

    def choice(self, card: Card) -> CalledChoice:
        """Return the button of a card."""
        return next(choice for choice in self._choices if choice.card == card)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        kings = all(choice.card.rank == Face.KING for choice in self._choices)
        self.set_title(self.tr("Call a king") if kings else self.tr("Call a card"))
        self._text.say(self.tr("Whoever holds it is your partner, and says nothing."))
        held = self._seen.hand if self._seen is not None else ()
        any_own = any(choice.card in held for choice in self._choices)
        for choice in self._choices:
            own = choice.card in held
            choice.set_caption(self.tr("yours: alone") if own else "", room=any_own)
            choice.setAccessibleName(card_name(choice.card))
            said = self.tr("In your hand: you would play alone against four")
            choice.setAccessibleDescription(said if own else "")
        self.settle()

    def first_choice(self) -> QWidget | None:
        """Return the first card that is not the taker's own."""
        strange = (choice for choice in self._choices if not choice.caption())
        return next(strange, super().first_choice())

    def fitted(self, room: QSize) -> QSize:
        """Make the cards lower where there is little room, with the text beside the title then."""
        self._put_by_title(by_title=False)
        if self._fit_cards(room) < _GOOD_CARD:
            self._put_by_title(by_title=True)
            self._fit_cards(room)
        return self._wanted(room).boundedTo(room)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if not self._by_title:
            return
        sides = self.body.contentsMargins()
        gap = self.look.px(8)
        self._head.setContentsMargins(self.notch_width() - sides.left() + gap, 0, 0, gap)
        self.body.setContentsMargins(sides.left(), gap, sides.right(), sides.bottom())

    def _put_by_title(self, *, by_title: bool) -> None:
        """Let the text stand beside the title's notch, or below it."""
        self._by_title = by_title
        self._head.setContentsMargins(0, 0, 0, 0)
        self._text.setMinimumHeight(self.notch_height() if by_title else 0)
        self.relook()

    def _fit_cards(self, room: QSize) -> float:
        """Make the cards as high as there is room for, and return that in units."""
        height = float(_CARD)
        self._set_height(height)
        while height > _LEAST_CARD and not self._fits(room):
            height = max(float(_LEAST_CARD), height - 6)
            self._set_height(height)
        return height

    def _fits(self, room: QSize) -> bool:
        wanted = self._wanted(room)
        return wanted.width() <= room.width() and wanted.height() <= room.height()

    def _wanted(self, room: QSize) -> QSize:
        most = room.width() if self._by_title else min(self.look.px(420), room.width())
        wide = max(self.minimumSizeHint().width(), most)
        return QSize(wide, self.heightForWidth(wide))

    def _set_height(self, units: float) -> None:
        for choice in self._choices:
            choice.set_height(units)
        self.settle()
