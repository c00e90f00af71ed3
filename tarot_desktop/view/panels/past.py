"""A session and a deal of the past: the panels of the table, with other buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.cancelled import ShortDealPanel
from tarot_desktop.view.panels.history import local_time
from tarot_desktop.view.panels.score_sheet import ScoreSheet
from tarot_desktop.view.panels.summary import SummaryPanel
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.words import end_sentence
from tarot_desktop.worker.messages import SessionOpened


class PastSession(ScoreSheet):
    """A score sheet whose deals open; a session that is not over can be gone on with."""

    go_on_wanted = Signal(str)
    """The session's key."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        self._unfinished = False
        self._played = ""
        """When it was last played, UTC."""
        self.go_on = PaperButton()
        super().__init__(deck, parent)
        self.go_on.clicked.connect(lambda: self.go_on_wanted.emit(self.key()))
        self.add_button(self.go_on)

    def show_past(self, opened: SessionOpened, people: Sequence[PersonCard]) -> None:
        """Show a session of the past."""
        self._played, self._unfinished = opened.entry.played, opened.unfinished
        self.show_session(opened.session, people)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        super().retranslate()
        if self._played:
            said = self.tr("Session of {date}").format(date=local_time(self._played))
            self.set_title(said)
        self.go_on.setText(self.tr("&Go on with it"))
        self.go_on.setVisible(self._unfinished)

    def first_choice(self) -> QWidget | None:
        """Return the newest deal."""
        newest = max(self._deals, default=0)
        return self._deals.get(newest, self.close_button)


class PastDeal(SummaryPanel):
    """Everything about a deal of the past; its last button closes it."""

    export_wanted = Signal()
    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, parent)
        self.sheet.clicked.disconnect()
        self.sheet.clicked.connect(self.export_wanted)
        self.next_wanted.connect(self.closed)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        super().retranslate()
        self.set_title(self.tr("A deal of the past"))
        self.sheet.setText(self.tr("&Export…"))
        self.next.setText(self.tr("C&lose"))


class PastShortDeal(ShortDealPanel):
    """A deal of the past that was not played."""

    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-star", parent)
        self._seen: Observation | None = None
        self.next_wanted.connect(self.closed)

    def show_deal(self, seen: Observation, names: Sequence[str]) -> None:
        """Say how the deal ended."""
        self._seen, self.names = seen, tuple(names)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("A deal of the past"))
        if self._seen is not None and self._seen.result is not None:
            self.told.say(end_sentence(self._seen.result, self.names))
        super().retranslate()
        self.next.setText(self.tr("C&lose"))
