"""The deal on the table: packets on their way round, then the hand is sorted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from PySide6.QtWidgets import QGraphicsScene

from tarot_desktop.game.events import Dealt
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.tables import playing_order
from tarot_desktop.view.animator import Curve, Glide, Reduced, Step
from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.card_pictures import CardPictures
from tarot_desktop.view.furniture import Furniture
from tarot_desktop.view.movements import deal_order, dealing_steps
from tarot_desktop.view.places import Rect, TableLayout
from tarot_desktop.view.speeds import SORT_MS
from tarot_desktop.view.spots import BACK, Key, Spot, Zone


class Dealer:
    """One deal on its way: packets that exist only while they fly."""

    def __init__(
        self,
        *,
        scene: QGraphicsScene,
        pictures: CardPictures,
        items: Mapping[Key, CardItem],
        table: TableLayout,
        furniture: Furniture,
        fan: Callable[[Seat], Rect],
    ) -> None:
        self._scene, self._pictures = scene, pictures
        self._items, self._table, self._furniture, self._fan = items, table, furniture, fan
        self._packets: list[CardItem] = []
        self._hand: list[CardItem] = []
        self._lie: list[Rect] = []
        self._backs: dict[Seat, int] = {}
        self._person: Seat = 0
        self._packet = 3

    def steps(self, event: Dealt, seen: Observation) -> list[Step]:
        """Return the whole deal as steps; the hand ends sorted, as it is placed already."""
        shape = seen.table
        self._person, self._packet = seen.seat, shape.packet
        self._shuffle_hand()
        positions = event.chien_positions or tuple(
            range(shape.hand_size, shape.hand_size + shape.chien_size)
        )
        order = deal_order(
            playing_order(shape, event.dealer), shape.packet, shape.hand_size, positions
        )
        for seat in seen.active:
            self._backs[seat] = 0
            self._furniture.show_fan(seat, 0, self._table)
        chien = [item for (zone, _), item in self._items.items() if zone is Zone.CHIEN]
        pack = self._fan(event.dealer)
        flights = []
        for number, goal in enumerate(order):
            item = chien.pop(0) if goal is None and chien else self._new_packet(goal)
            item.setZValue(900 - number)
            flights.append((goal, item, item.spot.rect))
        steps, landed_ms = dealing_steps(flights, pack, self._landed)
        return steps + self._sorting(landed_ms)

    def clear(self) -> None:
        """Take the packets off the table."""
        for item in self._packets:
            self._scene.removeItem(item)
            item.deleteLater()
        self._packets.clear()

    def _shuffle_hand(self) -> None:
        """Lay the hand unsorted, unseen: the true order of the cards in it is nobody's business."""
        self._hand = [item for (zone, _), item in self._items.items() if zone is Zone.CARD]
        self._lie = [item.spot.rect for item in self._hand]
        Random(len(self._hand)).shuffle(self._hand)
        for item, rect in zip(self._hand, self._lie, strict=True):
            item.setPos(rect.x, rect.y)
            item.setOpacity(0)

    def _new_packet(self, seat: Seat | None) -> CardItem:
        item = CardItem(self._pictures)
        item.place(Spot(rect=self._goal(seat), z=0, code=BACK))
        self._scene.addItem(item)
        self._packets.append(item)
        return item

    def _goal(self, seat: Seat | None) -> Rect:
        if seat is None:
            return self._table.chien[-1]
        if seat != self._person:
            return self._fan(seat)
        card, felt = self._table.card, self._table.felt
        return Rect(felt.cx - card.w / 2, self._table.card_bottom - card.h, card.w, card.h)

    def _landed(self, seat: Seat | None, item: CardItem) -> None:
        if seat is None:
            return
        item.hide()
        first = self._backs[seat]
        self._backs[seat] += self._packet
        if seat != self._person:
            self._furniture.show_fan(seat, self._backs[seat], self._table)
            return
        for number, card in enumerate(self._hand[first : first + self._packet]):
            card.setOpacity(1)
            card.setZValue(200 + first + number)

    def _sorting(self, after_ms: int) -> list[Step]:
        return [
            Glide(
                item=item,
                start=rect,
                end=item.spot.rect,
                duration_ms=SORT_MS,
                delay_ms=after_ms,
                curve=Curve.InOutCubic,
                reduced=Reduced.AT_ONCE,
            )
            for item, rect in zip(self._hand, self._lie, strict=True)
        ]
