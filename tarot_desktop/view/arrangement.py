"""What lies where on the table: from an observation to places, without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tarot_desktop.game.observation import Ask, Observation, Role
from tarot_desktop.game.results import Trick
from tarot_desktop.rules.announcements import ShownPoignee
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, Seat, Suit
from tarot_desktop.rules.dealing import Draw
from tarot_desktop.rules.discarding import DiscardReason
from tarot_desktop.rules.play import Refusal
from tarot_desktop.view.places import LOWERED, ROW_STEP, Rect, TableLayout
from tarot_desktop.view.sorting import group, sorted_hand
from tarot_desktop.view.spots import (
    BACK,
    Arrangement,
    Caption,
    Key,
    Mark,
    SeatLook,
    SlotLook,
    Spot,
    Stage,
    Zone,
)

_BESIDE_INDEX = 0.02
"""What is seen of a card beside its index at least, in card widths."""
_LOCK_BELOW_INDEX = 0.08
"""From the end of the index to the middle of the lock, in card heights."""
_LOCK_RADIUS = 0.06
_ON_EDGE = -0.03
"""The middle of a lock that stands on the upper edge of its card, in card heights."""
_DROPPED_Z = 550
"""Above every card that lies on the table."""


def arrange(seen: Observation, at: TableLayout, stage: Stage) -> Arrangement:
    """Return what lies where when `seen` is what the person knows."""
    cards: dict[Key, Spot] = {}
    for part in (_hand, _tray, _trick, _chien, _shown, _pile, _last_trick):
        cards |= part(seen, at, stage)
    return Arrangement(
        cards=cards,
        seats=tuple(_seat(seen, seat, stage) for seat in range(seen.seats)),
        slots=_slots(seen, stage),
        hand_frame=_hand_frame(seen, at, stage),
        own_box_up=_own_box_up(seen, at, stage),
        boxes_aside=_boxes_aside(at, stage),
        tray=at.tray.panel if stage.tray is not None else None,
        last_trick=_last_panel(seen, at, stage),
        captions=_captions(seen, at, stage),
    )


def place_of(seen: Observation, seat: Seat) -> int:
    """Return how many places to the right of the observer `seat` sits."""
    return (seat - seen.seat) % seen.seats


def hand_in_order(seen: Observation, at: TableLayout, stage: Stage) -> tuple[Card, ...]:
    """Return the cards of the hand as they lie, left to right."""
    away = set(stage.tray or ())
    if _chien_waits(seen, stage):
        away |= set(seen.chien or ())
    held = [card for card in seen.hand if card not in away]
    order = stage.habits.order
    if _in_rows(len(held), at, stage):
        order = replace(order, trumps_left=True)
    return sorted_hand(held, order)


def _in_rows(cards: int, at: TableLayout, stage: Stage) -> bool:
    """Whether a hand of so many cards lies in two rows: by habit, or to show every index."""
    least = stage.habits.two_rows_from
    return least is not None and (
        cards >= least or at.step_of_one_row(cards) < stage.habits.index_reach + _BESIDE_INDEX
    )


def playing(seen: Observation, stage: Stage) -> bool:
    """Return whether the person is asked for a card."""
    return stage.active and seen.to_act and seen.ask is Ask.PLAY


def refusal_of(card: Card, seen: Observation) -> Refusal | None:
    """Return why the person may not play `card` now, or None."""
    return dict(seen.refusals).get(card)


def locked(card: Card, seen: Observation, stage: Stage) -> Refusal | DiscardReason | None:
    """Return what keeps a card of the hand where it is, or None."""
    if stage.tray is not None and seen.discard_rules is not None:
        return seen.discard_rules.refusal(card)
    return refusal_of(card, seen) if playing(seen, stage) else None


def shown_cards(seen: Observation, seat: Seat) -> tuple[Card, ...]:
    """Return what `seat` has laid open in this deal."""
    poignees = [
        card
        for made in seen.announcements
        if made.seat == seat and isinstance(made.said, ShownPoignee)
        for card in made.said.cards
    ]
    return tuple(poignees) or (seen.discard_shown if seat == seen.taker else ())


def _chien_waits(seen: Observation, stage: Stage) -> bool:
    """Whether the person's chien still lies on the table."""
    return (
        seen.ask is Ask.DISCARD
        and seen.taker == seen.seat
        and seen.chien is not None
        and stage.tray is None
    )


