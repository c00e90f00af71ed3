"""The federation's signals: what the cards of the defence have said, to everybody at the table.

A lead speaks with one card, the first of its group in the deal: a plain card from 1 to 5 promises
the king or the queen of the suit, one from 6 to 10 does not; an odd trump promises long trumps
and asks for trumps, an even one shows fewer.  Following speaks with two cards, the first two a
seat gives to a group: the higher one first shows a guarded holding in the taker's suit, two cards
only in a suit of the defence, and the Petit in trumps, where cards that had to go over say
nothing.  The Excuse in the first round of trumps
asks to stop them.  Only seats that play the system are listened to, and never the attack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from tarot_desktop.ai.masks import (
    BOUT_MASK,
    EXCUSE_INDEX,
    GROUP,
    GROUP_MASK,
    KINGS,
    PETIT_INDEX,
    POINTS,
    TRUMP_GROUP,
    TRUMPS,
    indexes,
)
from tarot_desktop.game.observation import Observation, Role
from tarot_desktop.game.results import Trick
from tarot_desktop.rules.cards import DECK, Seat

LONG_TRUMPS = 7
"""Trumps that an odd lead promises."""
LONG_SUIT = 5
"""Cards of the taker's suit that a guarded holding has at least."""
HIGHEST_PROMISE = 5
"""The highest plain card that promises the king or the queen."""
_HIGHEST_LOW_CARD = 10


class Message(Enum):
    """What a signal says."""

    HONOUR = auto()
    """The king or the queen of the suit."""
    NO_HONOUR = auto()
    LONG_TRUMPS = auto()
    SHORT_TRUMPS = auto()
    HOLDING = auto()
    """A long suit with the king or the queen, where the taker has long cards."""
    DOUBLETON = auto()
    """No card of the suit is left, and a ruff is welcome."""
    PETIT = auto()
    """The Petit is here: stop the trumps."""
    STOP = auto()
    """Stop the trumps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One signal, as everybody at the table has seen it."""

    seat: Seat
    message: Message
    group: int
    trick: int
    """The number of the trick whose card completed it, from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The group a trick asks for, and who led it."""

    group: int
    opener: Seat
    fresh: bool
    """Whether it is the first time in the deal."""


def opening_message(card: int) -> Message | None:
    """Return what leading `card` to the first round of its group says, or None."""
    rank = DECK[card].rank
    if GROUP[card] == TRUMP_GROUP:
        if BOUT_MASK >> card & 1:
            return None
        return Message.LONG_TRUMPS if rank % 2 else Message.SHORT_TRUMPS
    if rank > _HIGHEST_LOW_CARD or card == EXCUSE_INDEX:
        return None
    return Message.HONOUR if rank <= HIGHEST_PROMISE else Message.NO_HONOUR


def following_message(group: int, *, led_by_taker: bool) -> Message:
    """Return what the higher card first says in a group that was led by this side."""
    if group == TRUMP_GROUP:
        return Message.PETIT
    return Message.HOLDING if led_by_taker else Message.DOUBLETON


def is_quiet(card: int, top: int) -> bool:
    """Return whether a card that follows was free to speak: `top` is the best trump before it.

    A court card is given for its points, a trump above all others because it had to be.
    """
    if GROUP[card] == TRUMP_GROUP:
        return card < top and not BOUT_MASK >> card & 1
    return POINTS[card] < 1


