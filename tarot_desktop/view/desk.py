"""Everything beside playing a card: the end of a deal, scores, log, menu, new sessions, keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence

from tarot_desktop.game.deal_code import DealOfCode, decode
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.results import End
from tarot_desktop.game.session import next_dealer
from tarot_desktop.rules.agreements import SessionKind
from tarot_desktop.view import table_words
from tarot_desktop.view.director import Director
from tarot_desktop.view.panel_window import Place
from tarot_desktop.view.panels.abandon import AbandonPanel
from tarot_desktop.view.panels.all_pass import AllPassPanel
from tarot_desktop.view.panels.dead_call import DeadCallPanel
from tarot_desktop.view.panels.deal_code import DealCodePanel
from tarot_desktop.view.panels.keys_help import KeysPanel
from tarot_desktop.view.panels.menu import MenuItem, MenuPanel
from tarot_desktop.view.panels.petit_sec import PetitSecPanel
from tarot_desktop.view.panels.ranking import RankingPanel
from tarot_desktop.view.panels.resume import ResumePanel
from tarot_desktop.view.panels.score_sheet import ScoreSheet
from tarot_desktop.view.panels.summary import SummaryPanel
from tarot_desktop.view.panels.tricks_grid import TricksGrid
from tarot_desktop.view.side_panels import SidePanels
from tarot_desktop.view.vocabulary import full_stop
from tarot_desktop.worker.messages import DealOver, SessionView

_MENU = {
    MenuItem.NEW_SESSION: "new_session",
    MenuItem.END_SESSION: "end_session",
    MenuItem.DEAL_CODE: "deal_code",
    MenuItem.HISTORY: "history",
    MenuItem.SETTINGS: "settings",
    MenuItem.RULES: "rules",
    MenuItem.KEYS: "keys",
    MenuItem.FULL_SCREEN: "full_screen",
    MenuItem.QUIT: "quit",
}
"""What each command does; most have a key in `MainWindow.KEYS`."""
_LOOK_MS = 1500
"""How long an unattended table shows a panel, at a pace that has pauses."""


class Desk(QObject):
    """Opens and closes what is not part of a deal."""

    next_wanted = Signal()
    new_wanted = Signal()
    first_wanted = Signal()
    """A new session in place of the unfinished one that lay there at the start."""
    deal_chosen = Signal(object)
    """Dealer and Distribution of the first deal of a new session."""
    history_wanted = Signal()
    open_file_wanted = Signal()
    save_file_wanted = Signal(str)
    """The key of the session that is to be written into a file."""
    settings_wanted = Signal()
    rules_wanted = Signal()
    speed_wanted = Signal(object)
    """The Speed to use from now on."""
    session_seen = Signal()
    """The final ranking is shown."""
    quit_wanted = Signal()
    phase = Signal(str)
    sounded = Signal(str)
    """The name of a sound that goes with what is seen now."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._director = director
        self._window = director.window
        self._over: DealOver | None = None
        self._unattended = self._chosen = False
        self._deals_left: int | None = None
        deck, keep = self._window.deck, self._window.keep
        self.summary = keep(SummaryPanel(deck))
        self.tricks = keep(TricksGrid(deck))
        self.all_pass = keep(AllPassPanel(deck))
        self.petit_sec = keep(PetitSecPanel(deck))
        self.dead_call = keep(DeadCallPanel(deck))
        self.sheet = keep(ScoreSheet(deck))
        self._side = SidePanels(director, self.sheet)
        self.ranking = keep(RankingPanel(deck))
        self.resume = keep(ResumePanel(deck))
        self.deal_code = keep(DealCodePanel(deck))
        self.menu = keep(MenuPanel(deck))
        self.keys = keep(KeysPanel(deck))
        self.keys.show_keys(director.window.KEYS)
        self.abandon = keep(AbandonPanel(deck))
        self._instead: Callable[[], None] = self._new
        self.menu.set_keys(
            {
                item: QKeySequence(director.window.KEYS[key])
                for item, key in _MENU.items()
                if key in director.window.KEYS
            }
        )
        self._connect()

    def set_unattended(self, deals: int | None) -> None:
        """Answer every question without a person; end the program after `deals` deals."""
        self._unattended = True
        self._deals_left = deals

    def expect_chosen(self) -> None:
        """Go on at once with the session that comes next: the person has chosen it."""
        self._over = None
        self._director.clear()
        self._chosen = True

    # The end of a deal

    def _deal_over(self, message: DealOver) -> None:
        self._over = message
        seen, session = message.seen, message.session
        people = self._window.scene.people
        assert seen.end is not None
        dealer = next_dealer(seen.dealer, seen.end, seen.seats, seen.agreements)
        if seen.end is End.PLAYED:
            self.summary.show_summary(seen, session, people)
            self._window.open_panel(self.summary, Place.SHEET)
        elif seen.end is End.PETIT_SEC:
            self.petit_sec.show_petit_sec(seen, self._director.names, dealer, over=session.over)
            self._window.open_panel(self.petit_sec, Place.CENTRE)
        elif seen.end is End.DEAD_CALL:
            self.dead_call.show_dead_call(seen, self._director.names, dealer, over=session.over)
            self._window.open_panel(self.dead_call, Place.CENTRE)
        else:
            self.all_pass.show_all_pass(seen, people, dealer, over=session.over)
            self._window.open_panel(self.all_pass, Place.CENTRE)
        self._window.say("")
        self.phase.emit("summary")
        if self._unattended:
            self._later(self._look_at_scores)

    def _look_at_scores(self) -> None:
        self._side.show_whole_sheet()
        self.phase.emit("score-sheet")
        self._later(self._go_on_unattended)

    def _go_on_unattended(self) -> None:
        self._window.close_panel(self.sheet)
        if self._deals_left is not None:
            self._deals_left -= 1
        if self._deals_left == 0 and not (self._over and self._over.session.over):
            self.quit_wanted.emit()
            return
        self._next()

    def _next(self) -> None:
        over = self._over
        if over is None:
            return
        short = (self.all_pass, self.petit_sec, self.dead_call)
        for panel in (self.summary, *short, self.tricks, self.sheet):
            if not self._window.is_docked(panel):
                self._window.close_panel(panel)
        self._over = None
        if over.session.over:
            self._show_ranking(over.session)
        else:
            self.next_wanted.emit()

    def _show_ranking(self, session: SessionView) -> None:
        self.ranking.show_ranking(session, self._window.scene.people)
        self._window.open_panel(self.ranking, Place.SHEET)
        animator = self._window.scene.animator
        self.ranking.celebrate(0 if animator.reduced else self._director.pace.movement)
        self.session_seen.emit()
        self.phase.emit("ranking")
        self.sounded.emit("winner")
        if self._unattended:
            self._later(self.quit_wanted.emit if self._deals_left == 0 else self._new)

    # Scores, log, menu

    def _open_tricks(self) -> None:
        if self._over is not None:
            self.tricks.show_tricks(self._over.seen, self._window.scene.people)
            self._window.open_panel(self.tricks, Place.SHEET)

    def _copy(self, code: str) -> None:
        QGuiApplication.clipboard().setText(code)

    def _open_menu(self) -> None:
        if self._window.is_open(self.menu):
            self._window.close_panel(self.menu)
        else:
            self.menu.offer_end(self._can_end())
            self._window.open_panel(self.menu, Place.CORNER)

    def _choose(self, item: MenuItem) -> None:
        self._window.close_panel(self.menu)
        self._act(_MENU[item])

    # Sessions

    def _can_end(self) -> bool:
        """Whether this session ends when the person says so, and has been played at all."""
        session = self._director.session
        is_open = session is not None and session.agreements.session_kind is SessionKind.OPEN
        return is_open and session is not None and session.valid > 0

    def _end_session(self) -> None:
        session = self._director.session
        if session is not None and self._can_end():
            self._over = None
            self._director.end_session()
            self._show_ranking(session)

    def _ask_resume(self, seen: Observation) -> None:
        if self._chosen:
            self._chosen = False
            self._resume()
            return
        session = self._director.session
        assert session is not None
        number = session.valid + (0 if seen.end is not None else 1)
        self.resume.ask(max(1, number), session.planned, asked=seen.ask if seen.to_act else None)
        self._window.open_panel(self.resume, Place.CENTRE)
        if self._unattended:
            if seen.end is not None and self._deals_left is not None:
                self._deals_left += 1  # a deal that ended in an earlier run
            self._later(self._resume)

    def _resume(self) -> None:
        self._window.close_panel(self.resume)
        self._director.open_gate()

    def _new(self) -> None:
        self._over = None
        self.new_wanted.emit()

    def _ask_new(self) -> None:
        self._window.close_panel(self.menu)
        self._leave(self._new)

    def _leave(self, instead: Callable[[], None]) -> None:
        """Do `instead`, once the person has agreed to give up a session that is not over."""
        session = self._director.session
        self._instead = instead
        if session is None or session.over:
            instead()
            return
        self.abandon.ask(max(1, len(session.rows) + (self._over is None)), session.planned)
        self._window.open_panel(self.abandon, Place.CENTRE)

    def _abandoned(self) -> None:
        self._window.close_panel(self.abandon)
        self._instead()

    def _enter_code(self) -> None:
        self._window.close_panel(self.menu)
        self._window.open_panel(self.deal_code, Place.CENTRE)

    def play_code(self, deal: DealOfCode) -> None:
        """Begin a session with this deal, once the person agrees to leave the present one."""
        self._window.close_panel(self.deal_code)
        self._leave(partial(self._begin_with, deal))

    def _replay(self) -> None:
        """Begin a session with the deal that has just ended."""
        session = self._director.session
        if session is not None and session.deal_code is not None:
            self.play_code(decode(session.deal_code))

    def _begin_with(self, deal: DealOfCode) -> None:
        self._over = None
        self.deal_chosen.emit((deal.dealer, deal.distribution))

    # Keys

    def _act(self, name: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            "last_trick": self._last_trick,
            "auction": self._recap,
            "contract": partial(self._read, self._window.strip.sentence),
            "read_trick": self._read_trick,
            "read_hand": self._read_hand,
            "why": self._director.turns.explain,
            "scores": self._window.strip.scores.click,
            "rules": self.rules_wanted.emit,
            "keys": self._open_keys,
            "next_zone": self._window.next_zone,
            "pause": self._pause,
            "full_screen": self._full_screen,
            "new_session": self._ask_new,
            "end_session": self._end_session,
            "deal_code": self._enter_code,
            "replay": self._replay,
            "history": self.history_wanted.emit,
            "open_file": self.open_file_wanted.emit,
            "save_file": self._save_file,
            "settings": self.settings_wanted.emit,
            "quit": self.quit_wanted.emit,
        }
        acts[name]()

    def _last_trick(self) -> None:
        seen, scene = self._director.seen, self._window.scene
        if seen is None or seen.end is not None:
            return
        if not seen.tricks:
            self._window.announce(self.tr("No trick is over yet."))
        elif scene.stage.last_trick:
            scene.hide_last_trick()
        else:
            scene.show_last_trick(seen)
            self._window.announce(table_words.last_trick_sentence(seen, self._director.names))

    def _recap(self) -> None:
        auction, seen = self._director.turns.auction, self._director.last_auction
        asked = self._director.turns.asked
        if seen is None or (asked is not None and asked.ask is Ask.BID):
            return
        if self._window.is_open(auction) and seen.taker is not None:
            self._window.close_panel(auction)
        elif seen.end is None:
            auction.closable = True
            auction.show_auction(seen, self._window.scene.people)
            self._window.open_panel(auction, Place.CENTRE)

    def _read(self, sentence: Callable[[], str]) -> None:
        self._window.read_out(full_stop(sentence()))

    def _read_trick(self) -> None:
        seen = self._director.seen
        if seen is not None:
            self._read(partial(table_words.trick_sentence, seen, self._director.names))

    def _read_hand(self) -> None:
        self._read(partial(table_words.hand_sentence, self._window.scene.hand_cards()))

    def _open_keys(self) -> None:
        self._window.close_panel(self.menu)
        self._window.open_panel(self.keys, Place.SHEET)

    def _pause(self) -> None:
        self._director.set_paused(not self._director.is_paused)

    def _save_file(self) -> None:
        session = self._director.session
        if session is not None and session.key and session.rows:
            self.save_file_wanted.emit(session.key)
        else:
            said = self.tr("A session can be saved in a file once one of its deals has ended.")
            self._director.tidings.tell(said)

    def _full_screen(self) -> None:
        full = Qt.WindowState.WindowFullScreen
        self._window.setWindowState(self._window.windowState() ^ full)

    def _connect(self) -> None:
        window, director = self._window, self._director
        director.deal_over.connect(self._deal_over)
        director.resumed.connect(self._ask_resume)
        window.key_pressed.connect(self._act)
        window.escaped.connect(window.scene.take_back)
        self.abandon.new_wanted.connect(self._abandoned)
        self.abandon.keep_wanted.connect(partial(window.close_panel, self.abandon))
        window.last_trick.clicked.connect(self._last_trick)
        window.scene.trick_pile_clicked.connect(self._last_trick)
        window.scene.seat_clicked.connect(window.scene.show_again)
        window.strip.menu_pressed.connect(self._open_menu)
        self.summary.next_wanted.connect(self._next)
        self.summary.tricks_wanted.connect(self._open_tricks)
        self.summary.sheet_wanted.connect(self._side.show_whole_sheet)
        self.summary.code_copied.connect(self._copy)
        self.all_pass.next_wanted.connect(self._next)
        self.petit_sec.next_wanted.connect(self._next)
        self.dead_call.next_wanted.connect(self._next)
        self.ranking.new_wanted.connect(self._new)
        self.ranking.sheet_wanted.connect(self._side.show_whole_sheet)
        self.resume.resume_wanted.connect(self._resume)
        self.resume.new_wanted.connect(self.first_wanted)
        self.deal_code.chosen.connect(self.play_code)
        self.menu.chosen.connect(self._choose)
        self.menu.speed_chosen.connect(self.speed_wanted)
        for panel in (
            self.sheet,
            self.tricks,
            self.deal_code,
            self.menu,
            self.keys,
            self.abandon,
            director.turns.auction,
            director.tidings.panel,
        ):
            panel.closed.connect(partial(window.close_panel, panel))

    def _later(self, what: Callable[[], None]) -> None:
        instant = not self._director.pace.movement
        QTimer.singleShot(0 if instant else _LOOK_MS, self, what)
