"""The cheaters: they see all hands, and so measure what no honest player can reach.

They exist for `tarot-lab match` alone.  Bid, call, discard and announcements are those of `club`.
`cheater` finishes its play-outs by the rule policy and solves the last six tricks;
`solving-cheater` solves them in every play-out, from the first card on.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from threading import Event

from tarot_desktop.ai.boards import AT, Board, bits, give, high, low, new_game
from tarot_desktop.ai.choices import distinct_cards, sign_of
from tarot_desktop.ai.player import Budget, Decision
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.ai.search import Effort, PlayOuts
from tarot_desktop.game.commands import PlayCard
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.state import State
from tarot_desktop.rules.announcements import ShownPoignee, poignee_values
from tarot_desktop.rules.bidding import Bid

_SAMPLES = 8
_LEAF = 6
"""Tricks before the end from which the true deal is solved."""

CHEATERS = ("cheater", "solving-cheater")
"""The names of both, the weaker one first."""


def true_game(state: State) -> tuple[Board, array[int]]:
    """Return the kernel's game at the start of the play of a deal, every card known."""
    if state.contract is None or state.taker is None:
        raise ValueError("nobody has taken")
    board = Board(order=state.order)
    values = poignee_values(state.agreements)
    shown = [one.said for one in state.announcements if isinstance(one.said, ShownPoignee)]
    game = new_game(
        state.table,
        state.agreements,
        state.contract,
        board.place(state.taker),
        called=state.called_card,
        poignees=sum(values[one.tier] for one in shown),
        slam=bool(state.slam_announced),
    )
    for seat in state.order:
        give(game, board.place(seat), state.start_hand(seat))
    partner = state.partner()
    game[AT["partner"]] = -1 if partner is None else board.place(partner)
    if state.protected_seat is not None:
        game[AT["protected"]] = board.place(state.protected_seat)
    aside = (state.discard if state.contract.opens_chien else state.chien) or ()
    if state.contract is not Bid.CONTRE:
        game[AT["points"]] = sum(card.half_points for card in aside)
        game[AT["bouts"]] = sum(card.is_bout for card in aside)
    if state.contract.opens_chien:
        game[AT["aside_lo"]], game[AT["aside_hi"]] = low(bits(aside)), high(bits(aside))
    return board, game


class Cheater:
    """A player that looks at the true state before it plays a card."""

    def __init__(self, truth: Callable[[], State], *, solves_play_outs: bool = False) -> None:
        self._truth = truth
        self._solves_play_outs = solves_play_outs
        self._club = make_player("club")

    def decide(self, seen: Observation, *, rng: Random, budget: Budget, stop: Event) -> Decision:
        """Return the best card for the true hands, or what `club` answers to anything else."""
        choices = distinct_cards(seen) if seen.ask is Ask.PLAY else ()
        if len(choices) < 2:
            return self._club.decide(seen, rng=rng, budget=budget, stop=stop)
        _, game = true_game(self._truth())
        worlds = array("q")
        for _ in range(_SAMPLES):
            game[AT["random"]] = rng.getrandbits(31) + 1
            worlds += game
        leaf = _LEAF if self._solves_play_outs or len(seen.hand) <= _LEAF else 0
        effort = Effort(worlds=_SAMPLES, leaf=leaf)
        card = choices[_best(worlds, [card.index for card in choices], effort, seen)]
        return Decision(command=PlayCard(seat=seen.seat, card=card))


def _best(worlds: array[int], cards: list[int], effort: Effort, seen: Observation) -> int:
    from tarot_desktop.ai import kernel

    for start in range(0, len(worlds), kernel.SIZE):
        world = worlds[start : start + kernel.SIZE]
        for _, card in seen.plays:
            kernel.play(world, card.index)
        worlds[start : start + kernel.SIZE] = world
    rows = PlayOuts(effort).rows(worlds, cards, sign_of(seen))
    sums = [sum(column) for column in zip(*rows, strict=True)]
    return sums.index(max(sums))