def _hand(seen: Observation, at: TableLayout, stage: Stage) -> dict[Key, Spot]:
    held = hand_in_order(seen, at, stage)
    rects = _hand_rects(held, at, stage)
    down = 0 if _in_rows(len(held), at, stage) else LOWERED * at.card.h
    marked = stage.habits.locks or stage.tray is not None
    spots = {}
    for card, rect, above in zip(held, rects, at.overlap(rects), strict=True):
        spot = Spot(rect=rect, z=200 + above, code=card.code, card=card)
        if marked and locked(card, seen, stage) is not None:
            spot = replace(
                spot,
                rect=rect.moved(0, at.snap(down)),
                veiled=True,
                lock_at=_lock_at(rect, rects, stage),
                marks=frozenset({Mark.LOCK}),
            )
        spots[Zone.CARD, card.code] = _from_chien(card, spot, seen, stage)
    return spots | _dropped(spots, stage)


def _lock_at(card: Rect, hand: Sequence[Rect], stage: Stage) -> float:
    """Below the index; in the upper of two rows above the lower one, or on the card's edge."""
    low = stage.habits.index_low
    below, lowest = low + _LOCK_BELOW_INDEX, ROW_STEP - _LOCK_BELOW_INDEX
    if below <= lowest or not any(other.y > card.y for other in hand):
        return below
    return lowest if low <= lowest - _LOCK_RADIUS else _ON_EDGE


def _dropped(spots: dict[Key, Spot], stage: Stage) -> dict[Key, Spot]:
    """The card of the hand that waits on the table where it was dropped."""
    if stage.dropped is None:
        return {}
    card, rect = stage.dropped
    key = (Zone.CARD, card.code)
    return {key: replace(spots[key], rect=rect, z=_DROPPED_Z)} if key in spots else {}


def _hand_frame(seen: Observation, at: TableLayout, stage: Stage) -> Rect | None:
    rects = _hand_rects(hand_in_order(seen, at, stage), at, stage)
    return at.hand_frame(rects) if rects and _asked(stage) else None


def _own_box_up(seen: Observation, at: TableLayout, stage: Stage) -> float:
    """How far the own box must move up: two rows of a discard reach into the action row."""
    rects = _hand_rects(hand_in_order(seen, at, stage), at, stage)
    if not rects:
        return 0
    frame, box = at.hand_frame(rects), at.boxes[0]
    return max(0.0, at.snap(box.bottom + at.margin / 2 - frame.y)) if frame.overlaps(box) else 0


def _boxes_aside(at: TableLayout, stage: Stage) -> tuple[tuple[Seat, Rect], ...]:
    """The boxes that a panel covers, if only in part, and where they stand instead."""
    panel = stage.covered
    if panel is None:
        return ()
    seats = at.covered_by(panel)
    return tuple(zip(seats, at.above(panel, seats), strict=True))


def _hand_rects(held: tuple[Card, ...], at: TableLayout, stage: Stage) -> tuple[Rect, ...]:
    """Where the cards of the hand lie at rest."""
    upper = sum(group(card) is Suit.TRUMPS for card in held)
    return at.hand(len(held), upper=upper, two_rows=_in_rows(len(held), at, stage))


def _from_chien(card: Card, spot: Spot, seen: Observation, stage: Stage) -> Spot:
    if stage.tray is None or card not in (seen.chien or ()):
        return spot
    return replace(spot, marks=spot.marks | {Mark.FROM_CHIEN})


