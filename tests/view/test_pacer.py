"""The pace of the table: order, pauses, and one press that completes whatever runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from tarot_desktop.view.pacer import Act, Pacer, Rest, Settle


class Movement(QObject):
    """Moves from `start()` until `finish()`."""

    idle = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._moves = False

    def start(self) -> None:
        self._moves = True

    @property
    def busy(self) -> bool:
        return self._moves

    def finish(self) -> None:
        self._moves = False
        self.idle.emit()


@pytest.fixture
def movement(qtbot: QtBot) -> Movement:
    return Movement()


@pytest.fixture
def pacer(movement: Movement) -> Pacer:
    return Pacer(movement, movement.idle)


def test_acts_happen_in_order_and_at_once(pacer: Pacer) -> None:
    done: list[int] = []
    pacer.run([Act(lambda: done.append(1)), Rest(0), Act(lambda: done.append(2))])
    assert done == [1, 2]
    assert pacer.is_idle


def test_an_act_that_adds_steps_does_not_overtake_those_before_it(pacer: Pacer) -> None:
    done: list[int] = []
    pacer.run(
        [
            Act(lambda: pacer.run([Act(lambda: done.append(3))])),
            Act(lambda: done.append(1)),
            Act(lambda: done.append(2)),
        ]
    )
    assert done == [1, 2, 3]


def test_what_an_act_inserts_comes_before_what_waits(pacer: Pacer) -> None:
    done: list[int] = []
    pacer.run(
        [
            Act(lambda: pacer.insert([Act(lambda: done.append(1)), Act(lambda: done.append(2))])),
            Act(lambda: done.append(3)),
        ]
    )
    assert done == [1, 2, 3]


def test_nothing_happens_before_a_movement_ends(pacer: Pacer, movement: Movement) -> None:
    done: list[int] = []
    pacer.run([Act(movement.start), Settle(), Act(lambda: done.append(1))])
    assert done == []
    movement.finish()
    assert done == [1]


def test_one_press_completes_a_movement(pacer: Pacer, movement: Movement) -> None:
    done: list[int] = []
    pacer.run([Act(movement.start), Settle(), Act(lambda: done.append(1))])
    assert pacer.hurry()
    assert done == [1]


def test_a_pause_ends_by_itself(pacer: Pacer, qtbot: QtBot) -> None:
    done: list[int] = []
    pacer.run([Rest(20), Act(lambda: done.append(1))])
    assert done == []
    qtbot.waitUntil(lambda: done == [1])


def test_one_press_ends_a_pause(pacer: Pacer) -> None:
    done: list[int] = []
    pacer.run([Rest(60_000), Act(lambda: done.append(1))])
    assert pacer.hurry()
    assert done == [1]


def test_in_manual_pace_the_table_waits_for_the_person(pacer: Pacer, qtbot: QtBot) -> None:
    done: list[int] = []
    asked: list[bool] = []
    pacer.continue_needed.connect(asked.append)
    pacer.run([Rest(None), Act(lambda: done.append(1))])
    assert pacer.waits_for_continue
    assert (done, asked) == ([], [True])
    assert pacer.hurry()
    assert (done, asked) == ([1], [True, False])


def test_there_is_nothing_to_hurry_when_nothing_runs(pacer: Pacer) -> None:
    assert not pacer.hurry()


def test_a_paused_table_does_nothing_until_it_goes_on(pacer: Pacer) -> None:
    done: list[int] = []
    pacer.set_paused(True)
    pacer.run([Act(lambda: done.append(1))])
    assert done == []
    pacer.set_paused(False)
    assert done == [1]


def test_a_new_session_forgets_what_waited(pacer: Pacer, movement: Movement) -> None:
    done: list[int] = []
    pacer.run([Act(movement.start), Settle(), Act(lambda: done.append(1))])
    pacer.clear()
    assert not movement.busy
    assert done == []
    assert pacer.is_idle


def test_once_closed_nothing_runs_any_more(pacer: Pacer, qtbot: QtBot) -> None:
    done: list[int] = []
    pacer.run([Rest(10), Act(lambda: done.append(1))])
    pacer.close()
    pacer.run([Act(lambda: done.append(2))])
    qtbot.wait(40)
    assert done == []
