"""Panels about the session: scores, ranking, log, questions, menu, notices."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence

from tarot_desktop.game.deal_code import encode
from tarot_desktop.game.notation import read_text
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.game.replay import replay
from tarot_desktop.game.results import End
from tarot_desktop.rules.agreements import FFT, Agreements
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.all_pass import AllPassPanel
from tarot_desktop.view.panels.deal_code import DealCodePanel
from tarot_desktop.view.panels.keys_help import KeysPanel
from tarot_desktop.view.panels.log import LogPanel
from tarot_desktop.view.panels.menu import MenuItem, MenuPanel
from tarot_desktop.view.panels.notice import Notice
from tarot_desktop.view.panels.petit_sec import PetitSecPanel
from tarot_desktop.view.panels.ranking import RankingPanel
from tarot_desktop.view.panels.resume import ResumePanel
from tarot_desktop.view.panels.score_plot import ScorePlot
from tarot_desktop.view.panels.score_sheet import ScoreSheet, abbreviated
from tarot_desktop.view.panels.speakers import SpeakerRow
from tarot_desktop.view.speeds import Speed
from tests.view.panels.sitting import (
    ALL_PASS,
    NAMES,
    PEOPLE,
    RULES_SLAM,
    a_session,
    begun,
    cut_widgets,
    filled,
    placed,
    rooms,
)

LEFT = Qt.MouseButton.LeftButton
THIN = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
SESSION = a_session()


def texts(panel):
    return [label.accessibleName() for label in panel.findChildren(Label) if label.isVisible()]


def on_screen(panel, qtbot, window=(1366, 768)):
    _, whole, ui = rooms(window)
    placed(panel, whole, ui)
    qtbot.waitExposed(panel)
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.take_focus()
    return panel


@pytest.fixture
def add(deck, qtbot):
    def made(kind):
        panel = kind(deck)
        qtbot.addWidget(panel)
        return panel

    return made


def test_the_sheet_shows_every_deal_with_the_newest_above(add, qtbot):
    sheet = add(ScoreSheet)
    sheet.show_session(SESSION, PEOPLE)
    on_screen(sheet, qtbot)
    numbers = [text for text in texts(sheet) if text.isdigit() and text != "0"]
    expected = [str(row.number) for row in reversed(SESSION.rows)]
    assert next(number for number in numbers if number in expected) == expected[0]
    assert any(text.endswith("sum of the totals\N{NO-BREAK SPACE}0") for text in texts(sheet))


def test_a_total_in_a_row_has_its_sign_as_at_the_top(add, qtbot):
    sheet = add(ScoreSheet)
    sheet.show_session(SESSION, PEOPLE)
    on_screen(sheet, qtbot)
    for total in SESSION.rows[-1].totals:
        sign = "" if not total else f"{MINUS if total < 0 else '+'}{THIN}"
        assert f"total {sign}{abs(total)}" in texts(sheet)


def test_the_sheet_says_how_a_deal_went(add, qtbot):
    sheet = add(ScoreSheet)
    sheet.show_session(SESSION, PEOPLE)
    on_screen(sheet, qtbot)
    row = next(row for row in SESSION.rows if row.result.end is End.PLAYED)
    said = texts(sheet)
    assert str(row.result.score.target) in " ".join(said)
    assert any(f"for {row.result.score.target}:" in text for text in said)


def test_a_narrow_sheet_keeps_numbers_and_names(add, qtbot, deck):
    sheet = add(ScoreSheet)
    sheet.show_session(SESSION, PEOPLE)
    placed(sheet, QSize(330, 700), 1.0)
    qtbot.waitExposed(sheet)
    assert "Math." in texts(sheet)
    assert "Dealer" not in texts(sheet)
    assert abbreviated("Odile") == "Odile"


def test_the_sheet_names_agreements_of_our_own(add):
    sheet = add(ScoreSheet)
    sheet.show_session(replace(SESSION, agreements=Agreements(margin_rounding=5)), PEOPLE)
    assert sheet._badge.isVisibleTo(sheet)
    assert sheet._badge.text() == "1 agreement of our own"


def test_a_sheet_of_one_deal_is_only_as_high_as_what_it_shows(add):
    sheet = add(ScoreSheet)
    _, whole, ui = rooms((1366, 768))
    sheet.show_session(a_session(1), PEOPLE)
    one = placed(sheet, whole, ui).height()
    sheet.show_session(SESSION, PEOPLE)
    assert one < 0.7 * placed(sheet, whole, ui).height()


def test_the_line_of_scores_grows_into_free_height_and_keeps_places_for_deals_to_come(add, qtbot):
    sheet = add(ScoreSheet)
    sheet.show_session(replace(a_session(1), planned=8), PEOPLE)
    on_screen(sheet, qtbot)
    sheet.resize(sheet.width(), 700)
    (plot,) = sheet.findChildren(ScorePlot)
    qtbot.waitUntil(lambda: plot.height() > 2 * plot.minimumSizeHint().height())
    start, end = plot.places()
    assert end.x() - start.x() == pytest.approx((plot.width() - 2 * start.x()) / 8)


@pytest.mark.parametrize(
    "totals", [(60,), (-60,), (1200, -1300), (40, 30, 20, -400), (0,), (-1e3, 2e3)], ids=str
)
@pytest.mark.parametrize("planned", [1, 4, None])
def test_the_total_stands_inside_the_plot_and_off_its_lozenge(deck, qtbot, totals, planned):
    plot = ScorePlot(deck)
    qtbot.addWidget(plot)
    plot.resize(320, plot.minimumSizeHint().height())
    plot.show_totals([int(total) for total in totals], planned)
    box = plot.total_box()
    assert QRectF(plot.rect()).contains(box)
    assert not box.contains(plot.places()[-1])


def test_equal_totals_share_a_place(add, qtbot):
    ranking = add(RankingPanel)
    shared = replace(SESSION, totals=(100, 100, -50, -150), places=(1, 1, 3, 4))
    ranking.show_ranking(shared, PEOPLE)
    on_screen(ranking, qtbot)
    said = texts(ranking)
    assert "You share the first place with Odile" in said
    assert [text for text in said if text.endswith(".") and text[:-1].isdigit()] == [
        "1.",
        "1.",
        "3.",
        "4.",
    ]


def test_the_winner_has_the_moment_and_enter_begins_again(add, qtbot):
    ranking = add(RankingPanel)
    won = replace(SESSION, totals=(300, -100, -100, -100), places=(1, 2, 2, 2))
    ranking.show_ranking(won, PEOPLE)
    on_screen(ranking, qtbot)
    assert "You win the session" in texts(ranking)
    with qtbot.waitSignal(ranking.new_wanted, timeout=1000):
        qtbot.keyClick(ranking.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(ranking.sheet_wanted, timeout=1000):
        qtbot.mouseClick(ranking.sheet, LEFT)


def without_hard_blanks(text):
    """A text as toPlainText gives it: Qt makes every no-break space a common one."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_log_keeps_every_sentence_and_follows_the_language(add, qtbot, speak):
    log = add(LogPanel)
    log.set_names(NAMES)
    game = replay(read_text(RULES_SLAM))
    seen = observe(game.state, 0)
    said = [log.add(event, seen) for event in game.history]
    lines = log.text.toPlainText().splitlines()
    assert lines == [without_hard_blanks(sentence) for sentence in said if sentence]
    log.note("A note.")
    speak("fr")
    qtbot.waitUntil(lambda: log.title() == "Journal")
    lines = log.text.toPlainText().splitlines()
    assert lines[0] == "Vous donnez."
    assert lines[-1] == "A note."
    log.clear_log()
    assert log.text.toPlainText() == ""


