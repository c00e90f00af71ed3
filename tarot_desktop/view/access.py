"""The table for the keyboard and the screen reader.

Items of a scene are invisible to screen readers, so every card of the hand has a real button that
lies under the opaque view at the card's place.  It takes the focus and the keys; the scene shows
the ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.observation import Ask
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.discarding import DiscardReason
from tarot_desktop.view import table_words
from tarot_desktop.view.arrangement import arrange, locked, playing
from tarot_desktop.view.last_input import by_keys, used_keys
from tarot_desktop.view.mirror import CardButton, Reading, SeatButton
from tarot_desktop.view.places import Rect, around
from tarot_desktop.view.sorting import group
from tarot_desktop.view.table_scene import TableScene
from tarot_desktop.view.words import card_name, discard_refusal_sentence, refusal_sentence


def announce(widget: QWidget, text: str, *, assertive: bool = False) -> None:
    """Let a screen reader say `text`: at once if `assertive`, else when it has time."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
    QAccessible.updateAccessibility(event)


class AccessLayer(QWidget):
    """Buttons for the hand and the seats, labels for trick and chien; it follows the scene."""

    card_focused = Signal(object)
    """The card that has the focus now, or None."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._cards: list[CardButton] = []
        self._seats: list[SeatButton] = []
        self._trick = Reading(self, scene.focus_place)
        self._chien = Reading(self, scene.focus_place)
        self._focus: Card | None = None
        self._place = 0
        self._stops: tuple[QWidget, ...] = ()
        scene.shown_anew.connect(self.follow)
        self.follow()

    @property
    def focused_card(self) -> Card | None:
        """The card that has the focus."""
        return self._focus

    def focus_hand(self) -> None:
        """Give the focus to the hand: to the card that had it last, or to its neighbour."""
        door = self._door()
        if door is not None:
            door.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_free_card(self) -> None:
        """Give the focus to a card of the hand that may go: where it is, else the first one."""
        seen, stage = self._scene.seen, self._scene.stage
        held = [button for button in self._shown() if button.card in self._scene.hand_cards()]
        free = [b for b in held if seen and b.card and locked(b.card, seen, stage) is None]
        door = self._door()
        if free and door not in free:
            free[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus_hand()

    def enter_hand(self) -> None:
        """Give the focus to the hand because a key asked for it: the ring shows."""
        used_keys(self)
        self.focus_hand()

    def lead_on(self, stops: Sequence[QWidget]) -> None:
        """Let Tab go from the hand to these, in this order."""
        self._stops = tuple(stops)
        self._let_tab_in()

    def focus_table(self) -> None:
        """Give the focus to the table: the trick, then the seats."""
        self._trick.setFocus(Qt.FocusReason.TabFocusReason)

    def hand_has_focus(self) -> bool:
        """Return whether a card has the focus."""
        return any(button.hasFocus() for button in self._shown())

    def follow(self) -> None:
        """Mirror what the scene shows."""
        self.setAccessibleName(table_words.the_table())
        held = self.hand_has_focus()
        self._follow_cards()
        self._follow_seats()
        self._follow_readings()
        if held and not self.hand_has_focus():
            self.focus_hand()

    def _shown(self) -> list[CardButton]:
        return [button for button in self._cards if button.card is not None]

    def _follow_cards(self) -> None:
        tray = self._scene.stage.tray or ()
        held = self._scene.hand_cards()
        cards = (*held, *tray)
        while len(self._cards) < len(cards):
            self._cards.append(self._new_button())
        keep = {button.card: button for button in self._cards if button.card in cards}
        free = [button for button in self._cards if button.card not in cards]
        buttons = [keep.get(card) or free.pop() for card in cards]
        for number, (button, card) in enumerate(zip(buttons, cards, strict=True), 1):
            where = table_words.position(min(number, len(held)), len(held))
            self._tell(button, card, table_words.in_the_discard() if card in tray else where)
        for button in free:
            button.card = None
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.hide()
        self._cards = buttons + free
        if self._focus in cards:
            self._place = cards.index(self._focus)
        self._let_tab_in()

    def _new_button(self) -> CardButton:
        button = CardButton(self)
        button.pressed_key.connect(self._press)
        button.walked.connect(self._walk)
        button.focused.connect(self._focused)
        return button

    def _tell(self, button: CardButton, card: Card, where: str) -> None:
        button.card = card
        button.setAccessibleName(card_name(card))
        parts = [*self._states(card), where]
        button.setAccessibleDescription(", ".join(part for part in parts if part))
        rect = self._scene.card_rect(card)
        if rect is not None:
            button.lie_at(rect)
        button.show()

    def _states(self, card: Card) -> list[str]:
        """What a card may do, why not, and where it comes from."""
        seen, stage = self._scene.seen, self._scene.stage
        if seen is None:
            return []
        reason = locked(card, seen, stage)
        states: list[str] = []
        if isinstance(reason, DiscardReason) and seen.discard_rules is not None:
            states.append(discard_refusal_sentence(card, reason, seen.discard_rules))
        elif reason is not None and not isinstance(reason, DiscardReason):
            names = [person.name for person in self._scene.people]
            states.append(refusal_sentence(reason, seen, names))
        elif playing(seen, stage):
            states.append(table_words.may_be_played())
        elif stage.tray is not None and card not in stage.tray:
            states.append(table_words.may_be_discarded())
        if stage.tray is not None and seen.ask is Ask.DISCARD and card in (seen.chien or ()):
            states.append(table_words.from_chien())
        return states

    def _let_tab_in(self) -> None:
        """Tab reaches one card of the hand, the arrows the others."""
        door = self._door()
        for button in self._shown():
            policy = Qt.FocusPolicy.StrongFocus if button is door else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        for one, following in pairwise((door, *self._stops) if door else ()):
            self.setTabOrder(one, following)

    def _door(self) -> CardButton | None:
        """The card that had the focus last, or its neighbour."""
        shown = self._shown()
        same = next((button for button in shown if button.card == self._focus), None)
        if same is None and shown:
            return shown[min(self._place, len(shown) - 1)]
        return same

    def _follow_seats(self) -> None:
        seen, people = self._scene.seen, self._scene.people
        while len(self._seats) < len(people):
            self._seats.append(self._new_seat(len(self._seats)))
        for seat, button in enumerate(self._seats):
            if seen is None or seat >= len(people):
                button.hide()
                continue
            look = arrange(seen, self._scene.table, self._scene.stage).seats[seat]
            person = people[seat]
            button.setAccessibleName(
                table_words.seat_sentence(look, person.name, person.level, seen.hand_sizes[seat])
            )
            policy = Qt.FocusPolicy.TabFocus if look.announced else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)
            button.stand_at(self._scene.table.boxes[seat])

    def _new_seat(self, seat: int) -> SeatButton:
        button = SeatButton(self, self._scene.focus_place)
        button.clicked.connect(lambda: self._scene.seat_clicked.emit(seat))
        return button

    def _follow_readings(self) -> None:
        seen = self._scene.seen
        trick = seen is not None and seen.trick is not None
        turned = seen.chien if seen and seen.ask is Ask.DISCARD and seen.chien else ()
        self._trick.setVisible(trick)
        self._chien.setVisible(bool(turned))
        if seen is not None and trick:
            names = [person.name for person in self._scene.people]
            self._trick.read(table_words.trick_sentence(seen, names), self._trick_rect())
        if turned:
            self._chien.read(table_words.chien_sentence(turned), self._chien_rect())

    def _trick_rect(self) -> Rect:
        return around(self._scene.table.slots)

    def _chien_rect(self) -> Rect:
        table = self._scene.table
        beside = self._scene.stage.tray is not None and table.chien_beside
        return around(table.chien_beside if beside else table.chien)

    def _press(self, card: Card) -> None:
        place = self._place if card == self._focus and self.hand_has_focus() else None
        self._scene.press(card, twice=True)
        if place is not None and card in (self._scene.stage.tray or ()):
            self._stay_in_hand(place)

    def _stay_in_hand(self, place: int) -> None:
        """Give the focus to the card that has come to this place of the hand."""
        self.follow()
        held = len(self._scene.hand_cards())
        if held:
            self._shown()[min(place, held - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused(self, card: Card, has: bool) -> None:
        if has:
            self._focus = card
            cards = [button.card for button in self._shown()]
            self._place = cards.index(card) if card in cards else 0
            self._let_tab_in()
        shown = card if has and by_keys(self) else None
        self._scene.set_focus(shown)
        self.card_focused.emit(shown)

    def _walk(self, key: int) -> None:
        shown = self._shown()
        here = next((n for n, button in enumerate(shown) if button.hasFocus()), None)
        if here is None:
            return
        used_keys(self)
        target = shown[self._target(Qt.Key(key), here, shown)]
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        if target.card is not None:
            self._focused(target.card, True)

    def _target(self, key: Qt.Key, here: int, shown: list[CardButton]) -> int:
        last = len(shown) - 1
        match key:
            case Qt.Key.Key_Home:
                return 0
            case Qt.Key.Key_End:
                return last
            case Qt.Key.Key_Left:
                return max(0, here - 1)
            case Qt.Key.Key_Right:
                return min(last, here + 1)
        starts = [n for n in range(last + 1) if n == 0 or _suit(shown[n]) != _suit(shown[n - 1])]
        if key == Qt.Key.Key_Up:
            return next((start for start in starts if start > here), here)
        return next((start for start in reversed(starts) if start < here), here)


def _suit(button: CardButton) -> object:
    return group(button.card) if button.card is not None else None
