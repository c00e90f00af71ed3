"""One deal, step by step: what is asked, what is refused, what happens by itself."""

from random import Random

import pytest

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
from tarot_desktop.game.events import (
    AnnouncementDeclined,
    AnnouncementMade,
    AuctionWon,
    BidMade,
    CardPlayed,
    ChienTurned,
    DealEnded,
    Dealt,
    Discarded,
    PetitSecKept,
    PetitSecShown,
    TrickTaken,
)
from tarot_desktop.game.evolution import evolve
from tarot_desktop.game.illegal import IllegalCommand, Problem
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.plainest import first_discard, plainest
from tarot_desktop.game.projection import observe, visible
from tarot_desktop.game.results import End
from tarot_desktop.game.turns import discard_rules, waiting
from tarot_desktop.rules.agreements import FFT, Agreements, CalledInChien, FiveSeats, PetitSec
from tarot_desktop.rules.announcements import Misere, ShownPoignee, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, PETIT, Card, cards
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.rules.play import Reason

TRUMPS = cards(" ".join(f"T{number}" for number in range(2, 16)))


def dealt(*fixed, seats=4, dealer=0, agreements=FFT, chien="", hand_size=18):
    """A deal in which the seats hold at least these cards; the rest is filled up from the pack."""
    wanted = [list(cards(text)) for text in fixed] + [[] for _ in range(seats - len(fixed))]
    aside = list(cards(chien))
    used = {card for pile in [*wanted, aside] for card in pile}
    rest = [card for card in DECK if card not in used]
    for pile in wanted:
        while len(pile) < hand_size:
            pile.append(rest.pop(0))
    distribution = Distribution(
        hands=tuple(tuple(sorted(pile)) for pile in wanted), chien=(*aside, *rest)
    )
    return Game.start(seats, dealer, agreements, distribution)


BARE = "T1 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK H1 H2 H3"
ALL_TRUMPS_AND_KINGS = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 SK HK DK CK"


def bid(game, *words):
    for word in words:
        _, seat = waiting(game.state)
        events = game.apply(MakeBid(seat=seat, bid=Bid.parse(word)))
    return events


def problem_of(game, command):
    with pytest.raises(IllegalCommand) as caught:
        game.apply(command)
    return caught.value.problem


def finished(game):
    while (asked := waiting(game.state)) is not None:
        game.apply(plainest(observe(game.state, asked[1])))
    return game.state


def test_a_deal_begins_with_the_dealer_s_right():
    game = dealt()
    assert waiting(game.state) == (Ask.BID, 1)
    assert isinstance(game.history[0], Dealt)


def test_a_bare_petit_ends_the_deal_before_the_auction():
    game = dealt(BARE)
    assert [type(event) for event in game.history] == [Dealt, PetitSecShown, DealEnded]
    assert game.state.end is End.PETIT_SEC
    assert game.state.result.scores == (0, 0, 0, 0)


def test_the_holder_is_asked_in_private_under_optional():
    game = dealt(BARE, agreements=Agreements(petit_sec=PetitSec.OPTIONAL))
    assert waiting(game.state) == (Ask.PETIT_SEC, 0)
    assert observe(game.state, 0).ask is Ask.PETIT_SEC
    assert observe(game.state, 2).ask is Ask.BID
    (kept,) = game.apply(DecidePetitSec(seat=0, choice=PetitSecChoice.PLAY))
    assert isinstance(kept, PetitSecKept)
    assert visible(kept, 0) == kept
    assert visible(kept, 1) is None
    assert waiting(game.state) == (Ask.BID, 1)


def test_the_holder_may_cancel_under_optional():
    game = dealt(BARE, agreements=Agreements(petit_sec=PetitSec.OPTIONAL))
    game.apply(DecidePetitSec(seat=0, choice=PetitSecChoice.CANCEL))
    assert game.state.end is End.PETIT_SEC
    assert observe(game.state, 3).petit_sec_hand == game.state.hands[0]


