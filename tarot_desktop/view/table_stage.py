"""What the table shows: an observation at once, or one event after another.

`show` places everything at once; `play` lets one event move.  Both end in the same picture, for
both place the same arrangement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from tarot_desktop.game.events import CardPlayed, Dealt, Discarded, Event
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import Draw
from tarot_desktop.view.animator import Animator, Glide, Step
from tarot_desktop.view.arrangement import arrange, arrange_draw, shown_cards
from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.card_pictures import CardPictures
from tarot_desktop.view.card_store import CardStore, Seen
from tarot_desktop.view.dealing import Dealer
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.furniture import Furniture
from tarot_desktop.view.layout import table_layout
from tarot_desktop.view.look import Look
from tarot_desktop.view.movements import Origins, Was, steps_of
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.places import Rect
from tarot_desktop.view.speeds import MOVE_MS, PLAY_MS
from tarot_desktop.view.spots import BACK, Arrangement, Habits, Key, Mark, Spot, Stage, Zone
from tarot_desktop.view.theme import DAY, Colours

_DRAW_NEXT_MS = 140


class TableStage(QGraphicsScene):
    """The table of one window, without the person; lengths are logical pixels of the view."""

    trick_pile_clicked = Signal()
    seat_clicked = Signal(int)
    shown_anew = Signal()
    """The picture has changed as a whole: mirrors follow."""

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._pictures = CardPictures(deck)
        self.animator = Animator(self)
        self._furniture = Furniture(self, deck, self.animator)
        self._cards = CardStore(self, self._pictures, self.animator, self._connect)
        self._people: tuple[PersonCard, ...] = ()
        self._seen: Observation | None = None
        self._draw: tuple[Draw, Seat | None] = ((), None)
        self._stage = Stage()
        self._size = (1024.0, 640.0, 1.0)
        self._docked = self._left_handed = False
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
        """Seat these people, the person first; their number is the size of the table.

        What lies on a table of another size is taken away.
        """
        if len(people) != len(self._people):
            self._seen, self._draw = None, ((), None)
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

    def set_habits(self, habits: Habits, *, left_handed: bool = False) -> None:
        """Let hand and trick lie in this way, and the table serve this hand."""
        self._stage = replace(self._stage, habits=habits)
        self._left_handed = left_handed
        self._relayout()

    def set_covered(self, x_y_w_h: tuple[float, float, float, float] | None) -> None:
        """Let the boxes of seats that lie under a panel here stand above it."""
        covered = None if x_y_w_h is None else Rect(*x_y_w_h)
        if covered != self._stage.covered:
            self._stage = replace(self._stage, covered=covered)
            self._refresh()

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
        self._stage = replace(self._stage, dropped=None)
        self._follow_chien(seen)
        self._refresh()

    def play(self, event: Event, seen: Observation) -> None:
        """Let `event` move, and end as show(seen) does; `animator.idle` says when.

        Nobody is asked for anything until set_turn(True).
        """
        self.animator.finish()
        self._seen, self._draw = seen, ((), None)
        self._follow_chien(seen)
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
                item=self._cards.items[Zone.DRAWN, card.code],
                start=Rect(self.table.centre.cx - pack.w / 2, pack.y, pack.w, pack.h),
                end=self._cards.items[Zone.DRAWN, card.code].spot.rect,
                duration_ms=PLAY_MS,
                delay_ms=number * _DRAW_NEXT_MS,
            )
            for number, (_, card) in enumerate(drawn)
        ]
        self._draw = (drawn, dealer)
        self.animator.run(steps, self._refresh)

    def clear_shown(self) -> None:
        """Take back what seats have laid open."""
        self._stage = replace(self._stage, cleared=True, again=None)
        self._move(None)

    def show_again(self, seat: Seat) -> None:
        """Lay open again what `seat` had shown, or take it back if it lies there again."""
        if self._seen is not None and shown_cards(self._seen, seat):
            again = None if self._stage.again == seat else seat
            self._stage = replace(self._stage, again=again)
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

    def snapshot(self) -> tuple[tuple[Seen, ...], Arrangement]:
        """Return every card as it is now, and what was asked of the rest; to compare tables."""
        return self._cards.seen(), replace(self._arrangement(), cards={})

    def codes_in_scene(self) -> frozenset[str]:
        """Return the codes of every card that can be seen; for tests."""
        return self._cards.codes()

    # Inside

    def _after(self, event: Event) -> None:
        """Forget what an event makes out of date."""
        stage = replace(self._stage, active=False, again=None, last_trick=False, dropped=None)
        if isinstance(event, (Dealt, Discarded)):
            stage = replace(stage, cleared=False, tray=None)
        self._stage = stage

    def _arrangement(self) -> Arrangement:
        if self._seen is not None:
            return arrange(self._seen, self.table, self._stage)
        drawn, dealer = self._draw
        return arrange_draw(drawn, dealer, len(self._people), self.table)

    def _follow_chien(self, seen: Observation) -> None:
        """Lay the table out anew where this deal's chien is of another size."""
        if seen.table.chien_size != len(self.table.chien):
            self._relayout()

    def _relayout(self) -> None:
        width, height, dpr = self._size
        seen = self._seen
        self.table = table_layout(
            width,
            height,
            max(3, len(self._people)) if self._people else 4,
            chien=seen.table.chien_size if seen else 6,
            docked=self._docked,
            left_handed=self._left_handed,
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
        self._cards.release(self._place(self._arrangement()).values())
        self.shown_anew.emit()

    def _place(self, shown: Arrangement, *, fades: bool = False) -> dict[Key, CardItem]:
        """Place every card and everything else; return the items that are on no spot any more."""
        gone = self._cards.place(shown.cards, crisp=self._crisp)
        for item in self._cards:
            self._decorate(item)
        self._furniture.show(shown, self.table, self._last_names(), fades=fades)
        return gone

    def _connect(self, item: CardItem) -> None:
        """Listen to a new card."""
        item.pressed_pile.connect(self.trick_pile_clicked)

    def _decorate(self, item: CardItem) -> None:
        """Give a card what the person's hands do to it."""
        self.animator.rest(item)

    def _last_names(self) -> tuple[str, ...]:
        if self._seen is None or not self._seen.tricks:
            return ()
        return tuple(self._people[seat].name for seat, _ in self._seen.tricks[-1].plays)

    def _move(self, event: Event | None, ms: int = MOVE_MS) -> None:
        """Let everything glide from where it is to where it belongs."""
        self.animator.finish()
        before = self._cards.as_it_is()
        old = {key: item.spot for key, item in self._cards.items.items()}
        shown = self._arrangement()
        if isinstance(event, CardPlayed):
            shown = replace(shown, cards=_crowned_later(shown.cards, old))
        gone = self._place(shown, fades=True)
        steps = steps_of(event, before, self._cards.items, gone, self._origins(before), ms)
        self.animator.run(steps, partial(self._settle, list(gone.values()), _crowned(old)))

    def _settle(self, gone: list[CardItem], crowned: frozenset[Key]) -> None:
        self._cards.release(gone)
        self._refresh()
        now = {key: item.spot for key, item in self._cards.items.items()}
        for key in _crowned(now) - crowned:
            self.animator.crown(self._cards.items[key])

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
            items=self._cards.items,
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
        for item in self._cards:
            item.redraw(code)
        if code == BACK:
            self._furniture.forget_fans()
            if not self.animator.moving:
                self._furniture.show(self._arrangement(), self.table, self._last_names())


def _crowned(spots: Mapping[Key, Spot]) -> frozenset[Key]:
    return frozenset(key for key, spot in spots.items() if Mark.CROWN in spot.marks)


def _crowned_later(new: dict[Key, Spot], old: dict[Key, Spot]) -> dict[Key, Spot]:
    """The new cards of a trick, with the crown where it was until the card has landed."""
    cards = dict(new)
    for key, spot in new.items():
        had = old[key].marks if key in old else frozenset()
        if spot.marks & {Mark.CROWN, Mark.STAR} or Mark.CROWN in had:
            crown = had & {Mark.CROWN}
            cards[key] = replace(spot, marks=(spot.marks - {Mark.CROWN}) | crown)
    return cards
