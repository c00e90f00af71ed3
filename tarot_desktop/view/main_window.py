"""The window: the table, the strip above it and the action row, with their keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
)

from tarot_desktop.view.panel_window import PanelWindow, whole

if TYPE_CHECKING:
    from tarot_desktop.view.buttons import PaperButton
    from tarot_desktop.view.deck import Deck
    from tarot_desktop.view.layout import Rect
    from tarot_desktop.view.refusals import Why
    from tarot_desktop.view.theme import Colours

SMALLEST = QSize(800, 500)
DEFAULT_SIZE = QSize(1366, 768)
_LEAST_HELP = 0.6
"""How much smaller than the rest of the window a long helping line may become."""
_READ_MS = 8000
"""How long what was read aloud stands in the helping line."""
_ABOVE_HAND = 14
"""Felt between a line and cards below it, for their marks and their frame, in units."""


class MainWindow(PanelWindow):
    """The one window of the game."""

    hurried = Signal()
    """Space with nothing to press: complete the movement, or go on."""
    escaped = Signal()
    """Esc with nothing to close or take back."""
    row_taken = Signal(bool)
    """A refusal or something else is told where the help is said, or no longer."""
    actions_arranged = Signal()
    """The free part of the action row, where the help is said, may be another one now."""
    closing = Signal()
    key_pressed = Signal(str)
    """The name of a shortcut of `KEYS`."""

    KEYS = {  # noqa: RUF012 (a table, read only)
        "last_trick": "L",
        "auction": "A",
        "contract": "C",
        "read_trick": "T",
        "read_hand": "B",
        "why": "Y",
        "scores": "S",
        "rules": "F1",
        "keys": "Shift+F1",
        "next_zone": "F6",
        "pause": "F9",
        "full_screen": "F11",
        "new_session": "Ctrl+N",
        "deal_code": "Ctrl+D",
        "replay": "F5",
        "history": "Ctrl+H",
        "open_file": "Ctrl+O",
        "save_file": "Ctrl+S",
        "settings": "Ctrl+,",
        "quit": "Ctrl+Q",
    }

    def __init__(self, deck: Deck | None = None) -> None:
        super().__init__()
        self._asked = self._on_strip = self._is_aside = False
        self.setMinimumSize(SMALLEST)
        self._say_title()
        if deck is not None:
            self.furnish(deck)

    def furnish(self, deck: Deck) -> None:
        """Put the table into the window, and everything around it."""
        from tarot_desktop.view.look import Label
        from tarot_desktop.view.panels.strip import StatusStrip
        from tarot_desktop.view.panels.too_small import TooSmall
        from tarot_desktop.view.panels.why_line import WhyLine

        super().furnish(deck)
        self.strip = StatusStrip(deck, self)
        self.help = Label(role="dim", strong="gold3", wrap=True)
        self.help.setParent(self)
        self.last_trick = self._action("L")
        self.go_on = self._action("Space")
        self.skip = self._action("")
        self.routine = self._action("")
        self.why = WhyLine(deck, self)
        self.too_small = TooSmall(SMALLEST, self)
        self._line = ""
        self.tray_buttons: tuple[PaperButton, ...] = ()
        """The buttons of the discard, which stand on the tray."""
        self._aside = QTimer(self)
        self._aside.setSingleShot(True)
        self._aside.timeout.connect(self.end_aside)
        self.area.resized.connect(self._arrange)
        self.covered_changed.connect(self._arrange_action)
        self.area.access.card_focused.connect(self.hide_why)
        self._add_shortcuts()
        self.retranslate()
        self.setPalette(QPalette())
        self.area.setGeometry(self.rect())
        for widget in (self.area, self.strip, self.help):
            widget.show()

    def cover_with(self, felt: str) -> None:
        """Show nothing but felt of this colour until the window is furnished."""
        bare = self.palette()
        bare.setColor(QPalette.ColorRole.Window, QColor(felt))
        self.setPalette(bare)

    # Looks

    def set_look(self, colours: Colours, text_scale: float) -> None:
        """Use these colours, and this factor on every text."""
        self._colours, self._text_scale = colours, text_scale
        self.scene.set_look(colours, text_scale)
        self._arrange()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self._say_title()
        self.area.view.setAccessibleName(self.tr("Card table"))
        self.last_trick.setText(self.tr("Last trick"))
        self.go_on.setText(self.tr("Go on"))
        self.go_on.set_hint(self.tr("Space"))
        self.skip.setText(self.tr("To the end of the deal"))
        self._arrange()

    # Focus

    def next_zone(self) -> None:
        """Move the focus: hand, action row, table, strip, panel, and round again."""
        zones = self._zones()
        here = next((n for n, (inside, _) in enumerate(zones) if inside), -1)
        zones[(here + 1) % len(zones)][1]()

    # What is said on the felt

    def set_asked(self, asked: bool) -> None:
        """Say in the window's title whether the person is asked something."""
        self._asked = asked
        self._say_title()

    def say(self, text: str) -> None:
        """Show the helping line of the action row."""
        self._line = text
        self.end_aside()

    def say_aside(self, text: str, ms: int | None = None) -> None:
        """Show another line for a while, or until `end_aside()`."""
        self.help.say(text)
        self._is_aside = True
        self._arrange_action()
        self._tell_row()
        if ms is None:
            self._aside.stop()
        else:
            self._aside.start(ms)

    def end_aside(self) -> None:
        """Show the helping line again."""
        self._aside.stop()
        self.help.say(self._line)
        self._is_aside = False
        self._arrange_action()
        self._tell_row()

    def line_above_hand(self) -> QRect:
        """Return the action row beside the own box, or the felt above a hand that reaches into it.

        Only the two rows of a discard are so high.
        """
        row, gap = self.help.geometry(), self.scene.look.px(_ABOVE_HAND)
        cards = self.scene.hand_cards()
        tops = [rect.y for card in cards if (rect := self.scene.card_rect(card))]
        top = round(min(tops, default=row.bottom() + 1 + gap)) - gap
        row.moveBottom(min(row.bottom(), top))
        return row

    def tell_why(self, why: Why, card_rect: Rect | None) -> None:
        """Explain a refusal above the card, and aloud."""
        from tarot_desktop.view.card_items import INDEX_AXIS

        room = self.line_above_hand()
        across = 1 - INDEX_AXIS if self.scene.table.left_handed else INDEX_AXIS
        tip = card_rect.x + across * card_rect.w if card_rect else room.center().x()
        self.help.hide()
        self.why.tell(why, room, tip)
        self._tell_row()
        self.announce(why.sentence, assertive=True)

    def hide_why(self) -> None:
        """Take the explanation away."""
        self.why.hide()
        self.help.show()
        self._tell_row()

    def announce(self, text: str, *, assertive: bool = False) -> None:
        """Let a screen reader say `text`."""
        from tarot_desktop.view.access import announce

        if text:
            announce(self.area.view, text, assertive=assertive)

    def read_out(self, text: str) -> None:
        """Let a screen reader say `text` at once, and show it for a while."""
        self.announce(text, assertive=True)
        self.say_aside(text, _READ_MS)

    def show_actions(self, *, last_trick: bool, go_on: bool, skip: bool = False) -> None:
        """Show the buttons of the action row that do something now."""
        self.last_trick.setVisible(last_trick)
        self.go_on.setVisible(go_on)
        self.skip.setVisible(skip)
        self._arrange_action()

    def offer_routine(self, text: str) -> None:
        """Show what the table can do by itself, or can stop doing; empty for nothing."""
        self.routine.setText(text)
        self.routine.setVisible(bool(text))
        self._arrange_action()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space goes on, Esc takes away what lies on the table; any other key is not ours."""
        from PySide6.QtCore import Qt

        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.hurried.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; when the window gets the keyboard, put the focus where it belongs.

        Qt would give it to the first button it finds, which is on the strip.
        """
        if not self.is_furnished:
            pass
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            QTimer.singleShot(0, self, self._leave_strip)
        elif event.type() == QEvent.Type.ActivationChange:
            self._on_strip = self._strip_has_focus()
        super().changeEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Fill the window with the table; everything else follows its layout."""
        if self.is_furnished:
            self.area.setGeometry(self.rect())
            self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the window closes."""
        self.closing.emit()
        super().closeEvent(event)

    # Inside

    def _tell_row(self) -> None:
        self.row_taken.emit(self._is_aside or not self.why.isHidden())

    def _strip_has_focus(self) -> bool:
        return self.strip.isAncestorOf(self.focusWidget() or self)

    def _leave_strip(self) -> None:
        if self._strip_has_focus() and not self._on_strip:
            self.setFocus()
            self.focus_default()

    def _say_title(self) -> None:
        program = self.tr("Tarot Desktop")
        said = self.tr("Your turn – {program}") if self._asked else program
        self.setWindowTitle(said.format(program=program))

    def _action(self, hint: str) -> PaperButton:
        from tarot_desktop.view.buttons import ButtonKind, PaperButton

        button = PaperButton(kind=ButtonKind.FELT, hint=hint)
        button.setParent(self)
        button.hide()
        return button

    def _add_shortcuts(self) -> None:
        for name, keys in self.KEYS.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(partial(self.key_pressed.emit, name))

    def _zones(self) -> list[tuple[bool, Callable[[], None]]]:
        """Whether each zone has the focus, and what gives it the focus."""
        access = self.area.access
        focus = self.focusWidget() or self
        zones: list[tuple[bool, Callable[[], None]]] = []
        if self.scene.hand_cards():
            zones.append((access.hand_has_focus(), access.enter_hand))
        shown = [
            button
            for button in (self.last_trick, self.go_on, self.skip, self.routine)
            if button.isVisible()
        ]
        shown += [button for button in self.tray_buttons if button.isVisible()]
        shown = [button for button in shown if button.isEnabled()]
        if shown:
            zones.append((focus in shown, shown[0].setFocus))
        on_table = access.isAncestorOf(focus) and not access.hand_has_focus()
        if self.scene.seen is not None and self.scene.seen.trick is not None:
            zones.append((on_table, access.focus_table))
        zones.append((self.strip.isAncestorOf(focus), self.strip.scores.setFocus))
        zones += [
            (panel.isAncestorOf(focus) or focus is panel, panel.take_focus)
            for panel in self.panels()
        ]
        return zones

    def _arrange(self) -> None:
        """Put everything where the layout says, at the present look."""
        table = self.scene.table
        actions = (self.last_trick, self.go_on, self.skip, self.routine)
        for widget in (self.strip, self.help, *actions, self.why, self.too_small):
            self.dress(widget)
        self.strip.setGeometry(whole(table.strip))
        self.strip.raise_()
        self.hide_why()
        self.arrange_panels()
        self._arrange_action()
        self.too_small.cover(self.size())

    def _arrange_action(self) -> None:
        free = self._beside_own_box()
        for button in (self.go_on, self.routine, self.skip, self.last_trick):
            if button.isVisibleTo(self):
                size = button.sizeHint()
                top = free.center().y() - size.height() // 2
                if self.scene.table.left_handed:
                    left = free.left()
                    free.setLeft(left + size.width())
                else:
                    left = free.right() + 1 - size.width()
                    free.setRight(left - 1)
                button.setGeometry(QRect(QPoint(left, top), size))
        gap = self.scene.look.px(16)
        self._set_help(self.outside_panels(free).adjusted(gap, 0, -gap, 0))
        self.actions_arranged.emit()

    def _set_help(self, room: QRect) -> None:
        """Put the helping line in its room; a long one is set smaller rather than cut."""
        from tarot_desktop.view.paper import SHRINK

        self.dress(self.help)
        least = _LEAST_HELP * self.ui
        while self.help.heightForWidth(room.width()) > room.height() and self.help.look.ui > least:
            self.help.set_look(self._colours, self.help.look.ui * SHRINK)
        self.help.setGeometry(room)

    def _beside_own_box(self) -> QRect:
        """Return what own box and last trick leave of the action row."""
        from tarot_desktop.view.places import around

        table = self.scene.table
        action, own = whole(table.action), around((table.boxes[0], table.piles[0]))
        if table.left_handed:
            action.setRight(round(own.x) - 1)
        else:
            action.setLeft(round(own.right))
        return action
