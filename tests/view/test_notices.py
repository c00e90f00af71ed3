"""Notices stand where they hide nothing of the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tarot_desktop.storage.problems import Problem, ProblemKind
from tarot_desktop.view.look import Label
from tarot_desktop.view.panel_window import whole
from tarot_desktop.view.paper import SHADOW
from tarot_desktop.view.theme import DAY
from tarot_desktop.view.troubles import problem_sentence
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


@pytest.mark.parametrize("text_scale", [1.0, 1.15])
def test_a_long_notice_becomes_wider_and_touches_no_edge(sit_down: Open, text_scale: float) -> None:
    person = sit_down(size=(1366, 768))
    person.asked_or_over()
    person.window.set_look(DAY, text_scale)
    tidings = person.house.director.tidings
    tidings.tell("A short one.")
    usual = tidings.notice.width()
    tidings.tell("The damaged file was kept as /home/somebody/.config/tarot/damaged.json. " * 2)
    notice = tidings.notice
    text = notice.findChild(Label)
    assert notice.width() > usual
    air = notice.look.px(SHADOW + 4)
    assert text.geometry().top() >= air
    assert notice.height() - text.geometry().bottom() - 1 >= air
    assert text.heightForWidth(text.width()) <= text.height()


def test_settings_that_were_replaced_are_told_by_the_names_of_the_dialog() -> None:
    names = ("felt", "petit_sec", "saved_tables", "of_a_newer_version")
    problem = Problem(kind=ProblemKind.SETTINGS_REPLACED, path=Path("x"), names=names)
    assert problem_sentence(problem) == (
        "Some settings have their default value again: "
        "Felt, Bare Petit, Saved tables, of_a_newer_version."
    )