def test_everybody_passes():
    game = dealt()
    events = bid(game, "pass", "pass", "pass", "pass")
    assert [type(event) for event in events] == [BidMade, DealEnded]
    assert game.state.end is End.ALL_PASS
    assert problem_of(game, MakeBid(seat=1, bid=Bid.PASS)) is Problem.DEAL_OVER


def test_the_last_bid_turns_the_chien():
    game = dealt()
    events = bid(game, "pass", "garde", "pass", "pass")
    assert [type(event) for event in events] == [BidMade, AuctionWon, ChienTurned]
    assert waiting(game.state) == (Ask.DISCARD, 2)
    assert len(observe(game.state, 2).hand) == 24
    assert observe(game.state, 1).hand_sizes == (18, 18, 24, 18)


@pytest.mark.parametrize("contract", ["sans", "contre"])
def test_the_chien_stays_closed_in_sans_and_contre(contract):
    game = dealt()
    bid(game, contract, "pass", "pass", "pass")
    assert waiting(game.state) == (Ask.SLAM, 1)
    assert observe(game.state, 1).chien is None


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        pytest.param(MakeBid(seat=2, bid=Bid.PASS), Problem.NOT_YOUR_TURN, id="another seat"),
        pytest.param(MakeBid(seat=1, bid=Bid.POUSSE), Problem.BID_TOO_LOW, id="no pousse here"),
        pytest.param(PlayCard(seat=1, card=PETIT), Problem.NOT_NOW, id="no card yet"),
        pytest.param(Announce(seat=1), Problem.NOT_NOW, id="no announcement yet"),
    ],
)
def test_what_the_auction_refuses(command, problem):
    assert problem_of(dealt(), command) is problem


def test_a_bad_discard_is_refused():
    game = dealt("", "SK S1 S2 S3 S4 S5 S6")
    bid(game, "garde", "pass", "pass", "pass")
    assert (
        problem_of(game, MakeDiscard(seat=1, cards=frozenset(cards("SK S1 S2 S3 S4 S5"))))
        is Problem.BAD_DISCARD
    )


def taken_with_forced_trump(agreements=FFT):
    game = dealt("", ALL_TRUMPS_AND_KINGS, chien="T16 H1 H2 H3 H4 H5", agreements=agreements)
    bid(game, "garde", "pass", "pass", "pass")
    discard = first_discard(observe(game.state, 1).discard_rules)
    (event,) = game.apply(MakeDiscard(seat=1, cards=discard))
    return game, event


def test_a_forced_trump_is_shown_and_the_rest_stays_secret():
    _, event = taken_with_forced_trump()
    assert event.shown == cards("T2")
    assert visible(event, 0) == Discarded(seat=1, cards=None, count=6, shown=cards("T2"))
    assert visible(event, 1) == event


def test_a_forced_trump_may_stay_secret_by_agreement():
    _, event = taken_with_forced_trump(Agreements(discard_trumps_shown=False))
    assert event.shown == ()


def test_the_triple_of_four_kings_stands_with_the_forced_trump():
    game, _ = taken_with_forced_trump()
    game.apply(DecideSlam(seat=1, announced=False))
    seen = observe(game.state, 1)
    assert (seen.ask, seen.forced_discard) == (Ask.ANNOUNCE, cards("T2"))
    assert seen.open_tiers == tuple(Tier)
    triple = ShownPoignee(tier=Tier.TRIPLE, cards=(*TRUMPS, Card.parse("T16")))
    (made,) = game.apply(Announce(seat=1, said=(triple,)))
    assert made.announced.said.cards[0] == Card.parse("T16")
    assert waiting(game.state) == (Ask.PLAY, 1)


def at_the_first_card(agreements=FFT):
    game = dealt("", ALL_TRUMPS_AND_KINGS, agreements=agreements)
    bid(game, "sans", "pass", "pass", "pass")
    game.apply(DecideSlam(seat=1, announced=False))
    return game


