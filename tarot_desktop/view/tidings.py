"""What has happened, in words: the log, and the one place for notices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QSize

from tarot_desktop.game.events import Event
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Seat
from tarot_desktop.storage.problems import Problem
from tarot_desktop.view.main_window import MainWindow
from tarot_desktop.view.panel_window import whole
from tarot_desktop.view.panels.log import LogPanel
from tarot_desktop.view.panels.notice import Notice
from tarot_desktop.view.paper import SHADOW
from tarot_desktop.view.words import problem_sentence

_LEAST = 360
"""Width in units below which a notice takes the whole action row."""


class Tidings(QObject):
    """Says what happens, once in each of its places."""

    def __init__(self, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self.panel = window.keep(LogPanel(window.deck))
        self.notice = Notice(window.deck, window)
        self.notice.closed.connect(window.focus_default)
        window.actions_arranged.connect(self._place_notice)

    def set_names(self, names: Sequence[str]) -> None:
        """Call the seats by these names from now on."""
        self.panel.set_names(names)

    def log(self, event: Event, seen: Observation) -> str:
        """Write down what happened and return its sentence; empty for what needs none."""
        return self.panel.add(event, seen)

    def retell(self) -> None:
        """Write the log again in the language of the window."""
        self.panel.retranslate()

    def clear(self) -> None:
        """Begin with an empty log."""
        self.panel.clear_log()

    def draw(self, dealer: Seat, names: Sequence[str]) -> str:
        """Return who drew the lowest card."""
        if dealer == 0:
            return self.tr("You drew the lowest card: you deal.")
        said = self.tr("{name} drew the lowest card and deals.")
        return said.format(name=names[dealer])

    def trouble(self, problem: Problem) -> None:
        """Say what is wrong with a file."""
        self.tell(problem_sentence(problem))

    def no_sound(self) -> None:
        """Say that nothing is installed that could play sounds."""
        self.tell(self.tr("Nothing here can play sounds: the game stays silent."))

    def not_compiled(self) -> None:
        """Say that the kernel is missing with which the searching levels think fast."""
        self.tell(
            self.tr(
                "The compiled part of the opponents is missing: "
                "the strongest levels look at few possibilities and play less well."
            )
        )

    def saved_again(self) -> None:
        """Say that the session is kept again."""
        self.tell(self.tr("The session is saved again."))

    def failed(self, *, fatal: bool) -> None:
        """Say that a player or the engine failed."""
        if fatal:
            said = self.tr(
                "Something went wrong and this deal cannot go on. It is kept; "
                "the log file has the details."
            )
        else:
            said = self.tr("A player failed; the plainest legal choice stood in. The game goes on.")
        self.tell(said)

    def faulty(self) -> None:
        """Say that the window itself failed."""
        self.tell(
            self.tr(
                "Something went wrong in the window. The session is kept: if the game stands "
                "still, close it and open it again. The log file has the details."
            )
        )

    def tell(self, text: str) -> None:
        """Show a notice, in its one place, and write it into the log."""
        self.panel.note(text)
        self.notice.tell(text)
        self._place_notice()
        self._window.announce(text)

    def _place_notice(self) -> None:
        """In the action row beside the person's box, where neither seats nor cards are."""
        self.notice.set_look(self._window.scene.look.colours, self._window.ui)
        look = self._window.scene.look
        room = self._window.help.geometry()
        if room.width() < look.px(_LEAST):
            room = whole(self._window.scene.table.action)
        edge = look.px(SHADOW)
        room.adjust(-edge, 0, edge, edge)
        size = self.notice.fit(QSize(room.width(), self._window.height()))
        place = QRect(QPoint(room.left(), room.bottom() + 1 - size.height()), size)
        self.notice.setGeometry(place)
