"""Blunders of a finished deal, by kind: mistakes that no estimate can excuse.

Each kind is judged by what the player held and what the table had shown at that moment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tarot_desktop.game.results import Trick
from tarot_desktop.rules.cards import DECK, EXCUSE, PETIT, TWENTY_ONE, Card, Seat, Suit, half_points
from tarot_desktop.rules.play import led_card, legal_cards, winner

_POINTLESS_HALF_POINTS = 5
_LATE_TRICKS = 3


class Blunder(StrEnum):
    """The closed list of kinds."""

    EXCUSE_LOST = "excuse_lost"
    """The Excuse kept for the last trick, without a slam."""
    PETIT_LED = "petit_led"
    """The Petit led into a trump of the other side."""
    HONOUR_GIVEN = "honour_given"
    """A court card given to a trick the other side had won already."""
    TWENTY_ONE_SPENT = "twenty_one_spent"
    """The Twenty-one put on a trick without points although a small trump was there."""
    KING_INTO_VOID = "king_into_void"
    """A king led into a suit that an enemy was known to ruff, with a low card of another suit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Moment:
    """One card played, with all that was known then."""

    seat: Seat
    card: Card
    hand: frozenset[Card]
    trick: Trick
    before: tuple[tuple[Seat, Card], ...]
    earlier: tuple[Trick, ...]
    last: bool
    """Whether this is the last trick."""

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that were legal, agreements apart."""
        return legal_cards(self.hand, [card for _, card in self.before])


def find_blunders(
    tricks: Sequence[Trick],
    attack: Collection[Seat],
    hands: Sequence[Collection[Card]],
    called_card: Card | None = None,
) -> tuple[tuple[Seat, Blunder], ...]:
    """Return who made which blunder, in order.

    `hands`: what every seat held when the play began, so the taker's after the discard.
    """
    return tuple(
        (moment.seat, kind)
        for moment in _moments(tricks, hands)
        for kind, made in _JUDGES.items()
        if made(moment, attack, called_card)
    )


def count_blunders(
    tricks: Sequence[Trick],
    attack: Collection[Seat],
    hands: Sequence[Collection[Card]],
    called_card: Card | None = None,
) -> Counter[Blunder]:
    """Return how many blunders of each kind a finished deal shows."""
    return Counter(kind for _, kind in find_blunders(tricks, attack, hands, called_card))


def _moments(tricks: Sequence[Trick], hands: Sequence[Collection[Card]]) -> Iterator[_Moment]:
    held = [set(hand) for hand in hands]
    for number, trick in enumerate(tricks):
        for place, (seat, card) in enumerate(trick.plays):
            yield _Moment(
                seat=seat,
                card=card,
                hand=frozenset(held[seat]),
                trick=trick,
                before=trick.plays[:place],
                earlier=tuple(tricks[:number]),
                last=number == len(tricks) - 1,
            )
            held[seat].discard(card)


def _excuse_lost(moment: _Moment, attack: Collection[Seat], _called: Card | None) -> bool:
    mine = moment.seat in attack
    won = (trick.winner in attack for trick in (*moment.earlier, moment.trick))
    return moment.card == EXCUSE and moment.last and not all(side == mine for side in won)


def _petit_led(moment: _Moment, attack: Collection[Seat], _called: Card | None) -> bool:
    return (
        moment.card == PETIT
        and not moment.before
        and len(moment.hand) > 1
        and (moment.trick.winner in attack) != (moment.seat in attack)
    )


def _honour_given(moment: _Moment, attack: Collection[Seat], called: Card | None) -> bool:
    if not moment.card.is_court or not moment.before:
        return False
    winning = winner(moment.before)
    later = [seat for seat, _ in moment.trick.plays[len(moment.before) + 1 :]]
    mine = moment.seat in attack
    lost = all((seat in attack) != mine for seat in (winning, *later))
    won_it = winner([*moment.before, (moment.seat, moment.card)]) == moment.seat
    cheaper = any(card.half_points == 1 for card in moment.legal)
    return lost and not won_it and cheaper and _sides_known(moment, attack, called)


def _sides_known(moment: _Moment, attack: Collection[Seat], called: Card | None) -> bool:
    if called is None or moment.seat in attack:
        return True
    seen = {card for trick in moment.earlier for card in trick.cards}
    return called in seen | {card for _, card in moment.before}


def _twenty_one_spent(moment: _Moment, _attack: Collection[Seat], _called: Card | None) -> bool:
    others = [card for _, card in moment.trick.plays if card not in (TWENTY_ONE, EXCUSE)]
    small = any(card.is_trump and card not in (PETIT, TWENTY_ONE) for card in moment.legal)
    return (
        moment.card == TWENTY_ONE
        and bool(moment.before)
        and small
        and len(moment.hand) > _LATE_TRICKS
        and half_points(others) <= _POINTLESS_HALF_POINTS
    )


def _king_into_void(moment: _Moment, attack: Collection[Seat], _called: Card | None) -> bool:
    if not moment.card.is_king or moment.before:
        return False
    suit = moment.card.suit
    other_leads = any(
        card.is_plain and not card.is_court and card.suit is not suit for card in moment.hand
    )
    enemies = [
        seat for seat, _ in moment.trick.plays if (seat in attack) != (moment.seat in attack)
    ]
    ruffers = [seat for seat in enemies if _known_to_ruff(seat, suit, moment.earlier)]
    return other_leads and bool(ruffers) and _trumps_out(moment)


def _trumps_out(moment: _Moment) -> bool:
    """Return whether the others have a trump, or may have put one away."""
    seen = {card for trick in moment.earlier for card in trick.cards} | moment.hand
    return not seen.issuperset(card for card in DECK if card.is_trump)


def _known_to_ruff(seat: Seat, suit: Suit, earlier: Sequence[Trick]) -> bool:
    void, trumps = False, True
    for trick in earlier:
        card = dict(trick.plays)[seat]
        led = led_card(trick.cards)
        if led is None or card == EXCUSE or card.suit is led.suit:
            continue
        void = void or led.suit is suit
        trumps = trumps and card.is_trump
    return void and trumps


_JUDGES = {
    Blunder.EXCUSE_LOST: _excuse_lost,
    Blunder.PETIT_LED: _petit_led,
    Blunder.HONOUR_GIVEN: _honour_given,
    Blunder.TWENTY_ONE_SPENT: _twenty_one_spent,
    Blunder.KING_INTO_VOID: _king_into_void,
}
