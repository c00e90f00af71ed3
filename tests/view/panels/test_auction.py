"""The auction as a person uses it."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.rules.agreements import Agreements, ContractScale, Pousse
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.dealing import deal
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.auction import AuctionPanel, worth
from tarot_desktop.view.panels.speakers import SpeakerRow
from tests.view.panels.sitting import FFT, PEOPLE, begun, placed, rooms

LEFT = Qt.MouseButton.LeftButton
MINUS = "\N{MINUS SIGN}"


def to_speak(*bids, dealer, agreements=FFT):
    """What the person sees when it is their turn after these bids."""
    game = begun(
        deal(4, dealer, agreements, Random(3)), *bids, dealer=dealer, agreements=agreements
    )
    seen = observe(game.state, 0)
    assert seen.ask is Ask.BID
    return seen


@pytest.fixture
def panel(deck, qtbot):
    made = AuctionPanel(deck)
    qtbot.addWidget(made)
    return made


def shown(panel, seen, qtbot):
    panel.show_auction(seen, PEOPLE)
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    panel.take_focus()
    qtbot.waitUntil(panel.isActiveWindow)
    return panel


def test_a_click_on_a_contract_bids_it(panel, qtbot):
    shown(panel, to_speak(dealer=3), qtbot)
    with qtbot.waitSignal(panel.bid_chosen, timeout=1000) as caught:
        qtbot.mouseClick(panel.row(Bid.GARDE), LEFT)
    assert caught.args == [Bid.GARDE]


@pytest.mark.parametrize(
    ("key", "bid"),
    [
        (Qt.Key.Key_P, Bid.PASS),
        (Qt.Key.Key_R, Bid.PRISE),
        (Qt.Key.Key_G, Bid.GARDE),
        (Qt.Key.Key_S, Bid.SANS),
        (Qt.Key.Key_C, Bid.CONTRE),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_underlined_letters_bid_in_both_languages(panel, qtbot, speak, language, key, bid):
    speak(language)
    shown(panel, to_speak(dealer=3), qtbot)
    with qtbot.waitSignal(panel.bid_chosen, timeout=1000) as caught:
        qtbot.keyClick(panel.focusWidget(), key, Qt.KeyboardModifier.AltModifier)
    assert caught.args == [bid]


def test_enter_passes_unless_another_row_has_the_focus(panel, qtbot):
    shown(panel, to_speak(dealer=3), qtbot)
    with qtbot.waitSignal(panel.bid_chosen, timeout=1000) as caught:
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Return)
    assert caught.args == [Bid.PASS]
    qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.bid_chosen, timeout=1000) as caught:
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Return)
    assert caught.args == [Bid.PRISE]


def test_a_contract_that_is_too_low_says_so_and_cannot_be_bid(panel, qtbot):
    shown(panel, to_speak(Bid.PASS, Bid.GARDE, dealer=1), qtbot)
    for bid in (Bid.PRISE, Bid.GARDE):
        row = panel.row(bid)
        assert not row.isEnabled()
        assert row.accessibleDescription() == "too low: Anselme has said Garde"
        with qtbot.assertNotEmitted(panel.bid_chosen):
            qtbot.mouseClick(row, LEFT)
    assert panel.row(Bid.SANS).isEnabled()


def test_nothing_can_be_bid_out_of_turn(panel, qtbot):
    game = begun(deal(4, 0, FFT, Random(3)), dealer=0)
    panel.show_auction(observe(game.state, 0), PEOPLE)
    assert not any(panel.row(bid).isEnabled() for bid in Bid if bid is not Bid.POUSSE)


def test_a_contract_is_worth_what_the_rules_say():
    seen = to_speak(dealer=3)
    assert worth(Bid.PRISE, seen) == (75, -105)
    assert worth(Bid.GARDE, seen) == (150, -210)
    assert worth(Bid.SANS, seen) == (300, -420)
    assert worth(Bid.CONTRE, seen) == (450, -630)


def test_agreements_change_what_a_contract_is_worth():
    fixed = to_speak(dealer=3, agreements=Agreements(contract_scale=ContractScale.FIXED))
    assert worth(Bid.GARDE, fixed) == (240, -270)
    pousse = to_speak(dealer=3, agreements=Agreements(pousse=Pousse.SINGLE))
    assert worth(Bid.POUSSE, pousse) == (75, -105)


def test_the_pousse_is_offered_where_it_is_agreed(panel, qtbot):
    shown(panel, to_speak(dealer=3, agreements=Agreements(pousse=Pousse.SINGLE)), qtbot)
    with qtbot.waitSignal(panel.bid_chosen, timeout=1000) as caught:
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert caught.args == [Bid.POUSSE]


def test_the_pass_says_what_follows(panel, qtbot):
    shown(panel, to_speak(dealer=3), qtbot)
    assert panel.row(Bid.PASS).accessibleDescription() == "Odile speaks next"
    panel.show_auction(to_speak(Bid.PASS, Bid.PASS, Bid.PASS, dealer=0), PEOPLE)
    assert panel.row(Bid.PASS).accessibleDescription() == "nobody takes, the deal is over"
    panel.show_auction(to_speak(Bid.PASS, Bid.PRISE, Bid.PASS, dealer=0), PEOPLE)
    assert panel.row(Bid.PASS).accessibleDescription() == "Mathilde takes: Prise"


def test_a_row_is_read_with_what_it_is_worth(panel, qtbot):
    shown(panel, to_speak(dealer=3), qtbot)
    said = panel.row(Bid.GARDE).accessibleDescription()
    assert "150" in said
    assert f"{MINUS}" in said


def test_the_language_changes_while_the_panel_is_open(panel, qtbot, speak):
    shown(panel, to_speak(Bid.PASS, Bid.PRISE, dealer=1), qtbot)
    speak("fr")
    qtbot.waitUntil(lambda: panel.title() == "Enchères")
    assert panel.row(Bid.PASS).text() == "&Passe"


def test_the_list_follows_the_speaking_order_of_every_deal(panel, qtbot):
    def order():
        rows = sorted(panel.findChildren(SpeakerRow), key=lambda row: row.y())
        return [row.accessibleName().split(",")[0] for row in rows]

    shown(panel, to_speak(dealer=3), qtbot)
    qtbot.waitUntil(lambda: order() == ["You", "Odile", "Mathilde", "Anselme"])
    panel.show_auction(to_speak(Bid.PASS, Bid.PASS, Bid.PASS, dealer=0), PEOPLE)
    qtbot.waitUntil(lambda: order() == ["Odile", "Mathilde", "Anselme", "You"])


def test_the_contracts_follow_the_agreements_of_every_deal(panel, qtbot):
    shown(panel, to_speak(dealer=3), qtbot)
    panel.show_auction(to_speak(dealer=3, agreements=Agreements(pousse=Pousse.SINGLE)), PEOPLE)
    assert panel.row(Bid.POUSSE).isEnabled()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_scale", [1.5, 2.0])
def test_large_text_hides_no_bid_and_nothing_that_was_said(
    panel, qtbot, speak, language, text_scale
):
    speak(language)
    panel.show_auction(to_speak(Bid.PASS, Bid.GARDE, dealer=1), PEOPLE)
    middle, _, ui = rooms((1366, 768), text_scale)
    placed(panel, middle, ui)
    qtbot.waitExposed(panel)
    for bid in (Bid.PASS, Bid.PRISE, Bid.GARDE, Bid.SANS, Bid.CONTRE):
        row = panel.row(bid)
        assert row.visibleRegion().boundingRect() == row.rect()
    speakers = panel.findChildren(SpeakerRow)
    assert len(speakers) == 4
    for speaker in speakers:
        assert speaker.visibleRegion().boundingRect() == speaker.rect()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)])
def test_what_must_be_said_keeps_clear_of_the_frame_of_the_speaker(panel, size):
    middle, _, ui = rooms(size)
    panel.show_auction(to_speak(Bid.PRISE, Bid.PASS, Bid.GARDE, dealer=0), PEOPLE)
    placed(panel, middle, ui)
    last = max(panel.findChildren(SpeakerRow), key=lambda row: row.geometry().bottom())
    below = next(
        label for label in panel.findChildren(Label) if "go above" in label.accessibleName()
    )
    text_top = below.geometry().top() + below.contentsMargins().top()
    assert text_top >= last.geometry().bottom() + 6 * ui
