"""The searching player: every choice is weighed over worlds that agree with what it has seen.

Card play: each legal card is played in every world and the rest by the rule policy (PIMC).  Bid,
call, discard, slam and poignée: whole deals are played out from the choice.  Scores count, under
the agreements of the session, not card points.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from threading import Event

from tarot_desktop.ai import kernel
from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.ai.auction import Auction
from tarot_desktop.ai.boards import AT, SLAM_STYLE
from tarot_desktop.ai.choices import distinct_cards, sign_of
from tarot_desktop.ai.discarding import choose_discard
from tarot_desktop.ai.heeding import heeded
from tarot_desktop.ai.levels import Level, Search
from tarot_desktop.ai.manners import regret
from tarot_desktop.ai.masks import mask_of
from tarot_desktop.ai.player import Budget, Decision
from tarot_desktop.ai.policy import card_reasons
from tarot_desktop.ai.rule_player import RulePlayer
from tarot_desktop.ai.sampling import (
    hidden_before_taking,
    hidden_cards,
    with_drawing_takers,
    with_fields,
    with_hand,
)
from tarot_desktop.ai.search import Batch, Effort, PlayOuts, Weighed, weigh
from tarot_desktop.ai.voice import Voice, voice
from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    Command,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PlayCard,
)
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.announcements import (
    Announcement,
    ShownPoignee,
    Tier,
    best_poignee,
    poignee_counts,
    poignee_values,
)
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, Seat, cards
from tarot_desktop.rules.scoring import multiplier

_SLOW_WORLDS = 8
"""Worlds at most where the kernel is not compiled."""
_PLAY_OUTS = 7_200
"""Play-outs at most for one decision, unless a budget says otherwise."""
_BATCH = 32
_FAR_FROM_THE_END = 8
"""With more cards in hand than these a search solves one trick fewer."""
_SOLVED_FROM_AFAR = 3
"""Tricks that it solves then all the same."""
_DISCARDS = 14
"""Candidates that a discard is chosen from."""
_BID_SHARE = 2.0
"""Worlds for a bid, of those for a card: a whole deal hangs on it."""
_BID_LEAST = 48
"""Worlds at least, before the share is taken."""
_SLAM_GAIN = 40.0
"""Score points that announcing a slam must be expected to gain: three slams out of five."""
_TIE_ERRORS = 0.5
"""Paired standard errors behind the best within which cards count as equally good."""
_TIE_POINTS = 0.25
"""The same in score points per multiplier."""
_SHOWS_FROM = 0.25
"""The part of its bonus that a poignée must be expected to bring."""


class SearchPlayer:
    """A player that searches; the same observation, seed and worlds give the same answer."""

    def __init__(
        self, level: Level, search: Search, senders: frozenset[Seat] = frozenset()
    ) -> None:
        self.level = level
        self.search = search
        self._rules = RulePlayer(level, senders=senders)

    def decide(self, seen: Observation, *, rng: Random, budget: Budget, stop: Event) -> Decision:
        """Return what `seen` asks for; raise ValueError if it asks this seat for nothing."""
        plain = self._rules.decide(seen, rng=rng, budget=budget, stop=stop)
        if seen.ask is Ask.PETIT_SEC or stop.is_set():
            return plain
        seed = rng.getrandbits(31)
        question = _Question(seen, self.search, seed, budget, stop, self._rules.senders)
        return _answer(question, plain, self.level)


class _Question:
    """One decision to be made, and the means for it."""

    def __init__(
        self,
        seen: Observation,
        search: Search,
        seed: int,
        budget: Budget,
        stop: Event,
        senders: frozenset[Seat],
    ) -> None:
        self.seen = seen
        self.search = search
        self.seed = seed
        self.senders = senders
        self._budget = budget
        self._stop = stop

    def effort(self, alternatives: int, share: float = 1.0, least: int = 2) -> Effort:
        """Return how long to search if `share` of the worlds, at least `least`, are needed.

        Without a budget many alternatives get fewer worlds each, so that no decision takes long.
        """
        most = max(_BATCH, _PLAY_OUTS // alternatives)
        worlds = self._budget.worlds or max(least, min(self.search.worlds, most))
        if not kernel.compiled:
            worlds = min(worlds, _SLOW_WORLDS)
        leaf = self._leaf() if kernel.compiled else 0
        return Effort(worlds=max(4, round(share * worlds)), ms=self._budget.ms, leaf=leaf)

    def _leaf(self) -> int:
        """Return from how many tricks on worlds are solved.

        Far from the end, where that costs most and tells least, one trick fewer than near it, but
        not fewer than three; one more where nothing is left to be played out before.
        """
        leaf, left = self.search.leaf // self.seen.table.active, len(self.seen.hand)
        if left > _FAR_FROM_THE_END:
            return min(leaf, max(_SOLVED_FROM_AFAR, leaf - 1))
        return leaf + int(leaf > 0 and left == leaf + 1)

    def populated(self, worlds: array[int], first: int) -> array[int]:
        """Return worlds, from number `first` on, some of whose takers draw trumps.

        So a defender is ready for either kind.  An attacker knows how he plays.
        """
        seen, active = self.seen, self.seen.table.active
        if active not in self.search.drawing or sign_of(seen) > 0 or seen.slam_announced:
            return worlds
        return with_drawing_takers(worlds, first, active)

    def weigh(
        self, number: int, batch: Batch, effort: Effort, regrets: Sequence[float] = ()
    ) -> Weighed:
        """Return `number` alternatives weighed."""
        return weigh(number, batch, effort, self._stop, regrets)


def _answer(question: _Question, plain: Decision, level: Level) -> Decision:
    match question.seen.ask:
        case Ask.BID:
            return _bid(question, plain, level)
        case Ask.CALL:
            return _call(question, plain)
        case Ask.DISCARD:
            return _discard(question, plain, level)
        case Ask.SLAM:
            return _slam(question, plain)
        case Ask.ANNOUNCE:
            return _announce(question, plain)
        case Ask.PLAY:
            return _play(question, plain)
        case _:
            return plain


def _play(question: _Question, plain: Decision) -> Decision:
    seen = question.seen
    choices = distinct_cards(seen)
    told = voice(seen, question.senders, plain)
    if len(choices) == 1:
        card = told.spoken(choices[0], choices, choices)
        tags = plain.reasons if len(seen.legal_cards) > 1 else (ReasonTag.ONLY_CHOICE,)
        return Decision(command=PlayCard(seat=seen.seat, card=card), reasons=tags)
    hidden = heeded(hidden_cards(seen), seen, told.talk.said)
    effort = question.effort(len(choices))
    played, sign = PlayOuts(effort), sign_of(seen)

    def batch(alive: Sequence[int], first: int, count: int) -> list[list[float]]:
        worlds = question.populated(hidden.worlds(first, count, question.seed), first)
        return played.rows(worlds, [choices[number].index for number in alive], sign)

    times = _times(seen)
    regrets = [times * regret(seen, card) for card in choices]
    weighed = question.weigh(len(choices), batch, effort, regrets)
    if not weighed.worlds:
        return plain
    card, tags = _settled(weighed, choices, seen, told)
    return Decision(
        command=PlayCard(seat=seen.seat, card=card),
        evaluations=_evaluations([choice.code for choice in choices], weighed),
        reasons=(*tags, *card_reasons(seen, card)),
    )


def _times(seen: Observation) -> int:
    """Return the multiplier of the contract, 1 without one."""
    return multiplier(seen.contract, seen.agreements) if seen.contract else 1


def _settled(
    weighed: Weighed, choices: Sequence[Card], seen: Observation, told: Voice
) -> tuple[Card, tuple[ReasonTag, ...]]:
    """Return the card to play, and what signals had to do with it.

    Where the worlds cannot tell, it is what the rules prefer and what says something true.
    """
    times = _times(seen)
    best = weighed.best()
    close = []
    for number in weighed.alive:
        behind, error = weighed.gap(best, number)
        near = behind <= max(_TIE_POINTS * times, _TIE_ERRORS * error)
        if near and weighed.regret(number) <= weighed.regret(best):
            close.append(choices[number])
    settled = max(close, key=lambda card: told.by_rules.get(card.code, 0.0))
    card = told.spoken(settled, close, choices)
    return card, told.reasons(card, settled, choices[best])


def _evaluations(words: Sequence[str], weighed: Weighed) -> tuple[Evaluation, ...]:
    return tuple(
        Evaluation(
            choice=word,
            mean=weighed.mean(number),
            standard_error=weighed.standard_error(number),
        )
        for number, word in enumerate(words)
    )


def _chosen(command: Command, words: Sequence[str], weighed: Weighed, plain: Decision) -> Decision:
    return Decision(
        command=command, evaluations=_evaluations(words, weighed), reasons=plain.reasons
    )


def _bid(question: _Question, plain: Decision, level: Level) -> Decision:
    seen = question.seen
    contracts = [bid for bid in sorted(seen.open_bids) if bid is not Bid.PASS]
    if not contracts:
        return plain
    effort = question.effort(len(contracts), _BID_SHARE, _BID_LEAST)
    agreed = isinstance(plain.command, MakeBid) and plain.command.bid is not Bid.PASS
    bolder = question.search.opens_bolder.get(seen.table.active, 0.0) if agreed else 0.0
    auction = Auction(seen, level, PlayOuts(effort), question.seed, bolder=bolder)
    bids = [Bid.PASS, *contracts]

    def column(bid: Bid, first: int, count: int) -> list[float]:
        if bid is Bid.PASS:
            return auction.pass_column(first, count)
        return auction.contract_column(bid, first, count)

    def batch(alive: Sequence[int], first: int, count: int) -> list[list[float]]:
        columns = [column(bids[number], first, count) for number in alive]
        return [list(row) for row in zip(*columns, strict=True)]

    weighed = question.weigh(len(bids), batch, effort)
    command = MakeBid(seat=seen.seat, bid=bids[weighed.best()])
    return _chosen(command, [bid.code for bid in bids], weighed, plain)


def _call(question: _Question, plain: Decision) -> Decision:
    seen = question.seen
    if seen.contract is None or len(seen.callable_cards) == 1:
        return plain
    effort = question.effort(len(seen.callable_cards))
    sources = [hidden_before_taking(seen, seen.contract, called) for called in seen.callable_cards]
    played = PlayOuts(effort)

    def batch(alive: Sequence[int], first: int, count: int) -> list[list[float]]:
        columns = [
            played.column(sources[number].worlds(first, count, question.seed), 1)
            for number in alive
        ]
        return [list(row) for row in zip(*columns, strict=True)]

    weighed = question.weigh(len(sources), batch, effort)
    command = CallCard(seat=seen.seat, card=seen.callable_cards[weighed.best()])
    return _chosen(command, [card.code for card in seen.callable_cards], weighed, plain)


def _discard(question: _Question, plain: Decision, level: Level) -> Decision:
    seen = question.seen
    ranked = sorted(
        choose_discard(seen, replace(level, noise=0.0), Random(1)).evaluations,
        key=lambda one: -one.mean,
    )
    words = [one.choice for one in ranked[:_DISCARDS]]
    if len(words) < 2:
        return plain
    discards = [cards(word) for word in words]
    hidden, effort = hidden_cards(seen), question.effort(len(words))
    place = hidden.board.place(seen.seat)
    held, played = mask_of(seen.hand), PlayOuts(effort)

    def batch(alive: Sequence[int], first: int, count: int) -> list[list[float]]:
        worlds = hidden.worlds(first, count, question.seed)
        columns = [
            played.column(with_hand(worlds, place, held & ~gone, gone), 1)
            for gone in (mask_of(discards[number]) for number in alive)
        ]
        return [list(row) for row in zip(*columns, strict=True)]

    weighed = question.weigh(len(words), batch, effort)
    if not weighed.worlds:
        return plain
    command = MakeDiscard(seat=seen.seat, cards=frozenset(discards[weighed.best()]))
    return _chosen(command, words, weighed, plain)


def _slam(question: _Question, plain: Decision) -> Decision:
    """Announce if drawing the trumps first is likely enough to bring every trick."""
    seen = question.seen
    hidden, effort = hidden_cards(seen), question.effort(3)
    place, played = hidden.board.place(seen.seat), PlayOuts(effort)

    def batch(alive: Sequence[int], first: int, count: int) -> list[list[float]]:
        silent = hidden.worlds(first, count, question.seed)
        ways = (
            silent,
            with_fields(silent, slam=1, leader=place, style=SLAM_STYLE),
            with_fields(silent, style=SLAM_STYLE),
        )
        columns = [played.column(ways[number], 1) for number in alive]
        return [list(row) for row in zip(*columns, strict=True)]

    weighed = question.weigh(3, batch, effort)
    if not weighed.worlds:
        return plain
    gain = weighed.mean(1) - max(weighed.mean(0), weighed.mean(2))
    command = DecideSlam(seat=seen.seat, announced=gain > _SLAM_GAIN)
    return _chosen(command, ["false", "true"], weighed, plain)


def _announce(question: _Question, plain: Decision) -> Decision:
    seen = question.seen
    said: list[Announcement] = list(seen.open_miseres)
    evaluations: tuple[Evaluation, ...] = ()
    if seen.open_tiers:
        tier = max(seen.open_tiers, key=list(Tier).index)
        gain = _poignee_gain(question, tier)
        evaluations = (Evaluation(choice=tier.value, mean=gain),)
        count = poignee_counts(seen.table.active, seen.agreements)[tier]
        shown = best_poignee(count, seen.hand, seen.forced_discard)
        if shown and gain > _SHOWS_FROM * poignee_values(seen.agreements)[tier]:
            said.append(ShownPoignee(tier=tier, cards=shown))
    return Decision(
        command=Announce(seat=seen.seat, said=tuple(said)),
        evaluations=evaluations,
        reasons=plain.reasons,
    )


def _poignee_gain(question: _Question, tier: Tier) -> float:
    """Return the score points that showing a poignée is expected to bring."""
    seen = question.seen
    hidden, effort = hidden_cards(seen), question.effort(2, 0.5)
    played, sign = PlayOuts(effort), sign_of(seen)
    worlds = hidden.worlds(0, effort.worlds, question.seed)
    shown = hidden.template[AT["poignees"]] + poignee_values(seen.agreements)[tier]
    without = played.column(worlds, sign)
    with_it = played.column(with_fields(worlds, poignees=shown), sign)
    return (sum(with_it) - sum(without)) / max(1, len(without))
