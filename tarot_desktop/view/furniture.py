"""Everything on the table that is no card: felt, seat boxes, places of the trick, papers, captions.

Each piece is a picture, painted anew only when what it says has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from tarot_desktop.rules.cards import Seat
from tarot_desktop.view.animator import Animator
from tarot_desktop.view.card_items import PictureItem
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.felt_painter import FeltPainter
from tarot_desktop.view.look import Look
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.places import Rect, TableLayout
from tarot_desktop.view.seat_painter import SeatPainter
from tarot_desktop.view.spots import Arrangement, Caption, SeatLook
from tarot_desktop.view.table_words import caption

_FELT_Z, _SLOT_Z, _FAN_Z, _BOX_Z, _CAPTION_Z, _TRAY_Z, _HAND_Z, _LAST_Z, _FOCUS_Z = (
    -999,
    -900,
    -400,
    -300,
    10,
    0,
    -500,
    600,
    550,
)


class _Piece:
    """A picture item and what it shows."""

    def __init__(self, scene: QGraphicsScene, z: float, *, pressable: bool = False) -> None:
        self.item = PictureItem(z, pressable=pressable)
        self._shows: Hashable = None
        scene.addItem(self.item)
        self.item.hide()

    def show(
        self, what: Hashable, paint: Callable[[], QPixmap], at: Rect, margin: float = 0
    ) -> None:
        """Show `paint()` at `at`; it is called only if `what` has changed."""
        if self._shows != (what, at) or not self.item.isVisible():
            self._shows = (what, at)
            self.item.show_picture(paint(), at, margin)

    def hide(self) -> None:
        self.item.hide()

    def forget(self) -> None:
        """Paint anew next time."""
        self._shows = None


class _FadingPiece(_Piece):
    """A piece whose old picture fades away over the new one, where both lie in one place.

    While `fades` is off, the new one is there at once.
    """

    fades = False

    def __init__(
        self, scene: QGraphicsScene, z: float, animator: Animator, *, pressable: bool = False
    ) -> None:
        super().__init__(scene, z, pressable=pressable)
        self._animator = animator
        self._old = PictureItem(z + 0.5)
        self._at: Rect | None = None
        scene.addItem(self._old)
        self._old.hide()

    def show(
        self, what: Hashable, paint: Callable[[], QPixmap], at: Rect, margin: float = 0
    ) -> None:
        shown = self.item.isVisible()
        if not shown and self.fades:
            self._animator.fade(self.item, 0, 1)
        elif shown and self._shows not in (None, (what, at)):
            self._leave(stays=self._at == at)
        self._at = at
        super().show(what, paint, at, margin)

    def hide(self) -> None:
        if self.item.isVisible():
            self._leave(stays=self._shows is not None)
        super().hide()

    def forget(self) -> None:
        self._animator.stop_fade(self.item)
        self.item.setOpacity(1)
        self._animator.stop_fade(self._old)
        self._old.hide()
        super().forget()

    def _leave(self, *, stays: bool) -> None:
        """Let the picture fade away where it `stays` in one place, else take it away at once."""
        if self.fades and stays:
            self._old.copy_of(self.item)
            self._animator.fade(self._old, 1, 0)
        else:
            self._old.hide()


class Furniture(QObject):
    """The pieces of one scene."""

    seat_clicked = Signal(int)
    last_trick_clicked = Signal()

    def __init__(self, scene: QGraphicsScene, deck: Deck, animator: Animator) -> None:
        super().__init__(scene)
        self._scene, self._deck, self._animator = scene, deck, animator
        self._people: tuple[PersonCard, ...] = ()
        self._seats = SeatPainter(deck, Look(), 1)
        self._felts = FeltPainter(deck, Look(), 1)
        self._felt = _Piece(scene, _FELT_Z)
        self._tray = _Piece(scene, _TRAY_Z)
        self._last = _Piece(scene, _LAST_Z, pressable=True)
        self._last.item.clicked.connect(self.last_trick_clicked)
        self._captions = [_Piece(scene, _CAPTION_Z)]
        self._focus = _Piece(scene, _FOCUS_Z)
        self._hand = _FadingPiece(scene, _HAND_Z, animator)
        self._boxes: list[_FadingPiece] = []
        self._fans: list[_Piece] = []
        self._slots: list[_Piece] = []

    def set_people(self, people: Sequence[PersonCard]) -> None:
        """Seat these people, the person first."""
        self._people = tuple(people)
        self._seats.set_names([person.name for person in people])
        while len(self._boxes) < len(people):
            seat = len(self._boxes)
            box = _FadingPiece(self._scene, _BOX_Z, self._animator, pressable=True)
            self._boxes.append(box)
            self._fans.append(_Piece(self._scene, _FAN_Z))
            self._slots.append(_Piece(self._scene, _SLOT_Z))
            self._boxes[seat].item.clicked.connect(partial(self.seat_clicked.emit, seat))

    def set_look(self, look: Look, dpr: float) -> None:
        """Paint everything anew in this look."""
        self._seats = SeatPainter(self._deck, look, dpr)
        self._seats.set_names([person.name for person in self._people])
        self._felts = FeltPainter(self._deck, look, dpr)
        self.forget()

    def forget(self) -> None:
        """Paint everything anew next time: words, colours or the deck have changed."""
        pieces = (self._felt, self._tray, self._last, self._focus, self._hand, *self._captions)
        for piece in (*pieces, *self._boxes, *self._fans, *self._slots):
            piece.forget()

    def forget_fans(self) -> None:
        """Paint the fans anew next time: the back has changed."""
        for piece in self._fans:
            piece.forget()

    def show(
        self,
        shown: Arrangement,
        at: TableLayout,
        last_names: Sequence[str],
        *,
        fades: bool = False,
    ) -> None:
        """Show everything but the cards; `last_names` stand under the last trick.

        `fades`: frames appear and vanish slowly.
        """
        for frame in (self._hand, *self._boxes):
            frame.fades = fades
        self._show_felt(at)
        for look in shown.seats[: len(self._people)]:
            self._show_box(look, shown, at)
            hidden = look.seat in dict(shown.boxes_aside)
            self.show_fan(look.seat, 0 if hidden else look.backs, at)
        for piece in self._boxes[len(shown.seats) :] + self._fans[len(shown.seats) :]:
            piece.hide()
        self._show_slots(shown, at)
        self._show_hand(shown)
        self._show_captions(shown)
        self._show_tray(shown, at)
        self._show_last(shown, at, last_names)

    def _show_box(self, look: SeatLook, shown: Arrangement, at: TableLayout) -> None:
        """Show one seat box, where it usually is or out of the way of something."""
        person, aside = self._people[look.seat], dict(shown.boxes_aside).get(look.seat)
        up = 0 if look.seat else shown.own_box_up
        rect = aside or at.boxes[look.seat].moved(0, -up)
        compact = at.compact or aside is not None
        below = rect.y - self._seats.margin() < at.strip.bottom
        hung = self._seats.hung(rect)
        tucked = below and any(hung.overlaps(slot) for slot in at.slots)
        self._boxes[look.seat].show(
            (look, person, compact),
            lambda: self._seats.box(
                look, person, rect, compact=compact, below=below, tucked=tucked
            ),
            rect,
            self._seats.margin(),
        )

    def show_focus(self, rect: Rect | None) -> None:
        """Show the focus ring around a part of the table that is no card, or nowhere."""
        if rect is None:
            self._focus.hide()
        else:
            margin = self._felts.paper_margin()
            self._focus.show("focus", lambda: self._felts.focus(rect), rect, margin)

    def show_fan(self, seat: Seat, backs: int, at: TableLayout) -> None:
        """Show as many backs behind a box."""
        rect = at.fans[seat]
        if not backs or not rect.h:
            self._fans[seat].hide()
            return
        self._fans[seat].show(
            backs, lambda: self._seats.fan(backs, rect), rect, self._seats.margin()
        )

    def _show_felt(self, at: TableLayout) -> None:
        whole = Rect(0, 0, max(at.felt.right, at.strip.w), at.felt.bottom)
        centre = (at.centre.cx, at.centre.cy)
        self._felt.show(centre, lambda: self._felts.felt(whole.w, whole.h, centre), whole)

    def _show_slots(self, shown: Arrangement, at: TableLayout) -> None:
        for place, piece in enumerate(self._slots):
            look = shown.slots[place] if place < len(shown.slots) else None
            if look is None:
                piece.hide()
            else:
                rect = at.slots[place]
                piece.show(look, partial(self._felts.slot, look, rect), rect)

    def _show_hand(self, shown: Arrangement) -> None:
        rect = shown.hand_frame
        if rect is None:
            self._hand.hide()
        else:
            self._hand.show("turn", lambda: self._felts.hand_frame(rect), rect)

    def _show_captions(self, shown: Arrangement) -> None:
        for piece in self._captions:
            piece.hide()
        for piece, (which, rect) in zip(self._captions, shown.captions, strict=False):
            text = caption(which)
            paint = partial(self._felts.caption, text, rect, centred=which is Caption.CHIEN)
            piece.show(text, paint, rect)

    def _show_tray(self, shown: Arrangement, at: TableLayout) -> None:
        if shown.tray is None:
            self._tray.hide()
            return
        tray = at.tray
        self._tray.show(
            tray,
            lambda: self._felts.tray(tray.panel, tray.slots, tray.buttons),
            tray.panel,
            self._felts.paper_margin(),
        )

    def _show_last(self, shown: Arrangement, at: TableLayout, names: Sequence[str]) -> None:
        if shown.last_trick is None:
            self._last.hide()
            return
        panel, cards = at.last_trick(len(names))
        self._last.show(
            tuple(names),
            lambda: self._felts.last_trick(panel, cards, names),
            panel,
            self._felts.paper_margin(),
        )
