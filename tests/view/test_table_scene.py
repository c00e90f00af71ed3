"""The table: playing events leaves it as showing does; it shows nothing hidden; clicks."""

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest

import tarot_desktop.view
from tarot_desktop.game.events import CardPlayed, Dealt
from tarot_desktop.game.observation import Ask, Role
from tarot_desktop.game.projection import observe
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.cards import DECK, PETIT, Card
from tarot_desktop.rules.discarding import DiscardReason
from tarot_desktop.storage.choices import PlayMode
from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.look import Look
from tarot_desktop.view.places import Rect
from tarot_desktop.view.seat_painter import SeatPainter
from tarot_desktop.view.spots import Mark, SeatLook, Zone
from tarot_desktop.view.table_view import TableArea
from tarot_desktop.view.theme import COLOURS
from tests.game.playing import moments, other_world, random_game
from tests.view.tables import NAMES, happenings, people, scene_of


@pytest.fixture(scope="module")
def deck(qapp):
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


def observations(seed, wanted, *, seats=4):
    """The first observation of the person in deals played at random that is `wanted`."""
    for number in range(seed, seed + 400):
        rng = Random(number)
        game = random_game(seats, rng, FFT)
        for _ in moments(game, rng):
            seen = observe(game.state, 0)
            if wanted(seen):
                return seen
    raise AssertionError("no deal has it")


def own_play(seen):
    return seen.ask is Ask.PLAY and seen.to_act and bool(seen.refusals) and bool(seen.legal_cards)


def own_discard(seen):
    return seen.ask is Ask.DISCARD and seen.to_act


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(2))
def test_playing_a_deal_leaves_the_table_as_showing_it_does(deck, seats, seed):
    rng = Random(1000 * seats + seed)
    played, shown = scene_of(deck, seats), scene_of(deck, seats)
    for event, seen in happenings(random_game(seats, rng), rng):
        played.play(event, seen)
        shown.show(seen)
        assert played.snapshot() == shown.snapshot(), event


def test_a_movement_that_is_cut_short_ends_like_one_that_is_not(deck):
    rng = Random(7)
    played, shown = scene_of(deck, pace=1), scene_of(deck)
    for event, seen in happenings(random_game(4, rng, FFT), rng):
        played.play(event, seen)
        played.animator.finish()
        shown.show(seen)
        assert played.snapshot() == shown.snapshot(), event


def test_every_movement_ends_by_itself(deck, qtbot):
    rng = Random(11)
    played, shown = scene_of(deck, pace=0.02), scene_of(deck)
    for event, seen in happenings(random_game(4, rng, FFT), rng):
        with qtbot.waitSignal(played.animator.idle):
            played.play(event, seen)
        shown.show(seen)
        assert played.snapshot() == shown.snapshot(), event


def test_reduced_motion_ends_in_the_same_table(deck, qtbot):
    rng = Random(13)
    played, shown = scene_of(deck), scene_of(deck)
    played.animator.set_pace(1, reduced=True)
    for event, seen in list(happenings(random_game(4, rng, FFT), rng))[:12]:
        with qtbot.waitSignal(played.animator.idle):
            played.play(event, seen)
        shown.show(seen)
        assert played.snapshot() == shown.snapshot(), event


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_are_not_in_the_scene(deck, seed):
    rng = Random(seed)
    game = random_game(4, rng, FFT)
    scene = scene_of(deck)
    for _ in moments(game, rng):
        seen = observe(game.state, 0)
        scene.show(seen)
        known = {card.code for card in (*seen.hand, *(seen.chien or ()), *seen.discard_shown)}
        known |= {card.code for _, card in seen.plays}
        known |= {card.code for made in seen.announcements for card in made.said.cards}
        known |= {card.code for card in seen.petit_sec_hand or ()}
        assert scene.codes_in_scene() <= known


def test_a_table_does_not_depend_on_hidden_cards(deck):
    compared = 0
    one, other = scene_of(deck), scene_of(deck)
    for seed in range(4):
        rng = Random(seed)
        game = random_game(4, rng, FFT)
        for _ in moments(game, rng):
            swapped = other_world(game.state, 0, rng) if game.state.end is None else None
            if swapped is None:
                continue
            one.show(observe(game.state, 0))
            other.show(observe(swapped, 0))
            assert one.snapshot() == other.snapshot()
            compared += 1
    assert compared > 20


def test_only_the_persons_turn_marks_cards(deck):
    seen = observations(1, own_play)
    scene = scene_of(deck)
    scene.show(seen)
    veiled = [card.key for card in scene.snapshot()[0] if card.veiled]
    scene.set_turn(True)
    locked = {card.key[1] for card in scene.snapshot()[0] if Mark.LOCK in card.marks}
    assert veiled == []
    assert locked == {card.code for card, _ in seen.refusals}


