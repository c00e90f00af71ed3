"""What an exporter claims about a deal, made and checked (rules 2.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tarot_desktop.game.results import End
from tarot_desktop.game.state import State

_OF_A_PLAYED_DEAL = (
    "excuse",
    "attack_half_points",
    "defence_half_points",
    "bouts",
    "target",
    "margin",
    "made",
    "petit_au_bout",
    "slam",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongClaim:
    """A claim that is not true, or is not known."""

    name: str
    claimed: object
    true: object
    """What would be right; None for an unknown claim."""
    known: bool = True


def claims_of(state: State) -> dict[str, object]:
    """Return every claim of a deal that is over."""
    claims: dict[str, object] = {
        "taker": state.taker,
        "contract": state.contract.code if state.contract else None,
        "partner": None,
        "trick_winners": [trick.winner for trick in state.tricks],
        **dict.fromkeys(_OF_A_PLAYED_DEAL),
        "S": 0,
        "scores": list(state.result.scores) if state.result else [0] * state.seats,
    }
    if state.end is End.PLAYED:
        claims |= _played(state)
    return claims


def _played(state: State) -> dict[str, object]:
    result = state.result
    assert result is not None
    count, score = result.count, result.score
    assert count is not None
    assert score is not None
    excuse = None
    if count.excuse:
        debtor = count.excuse.debtor
        excuse = {
            "side": count.excuse.side.value,
            "debtor": debtor.value if debtor else None,
        }
    return {
        "partner": result.partner,
        "excuse": excuse,
        "attack_half_points": count.attack_half_points,
        "defence_half_points": count.defence_half_points,
        "bouts": len(count.attack_bouts),
        "target": score.target,
        "margin": score.margin,
        "made": score.made,
        "petit_au_bout": count.petit_au_bout.value if count.petit_au_bout else None,
        "slam": count.slam.value if count.slam else None,
        "S": score.value,
    }


def wrong_claims(state: State, claims: Mapping[str, object]) -> list[WrongClaim]:
    """Return the claims that are wrong or unknown; a missing one is no fault."""
    true = claims_of(state)
    wrong = []
    for name, claimed in claims.items():
        if name not in true:
            wrong.append(WrongClaim(name=name, claimed=claimed, true=None, known=False))
        elif not _same(true[name], claimed):
            wrong.append(WrongClaim(name=name, claimed=claimed, true=true[name]))
    return wrong


def _same(one: object, other: object) -> bool:
    return one == other and isinstance(one, bool) == isinstance(other, bool)
