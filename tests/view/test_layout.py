"""Where things go: nothing overlaps, everything can be read, in every window."""

from itertools import combinations, pairwise, product

import pytest

from tarot_desktop.view.layout import DOCK_FROM, table_layout
from tarot_desktop.view.places import RATIO, Rect

SIZES = [(1024, 640), (1366, 768), (2560, 1440)]
SCALES = [1, 1.15, 1.25, 1.5, 2]
EVERY_TABLE = [
    pytest.param(*size, seats, scale, id=f"{size[0]}x{size[1]}-{seats} seats-{scale:.0%}")
    for size, seats, scale in product(SIZES, (3, 4, 5, 6), SCALES)
]
every_table = pytest.mark.parametrize(("width", "height", "seats", "scale"), EVERY_TABLE)


def visible_steps(cards):
    """How much of each card but the last is seen in a row of overlapping ones."""
    return [after.x - before.x for before, after in pairwise(cards)]


def with_fan(at, place):
    box, fan = at.boxes[place], at.fans[place]
    return Rect(box.x, fan.y, box.w, box.bottom - fan.y) if fan.h else box


@every_table
def test_seats_slots_and_hand_never_overlap(width, height, seats, scale):
    at = table_layout(width, height, seats, text_scale=scale)
    fixed = [with_fan(at, place) for place in range(seats)] + list(at.slots)
    fixed.append(Rect(at.action.x, at.hand(18)[0].y, at.action.w, at.card.h))
    assert [pair for pair in combinations(fixed, 2) if pair[0].overlaps(pair[1])] == []


@every_table
def test_everything_lies_inside_the_felt(width, height, seats, scale):
    at = table_layout(width, height, seats, text_scale=scale)
    everything = [*at.boxes, *at.slots, *at.chien, *at.hand(18), *at.tray.slots, at.tray.panel]
    outside = [
        rect
        for rect in everything
        if rect.x < at.felt.x
        or rect.y < at.felt.y
        or rect.right > at.felt.right
        or rect.bottom > at.felt.bottom
    ]
    assert outside == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [1, 2, 15, 18, 21, 24])
def test_each_index_of_the_hand_is_seen(size, cards):
    at = table_layout(*size, 4)
    rects = at.hand(cards)
    assert len(rects) == cards
    assert min(visible_steps(rects), default=rects[0].w) >= 0.28 * rects[0].w


@pytest.mark.parametrize("size", SIZES)
def test_trick_cards_stay_large(size):
    at = table_layout(*size, 4)
    assert all(slot.h >= 0.69 * at.card.h for slot in at.slots)


@pytest.mark.parametrize("size", SIZES)
def test_cards_of_the_tray_and_its_texts_do_not_overlap(size):
    at = table_layout(*size, 4)
    inside = [*at.tray.slots, at.tray.text, at.tray.buttons, *at.chien_beside]
    assert [pair for pair in combinations(inside, 2) if pair[0].overlaps(pair[1])] == []


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_covers_no_seat_and_no_card(size):
    at = table_layout(*size, 4)
    others = [with_fan(at, place) for place in range(4)] + list(at.hand(24))
    assert not any(at.tray.panel.overlaps(other) for other in others)


def test_the_chien_stands_beside_the_tray_only_where_there_is_room():
    assert len(table_layout(1366, 768, 4).chien_beside) == 6
    assert table_layout(1024, 640, 4).chien_beside == ()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [8, 10, 13, 15])
def test_a_poignee_covers_neither_boxes_nor_the_hand(size, cards):
    at = table_layout(*size, 4)
    fixed = [with_fan(at, place) for place in range(4)] + list(at.hand(18))
    for place in range(4):
        shown = at.shown(place, cards)
        assert len(shown) == cards
        assert not any(card.overlaps(other) for card in shown for other in fixed), place


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [8, 10, 13, 15])
def test_each_index_of_a_poignee_is_seen(size, cards):
    at = table_layout(*size, 4)
    for place in range(4):
        shown = at.shown(place, cards)
        steps = [step for step in visible_steps(shown) if step > 0]
        assert min(steps) >= 0.22 * shown[0].w, place


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2])
def test_cards_lie_on_whole_device_pixels(dpr):
    at = table_layout(1366, 768, 4, dpr=dpr)
    for rect in (*at.hand(17), *at.slots, *at.chien, *at.tray.slots):
        for value in (rect.x, rect.y, rect.w):
            assert value * dpr == pytest.approx(round(value * dpr))


def test_cards_have_the_shape_of_the_deck():
    at = table_layout(1366, 768, 4)
    assert at.card.h == pytest.approx(RATIO * at.card.w)
    assert at.hand(18)[0].h == pytest.approx(188, abs=1)


def test_a_docked_panel_narrows_the_felt_of_a_wide_window_only():
    assert table_layout(2560, 1440, 4, docked=True).felt.w < 2560
    assert table_layout(DOCK_FROM - 1, 768, 4, docked=True).side is None


def test_seats_count_to_the_right():
    at = table_layout(1366, 768, 4)
    right, top, left = at.boxes[1:]
    assert left.cx < top.cx < right.cx
    assert top.cy < right.cy
    assert at.slots[0].cy > at.slots[2].cy
    assert at.slots[3].cx < at.slots[1].cx


def test_a_table_has_three_to_six_seats():
    with pytest.raises(ValueError, match="3 to 6"):
        table_layout(1366, 768, 2)