def test_the_leader_and_the_winner_are_marked(deck):
    seen = observations(2, lambda seen: seen.trick is not None and len(seen.trick.plays) == 3)
    scene = scene_of(deck)
    scene.show(seen)
    marks = {card.key[1]: card.marks for card in scene.snapshot()[0]}
    for seat, card in seen.trick.plays:
        assert (Mark.STAR in marks[card.code]) == (seat == seen.trick.leader)
        assert (Mark.CROWN in marks[card.code]) == (seat == seen.winning_seat)


def test_the_deal_lasts_a_second_and_a_half_at_most(deck):
    rng = Random(3)
    game = random_game(4, rng, FFT)
    scene = scene_of(deck, pace=1)
    event, seen = next(iter(happenings(game, rng)))
    assert isinstance(event, Dealt)
    scene.play(event, seen)
    assert 1000 < scene.animator.duration_ms() <= 1500


def test_nothing_is_animated_at_speed_zero(deck, qtbot):
    rng = Random(5)
    scene = scene_of(deck, pace=0)
    heard = []
    scene.animator.idle.connect(lambda: heard.append(scene.animator.moving))
    for event, seen in list(happenings(random_game(4, rng, FFT), rng))[:5]:
        before = len(heard)
        scene.play(event, seen)
        assert not scene.animator.moving
        assert len(heard) == before, "idle must not be sent from inside play"
        qtbot.waitUntil(lambda before=before: len(heard) == before + 1)


