"""Deals played by nobody in particular, at every table and under every agreement."""

from __future__ import annotations

from random import Random

from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    DecidePetitSec,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PetitSecChoice,
    PlayCard,
)
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.random_agreements import random_agreements
from tarot_desktop.rules.announcements import (
    ShownPoignee,
    best_poignee,
    poignee_counts,
)
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK
from tarot_desktop.rules.dealing import Distribution, deal
from tarot_desktop.rules.tables import playing_order, table


def started(seats: int, rng: Random, *, fixed=(), rich: bool = False) -> Game:
    """Return a deal about to be bid; `rich`: one seat holds nearly all that is worth having."""
    agreements = random_agreements(seats, rng, fixed=fixed)
    dealer = rng.randrange(seats)
    given = _rich_deal(seats, dealer, agreements, rng) if rich else None
    distribution = given or deal(seats, dealer, agreements, rng)
    return Game.start(seats, dealer, agreements, distribution)


def _rich_deal(seats, dealer, agreements, rng):
    shape = table(seats, agreements)
    order = playing_order(shape, dealer)
    pack = sorted(DECK, key=lambda card: -card.half_points - card.is_trump * 9 - rng.random() * 6)
    hands = [()] * seats
    rest = pack[shape.hand_size :]
    rng.shuffle(rest)
    lucky = rng.choice(order)
    hands[lucky] = tuple(sorted(pack[: shape.hand_size]))
    for seat in order:
        if seat != lucky:
            hands[seat] = tuple(sorted(rest[: shape.hand_size]))
            del rest[: shape.hand_size]
    return Distribution(hands=tuple(hands), chien=tuple(rest))


def answer(game: Game, rng: Random, *, high: bool = False):
    """Return a random legal command for whatever is asked, card play included."""
    ask, seat = waiting(game.state)
    seen = observe(game.state, seat)
    if ask is Ask.PETIT_SEC:
        return DecidePetitSec(seat=seat, choice=PetitSecChoice.PLAY)
    if ask is Ask.BID:
        last = len(seen.bids) == len(seen.active) - 1
        none = all(bid is Bid.PASS for _, bid in seen.bids)
        bids = [bid for bid in seen.open_bids if not (last and none and bid is Bid.PASS)]
        rich = sum(card.is_trump for card in seen.hand) >= 12
        return MakeBid(seat=seat, bid=bids[-1] if rich else rng.choice([*bids, bids[0]]))
    if ask is Ask.CALL:
        return CallCard(seat=seat, card=rng.choice(seen.callable_cards))
    if ask is Ask.DISCARD:
        return MakeDiscard(seat=seat, cards=_discard(seen.discard_rules, rng))
    if ask is Ask.SLAM:
        return DecideSlam(seat=seat, announced=rng.random() < 0.3)
    if ask is Ask.ANNOUNCE:
        return _announce(seen, rng)
    cards = sorted(seen.legal_cards, key=lambda card: (card.is_excuse, -card.rank))
    return PlayCard(seat=seat, card=cards[0] if high else rng.choice(cards))


def _discard(rules, rng):
    plain = sorted(rules.plain)
    rng.shuffle(plain)
    trumps = [card for card in rules.allowed() if card.is_trump]
    rng.shuffle(trumps)
    return frozenset([*plain[: rules.size], *trumps[: rules.forced]])


def _announce(seen, rng):
    said = list(seen.open_miseres)
    if seen.open_tiers and rng.random() < 0.7:
        tier = rng.choice(seen.open_tiers)
        count = poignee_counts(seen.table.active, seen.agreements)[tier]
        shown = best_poignee(count, seen.hand, seen.forced_discard)
        said.append(ShownPoignee(tier=tier, cards=shown))
    return Announce(seat=seen.seat, said=tuple(said))
