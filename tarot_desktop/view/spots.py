"""What an arrangement of the table is made of, without Qt.

An arrangement is complete: the scene shows it and nothing else.  A card keeps its key wherever it
goes, so a movement is the difference between two arrangements.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from tarot_desktop.game.observation import Role
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.view.places import Rect
from tarot_desktop.view.sorting import SortOrder

BACK = "back"


class Zone(Enum):
    """Which of the pictures of a card this is: a card can be seen twice."""

    CARD = auto()
    """The card itself: in the hand, the tray or the trick."""
    CHIEN = auto()
    SHOWN = auto()
    """Laid open before a seat."""
    LAST = auto()
    """In the panel of the last trick."""
    DRAWN = auto()
    """Drawn for the first deal."""
    PILE = auto()
    """The last trick, face down."""


class Mark(Enum):
    """What a card carries."""

    LOCK = auto()
    STAR = auto()
    """It was led."""
    CROWN = auto()
    """It wins so far; its ring is gold."""
    FROM_CHIEN = auto()


class SlotLook(Enum):
    """How an empty place of the trick looks."""

    EMPTY = auto()
    NEXT = auto()
    """The next card belongs here."""
    YOURS = auto()
    """It is the person's."""


Key = tuple[Zone, str]
"""Which picture: its zone, and its card or its number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Where a card lies and how it looks."""

    rect: Rect
    z: float
    code: str
    """What is seen: a card's code, or `back`."""
    veiled: bool = False
    marks: frozenset[Mark] = frozenset()
    lock_at: float = 0.0
    """The middle of its lock, in card heights from the top; below 0 on the edge, off the index."""
    card: Card | None = None
    """The card that a click means; None where a click goes to the felt."""
    is_pile: bool = False
    """A click asks for the last trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLook:
    """What a seat box tells."""

    seat: Seat
    tricks: int | None
    """Tricks won, from the first card on."""
    role: Role
    bid: Bid | None
    dealer: bool
    turn: bool
    backs: int
    """Cards left, as backs behind the box; 0 for the person."""
    announced: bool = False
    """The seat has shown something that can be looked at again."""
    slam: bool = False
    """The seat has announced a slam."""
    called: Card | None = None
    """The card that this taker has called."""


class Caption(Enum):
    """A line of text on the felt."""

    CHIEN = auto()
    CHIEN_OF_TAKER = auto()
    CHIEN_OF_DEFENCE = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """Everything on the table."""

    cards: dict[Key, Spot] = field(default_factory=dict)
    seats: tuple[SeatLook, ...] = ()
    slots: tuple[SlotLook | None, ...] = ()
    """By place; None where a card lies or nothing is awaited."""
    hand_frame: Rect | None = None
    """The frame around the hand of a person who is asked; it is open at the window's lower edge."""
    own_box_up: float = 0.0
    """How far the person's own box has moved up, out of the way of the hand."""
    boxes_aside: tuple[tuple[Seat, Rect], ...] = ()
    """Seat boxes that stand above what covers their places, in their compact form."""
    tray: Rect | None = None
    """The paper under the discard."""
    last_trick: Rect | None = None
    """The paper under the last trick."""
    captions: tuple[tuple[Caption, Rect], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How the person wants hand and trick to lie."""

    order: SortOrder = SortOrder()
    two_rows_from: int | None = 25
    """Cards from which the hand lies in two rows; None for one row always."""
    index_reach: float = 0.0
    """What has to be seen of each card, in card widths: one row that hides more becomes two."""
    index_low: float = 0.255
    """How far an index reaches down, in card heights: locks stand below it."""
    locks: bool = True
    """Cards that may not be played are dimmed and have a lock."""
    crown: bool = True
    """The card that wins so far has a crown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """What the window adds to the observation."""

    active: bool = False
    """The person is asked right now: marks, frame and lit slot may show."""
    tray: tuple[Card, ...] | None = None
    """The discard so far, or None while nobody discards here."""
    cleared: bool = False
    """What seats had laid open has been taken back."""
    again: Seat | None = None
    """The seat whose announcement is looked at again."""
    last_trick: bool = False
    dropped: tuple[Card, Rect] | None = None
    """A card that was dragged to the table, and where it waits to be played."""
    covered: Rect | None = None
    """Where a panel lies over seats: their boxes stand above it."""
    habits: Habits = Habits()
