"""The lines that say where things stand: the strip, and the foot of the discard tray."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import EXCUSE, cards
from tarot_desktop.rules.dealing import deal
from tarot_desktop.storage.presets import FAMILY
from tarot_desktop.view.layout import scales
from tarot_desktop.view.look import plain
from tarot_desktop.view.panels.discard_bar import DiscardBar
from tarot_desktop.view.panels.sides import bouts_taken
from tarot_desktop.view.panels.strip import Part, StatusStrip
from tarot_desktop.view.theme import DAY
from tests.view.panels.sitting import (
    FFT,
    PEOPLE,
    begun,
    filled,
    fresh_session,
    rules_slam,
)
from tests.view.tables import people
from tests.view.test_table_scene import observations

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def strip(deck, window):
    made = StatusStrip(deck, window)
    made.set_look(DAY, 1.0)
    return made


def after_bids(*bids, dealer=3):
    return observe(begun(deal(4, dealer, FFT, Random(3)), *bids, dealer=dealer).state, 0)


def test_the_strip_says_where_session_and_deal_stand(strip):
    strip.tell(after_bids(dealer=1), fresh_session(), PEOPLE)
    assert strip.sentence() == "FFT at 4, Deal 1 of 8, Dealer Odile, Auction"
    strip.tell(after_bids(Bid.PASS, Bid.PRISE, dealer=1), fresh_session(), PEOPLE)
    assert "Highest bid Prise · Anselme" in strip.sentence()
    taken = after_bids(Bid.PASS, Bid.GARDE, Bid.PASS, Bid.PASS, dealer=3)
    strip.tell(taken, fresh_session(), PEOPLE)
    assert "Garde · taker Odile" in strip.sentence()
    assert "Bouts: attack 0, defence 0 · 56 points to make" in strip.sentence()
    assert strip.sentence().endswith("Discard")


def test_the_person_is_you_on_the_strip(strip):
    strip.tell(
        after_bids(Bid.SANS, Bid.PASS, Bid.PASS, Bid.PASS, dealer=3), fresh_session(), PEOPLE
    )
    assert "Garde Sans · taker you" in strip.sentence()


def test_a_narrow_strip_keeps_contract_and_trick_to_the_last(strip, qtbot):
    seen = rules_slam()
    seen = replace(seen, end=None, result=None, ask=Ask.PLAY)
    strip.tell(seen, fresh_session(), PEOPLE)
    strip.window().show()
    gone = []
    for width in (1400, 1000, 760, 560, 440, 330):
        strip.resize(width, 40)
        hidden = {part.name for part, piece in strip._pieces.items() if piece.isHidden()}
        gone.append(hidden - {"CALLED"})
    assert gone[0] == set()
    assert gone[-1] == {"DEALER", "DEAL", "PRESET", "BOUTS"}
    assert all(before <= after for before, after in pairwise(gone))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_large_text_leaves_bouts_and_target_on_the_strip(strip, speak, language):
    speak(language)
    seen = replace(rules_slam(), end=None, result=None, ask=Ask.PLAY)
    strip.tell(seen, fresh_session(), PEOPLE)
    strip.set_look(DAY, 2.0)
    strip.resize(1366, 80)
    strip.window().resize(1366, 80)
    strip.window().show()
    strip.layout().activate()
    for part in (Part.CONTRACT, Part.BOUTS, Part.TRICK):
        text = strip._pieces[part].text
        assert text.isVisible()
        assert text.width() >= text.sizeHint().width()
    assert strip.menu.geometry().right() <= 1366


def test_the_strip_names_a_table_that_has_a_name(strip):
    strip.resize(1600, 40)
    strip.tell(after_bids(), fresh_session(FAMILY), PEOPLE)
    assert strip.sentence().startswith("Family, Deal 1 of 8")


def test_the_strip_marks_agreements_that_differ(strip):
    strip.resize(1600, 40)
    strip.tell(after_bids(), fresh_session(), PEOPLE)
    assert not strip._badge.isVisibleTo(strip)
    strip.tell(after_bids(), fresh_session(Agreements(margin_rounding=5)), PEOPLE)
    assert strip._badge.isVisibleTo(strip)
    assert strip._badge.text() == "1 agreement of our own"


def test_the_tabs_of_the_strip_tell_what_is_pressed(strip, qtbot):
    strip.resize(1000, 40)
    strip.window().show()
    with qtbot.waitSignal(strip.scores_toggled, timeout=1000) as caught:
        qtbot.mouseClick(strip.scores, LEFT)
    assert caught.args == [True]
    with qtbot.waitSignal(strip.log_toggled, timeout=1000):
        qtbot.keyClick(strip.log, Qt.Key.Key_Return)
    with qtbot.waitSignal(strip.menu_pressed, timeout=1000):
        qtbot.mouseClick(strip.menu, LEFT)


def test_bouts_are_counted_for_the_side_that_owns_them():
    taken = bouts_taken(rules_slam())
    assert set(taken.attack) == set(cards("T1 T21 E"))
    assert taken.defence == ()
    assert taken.target == 36


def sides_unknown(seen):
    bouts = [card for _, card in seen.plays if card in cards("T1 T21 E")]
    alone_or_not = seen.alone or seen.partner is not None
    return seen.ask is Ask.PLAY and seen.tricks and bouts and not alone_or_not


def test_a_defender_reads_fallen_bouts_and_every_target_before_the_partner_is_known(strip):
    seen = observations(1, sides_unknown, seats=5)
    strip.tell(seen, fresh_session(), people(5))
    fallen = sum(card in cards("T1 T21 E") for _, card in seen.plays)
    assert fallen > 0
    told = (
        f"Bouts fallen {fallen} · points to make: 56 without a bout, "
        "51 with one, 41 with two, 36 with three"
    )
    assert told in strip.sentence()
    assert "attack" not in strip.sentence()


def test_a_narrow_strip_says_whose_bouts_it_counts(strip):
    seen = replace(rules_slam(), end=None, result=None, ask=Ask.PLAY)
    strip.tell(seen, fresh_session(), PEOPLE)
    strip.resize(760, 40)
    strip.window().show()
    said = plain(strip._pieces[Part.BOUTS].text.accessibleName())
    assert said == "Bouts: attack 3 · 36 to make"
    assert "defence 0" in strip.sentence(), "the whole is still read aloud"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_type_of_half_again_the_size_stays_nearly_as_large_on_the_strip(strip, speak, language):
    speak(language)
    seen = observations(1, sides_unknown, seats=6)
    strip.tell(seen, fresh_session(), people(6))
    _, ui = scales(1024, 640, 1.5)
    strip.set_look(DAY, ui)
    strip.resize(1024, 60)
    strip.window().resize(1024, 60)
    strip.window().show()
    shown = [piece.text for piece in strip._pieces.values() if not piece.isHidden()]
    assert strip._pieces[Part.CALLED].text in shown
    assert all(text.look.ui >= 0.8 * ui for text in shown)


def test_before_somebody_takes_no_side_has_bouts():
    assert bouts_taken(after_bids()) is None


def to_discard(hand, chien):
    seen = observe(
        begun(filled(hand, "", "", "", chien=chien), Bid.GARDE, Bid.PASS, Bid.PASS, Bid.PASS).state,
        0,
    )
    assert seen.ask is Ask.DISCARD
    return seen


PLENTY = to_discard("SK SQ S5 S4 HK H7 H6 DQ D3 D2 C4 C3 T21 T9 T8 T7 T6 E", "C9 C8 H9 D9 S9 T2")
FORCED = to_discard(
    "SK HK DK CK T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 E", "S2 H2 D2 C2 T2 T3"
)


@pytest.fixture
def bar(deck, window):
    made = DiscardBar(deck, window)
    made.set_look(DAY, 1.0)
    made.line.resize(900, 32)
    return made


def test_the_live_line_counts_cards_points_trumps_and_voids(bar):
    bar.show_discard(PLENTY, cards("C4 C3 C9 C8"))
    assert bar.line.sentence() == (
        "4 of 6 · points in the discard 2 · 6 trumps left and the Excuse · void: clubs"
    )
    assert bar.note() == "2 cards still to discard"
    bar.show_discard(PLENTY, cards("SQ DQ"))
    assert "points in the discard 7" in bar.line.sentence()
    bar.show_discard(PLENTY, cards("SQ"))
    assert "points in the discard 3½" in bar.line.sentence()


def test_a_short_line_drops_words_and_no_number(bar):
    bar.show_discard(PLENTY, cards("C4 C3 C9 C8"))
    bar.window().show()
    bar.show()
    bar.line.resize(260, 32)
    assert bar.line.sentence() == "4 of 6 · points 2 · 6 trumps left · void: clubs"


def test_finish_opens_when_the_discard_is_legal(bar, qtbot):
    bar.show_discard(PLENTY, cards("C4 C3 C9 C8 S4"))
    assert not bar.finish.isEnabled()
    assert bar.finish.accessibleDescription() == "1 card still to discard"
    bar.show_discard(PLENTY, cards("C4 C3 C9 C8 S4 S5"))
    with qtbot.waitSignal(bar.finished, timeout=1000):
        qtbot.mouseClick(bar.finish, LEFT)
    bar.set_done()
    assert not bar.finish.isEnabled()
    assert not bar.clear.isEnabled()


def test_clear_is_open_when_there_is_something_to_clear(bar, qtbot):
    bar.show_discard(PLENTY, ())
    assert not bar.clear.isEnabled()
    bar.show_discard(PLENTY, cards("C4"))
    with qtbot.waitSignal(bar.cleared, timeout=1000):
        qtbot.mouseClick(bar.clear, LEFT)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("SK", "The king of spades stays in your hand"),
        ("T21", "The 21 stays in your hand"),
        ("T9", "The 9 stays in your hand"),
    ],
)
def test_a_card_that_must_stay_says_why_while_it_has_the_focus(bar, code, said):
    bar.show_discard(PLENTY, ())
    bar.show_focused(cards(code)[0])
    assert bar.note().startswith(said)
    bar.show_focused(None)
    assert bar.note() == "6 cards still to discard"


def test_the_reason_goes_as_soon_as_another_card_is_put_away(bar):
    bar.show_discard(PLENTY, ())
    bar.show_focused(cards("SK")[0])
    bar.show_discard(PLENTY, cards("C4"))
    assert bar.note() == "5 cards still to discard"


def test_forced_trumps_are_counted_and_explained(bar):
    bar.show_discard(FORCED, ())
    assert bar.note().startswith("2 trumps must go, and everyone will see it")
    bar.show_discard(FORCED, cards("T2 T3 T9"))
    assert "No more than 2 trumps may go" in bar.note()
    bar.show_discard(FORCED, cards("S2 H2 D2 C2 T2 T3"))
    assert bar.finish.isEnabled()
    assert EXCUSE in FORCED.hand


def test_the_bar_shows_and_hides_its_line(bar):
    bar.window().show()
    bar.show()
    assert bar.line.isVisible()
    bar.hide()
    assert not bar.line.isVisible()


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        (PLENTY, "kings, bouts and trumps stay in hand: there are enough low cards"),
        (FORCED, "kings and bouts stay in hand"),
    ],
    ids=["plenty", "forced"],
)
def test_the_legend_says_what_the_marks_mean(deck, window, seen, expected):
    bar = DiscardBar(deck, window)
    window.resize(1366, 768)
    bar.hide()
    window.show()
    bar.show_discard(seen, ())
    bar.place(QRect(500, 380, 600, 32), QRect(500, 420, 600, 50), QRect(230, 490, 600, 56))
    assert not bar.legend.isVisible()
    bar.show()
    assert bar.legend.isVisible()
    assert bar.legend.sentence() == f"card from the chien; {expected}"
    bar.hide()
    assert not bar.legend.isVisible()


def test_a_tray_that_takes_in_the_action_row_has_no_legend(deck, window):
    bar = DiscardBar(deck, window)
    window.show()
    bar.show_discard(PLENTY, ())
    bar.show()
    bar.place(QRect(500, 380, 600, 32), QRect(500, 480, 600, 50), QRect(430, 490, 600, 56))
    assert not bar.legend.isVisible()


def test_a_narrow_strip_still_marks_agreements_that_differ(strip):
    session = fresh_session(Agreements(margin_rounding=5, misere_atout=10))
    said = []
    for width in range(1600, 600, -20):
        strip.resize(width, 40)
        strip.tell(after_bids(), session, PEOPLE)
        if strip._badge.isVisibleTo(strip):
            said.append((strip._badge.text(), strip._badge.accessibleName()))
    whole = "2 agreements of our own"
    assert said[0] == (whole, whole)
    assert said[-1] == ("2", whole)
