"""Positions in the middle of a deal, as one seat sees them."""

from __future__ import annotations

from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.results import Trick
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, Card, Suit, cards
from tarot_desktop.rules.play import Situation, legal_cards, winner
from tarot_desktop.rules.tables import playing_order, table


def card_play(
    hand,
    *,
    seat=1,
    taker=0,
    leader=None,
    on_table="",
    earlier=(),
    seats=4,
    contract=Bid.GARDE,
    called=None,
    partner=None,
    agreements=FFT,
):
    """Return an observation that asks `seat`, who holds `hand`, for a card.

    `earlier` are tricks as (leader, codes); the tricks before them are made up of cards that
    nobody needs, everybody following suit.
    """
    shape = table(seats, agreements)
    order = playing_order(shape, dealer=seats - 1)
    mine, leader = cards(hand), seat if leader is None else leader
    shown = [_trick(order, who, cards(codes)) for who, codes in earlier]
    current = _plays(order, leader, cards(on_table))
    needed = {*mine, *cards(on_table), *(card for trick in shown for card in trick.cards)}
    if called:
        needed.add(Card.parse(called))
    filling = shape.hand_size - len(mine) - len(shown)
    tricks = [*_made_up(order, filling, needed), *shown]
    tricks = [
        Trick(number=number, leader=trick.leader, plays=trick.plays, winner=trick.winner)
        for number, trick in enumerate(tricks, 1)
    ]
    played = {who for who, _ in current}
    own = [card for trick in tricks for who, card in trick.plays if who == seat]
    binding = Situation(called_card=Card.parse(called) if called and not tricks else None)
    return Observation(
        seat=seat,
        seats=seats,
        agreements=agreements,
        dealer=seats - 1,
        active=order,
        ask=Ask.PLAY,
        turn=seat,
        dealt=tuple(sorted([*mine, *own])),
        hand=tuple(sorted(mine)),
        hand_sizes=tuple(
            len(mine) - (who in played) if who in order else 0 for who in range(seats)
        ),
        petit_sec=None,
        petit_sec_hand=None,
        bids=tuple((who, contract if who == taker else Bid.PASS) for who in order),
        taker=taker,
        contract=contract,
        called_card=Card.parse(called) if called else None,
        partner=partner,
        alone=not shape.calls,
        chien=(),
        discard=() if seat == taker else None,
        discard_shown=(),
        slam_announced=False,
        announcements=(),
        tricks=tuple(tricks),
        trick=Trick(number=len(tricks) + 1, leader=leader, plays=current),
        winning_seat=winner(current) if current else None,
        protected_seat=None,
        legal_cards=legal_cards(sorted(mine), cards(on_table), binding),
    )


def _plays(order, leader, codes):
    start = order.index(leader)
    return tuple((order[(start + i) % len(order)], card) for i, card in enumerate(codes))


def _trick(order, leader, codes):
    plays = _plays(order, leader, codes)
    return Trick(number=1, leader=leader, plays=plays, winner=winner(plays))


def _made_up(order, count, needed):
    """Return tricks in which everybody follows suit and plays a higher card."""
    tricks, leader = [], order[0]
    spare = {
        suit: [card for card in DECK if card.suit is suit and card not in needed]
        for suit in Suit
        if suit is not Suit.EXCUSE
    }
    while len(tricks) < count:
        suit = max(spare, key=lambda each: len(spare[each]))
        codes, spare[suit] = spare[suit][: len(order)], spare[suit][len(order) :]
        assert len(codes) == len(order), "too few cards are left to make tricks up"
        tricks.append(_trick(order, leader, codes))
        leader = tricks[-1].winner
    return tricks
