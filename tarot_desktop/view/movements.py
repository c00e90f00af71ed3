"""What moves when something happens: from two arrangements to the steps of a movement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from tarot_desktop.game.events import CardPlayed, ChienTurned, Discarded, Event, TrickTaken
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.view.animator import Cue, Curve, Fade, Flip, Glide, Reduced, Step
from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.places import Rect
from tarot_desktop.view.speeds import (
    DEAL_NEXT_MS,
    DEAL_PACKET_MS,
    FLIP_MS,
    FLIP_NEXT_MS,
    GATHER_MS,
    MARK_MS,
    PLAY_MS,
    SORT_MS,
)
from tarot_desktop.view.spots import BACK, Key, Zone

_ABOVE = 500
"""Above every card that lies on the table."""

DEAL_MS = 1500
"""The whole deal at the normal pace, the sorting of the hand included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Was:
    """How a card lay before something happened."""

    rect: Rect
    face: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Origins:
    """Where cards come from and go to that are on no spot of their own."""

    fan: Callable[[Seat], Rect]
    """The fan of backs of a seat, as the rectangle of one card."""
    chien: Mapping[Card, Rect]
    """Cards of the chien, as they lie on the table."""


def steps_of(
    event: Event | None,
    before: Mapping[Key, Was],
    items: Mapping[Key, CardItem],
    gone: Mapping[Key, CardItem],
    origins: Origins,
    ms: int,
) -> list[Step]:
    """Return how `items` come to lie where they now belong, and how `gone` ones leave.

    `ms` is how long what only makes room takes.
    """
    if isinstance(event, ChienTurned):
        return _flips(before, items) + _moves(before, items, origins, ms)
    steps = _leaving(event, gone, origins)
    played = event.card if isinstance(event, CardPlayed) else None
    for key, item in items.items():
        if played is not None and key == (Zone.CARD, played.code):
            steps.append(_play(event, before.get(key), item, origins))
    rest = {
        key: item
        for key, item in items.items()
        if played is None or key != (Zone.CARD, played.code)
    }
    return steps + _moves(before, rest, origins, ms)


def _play(event: Event | None, was: Was | None, item: CardItem, origins: Origins) -> Glide:
    assert isinstance(event, CardPlayed)
    start = was.rect if was is not None else origins.fan(event.seat)
    item.setZValue(_ABOVE)
    return Glide(item=item, start=start, end=item.spot.rect, duration_ms=PLAY_MS)


def _flips(before: Mapping[Key, Was], items: Mapping[Key, CardItem]) -> list[Step]:
    """Turn over what lay face down and is now seen, one after another."""
    turned = [
        item
        for key, item in items.items()
        if key in before and before[key].face == BACK != item.spot.code
    ]
    steps: list[Step] = []
    for number, item in enumerate(turned):
        item.show_face(BACK)
        code = item.spot.code
        steps.append(
            Flip(
                item=item,
                turn=lambda item=item, code=code: item.show_face(code),  # type: ignore[misc]
                duration_ms=FLIP_MS,
                delay_ms=number * FLIP_NEXT_MS,
            )
        )
    return steps


def _moves(
    before: Mapping[Key, Was], items: Mapping[Key, CardItem], origins: Origins, ms: int
) -> list[Step]:
    """Glide what lies elsewhere now; what is new comes from the chien, or appears."""
    steps: list[Step] = []
    for key, item in items.items():
        start = before[key].rect if key in before else _origin(key, item, origins)
        if start is None:
            item.setOpacity(0)
            steps.append(Fade(item=item, start=0, end=1, duration_ms=MARK_MS))
        elif not _same(start, item.spot.rect):
            steps.append(
                Glide(
                    item=item,
                    start=start,
                    end=item.spot.rect,
                    duration_ms=ms,
                    reduced=Reduced.AT_ONCE,
                )
            )
    return steps


def _origin(key: Key, item: CardItem, origins: Origins) -> Rect | None:
    zone, name = key
    if zone is Zone.CARD and item.card is not None:
        return origins.chien.get(item.card)
    if zone is Zone.SHOWN:
        return origins.fan(int(name.partition(":")[0]))
    return None


def _leaving(event: Event | None, gone: Mapping[Key, CardItem], origins: Origins) -> list[Step]:
    """The trick slides to its winner, the chien to the taker; the rest fades."""
    goal: Rect | None = None
    if isinstance(event, TrickTaken):
        goal = origins.fan(event.winner)
    elif isinstance(event, Discarded):
        goal = origins.fan(event.seat)
    steps: list[Step] = []
    for (zone, _), item in gone.items():
        if goal is not None and zone in (Zone.CARD, Zone.CHIEN):
            steps.append(
                Glide(
                    item=item,
                    start=item.where(),
                    end=goal,
                    duration_ms=GATHER_MS,
                    curve=Curve.InCubic,
                    fades=True,
                )
            )
        elif zone is not Zone.PILE:
            steps.append(Fade(item=item, start=1, end=0, duration_ms=MARK_MS))
    return steps


def dealing_steps(
    packets: Iterable[tuple[Seat | None, CardItem, Rect]],
    pack: Rect,
    landed: Callable[[Seat | None, CardItem], None],
) -> tuple[list[Step], int]:
    """Return the packets of a deal on their way from the dealer, and when the last has landed.

    Each packet is a back on its way to a seat, or to the chien (None); the whole deal, with the
    sorting that follows, takes at most `DEAL_MS`.
    """
    queue = list(packets)
    room = DEAL_MS - SORT_MS - DEAL_PACKET_MS
    every = min(DEAL_NEXT_MS, room // max(1, len(queue)))
    steps: list[Step] = []
    for number, (seat, item, end) in enumerate(queue):
        start_ms = number * every
        steps.append(
            Glide(item=item, start=pack, end=end, duration_ms=DEAL_PACKET_MS, delay_ms=start_ms)
        )
        steps.append(
            Cue(
                at_ms=start_ms + DEAL_PACKET_MS,
                act=lambda seat=seat, item=item: landed(seat, item),  # type: ignore[misc]
            )
        )
    return steps, (len(queue) - 1) * every + DEAL_PACKET_MS


def deal_order(
    order: tuple[Seat, ...], packet: int, hand_size: int, chien: tuple[int, ...]
) -> list[Seat | None]:
    """Return who gets each packet, None for a card of the chien, as the pack is dealt.

    `order` begins at the dealer's right; `chien` holds the places of its cards in the pack.
    """
    dealt: list[Seat | None] = []
    packets = len(order) * hand_size // packet
    places, place = frozenset(chien), 0
    for number in range(packets):
        left = packet
        while left:
            place += 1
            if place in places:
                dealt.append(None)
            else:
                left -= 1
        dealt.append(order[number % len(order)])
    return dealt


def _same(one: Rect, other: Rect) -> bool:
    return all(abs(a - b) < 0.01 for a, b in zip(one, other, strict=True))
