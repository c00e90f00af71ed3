"""Deals played at random, and worlds that one seat cannot tell apart."""

from dataclasses import replace

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
from tarot_desktop.game.replay import ReplayError, record_of, replay
from tarot_desktop.game.tally import slam_is_alive
from tarot_desktop.game.turns import petit_sec_holder, waiting
from tarot_desktop.lab.random_agreements import random_agreements
from tarot_desktop.rules.agreements import PetitSec
from tarot_desktop.rules.announcements import ShownPoignee, best_poignee, poignee_counts
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import EXCUSE, PETIT
from tarot_desktop.rules.dealing import Distribution, deal


def random_game(seats, rng, agreements=None, *, bare_petit=False):
    """A deal whose cards are out, under agreements drawn at random unless they are given."""
    if agreements is None:
        agreements = random_agreements(seats, rng)
    dealer = rng.randrange(seats)
    distribution = deal(seats, dealer, agreements, rng)
    if bare_petit:
        distribution = with_bare_petit(distribution, rng)
    return Game.start(seats, dealer, agreements, distribution)


def with_bare_petit(distribution, rng):
    """The same deal with cards exchanged until somebody has a bare Petit."""
    hands = [set(hand) for hand in distribution.hands]
    chien = set(distribution.chien)
    holder = rng.choice([seat for seat, hand in enumerate(hands) if hand])
    others = [pile for seat, pile in enumerate([*hands, chien]) if pile and seat != holder]
    if PETIT not in hands[holder]:
        exchange(hands[holder], max(hands[holder]), holder_of(PETIT, others), PETIT)
    for card in sorted(hands[holder]):
        if (card.is_trump or card == EXCUSE) and card != PETIT:
            pile = rng.choice([pile for pile in others if any(c.is_plain for c in pile)])
            exchange(hands[holder], card, pile, rng.choice(sorted(c for c in pile if c.is_plain)))
    return Distribution(
        hands=tuple(tuple(sorted(hand)) for hand in hands), chien=tuple(sorted(chien))
    )


def holder_of(card, piles):
    return next(pile for pile in piles if card in pile)


def exchange(pile, card, other_pile, other_card):
    pile.remove(card)
    other_pile.remove(other_card)
    pile.add(other_card)
    other_pile.add(card)


def random_command(seen, rng):
    """Any legal answer to what `seen` asks; takes a deal more often than a person would."""
    seat = seen.seat
    match seen.ask:
        case Ask.PETIT_SEC:
            choice = rng.choice([PetitSecChoice.PLAY, PetitSecChoice.PLAY, PetitSecChoice.CANCEL])
            return DecidePetitSec(seat=seat, choice=choice)
        case Ask.BID:
            return MakeBid(seat=seat, bid=rng.choice([Bid.PASS, *seen.open_bids]))
        case Ask.CALL:
            return CallCard(seat=seat, card=rng.choice(seen.callable_cards))
        case Ask.DISCARD:
            return MakeDiscard(seat=seat, cards=random_discard(seen.discard_rules, rng))
        case Ask.SLAM:
            return DecideSlam(seat=seat, announced=rng.random() < 0.3)
        case Ask.ANNOUNCE:
            return Announce(seat=seat, said=random_announcements(seen, rng))
        case Ask.PLAY:
            return PlayCard(seat=seat, card=rng.choice(seen.legal_cards))
    raise AssertionError(seen.ask)


def random_discard(rules, rng):
    plain = sorted(rules.plain)
    rng.shuffle(plain)
    trumps = [card for card in rules.allowed() if card.is_trump]
    rng.shuffle(trumps)
    return frozenset([*plain, *trumps][: rules.size])


def random_announcements(seen, rng):
    said = [kind for kind in seen.open_miseres if rng.random() < 0.7]
    if seen.open_tiers and rng.random() < 0.7:
        tier = rng.choice(seen.open_tiers)
        count = poignee_counts(seen.table.active, seen.agreements)[tier]
        said.append(
            ShownPoignee(tier=tier, cards=best_poignee(count, seen.hand, seen.forced_discard))
        )
    rng.shuffle(said)
    return tuple(said)


def step(game, rng):
    """One random legal command, carried out."""
    _, seat = waiting(game.state)
    game.apply(random_command(observe(game.state, seat), rng))


def moments(game, rng):
    """The game before every decision, and once more when it is over."""
    while waiting(game.state) is not None:
        yield game
        step(game, rng)
    yield game


def other_world(state, seat, rng):
    """The same deal with hidden cards exchanged in a way that `seat` cannot see, or None.

    The exchanged deal has the same history: replayed by the rules, it gives the same public
    events.
    """
    piles = hidden_piles(state, seat)
    movable = [name for name, cards in piles.items() if cards]
    if len(movable) < 2:
        return None
    one, other = rng.sample(movable, 2)
    card, other_card = rng.choice(piles[one]), rng.choice(piles[other])
    swapped = _exchanged(state, {card: other_card, other_card: card})
    return swapped if swapped is not None and _same_history(state, swapped) else None


def hidden_piles(state, seat):
    """What `seat` has never seen, by where it lies."""
    played = {card for _, card in state.plays}
    shown = {card for said in state.announcements for card in getattr(said.said, "cards", ())}
    known = played | shown | set(state.discard_shown) | set((state.turned and state.chien) or ())
    piles = {}
    for other in range(state.seats):
        if other != seat:
            piles[other] = [card for card in state.held(other) if card not in known]
    if not state.turned:
        piles["chien"] = list(state.chien)
    elif state.discard and seat != state.taker:
        piles["discard"] = [card for card in state.discard if card not in known]
    return piles


def _exchanged(state, moves):
    def moved(cards):
        return tuple(moves.get(card, card) for card in cards)

    record = record_of(state, claims=False)
    record = replace(
        record,
        hands=tuple(tuple(sorted(moved(hand))) for hand in record.hands),
        chien=moved(record.chien),
        discard=None if record.discard is None else moved(record.discard),
        pack=None,
        chien_positions=None,
    )
    try:
        return replace(
            replay(_with_petit_sec(record, moves)).state,
            declined=state.declined,
            chien_positions=state.chien_positions,
        )
    except ReplayError:
        return None


def _with_petit_sec(record, moves):
    if record.agreements.petit_sec is not PetitSec.OPTIONAL or not record.bids:
        return record
    start = Game.start(
        record.seats,
        record.dealer,
        record.agreements,
        Distribution(hands=record.hands, chien=record.chien),
    )
    holder = petit_sec_holder(start.state)
    kept = None if holder is None else (holder, PetitSecChoice.PLAY)
    return replace(record, petit_sec=kept)


def _same_history(state, other):
    return (
        other.tricks == state.tricks
        and other.petit_marked == state.petit_marked
        and slam_is_alive(other) == slam_is_alive(state)
        and other.end == state.end
    )
