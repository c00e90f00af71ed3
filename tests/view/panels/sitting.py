"""What a person sees at chosen moments of deals, for panels to show."""

from functools import cache
from pathlib import Path
from random import Random
from threading import Event

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import Announce, DecideSlam, MakeBid, MakeDiscard
from tarot_desktop.game.engine import Game
from tarot_desktop.game.notation import read_text
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.replay import replay
from tarot_desktop.game.results import End
from tarot_desktop.game.session import counts, opening
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, cards
from tarot_desktop.rules.dealing import Distribution, deal
from tarot_desktop.view.layout import scales, table_layout
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.theme import DAY
from tarot_desktop.worker.messages import DealRow, SessionView

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
NAMES = ("You", "Odile", "Mathilde", "Anselme")
PEOPLE = tuple(
    PersonCard(name=name, level="Club" if seat else "", portrait_code=code)
    for seat, (name, code) in enumerate(zip(NAMES, ("CJ", "CQ", "HQ", "SJ"), strict=True))
)
RULES_SLAM = """\
tarot 1
table 4 dealer 0
hand 0 S:J.9.7.5 H:Q.J.10.3.2 D:9.6.4.2 C:J.10.4 T:7.6
hand 1 S:8.6.4.2 H:9.7.6.1 D:N.J.5 C:K.N.9.6 T:8.5.4
hand 2 S:K H:K D:K C:- T:21.20.19.18.17.16.15.14.13.12.11.10.9.1 E
hand 3 S:Q.N.10.3.1 H:N.5 D:Q.8.7.1 C:Q.8.7.5.3.1 T:2
chien C2 D10 T3 D3 H8 H4
bids 1- 2G 3- 0-
discard H4 H8 D3 D10 C2 T15
shown T15
slam
trick 1 2 T21 T2 T7 T5
trick 2 2 T20 C8 T6 T8
trick 3 2 T19 S1 S7 T4
trick 4 2 T18 C1 D9 S4
trick 5 2 T17 H5 CJ CN
trick 6 2 T16 D1 SJ H1
trick 7 2 T14 C7 C10 DN
trick 8 2 T13 D7 HJ H7
trick 9 2 T12 SQ D2 S6
trick 10 2 T11 HN H10 D5
trick 11 2 T10 C5 D4 S2
trick 12 2 T9 DQ D6 H6
trick 13 2 T3 D8 H3 C9
trick 14 2 SK S10 S9 S8
trick 15 2 HK S3 H2 H9
trick 16 2 DK SN HQ DJ
trick 17 2 T1 C3 S5 C6
trick 18 2 E CQ C4 CK
end played
score -580 -580 1740 -580
"""
"""The example of rules 2.7."""


def filled(*hands, chien=""):
    """A deal in which these hands hold these cards; the rest is dealt out in canonical order."""
    given = [cards(hand) for hand in hands]
    kept = cards(chien)
    left = [card for card in DECK if card not in {*kept, *sum(given, ())}]
    whole = []
    for hand in given:
        missing = 18 - len(hand)
        whole.append(tuple(sorted((*hand, *left[:missing]))))
        left = left[missing:]
    return Distribution(hands=tuple(whole), chien=(*kept, *left))


@cache
def rules_slam():
    """What seat 0 knows after the example of the rules."""
    return observe(replay(read_text(RULES_SLAM)).state, 0)


def begun(distribution, *bids, dealer=3, agreements=FFT):
    """A deal after these bids, in speaking order."""
    game = Game.start(4, dealer, agreements, distribution)
    for number, bid in enumerate(bids):
        game.apply(MakeBid(seat=(dealer + 1 + number) % 4, bid=bid))
    return game


def discarded(game, seat, codes):
    """The same deal after this discard, and no slam."""
    game.apply(MakeDiscard(seat=seat, cards=frozenset(cards(codes))))
    game.apply(DecideSlam(seat=seat, announced=False))
    return game


def silent(game, seat):
    """The same deal after this seat said nothing, if it was asked."""
    if observe(game.state, seat).ask is Ask.ANNOUNCE:
        game.apply(Announce(seat=seat))
    return game


@cache
def played_by_players(seed, dealer=3):
    """A deal that four players of the club's level play to its end."""
    rng = Random(seed)
    game = Game.start(4, dealer, FFT, deal(4, dealer, FFT, rng))
    player = make_player("club")
    while game.state.end is None:
        seat = next(seat for seat in range(4) if observe(game.state, seat).to_act)
        seen = observe(game.state, seat)
        decision = player.decide(seen, rng=rng, budget=Budget(), stop=Event())
        game.apply(decision.command)
    return game


@cache
def a_session(deals=8, agreements=FFT):
    """A session of this many valid deals, as the panels see it, and its last deal."""
    standing, rows, seed = opening(4, agreements, 3), [], 0
    while standing.valid < deals:
        game = played_by_players(seed, standing.dealer)
        seed += 1
        result, dealer = game.state.result, standing.dealer
        standing = standing.after(result.end, result.scores)
        rows.append(
            DealRow(
                number=len(rows) + 1,
                dealer=dealer,
                result=result,
                counts=counts(result.end),
                totals=standing.totals,
            )
        )
    return view_of(standing, tuple(rows))


def view_of(standing, rows=(), *, code=None):
    """What everybody knows of a session that stands there."""
    return SessionView(
        seats=4,
        agreements=standing.agreements,
        levels=("", "club", "club", "club"),
        rows=rows,
        totals=standing.totals,
        places=standing.places,
        valid=standing.valid,
        planned=standing.planned,
        over=standing.over,
        deal_code=code,
    )


def fresh_session(agreements=FFT):
    """A session before its first deal."""
    return view_of(opening(4, agreements, 3), code="2345")


@cache
def seed_of(end):
    """A seed whose deal ends so."""
    return next(seed for seed in range(1000) if played_by_players(seed).state.end is end)


ALL_PASS = (Bid.PASS,) * 4
PLAYED = End.PLAYED


def rooms(window, text_scale=1.0):
    """The middle of the table and the whole felt in a window of this size, and its `ui`."""
    at = table_layout(*window, 4, text_scale=text_scale)
    _, ui = scales(*window, text_scale)
    middle = QSize(int(at.centre.w), int(at.centre.h) + int(20 * ui))
    return middle, QSize(int(at.felt.w), int(at.felt.h)), ui


def placed(panel, room, ui, colours=DAY):
    """The panel at the size it wants in this room, laid out."""
    panel.set_look(colours, ui)
    panel.resize(panel.fit(room))
    panel.show()
    return panel


def cut_widgets(panel):
    """Widgets inside that are smaller than they need, or that reach over the panel's edge."""
    cut = []
    for widget in panel.findChildren(QWidget):
        if not widget.isVisibleTo(panel) or in_scroll(widget, panel):
            continue
        least = widget.minimumSizeHint()
        size = widget.size()
        if least.width() > size.width() or least.height() > size.height() + 1:
            cut.append((type(widget).__name__, widget.accessibleName(), least, size))
    return cut


def in_scroll(widget, panel):
    """Whether the widget belongs to what scrolls, whose height may be cut."""
    parent = widget.parentWidget()
    while parent is not None and parent is not panel:
        if parent.inherits("QAbstractScrollArea"):
            return True
        parent = parent.parentWidget()
    return widget.inherits("QAbstractScrollArea")
