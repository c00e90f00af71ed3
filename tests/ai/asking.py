"""Observations that ask for something before the first card."""

from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.announcements import open_miseres, open_tiers
from tarot_desktop.rules.bidding import Bid, callable_cards, open_bids
from tarot_desktop.rules.cards import cards
from tarot_desktop.rules.discarding import DiscardRules
from tarot_desktop.rules.tables import playing_order, table


def asking(ask, hand, *, seats=4, bids=(), taker=None, contract=None, called=None, agreements=FFT):
    """Return an observation that asks the next seat, who holds `hand`, for something."""
    shape = table(seats, agreements)
    order = playing_order(shape, dealer=seats - 1)
    seat = order[len(bids)] if ask is Ask.BID else order[1]
    held = tuple(sorted(cards(hand)))
    spoken = tuple(zip(order, bids, strict=False))
    return Observation(
        seat=seat,
        seats=seats,
        agreements=agreements,
        dealer=seats - 1,
        active=order,
        ask=ask,
        turn=seat,
        dealt=held,
        hand=held,
        hand_sizes=(shape.hand_size,) * seats,
        petit_sec=None,
        petit_sec_hand=None,
        bids=spoken,
        taker=taker,
        contract=contract,
        called_card=cards(called)[0] if called else None,
        partner=None,
        alone=False,
        chien=None,
        discard=None,
        discard_shown=(),
        slam_announced=None,
        announcements=(),
        tricks=(),
        trick=None,
        winning_seat=None,
        protected_seat=None,
        open_bids=open_bids(spoken, agreements) if ask is Ask.BID else (),
        callable_cards=callable_cards(held, agreements) if ask is Ask.CALL else (),
        discard_rules=DiscardRules(cards=frozenset(held), size=shape.chien_size),
        open_tiers=open_tiers(shape.active, agreements, held),
        open_miseres=open_miseres(agreements, held),
    )


def taking(ask, hand, **others):
    """Return an observation that asks the taker of a garde."""
    return asking(ask, hand, taker=1, contract=Bid.GARDE, **others)
