"""What needs no thought: the only legal card, and tricks that nobody else can win.

Both are off until the person asks for them, and one click gives the cards back.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tarot_desktop.game.certain import certain_rest
from tarot_desktop.game.commands import PlayCard
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.cards import Card
from tarot_desktop.view.director import Director

_THOUGHT_MS = 700
"""Time to take a card back before it is played."""


class Routine(QObject):
    """Plays for the person where there is nothing to choose."""

    unwanted = Signal()
    """The person wants to play the only legal card by hand again."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._director, self._window = director, director.window
        self._single = self._rest = False
        self._asked_for: Observation | None = None
        self._plan: tuple[Card, ...] = ()
        """The rest of the deal, once the person has asked for it."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play)
        director.turns.asks.connect(self._look)
        director.turns.decided.connect(self._forget)
        self._window.routine.clicked.connect(self._pressed)

    def set_choices(self, *, single: bool, rest: bool) -> None:
        """Play a card that is the only legal one, and offer to play a rest that is certain."""
        self._single, self._rest = single, rest

    def _look(self, seen: Observation) -> None:
        """See whether this decision needs the person."""
        self._asked_for = seen
        if seen.ask is not Ask.PLAY:
            self._plan = ()
            self._window.offer_routine("")
        elif self._plan and self._plan[0] in seen.legal_cards:
            self._begin(self.tr("Stop"))
        elif self._single and len(seen.legal_cards) == 1:
            self._begin(self.tr("Play it myself"))
        else:
            self._plan = ()
            certain = self._rest and bool(certain_rest(seen))
            self._window.offer_routine(self.tr("Play the rest") if certain else "")

    def _begin(self, stop: str) -> None:
        """Play in a moment, unless the person says `stop`."""
        self._window.offer_routine(stop)
        self._timer.start(_THOUGHT_MS if self._director.pace.movement else 0)

    def _pressed(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            if self._plan:
                self._plan = ()
            else:
                self.unwanted.emit()
            self._window.offer_routine("")
            self._window.focus_default()
        elif self._asked_for is not None:
            self._plan = certain_rest(self._asked_for)
            self._look(self._asked_for)

    def _play(self) -> None:
        seen = self._asked_for
        if seen is None or self._director.turns.asked is not seen:
            return
        card = self._plan[0] if self._plan else seen.legal_cards[0]
        self._plan = self._plan[1:]
        self._director.turns.give(PlayCard(seat=seen.seat, card=card))

    def _forget(self) -> None:
        """A card played by hand, while the timer still runs, ends what was planned."""
        if self._timer.isActive():
            self._plan = ()
        self._timer.stop()
        self._asked_for = None
        self._window.offer_routine("")