def test_a_new_deal_begins_after_a_blank_line(add):
    log = add(LogPanel)
    log.set_names(NAMES)
    game = replay(read_text(RULES_SLAM))
    seen = observe(game.state, 0)
    log.add(game.history[-1], seen)
    log.add(game.history[0], seen)
    assert log.text.toPlainText().splitlines()[1:] == ["", "You deal."]


def test_the_unfinished_session_is_offered_and_enter_resumes_it(add, qtbot):
    panel = add(ResumePanel)
    panel.ask(7, 8, asked=Ask.PLAY, problems=["The older copy was used."])
    on_screen(panel, qtbot)
    assert panel.text.accessibleName() == (
        "Your last session stopped at deal 7 of 8 (you are to play). The older copy was used."
    )
    with qtbot.waitSignal(panel.resume_wanted, timeout=1000):
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(panel.new_wanted, timeout=1000):
        qtbot.mouseClick(panel.new, LEFT)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (None, "deal 7 of 8."),
        (Ask.PETIT_SEC, "(you are to decide about your bare Petit)."),
        (Ask.BID, "(you are to bid)."),
        (Ask.CALL, "(you are to call)."),
        (Ask.DISCARD, "(you are to discard)."),
        (Ask.SLAM, "(you are to announce or not)."),
        (Ask.ANNOUNCE, "(you are to announce or not)."),
        (Ask.PLAY, "(you are to play)."),
    ],
)
def test_the_unfinished_session_tells_what_is_asked(add, asked, said):
    panel = add(ResumePanel)
    panel.ask(7, 8, asked=asked)
    assert panel.text.accessibleName().endswith(said)


def test_a_wrong_deal_code_is_explained_in_place_and_kept(add, qtbot):
    panel = add(DealCodePanel)
    on_screen(panel, qtbot)
    qtbot.keyClicks(panel.field, "22B3")
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert panel.fault() == "Character 3 is “B”, which no deal code has."
    assert panel.field.text() == "22B3"
    qtbot.keyClick(panel.field, Qt.Key.Key_Backspace)
    assert panel.fault() == ""


def test_a_whole_deal_code_is_in_sight_and_a_fault_squeezes_nothing(add, qtbot):
    panel = add(DealCodePanel)
    on_screen(panel, qtbot)
    code = encode(4, 2, filled("T1 T2 T3", "", "", "", chien="SK HK DK CK E T21"), FFT)
    inside = panel.field.width() - 2 * panel.look.px(14)
    assert panel.field.fontMetrics().horizontalAdvance(code) < inside
    high = panel.field.height()
    qtbot.keyClicks(panel.field, "22B3")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    panel.layout().activate()
    assert panel.fault()
    assert panel.field.height() == high
    assert cut_widgets(panel) == []


