"""Table shapes: 3 to 6 seats as one table of numbers (rules 3.1, 3.2)."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.rules.agreements import Agreements, FiveSeats
from tarot_desktop.rules.cards import Seat

TABLE_SIZES = (3, 4, 5, 6)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The numbers of one table size."""

    seats: int
    active: int
    """Seats that have cards in a deal."""
    hand_size: int
    """Cards of an active player, which is also the number of tricks."""
    chien_size: int
    packet: int
    """Cards dealt at a time."""

    @property
    def rests(self) -> bool:
        """Whether the dealer has no cards."""
        return self.active < self.seats

    @property
    def calls(self) -> bool:
        """Whether five active players make the taker call a card."""
        return self.active == 5


def _shape(seats: int, active: int, hand_size: int, chien_size: int, packet: int) -> Table:
    return Table(
        seats=seats, active=active, hand_size=hand_size, chien_size=chien_size, packet=packet
    )


_TABLES = {
    3: _shape(3, 3, 24, 6, 4),
    4: _shape(4, 4, 18, 6, 3),
    5: _shape(5, 5, 15, 3, 3),
    6: _shape(6, 5, 15, 3, 3),
}
_FIVE_WITH_A_RESTING_DEALER = _shape(5, 4, 18, 6, 3)


def table(seats: int, agreements: Agreements) -> Table:
    """Return the shape of a table of `seats`; raise ValueError for another number than 3 to 6."""
    if seats not in _TABLES:
        raise ValueError(f"a table has 3 to 6 seats, not {seats}")
    if seats == 5 and agreements.five_seats is FiveSeats.MORT:
        return _FIVE_WITH_A_RESTING_DEALER
    return _TABLES[seats]


def right(seat: Seat, seats: int) -> Seat:
    """Return the seat that acts after `seat`."""
    return (seat + 1) % seats


def left(seat: Seat, seats: int) -> Seat:
    """Return the seat that acts before `seat`."""
    return (seat - 1) % seats


def playing_order(shape: Table, dealer: Seat) -> tuple[Seat, ...]:
    """Return the active seats, the dealer's right first; a resting dealer is left out."""
    order = tuple((dealer + 1 + i) % shape.seats for i in range(shape.seats))
    return tuple(seat for seat in order if not (shape.rests and seat == dealer))


def shuffler(seats: int, dealer: Seat) -> Seat:
    """Return the seat that shuffles for `dealer` (rules 3.4)."""
    return (dealer + {3: 1, 4: 2, 5: 2, 6: 3}[seats]) % seats
