"""The table: it shows an observation, plays what happens, and says what the person clicks.

`show` places everything at once; `play` lets one event move.  Both end in the same picture, for
both place the same arrangement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from tarot_desktop.game.events import CardPlayed, Dealt, Discarded, Event
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.rules.dealing import Draw
from tarot_desktop.rules.discarding import DiscardReason
from tarot_desktop.rules.play import Refusal
from tarot_desktop.storage.choices import PlayMode
from tarot_desktop.view.animator import Animator, Glide, Step
from tarot_desktop.view.arrangement import (
    BACK,
    Arrangement,
    Key,
    Mark,
    Spot,
    Stage,
    Zone,
    arrange,
    arrange_draw,
    hand_in_order,
    locked,
    playing,
)
from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.card_pictures import CardPictures
from tarot_desktop.view.dealing import Dealer
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.furniture import Furniture
from tarot_desktop.view.layout import Rect, table_layout
from tarot_desktop.view.look import Look
from tarot_desktop.view.movements import Origins, Was, steps_of
from tarot_desktop.view.seat_painter import PersonCard
from tarot_desktop.view.sorting import SortOrder
from tarot_desktop.view.speeds import PLAY_MS
from tarot_desktop.view.theme import DAY, Colours

_HOVER, _FOCUS_LEGAL, _FOCUS_LOCKED, _SELECTED = 0.06, 0.08, 0.04, 0.16
"""How far a card rises, in card heights."""
_DRAW_NEXT_MS = 140


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedCard:
    """A card the person tried, and what speaks against it."""

    card: Card
    refusal: Refusal | DiscardReason | None
    """None: the tray is full, or holds as many trumps as it may."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """One card as it is seen on the table; for tests."""

    key: Key
    rect: Rect
    face: str
    veiled: bool
    marks: frozenset[Mark]
    rings: frozenset[str]
    z: float
    opacity: float


class TableScene(QGraphicsScene):
    """The table of one window; lengths are logical pixels of the view."""

    card_clicked = Signal(object)
    """A legal card to play."""
    card_refused = Signal(object)
    """A RefusedCard; the scene has shaken it already."""
    card_selected = Signal(object)
    """A card waits to be confirmed, or None."""
    discard_changed = Signal(object)
    """The cards in the tray, as a tuple in the order they were put there."""
    felt_clicked = Signal()
    trick_pile_clicked = Signal()
    seat_clicked = Signal(int)
    shown_anew = Signal()
    """The picture has changed as a whole: mirrors follow."""

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._deck = deck
        self._pictures = CardPictures(deck)
        self._furniture = Furniture(self, deck)
        self.animator = Animator(self)
        self._items: dict[Key, CardItem] = {}
        self._spare: list[CardItem] = []
        self._people: tuple[PersonCard, ...] = ()
        self._seen: Observation | None = None
        self._draw: tuple[Draw, Seat | None] = ((), None)
        self._stage = Stage()
        self._mode = PlayMode.CLICK
        self._focus: Card | None = None
        self._hover: Card | None = None
        self._selected: Card | None = None
        self._size = (1024.0, 640.0, 1.0)
        self._docked = False
        self._colours, self._text_scale = DAY, 1.0
        self._crisp = True
        self.table = table_layout(1024, 640, 4)
        deck.ready.connect(self._sharpen)
        self._furniture.seat_clicked.connect(self.seat_clicked)
        self._furniture.last_trick_clicked.connect(self.hide_last_trick)
        self._relayout()

    # What the window sets

    @property
    def seen(self) -> Observation | None:
        """What the table shows."""
        return self._seen

    @property
    def stage(self) -> Stage:
        """What the window has added to it."""
        return self._stage

    @property
    def people(self) -> tuple[PersonCard, ...]:
        """Who sits at the table, the person first."""
        return self._people

    @property
    def look(self) -> Look:
        """Colours and scale of the table."""
        return self._pictures.look

    def set_people(self, people: Sequence[PersonCard]) -> None:
        """Seat these people, the person first; their number is the size of the table."""
        self._people = tuple(people)
        self._furniture.set_people(people)
        self._relayout()

    def set_window(
        self, width: float, height: float, dpr: float, *, docked: bool = False, crisp: bool = True
    ) -> None:
        """Use a window this large; not `crisp`: stretch pictures until a crisp call follows."""
        self._size, self._docked, self._crisp = (width, height, dpr), docked, crisp
        self._relayout()

    def set_look(self, colours: Colours, text_scale: float) -> None:
        """Use these colours, and this factor on every text."""
        self._colours, self._text_scale = colours, text_scale
        self._relayout()

    def set_sort_order(self, order: SortOrder) -> None:
        """Sort the hand in this way."""
        self._stage = replace(self._stage, order=order)
        self._refresh()

    def set_play_mode(self, mode: PlayMode) -> None:
        """Let this play a card."""
        self._mode = mode
        self.select(None)

    def redraw(self) -> None:
        """Paint everything anew: the language, the deck's theme or its letters have changed."""
        self._furniture.forget()
        self._refresh()

    # What the table shows

    def show(self, seen: Observation) -> None:
        """Place everything at once."""
        self.animator.finish()
        self._seen = seen
        self._draw = ((), None)
        self._refresh()

    def play(self, event: Event, seen: Observation) -> None:
        """Let `event` move, and end as show(seen) does; `animator.idle` says when.

        Nobody is asked for anything until set_turn(True).
        """
        self.animator.finish()
        self._seen, self._draw = seen, ((), None)
        self._after(event)
        if isinstance(event, Dealt):
            self._play_deal(event, seen)
        else:
            self._move(event)

    def play_draw(self, drawn: Draw, dealer: Seat) -> None:
        """Lay out the draw for the first deal; it lies there until something else is shown."""
        self.animator.finish()
        self._seen, self._draw = None, (drawn, None)
        self._refresh()
        pack = self.table.chien[0]
        steps: list[Step] = [
            Glide(
                item=self._items[Zone.DRAWN, card.code],
                start=Rect(self.table.centre.cx - pack.w / 2, pack.y, pack.w, pack.h),
                end=self._items[Zone.DRAWN, card.code].spot.rect,
                duration_ms=PLAY_MS,
                delay_ms=number * _DRAW_NEXT_MS,
            )
            for number, (_, card) in enumerate(drawn)
        ]
        self._draw = (drawn, dealer)
        self.animator.run(steps, self._refresh)

    def set_turn(self, active: bool) -> None:
        """Say whether the person is asked now: marks, lit place and frame follow."""
        if active != self._stage.active:
            self._stage = replace(self._stage, active=active)
            if not active:
                self.select(None)
            self._move(None)

    def clear_shown(self) -> None:
        """Take back what seats have laid open."""
        self._stage = replace(self._stage, cleared=True, again=None)
        self._move(None)

    def show_again(self, seat: Seat) -> None:
        """Lay open again what `seat` had shown, until clear_shown() or the next event."""
        self._stage = replace(self._stage, again=seat)
        self._move(None)

    def show_last_trick(self, seen: Observation) -> None:
        """Show the last trick on a paper above the table."""
        self._seen = seen
        self._stage = replace(self._stage, last_trick=True)
        self._refresh()

    def hide_last_trick(self) -> None:
        """Take the paper of the last trick away."""
        if self._stage.last_trick:
            self._stage = replace(self._stage, last_trick=False)
            self._refresh()

    # The discard

    def begin_discard(self, seen: Observation) -> None:
        """Let the person put cards into the tray."""
        self.animator.finish()
        self._seen = seen
        self._stage = replace(self._stage, tray=())
        self._move(None)
        self.discard_changed.emit(())

    def toggle_discard(self, card: Card) -> None:
        """Move a card between hand and tray, or refuse it."""
        tray, seen = self._stage.tray, self._seen
        if tray is None or seen is None or seen.discard_rules is None:
            return
        if card in tray:
            self._set_tray(tuple(other for other in tray if other != card))
            return
        rules = seen.discard_rules
        reason = rules.refusal(card)
        trumps = sum(other.is_trump for other in tray)
        if reason or len(tray) >= rules.size or (card.is_trump and trumps >= rules.forced):
            self._refuse(card, reason)
            return
        self._set_tray((*tray, card))

    def clear_discard(self) -> None:
        """Take every card back into the hand."""
        if self._stage.tray:
            self._set_tray(())

    def end_discard(self) -> None:
        """Take the tray away."""
        self._stage = replace(self._stage, tray=None)
        self._move(None)

    def tray_panel_rect(self) -> Rect:
        """Return where the paper of the discard lies."""
        return self.table.tray.panel

    # One card: focus, selection, click

    def hand_cards(self) -> tuple[Card, ...]:
        """Return the cards of the hand, left to right."""
        return hand_in_order(self._seen, self._stage) if self._seen else ()

    def card_rect(self, card: Card) -> Rect | None:
        """Return where a card of the person lies, or None."""
        item = self._items.get((Zone.CARD, card.code))
        return item.spot.rect if item else None

    def set_focus(self, card: Card | None) -> None:
        """Put the focus ring around this card, or around none."""
        old, self._focus = self._focus, card
        self._mark(old)
        self._mark(card)

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
        elif self.animator.moving or self._seen is None or not playing(self._seen, self._stage):
            self.felt_clicked.emit()
        elif (reason := locked(card, self._seen, self._stage)) is not None:
            self._refuse(card, reason)
        else:
            self._press_legal(card, twice=twice)

    def _press_legal(self, card: Card, *, twice: bool) -> None:
        if self._mode is PlayMode.CONFIRM and card != self._selected:
            self.select(card)
        elif self._mode is not PlayMode.DOUBLE_CLICK or twice:
            self.select(None)
            self.card_clicked.emit(card)

    def _double(self, card: Card) -> None:
        if self._mode is PlayMode.DOUBLE_CLICK:
            self.press(card, twice=True)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Say `felt_clicked` where no item takes the press."""
        super().mousePressEvent(event)
        left = event.button() is Qt.MouseButton.LeftButton
        if left and self.mouseGrabberItem() is None:
            self.felt_clicked.emit()

    def snapshot(self) -> tuple[tuple[Seen, ...], Arrangement]:
        """Return every card as it is now, and what was asked of the rest; to compare tables."""
        cards = tuple(
            Seen(
                key=key,
                rect=Rect(*(round(value, 3) for value in item.where())),
                face=item.face,
                veiled=item.spot.veiled,
                marks=item.spot.marks,
                rings=item.rings,
                z=item.zValue(),
                opacity=round(item.opacity(), 3),
            )
            for key, item in sorted(self._items.items(), key=lambda pair: str(pair[0]))
        )
        return cards, replace(self._arrangement(), cards={})

    def codes_in_scene(self) -> frozenset[str]:
        """Return the codes of every card that can be seen; for tests."""
        return frozenset(item.face for item in self._items.values()) - {BACK}

    # Inside

    def _refuse(self, card: Card, refusal: Refusal | DiscardReason | None) -> None:
        item = self._items.get((Zone.CARD, card.code))
        if item is not None:
            self.animator.shake(item)
        self.card_refused.emit(RefusedCard(card=card, refusal=refusal))

    def _set_tray(self, tray: tuple[Card, ...]) -> None:
        self._stage = replace(self._stage, tray=tray)
        self._move(None)
        self.discard_changed.emit(tray)

    def _after(self, event: Event) -> None:
        """Forget what an event makes out of date."""
        stage = replace(self._stage, active=False, again=None, last_trick=False)
        if isinstance(event, (Dealt, Discarded)):
            stage = replace(stage, cleared=False, tray=None)
        self._stage = stage
        self._selected = None

    def _arrangement(self) -> Arrangement:
        if self._seen is not None:
            return arrange(self._seen, self.table, self._stage)
        drawn, dealer = self._draw
        return arrange_draw(drawn, dealer, len(self._people), self.table)

    def _relayout(self) -> None:
        width, height, dpr = self._size
        seen = self._seen
        self.table = table_layout(
            width,
            height,
            max(3, len(self._people)) if self._people else 4,
            chien=seen.table.chien_size if seen else 6,
            docked=self._docked,
            text_scale=self._text_scale,
            dpr=dpr,
        )
        self.setSceneRect(0, 0, width, height)
        look = Look(colours=self._colours, ui=self.table.ui)
        self._pictures.set_look(look, dpr)
        self._furniture.set_look(look, dpr)
        self.setBackgroundBrush(look.colour("felt"))
        self.animator.finish()
        self._refresh()

    def _refresh(self) -> None:
        """Place everything at once."""
        for item in self._place(self._arrangement()).values():
            self._release(item)
        self.shown_anew.emit()

    def _place(self, shown: Arrangement) -> dict[Key, CardItem]:
        """Place every card and everything else; return the items that are on no spot any more."""
        gone = {key: item for key, item in self._items.items() if key not in shown.cards}
        for key in gone:
            del self._items[key]
        for key, spot in shown.cards.items():
            self._item(key).place(spot, crisp=self._crisp)
        for key in shown.cards:
            self._decorate(key)
        self._furniture.show(shown, self.table, self._last_names())
        return gone

    def _item(self, key: Key) -> CardItem:
        if key not in self._items:
            item = self._spare.pop() if self._spare else self._new_item()
            self._items[key] = item
            item.show()
        return self._items[key]

    def _new_item(self) -> CardItem:
        item = CardItem(self._pictures)
        item.clicked.connect(self.press)
        item.double_clicked.connect(self._double)
        item.hovered.connect(self._hovered)
        item.pressed_pile.connect(self.trick_pile_clicked)
        self.addItem(item)
        return item

    def _release(self, item: CardItem) -> None:
        self.animator.rest(item)
        item.set_ring("focus", False)
        item.set_ring("selected", False)
        item.hide()
        self._spare.append(item)

    def _last_names(self) -> tuple[str, ...]:
        if self._seen is None or not self._seen.tricks:
            return ()
        return tuple(self._people[seat].name for seat, _ in self._seen.tricks[-1].plays)

    def _move(self, event: Event | None) -> None:
        """Let everything glide from where it is to where it belongs."""
        self.animator.finish()
        before = {key: Was(rect=item.where(), face=item.face) for key, item in self._items.items()}
        old = {key: item.spot for key, item in self._items.items()}
        shown = self._arrangement()
        if isinstance(event, CardPlayed):
            shown = replace(shown, cards=_crowned_later(shown.cards, old))
        gone = self._place(shown)
        steps = steps_of(event, before, self._items, gone, self._origins(before))
        self.animator.run(steps, partial(self._settle, list(gone.values())))

    def _settle(self, gone: list[CardItem]) -> None:
        for item in gone:
            self._release(item)
        self._refresh()

    def _origins(self, before: dict[Key, Was]) -> Origins:
        chien = (self._seen.chien if self._seen else None) or ()
        lies = {
            card: before[Zone.CHIEN, str(number)].rect
            for number, card in enumerate(chien)
            if (Zone.CHIEN, str(number)) in before
        }
        return Origins(fan=self._fan, chien=lies)

    def _fan(self, seat: Seat) -> Rect:
        """The fan of a seat as the rectangle of one card."""
        box, fan = self.table.boxes[seat], self.table.fans[seat]
        wide = self.table.snap(36 * self.table.ui)
        top = fan.y if fan.h else box.y
        return Rect(box.cx - wide / 2, top, wide, wide * 1.75)

    def _play_deal(self, event: Dealt, seen: Observation) -> None:
        self._refresh()
        dealer = Dealer(
            scene=self,
            pictures=self._pictures,
            items=self._items,
            table=self.table,
            furniture=self._furniture,
            fan=self._fan,
        )
        steps = [] if self.animator.reduced else dealer.steps(event, seen)
        self.animator.run(steps, partial(self._end_deal, dealer))

    def _end_deal(self, dealer: Dealer) -> None:
        dealer.clear()
        self._refresh()

    def _sharpen(self, code: str) -> None:
        for item in self._items.values():
            item.redraw(code)
        if code == BACK:
            self._furniture.forget_fans()
            if not self.animator.moving:
                self._furniture.show(self._arrangement(), self.table, self._last_names())

    def _hovered(self, card: Card | None, entered: bool) -> None:
        old, self._hover = self._hover, card if entered else None
        self._mark(old)
        self._mark(self._hover)

    def _mark(self, card: Card | None) -> None:
        if card is not None and (Zone.CARD, card.code) in self._items:
            self._decorate((Zone.CARD, card.code))

    def _decorate(self, key: Key) -> None:
        """Give a card its rings, and let it rise or sink."""
        item = self._items[key]
        card = item.card
        focused = card is not None and card == self._focus
        selected = card is not None and card == self._selected
        item.set_ring("focus", focused)
        item.set_ring("selected", selected)
        self.animator.lift(item, self._rise(card) * self.table.card.h)

    def _rise(self, card: Card | None) -> float:
        """How far a card stands above its place, in card heights."""
        seen, tray = self._seen, self._stage.tray or ()
        if card is None or seen is None or card in tray:
            return 0
        asked = playing(seen, self._stage) or (
            self._stage.tray is not None and seen.ask is Ask.DISCARD
        )
        free = asked and locked(card, seen, self._stage) is None
        if card == self._selected:
            return _SELECTED
        if card == self._focus:
            return _FOCUS_LEGAL if free or not asked else _FOCUS_LOCKED
        return _HOVER if free and card == self._hover else 0


def _crowned_later(new: dict[Key, Spot], old: dict[Key, Spot]) -> dict[Key, Spot]:
    """The new cards of a trick, with the crown where it was until the card has landed."""
    cards = dict(new)
    for key, spot in new.items():
        had = old[key].marks if key in old else frozenset()
        if spot.marks & {Mark.CROWN, Mark.STAR} or Mark.CROWN in had:
            crown = had & {Mark.CROWN}
            cards[key] = replace(spot, marks=(spot.marks - {Mark.CROWN}) | crown)
    return cards
