"""Notices stand where they hide nothing of the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tarot_desktop.view.panel_window import whole
from tests.view.playing import Person

Open = Callable[..., Person]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)])
def test_a_notice_lies_over_no_seat_no_trick_and_no_card(
    sit_down: Open, players: int, size: tuple[int, int]
) -> None:
    person = sit_down(players=players, size=size)
    person.asked_or_over()
    tidings, scene = person.house.director.tidings, person.window.scene
    tidings.not_compiled()
    notice = tidings.notice
    assert notice.isVisible()
    paper = notice.geometry().adjusted(10, 10, -10, -10)
    assert person.window.rect().contains(paper)
    cards = [scene.card_rect(card) for card in scene.hand_cards()]
    kept = [*scene.table.boxes, *scene.table.fans[1:], *scene.table.slots, *cards]
    assert not [rect for rect in kept if rect is not None and paper.intersects(whole(rect))]
