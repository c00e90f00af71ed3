"""Panels of tables with three, five and six seats: nothing is cut in any window."""

from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from tarot_desktop.game.commands import CallCard, MakeBid, PetitSecChoice
from tarot_desktop.game.engine import Game
from tarot_desktop.game.projection import observe
from tarot_desktop.game.results import End
from tarot_desktop.game.session import counts, opening
from tarot_desktop.rules.agreements import FFT, Agreements
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import cards
from tarot_desktop.rules.dealing import Distribution, deal
from tarot_desktop.view.layout import scales, table_layout
from tarot_desktop.view.panels.all_pass import AllPassPanel
from tarot_desktop.view.panels.auction import AuctionPanel
from tarot_desktop.view.panels.bare_petit import BarePetitPanel
from tarot_desktop.view.panels.call import CallPanel
from tarot_desktop.view.panels.dead_call import DeadCallPanel
from tarot_desktop.view.panels.ranking import RankingPanel
from tarot_desktop.view.panels.score_sheet import ScoreSheet
from tarot_desktop.view.panels.summary import SummaryPanel
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.worker.messages import DealRow, SessionView
from tests.game.playing import moments, random_game
from tests.view.panels.sitting import cut_widgets, placed
from tests.view.tables import NAMES, people

WINDOWS = [(1024, 640), (1366, 768), (2560, 1440)]
COURTS = "SK HK DK CK SQ HQ DQ CQ SN HN DN CN SJ HJ T21"
"""Four kings, queens and knights: sixteen cards may be called."""
OUR_OWN = Agreements(misere_atout=10, misere_tete=10, poignee_values=(20, 40, 60), pousse="single")


def hands(*codes, seats=5, chien=""):
    """A deal of five active players in which these hands and chien are what they are."""
    whole = deal(seats, seats - 1, FFT, Random(1))
    given = [cards(code) for code in codes]
    kept = cards(chien)
    left = [c for hand in whole.hands for c in hand] + list(whole.chien)
    left = [c for c in left if not any(c in hand for hand in given) and c not in kept]
    dealt = []
    for seat in range(seats):
        hand = given[seat] if seat < len(given) else ()
        missing = (15 if whole.hands[seat] else 0) - len(hand)
        dealt.append(tuple(sorted((*hand, *left[:missing]))))
        left = left[missing:]
    return Distribution(hands=tuple(dealt), chien=(*kept, *left))


def taken(distribution, agreements=FFT):
    game = Game.start(5, 4, agreements, distribution)
    for seat in range(5):
        game.apply(MakeBid(seat=seat, bid=Bid.GARDE if seat == 0 else Bid.PASS))
    return game


@cache
def played(seats, agreements):
    """A deal that is played to its end, as seat 0 knows it."""
    for seed in range(500):
        rng = Random(seed)
        game = random_game(seats, rng, agreements)
        for _ in moments(game, rng):
            pass
        if game.state.end is End.PLAYED:
            return game.state
    raise AssertionError("no deal is ever played")


def session(seats, agreements, deals=9):
    standing, rows = opening(seats, agreements, 0), []
    for number in range(1, deals + 1):
        state = played(seats, agreements)
        standing = standing.after(state.end, state.result.scores)
        row = DealRow(
            number=number,
            dealer=standing.dealer,
            result=state.result,
            counts=counts(state.end),
            totals=standing.totals,
        )
        rows.append(row)
    return SessionView(
        seats=seats,
        agreements=agreements,
        levels=("", *("club",) * (seats - 1)),
        rows=tuple(rows),
        totals=standing.totals,
        places=standing.places,
        valid=standing.valid,
        planned=standing.planned,
        over=True,
    )


def call(deck, _seats):
    panel = CallPanel(deck)
    panel.ask(observe(taken(hands(COURTS)).state, 0))
    return panel


def kings(deck, _seats):
    panel = CallPanel(deck)
    panel.ask(observe(taken(hands("SK T21")).state, 0))
    return panel


def bare_petit(deck, _seats):
    return BarePetitPanel(deck)


def dead_call(deck, _seats):
    agreements = Agreements(called_in_chien="redeal")
    game = taken(hands("SK T21", chien="HK H1 H2"), agreements)
    game.apply(CallCard(seat=0, card=cards("HK")[0]))
    panel = DeadCallPanel(deck)
    panel.show_dead_call(observe(game.state, 0), NAMES, 0)
    return panel


def auction(deck, seats):
    game = Game.start(seats, seats - 1, OUR_OWN, deal(seats, seats - 1, OUR_OWN, Random(2)))
    panel = AuctionPanel(deck)
    panel.show_auction(observe(game.state, 0), people(seats))
    return panel


