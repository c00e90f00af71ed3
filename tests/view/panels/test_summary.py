"""The end of a deal: the arithmetic as the rules do it, and what the panel offers."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from tarot_desktop.game.projection import observe
from tarot_desktop.rules.cards import half_points
from tarot_desktop.rules.counting import Custody
from tarot_desktop.rules.scoring import Side
from tarot_desktop.view.card_svg import Letters, Look
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.arithmetic import headline, sections
from tarot_desktop.view.panels.ledger import LedgerLine
from tarot_desktop.view.panels.summary import SummaryPanel
from tarot_desktop.view.panels.trick_cards import TrickCards
from tarot_desktop.view.panels.tricks_grid import TricksGrid
from tarot_desktop.view.pictures import CardRow, Figure, in_order
from tests.view.panels.sitting import (
    NAMES,
    PEOPLE,
    PLAYED,
    cards,
    cut_widgets,
    fresh_session,
    placed,
    played_by_players,
    rooms,
    rules_slam,
    seed_of,
)

LEFT = Qt.MouseButton.LeftButton
MINUS = "\N{MINUS SIGN}"
THIN = "\N{NARROW NO-BREAK SPACE}"


def values(seen, section):
    return {
        line.name: line.value.replace(THIN, "") for line in sections(seen, NAMES)[section].lines
    }


def test_the_example_of_the_rules_is_told_line_by_line():
    seen = rules_slam()
    assert (
        headline(seen.result) == "91 points, 36 to make (3 bouts: the Petit, the 21 and the Excuse)"
    )
    assert values(seen, 0) == {
        "Tricks of the attack": "88",
        "Excuse": "",
        "Discard": "3",
        "Attack": "91",
        "Defence": "0",
    }
    assert values(seen, 1) == {
        "Base": "+25",
        "Difference": "+55",
        "Petit au bout": "+10",
        "Garde": "×\N{NO-BREAK SPACE}2",
        "Slam": "+400",
        "Per defender": "+580",
    }


def test_an_excuse_that_changes_hands_for_half_a_point_adds_up():
    seen = rules_slam()
    count = replace(
        seen.result.count,
        excuse=Custody(side=Side.DEFENCE, debtor=Side.DEFENCE),
        tricks_half_points=101,
        attack_half_points=107,
        defence_half_points=75,
        attack_bouts=cards("T1 T21"),
    )
    seen = replace(seen, result=replace(seen.result, count=count))
    told = values(seen, 0)
    assert told["Tricks of the attack"] == "50"
    assert told["Excuse"] == "+½"
    assert told["Discard"] == "3"
    assert told["Attack"] == "53½"
    assert told["Defence"] == "37½"


def test_a_lost_contract_counts_downwards():
    seen = rules_slam()
    score = replace(
        seen.result.score, made=False, margin=10, petit_au_bout=0, slam=0, value=-70, poignees=-20
    )
    told = values(replace(seen, result=replace(seen.result, score=score)), 1)
    assert told["Base"] == f"{MINUS}25"
    assert told["Difference"] == f"{MINUS}10"
    assert told["Per defender"] == f"{MINUS}70"


@pytest.mark.parametrize("seed", [seed_of(PLAYED)])
def test_the_lines_of_a_played_deal_sum_up_to_its_score(seed):
    seen = observe(played_by_players(seed).state, 0)
    score = seen.result.score
    inside = score.sign * (score.base + score.margin) + score.petit_au_bout
    total = inside * score.multiplier + score.poignees + score.slam + score.petit_chelem
    told = values(seen, 1)["Per defender"].replace(MINUS, "-")
    assert int(told) == total == score.value
    assert sum(seen.result.scores) == 0


@pytest.fixture
def panel(deck, qtbot):
    made = SummaryPanel(deck)
    qtbot.addWidget(made)
    made.show_summary(rules_slam(), fresh_session(), PEOPLE)
    _, whole, ui = rooms((1366, 768))
    placed(made, whole, ui)
    qtbot.waitExposed(made)
    made.activateWindow()
    return made


def test_every_hand_the_chien_and_the_discard_lie_open(panel):
    rows = [row.cards() for row in panel.findChildren(CardRow)]
    revealed = rules_slam().revealed
    for hand in (*revealed.hands, revealed.chien, revealed.discard):
        assert in_order(hand) in rows


def line_named(panel, name):
    lines = panel.findChildren(LedgerLine)
    return next(line for line in lines if line.accessibleName().startswith(name))


def cards_on_screen(panel):
    return [row.cards() for row in panel.findChildren(CardRow) if row.isVisible()]


def test_a_line_unfolds_to_its_cards(panel, qtbot):
    before = len(cards_on_screen(panel))
    line = line_named(panel, "Discard")
    qtbot.mouseClick(line, LEFT)
    assert in_order(cards("H4 H8 D3 D10 C2 T15")) in cards_on_screen(panel)[-before - 1 :]
    assert len(cards_on_screen(panel)) == before + 1
    qtbot.keyClick(line, Qt.Key.Key_Space)
    assert len(cards_on_screen(panel)) == before


def test_the_cards_of_both_sides_are_those_of_their_tricks():
    seen = observe(played_by_players(seed_of(PLAYED)).state, 0)
    lines = {line.name: line.cards for line in sections(seen, NAMES)[0].lines}
    attack, defence = lines["Tricks of the attack"], lines["Defence"]
    assert len(attack) + len(defence) == 72
    owed = 1 if "Excuse" in lines else 0
    worth = half_points(attack) + half_points(lines["Discard"])
    assert abs(worth - seen.result.count.attack_half_points) <= owed


def test_lines_without_cards_cannot_be_pressed(panel):
    assert not line_named(panel, "Base").isCheckable()
    assert line_named(panel, "Tricks of the attack").isCheckable()


def test_showing_a_deal_opens_no_other_window(panel, qtbot, qapp):
    opened = []

    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Show and watched.isWidgetType() and watched.isWindow():
                opened.append(watched)
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    panel.show_summary(rules_slam(), fresh_session(), PEOPLE)
    qapp.removeEventFilter(watch)
    assert opened == []
    assert panel.isActiveWindow()


def test_a_second_deal_leaves_nothing_of_the_first(panel, qtbot):
    seen = observe(played_by_players(seed_of(PLAYED)).state, 0)
    panel.show_summary(seen, fresh_session(), PEOPLE)
    shown = [line for line in panel.findChildren(LedgerLine) if line.isVisible()]
    assert len(shown) == sum(len(section.lines) for section in sections(seen, NAMES))


def test_cards_lie_open_in_the_order_of_a_hand():
    assert in_order(cards("H2 T1 E SK T21 HK")) == cards("T21 T1 E SK HK H2")


def test_enter_goes_on_wherever_the_focus_is(panel, qtbot):
    panel.take_focus()
    with qtbot.waitSignal(panel.next_wanted, timeout=1000):
        qtbot.keyClick(panel.next, Qt.Key.Key_Return)
    with qtbot.waitSignal(panel.next_wanted, timeout=1000):
        qtbot.keyClick(panel, Qt.Key.Key_Return)


def test_the_deal_code_is_copied(panel, qtbot):
    with qtbot.waitSignal(panel.code_copied, timeout=1000):
        qtbot.mouseClick(panel.code, LEFT)
    assert QApplication.clipboard().text() == "2345"
    assert panel.code.text() == "Code copied"


def test_tricks_and_score_sheet_are_one_press_away(panel, qtbot):
    with qtbot.waitSignal(panel.tricks_wanted, timeout=1000):
        qtbot.mouseClick(panel.tricks, LEFT)
    with qtbot.waitSignal(panel.sheet_wanted, timeout=1000):
        qtbot.mouseClick(panel.sheet, LEFT)


def test_all_tricks_are_shown_with_leader_and_winner(deck, qtbot):
    grid = TricksGrid(deck)
    qtbot.addWidget(grid)
    grid.show_tricks(rules_slam(), PEOPLE)
    _, whole, ui = rooms((1024, 640))
    placed(grid, whole, ui)
    shown = [trick for trick in grid.findChildren(TrickCards) if not trick.isHidden()]
    tricks = [trick.accessibleName() for trick in shown]
    assert len(tricks) == 18
    assert tricks[0].startswith("Mathilde: Trump 21, Anselme: Trump 2")
    with qtbot.waitSignal(grid.closed, timeout=1000):
        qtbot.keyClick(grid, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_verdict_and_the_big_figure_stand_well_apart(deck, qtbot, speak, language):
    speak(language)
    made = SummaryPanel(deck)
    qtbot.addWidget(made)
    seen = rules_slam()
    score = replace(seen.result.score, margin=10)
    result = replace(seen.result, score=score, scores=(-110, -110, 330, -110))
    made.show_summary(replace(seen, result=result), fresh_session(), PEOPLE)
    _, whole, ui = rooms((1024, 640))
    placed(made, whole, ui)
    figure = made.findChild(Figure)
    said = next(one for one in made.findChildren(Label) if "Garde" in one.accessibleName())
    assert figure.x() - (said.x() + said.width()) >= figure.height() // 2
    assert said.accessibleName().endswith("\N{NO-BREAK SPACE}10"), "the number alone in no line"


@pytest.mark.parametrize("percent", [100, 200, 250])
def test_every_index_of_the_hands_can_be_read_however_large_it_is(qtbot, percent):
    large = Deck("default", Letters.KQCJ, look=Look(index_percent=percent))
    made = SummaryPanel(large)
    qtbot.addWidget(made)
    made.show_summary(rules_slam(), fresh_session(), PEOPLE)
    _, whole, ui = rooms((1024, 640))
    placed(made, whole, ui)
    for row in made.findChildren(CardRow):
        places, wide = row.places()
        assert min(b - a for a, b in pairwise(places)) >= large.look.index_reach * wide
        assert places[-1] + wide <= row.width()
    large.shutdown()


@pytest.mark.parametrize("text_scale", [1.5, 2.0])
def test_large_type_stays_large_in_one_column_that_scrolls(deck, qtbot, text_scale):
    made = SummaryPanel(deck)
    qtbot.addWidget(made)
    made.show_summary(rules_slam(), fresh_session(), PEOPLE)
    _, whole, ui = rooms((1024, 640), text_scale)
    placed(made, whole, ui)
    assert made.look.ui >= 0.85 * ui
    assert cut_widgets(made) == []
    _, whole, ui = rooms((1366, 768))
    placed(made, whole, ui)
    assert made.tricks.x() > made.width() / 4, "the buttons stand beside the account again"
