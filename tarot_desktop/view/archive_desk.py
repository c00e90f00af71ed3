"""The history at the window: its panels, and the files that are written and taken over."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tarot_desktop.game.results import End
from tarot_desktop.view.director import Director
from tarot_desktop.view.panel_window import Place
from tarot_desktop.view.panels.counting import CountingPanel
from tarot_desktop.view.panels.history import HistoryPanel
from tarot_desktop.view.panels.past import PastDeal, PastSession, PastShortDeal
from tarot_desktop.view.panels.tricks_grid import TricksGrid
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.people import NAMES, PersonCard, people
from tarot_desktop.view.words import Counts, problem_sentence
from tarot_desktop.worker.archive_messages import (
    Answered,
    ArchiveFailed,
    AskHistory,
    ExportDeal,
    Exported,
    ExportProfile,
    ExportSession,
    GoOnWith,
    Import,
    Imported,
    ListSessions,
    OpenDeal,
    OpenSession,
    SessionList,
)
from tarot_desktop.worker.messages import DealOpened, Message, SessionOpened


class ArchiveDesk(QObject):
    """Opens what was played before, and moves it in and out of files."""

    wanted = Signal(object)
    """An Action for the worker."""
    session_chosen = Signal()
    """Another session is about to lie on the table."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._director, self._window = director, director.window
        deck, keep = self._window.deck, self._window.keep
        self.history = keep(HistoryPanel(deck))
        self.session = keep(PastSession(deck))
        self.deal = keep(PastDeal(deck))
        self.short = keep(PastShortDeal(deck))
        self.tricks = keep(TricksGrid(deck))
        self.counting = keep(CountingPanel(deck))
        self._key, self._number = "", 0
        self._opened: DealOpened | None = None
        self._people: tuple[PersonCard, ...] = ()
        self._connect()

    def open(self) -> None:
        """Show the sessions of the past."""
        self.wanted.emit(ListSessions())

    def bring(self, path: Path) -> None:
        """Take over what a file holds."""
        self.wanted.emit(Import(path=path))

    def take(self, message: Message) -> bool:
        """Show what the worker says about the past; return whether the message was about it."""
        match message:
            case SessionList():
                self.history.show_sessions(message)
                self._show(self.history)
            case Answered():
                self.counting.show_answer(message)
            case SessionOpened():
                self._show_session(message)
            case DealOpened():
                self._show_deal(message)
            case Exported():
                said = self.tr("Written to {path}.")
                self._director.tidings.tell(said.format(path=message.path))
            case Imported():
                self._imported(message)
            case ArchiveFailed():
                self._director.tidings.tell(problem_sentence(message.problem))
            case _:
                return False
        return True

    # Inside

    def _connect(self) -> None:
        history, session, deal = self.history, self.session, self.deal
        history.session_wanted.connect(lambda key: self.wanted.emit(OpenSession(key=key)))
        history.page_wanted.connect(lambda first: self.wanted.emit(ListSessions(offset=first)))
        history.import_wanted.connect(self.ask_import)
        history.export_wanted.connect(self._ask_export)
        history.results_wanted.connect(self._open_counting)
        self.counting.asked.connect(
            lambda question: self.wanted.emit(AskHistory(question=question))
        )
        session.deal_wanted.connect(self.open_deal)
        session.go_on_wanted.connect(self._go_on)
        session.export_wanted.connect(self.export_session)
        deal.tricks_wanted.connect(self._open_tricks)
        deal.export_wanted.connect(self._ask_export_deal)
        for panel in self._panels():
            panel.closed.connect(partial(self._window.close_panel, panel))

    def _panels(self) -> tuple[PaperPanel, ...]:
        return (self.tricks, self.deal, self.short, self.session, self.counting, self.history)

    def _show(self, panel: PaperPanel) -> None:
        if self._window.is_open(panel):
            self._window.refit(panel)
            panel.take_focus()
        else:
            self._window.open_panel(panel, Place.SHEET)

    def _show_session(self, opened: SessionOpened) -> None:
        self.session.show_past(opened, people(opened.session, self._director.you()))
        self._show(self.session)

    def _open_counting(self) -> None:
        self.counting.open_with((self._director.you(), *NAMES))
        self._show(self.counting)

    def open_deal(self, key: str, number: int) -> None:
        """Show a deal of a session that the history keeps under `key`."""
        self._key = key
        self.wanted.emit(OpenDeal(key=key, number=number))

    def _show_deal(self, opened: DealOpened) -> None:
        self._opened, self._number = opened, opened.number
        self._people = people(opened.session, self._director.you())
        if opened.seen.end is End.PLAYED:
            self.deal.show_summary(opened.seen, opened.session, self._people)
            self._show(self.deal)
        else:
            self.short.show_deal(opened.seen, [person.name for person in self._people])
            self._show(self.short)

    def _open_tricks(self) -> None:
        if self._opened is not None:
            self.tricks.show_tricks(self._opened.seen, self._people)
            self._show(self.tricks)

    def _go_on(self, key: str) -> None:
        for panel in self._panels():
            self._window.close_panel(panel)
        self.session_chosen.emit()
        self.wanted.emit(GoOnWith(key=key))

    def _imported(self, imported: Imported) -> None:
        deals = Counts().deals_taken_over(imported.deals)
        said = self.tr("{deals}. What was there already has been left as it is.")
        self._director.tidings.tell(said.format(deals=deals))
        if self._window.is_open(self.history):
            self.open()

    # Files

    def ask_import(self) -> None:
        """Take over what a file holds that the person chooses."""
        kinds = self.tr("Profiles, sessions and deals ({kinds})")
        kinds = kinds.format(kinds="*.zip *.jsonl *.json *.txt *.db")
        path = ask_open(self._window, self.tr("Import"), kinds)
        if path is not None:
            self.bring(path)

    def _ask_export(self) -> None:
        kinds = self.tr("Profile ({kinds})").format(kinds="*.zip")
        path = ask_save(self._window, self.tr("Export all"), "tarot-desktop.zip", kinds)
        if path is not None:
            self.wanted.emit(ExportProfile(path=path))

    def export_session(self, key: str) -> None:
        """Write the session of this key into a file that the person chooses."""
        lines = self.tr("Session, to be imported again ({kinds})").format(kinds="*.jsonl")
        table = self.tr("Table of the scores ({kinds})").format(kinds="*.csv")
        title = self.tr("Export the session")
        path = ask_save(self._window, title, "session.jsonl", f"{lines};;{table}")
        if path is not None:
            self.wanted.emit(ExportSession(key=key, path=path))

    def _ask_export_deal(self) -> None:
        record = self.tr("Record ({kinds})").format(kinds="*.json")
        text = self.tr("Text ({kinds})").format(kinds="*.txt")
        title = self.tr("Export the deal")
        path = ask_save(self._window, title, "deal.json", f"{record};;{text}")
        if path is not None:
            self.wanted.emit(ExportDeal(key=self._key, number=self._number, path=path))


def ask_open(parent: QObject, title: str, kinds: str) -> Path | None:
    """Let the person choose a file to read; None for none."""
    from PySide6.QtWidgets import QFileDialog, QWidget

    assert isinstance(parent, QWidget)
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(Path.home()), kinds)
    return Path(chosen) if chosen else None


def ask_save(parent: QObject, title: str, name: str, kinds: str) -> Path | None:
    """Let the person choose a file to write, with the ending of its kind; None for none."""
    from PySide6.QtWidgets import QFileDialog, QWidget

    assert isinstance(parent, QWidget)
    start = str(Path.home() / name)
    chosen, kind = QFileDialog.getSaveFileName(parent, title, start, kinds)
    if not chosen:
        return None
    path = Path(chosen)
    ending = "." + kind.rpartition("*.")[2].rstrip(")")
    return path if path.suffix or "*" not in kind else path.with_suffix(ending)
