"""Who owns which cards at the end: the Excuse, debts, bouts, Petit au bout (rules 7, 8.1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tarot_desktop.rules.agreements import Agreements, ExcuseLast
from tarot_desktop.rules.cards import EXCUSE, PETIT, Card, Seat, half_points
from tarot_desktop.rules.scoring import Side

Plays = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Custody:
    """Which side owns the Excuse in the end, and who owed a half-point card for it."""

    side: Side
    debtor: Side | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenTrick:
    """A complete trick as the count sees it."""

    plays: Plays
    winner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickCount:
    """What one trick gives each side after custody and debts."""

    attack_half_points: int
    defence_half_points: int
    attack_bouts: tuple[Card, ...]
    defence_bouts: tuple[Card, ...]
    excuse: Custody | None
    petit_debtor: Side | None
    """The side that owes a half-point for its protected Petit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """The count of a played deal; half-points of both sides make 182."""

    attack_half_points: int
    defence_half_points: int
    tricks_half_points: int
    """The part of the attack's that lay in tricks, debts included."""
    aside_half_points: int
    """The value of the discard, or of the chien in `sans` and `contre`."""
    attack_bouts: tuple[Card, ...]
    attack_tricks: int
    excuse: Custody | None
    petit_debtor: Side | None
    petit_au_bout: Side | None
    slam: Side | None


def excuse_custody(
    owner: Side, won_by: Side, *, last: bool, won_all: bool, agreements: Agreements
) -> Custody:
    """Return the custody of an Excuse that `owner` played in a trick that `won_by` won (7.1).

    `won_all`: the owner's side has won every trick, this one included.
    """
    if not last:
        return Custody(side=owner, debtor=None if won_by is owner else owner)
    if won_all:
        return Custody(side=owner, debtor=None)
    if agreements.excuse_last is ExcuseLast.TRICK_WINNER:
        return Custody(side=won_by, debtor=None)
    return Custody(side=owner.other, debtor=owner.other if won_by is owner else None)


def side_of(seat: Seat, attack: Collection[Seat]) -> Side:
    """Return the side of a seat, given the seats of the attack."""
    return Side.ATTACK if seat in attack else Side.DEFENCE


def count_trick(
    trick: TakenTrick,
    attack: Collection[Seat],
    *,
    last: bool,
    won_before: bool,
    agreements: Agreements,
    protected_seat: Seat | None = None,
) -> TrickCount:
    """Return what a trick gives each side.

    `won_before`: the side that wins this trick has won all earlier ones.
    """
    won_by = side_of(trick.winner, attack)
    piles: dict[Side, list[Card]] = {Side.ATTACK: [], Side.DEFENCE: []}
    owed = {Side.ATTACK: 0, Side.DEFENCE: 0}
    custody, petit_debtor = None, None
    for seat, card in trick.plays:
        owner = side_of(seat, attack)
        if card == EXCUSE:
            won_all = won_before and owner is won_by
            custody = excuse_custody(
                owner, won_by, last=last, won_all=won_all, agreements=agreements
            )
            piles[custody.side].append(card)
            if custody.debtor:
                owed[custody.debtor] += 1
        elif card == PETIT and seat == protected_seat and not last:
            piles[owner].append(card)
            if owner is not won_by:
                petit_debtor = owner
                owed[owner] += 1
        else:
            piles[won_by].append(card)
    paid = owed[Side.DEFENCE] - owed[Side.ATTACK]
    return TrickCount(
        attack_half_points=half_points(piles[Side.ATTACK]) + paid,
        defence_half_points=half_points(piles[Side.DEFENCE]) - paid,
        attack_bouts=tuple(card for card in piles[Side.ATTACK] if card.is_bout),
        defence_bouts=tuple(card for card in piles[Side.DEFENCE] if card.is_bout),
        excuse=custody,
        petit_debtor=petit_debtor,
    )


def won_all(tricks: Sequence[TakenTrick], side: Side, attack: Collection[Seat]) -> bool:
    """Return whether `side` has won every one of these tricks."""
    return all(side_of(trick.winner, attack) is side for trick in tricks)


def petit_au_bout(
    tricks: Sequence[TakenTrick], attack: Collection[Seat], protected_seat: Seat | None = None
) -> Side | None:
    """Return the side that has the Petit au bout in a complete deal, or None (rules 7.5)."""
    last = tricks[-1]
    won_by = side_of(last.winner, attack)
    if PETIT in {card for _, card in last.plays}:
        return won_by
    led_the_excuse = last.plays[0] == (last.winner, EXCUSE)
    before = tricks[-2].plays
    has_petit = any(card == PETIT and seat != protected_seat for seat, card in before)
    return won_by if led_the_excuse and has_petit else None


def count(
    tricks: Sequence[TakenTrick],
    attack: Collection[Seat],
    *,
    aside: Collection[Card],
    aside_side: Side,
    agreements: Agreements,
    protected_seat: Seat | None = None,
) -> Count:
    """Return the count of a complete deal.

    `aside` is the discard, or the chien in `sans` and `contre`; `aside_side` is who counts it.
    """
    parts = []
    for number, trick in enumerate(tricks, 1):
        earlier = tricks[: number - 1]
        won_before = won_all(earlier, side_of(trick.winner, attack), attack)
        parts.append(
            count_trick(
                trick,
                attack,
                last=number == len(tricks),
                won_before=won_before,
                agreements=agreements,
                protected_seat=protected_seat,
            )
        )
    in_tricks = sum(part.attack_half_points for part in parts)
    in_aside = half_points(aside)
    attack_bouts = [card for part in parts for card in part.attack_bouts]
    if aside_side is Side.ATTACK:
        attack_bouts += [card for card in aside if card.is_bout]
    attack_total = in_tricks + (in_aside if aside_side is Side.ATTACK else 0)
    defence_total = sum(part.defence_half_points for part in parts)
    defence_total += in_aside if aside_side is Side.DEFENCE else 0
    return Count(
        attack_half_points=attack_total,
        defence_half_points=defence_total,
        tricks_half_points=in_tricks,
        aside_half_points=in_aside,
        attack_bouts=tuple(sorted(attack_bouts)),
        attack_tricks=sum(side_of(trick.winner, attack) is Side.ATTACK for trick in tricks),
        excuse=next((part.excuse for part in parts if part.excuse), None),
        petit_debtor=next((part.petit_debtor for part in parts if part.petit_debtor), None),
        petit_au_bout=petit_au_bout(tricks, attack, protected_seat),
        slam=next((side for side in Side if won_all(tricks, side, attack)), None),
    )