def all_pass(deck, seats):
    game = Game.start(seats, seats - 1, FFT, deal(seats, seats - 1, FFT, Random(2)))
    for seat in game.state.order:
        game.apply(MakeBid(seat=seat, bid=Bid.PASS))
    panel = AllPassPanel(deck)
    panel.show_all_pass(observe(game.state, 0), people(seats), 0)
    return panel


def summary(deck, seats):
    panel = SummaryPanel(deck)
    panel.show_summary(observe(played(seats, OUR_OWN), 0), session(seats, OUR_OWN), people(seats))
    return panel


def sheet(deck, seats):
    panel = ScoreSheet(deck)
    panel.show_session(session(seats, OUR_OWN), people(seats))
    return panel


def ranking(deck, seats):
    panel = RankingPanel(deck)
    panel.show_ranking(session(seats, OUR_OWN), people(seats))
    return panel


OF_FIVE = [call, kings, bare_petit, dead_call]
CASES = [(make, 5) for make in OF_FIVE]
CASES += [
    (make, seats) for make in (auction, all_pass, summary, sheet, ranking) for seats in (3, 5, 6)
]
OVER_THE_FELT = (summary, sheet, ranking)


def room(window, seats, make, text_scale):
    at = table_layout(*window, seats, text_scale=text_scale)
    _, ui = scales(*window, text_scale)
    if make in OVER_THE_FELT:
        return QSize(int(at.felt.w), int(at.felt.h)), ui
    return QSize(int(at.centre.w + 20 * ui), int(at.centre.h + 20 * ui)), ui


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("make", "seats"), CASES, ids=lambda one: getattr(one, "__name__", one))
def test_nothing_is_cut(make, seats, language, window, deck, qtbot, speak):
    speak(language)
    panel = make(deck, seats)
    qtbot.addWidget(panel)
    space, ui = room(window, seats, make, 1.0)
    placed(panel, space, ui)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []
    assert panel.size() == panel.size().boundedTo(space)


@pytest.mark.parametrize(("make", "seats"), CASES, ids=lambda one: getattr(one, "__name__", one))
def test_the_largest_type_cuts_nothing(make, seats, deck, qtbot):
    panel = make(deck, seats)
    qtbot.addWidget(panel)
    space, ui = room((1366, 768), seats, make, 2.0)
    placed(panel, space, ui)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []


def test_sixteen_cards_may_be_called_with_every_higher_level_in_hand(deck):
    panel = call(deck, 5)
    assert len(panel.choices()) == 16
    assert panel.title() == "Call a card"
    assert panel.first_choice().card.code == "DJ", "the first one that is not one's own"


def test_a_king_under_the_pointer_rises_and_has_no_ring_as_if_it_were_chosen(deck, qtbot):
    panel = kings(deck, 5)
    qtbot.addWidget(panel)
    panel.resize(panel.sizeHint())
    panel.show()
    qtbot.waitExposed(panel)
    deck.wait()
    king = panel.choice(cards("HK")[0])
    panel.setFocus()
    QTest.mouseMove(king)
    qtbot.waitUntil(lambda: king.rise() > 0)
    picture = king.grab().toImage()
    gold = QColor(panel.look.colours.gold).rgb()
    middle = picture.width() // 2
    assert gold not in {picture.pixel(middle, y) for y in range(picture.height() // 16)}


def test_one_press_calls(deck, qtbot):
    panel = kings(deck, 5)
    qtbot.addWidget(panel)
    assert panel.title() == "Call a king"
    with qtbot.waitSignal(panel.called, timeout=1000) as caught:
        QTest.mouseClick(panel.choice(cards("DK")[0]), Qt.MouseButton.LeftButton)
    assert caught.args[0] == cards("DK")[0]
    assert "alone" in panel.choice(cards("SK")[0]).accessibleDescription()


def test_the_bare_petit_is_kept_quiet_by_enter(deck, qtbot):
    panel = bare_petit(deck, 5)
    qtbot.addWidget(panel)
    panel.show()
    with qtbot.waitSignal(panel.decided, timeout=1000) as caught:
        QTest.keyClick(panel.first_choice(), Qt.Key.Key_Return)
    assert caught.args[0] is PetitSecChoice.PLAY


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_at_the_smallest_size_the_account_of_a_plain_deal_is_seen_whole(
    seats, language, deck, qtbot, speak
):
    speak(language)
    panel = SummaryPanel(deck)
    panel.show_summary(observe(played(seats, FFT), 0), session(seats, FFT), people(seats))
    qtbot.addWidget(panel)
    space, ui = room((1024, 640), seats, summary, 1.0)
    placed(panel, space, ui)
    qtbot.waitExposed(panel)
    (scroll,) = panel.findChildren(PaperScroll)
    assert scroll.verticalScrollBar().maximum() == 0
