"""No panel is cut: small windows, both languages, large type, texts two fifths longer."""

import pytest
from PySide6.QtCore import QRect, QSize, QTranslator
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.layout import scales, table_layout
from tarot_desktop.view.panels.all_pass import AllPassPanel
from tarot_desktop.view.panels.auction import AuctionPanel
from tarot_desktop.view.panels.deal_code import DealCodePanel
from tarot_desktop.view.panels.discard_bar import DiscardBar
from tarot_desktop.view.panels.keys_help import KeysPanel
from tarot_desktop.view.panels.log import LogPanel
from tarot_desktop.view.panels.menu import MenuPanel
from tarot_desktop.view.panels.petit_sec import PetitSecPanel
from tarot_desktop.view.panels.poignee import PoigneePanel
from tarot_desktop.view.panels.ranking import RankingPanel
from tarot_desktop.view.panels.resume import ResumePanel
from tarot_desktop.view.panels.score_sheet import ScoreSheet
from tarot_desktop.view.panels.slam import SlamPanel
from tarot_desktop.view.panels.summary import SummaryPanel
from tarot_desktop.view.panels.tricks_grid import TricksGrid
from tarot_desktop.view.theme import DAY
from tests.view.panels.sitting import (
    ALL_PASS,
    NAMES,
    PEOPLE,
    a_session,
    begun,
    cards,
    cut_widgets,
    filled,
    fresh_session,
    placed,
    rooms,
    rules_slam,
)
from tests.view.panels.test_announcing import ELEVEN
from tests.view.panels.test_strip_and_discard import FORCED, PLENTY

WINDOWS = [(1024, 640), (1366, 768), (2560, 1440)]
PETIT = "T1 S1 S2 S3 S4 S5 S6 S7 H1 H2 H3 H4 H5 D1 D2 D3 D4 D5"
CHIEN = "C1 C2 C3 C4 C5 C6"


def auction(deck):
    panel = AuctionPanel(deck)
    game = begun(filled("", "", "", "", chien=CHIEN), Bid.PASS, Bid.PRISE, dealer=1)
    panel.show_auction(observe(game.state, 0), PEOPLE)
    return panel


def poignee(deck):
    panel = PoigneePanel(deck)
    panel.ask(ELEVEN)
    return panel


def slam(deck):
    panel = SlamPanel(deck)
    panel.ask()
    panel.announce.click()
    return panel


def resume(deck):
    panel = ResumePanel(deck)
    panel.ask(7, 8, asked=Ask.PLAY)
    return panel


def all_pass(deck):
    panel = AllPassPanel(deck)
    game = begun(filled("", "", "", "", chien=CHIEN), *ALL_PASS)
    panel.show_all_pass(observe(game.state, 0), PEOPLE, 1)
    return panel


def petit_sec(deck):
    panel = PetitSecPanel(deck)
    game = begun(filled("", "", PETIT, "", chien=CHIEN))
    panel.show_petit_sec(observe(game.state, 0), NAMES, 1)
    return panel


def summary(deck):
    panel = SummaryPanel(deck)
    panel.show_summary(rules_slam(), fresh_session(), PEOPLE)
    return panel


def tricks(deck):
    panel = TricksGrid(deck)
    panel.show_tricks(rules_slam(), PEOPLE)
    return panel


def sheet(deck):
    panel = ScoreSheet(deck)
    panel.show_session(a_session(4), PEOPLE)
    return panel


def ranking(deck):
    panel = RankingPanel(deck)
    panel.show_ranking(a_session(4), PEOPLE)
    return panel


MIDDLE = [auction, slam, resume, all_pass, petit_sec, DealCodePanel]
WHOLE = [summary, tricks, sheet, ranking, MenuPanel, KeysPanel]


def named(make):
    return make.__name__


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("make", MIDDLE, ids=named)
def test_panels_of_the_middle_hold_what_they_say(make, language, window, deck, qtbot, speak):
    speak(language)
    panel = make(deck)
    qtbot.addWidget(panel)
    middle, _, ui = rooms(window)
    placed(panel, middle, ui)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []
    assert panel.size() == panel.size().boundedTo(middle)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_poignee_is_told_beside_the_trick(
    seats, text_scale, language, window, deck, qtbot, speak
):
    speak(language)
    panel = poignee(deck)
    qtbot.addWidget(panel)
    at = table_layout(*window, seats, text_scale=text_scale)
    room = QSize(int(at.beside_trick.w), int(at.beside_trick.h))
    placed(panel, room, at.ui)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []
    assert panel.size() == panel.size().boundedTo(room)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("make", WHOLE, ids=named)
def test_panels_over_the_felt_hold_what_they_say(make, language, window, deck, qtbot, speak):
    speak(language)
    panel = make(deck)
    qtbot.addWidget(panel)
    _, whole, ui = rooms(window)
    placed(panel, whole, ui)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []
    assert panel.size() == panel.size().boundedTo(whole)


@pytest.mark.parametrize("window", [(1024, 640), (1366, 768)], ids=str)
@pytest.mark.parametrize("text_scale", [1.5, 2.0])
@pytest.mark.parametrize("make", [*MIDDLE, *WHOLE], ids=named)
def test_the_largest_type_cuts_nothing(make, text_scale, window, deck, qtbot):
    panel = make(deck)
    qtbot.addWidget(panel)
    middle, whole, ui = rooms(window, text_scale)
    placed(panel, whole if make in WHOLE else middle, ui)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []


@pytest.mark.parametrize("kind", [LogPanel, ScoreSheet], ids=named)
def test_a_side_panel_holds_what_it_says(kind, deck, qtbot):
    panel = kind(deck)
    if isinstance(panel, ScoreSheet):
        panel.show_session(a_session(4), PEOPLE)
    qtbot.addWidget(panel)
    placed(panel, QSize(330, 700), 1.0)
    panel.resize(330, 700)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seen", [PLENTY, FORCED], ids=["plenty", "forced"])
def test_the_foot_of_the_tray_holds_what_it_says(
    seen, text_scale, language, window, deck, qtbot, speak
):
    speak(language)
    at = table_layout(*window, 4, text_scale=text_scale)
    page = QWidget()
    qtbot.addWidget(page)
    bar = DiscardBar(deck, page)
    bar.set_look(DAY, scales(*window, text_scale)[1])
    bar.show_discard(seen, cards("T10" if seen is FORCED else "C3"))
    bar.show_focused(next(card for card in seen.hand if card.is_king))
    bar.place(QRect(*map(int, at.tray.text)), QRect(*map(int, at.tray.buttons)))
    page.show()
    bar.show()
    qtbot.waitExposed(page)
    assert cut_widgets(page) == []
    assert bar.minimumSizeHint().width() <= bar.width()


class Longer(QTranslator):
    """Every text two fifths longer, as a language not yet known might be."""

    def isEmpty(self):
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        if context.startswith("Q"):
            return ""
        return text + "x" * (2 * len(text) // 5)


@pytest.mark.parametrize("make", [summary, slam, resume, poignee, sheet, ranking], ids=named)
def test_longer_texts_cut_no_button(make, deck, qtbot, qapp):
    longer = Longer()
    qapp.installTranslator(longer)
    try:
        panel = make(deck)
        qtbot.addWidget(panel)
        _, whole, ui = rooms((1366, 768))
        placed(panel, whole, ui)
        qtbot.waitExposed(panel)
        buttons = [one for one in panel.findChildren(PaperButton) if one.isVisible()]
        assert buttons
        for button in buttons:
            assert button.width() >= button.sizeHint().width()
            assert panel.rect().contains(button.geometry())
    finally:
        qapp.removeTranslator(longer)