TABLES = {3: (6, 24, 18), 4: (6, 18, 15), 5: (3, 15, 13), 6: (3, 15, 13)}
"""Of each table size: chien, hand, and the largest poignée."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
def test_a_poignee_covers_nothing_at_any_table(size, seats):
    chien, hand, most = TABLES[seats]
    at = table_layout(*size, seats, chien=chien)
    fixed = [with_fan(at, place) for place in range(seats)] + list(at.hand(hand))
    fixed += at.slots
    for place, cards in product(range(seats), (8, most)):
        shown = at.shown(place, cards)
        assert not any(card.overlaps(other) for card in shown for other in fixed), place
        assert all(card.x >= 0 and card.right <= at.felt.right for card in shown), place
        steps = [step for step in visible_steps(shown) if step > 0]
        assert min(steps) >= 0.22 * shown[0].w, place


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
def test_a_poignee_leaves_the_face_down_chien_and_its_caption_in_sight(size, seats):
    chien, hand, most = TABLES[seats]
    at = table_layout(*size, seats, chien=chien)
    fixed = [with_fan(at, place) for place in range(seats)] + list(at.hand(hand))
    fixed += [*at.slots, *at.chien_pile, at.chien_pile_text]
    for place, cards in product(range(seats), (8, most)):
        shown = at.shown(place, cards, beside_pile=True)
        assert not any(card.overlaps(other) for card in shown for other in fixed), place
        steps = [step for step in visible_steps(shown) if step > 0]
        assert min(steps) >= 0.22 * shown[0].w, place


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
def test_the_tray_covers_no_seat_at_any_table(size, seats):
    chien, hand, _ = TABLES[seats]
    at = table_layout(*size, seats, chien=chien)
    others = [with_fan(at, place) for place in range(seats)] + list(at.hand(hand))
    assert len(at.tray.slots) == len(at.chien) == chien
    assert not any(at.tray.panel.overlaps(other) for other in others)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("upper", [0, 1, 9, 15, 22])
def test_thirty_cards_lie_in_two_rows_and_each_index_is_seen(size, upper):
    at = table_layout(*size, 3)
    rects = at.hand(30, upper=upper, two_rows=True)
    rows = {rect.y for rect in rects}
    assert len(rects) == 30
    assert len(rows) == 2
    assert all(rect.y == min(rows) for rect in rects[: upper or 15])
    assert min(step for step in visible_steps(rects) if step > 0) >= 0.28 * rects[0].w
    assert max(rows) - min(rows) >= 0.3 * rects[0].h, "the index above is seen"


@pytest.mark.parametrize("size", SIZES)
def test_the_called_card_of_the_person_lies_on_the_felt(size):
    at = table_layout(*size, 6)
    own, above = at.boxes[0], [box for box in at.boxes[1:] if box.x < at.felt.cx]
    assert all(own.y - box.bottom >= 28 * at.ui for box in above), "room for the index"


@every_table
def test_a_left_handed_table_overlaps_no_more_than_another(width, height, seats, scale):
    at = table_layout(width, height, seats, text_scale=scale, left_handed=True, docked=True)
    fixed = [with_fan(at, place) for place in range(seats)] + [*at.slots, at.piles[0]]
    fixed.append(Rect(at.action.x, at.hand(18)[0].y, at.action.w, at.card.h))
    assert [pair for pair in combinations(fixed, 2) if pair[0].overlaps(pair[1])] == []
    assert all(at.felt.x <= rect.x and rect.right <= at.felt.right for rect in fixed)


@pytest.mark.parametrize("size", SIZES)
def test_a_left_handed_table_has_its_own_box_at_the_right_and_the_log_at_the_left(size):
    right, left = (table_layout(*size, 4, docked=True, left_handed=way) for way in (False, True))
    assert left.boxes[0].right == left.action.right
    assert left.piles[0].right < left.boxes[0].x
    assert left.boxes[1].x > left.centre.right, "whoever plays next still sits at the right"
    if right.side is not None:
        assert left.side.x == 0
        assert left.felt.x == left.side.right
        assert left.felt.w == right.felt.w


def test_a_left_handed_hand_overlaps_the_other_way():
    at = table_layout(1366, 768, 4, left_handed=True)
    assert at.overlap(at.hand(3)) == (2, 1, 0)
    rows = table_layout(1366, 768, 3, left_handed=True)
    # Three cards in the upper row, two in the lower one, which lies above the other.
    assert rows.overlap(rows.hand(5, upper=3, two_rows=True)) == (2, 1, 0, 4, 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [19, 24])
def test_two_rows_of_a_hand_that_plays_leave_the_action_row_free(size, cards):
    at = table_layout(*size, 3)
    rects = at.hand(cards, upper=9, two_rows=True)
    assert min(rect.y for rect in rects) >= at.action.bottom
    assert {rect.y for rect in rects} == {rects[0].y, rects[-1].y}
    assert rects[0].y < rects[-1].y


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_window_below_the_usual_least_size_gives_its_room_to_the_middle(seats):
    small, usual = table_layout(800, 500, seats), table_layout(1024, 640, seats)
    assert small.compact
    assert not usual.compact
    assert small.centre.h >= 0.42 * 500
    fixed = [*small.boxes, *small.slots]
    fixed.append(Rect(small.action.x, small.hand(18)[0].y, small.action.w, small.card.h))
    assert [pair for pair in combinations(fixed, 2) if pair[0].overlaps(pair[1])] == []