@dataclass(slots=True)
class _Ear:
    """Listens to the tricks in order."""

    taker: Seat | None
    speakers: frozenset[Seat]
    protected: Seat | None
    """Whose protected Petit counts for nothing on the table."""
    said: list[Said] = field(default_factory=list)
    opened: int = 0
    """Groups led so far, as bits."""
    followed: dict[tuple[Seat, int], tuple[int, Message] | None] = field(default_factory=dict)
    """By seat and group: the first card given, and what a lower one would say; or None."""
    asked: Asked | None = None
    top: int = -1

    def hear(self, trick: Trick) -> None:
        """Listen to one trick, perhaps an open one."""
        self.asked, self.top = None, -1
        for seat, played in trick.plays:
            self._card(trick, seat, played.index)

    def _card(self, trick: Trick, seat: Seat, card: int) -> None:
        if card == EXCUSE_INDEX:
            if self.asked and self.asked.fresh and self.asked.group == TRUMP_GROUP:
                self._say(trick, seat, Message.STOP, TRUMP_GROUP)
            return
        if card == PETIT_INDEX and seat == self.protected:
            return
        if self.asked is None:
            self._open(trick, seat, card)
        elif GROUP[card] == self.asked.group:
            self._follow(trick, seat, card, self.asked)
        if GROUP[card] == TRUMP_GROUP:
            self.top = max(self.top, card)

    def _open(self, trick: Trick, seat: Seat, card: int) -> None:
        group = GROUP[card]
        fresh = not self.opened >> group & 1
        self.asked = Asked(group=group, opener=seat, fresh=fresh)
        self.opened |= 1 << group
        self.followed[seat, group] = None
        message = opening_message(card) if fresh and seat == trick.leader else None
        if message is not None:
            self._say(trick, seat, message, group)

    def _follow(self, trick: Trick, seat: Seat, card: int, asked: Asked) -> None:
        key, quiet = (seat, asked.group), is_quiet(card, self.top)
        if not quiet and asked.group == TRUMP_GROUP:
            return
        if key not in self.followed:
            message = following_message(asked.group, led_by_taker=asked.opener == self.taker)
            self.followed[key] = (card, message) if quiet else None
            return
        before = self.followed[key]
        if before is not None and quiet and card < before[0]:
            self._say(trick, seat, before[1], asked.group)
        self.followed[key] = None

    def _say(self, trick: Trick, seat: Seat, message: Message, group: int) -> None:
        if seat in self.speakers:
            said = Said(seat=seat, message=message, group=group, trick=trick.number)
            self.said.append(said)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversation:
    """All that was said, and what the seat that looks is about to say."""

    said: tuple[Said, ...]
    opened: int
    """Groups led so far, as bits."""
    asked: Asked | None
    """What the trick on the table asks for."""
    top: int
    """The best trump on the table, -1 for none."""
    followed: Mapping[int, tuple[int, Message] | None]
    """By group this seat has given to: its only card, and what a lower one says; or None."""


SILENCE = Conversation(said=(), opened=0, asked=None, top=-1, followed={})


def listen(seen: Observation, senders: frozenset[Seat]) -> Conversation:
    """Return the conversation as `seen.seat` has followed it; `senders` play the system."""
    if not senders:
        return SILENCE
    attack = (Role.TAKER, Role.PARTNER)
    speakers = frozenset(seat for seat in senders if seen.role(seat) not in attack)
    ear = _Ear(taker=seen.taker, speakers=speakers, protected=seen.protected_seat)
    for trick in (*seen.tricks, *((seen.trick,) if seen.trick else ())):
        ear.hear(trick)
    own = {group: card for (seat, group), card in ear.followed.items() if seat == seen.seat}
    return Conversation(
        said=tuple(ear.said), opened=ear.opened, asked=ear.asked, top=ear.top, followed=own
    )


_PROMISED, _DENIED = 3.0, 0.4
_LONGER, _SHORTER = 1.6, 0.8
_EMPTY = 0.1
_SHOWN = 6.0


def leanings(said: Iterable[Said]) -> dict[tuple[Seat, int], float]:
    """Return by seat and card how much likelier than before signals make it that it is there."""
    factors: dict[tuple[Seat, int], float] = {}
    for one in said:
        for card, factor in _told(one):
            key = (one.seat, card)
            factors[key] = factors.get(key, 1.0) * factor
    return factors


def _told(one: Said) -> list[tuple[int, float]]:
    majors = major_honours(one.group) if one.group < TRUMP_GROUP else 0
    match one.message:
        case Message.HONOUR | Message.HOLDING:
            return [(card, _PROMISED) for card in indexes(majors)]
        case Message.NO_HONOUR:
            return [(card, _DENIED) for card in indexes(majors)]
        case Message.LONG_TRUMPS:
            return [(card, _LONGER) for card in indexes(TRUMPS)]
        case Message.SHORT_TRUMPS:
            return [(card, _SHORTER) for card in indexes(TRUMPS)]
        case Message.DOUBLETON:
            return [(card, _EMPTY) for card in indexes(GROUP_MASK[one.group])]
        case Message.PETIT | Message.STOP:
            return [(PETIT_INDEX, _SHOWN)]


def major_honours(group: int) -> int:
    """Return the king and the queen of a plain suit, as bits."""
    king = GROUP_MASK[group] & KINGS
    return king | king >> 1
