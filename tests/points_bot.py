"""An outside player to measure against: it bids by the hand points that clubs publish.

    tarot-lab match expert "cmd:python tests/points_bot.py" --seed 1

Cards and discards are those of the `club` level.  Its bids are prise from 40 points, garde from 50,
sans from 80, contre from 95, unless other thresholds are given: `--from 40,56,71,81`.  With
`--draws` it leads as other schools do: trumps as a taker, kings as a defender.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection
from pathlib import Path
from random import Random
from threading import Event

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tarot_desktop.ai.player import Budget  # noqa: E402
from tarot_desktop.ai.rule_player import make_player  # noqa: E402
from tarot_desktop.game.observation import Ask, Observation  # noqa: E402
from tarot_desktop.lab.protocol import answer_json, read_request  # noqa: E402
from tarot_desktop.rules.bidding import Bid  # noqa: E402
from tarot_desktop.rules.cards import PLAIN_SUITS, Card, Face  # noqa: E402

CONTRACTS = (Bid.PRISE, Bid.GARDE, Bid.SANS, Bid.CONTRE)
PETIT = {5: 5, 6: 7}
LONG = {5: 5, 6: 7}
SHORT = {0: 6, 1: 3}
MOST = 9
DRAWS_WITH, DRAWS_AT, SPARED = 5, 0.4, 8
FRESH = 4


def trump_points(hand: Collection[Card]) -> int:
    """Return the points of trumps and Excuse."""
    ranks = sorted(card.rank for card in hand if card.is_trump)
    excuse = any(card.is_excuse for card in hand)
    points = 8 * excuse + 10 * (21 in ranks)
    if 1 in ranks and len(ranks) >= min(PETIT):
        points += PETIT.get(len(ranks), MOST)
    if len(ranks) + excuse > 4:
        points += 2 * (len(ranks) + excuse)
    high = [rank for rank in ranks if rank >= 16]
    neighbours = sum(rank + 1 in high or rank - 1 in high for rank in high)
    return points + 2 * len(high) + neighbours


def suit_points(hand: Collection[Card], suit: str, *, keeps_chien: bool) -> int:
    """Return the points of one suit; short suits count where the chien stays closed."""
    ranks = {card.rank for card in hand if card.suit == suit}
    points = 2 * (Face.KNIGHT in ranks) + (Face.JACK in ranks)
    if Face.KING in ranks:
        points += 10 if Face.QUEEN in ranks else 6
    elif Face.QUEEN in ranks:
        points += 3
    points += MOST if len(ranks) >= 7 else LONG.get(len(ranks), 0)
    return points + (SHORT.get(len(ranks), 0) if keeps_chien else 0)


def bid(seen: Observation, thresholds: Collection[int]) -> Bid:
    """Return the highest contract that the hand is good for, or pass."""
    wanted = Bid.PASS
    for contract, least in zip(CONTRACTS, thresholds, strict=True):
        closed = not contract.opens_chien
        points = trump_points(seen.hand) + sum(
            suit_points(seen.hand, suit, keeps_chien=closed) for suit in PLAIN_SUITS
        )
        wanted = contract if points >= least else wanted
    return wanted if wanted in seen.open_bids else Bid.PASS


def other_lead(seen: Observation) -> Card | None:
    """Return the card that another school leads here, or None for the rule policy's."""
    if seen.ask is not Ask.PLAY or (seen.trick is not None and seen.trick.plays):
        return None
    gone = [card for _, card in seen.plays]
    return drawn_trump(seen, gone) if seen.seat == seen.taker else fresh_king(seen, gone)


def drawn_trump(seen: Observation, gone: Collection[Card]) -> Card | None:
    """Return the trump of a taker who draws: the best if nothing beats it, or a middling one."""
    own = sorted((card for card in seen.legal_cards if card.is_trump), key=lambda card: card.rank)
    out = set(range(1, 22)) - {card.rank for card in [*own, *gone] if card.is_trump}
    if len(own) < DRAWS_WITH or not out or len(own) < DRAWS_AT * len(out):
        return None
    if own[-1].rank > max(out):
        return own[-1]
    return next((card for card in own if card.rank > SPARED), own[-1])


def fresh_king(seen: Observation, gone: Collection[Card]) -> Card | None:
    """Return a king whose suit has hardly been played."""
    played = [card.suit for card in gone]
    kings = [card for card in seen.legal_cards if card.is_king and played.count(card.suit) < FRESH]
    return min(kings, default=None)


def main() -> None:
    """Answer one request a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="thresholds", default="40,50,80,95")
    parser.add_argument("--draws", action="store_true")
    options = parser.parse_args()
    thresholds = [int(word) for word in options.thresholds.split(",")]
    club = make_player("club")
    for line in sys.stdin:
        seen = read_request(json.loads(line))
        if seen.ask is Ask.BID:
            answer: dict[str, object] = {"bid": bid(seen, thresholds).code}
        elif options.draws and (led := other_lead(seen)) is not None:
            answer = {"card": led.code}
        else:
            decision = club.decide(seen, rng=Random(1), budget=Budget(), stop=Event())
            answer = answer_json(decision.command)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
