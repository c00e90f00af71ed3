"""What is made of paper: buttons, chips, rows and panels."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarot_desktop.view.look import Label, plain, rounded_polygon, without_mnemonic
from tarot_desktop.view.paper import ButtonKind, Chip, ChoiceRow, PaperButton, PaperPanel
from tarot_desktop.view.pictures import CardRow
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.view.theme import DAY, NIGHT
from tests.view.panels.sitting import cards

LEFT = Qt.MouseButton.LeftButton
TITLE = "Everything that happened in this deal, at length"


@pytest.fixture
def panel(deck, qtbot):
    made = PaperPanel(deck, "Auction", "medallion-crown")
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("kind", list(ButtonKind))
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_button_is_pressed_by_enter_and_by_space(kind, key, qtbot):
    button = PaperButton("Finish", kind)
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.clicked, timeout=1000):
        qtbot.keyClick(button, key)


def test_a_disabled_button_takes_no_press(qtbot):
    button = PaperButton("Finish", ButtonKind.PRIMARY)
    qtbot.addWidget(button)
    button.setEnabled(False)
    with qtbot.assertNotEmitted(button.clicked):
        qtbot.mouseClick(button, LEFT)


@pytest.mark.parametrize("ui", [0.92, 1.0, 2.0])
def test_a_button_is_as_wide_as_its_text_and_large_enough_to_hit(ui, qtbot):
    short, long = PaperButton("No"), PaperButton("No, and never ever")
    for button in (short, long):
        qtbot.addWidget(button)
        button.set_look(DAY, ui)
    assert long.minimumSizeHint().width() > short.minimumSizeHint().width()
    assert short.minimumSizeHint().height() >= 40 * ui
    assert short.minimumSizeHint().width() >= 24


def test_a_key_in_a_chip_makes_a_button_wider(qtbot):
    button = PaperButton("Next deal", ButtonKind.PRIMARY)
    qtbot.addWidget(button)
    before = button.sizeHint().width()
    button.set_hint("Enter")
    assert button.sizeHint().width() > before


def test_the_focus_is_seen_on_every_button(qtbot):
    for kind in ButtonKind:
        page = QWidget()
        qtbot.addWidget(page)
        column = QVBoxLayout(page)
        button, other = PaperButton("Finish", kind), PaperButton("Other")
        column.addWidget(button)
        column.addWidget(other)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        other.setFocus()
        without = button.grab().toImage()
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
        assert button.grab().toImage() != without


def test_a_look_reaches_everything_inside_a_panel(panel):
    label, chip = Label("text"), Chip(panel.deck, "FFT")
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.addWidget(label)
    panel.body.addWidget(holder)
    panel.body.addWidget(chip)
    panel.set_look(NIGHT, 1.5)
    assert (label.look.colours, chip.look.ui) == (NIGHT, 1.5)
    assert label.palette().windowText().color().name() == NIGHT.ink.lower()


def test_a_panel_is_never_narrower_than_its_title(panel):
    panel.set_title(TITLE)
    assert panel.minimumSizeHint().width() > panel.notch_width()
    assert panel.accessibleName() == TITLE


def test_arrow_keys_walk_round_the_choices_of_a_panel(panel, qtbot):
    rows = [ChoiceRow(panel.deck, name) for name in ("one", "two", "three")]
    for row in rows:
        panel.body.addWidget(row)
    rows[1].setEnabled(False)
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    panel.take_focus()
    qtbot.waitUntil(rows[0].hasFocus)
    qtbot.keyClick(rows[0], Qt.Key.Key_Down)
    assert rows[2].hasFocus()
    qtbot.keyClick(rows[2], Qt.Key.Key_Down)
    assert rows[0].hasFocus()
    qtbot.keyClick(rows[0], Qt.Key.Key_Up)
    assert rows[2].hasFocus()


def test_only_a_panel_that_can_be_closed_closes_on_escape(panel, qtbot):
    with qtbot.assertNotEmitted(panel.closed):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)
    panel.closable = True
    with qtbot.waitSignal(panel.closed, timeout=1000):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)


def test_a_label_takes_marks_and_nothing_else_from_its_text(qtbot):
    label = Label("Taker <b>A & B <i></b>", strong="ink")
    qtbot.addWidget(label)
    assert label.accessibleName() == "Taker A & B <i>"
    assert "&lt;i>" in label.text()


def test_marks_are_not_read_aloud():
    assert plain("<b>4 of 6</b> cards") == "4 of 6 cards"
    assert without_mnemonic("Garde &Sans") == ("Garde Sans", 6)
    assert without_mnemonic("Enter") == ("Enter", None)


def test_a_rounded_outline_stays_inside_its_corners():
    box = rounded_polygon([(0, 0, 8), (100, 0, 8), (100, 50, 8), (0, 50, 8)]).boundingRect()
    assert (box.left(), box.top(), box.right(), box.bottom()) == (0, 0, 100, 50)


def test_cards_of_a_row_move_closer_and_keep_their_index(deck, qtbot):
    row = CardRow(deck, 112)
    qtbot.addWidget(row)
    row.show_cards(cards("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4"))
    assert row.minimumSizeHint().width() < row.sizeHint().width()
    assert row.minimumSizeHint().width() > 17 * 0.3 * 64
    assert row.accessibleName().startswith("Trump 21, Trump 20")


def scroll_of(height, qtbot):
    content = QWidget()
    content.setFixedHeight(height)
    column = QVBoxLayout()
    page = QWidget()
    page.setLayout(column)
    column.addWidget(content)
    column.addStretch(1)
    column.setContentsMargins(0, 0, 0, 0)
    made = PaperScroll(page)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_focus_ring_is_only_as_high_as_what_it_surrounds(qtbot):
    assert scroll_of(100, qtbot).ring_rect().height() < 140
    assert scroll_of(2000, qtbot).ring_rect().height() == 400


def test_the_focus_ring_keeps_clear_of_the_text_and_of_the_scroll_bar(qtbot):
    made = scroll_of(2000, qtbot)
    ring, bar = made.ring_rect(), made.verticalScrollBar()
    assert bar.isVisible()
    assert ring.right() < bar.mapTo(made, bar.rect().topLeft()).x()
    assert made.viewport().geometry().left() - ring.left() >= 8
    assert ring.right() - made.viewport().geometry().right() >= 8


def test_the_focus_ring_holds_everything_that_was_laid_out_after_it_appeared(qtbot):
    made = scroll_of(100, qtbot)
    made.setFocus()
    page = made.widget()
    more = QWidget()
    more.setFixedHeight(150)
    page.layout().insertWidget(1, more)
    qtbot.waitUntil(lambda: more.geometry().bottom() > 200)
    qtbot.waitUntil(lambda: made._ring.geometry().bottom() >= more.geometry().bottom() + 10)
