"""Bouts that each side has taken so far, as everybody at the table can count them."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.counting import TakenTrick, count_trick, side_of, won_all
from tarot_desktop.rules.scoring import TARGETS


@dataclass(frozen=True, slots=True, kw_only=True)
class Bouts:
    """Bouts taken by each side."""

    attack: tuple[Card, ...]
    defence: tuple[Card, ...]

    @property
    def target(self) -> int:
        """Points the attack needs with the bouts it has now."""
        return TARGETS[len(self.attack)]


def bouts_taken(seen: Observation) -> Bouts | None:
    """Return the bouts in the tricks of each side; None while the sides are not known."""
    if seen.taker is None or not (seen.alone or seen.partner is not None):
        return None
    attack = {seen.taker} if seen.partner is None else {seen.taker, seen.partner}
    tricks = [
        TakenTrick(plays=trick.plays, winner=trick.winner)
        for trick in seen.tricks
        if trick.winner is not None
    ]
    parts = [
        count_trick(
            trick,
            attack,
            last=number == seen.table.hand_size,
            won_before=won_all(tricks[: number - 1], side_of(trick.winner, attack), attack),
            agreements=seen.agreements,
            protected_seat=seen.protected_seat,
        )
        for number, trick in enumerate(tricks, 1)
    ]
    return Bouts(
        attack=tuple(card for part in parts for card in part.attack_bouts),
        defence=tuple(card for part in parts for card in part.defence_bouts),
    )


def bouts_played(seen: Observation) -> int:
    """Return how many bouts have been played, whoever they belong to."""
    return sum(card.is_bout for _, card in seen.plays)
