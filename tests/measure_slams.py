"""Measures whether slams are announced and played for: deals in which one seat is very strong.

    python tests/measure_slams.py --level expert --players 4 --deals 200 --seed 1

The strong seat holds the Excuse, the four highest trumps, kings with their queens and more trumps
than is usual; the rest lies as it falls, and the auction is free.  The last lines count the slams
of the strong seat by whether he announced them.  The figures are for reading; no test depends on
them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from threading import Event

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tarot_desktop.ai.player import Budget  # noqa: E402
from tarot_desktop.ai.rule_player import make_player  # noqa: E402
from tarot_desktop.game.engine import Game  # noqa: E402
from tarot_desktop.game.projection import observe  # noqa: E402
from tarot_desktop.game.state import State  # noqa: E402
from tarot_desktop.game.turns import waiting  # noqa: E402
from tarot_desktop.rules.agreements import Agreements  # noqa: E402
from tarot_desktop.rules.cards import DECK, EXCUSE, Card  # noqa: E402
from tarot_desktop.rules.dealing import Distribution, petit_sec_seat  # noqa: E402
from tarot_desktop.rules.tables import table  # noqa: E402

MORE_TRUMPS = {3: 10, 4: 8, 5: 6}
KINGS = {3: 4, 4: 2, 5: 2}
STRONG = 1


def strong_deal(players: int, stream: Random) -> Distribution:
    """Return a deal in which one seat may win every trick."""
    shape = table(players, Agreements())
    top = [card for card in DECK if card.is_trump and card.rank >= 18]
    lower = [card for card in DECK if card.is_trump and 1 < card.rank < 18]
    kings = [card for card in DECK if card.is_king]
    hand = [EXCUSE, *top, *stream.sample(lower, MORE_TRUMPS[players])]
    for king in stream.sample(kings, KINGS[players]):
        hand += [king, DECK[king.index - 1]]
    rest = [card for card in DECK if card not in hand]
    stream.shuffle(rest)
    taken = shape.hand_size - len(hand)
    hand, rest = hand + rest[:taken], rest[taken:]
    chien, rest = rest[: shape.chien_size], rest[shape.chien_size :]
    hands: list[list[Card]] = []
    for seat in range(players):
        size = shape.hand_size
        hands.append(hand if seat == STRONG else rest[:size])
        rest = rest if seat == STRONG else rest[size:]
    return Distribution(hands=tuple(tuple(sorted(one)) for one in hands), chien=tuple(chien))


def played(players: int, level: str, number: int, seed: int, worlds: int | None) -> State:
    """Return the finished deal with this number."""
    stream = Random(f"{seed}:slam:{number}")
    dealt = strong_deal(players, stream)
    while petit_sec_seat(dealt.hands) is not None:
        dealt = strong_deal(players, stream)
    game = Game.start(players, 0, Agreements(), dealt)
    player = make_player(level)
    while (asked := waiting(game.state)) is not None:
        seen = observe(game.state, asked[1])
        rng = Random(stream.getrandbits(64))
        decision = player.decide(seen, rng=rng, budget=Budget(worlds=worlds), stop=Event())
        game.apply(decision.command)
    return game.state


def main() -> None:
    """Play the deals and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4, 5))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int)
    options = parser.parse_args()
    counts: Counter[tuple[bool, int]] = Counter()
    contracts: Counter[str] = Counter()
    for number in range(options.deals):
        state = played(options.players, options.level, number, options.seed, options.worlds)
        result = state.result
        if result is None or result.score is None or result.taker != STRONG:
            contracts["another end"] += 1
            continue
        assert result.contract is not None
        contracts[result.contract.code] += 1
        lost = sum(trick.winner not in state.attack() for trick in state.tricks)
        won = result.score.slam > 0
        counts[bool(state.slam_announced), -1 if won else lost] += 1
    write = sys.stdout.write
    write(f"{dict(contracts)}\n")
    for announced, word in ((True, "announced"), (False, "unannounced")):
        won = counts[announced, -1]
        near = counts[announced, 1]
        number = sum(many for (said, _), many in counts.items() if said is announced)
        write(f"{word}: {number}, slams made {won}, one trick lost {near}\n")


if __name__ == "__main__":
    main()
