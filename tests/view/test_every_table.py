"""Whole deals at 3, 5 and 6 seats at the real window, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from tarot_desktop.game.observation import Ask, Observation, Role
from tarot_desktop.game.results import End
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, cards
from tarot_desktop.view.layout import scales
from tarot_desktop.view.look import Label
from tarot_desktop.view.panel_window import whole
from tarot_desktop.view.panels.arithmetic import sections
from tarot_desktop.view.theme import DAY
from tests.view.playing import Person, distribution

Open = Callable[..., Person]

THREE = "T21 T20 T19 T18 T15 T12 T9 T5 T3 T1 E SK SQ S10 S4 HK HQ H9 H3 DK D9 D2 C7 C5"
FIVE = "T21 T20 T18 T15 T12 T9 T1 E SK SQ S4 HQ H3 D2 C7"
"""Three bouts, seven trumps and the king of spades."""
FRIEND = "HK H2 H1 T2 T3 S1 S2 S3 D1 D3 D4 C1 C2 C3 C4"
"""The hand with the king of hearts, too weak for a bid."""


def known(person: Person) -> Observation:
    seen = person.house.director.seen
    assert seen is not None
    return seen


def called(person: Person, card: str) -> None:
    (king,) = cards(card)
    person.asked(Ask.CALL)
    person.click(person.turns.call.choice(king))


def to_call(person: Person, bid: Bid = Bid.GARDE) -> Observation:
    while (seen := person.asked()).ask is not Ask.CALL:
        person.click_answer(seen, bid)
    return seen


def written(person: Person) -> str:
    return " ".join(label.text() for label in person.desk.summary.findChildren(Label))


def test_three_seats_a_whole_deal_by_mouse_as_taker(sit_down: Open) -> None:
    person = sit_down(deal=distribution(THREE, "", ""), dealer=2)
    seen = person.asked(Ask.BID)
    assert (seen.seats, len(seen.hand), seen.active) == (3, 24, (0, 1, 2))
    while (seen := person.asked()).ask is not Ask.DISCARD:
        person.click_answer(seen, Bid.GARDE)
    assert len(seen.hand) == 30
    assert len(person.window.scene.hand_cards()) == 30
    person.click_through()
    result = known(person).result
    assert result is not None
    assert (result.taker, result.contract, len(known(person).tricks)) == (0, Bid.GARDE, 24)
    assert result.scores[0] == -2 * result.scores[1] == -2 * result.scores[2]


def test_thirty_cards_lie_in_two_rows_trumps_above(sit_down: Open) -> None:
    person = sit_down(deal=distribution(THREE, "", ""), dealer=2)
    while (seen := person.asked()).ask is not Ask.DISCARD:
        person.click_answer(seen, Bid.GARDE)
    scene = person.window.scene
    tops: dict[bool, set[float]] = {True: set(), False: set()}
    for card in scene.hand_cards():
        rect = scene.card_rect(card)
        assert rect is not None
        tops[card.is_trump or card.is_excuse].add(rect.y)
    assert max(tops[True]) < min(tops[False])


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)], ids=str)
def test_thirty_cards_cover_neither_the_own_box_nor_the_legend_nor_a_refusal(
    sit_down: Open, size: tuple[int, int]
) -> None:
    person = sit_down(deal=distribution(THREE, "", ""), dealer=2, size=size)
    while (seen := person.asked()).ask is not Ask.DISCARD:
        person.click_answer(seen, Bid.GARDE)
    scene = person.window.scene
    hand = [rect for card in scene.hand_cards() if (rect := scene.card_rect(card))]
    top = min(rect.y for rect in hand)
    arrangement = scene.snapshot()[1]
    box = scene.table.boxes[0].moved(0, -arrangement.own_box_up)
    assert box.bottom < top
    assert not box.overlaps(scene.table.tray.panel)
    legend = person.turns.discard_bar.legend
    if legend.isVisible():
        assert legend.geometry().bottom() < top
        assert not legend.geometry().intersects(whole(scene.table.tray.panel))
    person.click_card(cards("T21")[0])
    why = person.window.why
    assert why.isVisible()
    assert why.geometry().bottom() < top
    assert not why.geometry().intersects(whole(box))


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_kings_to_call_are_nearly_as_large_as_the_cards_of_the_hand(
    sit_down: Open, text_scale: float
) -> None:
    person = sit_down(deal=distribution(FIVE, FRIEND, "", "", ""), dealer=4, size=(1024, 640))
    to_call(person)
    person.window.set_look(DAY, text_scale)
    king, panel = person.turns.call.choice(cards("HK")[0]), person.turns.call
    assert king.card_width() >= 0.75 * person.window.scene.table.card.w
    assert panel.rect().contains(king.geometry())


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_no_part_of_the_strip_is_cut_however_large_the_type(
    sit_down: Open, text_scale: float
) -> None:
    deal = distribution(FIVE, FRIEND, "", "", "")
    person = sit_down(deal=deal, dealer=4, size=(1024, 640), lang="fr")
    to_call(person, Bid.SANS)
    called(person, "HK")
    person.asked()
    person.window.set_look(DAY, text_scale)

    def nothing_is_cut() -> bool:
        parts = [part for part in person.window.strip.findChildren(Label) if part.isVisible()]
        return bool(parts) and all(part.sizeHint().width() <= part.width() for part in parts)

    person.until(nothing_is_cut)


def test_five_seats_a_whole_deal_by_mouse_with_a_partner(sit_down: Open) -> None:
    person = sit_down(deal=distribution(FIVE, FRIEND, "", "", ""), dealer=4)
    seen = to_call(person)
    assert seen.callable_cards == cards("SK HK DK CK")
    assert seen.chien is None, "the call comes before the chien is turned"
    panel = person.turns.call
    assert panel.choice(cards("SK")[0]).caption(), "an own king is marked"
    assert not panel.choice(cards("HK")[0]).caption()
    called(person, "HK")
    person.asked(Ask.DISCARD)
    assert "King of hearts" in person.window.strip.sentence()
    assert known(person).role(1) is Role.UNKNOWN
    person.click_through()
    result = known(person).result
    assert result is not None
    assert (result.taker, result.partner) == (0, 1)
    assert result.scores[0] == 2 * result.scores[1]
    assert sum(result.scores) == 0
    lines = {
        line.name: line
        for part in sections(known(person), person.house.director.names)
        for line in part.lines
    }
    assert "two thirds" in lines["Taker"].detail
    assert "one third" in lines["Partner"].detail
    assert "Partner" in written(person)


def test_a_taker_who_calls_an_own_king_plays_alone(sit_down: Open) -> None:
    person = sit_down(deal=distribution(FIVE, "", "", "", ""), dealer=4)
    to_call(person)
    called(person, "SK")
    person.click_through()
    result = known(person).result
    assert result is not None
    assert result.partner is None
    assert result.scores[0] == -4 * result.scores[1]
    assert "alone against four" in written(person)


def test_five_seats_a_whole_deal_by_keyboard(sit_down: Open) -> None:
    person = sit_down(deal=distribution(FIVE, FRIEND, "", "", ""), dealer=4)
    person.asked(Ask.BID)
    person.key_through(Bid.GARDE)
    seen = known(person)
    assert seen.end is End.PLAYED
    assert (seen.taker, seen.called_card) == (0, cards("HK")[0])


def test_the_first_lead_in_the_called_suit_is_refused_and_explained(sit_down: Open) -> None:
    person = sit_down(deal=distribution(FIVE, FRIEND, "", "", ""), dealer=4)
    to_call(person)
    called(person, "HK")
    while (seen := person.asked()).ask is not Ask.PLAY:
        person.click_answer(seen, Bid.PASS)
    refused = [card for card, _ in seen.refusals]
    assert refused
    assert all(card.suit is cards("HK")[0].suit for card in refused)
    person.click_card(refused[0])
    why = person.window.why
    assert why.isVisible()
    assert "king of hearts is called" in why.sentence()
    assert person.turns.asked is seen


def test_the_partner_is_named_when_the_called_card_is_played(sit_down: Open) -> None:
    person = sit_down(deal=distribution(FIVE, FRIEND, "", "", ""), dealer=4)
    king: Card = cards("HK")[0]
    to_call(person)
    called(person, "HK")
    while (seen := person.asked_or_over()) is not None:
        unmasked = any(card == king for _, card in seen.plays)
        expected = Role.PARTNER if unmasked else Role.UNKNOWN
        if seen.ask is Ask.PLAY:
            assert seen.role(1) is expected
        person.click_answer(seen, Bid.PASS)
    told = person.house.director.tidings.panel
    assert "Odile is the taker’s partner." in told.text.toPlainText()


def test_six_seats_the_dealer_rests_and_may_skip_to_the_summary(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution("", FIVE, FRIEND, "", "", "", resting=0), dealer=0, speed=None
    )
    person.until(person.window.skip.isVisible)
    assert known(person).hand == ()
    assert "You deal, and rest" in person.house.director.tidings.panel.text.toPlainText()
    person.click(person.window.skip)
    person.until(person.deal_is_over)
    seen = known(person)
    assert seen.role(0) is Role.RESTING
    assert seen.result is not None
    assert seen.result.scores[0] == 0
    assert not person.window.skip.isVisible()
    assert person.house.director.pace.movement == 1, "the next deal has its pace again"


def test_six_seats_a_whole_deal_by_mouse(sit_down: Open) -> None:
    person = sit_down(deal=distribution(FIVE, FRIEND, "", "", "", "", resting=5), dealer=5)
    to_call(person)
    called(person, "HK")
    person.click_through()
    result = known(person).result
    assert result is not None
    assert (result.taker, result.partner, result.scores[5]) == (0, 1, 0)


def test_five_seats_with_a_resting_dealer_play_like_four(sit_down: Open) -> None:
    strong = f"{FIVE} DK CK C10"
    person = sit_down(
        deal=distribution(strong, "", "", "", "", resting=4),
        dealer=4,
        agreements=Agreements(five_seats="mort"),
    )
    person.click_through(Bid.GARDE)
    seen = known(person)
    assert seen.called_card is None
    assert len(seen.tricks) == 18
    assert seen.result is not None
    assert seen.result.scores[4] == 0
    assert seen.result.scores[0] == -3 * seen.result.scores[1]


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_everybody_at_the_table_has_a_name_and_a_face_of_his_own(
    sit_down: Open, seats: int
) -> None:
    person = sit_down(players=seats)
    person.asked_or_over()
    people = person.window.scene.people
    assert len({one.name for one in people}) == len({one.portrait_code for one in people}) == seats
    assert not [one for one in people if one.portrait_code.endswith("K")], "a king means a call"


@pytest.mark.parametrize("text_scale", [1.5, 2.0])
@pytest.mark.parametrize("resting", [None, 3])
def test_large_text_is_large_in_the_auction_and_no_seat_box_is_halved(
    sit_down: Open, resting: int | None, text_scale: float
) -> None:
    hands = [""] * (5 if resting is None else 6)
    deal = distribution(*hands, resting=resting)
    person = sit_down(deal=deal, dealer=resting or 0, size=(1024, 640))
    person.window.set_look(DAY, text_scale)
    person.asked(Ask.BID)
    panel, table = person.turns.auction, person.window.scene.table
    assert panel.look.ui >= 1.2 * scales(1024, 640)[1]
    paper = panel.geometry().adjusted(*(panel.look.px(by) for by in (10, 10, -10, -10)))
    for box in table.boxes:
        assert paper.contains(whole(box)) or not paper.intersects(whole(box))


@pytest.mark.parametrize("size", [(820, 1000), (900, 1300), (1000, 1400)], ids=str)
def test_in_a_tall_window_the_auction_is_no_higher_than_its_rows_and_hides_no_seat(
    sit_down: Open, size: tuple[int, int]
) -> None:
    person = sit_down(deal=distribution(*[""] * 6, resting=3), dealer=3, size=size)
    person.asked(Ask.BID)
    panel = person.turns.auction
    assert panel.height() <= panel.sizeHint().height()
    paper = panel.geometry().adjusted(*(panel.look.px(by) for by in (10, 10, -10, -10)))
    assert not any(paper.intersects(whole(box)) for box in person.window.scene.table.boxes)


TRUMPS = "T21 T20 T18 T16 T14 T12 T10 T8 T6 T4 SK SQ S2 S3 D2"


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)], ids=str)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_question_for_a_poignee_hides_neither_seat_nor_trick(
    sit_down: Open, seats: int, text_scale: float, size: tuple[int, int]
) -> None:
    resting = 5 if seats == 6 else None
    deal = distribution(TRUMPS, *[""] * (seats - 1), resting=resting)
    person = sit_down(deal=deal, dealer=seats - 1, size=size)
    person.window.set_look(DAY, text_scale)
    while (seen := person.asked()).ask is not Ask.ANNOUNCE:
        person.click_answer(seen, Bid.GARDE)
    table, shown = person.window.scene.table, person.window.scene.snapshot()[1]
    panel = person.turns.poignee
    edge = panel.look.px(10)
    paper = panel.geometry().adjusted(edge, edge, -edge, -edge)
    aside = dict(shown.boxes_aside)
    boxes = [aside.get(seat, box) for seat, box in enumerate(table.boxes)]
    for place in (*boxes, *table.slots):
        assert not paper.intersects(whole(place))
    for one, other in combinations((*boxes, table.strip, *table.slots), 2):
        assert one in table.slots or not one.overlaps(other)
    assert not panel.geometry().intersects(person.window.help.geometry())
    person.click(panel.decline)
    person.until(lambda: not person.window.scene.snapshot()[1].boxes_aside)