def poignee(count, tier=Tier.SIMPLE):
    return ShownPoignee(tier=tier, cards=TRUMPS[:count])


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        pytest.param((poignee(9),), Problem.BAD_POIGNEE, id="too few"),
        pytest.param((poignee(10, Tier.DOUBLE),), Problem.BAD_POIGNEE, id="of another tier"),
        pytest.param((poignee(10), poignee(10)), Problem.ANNOUNCED_TWICE, id="two poignées"),
        pytest.param((Misere.TETE,), Problem.NO_MISERE, id="not agreed on"),
    ],
)
def test_what_an_announcement_refuses(said, problem):
    assert problem_of(at_the_first_card(), Announce(seat=1, said=said)) is problem


def test_declining_is_a_secret_and_asked_once():
    game = at_the_first_card()
    (event,) = game.apply(Announce(seat=1))
    assert isinstance(event, AnnouncementDeclined)
    assert visible(event, 0) is None
    assert waiting(game.state) == (Ask.PLAY, 1)
    assert problem_of(game, Announce(seat=1)) is Problem.NOT_NOW


def test_a_card_may_be_played_without_a_word():
    game = at_the_first_card()
    game.apply(PlayCard(seat=1, card=Card.parse("SK")))
    assert waiting(game.state)[1] == 2


def test_both_kinds_may_be_announced_at_once():
    game = dealt(
        "",
        "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 S1 S2 S3 S4 S5 S6 S7 S8",
        agreements=Agreements(misere_tete=10),
    )
    bid(game, "sans", "pass", "pass", "pass")
    game.apply(DecideSlam(seat=1, announced=False))
    events = game.apply(Announce(seat=1, said=(Misere.TETE, poignee(10))))
    assert [type(event) for event in events] == [AnnouncementMade, AnnouncementMade]
    payments = finished(game).result.misere_payments
    assert payments == (-10, 30, -10, -10)


def test_an_illegal_card_is_refused_with_its_reason():
    game = dealt("", ALL_TRUMPS_AND_KINGS, "S1 H1")
    bid(game, "sans", "pass", "pass", "pass")
    game.apply(DecideSlam(seat=1, announced=False))
    game.apply(PlayCard(seat=1, card=Card.parse("SK")))
    with pytest.raises(IllegalCommand) as caught:
        game.apply(PlayCard(seat=2, card=Card.parse("H1")))
    assert caught.value.problem is Problem.CARD
    assert caught.value.refusal.reason is Reason.MUST_FOLLOW
    assert caught.value.refusal.because == Card.parse("SK")


def test_a_trick_is_taken_by_itself_and_its_winner_leads():
    game = at_the_first_card()
    game.apply(Announce(seat=1))
    game.apply(PlayCard(seat=1, card=Card.parse("T15")))
    for _ in range(3):
        seat = waiting(game.state)[1]
        if waiting(game.state)[0] is Ask.ANNOUNCE:
            game.apply(Announce(seat=seat))
        events = game.apply(plainest(observe(game.state, seat)))
    assert [type(event) for event in events] == [CardPlayed, TrickTaken]
    assert waiting(game.state) == (Ask.PLAY, events[-1].winner)


def test_the_announcer_of_a_slam_leads():
    game = dealt()
    bid(game, "pass", "pass", "sans", "pass")
    game.apply(DecideSlam(seat=3, announced=True))
    assert waiting(game.state)[1] == 3


CALLED = "SK"


def five(called_in_chien, agreements):
    others = "" if called_in_chien else CALLED
    game = dealt(
        "T21 H1",
        others,
        "T1 E",
        seats=5,
        dealer=4,
        agreements=agreements,
        chien=CALLED if called_in_chien else "",
        hand_size=15,
    )
    bid(game, "garde", "pass", "pass", "pass", "pass")
    return game