def click(area, card):
    rect = area.scene.card_rect(card)
    at = QPoint(round(rect.x + 8), round(rect.y + rect.h / 3))
    QTest.mouseClick(area.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def area(deck, qtbot):
    scene = scene_of(deck)
    made = TableArea(scene)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_a_click_on_a_legal_card_asks_for_it(area, qtbot):
    seen = observations(1, own_play)
    area.scene.show(seen)
    area.scene.set_turn(True)
    with qtbot.waitSignal(area.scene.card_clicked) as heard:
        click(area, seen.legal_cards[0])
    assert heard.args == [seen.legal_cards[0]]


def test_a_click_on_another_card_is_refused_with_the_reason(area, qtbot):
    seen = observations(1, own_play)
    area.scene.show(seen)
    area.scene.set_turn(True)
    card, reason = seen.refusals[0]
    with (
        qtbot.waitSignal(area.scene.card_refused) as heard,
        qtbot.assertNotEmitted(area.scene.card_clicked),
    ):
        click(area, card)
    assert (heard.args[0].card, heard.args[0].refusal) == (card, reason)


def test_a_click_out_of_turn_only_hurries(area, qtbot):
    seen = observations(1, own_play)
    area.scene.show(seen)
    with qtbot.waitSignal(area.scene.felt_clicked), qtbot.assertNotEmitted(area.scene.card_clicked):
        click(area, seen.legal_cards[0])


def test_a_click_on_the_felt_is_heard(area, qtbot):
    area.scene.show(observations(1, own_play))
    centre = area.scene.table.centre
    with qtbot.waitSignal(area.scene.felt_clicked):
        QTest.mouseClick(
            area.view.viewport(),
            Qt.MouseButton.LeftButton,
            pos=QPoint(round(centre.x + 20), round(centre.bottom - 20)),
        )


def test_a_click_on_a_seat_box_names_the_seat(area, qtbot):
    area.scene.show(observations(1, own_play))
    box = area.scene.table.boxes[2]
    with qtbot.waitSignal(area.scene.seat_clicked) as heard:
        QTest.mouseClick(
            area.view.viewport(),
            Qt.MouseButton.LeftButton,
            pos=QPoint(round(box.cx), round(box.cy)),
        )
    assert heard.args == [2]


def test_a_click_on_the_pile_asks_for_the_last_trick(area, qtbot):
    seen = observations(1, lambda seen: own_play(seen) and bool(seen.tricks))
    area.scene.show(seen)
    pile = area.scene.table.piles[seen.tricks[-1].winner]
    with qtbot.waitSignal(area.scene.trick_pile_clicked):
        QTest.mouseClick(
            area.view.viewport(),
            Qt.MouseButton.LeftButton,
            pos=QPoint(round(pile.cx), round(pile.cy)),
        )
    area.scene.show_last_trick(seen)
    last = {card.key[1] for card in area.scene.snapshot()[0] if card.key[0] is Zone.LAST}
    assert last == {card.code for card in seen.tricks[-1].cards}
    area.scene.hide_last_trick()
    assert not [card for card in area.scene.snapshot()[0] if card.key[0] is Zone.LAST]


def test_confirming_takes_two_clicks(area, qtbot):
    seen = observations(1, own_play)
    area.scene.set_play_mode(PlayMode.CONFIRM)
    area.scene.show(seen)
    area.scene.set_turn(True)
    card = seen.legal_cards[0]
    with qtbot.assertNotEmitted(area.scene.card_clicked):
        click(area, card)
    rings = {seen_card.key[1]: seen_card.rings for seen_card in area.scene.snapshot()[0]}
    assert "selected" in rings[card.code]
    with qtbot.waitSignal(area.scene.card_clicked):
        click(area, card)


def test_a_double_click_plays_where_one_click_does_not(area, qtbot):
    seen = observations(1, own_play)
    area.scene.set_play_mode(PlayMode.DOUBLE_CLICK)
    area.scene.show(seen)
    area.scene.set_turn(True)
    card = seen.legal_cards[0]
    rect = area.scene.card_rect(card)
    at = QPointF(rect.x + 8, rect.y + 40)
    with qtbot.assertNotEmitted(area.scene.card_clicked):
        click(area, card)
    viewport = area.view.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        at,
        viewport.mapToGlobal(at),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with qtbot.waitSignal(area.scene.card_clicked) as heard:
        area.view.mouseDoubleClickEvent(event)
    assert heard.args == [card]


def test_the_discard_moves_cards_to_the_tray_and_back(deck, qtbot):
    seen = observations(3, own_discard)
    scene = scene_of(deck)
    scene.show(seen)
    assert not set(scene.hand_cards()) & set(seen.chien)
    scene.begin_discard(seen)
    assert set(scene.hand_cards()) == set(seen.hand)
    allowed = sorted(seen.discard_rules.plain)[:6]
    for card in allowed[:2]:
        scene.press(card)
    assert scene.stage.tray == tuple(allowed[:2])
    assert scene.card_rect(allowed[1]) == scene.table.tray.slots[1]
    with qtbot.waitSignal(scene.discard_changed) as heard:
        scene.press(allowed[0])
    assert heard.args == [(allowed[1],)]
    assert scene.card_rect(allowed[1]) == scene.table.tray.slots[0]
    scene.clear_discard()
    assert set(scene.hand_cards()) == set(seen.hand)


def test_the_tray_refuses_a_seventh_card_and_forbidden_ones(deck, qtbot):
    seen = observations(
        3,
        lambda seen: own_discard(seen) and len(seen.discard_rules.plain) > 6 and PETIT in seen.hand,
    )
    scene = scene_of(deck)
    scene.begin_discard(seen)
    plain = sorted(seen.discard_rules.plain)
    with qtbot.waitSignal(scene.card_refused) as heard:
        scene.press(PETIT)
    assert heard.args[0].refusal is DiscardReason.BOUT
    for card in plain[:6]:
        scene.press(card)
    with qtbot.waitSignal(scene.card_refused) as heard:
        scene.press(plain[6])
    assert heard.args[0].refusal is None
    assert len(scene.stage.tray) == 6


def test_the_draw_lies_before_each_seat_until_the_deal(deck):
    scene = scene_of(deck)
    drawn = ((0, DECK[3]), (1, DECK[20]), (2, DECK[60]), (3, DECK[70]))
    scene.play_draw(drawn, 0)
    places = {card.key[1]: card.rect for card in scene.snapshot()[0]}
    assert set(places) == {card.code for _, card in drawn}
    assert places[DECK[20].code].x == scene.table.slots[1].x
    assert scene.snapshot()[1].seats[0].dealer
    rng = Random(1)
    event, seen = next(iter(happenings(random_game(4, rng, FFT), rng)))
    scene.play(event, seen)
    assert not [card for card in scene.snapshot()[0] if card.key[0] is Zone.DRAWN]


def test_a_card_flies_from_the_fan_to_its_slot(deck):
    rng = Random(17)
    scene = scene_of(deck, pace=1)
    for event, seen in happenings(random_game(4, rng, FFT), rng):
        scene.play(event, seen)
        if isinstance(event, CardPlayed) and event.seat == 2:
            flying = next(
                card for card in scene.snapshot()[0] if card.key == (Zone.CARD, event.card.code)
            )
            assert flying.rect.w < scene.table.slots[2].w
            assert flying.rect.y < scene.table.slots[2].y
            return
    raise AssertionError("seat 2 played no card")


def test_a_resized_table_places_everything_anew(deck):
    seen = observations(1, own_play)
    scene, fresh = scene_of(deck), scene_of(deck, size=(1024, 640))
    scene.show(seen)
    scene.set_window(1024, 640, 1.0)
    fresh.show(seen)
    assert scene.snapshot() == fresh.snapshot()


def test_people_are_seated_at_their_boxes(deck):
    scene = scene_of(deck)
    assert scene.people == tuple(people(4))


QT_CALLS_EACH_FRAME = {"paint", "boundingRect", "shape", "itemChange", "drawBackground"}


def test_no_frame_calls_python():
    folder = Path(tarot_desktop.view.__file__).parent
    found = [
        f"{path.name}: {node.name}"
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name in QT_CALLS_EACH_FRAME
    ]
    assert found == []


def test_the_own_box_is_lit_while_the_person_discards(deck):
    seen = observations(1, own_discard)
    scene = scene_of(deck)
    scene.show(seen)
    assert not scene.snapshot()[1].seats[0].turn
    scene.begin_discard(seen)
    scene.animator.finish()
    assert scene.snapshot()[1].seats[0].turn


@pytest.mark.parametrize("role", [Role.TAKER, Role.PARTNER, Role.DEFENDER])
def test_the_own_box_says_your_turn_beside_every_role(deck, role):
    look = Look()
    seat = SeatLook(seat=0, tricks=3, role=role, bid=None, dealer=True, turn=True, backs=0)
    painter = SeatPainter(deck, look, 1.0)
    size = Rect(0, 0, 192, 56)
    drawn = painter.box(seat, people(4)[0], size, compact=False).toImage()
    silent = painter.box(replace(seat, turn=False), people(4)[0], size, compact=False).toImage()
    left, top = painter.margin() + 61, painter.margin() + 29
    changed = [
        x
        for x in range(left, left + 125)
        for y in range(top, top + 20)
        if drawn.pixel(x, y) != silent.pixel(x, y)
    ]
    assert changed
    assert max(changed) - min(changed) > 30


@pytest.mark.parametrize("below", [False, True])
def test_a_called_card_hangs_on_the_edge_that_has_room(deck, below):
    seat = SeatLook(seat=1, tricks=0, role=Role.TAKER, bid=None, dealer=False, turn=False, backs=0)
    painter, size = SeatPainter(deck, Look(), 1.0), Rect(0, 0, 150, 32)
    called = replace(seat, called=Card.parse("HK"))
    bare, drawn = (
        painter.box(one, people(5)[1], size, compact=True, below=below).toImage()
        for one in (seat, called)
    )
    margin = painter.margin()
    rows = [
        y - margin
        for y in range(drawn.height())
        if any(drawn.pixel(x, y) != bare.pixel(x, y) for x in range(drawn.width()))
    ]
    if below:
        assert min(rows) > 16
        assert max(rows) > 50
    else:
        assert max(rows) < 16
        assert min(rows) < -20


def test_a_called_card_that_hangs_down_keeps_clear_of_the_trick(deck):
    seat = SeatLook(seat=1, tricks=0, role=Role.TAKER, bid=None, dealer=False, turn=False, backs=0)
    painter, size = SeatPainter(deck, Look(), 1.0), Rect(0, 0, 150, 32)
    called = replace(seat, called=Card.parse("HK"))

    def columns(tucked):
        bare, drawn = (
            painter.box(one, people(5)[1], size, compact=True, below=True, tucked=tucked).toImage()
            for one in (seat, called)
        )
        low = drawn.height() - painter.margin()
        return [x for x in range(drawn.width()) if drawn.pixel(x, low) != bare.pixel(x, low)]

    hung, left = painter.hung(size), painter.margin()
    assert hung.x <= min(columns(False)) - left + 2
    assert max(columns(False)) - left <= hung.right
    assert max(columns(True)) < min(columns(False))


@pytest.mark.parametrize("scheme", list(COLOURS), ids=str)
def test_without_colours_the_frame_still_says_whose_turn_it_is(deck, scheme):
    painter = SeatPainter(deck, Look(colours=COLOURS[scheme]), 1)
    painter.set_names(NAMES[:4])
    seat = SeatLook(
        seat=1, tricks=0, role=Role.DEFENDER, bid=None, dealer=False, turn=True, backs=0
    )
    size = Rect(0, 0, 192, 56)

    def light(turn):
        box = painter.box(replace(seat, turn=turn), people(4)[1], size, compact=False)
        grey = box.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        middle, margin = grey.width() // 2, painter.margin()
        return sum(grey.pixelColor(middle, margin + y).lightness() for y in range(5))

    assert light(turn=True) > 1.4 * light(turn=False)
