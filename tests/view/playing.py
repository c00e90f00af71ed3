"""A person at the real window, by mouse or by keyboard; never by calling its slots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tarot_desktop.game.deal_code import DealOfCode
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.house import House
from tarot_desktop.options import Options
from tarot_desktop.rules.agreements import FiveSeats
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, Card, Seat, cards
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.storage.choices import Speed
from tarot_desktop.storage.paths import Places
from tarot_desktop.view.choice_row import ChoiceRow
from tarot_desktop.view.table_view import TableArea
from tarot_desktop.worker.guard import CollectorGuard

PATIENCE_MS = 60_000
LEFT = Qt.MouseButton.LeftButton


def distribution(*hands: str, chien: str = "", resting: Seat | None = None) -> Distribution:
    """Return a deal in which the given hands and chien are what they are.

    What is left is dealt out in canonical order, one card each to the hands that want one, the
    chien last.
    """
    given = [list(cards(hand)) for hand in hands]
    kept = list(cards(chien))
    taken = {card for hand in given for card in hand} | set(kept)
    left = [card for card in DECK if card not in taken]
    size = {3: 24, 4: 18, 5: 15}[len(hands) - (resting is not None)]
    sizes = [0 if seat == resting else size for seat in range(len(hands))]
    while any(len(hand) < size for hand, size in zip(given, sizes, strict=True)):
        for hand, size in zip(given, sizes, strict=True):
            if len(hand) < size:
                hand.append(left.pop(0))
    hands_dealt = tuple(tuple(sorted(hand)) for hand in given)
    return Distribution(hands=hands_dealt, chien=tuple(kept + left))


def opened(
    qtbot: QtBot,
    folder: Path,
    *,
    dealer: Seat = 3,
    deal: Distribution | None = None,
    seed: int = 1,
    **options: object,
) -> House:
    """Return a house whose window is open on an instant table, everything in English."""
    code = None
    if deal is not None:
        rests = len(deal.hands) == 5 and not all(deal.hands)
        five_seats = FiveSeats.MORT if rests else FiveSeats.CALL
        seats = len(deal.hands)
        code = DealOfCode(seats=seats, dealer=dealer, five_seats=five_seats, distribution=deal)
        options = {"players": seats, **options}
    given: dict[str, object] = {"lang": "en", "speed": Speed.INSTANT, "level": "club", **options}
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    house = House(
        application,
        Options(profile=folder, seed=seed, deal=code, **given),  # type: ignore[arg-type]
        Places.of(folder),
        CollectorGuard(),
    )
    house.open()
    qtbot.waitExposed(house.window)
    house.window.activateWindow()
    return house


def drag(
    area: TableArea,
    card: Card,
    to: tuple[float, float],
    before_release: Callable[[], None] = lambda: None,
) -> None:
    """Press a card near its index, carry it in three steps, and let it go at `to`."""
    rect, viewport = area.scene.card_rect(card), area.view.viewport()
    assert rect is not None
    start = QPoint(round(rect.x + 8), round(rect.y + rect.h / 3))
    end = QPoint(round(to[0]), round(to[1]))
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in (1, 2, 3):
        at = start + (end - start) * (step / 3)
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, move)
    before_release()
    QTest.mouseRelease(viewport, LEFT, pos=end)


class Person:
    """Sits before the window and waits until asked."""

    def __init__(self, qtbot: QtBot, house: House) -> None:
        self.qtbot = qtbot
        self.house = house
        self.window = house.window
        self.turns = house.director.turns
        self.desk = house.desk

    # Waiting

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=PATIENCE_MS)

    def asked(self, ask: Ask | None = None) -> Observation:
        """Wait until a decision is asked and return what is known."""

        def ready() -> bool:
            seen = self.turns.asked
            return seen is not None and ask in (None, seen.ask) and self.still()

        self.until(ready)
        assert self.turns.asked is not None
        return self.turns.asked

    def still(self) -> bool:
        """Return whether nothing moves and nothing waits to be shown."""
        return self.house.director.pacer.is_idle and not self.window.scene.animator.busy

    def deal_is_over(self) -> bool:
        """Return whether the end of the deal is on the screen."""
        desk = self.desk
        panels = (desk.summary, desk.all_pass, desk.petit_sec, desk.dead_call)
        return any(panel.isVisible() for panel in panels) and self.still()

    def asked_or_over(self) -> Observation | None:
        """Wait for the next decision or the end of the deal; None for the end."""
        self.until(lambda: (self.turns.asked is not None and self.still()) or self.deal_is_over())
        return self.turns.asked

    def answered(self, seen: Observation) -> None:
        """Wait until this decision is no longer asked."""
        self.until(lambda: self.turns.asked is not seen)

    # By mouse

    def click(self, widget: QWidget) -> None:
        """Press a widget with the mouse, in its middle."""
        assert widget.isVisible()
        assert widget.isEnabled()
        self.qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())

    def click_card(self, card: Card) -> None:
        """Press a card of the hand at its index."""
        rect = self.window.scene.card_rect(card)
        assert rect is not None
        viewport = self.window.area.view.viewport()
        across = rect.right - 8 if self.window.scene.table.left_handed else rect.x + 8
        where = QPoint(round(across), round(rect.y + min(24, rect.h / 6)))
        assert viewport.rect().contains(where)
        self.qtbot.mouseClick(viewport, LEFT, pos=where)

    def bid_row(self, bid: Bid) -> ChoiceRow:
        """Return the row of a bid in the auction."""
        return self.turns.auction.row(bid)

    def click_discard(self, seen: Observation) -> None:
        """Discard the first cards that may go."""
        rules = seen.discard_rules
        assert rules is not None
        gone = sorted(rules.plain)[: rules.size]
        gone += [card for card in rules.allowed() if card.is_trump][: rules.size - len(gone)]
        for card in gone:
            self.click_card(card)
            self.until(self.still)
        self.click(self.turns.discard_bar.finish)

    def click_through(self, bid: Bid = Bid.PASS) -> None:
        """Play on by mouse until the deal is over: `bid`, no announcement, the first legal card."""
        while (seen := self.asked_or_over()) is not None:
            self.click_answer(seen, bid)

    def click_answer(self, seen: Observation, bid: Bid) -> None:
        """Answer one question by mouse."""
        match seen.ask:
            case Ask.PETIT_SEC:
                self.click(self.turns.bare_petit.play)
            case Ask.CALL:
                self.click(self.turns.call.choice(seen.callable_cards[0]))
            case Ask.BID:
                self.click(self.bid_row(bid if bid in seen.open_bids else Bid.PASS))
            case Ask.DISCARD:
                self.click_discard(seen)
            case Ask.SLAM:
                self.click(self.turns.slam.decline)
            case Ask.ANNOUNCE:
                self.click(self.turns.poignee.decline)
            case _:
                self.click_card(seen.legal_cards[0])
        self.answered(seen)

    # By keyboard

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key where the focus is."""
        focus = QApplication.focusWidget()
        assert focus is not None
        assert self.window.isAncestorOf(focus) or focus is self.window
        self.qtbot.keyClick(focus, key, modifier)

    def key_to_card(self, card: Card) -> None:
        """Walk to a card of the hand."""
        self.key(Qt.Key.Key_Home)
        place = self.window.scene.hand_cards().index(card)
        for _ in range(place):
            self.key(Qt.Key.Key_Right)
        assert self.window.area.access.focused_card == card

    def key_answer(self, seen: Observation, bid: Bid) -> None:
        """Answer one question by keyboard."""
        match seen.ask:
            case Ask.PETIT_SEC | Ask.CALL:
                self.key(Qt.Key.Key_Return)
            case Ask.BID:
                self.key_bid(bid if bid in seen.open_bids else Bid.PASS)
            case Ask.DISCARD:
                self.key_discard(seen)
            case Ask.SLAM:
                self.key(Qt.Key.Key_Return)
            case Ask.ANNOUNCE:
                self.key(Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
            case _:
                self.key_to_card(seen.legal_cards[0])
                self.key(Qt.Key.Key_Return)
        self.answered(seen)

    def key_bid(self, bid: Bid) -> None:
        """Choose a bid by arrow keys and Return."""
        row = self.bid_row(bid)
        for _ in range(len(Bid)):
            if row.hasFocus():
                break
            self.key(Qt.Key.Key_Down)
        assert row.hasFocus()
        self.key(Qt.Key.Key_Return)

    def key_discard(self, seen: Observation) -> None:
        """Discard the first cards that may go, and finish by its letter."""
        rules = seen.discard_rules
        assert rules is not None
        for card in sorted(rules.plain)[: rules.size]:
            self.key_to_card(card)
            self.key(Qt.Key.Key_Space)
            self.until(self.still)
        self.key(Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)

    def key_through(self, bid: Bid = Bid.PASS) -> None:
        """Play on by keyboard until the deal is over."""
        while (seen := self.asked_or_over()) is not None:
            self.key_answer(seen, bid)
