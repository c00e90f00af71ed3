"""The auction played on: what bids heard tell, and what passing is worth."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from tarot_desktop.ai.auction import Auction
from tarot_desktop.ai.boards import AT
from tarot_desktop.ai.levels import level_named, weaker_share
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.ai.sampling import bid_values, estimate, hidden_before_taking
from tarot_desktop.ai.search import Effort, PlayOuts
from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.bidding import Bid
from tests.ai.asking import asking

PLAIN = "S2 S3 S9 SJ H3 H5 H8 HN D4 D6 D7 DQ C2 C5 C8 T3 T8 T9"
RICH = "S2 SK H3 HQ HK D4 DK C2 C5 T3 T8 T13 T15 T17 T18 T20 T21 E"
BORDER = "S3 S7 S8 SN D4 D5 DN C9 CJ T1 T2 T5 T7 T8 T13 T17 T19 T20"
DULL_BORDER = "S3 S4 S6 SJ SK H9 HQ D8 DN C2 C5 C9 CK T1 T2 T3 T15 T20"
"""The search thinks it nearly as good, the fitted estimate does not."""
FIVE = "S2 S9 SK H3 HQ D4 DK C2 T3 T8 T13 T17 T18 T21 E"
WORLDS = 64


def _estimates(seen, place):
    """Return the mean estimate of the hand dealt to a place in worlds that fit the bids."""
    hidden = hidden_before_taking(seen, Bid.SANS)
    values = estimate(hidden.worlds(0, WORLDS, 3), bid_values(len(seen.active), Bid.GARDE))
    return sum(values[place::5]) / WORLDS


def _auction(seen, **how):
    return Auction(seen, level_named("expert"), PlayOuts(Effort(worlds=WORLDS)), 3, **how)


def _bid(seen, level="expert", **company):
    player = make_player(level, **company)
    return player.decide(seen, rng=Random(2), budget=Budget(worlds=WORLDS), stop=Event())


def test_a_seat_that_has_spoken_holds_what_its_bid_says():
    passed, garde = (
        _estimates(asking(Ask.BID, PLAIN, bids=(bid, Bid.PASS)), 0) for bid in (Bid.PASS, Bid.GARDE)
    )
    assert passed < -6 < 0 < garde


def test_passing_as_the_last_of_four_who_all_pass_is_worth_nothing():
    last = asking(Ask.BID, PLAIN, bids=(Bid.PASS,) * 3)
    assert _auction(last).pass_column(0, 8) == [0.0] * 8


def test_passing_costs_what_the_bidder_will_win():
    column = _auction(asking(Ask.BID, PLAIN, bids=(Bid.GARDE, Bid.PASS, Bid.PASS))).pass_column
    assert sum(column(0, WORLDS)) / WORLDS < -5


def test_passing_leaves_the_contract_to_a_later_seat_with_a_good_hand():
    column = _auction(asking(Ask.BID, PLAIN)).pass_column(0, WORLDS)
    assert 0.0 in column
    assert any(column)


@pytest.mark.parametrize(("seats", "hand"), [(4, RICH), (5, FIVE)])
def test_a_rich_hand_takes_whoever_speaks_first(seats, hand):
    for heard in ((), (Bid.PASS,), (Bid.PRISE,)):
        assert _bid(asking(Ask.BID, hand, seats=seats, bids=heard)).command.bid > Bid.PRISE


def test_a_poor_hand_passes_after_three_passes():
    assert _bid(asking(Ask.BID, PLAIN, bids=(Bid.PASS,) * 3)).command.bid is Bid.PASS


@pytest.mark.parametrize(
    ("heard", "added"),
    [((), 8.0), ((Bid.PASS,), 8.0), ((Bid.PRISE,), 0.0)],
    ids=["first", "after a pass", "over a bid"],
)
def test_who_opens_boldly_adds_to_each_contract_what_its_multiplier_says(heard, added):
    seen = asking(Ask.BID, PLAIN, bids=heard)
    plain, bold = _auction(seen), _auction(seen, bolder=8.0)
    for bid, times in ((Bid.GARDE, 2), (Bid.SANS, 4)):
        before, after = (auction.contract_column(bid, 0, 8) for auction in (plain, bold))
        assert after == pytest.approx([score + added * times for score in before])
    assert bold.pass_column(0, 8) == plain.pass_column(0, 8)


def test_a_master_opens_more_hands_among_weaker_players_than_among_masters():
    border = asking(Ask.BID, BORDER)
    assert _bid(border, "master", weaker=0.0).command.bid is Bid.PASS
    assert _bid(border, "master", weaker=1.0).command.bid is Bid.GARDE


def test_a_master_is_not_bold_with_a_hand_that_the_estimate_of_the_rules_would_pass():
    border = asking(Ask.BID, DULL_BORDER)
    assert _bid(border, "club").command.bid is Bid.PASS
    assert _bid(border, "master", weaker=1.0).command.bid is Bid.PASS


def test_weaker_than_a_level_are_those_below_it_persons_and_programs():
    assert weaker_share(("master", "expert", "novice", "club"), 0) == 1.0
    assert weaker_share(("expert", "master", "expert", "novice", "club"), 0) == 0.5
    assert weaker_share(("", "master", "master", "master"), 1) == pytest.approx(1 / 3)
    assert weaker_share(("cmd:program", "club", "club"), 1) == 0.5
    with pytest.raises(ValueError, match="no level"):
        weaker_share(("cmd:program", "club", "club"), 0)


def test_a_contract_without_the_chien_counts_four_or_six_times():
    auction = _auction(asking(Ask.BID, RICH))
    hidden = auction.worlds(Bid.CONTRE, 0, 4)
    assert set(hidden[AT["multiplier"] :: 64]) == {6}
