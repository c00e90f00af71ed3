"""From the truth of a deal to its result."""

from __future__ import annotations

from tarot_desktop.game.results import End, Result
from tarot_desktop.game.state import State
from tarot_desktop.rules.announcements import Misere, ShownPoignee
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.counting import Count, TakenTrick, count
from tarot_desktop.rules.scoring import (
    Outcome,
    Side,
    distribution,
    misere_payments,
    score,
)


def slam_is_alive(state: State) -> bool:
    """Return whether a slam was announced and the attack has won every trick so far.

    What one seat knows may leave it open who the partner is: then the slam counts as alive while
    one seat at most has won beside the taker, and he may be the partner.
    """
    if not state.slam_announced:
        return False
    others = {trick.winner for trick in state.tricks if trick.winner is not None} - {state.taker}
    return len(others) <= 1 and all(state.may_be_partner(seat) for seat in others)


def count_of(state: State) -> Count:
    """Return the card count of a deal whose tricks are all taken."""
    assert state.contract is not None
    opened = state.contract.opens_chien
    return count(
        [TakenTrick(plays=t.plays, winner=t.winner) for t in state.tricks if t.winner is not None],
        state.attack(),
        aside=(state.discard if opened else state.chien) or (),
        aside_side=Side.DEFENCE if state.contract is Bid.CONTRE else Side.ATTACK,
        agreements=state.agreements,
        protected_seat=state.protected_seat if state.petit_marked else None,
    )


def result_of(state: State, end: End) -> Result:
    """Return the result of a deal that ends now."""
    if end is not End.PLAYED or state.taker is None or state.contract is None:
        nothing = (0,) * state.seats
        return Result(end=end, scores=nothing, taker=state.taker, contract=state.contract)
    counted = count_of(state)
    said = [announced.said for announced in state.announcements]
    outcome = Outcome(
        contract=state.contract,
        attack_half_points=counted.attack_half_points,
        bouts=len(counted.attack_bouts),
        petit_au_bout=counted.petit_au_bout,
        poignees=tuple(one.tier for one in said if isinstance(one, ShownPoignee)),
        slam_announced=bool(state.slam_announced),
        slam=counted.slam,
        attack_tricks_lost=state.table.hand_size - counted.attack_tricks,
    )
    scored = score(outcome, state.agreements)
    shares = distribution(
        scored.value,
        seats=state.seats,
        active=state.order,
        taker=state.taker,
        partner=state.partner(),
        agreements=state.agreements,
    )
    payments = _payments(state)
    return Result(
        end=end,
        scores=tuple(map(sum, zip(shares, payments, strict=True))) if payments else shares,
        taker=state.taker,
        contract=state.contract,
        partner=state.partner(),
        count=counted,
        score=scored,
        misere_payments=payments,
    )


def _payments(state: State) -> tuple[int, ...]:
    declared = [(a.seat, a.said) for a in state.announcements if isinstance(a.said, Misere)]
    if not declared:
        return ()
    return misere_payments(
        declared, seats=state.seats, active=state.order, agreements=state.agreements
    )
