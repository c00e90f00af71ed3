"""`--autoplay`: a player sits in the person's chair and does what a person would do.

Cards are played by real mouse events on the table, so that what is measured is what a person
would feel; every panel opens and is answered.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent

from tarot_desktop.game.commands import MakeDiscard, PlayCard
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card
from tarot_desktop.view.director import Director
from tarot_desktop.worker.messages import Advised

_IMPATIENCE_MS = 1500
"""Where a person would have to go on, autoplay does after this long."""


class Autopilot(QObject):
    """Answers every question of the table."""

    advice_wanted = Signal()
    pressed = Signal()
    """A mouse button is about to be pressed on a card."""

    def __init__(self, director: Director, think_ms: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._director = director
        self._think_ms = think_ms
        self._asked: Observation | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(min(_IMPATIENCE_MS, max(1, think_ms * 2)))
        self._patience.timeout.connect(director.hurry)
        director.pacer.continue_needed.connect(self._wait)
        director.turns.asks.connect(self._ask)

    def take(self, advised: Advised) -> None:
        """Do what the player in the person's chair has decided."""
        turns = self._director.turns
        if turns.asked is None or turns.asked != self._asked:
            return
        command = advised.command
        if isinstance(command, PlayCard):
            self._click(command.card)
        elif isinstance(command, MakeDiscard):
            scene = self._director.window.scene
            chosen = frozenset(scene.stage.tray or ())
            for card in (*sorted(chosen - command.cards), *sorted(command.cards - chosen)):
                scene.toggle_discard(card)
            turns.discard_bar.finish.click()
        else:
            turns.give(command)

    def _ask(self, seen: Observation) -> None:
        self._asked = seen
        QTimer.singleShot(self._think_ms, self, self.advice_wanted.emit)

    def _wait(self, waits: bool) -> None:
        if waits:
            self._patience.start()

    def _click(self, card: Card) -> None:
        window = self._director.window
        rect = window.scene.card_rect(card)
        assert rect is not None
        self.pressed.emit()
        where = QPointF(rect.x + 6, rect.y + min(20.0, rect.h / 8))
        viewport = window.area.view.viewport()
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(
                kind,
                where,
                QPointF(viewport.mapToGlobal(where)),
                Qt.MouseButton.LeftButton,
                buttons,
                Qt.KeyboardModifier.NoModifier,
            )
            QCoreApplication.sendEvent(viewport, event)
