"""The cards of one table: an item for every spot, kept and used again for the whole session."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtWidgets import QGraphicsScene

from tarot_desktop.rules.cards import Card
from tarot_desktop.view.animator import Animator
from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.card_pictures import CardPictures
from tarot_desktop.view.movements import Was
from tarot_desktop.view.places import Rect
from tarot_desktop.view.spots import BACK, Key, Mark, Spot, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """One card as it is seen on the table."""

    key: Key
    rect: Rect
    face: str
    veiled: bool
    marks: frozenset[Mark]
    rings: frozenset[str]
    z: float
    opacity: float


class CardStore:
    """Items by what they show; spare ones wait, hidden."""

    def __init__(
        self,
        scene: QGraphicsScene,
        pictures: CardPictures,
        animator: Animator,
        connect: Callable[[CardItem], None],
    ) -> None:
        self._scene, self._pictures, self._animator = scene, pictures, animator
        self._connect = connect
        self._items: dict[Key, CardItem] = {}
        self._spare: list[CardItem] = []

    @property
    def items(self) -> Mapping[Key, CardItem]:
        """The items that are in use."""
        return self._items

    def __iter__(self) -> Iterator[CardItem]:
        return iter(self._items.values())

    def of(self, card: Card | None) -> CardItem | None:
        """Return the card itself, in the hand, the tray or the trick; None if it is not there."""
        return None if card is None else self._items.get((Zone.CARD, card.code))

    def place(self, spots: Mapping[Key, Spot], *, crisp: bool) -> dict[Key, CardItem]:
        """Place every card at once; return the items that are on no spot any more."""
        gone = {key: item for key, item in self._items.items() if key not in spots}
        for key in gone:
            del self._items[key]
        for key, spot in spots.items():
            self._item(key).place(spot, crisp=crisp)
        return gone

    def release(self, gone: Iterable[CardItem]) -> None:
        """Put items aside."""
        for item in gone:
            self._animator.rest(item)
            item.set_ring("focus", False)
            item.set_ring("selected", False)
            item.hide()
            self._spare.append(item)

    def as_it_is(self) -> dict[Key, Was]:
        """Return where every card is at this moment."""
        return {key: Was(rect=item.where(), face=item.face) for key, item in self._items.items()}

    def seen(self) -> tuple[Seen, ...]:
        """Return every card as it looks at this moment, in a fixed order."""
        ordered = sorted(self._items.items(), key=lambda pair: (pair[0][0].value, pair[0][1]))
        return tuple(
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
            for key, item in ordered
        )

    def codes(self) -> frozenset[str]:
        """Return the codes of every card that can be seen."""
        return frozenset(item.face for item in self) - {BACK}

    def _item(self, key: Key) -> CardItem:
        if key not in self._items:
            item = self._spare.pop() if self._spare else self._new_item()
            self._items[key] = item
            item.show()
        return self._items[key]

    def _new_item(self) -> CardItem:
        item = CardItem(self._pictures)
        self._connect(item)
        self._scene.addItem(item)
        return item
