"""The table with the person at it: what is clicked, chosen, refused, discarded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from tarot_desktop.game.events import Event
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.discarding import DiscardReason
from tarot_desktop.rules.play import Refusal
from tarot_desktop.storage.choices import PlayMode
from tarot_desktop.view.arrangement import hand_in_order, locked, playing
from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.last_input import used_mouse
from tarot_desktop.view.places import Rect
from tarot_desktop.view.speeds import STEP_DOWN_MS
from tarot_desktop.view.table_stage import TableStage

_HOVER, _FOCUS_LEGAL, _FOCUS_LOCKED, _SELECTED = 0.06, 0.08, 0.04, 0.16
"""How far a card rises, in card heights."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedCard:
    """A card the person tried, and what speaks against it."""

    card: Card
    refusal: Refusal | DiscardReason | None
    """None: the tray has no room for it."""


class TableScene(TableStage):
    """The whole table of one window."""

    card_clicked = Signal(object)
    """A legal card to play."""
    card_refused = Signal(object)
    """A RefusedCard; the scene has shaken it already."""
    card_selected = Signal(object)
    """A card waits to be confirmed, or None."""
    card_taken = Signal()
    """The person has begun to drag a card."""
    discard_changed = Signal(object)
    """The cards in the tray, as a tuple in the order they were put there."""
    felt_clicked = Signal()

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(deck, parent)
        self._mode = PlayMode.CLICK
        self._focus: Card | None = None
        self._hover: Card | None = None
        self._selected: Card | None = None

    def set_play_mode(self, mode: PlayMode) -> None:
        """Let this play a card."""
        self._mode = mode
        self.select(None)

    def set_turn(self, active: bool) -> None:
        """Say whether the person is asked now: marks, lit place and frame follow."""
        if active != self._stage.active:
            dropped = None if active else self._stage.dropped
            self._stage = replace(self._stage, active=active, dropped=dropped)
            if not active:
                self.select(None)
            self._move(None, STEP_DOWN_MS)

    # The discard

    def begin_discard(self, seen: Observation, chosen: Sequence[Card] = ()) -> None:
        """Let the person put cards into the tray, where those of `chosen` that may go lie."""
        self.animator.finish()
        self._seen = seen
        rules = seen.discard_rules
        tray = tuple(card for card in chosen if rules and rules.refusal(card) is None)
        self._stage = replace(self._stage, tray=tray[: rules.size] if rules else ())
        self._move(None)
        self.discard_changed.emit(self._stage.tray)

    def toggle_discard(self, card: Card) -> None:
        """Move a card between hand and tray, or refuse it."""
        tray, seen = self._stage.tray, self._seen
        if tray is None or seen is None or seen.discard_rules is None:
            return
        if card in tray:
            self._set_tray(tuple(other for other in tray if other != card))
        elif (refused := self.refused(card)) is not None:
            self._refuse(refused)
        else:
            self._set_tray((*tray, card))

    def clear_discard(self) -> None:
        """Take every card back into the hand."""
        if self._stage.tray:
            self._set_tray(())

    def end_discard(self) -> None:
        """Take the tray away."""
        self._stage = replace(self._stage, tray=None)
        self._move(None)

    # One card: focus, selection, click

    @property
    def pointed(self) -> Card | None:
        """The card that shows the focus, or else has the pointer over it."""
        return self._focus or self._hover

    def refused(self, card: Card) -> RefusedCard | None:
        """Return what speaks against playing or discarding a card of the hand now, or None."""
        seen, tray = self._seen, self._stage.tray
        if seen is None:
            return None
        reason = locked(card, seen, self._stage)
        rules = seen.discard_rules
        if reason is None and tray is not None and rules is not None and card not in tray:
            trumps = sum(other.is_trump for other in tray)
            full = len(tray) >= rules.size or (card.is_trump and trumps >= rules.forced)
            return RefusedCard(card=card, refusal=None) if full else None
        return None if reason is None else RefusedCard(card=card, refusal=reason)

    def take_back(self) -> None:
        """Undo what came last and is not final yet.

        A drag, a last trick that is being looked at, a card that waits to be confirmed, and
        then, one by one, the cards of the discard.
        """
        tray = self._stage.tray
        if any(item.dragged for item in self._cards):
            self.let_go()
        elif self._stage.last_trick:
            self.hide_last_trick()
        elif self._selected is not None:
            self.select(None)
        elif tray and self._asked_for_cards():
            self._set_tray(tray[:-1])

    def hand_cards(self) -> tuple[Card, ...]:
        """Return the cards of the hand, left to right."""
        return hand_in_order(self._seen, self.table, self._stage) if self._seen else ()

    def card_rect(self, card: Card) -> Rect | None:
        """Return where a card of the person lies, or None."""
        item = self._cards.of(card)
        return item.spot.rect if item else None

    def set_focus(self, card: Card | None) -> None:
        """Put the focus ring around this card, or around none."""
        old, self._focus = self._focus, card
        self._mark(old)
        self._mark(card)

    def focus_place(self, rect: Rect | None) -> None:
        """Put the focus ring around a part of the table that is no card, or nowhere."""
        self._furniture.show_focus(rect)

    @property
    def selected(self) -> Card | None:
        """The card that waits to be confirmed."""
        return self._selected

    def select(self, card: Card | None) -> None:
        """Let this card wait to be confirmed, or none."""
        if card == self._selected:
            return
        old, self._selected = self._selected, card
        self._mark(old)
        self._mark(card)
        self.card_selected.emit(card)

    def press(self, card: Card, *, twice: bool = False) -> None:
        """Do what a click on this card means (`twice`: a double click, or a key)."""
        if self._stage.tray is not None:
            self.toggle_discard(card)
        elif self._seen is None or not playing(self._seen, self._stage):
            self.felt_clicked.emit()
        elif (refused := self.refused(card)) is not None:
            self._refuse(refused)
        else:
            self._press_legal(card, twice=twice)

    def _press_legal(self, card: Card, *, twice: bool) -> None:
        self.animator.finish()
        if self._mode is PlayMode.CONFIRM and card != self._selected:
            self.select(card)
        elif self._mode is not PlayMode.DOUBLE_CLICK or twice:
            self.select(None)
            self.card_clicked.emit(card)

    def let_go(self) -> None:
        """Let a card that is being dragged go back, whatever the mouse does then."""
        if any(item.dragged for item in self._cards):
            self._move(None)

    def _drop(self, card: Card, at: QPointF) -> None:
        """Do what letting a dragged card go here means; wherever it means nothing it goes back."""
        tray, seen = self._stage.tray, self._seen
        if tray is not None:
            self._move(None)
            if self.table.over_tray(at.x(), at.y()) != (card in tray):
                self.toggle_discard(card)
        elif self.table.over_table(at.x(), at.y()) and seen and playing(seen, self._stage):
            self._drop_on_table(card)
        else:
            self._move(None)

    def _drop_on_table(self, card: Card) -> None:
        refused = self.refused(card)
        if refused is None:
            self._play_from_here(card)
        else:
            self._move(None)
            self._refuse(refused)

    def _play_from_here(self, card: Card) -> None:
        """Let a card stay where it was dropped until it goes on to its place in the trick."""
        item = self._cards.of(card)
        self._stage = replace(self._stage, dropped=(card, item.where()) if item else None)
        self.select(None)
        self.card_clicked.emit(card)

    def _double(self, card: Card) -> None:
        if self._mode is PlayMode.DOUBLE_CLICK:
            self.press(card, twice=True)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Say `felt_clicked` where no item takes the press; the mouse needs no focus ring."""
        for view in self.views():
            used_mouse(view)
        self.set_focus(None)
        super().mousePressEvent(event)
        left = event.button() is Qt.MouseButton.LeftButton
        if left and self.mouseGrabberItem() is None:
            self.felt_clicked.emit()

    # Inside

    def _connect(self, item: CardItem) -> None:
        super()._connect(item)
        item.clicked.connect(self.press)
        item.double_clicked.connect(self._double)
        item.hovered.connect(self._hovered)
        item.taken.connect(self.card_taken)
        item.dropped.connect(self._drop)

    def _after(self, event: Event) -> None:
        super()._after(event)
        self._selected = None

    def _refuse(self, refused: RefusedCard) -> None:
        item = self._cards.of(refused.card)
        if item is not None:
            self.animator.shake(item)
        self.card_refused.emit(refused)

    def _set_tray(self, tray: tuple[Card, ...]) -> None:
        self._stage = replace(self._stage, tray=tray)
        self._move(None)
        self.discard_changed.emit(tray)

    def _hovered(self, card: Card | None, entered: bool) -> None:
        old, self._hover = self._hover, card if entered else None
        self._mark(old)
        self._mark(self._hover)

    def _mark(self, card: Card | None) -> None:
        item = self._cards.of(card)
        if item is not None:
            self._decorate(item)

    def _decorate(self, item: CardItem) -> None:
        """Give a card its rings, and let it rise or sink."""
        card = item.card
        focused = card is not None and card == self._focus
        selected = card is not None and card == self._selected
        on_paper = card in (self._stage.tray or ())
        item.set_ring("focus", focused and not on_paper)
        item.set_ring("focus on paper", focused and on_paper)
        item.set_ring("selected", selected)
        item.draggable = card is not None and self._asked_for_cards()
        self.animator.lift(item, self._rise(card) * self.table.card.h)

    def _rise(self, card: Card | None) -> float:
        """How far a card stands above its place, in card heights."""
        seen, tray = self._seen, self._stage.tray or ()
        if card is None or seen is None or card in tray:
            return 0
        asked = self._asked_for_cards()
        free = asked and locked(card, seen, self._stage) is None
        if card == self._selected:
            return _SELECTED
        if card == self._focus:
            return _FOCUS_LEGAL if free or not asked else _FOCUS_LOCKED
        return _HOVER if free and card == self._hover else 0

    def _asked_for_cards(self) -> bool:
        """Whether the person is to play or to discard."""
        seen = self._seen
        if seen is None:
            return False
        discards = self._stage.tray is not None and seen.ask is Ask.DISCARD
        return discards or playing(seen, self._stage)
