"""What to say beside the bid: bare Petit, slam, poignée, misères."""

from __future__ import annotations

from tarot_desktop.ai.advice import Evaluation, ReasonTag
from tarot_desktop.ai.bidding import hand_value, made_chance
from tarot_desktop.ai.player import Decision
from tarot_desktop.game.commands import Announce, DecidePetitSec, DecideSlam, PetitSecChoice
from tarot_desktop.game.observation import Observation, Role
from tarot_desktop.rules.announcements import (
    Announcement,
    ShownPoignee,
    Tier,
    best_poignee,
    poignee_counts,
    poignee_values,
)
from tarot_desktop.rules.cards import EXCUSE, PLAIN_SUITS, TWENTY_ONE, Card, Face

_BARE_PETIT_LOST = -9.0
_KING_HELPS = 3.5
_DEFENDER_SHOWS_FROM = -30.0
"""Value of a defender's own hand, score points per multiplier, that beats every second taker."""
_TAKER_SHOWS = 5.0
"""What a taker with a poignée may count on at least, score points per multiplier."""
_PARTNER_WINS = 0.7


def choose_petit_sec(seen: Observation) -> Decision:
    """Return whether to cancel a deal with a bare Petit: yes, unless kings make up for it."""
    kings = sum(card.is_king for card in seen.hand)
    play = _BARE_PETIT_LOST + _KING_HELPS * kings
    choice = PetitSecChoice.PLAY if play > 0 else PetitSecChoice.CANCEL
    return Decision(
        command=DecidePetitSec(seat=seen.seat, choice=choice),
        evaluations=(
            Evaluation(choice=PetitSecChoice.CANCEL.value, mean=0.0),
            Evaluation(choice=PetitSecChoice.PLAY.value, mean=play),
        ),
        reasons=(ReasonTag.HAND_STRENGTH,),
    )


def choose_slam(seen: Observation) -> Decision:
    """Return whether to announce a slam: only when no trick looks lost."""
    chance = slam_chance(seen.hand, seen.table.active)
    gain = 600.0 * chance - 200.0 - 200.0 * chance
    return Decision(
        command=DecideSlam(seat=seen.seat, announced=gain > 0),
        evaluations=(
            Evaluation(choice="true", mean=gain),
            Evaluation(choice="false", mean=0.0),
        ),
        reasons=(ReasonTag.HAND_STRENGTH,),
    )


def slam_chance(hand: tuple[Card, ...], active: int) -> float:
    """Return a rough chance that a taker with this hand wins every trick."""
    trumps = sorted((card.rank for card in hand if card.is_trump), reverse=True)
    if TWENTY_ONE not in hand:
        return 0.0
    out = 21 - len(trumps)
    longest = out / (active - 1) + 1.5
    masters = _run_from(21, trumps)
    losers = max(0.0, min(out, longest) - masters)
    losers += sum(_suit_losers(hand, suit) for suit in PLAIN_SUITS)
    if EXCUSE in hand:
        losers = max(0.0, losers - 0.2)
    return float(0.9 * 0.3**losers)


def _run_from(top: int, ranks: list[int]) -> int:
    """Return how many of the ranks follow one another downwards from `top`."""
    run = 0
    while top - run in ranks:
        run += 1
    return run


def _suit_losers(hand: tuple[Card, ...], suit: str) -> int:
    ranks = [card.rank for card in hand if card.suit == suit]
    masters = _run_from(Face.KING, ranks)
    return 0 if masters >= 4 else len(ranks) - masters


def choose_announcement(seen: Observation) -> Decision:
    """Return what to show and declare: a poignée when the side should win, misères always."""
    winning = 2.0 * _side_wins(seen) - 1.0
    values = poignee_values(seen.agreements)
    gains = {tier: values[tier] * winning for tier in seen.open_tiers}
    best = max(gains, key=lambda tier: (gains[tier], list(Tier).index(tier)), default=None)
    said: list[Announcement] = list(seen.open_miseres)
    if best is not None and gains[best] > 0:
        said += _poignee(seen, best)
    return Decision(
        command=Announce(seat=seen.seat, said=tuple(said)),
        evaluations=(
            Evaluation(choice="none", mean=0.0),
            *(Evaluation(choice=tier.value, mean=gain) for tier, gain in gains.items()),
        ),
        reasons=(ReasonTag.HAND_STRENGTH,),
    )


def _poignee(seen: Observation, tier: Tier) -> list[Announcement]:
    count = poignee_counts(seen.table.active, seen.agreements)[tier]
    best = best_poignee(count, seen.hand, seen.forced_discard)
    return [ShownPoignee(tier=tier, cards=best)] if best else []


def _side_wins(seen: Observation) -> float:
    """Return a rough chance that this seat's side wins the deal."""
    role = seen.role(seen.seat)
    own = hand_value(seen.hand, seen.table.active, opens_chien=True)
    if role is Role.TAKER:
        return made_chance(max(own, _TAKER_SHOWS))
    if role is Role.PARTNER:
        return _PARTNER_WINS
    return made_chance(own - _DEFENDER_SHOWS_FROM)
