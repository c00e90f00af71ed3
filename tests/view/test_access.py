"""The table by keyboard and for a screen reader: names, states, focus, announcements."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tarot_desktop.game.observation import Ask
from tarot_desktop.game.projection import observe
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.cards import Suit
from tarot_desktop.view import access
from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.mirror import CardButton
from tarot_desktop.view.sorting import group
from tarot_desktop.view.table_view import TableArea
from tarot_desktop.view.words import card_name, in_sentence, refusal_sentence
from tests.game.playing import moments, other_world, random_game
from tests.view.tables import NAMES, scene_of


@pytest.fixture(scope="module")
def deck(qapp):
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


@pytest.fixture
def area(deck, qtbot):
    made = TableArea(scene_of(deck))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    return made


def observation(wanted):
    for seed in range(400):
        rng = Random(seed)
        game = random_game(4, rng, FFT)
        for _ in moments(game, rng):
            seen = observe(game.state, 0)
            if wanted(seen):
                return seen
    raise AssertionError("no deal has it")


def own_play(seen):
    return seen.ask is Ask.PLAY and seen.to_act and bool(seen.refusals) and len(seen.hand) > 6


def ask(area, seen):
    area.scene.show(seen)
    area.scene.set_turn(True)
    area.scene.animator.finish()


def buttons(area):
    return {
        button.card: button
        for button in area.access.findChildren(CardButton)
        if button.card is not None
    }


def focused(area):
    widget = QApplication.focusWidget()
    return widget.card if isinstance(widget, CardButton) else None


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)


def test_every_card_of_the_hand_has_a_button_of_its_name(area):
    seen = observation(own_play)
    ask(area, seen)
    made = buttons(area)
    assert set(made) == set(seen.hand)
    assert all(button.accessibleName() == card_name(card) for card, button in made.items())
    assert all(not button.isHidden() for button in made.values())


def test_a_button_lies_where_its_card_does(area):
    seen = observation(own_play)
    ask(area, seen)
    for card, button in buttons(area).items():
        rect = area.scene.card_rect(card)
        assert abs(button.x() - rect.x) <= 1
        assert abs(button.y() - rect.y) <= 1


def test_a_button_says_whether_its_card_may_be_played_and_its_place(area):
    seen = observation(own_play)
    ask(area, seen)
    made = buttons(area)
    order = area.scene.hand_cards()
    for number, card in enumerate(order, 1):
        said = made[card].accessibleDescription()
        assert said.endswith(f"{number} of {len(order)}")
        assert ("may be played" in said) == (card in seen.legal_cards)
    for card, reason in seen.refusals:
        sentence = refusal_sentence(reason, seen, NAMES)
        assert made[card].accessibleDescription().startswith(sentence)


def test_the_discard_tells_what_came_from_the_chien(area):
    seen = observation(lambda seen: seen.ask is Ask.DISCARD and seen.to_act)
    area.scene.begin_discard(seen)
    area.scene.animator.finish()
    for card, button in buttons(area).items():
        came = "from the chien" in button.accessibleDescription()
        assert came == (card in seen.chien), card
    plain = min(seen.discard_rules.plain)
    area.access.focus_hand()
    buttons(area)[plain].setFocus()
    press(Qt.Key.Key_Space)
    assert area.scene.stage.tray == (plain,)
    assert "in the discard" in buttons(area)[plain].accessibleDescription()
    buttons(area)[plain].setFocus()
    press(Qt.Key.Key_Space)
    assert area.scene.stage.tray == ()


def test_arrows_home_and_end_walk_along_the_hand(area):
    ask(area, observation(own_play))
    order = area.scene.hand_cards()
    area.access.focus_hand()
    assert focused(area) == order[0]
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    assert focused(area) == order[2]
    press(Qt.Key.Key_Left)
    assert focused(area) == order[1]
    press(Qt.Key.Key_End)
    assert focused(area) == order[-1]
    press(Qt.Key.Key_Right)
    assert focused(area) == order[-1]
    press(Qt.Key.Key_Home)
    assert focused(area) == order[0]


def test_up_and_down_walk_from_suit_to_suit(area):
    ask(area, observation(lambda seen: own_play(seen) and len({group(c) for c in seen.hand}) > 2))
    order = area.scene.hand_cards()
    groups = list(dict.fromkeys(group(card) for card in order))
    first = {suit: next(card for card in order if group(card) is suit) for suit in groups}
    area.access.focus_hand()
    press(Qt.Key.Key_Up)
    assert focused(area) == first[groups[1]]
    press(Qt.Key.Key_Up)
    assert focused(area) == first[groups[2]]
    press(Qt.Key.Key_Down)
    assert focused(area) == first[groups[1]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_plays_the_focused_card(area, qtbot, key):
    seen = observation(own_play)
    ask(area, seen)
    buttons(area)[seen.legal_cards[0]].setFocus()
    with qtbot.waitSignal(area.scene.card_clicked) as heard:
        press(key)
    assert heard.args == [seen.legal_cards[0]]


def test_a_key_on_a_forbidden_card_is_refused(area, qtbot):
    seen = observation(own_play)
    ask(area, seen)
    card, reason = seen.refusals[0]
    buttons(area)[card].setFocus()
    with qtbot.waitSignal(area.scene.card_refused) as heard:
        press(Qt.Key.Key_Return)
    assert heard.args[0].refusal == reason


def rings(area):
    return {seen.key[1]: seen.rings for seen in area.scene.snapshot()[0] if seen.rings}


def test_the_focus_stays_at_its_place_in_the_hand_while_cards_are_discarded(area):
    seen = observation(
        lambda seen: seen.ask is Ask.DISCARD and seen.to_act and len(seen.discard_rules.plain) > 3
    )
    area.scene.begin_discard(seen)
    area.scene.animator.finish()
    order = area.scene.hand_cards()
    place = next(n for n, card in enumerate(order[:-1]) if card in seen.discard_rules.plain)
    buttons(area)[order[place]].setFocus()
    press(Qt.Key.Key_Return)
    assert area.scene.stage.tray == (order[place],)
    assert focused(area) == order[place + 1]
    area.scene.animator.finish()
    assert focused(area) == order[place + 1]


def test_a_card_that_had_the_focus_before_the_chien_came_is_followed_by_its_neighbour(area):
    seen = observation(
        lambda seen: seen.ask is Ask.DISCARD and seen.to_act and len(seen.discard_rules.plain) > 3
    )
    own = tuple(card for card in seen.hand if card not in seen.chien)
    earlier = replace(seen, hand=own, ask=Ask.CALL, chien=None)
    ask(area, earlier)
    known = [card for card in area.scene.hand_cards() if card in seen.discard_rules.plain]
    buttons(area)[known[-2]].setFocus()
    area.scene.begin_discard(seen)
    area.scene.animator.finish()
    order = area.scene.hand_cards()
    assert focused(area) == known[-2]
    press(Qt.Key.Key_Return)
    assert focused(area) == order[order.index(known[-2]) + 1]


def test_the_focus_ring_in_the_discard_is_drawn_for_paper(area):
    seen = observation(lambda seen: seen.ask is Ask.DISCARD and seen.to_act)
    plain = min(seen.discard_rules.plain)
    area.scene.begin_discard(seen, (plain,))
    area.scene.animator.finish()
    buttons(area)[plain].setFocus()
    assert rings(area) == {plain.code: {"focus on paper"}}


def test_tab_leads_from_the_hand_to_the_buttons_of_the_discard(area, qtbot):
    between, clear, finish = QPushButton(area), QPushButton(area), QPushButton(area)
    for button in (between, clear, finish):
        button.show()
    area.access.lead_on((clear, finish))
    seen = observation(lambda seen: seen.ask is Ask.DISCARD and seen.to_act)
    area.scene.begin_discard(seen)
    area.scene.animator.finish()
    area.access.focus_hand()
    press(Qt.Key.Key_Right)
    here = focused(area)
    press(Qt.Key.Key_Tab)
    assert clear.hasFocus()
    press(Qt.Key.Key_Tab)
    assert finish.hasFocus()
    press(Qt.Key.Key_Backtab)
    press(Qt.Key.Key_Backtab)
    assert focused(area) == here


def click(area, qtbot, card):
    rect = area.scene.card_rect(card)
    where = QPoint(round(rect.x + 8), round(rect.y + rect.h / 8))
    qtbot.mouseClick(area.view.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_after_the_mouse_no_ring_shows_until_a_key_is_pressed(area, qtbot):
    seen = observation(own_play)
    ask(area, seen)
    area.access.focus_hand()
    assert rings(area)
    with qtbot.waitSignal(area.scene.card_clicked):
        click(area, qtbot, seen.legal_cards[-1])
    assert not any("focus" in names for names in rings(area).values())
    area.access.focus_hand()
    assert not any("focus" in names for names in rings(area).values())
    press(Qt.Key.Key_Home)
    assert rings(area)[area.scene.hand_cards()[0].code] == {"focus"}


def test_after_the_mouse_enter_shows_the_focus_before_it_plays(area, qtbot):
    seen = observation(own_play)
    ask(area, seen)
    click(area, qtbot, seen.legal_cards[-1])
    buttons(area)[seen.legal_cards[0]].setFocus()
    with qtbot.assertNotEmitted(area.scene.card_clicked):
        press(Qt.Key.Key_Return)
    assert rings(area)[seen.legal_cards[0].code] == {"focus"}
    with qtbot.waitSignal(area.scene.card_clicked) as heard:
        press(Qt.Key.Key_Return)
    assert heard.args == [seen.legal_cards[0]]


def test_tab_shows_the_ring_again_after_the_mouse(area, qtbot):
    outside = QPushButton(area)
    outside.show()
    seen = observation(own_play)
    ask(area, seen)
    click(area, qtbot, seen.legal_cards[-1])
    outside.setFocus()
    while focused(area) is None:
        press(Qt.Key.Key_Tab)
    assert rings(area)[focused(area).code] == {"focus"}


def test_a_screen_reader_can_press_a_card(area, qtbot):
    seen = observation(own_play)
    ask(area, seen)
    with qtbot.waitSignal(area.scene.card_clicked) as heard:
        buttons(area)[seen.legal_cards[0]].click()
    assert heard.args == [seen.legal_cards[0]]


def test_the_focus_is_shown_as_a_ring_on_the_card(area):
    seen = observation(own_play)
    ask(area, seen)
    area.access.focus_hand()
    card = focused(area)
    rings = {seen_card.key[1]: seen_card.rings for seen_card in area.scene.snapshot()[0]}
    assert "focus" in rings[card.code]
    assert sum("focus" in names for names in rings.values()) == 1


def test_the_focus_stays_in_the_hand_when_its_card_leaves(area):
    game, rng = random_game(4, Random(2), FFT), Random(2)
    before = after = None
    for _ in moments(game, rng):
        seen = observe(game.state, 0)
        if before is None and own_play(seen):
            before = seen
        elif before is not None and len(seen.hand) < len(before.hand):
            after = seen
            break
    ask(area, before)
    area.access.focus_hand()
    gone = next(card for card in before.hand if card not in after.hand)
    buttons(area)[gone].setFocus()
    area.scene.show(after)
    assert focused(area) in after.hand


def test_seats_and_trick_are_told_in_words(area):
    seen = observation(lambda seen: own_play(seen) and len(seen.trick.plays) == 2)
    ask(area, seen)
    told = [child.accessibleName() for child in area.access.children() if child.isWidgetType()]
    for name in NAMES[1:4]:
        assert any(text.startswith(f"{name}, Club") for text in told)
    card = seen.trick.plays[0][1]
    assert any(in_sentence(card) in text and "leads" in text for text in told)


def test_nothing_hidden_is_told(area):
    compared = 0
    rng = Random(8)
    game = random_game(4, rng, FFT)
    for _ in moments(game, rng):
        swapped = other_world(game.state, 0, rng) if game.state.end is None else None
        if swapped is None:
            continue
        heard = []
        for state in (game.state, swapped):
            area.scene.show(observe(state, 0))
            widgets = [child for child in area.access.children() if child.isWidgetType()]
            shown = [widget for widget in widgets if not widget.isHidden()]
            heard.append(
                sorted((each.accessibleName(), each.accessibleDescription()) for each in shown)
            )
        assert heard[0] == heard[1]
        compared += 1
    assert compared > 5


def test_announcements_are_polite_unless_they_are_urgent(area, monkeypatch):
    told = []
    monkeypatch.setattr(
        access,
        "QAccessible",
        SimpleNamespace(
            AnnouncementPoliteness=QAccessible.AnnouncementPoliteness,
            updateAccessibility=lambda event: told.append((event.message(), event.politeness())),
        ),
    )
    access.announce(area.view, "Your turn", assertive=True)
    access.announce(area.view, "Odile plays the 12")
    politeness = QAccessible.AnnouncementPoliteness
    assert told == [
        ("Your turn", politeness.Assertive),
        ("Odile plays the 12", politeness.Polite),
    ]


def test_tab_leaves_the_hand_and_comes_back_to_the_same_card(area, qtbot):
    outside = QPushButton(area)
    outside.show()
    ask(area, observation(own_play))
    order = area.scene.hand_cards()
    area.access.focus_hand()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Tab)
    assert focused(area) is None
    while focused(area) is None:
        press(Qt.Key.Key_Tab)
    assert focused(area) == order[1]


def test_the_trick_can_be_focused_and_shows_it(area):
    ask(area, observation(own_play))
    before = area.grab().toImage()
    area.access.focus_table()
    assert "leads" in QApplication.focusWidget().accessibleName()
    assert area.grab().toImage() != before


def test_a_seat_that_has_shown_trumps_can_be_pressed(area, qtbot):
    seen = observation(
        lambda seen: own_play(seen) and any(made.seat == 2 for made in seen.announcements)
    )
    ask(area, seen)
    seat = next(
        child
        for child in area.access.children()
        if child.isWidgetType() and child.accessibleName().startswith(NAMES[2])
    )
    assert "trumps shown" in seat.accessibleName()
    seat.setFocus()
    with qtbot.waitSignal(area.scene.seat_clicked) as heard:
        press(Qt.Key.Key_Return)
    assert heard.args == [2]


def test_the_excuse_is_grouped_with_the_trumps(area):
    seen = observation(lambda seen: own_play(seen) and any(c.is_excuse for c in seen.hand))
    ask(area, seen)
    order = area.scene.hand_cards()
    place = next(number for number, card in enumerate(order) if card.is_excuse)
    assert all(card.suit is Suit.TRUMPS for card in order[:place])
