"""One run of the game: the objects that live as long as the window, and who listens to whom."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from tarot_desktop.ai import kernel
from tarot_desktop.game.deal_code import DealCodeError, decode
from tarot_desktop.options import Options
from tarot_desktop.rules.agreements import FiveSeats
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.rules.tables import TABLE_SIZES
from tarot_desktop.storage.choices import LanguageChoice, SchemeChoice, Speed
from tarot_desktop.storage.doorway import Note
from tarot_desktop.storage.paths import Places, resource_path
from tarot_desktop.storage.problems import Problem, ProblemKind
from tarot_desktop.storage.settings import SAME, Settings, agreements_at, levels_of, safe_settings
from tarot_desktop.storage.settings_file import Loaded, load_settings, save_settings
from tarot_desktop.view.appearance import (
    deck_look,
    deck_theme,
    habits_of,
    letters_of,
    reduces_motion,
    scheme_of,
)
from tarot_desktop.view.archive_desk import ArchiveDesk
from tarot_desktop.view.autopilot import Autopilot
from tarot_desktop.view.deck import Deck, Letters, Look
from tarot_desktop.view.desk import Desk
from tarot_desktop.view.dialogs.over_table import DialogOverTable
from tarot_desktop.view.director import Director
from tarot_desktop.view.doorbell import Doorbell, bring_forward
from tarot_desktop.view.frame_stats import FrameStats
from tarot_desktop.view.language import Language, language_of
from tarot_desktop.view.main_window import DEFAULT_SIZE, MainWindow
from tarot_desktop.view.routine import Routine
from tarot_desktop.view.shooter import Shooter
from tarot_desktop.view.sounds import Sounds
from tarot_desktop.view.speeds import PACES, Pace, hold_ms
from tarot_desktop.view.theme import Colours, colours_of, palette
from tarot_desktop.view.vocabulary import name_knights
from tarot_desktop.worker.archive_messages import ArchiveFailed, GoOnWith, Imported
from tarot_desktop.worker.client import Client
from tarot_desktop.worker.guard import CollectorGuard
from tarot_desktop.worker.messages import (
    Advise,
    Advised,
    AgreeSignals,
    Consider,
    Decided,
    Draft,
    Forget,
    Message,
    NewSession,
    NextDeal,
    NothingToResume,
    ResumeSession,
    StorageTrouble,
    Submit,
)


class House(QObject):
    """Opens the window, and keeps everything in it in step with the settings."""

    def __init__(
        self,
        application: QApplication,
        options: Options,
        places: Places,
        guard: CollectorGuard,
        stats: FrameStats | None = None,
        *,
        window: MainWindow | None = None,
    ) -> None:
        super().__init__()
        self._application = application
        self._options = options
        self._places = places
        self.guard = guard
        self._stats = stats
        self.records_trouble = ""
        """Why a record is missing from the file of `--records`; empty while none is."""
        safe = options.safe_mode
        loaded = Loaded(settings=safe_settings()) if safe else load_settings(places)
        self._wanted_file = options.session
        """A file whose session is to lie on the table as soon as it is read."""
        self.settings = loaded.settings
        self._problems = loaded.problems
        self._deals_played = 0
        self._closed = False
        self.language = Language(application)
        self.language.use(language_of(self.effective.language))
        theme, letters, look = self._deck_style(self.effective)
        self.deck = Deck(theme, letters, look=look)
        self.window = window or MainWindow()
        self.window.furnish(self.deck)
        self.window.setWindowIcon(QIcon(str(resource_path("icons", "tarot-desktop.svg"))))
        self.director = Director(self.window, self._pace(self.effective))
        self.desk = Desk(self.director)
        self.archive = ArchiveDesk(self.director)
        self.routine = Routine(self.director)
        self.sounds = Sounds(resource_path("sounds"))
        self.client = Client(places, options.records, unattended=options.autoplay)
        self._connect()
        if options.autoplay:
            self._add_autopilot()
        if options.shots:
            self._add_shooter(options)
        if stats is not None:
            self._add_stats(stats)

    @property
    def effective(self) -> Settings:
        """The settings of this run: those of the profile, and what the command line says."""
        return for_this_run(self.settings, self._options)

    def open(self) -> None:
        """Show the window and begin: with the unfinished session, if there is one."""
        self.show_settings(self.effective)
        size = self._options.size
        if not self.window.isVisible():
            self.window.resize(*(size or (DEFAULT_SIZE.width(), DEFAULT_SIZE.height())))
            self.window.show()
        self._draw_backs()
        if not kernel.compiled:
            self.director.tidings.not_compiled()
        for problem in self._problems:
            self.director.tidings.trouble(problem)
        self._agree_signals()
        if self._wanted_file is not None:
            self.archive.bring(self._wanted_file)
        else:
            self.client.request(ResumeSession())

    def listen(self, doorbell: Doorbell) -> None:
        """Come forward whenever the program is started a second time."""
        doorbell.rung.connect(self._called)

    def close(self) -> None:
        """End the session's thread and the deck's; the session is kept as it stands."""
        self._closed = True
        self.director.close()
        self.client.shutdown()
        self.sounds.close()
        self.deck.shutdown()
        self.window.hide()
        self.language.forget()
        name_knights(cavalier=False)
        self.director.deleteLater()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def new_session(self, first_deal: tuple[Seat, Distribution] | None = None) -> None:
        """Begin another session with the settings as they are now."""
        effective = self.effective
        if first_deal is not None:
            effective = for_this_deal(effective, first_deal[1])
        seed = self._options.seed
        self.director.clear()
        self.client.request(
            NewSession(
                seats=effective.table_size,
                agreements=agreements_at(effective, effective.table_size),
                levels=levels_of(effective),
                seed=secrets.randbits(32) if seed is None else seed,
                first_deal=first_deal,
            )
        )

    def show_settings(self, settings: Settings) -> None:
        """Let everything in the window look and move as these settings say."""
        self.language.use(language_of(settings.language))
        self.deck.restyle(*self._deck_style(settings))
        name_knights(cavalier=self.deck.letters is not Letters.KQNJ)
        colours = colours_of(scheme_of(settings), settings.felt)
        self._application.setPalette(palette(colours))
        habits = habits_of(settings)
        self.window.scene.set_habits(habits, left_handed=settings.left_handed)
        self.window.set_look(colours, settings.text_scale / 100)
        self.window.scene.set_play_mode(settings.play_mode)
        self.window.scene.redraw()
        self.director.set_pace(self._pace(settings), reduced=reduces_motion(settings))
        self.routine.set_choices(single=settings.play_single, rest=settings.play_rest)
        self.sounds.set_volume(settings.volume if settings.sounds else 0)
        self.desk.menu.show_speed(settings.speed)
        self.director.retell()

    # Inside

    def _draw_backs(self) -> None:
        """Have the backs of the first deal ready before it is dealt."""
        table, ratio = self.window.scene.table, self.window.devicePixelRatioF()
        for width in (table.card.w, table.chien[0].w):
            self.deck.render_now(["back"], width, ratio)

    def _deck_style(self, settings: Settings) -> tuple[str, Letters, Look]:
        theme = self._options.theme or deck_theme(settings, scheme_of(settings))
        return theme, letters_of(settings, self.language.code), deck_look(settings)

    def _pace(self, settings: Settings) -> Pace:
        pace = PACES[settings.speed]
        return replace(pace, hold_ms=hold_ms(settings.speed, settings.trick_hold))

    def _connect(self) -> None:
        window, director, desk = self.window, self.director, self.desk
        self.client.arrived.connect(self._hear)
        director.turns.decided.connect(self._submit)
        director.sounded.connect(self.sounds.play)
        self.desk.sounded.connect(self.sounds.play)
        self.routine.unwanted.connect(self._play_single_myself)
        director.turns.considered.connect(self._consider)
        desk.next_wanted.connect(self._next_deal)
        desk.new_wanted.connect(self._new_session)
        desk.first_wanted.connect(self._first_session)
        desk.deal_chosen.connect(self._new_session_with)
        desk.history_wanted.connect(self.archive.open)
        desk.open_file_wanted.connect(self.archive.ask_import)
        desk.save_file_wanted.connect(self.archive.export_session)
        desk.sheet.deal_wanted.connect(self.archive.open_deal)
        desk.sheet.export_wanted.connect(self.archive.export_session)
        self.archive.wanted.connect(self._ask_archive)
        self.archive.session_chosen.connect(desk.expect_chosen)
        desk.settings_wanted.connect(self._open_settings)
        desk.rules_wanted.connect(self._open_rules)
        desk.speed_wanted.connect(self._set_speed)
        desk.session_seen.connect(self._forget)
        desk.quit_wanted.connect(window.close)
        hints = self._application.styleHints()
        queued = Qt.ConnectionType.QueuedConnection
        hints.colorSchemeChanged.connect(self._system_changed, queued)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed, queued)

    def _hear(self, message: Message) -> None:
        if isinstance(message, StorageTrouble):
            self._note_trouble(message.problem)
        if not self._closed:
            self._pass_on(message)

    def _pass_on(self, message: Message) -> None:
        if isinstance(message, NothingToResume):
            self._first_session()
        elif isinstance(message, Decided):
            if self._stats is not None:
                self._stats.thought(message.began, message.ended)
        elif isinstance(message, Advised):
            self._autopilot.take(message)
        elif isinstance(message, Imported | ArchiveFailed) and self._wanted_file is not None:
            self._file_is_read(message)
        elif not self.archive.take(message):
            self.director.take(message)

    def say_fault(self) -> None:
        """Tell the person that something in the window went wrong."""
        self.director.tidings.faulty()

    def _note_trouble(self, problem: Problem) -> None:
        if problem.kind is ProblemKind.RECORDS_NOT_SAVED:
            self.records_trouble = problem.reason

    def _called(self, note: Note) -> None:
        """Come forward, with the deal or the file that a second start was given."""
        bring_forward(self.window, note.token)
        if note.session:
            self._wanted_file = Path(note.session)
            self.archive.bring(self._wanted_file)
        elif note.deal:
            self._play_code(note.deal)

    def _play_code(self, code: str) -> None:
        try:
            deal = decode(code)
        except DealCodeError:
            return  # the second start has refused it already
        self.desk.play_code(deal)

    def _file_is_read(self, message: Imported | ArchiveFailed) -> None:
        self._wanted_file = None
        self.archive.take(message)
        if isinstance(message, Imported) and message.key:
            self.desk.expect_chosen()
            self.client.request(GoOnWith(key=message.key))
        elif self.director.session is None:
            self.client.request(ResumeSession())

    def _first_session(self) -> None:
        self.new_session(self._options.first_deal)

    def _submit(self, command: object) -> None:
        self.client.request(Submit(command=command))  # type: ignore[arg-type]  # a Command

    def _consider(self, draft: Draft) -> None:
        self.client.request(Consider(draft=draft))

    def _ask_archive(self, action: object) -> None:
        self.client.request(action)  # type: ignore[arg-type]  # an Action

    def _next_deal(self) -> None:
        self.guard.collect_all()
        self.client.request(NextDeal())

    def _new_session(self) -> None:
        self.guard.collect_all()
        self.new_session()

    def _new_session_with(self, first_deal: tuple[Seat, Distribution]) -> None:
        self.new_session(first_deal)

    def _forget(self) -> None:
        self.client.request(Forget())

    def _system_changed(self) -> None:
        self.show_settings(self.effective)

    def _open_settings(self) -> None:
        from tarot_desktop.view.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self.deck, self.window, look_of=self._look)
        dialog.previewed.connect(self._preview)
        dialog.applied.connect(self._apply)
        self._open_over_table(dialog)

    def _open_rules(self) -> None:
        from tarot_desktop.view.dialogs.rule_book import RuleBook

        self._open_over_table(RuleBook(self.deck, self.window, look_of=self._look))

    def _open_over_table(self, dialog: DialogOverTable) -> None:
        """Open a dialog while the table stands still."""
        self.director.hold(True)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self.director.hold(False))
        dialog.finished.connect(self.window.focus_default)
        dialog.open()

    def _look(self) -> tuple[Colours, float]:
        return self.window.scene.look.colours, self.window.ui

    def _preview(self, settings: Settings) -> None:
        self.show_settings(for_this_run(settings, self._options))

    def _apply(self, settings: Settings) -> None:
        if settings.sounds and not self.settings.sounds and not self.sounds.can_be_heard:
            self.director.tidings.no_sound()
        self.settings = settings
        problem = None if self._options.safe_mode else save_settings(self._places, settings)
        if problem is not None:
            self.director.tidings.trouble(problem)
        self._agree_signals()
        self.show_settings(self.effective)

    def _agree_signals(self) -> None:
        """Tell the opponents who plays signals."""
        settings = self.effective
        self.client.request(
            AgreeSignals(opponents=settings.signals, person=settings.person_signals)
        )

    def _play_single_myself(self) -> None:
        self._apply(replace(self.settings, play_single=False))

    def _set_speed(self, speed: Speed) -> None:
        self._options = replace(self._options, speed=None)
        self._apply(replace(self.settings, speed=speed))

    # Looking on

    def _add_autopilot(self) -> None:
        pace = PACES[self.effective.speed]
        think_ms = 600 if pace.card_ms is None else pace.card_ms
        self._autopilot = Autopilot(self.director, think_ms, self)
        self._autopilot.advice_wanted.connect(self._advise)
        self.desk.set_unattended(self._options.deals)

    def _advise(self) -> None:
        level = self._options.level or self.effective.opponents
        self.client.request(Advise(level=level))

    def _add_shooter(self, options: Options) -> None:
        assert options.shots is not None
        shooter = Shooter(self.window, self.deck, options.shots, self)
        self.director.phase.connect(shooter.shoot)
        self.desk.phase.connect(shooter.shoot)

    def _add_stats(self, stats: FrameStats) -> None:
        self.director.moved.connect(stats.movement_began)
        self.window.scene.animator.idle.connect(stats.movement_ended)
        if self._options.autoplay:
            self._autopilot.pressed.connect(stats.input)


def for_this_run(settings: Settings, options: Options) -> Settings:
    """Return the settings with what the command line says put over them."""
    changed: dict[str, object] = {}
    if options.lang is not None:
        changed["language"] = LanguageChoice(options.lang)
    if options.speed is not None:
        changed["speed"] = options.speed
    if options.scheme is not None:
        changed["scheme"] = SchemeChoice(options.scheme)
    if options.agreements is not None:
        changed["agreements"] = options.agreements
    if options.players is not None:
        changed["table_size"] = options.players
    if options.level is not None:
        seats = [f"opponent_{seat}" for seat in range(1, max(TABLE_SIZES))]
        changed |= {"opponents": options.level, **dict.fromkeys(seats, SAME)}
    return replace(settings, **changed)  # type: ignore[arg-type]  # names and types of the fields


def for_this_deal(settings: Settings, deal: Distribution) -> Settings:
    """Return the settings with the table for which these cards were dealt."""
    rests = any(not hand for hand in deal.hands)
    five_seats = FiveSeats.MORT if rests else FiveSeats.CALL
    agreements = settings.agreements
    if len(deal.hands) == 5:
        agreements = replace(agreements, five_seats=five_seats)
    return replace(settings, table_size=len(deal.hands), agreements=agreements)
