"""The plainest legal answer, which replaces a missing or illegal one."""

from __future__ import annotations

from typing import assert_never

from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    Command,
    DecidePetitSec,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PetitSecChoice,
    PlayCard,
)
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.discarding import DiscardRules


def plainest(seen: Observation) -> Command:
    """Return pass, no slam, no announcement, cancel, or the first legal cards."""
    seat = seen.seat
    match seen.ask:
        case Ask.PETIT_SEC:
            return DecidePetitSec(seat=seat, choice=PetitSecChoice.CANCEL)
        case Ask.BID:
            return MakeBid(seat=seat, bid=Bid.PASS)
        case Ask.CALL:
            return CallCard(seat=seat, card=seen.callable_cards[0])
        case Ask.DISCARD:
            return MakeDiscard(seat=seat, cards=first_discard(seen.discard_rules))
        case Ask.SLAM:
            return DecideSlam(seat=seat, announced=False)
        case Ask.ANNOUNCE:
            return Announce(seat=seat)
        case Ask.PLAY:
            return PlayCard(seat=seat, card=seen.legal_cards[0])
        case None:
            raise ValueError("the deal is over")
    assert_never(seen.ask)


def first_discard(rules: DiscardRules | None) -> frozenset[Card]:
    """Return the first cards in canonical order that make a legal discard."""
    if rules is None:
        raise ValueError("this seat does not discard")
    return frozenset(rules.allowed()[: rules.size])
