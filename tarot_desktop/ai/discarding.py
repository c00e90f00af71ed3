"""Which cards to put away: empty suits, save points, keep the long suit whole."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.ai.levels import Level
from tarot_desktop.ai.player import Decision
from tarot_desktop.game.commands import MakeDiscard
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import PLAIN_SUITS, Card, Face, Suit
from tarot_desktop.rules.discarding import DiscardRules

_LOST_ALONE = {Face.QUEEN: 0.75, Face.KNIGHT: 0.8, Face.JACK: 0.8}
_LOST_WITH_KING = {Face.QUEEN: 0.25, Face.KNIGHT: 0.5, Face.JACK: 0.6}
_VOID_BONUS = 3.0
_SINGLETON_BONUS = 0.8
_CALLED_SUIT_EMPTIED = -2.5
_LONG_SUIT_BROKEN = 0.5
_LOW_CARD_LOST = 0.55


def choose_discard(seen: Observation, level: Level, rng: Random) -> Decision:
    """Return the discard with the estimate of every candidate, in points."""
    rules = seen.discard_rules or DiscardRules(
        cards=frozenset(seen.hand), size=seen.table.chien_size
    )
    values: dict[frozenset[Card], float] = {}
    for candidate in _candidates(rules):
        if candidate not in values:
            worth = _discard_value(candidate, rules.cards, seen.called_card)
            values[candidate] = worth + rng.gauss(0.0, level.noise)
    best = max(values, key=lambda cards: (values[cards], sorted(c.index for c in cards)))
    return Decision(
        command=MakeDiscard(seat=seen.seat, cards=best),
        evaluations=tuple(
            Evaluation(choice=" ".join(card.code for card in sorted(cards)), mean=value)
            for cards, value in values.items()
        ),
        reasons=_reasons(best, rules.cards),
    )


def _candidates(rules: DiscardRules) -> Iterable[frozenset[Card]]:
    """Yield a discard for every choice of suits to empty."""
    plain = sorted(rules.plain)
    if rules.forced:
        trumps = [card for card in rules.allowed() if card.is_trump]
        yield frozenset([*plain, *trumps[: rules.forced]])
        return
    for count in range(4):
        for emptied in combinations(PLAIN_SUITS, count):
            first = [card for card in plain if card.suit in emptied]
            if len(first) <= rules.size:
                yield from _filled(first, plain, rules)


def _filled(first: list[Card], plain: list[Card], rules: DiscardRules) -> Iterable[frozenset[Card]]:
    """Yield `first` filled up with the other cards that lose most, and with low cards only."""
    rest = [card for card in plain if card not in first]
    need = rules.size - len(first)
    by_loss = sorted(rest, key=lambda card: (-_saved(card, rules.cards), card.index))
    yield frozenset(first + by_loss[:need])
    shortest = sorted(
        rest, key=lambda card: (_length(card.suit, rules.cards), -_saved(card, rules.cards))
    )
    yield frozenset(first + shortest[:need])


def _length(suit: Suit, cards: Iterable[Card]) -> int:
    return sum(card.suit is suit for card in cards)


def _saved(card: Card, cards: frozenset[Card]) -> float:
    """Return the points that putting `card` away saves on average."""
    if not card.is_court:
        return _LOW_CARD_LOST * card.half_points / 2
    ranks = {held.rank for held in cards if held.suit is card.suit}
    guarded = Face.KING in ranks and all(rank in ranks for rank in range(card.rank, Face.KING))
    table = _LOST_WITH_KING if guarded or Face.KING in ranks else _LOST_ALONE
    return table[Face(card.rank)] * card.half_points / 2


def _discard_value(gone: frozenset[Card], cards: frozenset[Card], called: Card | None) -> float:
    kept = cards - gone
    value = sum(_saved(card, cards) for card in gone)
    trumps = sum(card.is_trump for card in kept)
    voids = 0
    for suit in PLAIN_SUITS:
        before, after = _length(suit, cards), _length(suit, kept)
        if not after:
            voids += 1
        if after == 1 and before > 1:
            value += _SINGLETON_BONUS
        if before >= 5 and after < before:
            value -= _LONG_SUIT_BROKEN * (before - after)
        if called and called.suit is suit and not after:
            value += _CALLED_SUIT_EMPTIED
    return value + _VOID_BONUS * min(voids, 1 if trumps < 7 else 2)


def _reasons(gone: frozenset[Card], cards: frozenset[Card]) -> tuple[ReasonTag, ...]:
    kept = cards - gone
    emptied = any(_length(card.suit, kept) == 0 for card in gone if card.is_plain)
    saves = any(card.is_court for card in gone)
    tags = [ReasonTag.MAKES_VOID] if emptied else []
    if saves:
        tags.append(ReasonTag.SAVES_POINTS)
    return tuple(tags) or (ReasonTag.KEEPS_LONG_SUIT,)
