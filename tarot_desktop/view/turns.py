"""The person's decisions: opens what is needed for each, and says what was decided."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QRect, Signal

from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    Command,
    DecidePetitSec,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PetitSecChoice,
    PlayCard,
)
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.announcements import Announcement
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.discarding import DiscardReason
from tarot_desktop.view import helping, permissions
from tarot_desktop.view.main_window import MainWindow
from tarot_desktop.view.panel_window import Place, whole
from tarot_desktop.view.panels.auction import AuctionPanel
from tarot_desktop.view.panels.bare_petit import BarePetitPanel
from tarot_desktop.view.panels.call import CallPanel
from tarot_desktop.view.panels.discard_bar import DiscardBar
from tarot_desktop.view.panels.poignee import PoigneePanel
from tarot_desktop.view.panels.slam import SlamPanel
from tarot_desktop.view.refusals import discard_refusal_why, no_room_why, refusal_why
from tarot_desktop.view.table_scene import RefusedCard
from tarot_desktop.worker.messages import Draft

_EMPTY = Draft()


class Turns(QObject):
    """Asks the person, one decision at a time."""

    asks = Signal(object)
    """Everything is open for this Observation's decision."""
    decided = Signal(object)
    """A Command."""
    considered = Signal(object)
    """A Draft: what the person has half decided has changed."""

    def __init__(self, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._scene = window.scene
        self._seen: Observation | None = None
        """What is asked now, or None."""
        self._opens = self._explains = False
        self.auction = window.keep(AuctionPanel(window.deck))
        self.bare_petit = window.keep(BarePetitPanel(window.deck))
        self.call = window.keep(CallPanel(window.deck))
        self.slam = window.keep(SlamPanel(window.deck))
        self.poignee = window.keep(PoigneePanel(window.deck))
        self.discard_bar = DiscardBar(window.deck, window)
        window.tray_buttons = (self.discard_bar.finish, self.discard_bar.clear)
        window.area.access.lead_on((self.discard_bar.clear, self.discard_bar.finish))
        self._hide_discard()
        self.auction.bid_chosen.connect(self._bid)
        self.bare_petit.decided.connect(self._bare_petit)
        self.call.called.connect(self._call)
        self.slam.decided.connect(self._slam)
        self.slam.announce.clicked.connect(partial(window.refit, self.slam))
        self.poignee.announced.connect(self._announce)
        self.poignee.changed.connect(self._consider)
        self.discard_bar.finished.connect(self._discard)
        self.discard_bar.cleared.connect(self._scene.clear_discard)
        self._scene.discard_changed.connect(self._tray_changed)
        self._scene.card_clicked.connect(self._play)
        self._scene.card_refused.connect(self._refused)
        self._scene.card_selected.connect(self._selected)
        self._scene.card_taken.connect(window.hide_why)
        window.area.access.card_focused.connect(self._focused)
        window.area.resized.connect(self._place_discard)
        window.row_taken.connect(self.discard_bar.cover_legend)

    @property
    def asked(self) -> Observation | None:
        """What the person is asked, or None when it is not their turn."""
        return self._seen

    def ask(self, seen: Observation, draft: Draft = _EMPTY) -> None:
        """Open what this decision needs, as far as it was taken, and wait for `decided`."""
        self._seen = seen
        self._opens = True
        self._open(seen, draft)
        self._opens = False
        self._window.set_asked(True)
        self.asks.emit(seen)

    def _open(self, seen: Observation, draft: Draft) -> None:
        if self._scene.seen != seen:
            self._scene.show(seen)
        if seen.ask in (Ask.PETIT_SEC, Ask.CALL, Ask.SLAM, Ask.ANNOUNCE):
            self._scene.set_turn(True)
        match seen.ask:
            case Ask.PETIT_SEC:
                self._window.close_panel(self.auction)
                self._window.open_panel(self.bare_petit, Place.CENTRE)
            case Ask.BID:
                self.show_auction(seen)
            case Ask.CALL:
                self.call.ask(seen)
                self._window.open_panel(self.call, Place.CENTRE)
            case Ask.DISCARD:
                self._ask_discard(seen, draft)
            case Ask.SLAM:
                self.slam.ask()
                self._window.open_panel(self.slam, Place.CENTRE)
            case Ask.ANNOUNCE:
                self.poignee.ask(seen, draft)
                self._window.open_panel(self.poignee, Place.BESIDE)
            case _:
                self._ask_card(seen)

    def end(self) -> None:
        """Ask nothing any more; the auction stays until it is over."""
        self._seen = None
        for panel in (self.bare_petit, self.call, self.slam, self.poignee):
            self._window.close_panel(panel)
        self._hide_discard()
        self._window.hide_why()
        self._scene.set_turn(False)
        self._window.set_asked(False)
        if self._window.is_open(self.auction) and not self._window.person_reads:
            self._window.area.access.focus_hand()

    def show_auction(self, seen: Observation) -> None:
        """Show how the auction stands."""
        self.auction.show_auction(seen, self._scene.people)
        self._scene.set_turn(seen.to_act)
        if self._window.is_open(self.auction):
            self._window.refit(self.auction)
            if seen.to_act:
                self._window.focus_default()
            elif not self._window.person_reads:
                self._window.area.access.focus_hand()
        else:
            self._window.open_panel(self.auction, Place.CENTRE)

    # What is asked

    def _ask_card(self, seen: Observation) -> None:
        self._scene.set_turn(True)
        self._window.say(helping.to_play(seen))
        self._window.focus_default()

    def _ask_discard(self, seen: Observation, draft: Draft) -> None:
        self._scene.begin_discard(seen, draft.cards)
        self._place_discard()
        for widget in (self.discard_bar, self.discard_bar.line):
            widget.show()
            widget.raise_()
        self.discard_bar.legend.raise_()
        self._window.say("")
        self._window.restack()
        if not self._window.person_reads:
            self._window.area.access.focus_free_card()

    def _hide_discard(self) -> None:
        self.discard_bar.hide()
        self.discard_bar.line.hide()

    def _place_discard(self) -> None:
        tray = self._scene.table.tray
        self.discard_bar.set_look(self._scene.look.colours, self._window.ui)
        self.discard_bar.place(whole(tray.text), whole(tray.buttons), self._room_for_legend())

    def _room_for_legend(self) -> QRect | None:
        row = self._window.line_above_hand()
        return None if row.intersects(whole(self._scene.table.tray.panel)) else row

    # What was decided

    def give(self, command: Command) -> None:
        """Take this as the person's decision."""
        self.end()
        self.decided.emit(command)

    def _bid(self, bid: Bid) -> None:
        if self._seen is not None and bid in self._seen.open_bids:
            self.give(MakeBid(seat=self._seen.seat, bid=bid))

    def _bare_petit(self, choice: PetitSecChoice) -> None:
        if self._seen is not None and self._seen.ask is Ask.PETIT_SEC:
            self.give(DecidePetitSec(seat=self._seen.seat, choice=choice))

    def _call(self, card: Card) -> None:
        if self._seen is not None and card in self._seen.callable_cards:
            self.give(CallCard(seat=self._seen.seat, card=card))

    def _slam(self, announced: bool) -> None:
        if self._seen is not None:
            self.give(DecideSlam(seat=self._seen.seat, announced=announced))

    def _announce(self, said: tuple[Announcement, ...]) -> None:
        if self._seen is not None:
            self.give(Announce(seat=self._seen.seat, said=said))

    def _discard(self) -> None:
        tray = self._scene.stage.tray
        if self._seen is not None and tray is not None:
            self.give(MakeDiscard(seat=self._seen.seat, cards=frozenset(tray)))

    def _play(self, card: Card) -> None:
        if self._seen is not None and card in self._seen.legal_cards:
            self.give(PlayCard(seat=self._seen.seat, card=card))

    # While the person thinks

    def _tray_changed(self, tray: tuple[Card, ...]) -> None:
        self._window.hide_why()
        if self._seen is not None:
            self.discard_bar.show_discard(self._seen, tray)
            self._consider(Draft(cards=tray))

    def _consider(self, draft: Draft) -> None:
        if self._seen is not None and not self._opens:
            self.considered.emit(draft)

    def _focused(self, card: Card | None) -> None:
        if self._explains:
            self._explains = False
            self._window.end_aside()
        self.discard_bar.show_focused(card)

    def _selected(self, card: Card | None) -> None:
        if self._seen is not None and self._seen.ask is Ask.PLAY:
            self._window.say(helping.to_confirm() if card else helping.to_play(self._seen))

    def explain(self) -> None:
        """Say why the card that the person points at may go, or why not."""
        seen, scene = self._seen, self._scene
        card = scene.pointed or self._window.area.access.focused_card
        tray = scene.stage.tray
        self._explains = True
        if seen is None or (tray is None and seen.ask is not Ask.PLAY):
            self._window.read_out(permissions.nothing_asked())
        elif card is None or card not in (*scene.hand_cards(), *(tray or ())):
            self._window.read_out(permissions.no_card_chosen())
        elif (refused := scene.refused(card)) is not None:
            self._refused(refused)
        elif tray is None:
            self._window.read_out(permissions.may_be_played(card, seen))
        elif card in tray:
            self._window.read_out(permissions.in_tray(card))
        else:
            self._window.read_out(permissions.may_be_discarded(card))

    def _refused(self, refused: RefusedCard) -> None:
        seen = self._seen
        if seen is None:
            return
        if refused.refusal is None:
            why = no_room_why(self._scene.stage.tray or (), seen.discard_rules)
        elif isinstance(refused.refusal, DiscardReason):
            assert seen.discard_rules is not None
            why = discard_refusal_why(refused.card, refused.refusal, seen.discard_rules)
        else:
            names = [person.name for person in self._scene.people]
            why = refusal_why(refused.refusal, seen, names)
        self._window.tell_why(why, self._scene.card_rect(refused.card))
