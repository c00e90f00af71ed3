"""Whether a seat that leads wins every trick that is left, whoever holds what it cannot see."""

from __future__ import annotations

from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.cards import DECK, EXCUSE, PETIT, PLAIN_SUITS, Card


def certain_rest(seen: Observation) -> tuple[Card, ...]:
    """Return the order in which the hand wins every trick that is left; empty if that is open.

    It holds for every distribution that fits what the seat knows, so that an offer to play the
    rest tells nothing.  The Petit comes last.  Nothing is certain while the Excuse, or another
    seat's Petit, may still fall: the score would depend on the moment.
    """
    if seen.ask is not Ask.PLAY or not seen.to_act or seen.trick is None or seen.trick.plays:
        return ()
    unseen = unseen_cards(seen)
    if (
        EXCUSE in seen.hand
        or EXCUSE in unseen
        or PETIT in unseen
        or seen.protected_seat is not None
    ):
        return ()
    order = _winning_order(seen.hand, unseen)
    return order if order and order[0] in seen.legal_cards else ()


def unseen_cards(seen: Observation) -> frozenset[Card]:
    """Return the cards that may be in another hand, as far as the seat knows."""
    known = {card for _, card in seen.plays} | set(seen.hand) | set(seen.discard or ())
    return frozenset(DECK) - known - set(seen.discard_shown)


def _winning_order(hand: tuple[Card, ...], unseen: frozenset[Card]) -> tuple[Card, ...]:
    """Masters in trumps until no trump is out, then masters in the suits, then the Petit."""
    trumps = sorted((card for card in hand if card.is_trump and card != PETIT), reverse=True)
    out = [card for card in unseen if card.is_trump]
    plain = [card for card in hand if card.is_plain]
    needs_all_out = bool(plain) or PETIT in hand
    if out and trumps and trumps[-1] < max(out):
        return ()
    if out and needs_all_out and len(trumps) < len(out):
        return ()
    if any(not _masters(suit, plain, unseen) for suit in PLAIN_SUITS):
        return ()
    last = (PETIT,) if PETIT in hand else ()
    return (*trumps, *sorted(plain, reverse=True), *last)


def _masters(suit: object, plain: list[Card], unseen: frozenset[Card]) -> bool:
    mine = [card for card in plain if card.suit is suit]
    others = [card for card in unseen if card.suit is suit]
    return not mine or not others or min(mine) > max(others)