def test_five_players_call_before_the_chien_is_turned():
    game = five(False, FFT)
    assert waiting(game.state) == (Ask.CALL, 0)
    assert observe(game.state, 0).chien is None
    assert problem_of(game, CallCard(seat=0, card=Card.parse("H1"))) is Problem.CANNOT_CALL
    game.apply(CallCard(seat=0, card=Card.parse(CALLED)))
    assert waiting(game.state) == (Ask.DISCARD, 0)
    assert game.state.attack() == {0, 1}


def test_a_called_card_in_the_chien_leaves_the_taker_alone_for_all_to_see():
    game = five(True, FFT)
    game.apply(CallCard(seat=0, card=Card.parse(CALLED)))
    assert all(observe(game.state, seat).alone for seat in range(5))
    assert finished(game).result.partner is None


def test_a_called_card_in_the_chien_kills_the_deal_by_agreement():
    game = five(True, Agreements(called_in_chien=CalledInChien.REDEAL))
    game.apply(CallCard(seat=0, card=Card.parse(CALLED)))
    assert game.state.end is End.DEAD_CALL
    assert game.state.result.scores == (0,) * 5


def test_a_resting_dealer_knows_what_everybody_knows_and_scores_nothing():
    agreements = Agreements(five_seats=FiveSeats.MORT)
    hands = [DECK[start : start + 18] for start in (0, 18, 36, 54)]
    game = Game.start(5, 4, agreements, Distribution(hands=(*hands, ()), chien=DECK[72:]))
    assert waiting(game.state) == (Ask.BID, 0)
    assert problem_of(game, MakeBid(seat=4, bid=Bid.PASS)) is Problem.NOT_YOUR_TURN
    bid(game, "garde", "pass", "pass", "pass")
    seen = observe(game.state, 4)
    assert (seen.hand, seen.dealt, seen.active) == ((), (), (0, 1, 2, 3))
    assert finished(game).result.scores[4] == 0


def test_a_protected_petit_is_marked_when_it_is_played():
    game = dealt(BARE, agreements=Agreements(petit_sec=PetitSec.IMPRENABLE))
    bid(game, "sans", "pass", "pass", "pass")
    game.apply(DecideSlam(seat=1, announced=False))
    assert [observe(game.state, seat).protected_seat for seat in range(4)] == [0, None, None, None]
    while waiting(game.state)[1] != 0:
        seat = waiting(game.state)[1]
        game.apply(plainest(observe(game.state, seat)))
    game.apply(PlayCard(seat=0, card=PETIT))
    played = next(e for e in game.history if isinstance(e, CardPlayed) and e.card == PETIT)
    assert played.protected
    assert observe(game.state, 2).protected_seat == 0


def test_a_deal_can_be_begun_again_by_its_first_event():
    game = dealt()
    bid(game, "garde", "pass", "pass", "pass")
    assert evolve(game.state, game.history[0]) == dealt().state


def test_what_a_partial_deal_does_not_know_is_an_error():
    game = dealt()
    with pytest.raises(ValueError, match="nobody has taken"):
        discard_rules(game.state)
    hidden = evolve(game.state, visible(game.history[0], 0))
    with pytest.raises(ValueError, match="not known"):
        hidden.held(1)


def test_the_plainest_answers_cancel_a_bare_petit_and_call_the_first_king():
    optional = dealt(BARE, agreements=Agreements(petit_sec=PetitSec.OPTIONAL))
    assert finished(optional).end is End.PETIT_SEC
    assert plainest(observe(five(False, FFT).state, 0)) == CallCard(seat=0, card=cards("SK")[0])


def test_the_plainest_answers_finish_a_deal():
    rng = Random(3)
    game = dealt(dealer=rng.randrange(4))
    assert finished(game).end is End.ALL_PASS


def test_the_plainest_answer_to_nothing_is_an_error():
    game = dealt()
    bid(game, "pass", "pass", "pass", "pass")
    with pytest.raises(ValueError, match="over"):
        plainest(observe(game.state, 0))
    with pytest.raises(ValueError, match="discard"):
        first_discard(None)