def _tray(seen: Observation, at: TableLayout, stage: Stage) -> dict[Key, Spot]:
    return {
        (Zone.CARD, card.code): _from_chien(
            card, Spot(rect=rect, z=50, code=card.code, card=card), seen, stage
        )
        for card, rect in zip(stage.tray or (), at.tray.slots, strict=False)
    }


def _trick(seen: Observation, at: TableLayout, stage: Stage) -> dict[Key, Spot]:
    trick = seen.trick
    if trick is None:
        return {}
    winning = seen.winning_seat if stage.habits.crown else None
    return {
        (Zone.CARD, card.code): Spot(
            rect=at.slots[place_of(seen, seat)],
            z=100 + number,
            code=card.code,
            marks=_trick_marks(trick, seat, winning) | _protection(card, seat, seen),
        )
        for number, (seat, card) in enumerate(trick.plays)
    }


def _protection(card: Card, seat: Seat, seen: Observation) -> frozenset[Mark]:
    """The lock of a protected Petit: it cannot be taken."""
    protected = card.is_petit and seat == seen.protected_seat
    return frozenset({Mark.LOCK} if protected else ())


def _trick_marks(trick: Trick, seat: Seat, winning: Seat | None) -> frozenset[Mark]:
    marks = {Mark.STAR} if seat == trick.leader else set()
    return frozenset(marks | ({Mark.CROWN} if seat == winning else set()))


def _chien(seen: Observation, at: TableLayout, stage: Stage) -> dict[Key, Spot]:
    codes, rects = _chien_faces(seen), _chien_rects(seen, at, stage)
    return {
        (Zone.CHIEN, str(number)): Spot(rect=rect, z=20 + number, code=code)
        for number, (code, rect) in enumerate(zip(codes, rects, strict=False))
    }


def _chien_faces(seen: Observation) -> tuple[str, ...]:
    if seen.ask is None or seen.petit_sec_hand is not None:
        return ()
    if seen.ask is Ask.DISCARD and seen.chien is not None:
        return tuple(card.code for card in seen.chien)
    turned = seen.contract is not None and seen.contract.opens_chien and seen.chien is not None
    return () if turned else (BACK,) * seen.table.chien_size


def _chien_rects(seen: Observation, at: TableLayout, stage: Stage) -> tuple[Rect, ...]:
    if seen.contract is not None and not seen.contract.opens_chien:
        return at.chien_pile
    return at.chien if stage.tray is None else at.chien_beside


def _captions(seen: Observation, at: TableLayout, stage: Stage) -> tuple[tuple[Caption, Rect], ...]:
    if not _chien(seen, at, stage):
        return ()
    if seen.contract is not None and not seen.contract.opens_chien:
        whose = Caption.CHIEN_OF_TAKER if seen.contract is Bid.SANS else Caption.CHIEN_OF_DEFENCE
        return ((whose, at.chien_pile_text),)
    if seen.chien is None:
        return ()
    rect = at.chien_text if stage.tray is None else at.chien_beside_text
    return ((Caption.CHIEN, rect),)


def _shown(seen: Observation, at: TableLayout, stage: Stage) -> dict[Key, Spot]:
    if seen.petit_sec_hand is not None and seen.petit_sec is not None:
        if seen.petit_sec[0] == seen.seat or seen.end is not None:
            return {}
        held = sorted_hand(seen.petit_sec_hand, stage.habits.order)
        return _laid(seen.petit_sec[0], held, at.open_hand(len(held)), at)
    spots: dict[Key, Spot] = {}
    pile = seen.contract is not None and not seen.contract.opens_chien
    for seat in seen.active:
        if seat != stage.again and (stage.cleared or seen.tricks or seen.ask is None):
            continue
        held = sorted_hand(shown_cards(seen, seat), stage.habits.order)
        rects = at.shown(place_of(seen, seat), len(held), beside_pile=pile)
        spots |= _laid(seat, held, rects, at)
    return spots


def _laid(
    seat: Seat, held: tuple[Card, ...], rects: tuple[Rect, ...], at: TableLayout
) -> dict[Key, Spot]:
    return {
        (Zone.SHOWN, f"{seat}:{card.code}"): Spot(rect=rect, z=400 + above, code=card.code)
        for card, rect, above in zip(held, rects, at.overlap(rects), strict=True)
    }


