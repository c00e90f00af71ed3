"""What the cards played so far rule out, as bits for the sampler.

Failing to follow shows a void, failing to trump shows no trumps, playing under a trump shows none
above it.  The Excuse shows nothing, nor does a marked protected Petit.
"""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.ai.masks import (
    ABOVE,
    ALL_CARDS,
    EXCUSE_INDEX,
    GROUP,
    GROUP_MASK,
    PETIT_INDEX,
    TRUMP_GROUP,
    TRUMPS,
    mask_of,
)
from tarot_desktop.game.observation import Observation
from tarot_desktop.game.results import Trick
from tarot_desktop.rules.agreements import PetitSec
from tarot_desktop.rules.announcements import Misere, ShownPoignee
from tarot_desktop.rules.cards import DECK, Seat

_COURTS = mask_of(card for card in DECK if card.is_court)
_EXCUSE_BIT = 1 << EXCUSE_INDEX
_PETIT_BIT = 1 << PETIT_INDEX


@dataclass(slots=True)
class Signs:
    """What each seat has shown, by seat; cards are bits of their canonical index."""

    played: list[int]
    lacks: list[int]
    """Cards that it cannot hold."""
    shown: list[int]
    """Cards of its poignée."""
    kept_petit: list[bool]
    """It did not trump when it should have: if it holds the Petit, that is a protected one."""

    @property
    def all_played(self) -> int:
        """Every card played so far."""
        mask = 0
        for cards in self.played:
            mask |= cards
        return mask


def read_signs(seen: Observation) -> Signs:
    """Return what the play and the announcements show."""
    signs = Signs(
        played=[0] * seen.seats,
        lacks=[0] * seen.seats,
        shown=[0] * seen.seats,
        kept_petit=[False] * seen.seats,
    )
    for trick in (*seen.tricks, *((seen.trick,) if seen.trick else ())):
        _read_trick(seen, trick, signs)
    if seen.agreements.petit_sec is PetitSec.IMPRENABLE:
        _allow_protected_petit(signs)
    _read_announcements(seen, signs)
    if seen.slam_announced and seen.called_card:
        _read_freed_excuse(seen, mask_of([seen.called_card]), signs)
    return signs


def _read_trick(seen: Observation, trick: Trick, signs: Signs) -> None:
    led, top = -1, -1
    last = trick.number == seen.table.hand_size
    for seat, played in trick.plays:
        card = played.index
        signs.played[seat] |= 1 << card
        free_petit = card == PETIT_INDEX and seat == seen.protected_seat and not last
        if card == EXCUSE_INDEX or free_petit:
            continue
        group = GROUP[card]
        if led < 0:
            led = group
        elif group != led:
            signs.lacks[seat] |= GROUP_MASK[led]
            if group != TRUMP_GROUP:
                signs.lacks[seat] |= TRUMPS
                signs.kept_petit[seat] = True
        if group == TRUMP_GROUP:
            if card < top:
                signs.lacks[seat] |= ABOVE[top]
            top = max(top, card)


def _read_announcements(seen: Observation, signs: Signs) -> None:
    for announced in seen.announcements:
        said, seat = announced.said, announced.seat
        if said is Misere.ATOUT:
            signs.lacks[seat] |= TRUMPS | _EXCUSE_BIT
        elif said is Misere.TETE:
            signs.lacks[seat] |= _COURTS
        elif isinstance(said, ShownPoignee):
            _read_poignee(seen, seat, mask_of(said.cards), signs)


def _read_poignee(seen: Observation, seat: Seat, shown: int, signs: Signs) -> None:
    away = mask_of(seen.discard_shown) if seat == seen.taker else 0
    signs.shown[seat] = shown & ~away
    if shown & (_EXCUSE_BIT | away):
        signs.lacks[seat] |= TRUMPS & ~shown


def _read_freed_excuse(seen: Observation, called: int, signs: Signs) -> None:
    """An announcer who may play the Excuse has lost a trick: its winner is not the partner."""
    winners: set[Seat | None] = set()
    for trick in (*seen.tricks, *((seen.trick,) if seen.trick else ())):
        if any(card.is_excuse and seat == seen.taker for seat, card in trick.plays):
            lone = winners - {seen.taker}
            for seat in lone:
                if seat is not None and len(lone) == 1 and trick.number < seen.table.hand_size:
                    signs.lacks[seat] |= called
        winners.add(trick.winner)


def _allow_protected_petit(signs: Signs) -> None:
    """Let a seat that would not trump hold the Petit, if it may be its only trump."""
    for seat, played in enumerate(signs.played):
        if signs.kept_petit[seat] and played & (TRUMPS | _EXCUSE_BIT):
            signs.kept_petit[seat] = False
        if signs.kept_petit[seat]:
            signs.lacks[seat] &= ~_PETIT_BIT


def unseen_cards(seen: Observation, signs: Signs) -> int:
    """Return the cards whose place the seat does not know, or knows only from a poignée."""
    own = mask_of(seen.dealt) | mask_of(seen.hand) | mask_of(seen.discard or ())
    if seen.taker == seen.seat:
        own |= mask_of(seen.chien or ())
    return ALL_CARDS & ~(own | signs.all_played | mask_of(seen.discard_shown))
