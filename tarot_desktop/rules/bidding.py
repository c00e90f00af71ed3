"""Bids, the auction, and the call of five active players (rules 4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

from tarot_desktop.rules.agreements import Agreements, Pousse
from tarot_desktop.rules.cards import DECK, Card, Face, Seat


class Bid(IntEnum):
    """What a seat may say in the auction, low to high; every bid but PASS is a contract."""

    PASS = 0
    PRISE = 1
    POUSSE = 2
    GARDE = 3
    SANS = 4
    CONTRE = 5

    @property
    def code(self) -> str:
        """The word of records: `pass`, `prise`, and so on."""
        return self.name.lower()

    @property
    def opens_chien(self) -> bool:
        """Whether the chien is turned and a discard follows (rules 4.5)."""
        return self in (Bid.PRISE, Bid.POUSSE, Bid.GARDE)

    @staticmethod
    def parse(code: str) -> Bid:
        """Return the bid with this word; raise ValueError if there is none."""
        for bid in Bid:
            if bid.code == code:
                return bid
        raise ValueError(f"{code!r} is no bid")


SpokenBid = tuple[Seat, Bid]


def contracts(agreements: Agreements) -> tuple[Bid, ...]:
    """Return the contracts that exist at this table, low to high."""
    return tuple(
        bid
        for bid in Bid
        if bid is not Bid.PASS and (bid is not Bid.POUSSE or agreements.pousse is not Pousse.OFF)
    )


def highest(bids: Iterable[SpokenBid]) -> SpokenBid | None:
    """Return the seat and contract of the highest bid so far, or None if all passed."""
    spoken = [said for said in bids if said[1] is not Bid.PASS]
    return spoken[-1] if spoken else None


def open_bids(bids: Sequence[SpokenBid], agreements: Agreements) -> tuple[Bid, ...]:
    """Return what the next seat may say after `bids`; passing is always open (rules 4.3)."""
    top = highest(bids)
    floor = top[1] if top else Bid.PASS
    return (Bid.PASS, *(bid for bid in contracts(agreements) if bid > floor))


_LEVELS = (Face.KING, Face.QUEEN, Face.KNIGHT, Face.JACK)


def callable_cards(hand: Iterable[Card], agreements: Agreements) -> tuple[Card, ...]:
    """Return the cards a taker with this dealt hand may call, kings first (rules 4.6)."""
    held = frozenset(hand)
    found: list[Card] = []
    for level in _LEVELS:
        courts = [card for card in DECK if card.is_plain and card.rank == level]
        found += [card for card in courts if agreements.self_call or card not in held]
        if not held.issuperset(courts):
            break
    return tuple(found)
