"""The sentence about a refused card: where it stands and what it points at."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from tarot_desktop.view.layout import scales, table_layout
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.why_line import WhyLine
from tarot_desktop.view.refusals import Why
from tarot_desktop.view.theme import DAY

ROOM = QRect(260, 480, 1000, 56)
SHORT = Why(rule="You must follow the hearts", remedy="play the 2 or the king of hearts")
LONG = Why(
    rule="The king of hearts is called: whoever leads to the first trick may not lead hearts",
    remedy="play any card of the spades, diamonds or clubs, a trump or the Excuse, or the king",
)


@pytest.fixture
def page(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def line(deck, page):
    made = WhyLine(deck, page)
    made.set_look(DAY, 1.0)
    return made


@pytest.mark.parametrize("tip", [280, 281, 330, 800, 1200, 1240])
def test_the_point_stands_over_the_card(line, tip):
    line.tell(SHORT, ROOM, tip)
    assert line.tip() == tip
    assert ROOM.contains(line.geometry())


@pytest.mark.parametrize("tip", [40, 259, 1262, 1350])
def test_a_card_out_of_reach_is_not_pointed_at(line, tip):
    line.tell(SHORT, ROOM, tip)
    assert line.tip() is None
    assert ROOM.contains(line.geometry())


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("why", [SHORT, LONG], ids=["short", "long"])
def test_the_sentence_is_whole_and_covers_nothing_above(line, why, text_scale):
    at = table_layout(1366, 768, 4, text_scale=text_scale)
    room = QRect(int(at.boxes[0].right) + 60, int(at.action.y), 800, int(at.action.h))
    line.set_look(DAY, scales(1366, 768, text_scale)[1])
    line.tell(why, room, 700)
    text = line.findChild(Label)
    line.layout().activate()
    assert room.contains(line.geometry())
    assert text.height() >= text.heightForWidth(text.width())


def test_a_short_sentence_after_a_long_one_has_the_windows_type_again(line):
    line.tell(LONG, QRect(260, 480, 500, 56), 400)
    small = line.look.ui
    line.tell(SHORT, ROOM, 400)
    assert small < line.look.ui == 1.0
