"""Nothing on the screen tells what the person has not seen.

Two windows look at two deals that differ in two unseen cards and share their public history.
Everything a person, a screen reader or a log could tell is compared after every event.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tarot_desktop.game.observation import Observation
from tarot_desktop.game.projection import observe, visible
from tarot_desktop.game.replay import record_of, replay
from tarot_desktop.game.session import planned_deals
from tarot_desktop.game.state import State
from tarot_desktop.rules.agreements import FFT, Agreements
from tarot_desktop.storage.choices import Speed
from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.desk import Desk
from tarot_desktop.view.director import Director
from tarot_desktop.view.look import Label
from tarot_desktop.view.main_window import MainWindow
from tarot_desktop.view.speeds import PACES
from tarot_desktop.worker.messages import Happened, SessionView, Started, YourTurn
from tests.game.playing import moments, other_world, random_game


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """All that can be known of a window at one moment."""

    texts: tuple[tuple[str, ...], ...]
    """Of every widget: names, descriptions, tooltips, titles, contents."""
    picture: bytes
    """A digest of what is painted, every card at its best."""
    logs: tuple[str, ...]


class Watcher:
    """A window that is told what a session tells."""

    def __init__(self, qtbot: QtBot, deck: Deck, seats: int, agreements: Agreements) -> None:
        self.qtbot = qtbot
        self.window = MainWindow(deck)
        self.director = Director(self.window, PACES[Speed.INSTANT])
        self.desk = Desk(self.director)
        qtbot.addWidget(self.window)
        self.window.resize(1024, 640)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        self.session = SessionView(
            seats=seats,
            agreements=agreements,
            levels=("", *("club",) * (seats - 1)),
            rows=(),
            totals=(0,) * seats,
            places=(1,) * seats,
            valid=0,
            planned=planned_deals(seats, agreements),
            over=False,
        )
        self.director.take(Started(session=self.session, drawn=(), dealer=0, resumed=False))

    def hears(self, event: object, seen: Observation) -> None:
        """Show one event, and ask if the person is to act."""
        self.director.take(
            Happened(event=event, seen=seen, session=self.session)  # type: ignore[arg-type]
        )
        if seen.to_act:
            self.director.take(YourTurn(seen=seen))
        idle = self.director.pacer
        self.qtbot.waitUntil(lambda: idle.is_idle, timeout=60_000)

    def after(self, event: object, seen: Observation, caplog: pytest.LogCaptureFixture) -> Shown:
        """Return what the window shows after an event."""
        caplog.clear()
        self.hears(event, seen)
        self.window.deck.wait()
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        widgets = [self.window, *self.window.findChildren(QWidget)]
        image = self.window.grab().toImage()
        return Shown(
            texts=tuple(_texts(widget) for widget in widgets),
            picture=sha256(bytes(image.constBits())).digest(),
            logs=tuple(record.getMessage() for record in caplog.records),
        )


def _texts(widget: QWidget) -> tuple[str, ...]:
    texts = [type(widget).__name__, widget.accessibleName(), widget.accessibleDescription()]
    texts += [widget.toolTip(), widget.windowTitle(), widget.objectName(), widget.whatsThis()]
    if isinstance(widget, QPlainTextEdit):
        texts.append(widget.toPlainText())
    elif isinstance(widget, QLineEdit | QPushButton | Label):
        texts.append(widget.text())
    return tuple(texts)


@pytest.fixture(scope="module")
def deck() -> Iterator[Deck]:
    made = Deck("default", Letters.KQCJ)
    yield made
    made.shutdown()


Told = list[tuple[object, Observation]]


def public(state: State) -> Told:
    """Return what seat 0 is told of a deal from its first event to here."""
    record = replace(record_of(state, claims=False), pack=None, chien_positions=None)
    game = replay(record)
    events = zip(game.history, game.states, strict=True)
    told = ((visible(event, 0), observe(now, 0)) for event, now in events)
    return [(event, seen) for event, seen in told if event is not None]


def twins(seats: int, agreements: Agreements, start: int) -> tuple[State, State]:
    """Return a deal and another one, as late as there is one that seat 0 cannot tell from it."""
    for seed in range(start, start + 400):
        rng = Random(seed)
        game = random_game(seats, rng, agreements)
        found: tuple[State, State] | None = None
        for moment in moments(game, rng):
            state = moment.state
            if 8 < len(state.plays) < 45 and state.end is None:
                other = other_world(state, 0, rng)
                found = (state, other) if other is not None else found
        if found is not None and len(found[0].plays) >= 20:
            return found
    raise AssertionError("every deal could be told apart")


CASES = [
    pytest.param(3, FFT, id="three"),
    pytest.param(4, FFT, id="four"),
    pytest.param(5, FFT, id="five"),
    pytest.param(6, FFT, id="six"),
    pytest.param(5, Agreements(five_seats="mort"), id="five with a resting dealer"),  # type: ignore[arg-type]
    pytest.param(
        4,
        Agreements(petit_sec="imprenable", pousse="single"),  # type: ignore[arg-type]
        id="agreements",
    ),
]


@pytest.mark.parametrize(("seats", "agreements"), CASES)
def test_two_unseen_cards_may_be_exchanged_and_nobody_notices(
    qtbot: QtBot,
    deck: Deck,
    caplog: pytest.LogCaptureFixture,
    seats: int,
    agreements: Agreements,
) -> None:
    one, other = twins(seats, agreements, start=seats * 1000)
    assert (one.hands, one.chien, one.discard) != (other.hands, other.chien, other.discard)
    told = [public(one), public(other)]
    assert len(told[0]) == len(told[1]) > 20
    caplog.set_level(logging.DEBUG)
    watched = []
    for steps in told:
        watcher = Watcher(qtbot, deck, seats, agreements)
        watched.append([watcher.after(event, seen, caplog) for event, seen in steps])
        watcher.window.close()
    for number, (first, second) in enumerate(zip(*watched, strict=True)):
        assert first.logs == second.logs, f"event {number} is logged differently"
        assert first.texts == second.texts, f"event {number} tells them apart"
        assert first.picture == second.picture, f"event {number} looks different"
