"""What a good player does not do unless it clearly pays: regrets added to what the search says.

Play-outs see no harm in a Twenty-one spent early or a king led into a ruff, because the policy
that finishes them would lose those cards anyway.
"""

from __future__ import annotations

from tarot_desktop.ai.hidden import read_signs
from tarot_desktop.ai.masks import (
    ALL_CARDS,
    GROUP,
    GROUP_MASK,
    PETIT_INDEX,
    TRUMP_GROUP,
    TRUMPS,
    TWENTY_ONE_INDEX,
    mask_of,
)
from tarot_desktop.game.observation import Observation, Role
from tarot_desktop.rules.cards import Card, Seat, half_points
from tarot_desktop.rules.play import winner

_TWENTY_ONE_SPENT = 30.0
_KING_RUFFED = 30.0
_HONOUR_GIVEN = 30.0
_PETIT_LED = 15.0
_POINTLESS_HALF_POINTS = 5
_LATE = 3


def regret(seen: Observation, card: Card) -> float:
    """Return what speaks against a legal card beside the search, score points per multiplier."""
    if not seen.trick or not seen.trick.plays:
        return _lead_regret(seen, card)
    if card.index == TWENTY_ONE_INDEX:
        return _TWENTY_ONE_SPENT if _is_pointless(seen) else 0.0
    return _HONOUR_GIVEN if card.is_court and _is_given(seen, card) else 0.0


def _lead_regret(seen: Observation, card: Card) -> float:
    if card.index == PETIT_INDEX:
        return _PETIT_LED if _may_be_taken(seen) else 0.0
    return _KING_RUFFED if card.is_king and _is_ruffed(seen, card) else 0.0


def _may_be_taken(seen: Observation) -> bool:
    """Return whether a stranger may hold a trump."""
    signs = read_signs(seen)
    out = TRUMPS & ~(signs.all_played | mask_of(seen.hand))
    return any(out & ~signs.lacks[seat] for seat in _strangers(seen))


def _strangers(seen: Observation) -> list[Seat]:
    """Return the seats that are no friends for sure."""
    attack = seen.role(seen.seat) in (Role.TAKER, Role.PARTNER)
    friends = (Role.TAKER, Role.PARTNER) if attack else (Role.DEFENDER,)
    return [seat for seat in seen.active if seat != seen.seat and seen.role(seat) not in friends]


def _enemies(seen: Observation) -> list[Seat]:
    """Return the seats of the other side: to the attack all doubtful ones, to the defence none."""
    strangers = _strangers(seen)
    if seen.role(seen.seat) in (Role.TAKER, Role.PARTNER):
        return strangers
    return [seat for seat in strangers if seen.role(seat) is not Role.UNKNOWN]


def _is_pointless(seen: Observation) -> bool:
    """Return whether the trick holds little and a small trump would do as well or as badly."""
    others = [
        card
        for card in seen.legal_cards
        if GROUP[card.index] == TRUMP_GROUP and card.index not in (PETIT_INDEX, TWENTY_ONE_INDEX)
    ]
    on_table = [card for card in seen.trick.cards if not card.is_excuse] if seen.trick else []
    waiting = len(seen.active) - len(on_table) - 1
    worth = half_points(on_table) + waiting
    return bool(others) and len(seen.hand) > _LATE and worth <= _POINTLESS_HALF_POINTS


def _is_ruffed(seen: Observation, card: Card) -> bool:
    group = GROUP[card.index]
    other = mask_of(seen.legal_cards) & ~GROUP_MASK[group]
    signs = read_signs(seen)
    unseen = ALL_CARDS & ~(signs.all_played | mask_of(seen.hand))
    return bool(other) and any(
        not GROUP_MASK[group] & ~signs.lacks[seat] & unseen and TRUMPS & ~signs.lacks[seat] & unseen
        for seat in _strangers(seen)
    )


def _is_given(seen: Observation, card: Card) -> bool:
    """Return whether a court card goes to a trick that the other side has won already."""
    assert seen.trick is not None
    enemies = _enemies(seen)
    place = seen.active.index(seen.seat)
    later = len(seen.active) - len(seen.trick.plays) - 1
    waiting = [seen.active[(place + step) % len(seen.active)] for step in range(1, later + 1)]
    lost = all(seat in enemies for seat in (seen.winning_seat, *waiting))
    takes = winner([*seen.trick.plays, (seen.seat, card)]) == seen.seat
    return lost and not takes and any(one.half_points == 1 for one in seen.legal_cards)
