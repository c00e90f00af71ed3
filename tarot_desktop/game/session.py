"""A series of deals: who deals, what counts, totals, ranking, the end (rules 3.10, 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tarot_desktop.game.results import End
from tarot_desktop.rules.agreements import Agreements, SessionKind, TieRule
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.tables import right, table

_COUNTS = (End.PLAYED, End.ALL_PASS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a session stands between two deals."""

    seats: int
    agreements: Agreements
    dealer: Seat
    """Who deals next."""
    totals: tuple[int, ...]
    """Score points by seat."""
    valid: int = 0
    """Deals that count, so far."""
    planned: int | None = None
    """Valid deals the session lasts (playoff rounds added); None for a target or open session."""
    target_reached: bool = False
    over: bool = False

    @property
    def places(self) -> tuple[int, ...]:
        """Place of each seat in the ranking, from 1; equal totals share a place."""
        return places(self.totals)

    def after(self, end: End, scores: Sequence[int]) -> Standing:
        """Return the standing after a deal that ended so."""
        valid = self.valid + counts(end)
        totals = tuple(map(sum, zip(self.totals, scores, strict=True)))
        following = replace(
            self,
            dealer=next_dealer(self.dealer, end, self.seats, self.agreements),
            totals=totals,
            valid=valid,
        )
        return _ended(following) if counts(end) else following


def opening(seats: int, agreements: Agreements, dealer: Seat) -> Standing:
    """Return the standing before the first deal; raise AgreementError for a wrong length."""
    agreements.check_seats(seats)
    return Standing(
        seats=seats,
        agreements=agreements,
        dealer=dealer,
        totals=(0,) * seats,
        planned=planned_deals(seats, agreements),
    )


def planned_deals(seats: int, agreements: Agreements) -> int | None:
    """Return how many valid deals a session lasts; None unless its kind is `deals`."""
    if agreements.session_kind is not SessionKind.DEALS:
        return None
    return agreements.session_deals or seats * -(-8 // seats)


def counts(end: End) -> bool:
    """Return whether a deal that ended so counts towards the session."""
    return end in _COUNTS


def next_dealer(dealer: Seat, end: End, seats: int, agreements: Agreements) -> Seat:
    """Return who deals after a deal that ended so (rules 3.10)."""
    if end is End.MISDEAL:
        return dealer
    mort = seats == 5 and table(seats, agreements).rests
    return dealer if mort and end is not End.PLAYED else right(dealer, seats)


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """Return 1 + the number of higher totals, for each seat."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def _ended(standing: Standing) -> Standing:
    tied = standing.places.count(1) > 1
    plays_off = tied and standing.agreements.tie_rule is TieRule.PLAYOFF
    if standing.planned is not None:
        if standing.valid < standing.planned:
            return standing
        if plays_off:
            return replace(standing, planned=standing.planned + standing.seats)
        return replace(standing, over=True)
    if standing.agreements.session_kind is SessionKind.OPEN:
        return standing
    reached = standing.target_reached or max(standing.totals) >= standing.agreements.session_target
    return replace(standing, target_reached=reached, over=reached and not plays_off)