def _pile(seen: Observation, at: TableLayout, _stage: Stage) -> dict[Key, Spot]:
    if not seen.tricks or seen.ask is None or seen.tricks[-1].winner is None:
        return {}
    winner = seen.tricks[-1].winner
    rect = at.piles[place_of(seen, winner)]
    return {(Zone.PILE, str(winner)): Spot(rect=rect, z=-200, code=BACK, is_pile=True)}


def _last_panel(seen: Observation, at: TableLayout, stage: Stage) -> Rect | None:
    if not stage.last_trick or not seen.tricks:
        return None
    return at.last_trick(len(seen.tricks[-1].plays))[0]


def _last_trick(seen: Observation, at: TableLayout, stage: Stage) -> dict[Key, Spot]:
    if not stage.last_trick or not seen.tricks:
        return {}
    trick = seen.tricks[-1]
    rects = at.last_trick(len(trick.plays))[1]
    return {
        (Zone.LAST, card.code): Spot(
            rect=rect,
            z=610 + number,
            code=card.code,
            marks=_trick_marks(trick, seat, trick.winner),
        )
        for number, ((seat, card), rect) in enumerate(zip(trick.plays, rects, strict=True))
    }


def arrange_draw(drawn: Draw, dealer: Seat | None, seats: int, at: TableLayout) -> Arrangement:
    """Return the draw for the first deal, each seat's card in its place of the trick."""
    spots: dict[Key, Spot] = {}
    for number, (seat, card) in enumerate(drawn):
        again = any(seat == other for other, _ in drawn[:number])
        rect = at.slots[seat]
        spots[Zone.DRAWN, card.code] = Spot(
            rect=rect.moved(at.snap(0.3 * rect.w), 0) if again else rect,
            z=100 + number,
            code=card.code,
        )
    looks = tuple(_waiting_seat(seat, dealer) for seat in range(seats))
    return Arrangement(cards=spots, seats=looks, slots=(None,) * seats)


def _waiting_seat(seat: Seat, dealer: Seat | None) -> SeatLook:
    return SeatLook(
        seat=seat,
        tricks=None,
        role=Role.NONE,
        bid=None,
        dealer=seat == dealer,
        turn=False,
        backs=0,
    )


def _seat(seen: Observation, seat: Seat, stage: Stage) -> SeatLook:
    bidding = seen.taker is None
    return SeatLook(
        seat=seat,
        tricks=seen.tricks_won(seat) if seat in seen.active and _begun(seen) else None,
        role=seen.role(seat),
        bid=seen.bid_of(seat) if bidding else None,
        dealer=seat == seen.dealer,
        turn=seat == seen.turn and (seat != seen.seat or _asked(stage)),
        backs=0 if seat == seen.seat else seen.hand_sizes[seat],
        announced=bool(shown_cards(seen, seat)),
        slam=seat == seen.taker and bool(seen.slam_announced),
        called=seen.called_card if seat == seen.taker else None,
    )


def _asked(stage: Stage) -> bool:
    """Whether the person is asked something: a tray lies open for nobody else."""
    return stage.active or stage.tray is not None


def _begun(seen: Observation) -> bool:
    return bool(seen.trick or seen.tricks)


def _slots(seen: Observation, stage: Stage) -> tuple[SlotLook | None, ...]:
    played = {seat for seat, _ in seen.trick.plays} if seen.trick else set(seen.active)
    looks: list[SlotLook | None] = []
    for place in range(seen.seats):
        seat = (seen.seat + place) % seen.seats
        if seat not in seen.active or seat in played:
            looks.append(None)
        elif seat == seen.seat:
            looks.append(SlotLook.YOURS if playing(seen, stage) else SlotLook.EMPTY)
        else:
            looks.append(SlotLook.NEXT if seat == seen.turn else SlotLook.EMPTY)
    return tuple(looks)
