"""Plays the session's messages one after another, at the pace the person has chosen.

The worker runs ahead; what it says waits here.  Each message becomes a few steps of the pacer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from tarot_desktop.game.events import (
    AnnouncementMade,
    AuctionWon,
    BidMade,
    CardCalled,
    CardPlayed,
    ChienTurned,
    Dealt,
    Discarded,
    PetitSecShown,
    SlamDecided,
    TrickTaken,
)
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.cards import Seat
from tarot_desktop.view import helping
from tarot_desktop.view.main_window import MainWindow
from tarot_desktop.view.pacer import Act, Pacer, Rest, Settle, Step
from tarot_desktop.view.people import people
from tarot_desktop.view.sound_words import sound_of
from tarot_desktop.view.speeds import PLAY_MS, Pace
from tarot_desktop.view.tidings import Tidings
from tarot_desktop.view.turns import Turns
from tarot_desktop.view.words import is_discarding
from tarot_desktop.worker.messages import (
    DealOver,
    Draft,
    Failed,
    Happened,
    Message,
    Refused,
    Restored,
    SavedAgain,
    SessionView,
    Started,
    StorageTrouble,
    YourTurn,
)


class Director(QObject):
    """What happens when on the table."""

    deal_over = Signal(object)
    """A DealOver whose events have all been shown."""
    phase = Signal(str)
    """Something worth a picture stands still: `dealt`, `auction`, `chien`, ..."""
    resumed = Signal(object)
    """A kept session lies on the table as this Observation; nothing goes on before `open_gate`."""
    moved = Signal()
    """A movement has begun."""
    sounded = Signal(str)
    """The name of a sound that goes with what is seen now."""

    def __init__(self, window: MainWindow, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window = window
        self._scene = window.scene
        self.pacer = Pacer(self._scene.animator, self._scene.animator.idle, self)
        self.turns = Turns(window, self)
        self.tidings = Tidings(window, self)
        self._pace = pace
        self.session: SessionView | None = None
        self.seen: Observation | None = None
        self.last_auction: Observation | None = None
        self._gate_closed = self._paused = self._held = False
        self._ended = self._rushing = False
        self.set_pace(pace, reduced=False)
        self.pacer.continue_needed.connect(self._waits)
        window.hurried.connect(self.hurry)
        window.go_on.clicked.connect(self.hurry)
        window.skip.clicked.connect(self.skip)
        self._scene.felt_clicked.connect(self.hurry)

    # Doors in

    def set_pace(self, pace: Pace, *, reduced: bool) -> None:
        """Use this pace from now on."""
        self._pace, self._reduced = pace, reduced
        self._scene.animator.set_pace(pace.movement, reduced=reduced)

    @property
    def pace(self) -> Pace:
        """The pace in use."""
        return self._pace

    def take(self, message: Message) -> None:
        """Show what the session says, when its time has come."""
        if isinstance(message, Started):
            self._ended = False
        if self._ended:
            return
        self.pacer.run([Act(partial(self._show, message))])

    def open_gate(self) -> None:
        """Go on with a session that was restored."""
        self._gate_closed = False
        self._update_pause()

    def hurry(self) -> None:
        """Complete whatever is running, or go on."""
        self.window.hide_why()
        self._scene.hide_last_trick()
        self.pacer.hurry()

    def set_paused(self, paused: bool) -> None:
        """Let the table stand still, or go on."""
        self._paused = paused
        self._update_pause()
        self.window.end_aside()
        self._tell_waiting()

    def hold(self, held: bool) -> None:
        """Let the table wait while a dialog lies over it."""
        self._held = held
        self._update_pause()

    def clear(self) -> None:
        """Forget everything: another session begins."""
        self.pacer.clear()
        self.open_gate()
        self._stop_rushing()
        self.turns.end()
        self.window.close_panels()
        self.tidings.clear()
        self.seen = self.session = self.last_auction = None

    def close(self) -> None:
        """Do nothing more: the window goes away."""
        self._ended = True
        self.pacer.close()

    def end_session(self) -> None:
        """Take everything off the table and hear nothing more of this session."""
        self._ended = True
        self.pacer.clear()
        self.turns.end()
        self.window.close_panels()
        self._tell_waiting()

    def skip(self) -> None:
        """Show the rest of a deal in which the person rests at once."""
        self._rushing = True
        self._scene.animator.set_pace(0, reduced=True)
        self.pacer.set_rushing(True)

    def retell(self) -> None:
        """Say everything on the strip, in the log and on the seats again: the language changed."""
        if self.session is not None:
            self._seat(self.session)
        self._tell_strip()
        self.tidings.retell()
        self._tell_waiting()

    @property
    def is_paused(self) -> bool:
        """Whether the person has let the table stand still."""
        return self._paused

    def you(self) -> str:
        """Return what the person is called at the table."""
        return self.tr("You")

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, the person's first."""
        return tuple(person.name for person in self._scene.people)

    # Messages

    def _show(self, message: Message) -> None:
        steps: Iterable[Step] = ()
        match message:
            case Started():
                steps = self._started(message)
            case Restored():
                steps = self._restored(message)
            case Happened():
                steps = self._happened(message)
            case YourTurn():
                self._your_turn(message.seen, message.draft)
            case Refused():
                self._your_turn(message.seen, Draft())
            case DealOver():
                steps = self._deal_over(message)
            case StorageTrouble(problem=problem):
                self.tidings.trouble(problem)
            case SavedAgain():
                self.tidings.saved_again()
            case Failed():
                self.tidings.failed(fatal=message.fatal)
        self.pacer.insert(steps)

    def _started(self, message: Started) -> Iterable[Step]:
        self.session, self.seen = message.session, None
        self._seat(message.session)
        self._tell_strip()
        if message.drawn:
            yield Act(partial(self._scene.play_draw, message.drawn, message.dealer))
            yield Act(partial(self._say_draw, message.dealer))
            yield Settle()
            yield Rest(self._hold())

    def _restored(self, message: Restored) -> Iterable[Step]:
        self._know(message.seen, message.session)
        self._scene.show(message.seen)
        self._gate_closed = True
        self._update_pause()
        self.resumed.emit(message.seen)
        return ()

    def _your_turn(self, seen: Observation, draft: Draft) -> None:
        self._know(seen, self.session)
        self.turns.ask(seen, draft)
        self.sounded.emit("turn")
        self._tell_waiting()
        if seen.ask is Ask.BID:
            self.phase.emit("auction")
        elif seen.ask in (Ask.PETIT_SEC, Ask.CALL):
            self.phase.emit(seen.ask.value.replace("_", "-"))
        elif seen.ask is Ask.DISCARD:
            self.phase.emit("chien")

    def _deal_over(self, message: DealOver) -> Iterable[Step]:
        self._know(message.seen, message.session)
        self._stop_rushing()
        self.window.close_panel(self.turns.auction)
        yield Act(partial(self.deal_over.emit, message))

    def _happened(self, message: Happened) -> Iterable[Step]:
        before = self._before(message)
        known = Act(partial(self._know, message.seen, message.session))
        told = Act(partial(self._told, message))
        move = Act(partial(self._move, message))
        return (*before, known, told, move, Settle(), *self._after(message))

    def _before(self, message: Happened) -> Sequence[Step]:
        """What must be seen before an event is shown."""
        event = message.event
        if isinstance(event, TrickTaken):
            return (Act(partial(self.phase.emit, "trick")), Rest(self._pace.hold_ms))
        if isinstance(event, Dealt):
            return (Act(self._new_deal),)
        if isinstance(event, AuctionWon):
            return (Act(partial(self.phase.emit, "auction")),)
        if isinstance(event, PetitSecShown):
            return (Act(partial(self.window.close_panel, self.turns.auction)),)
        return ()

    def _after(self, message: Happened) -> Sequence[Step]:
        """What stays to be looked at after an event."""
        event, seen = message.event, message.seen
        mine = seen.seat
        match event:
            case Dealt():
                return (
                    Act(partial(self.phase.emit, "dealt")),
                    Act(partial(self._show_auction, seen)),
                )
            case BidMade(seat=seat):
                return (Act(partial(self._show_auction, seen)), self._rest(seat, mine))
            case AuctionWon():
                return (Act(partial(self.window.close_panel, self.turns.auction)),)
            case CardCalled():
                return (Act(partial(self.phase.emit, "call")), Rest(self._hold()))
            case ChienTurned(taker=taker):
                return self._after_chien(taker, seen)
            case Discarded(seat=seat):
                return (Act(partial(self.phase.emit, "discard")), self._rest(seat, mine))
            case SlamDecided(announced=True) | AnnouncementMade():
                return (Act(partial(self.phase.emit, "announcement")), *self._look_at_shown())
            case PetitSecShown():
                return (Act(partial(self.phase.emit, "petit-sec")), Rest(self._hold()))
            case CardPlayed(card=card) if card == seen.called_card:
                return (Act(partial(self.phase.emit, "partner")), Rest(self._hold()))
            case CardPlayed(protected=True):
                return (Act(partial(self.phase.emit, "protected")), Rest(self._hold()))
            case CardPlayed(seat=seat):
                return (self._rest(seat, mine, PLAY_MS),) if self._goes_on(seen) else ()
        return ()

    def _after_chien(self, taker: Seat, seen: Observation) -> Sequence[Step]:
        if taker == seen.seat:
            return (Rest(self._hold()),)
        discarding = Act(partial(self.window.say, is_discarding(taker, self.names)))
        return (Act(partial(self.phase.emit, "chien")), Rest(self._hold()), discarding)

    def _look_at_shown(self) -> Sequence[Step]:
        """What was laid open stays for the first trick, or until the person goes on."""
        if self._hold() is not None:
            return (Rest(self._hold()),)
        return (Rest(None), Act(self._scene.clear_shown), Settle())

    # One step

    def _move(self, message: Happened) -> None:
        self._scene.play(message.event, message.seen)
        sound = sound_of(message.event)
        if sound and not self._rushing:
            self.sounded.emit(sound)
        if self._scene.animator.moving:
            self.moved.emit()

    def _new_deal(self) -> None:
        self.turns.end()
        self.window.clear_felt()
        self.last_auction = None

    def _show_auction(self, seen: Observation) -> None:
        self.turns.auction.closable = False
        if seen.taker is None and seen.end is None:
            self.turns.show_auction(replace(seen, turn=None) if seen.to_act else seen)

    def _know(self, seen: Observation, session: SessionView | None) -> None:
        before = self.seen
        turns = before is None or (before.active, before.end) != (seen.active, seen.end)
        self.seen, self.session = seen, session
        if turns:
            self._tell_waiting()
        if seen.bids:
            self.last_auction = seen
        self._tell_strip()

    def _told(self, message: Happened) -> None:
        sentence = self.tidings.log(message.event, message.seen)
        self.window.announce(sentence)
        event = message.event
        called = message.seen.called_card
        tells = isinstance(event, CardPlayed) and (event.card == called or event.protected)
        if tells or not isinstance(event, (CardPlayed, TrickTaken)):
            self.window.say(sentence)
        elif not message.seen.to_act:
            self.window.say("")

    def _seat(self, session: SessionView) -> None:
        self._scene.set_people(people(session, self.you()))
        self.tidings.set_names(self.names)

    def _say_draw(self, dealer: Seat) -> None:
        sentence = self.tidings.draw(dealer, self.names)
        self.tidings.panel.note(sentence)
        self.window.say(sentence)

    def _tell_strip(self) -> None:
        self.window.strip.tell(self.seen, self.session, self._scene.people)

    def _stop_rushing(self) -> None:
        self._rushing = False
        self.pacer.set_rushing(False)
        self.set_pace(self._pace, reduced=self._reduced)

    def _waits(self, waits: bool) -> None:
        self._tell_waiting()
        if waits:
            self.window.announce(helping.to_go_on())

    def _update_pause(self) -> None:
        self.pacer.set_paused(self._paused or self._held or self._gate_closed)

    def _tell_waiting(self) -> None:
        waits = self.pacer.waits_for_continue
        seen = self.seen
        looks_back = seen is not None and bool(seen.tricks) and seen.end is None
        rests = seen is not None and seen.end is None and seen.seat not in seen.active
        self.window.show_actions(last_trick=looks_back, go_on=waits, skip=rests)
        if self._paused:
            self.window.say_aside(helping.paused())
        free = not self.window.person_reads and not self.window.area.access.hand_has_focus()
        if waits and free:
            self.window.go_on.setFocus()

    # How long

    def _hold(self) -> int | None:
        return self._pace.hold_ms

    def _rest(self, seat: Seat, mine: Seat, moved_ms: int = 0) -> Rest:
        """The pause after an act of an opponent; none after the person's own."""
        if seat == mine:
            return Rest(0)
        if self._pace.card_ms is None:
            return Rest(None)
        return Rest(max(0, round(self._pace.card_ms - moved_ms * self._pace.movement)))

    def _goes_on(self, seen: Observation) -> bool:
        """Whether another player still has to play to this trick."""
        return seen.trick is not None and len(seen.trick.plays) < len(seen.active)
