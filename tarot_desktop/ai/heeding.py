"""Worlds that agree with the signals: of more worlds than are needed, those that break fewest."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from tarot_desktop.ai import kernel
from tarot_desktop.ai.boards import AT, high, low
from tarot_desktop.ai.masks import GROUP_MASK, PETIT_INDEX, TRUMPS, mask_of
from tarot_desktop.ai.sampling import Hidden
from tarot_desktop.ai.signals import LONG_TRUMPS, Message, Said, major_honours
from tarot_desktop.game.observation import Observation, Role
from tarot_desktop.rules.cards import Seat

_SPREAD = 3
"""Worlds looked at for each that is wanted."""
_ANY = 78


@dataclass(frozen=True, slots=True, kw_only=True)
class Promise:
    """How many cards of a set a seat says it still holds."""

    place: int
    cards: int
    least: int = 0
    most: int = _ANY

    def is_kept(self, worlds: array[int], start: int) -> bool:
        """Return whether the world whose numbers begin at `start` agrees."""
        plain = worlds[start + AT["lo"] + self.place] & low(self.cards)
        others = worlds[start + AT["hi"] + self.place] & high(self.cards)
        return self.least <= plain.bit_count() + others.bit_count() <= self.most


@dataclass(frozen=True, slots=True, kw_only=True)
class Heeded:
    """A source of worlds that takes the defence at its word, as far as it can."""

    source: Hidden
    promises: tuple[Promise, ...]

    def worlds(self, first: int, count: int, seed: int) -> array[int]:
        """Return `count` games of the kernel, one after another; fewer if there are none."""
        if not self.promises:
            return self.source.worlds(first, count, seed)
        found = self.source.worlds(_SPREAD * first, _SPREAD * count, seed)
        starts = range(0, len(found), kernel.SIZE)
        best = sorted(starts, key=lambda start: self._broken(found, start))[:count]
        kept = array("q")
        for start in best:
            kept += found[start : start + kernel.SIZE]
        return kept

    def _broken(self, worlds: array[int], start: int) -> int:
        return sum(not promise.is_kept(worlds, start) for promise in self.promises)


def heeded(source: Hidden, seen: Observation, said: Iterable[Said]) -> Heeded:
    """Return the worlds of `source` that agree with what the known defenders have said."""
    promises = (
        _promise(one, source.board.place(one.seat), _played(seen, one.seat))
        for one in said
        if one.seat != seen.seat and seen.role(one.seat) is Role.DEFENDER
    )
    return Heeded(source=source, promises=tuple(one for one in promises if one is not None))


def _played(seen: Observation, seat: Seat) -> int:
    return mask_of(card for player, card in seen.plays if player == seat)


def _promise(one: Said, place: int, played: int) -> Promise | None:
    """Return what a signal promises of the cards that its seat has not `played` yet.

    A world may still count those in the hand.
    """
    majors, petit = major_honours(one.group), 1 << PETIT_INDEX
    trumps = (played & TRUMPS).bit_count()
    match one.message:
        case Message.HONOUR | Message.HOLDING:
            return None if played & majors else Promise(place=place, cards=majors, least=1)
        case Message.NO_HONOUR:
            return Promise(place=place, cards=majors & ~played, most=0)
        case Message.LONG_TRUMPS:
            return Promise(place=place, cards=TRUMPS & ~played, least=max(0, LONG_TRUMPS - trumps))
        case Message.SHORT_TRUMPS:
            return Promise(place=place, cards=TRUMPS & ~played, most=LONG_TRUMPS - 1 - trumps)
        case Message.DOUBLETON:
            return Promise(place=place, cards=GROUP_MASK[one.group] & ~played, most=0)
        case Message.PETIT | Message.STOP:
            return None if played & petit else Promise(place=place, cards=petit, least=1)