def test_typing_replaces_the_code_of_last_time(add, qtbot):
    panel = add(DealCodePanel)
    on_screen(panel, qtbot)
    qtbot.keyClicks(panel.field, "22B3")
    panel.take_focus()
    qtbot.keyClicks(panel.field, "9")
    assert panel.field.text() == "9"


def test_the_log_scrolls_by_keys_without_a_caret_and_can_be_copied(add, qtbot):
    log = add(LogPanel)
    for number in range(200):
        log.note(f"Line {number}.")
    log.resize(320, 480)
    log.show()
    qtbot.waitExposed(log)
    log.text.setFocus()
    bar = log.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.keyClick(log.text, Qt.Key.Key_Up)
    assert bar.value() < bar.maximum()
    assert not log.text.textInteractionFlags() & (
        Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextEditable
    )
    qtbot.keyClick(log.text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert log.text.textCursor().selectedText().startswith("Line 0.")


def test_a_right_deal_code_gives_its_deal(add, qtbot):
    panel = add(DealCodePanel)
    on_screen(panel, qtbot)
    dealt = filled("T1 T2 T3", "", "", "", chien="SK HK DK CK E T21")
    qtbot.keyClicks(panel.field, encode(4, 2, dealt, FFT).lower())
    with qtbot.waitSignal(panel.chosen, timeout=1000) as caught:
        qtbot.mouseClick(panel.play, LEFT)
    assert caught.args[0].dealer == 2
    assert caught.args[0].distribution.hands == dealt.hands


def test_the_menu_tells_what_was_chosen(add, qtbot):
    menu = add(MenuPanel)
    menu.set_keys({MenuItem.QUIT: QKeySequence("Ctrl+Q")})
    menu.show_speed(Speed.NORMAL)
    on_screen(menu, qtbot)
    for item in MenuItem:
        with qtbot.waitSignal(menu.chosen, timeout=1000) as caught:
            qtbot.mouseClick(menu.row(item), LEFT)
        assert caught.args == [item]
    assert menu.row(MenuItem.QUIT).accessibleDescription() == "Ctrl+Q"
    with qtbot.waitSignal(menu.speed_chosen, timeout=1000) as caught:
        qtbot.keyClick(menu.speed_button(Speed.FAST), Qt.Key.Key_Space)
    assert caught.args == [Speed.FAST]
    with qtbot.waitSignal(menu.closed, timeout=1000):
        qtbot.keyClick(menu.row(MenuItem.KEYS), Qt.Key.Key_Escape)


def test_the_keys_are_listed_with_their_effects(add, qtbot):
    keys = add(KeysPanel)
    keys.show_keys({"scores": "S"})
    on_screen(keys, qtbot)
    assert "score sheet" in texts(keys)
    assert len(texts(keys)) >= 9


def test_one_notice_takes_the_place_of_another(add, qtbot):
    notice = add(Notice)
    notice.tell("One.")
    notice.tell("Two.")
    assert notice.sentence() == "Two."
    with qtbot.waitSignal(notice.closed, timeout=1000):
        qtbot.keyClick(notice, Qt.Key.Key_Escape)
    assert not notice.isVisible()


def test_everyone_passed_recalls_who_said_what_and_who_deals_next(add, qtbot):
    panel = add(AllPassPanel)
    dealt = filled("", "", "", "", chien="SK HK DK CK E T21")
    panel.show_all_pass(observe(begun(dealt, *ALL_PASS).state, 0), PEOPLE, 0)
    on_screen(panel, qtbot)
    assert "You deal next." in texts(panel)
    assert [row.accessibleName() for row in panel.findChildren(SpeakerRow) if row.isVisible()] == [
        "You, Pass",
        "Odile, Pass",
        "Mathilde, Pass",
        "Anselme, Pass",
    ]
    with qtbot.waitSignal(panel.next_wanted, timeout=1000):
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Return)


def test_a_bare_petit_is_shown_with_its_hand_and_the_next_dealer(add, qtbot):
    panel = add(PetitSecPanel)
    hand = "T1 S1 S2 S3 S4 S5 S6 S7 H1 H2 H3 H4 H5 D1 D2 D3 D4 D5"
    seen = observe(begun(filled("", "", hand, "", chien="C1 C2 C3 C4 C5 C6")).state, 0)
    panel.show_petit_sec(seen, NAMES, 1)
    on_screen(panel, qtbot)
    assert "Mathilde’s only trump is the Petit: the deal is cancelled." in texts(panel)
    assert "Odile deals next." in texts(panel)
    assert panel.hand.cards()[0].code == "T1"
    assert len(panel.hand.cards()) == 18
    with qtbot.waitSignal(panel.next_wanted, timeout=1000):
        qtbot.keyClick(panel, Qt.Key.Key_Return)
