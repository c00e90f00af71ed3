"""The menu: what can be done besides playing, with its key, and the pace."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from tarot_desktop.view.choice_row import SLIM_ROW, ChoiceRow
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.speeds import Speed
from tarot_desktop.view.theme import SMALL

_ROW = SLIM_ROW + 8


class MenuItem(Enum):
    """What the menu offers, from top to bottom."""

    NEW_SESSION = auto()
    END_SESSION = auto()
    DEAL_CODE = auto()
    HISTORY = auto()
    SETTINGS = auto()
    RULES = auto()
    KEYS = auto()
    FULL_SCREEN = auto()
    QUIT = auto()


class MenuPanel(PaperPanel):
    """A list of commands, and one button for each pace."""

    chosen = Signal(object)
    """The MenuItem that was pressed."""
    speed_chosen = Signal(object)
    """The Speed that was pressed."""
    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._rows = {item: ChoiceRow(deck) for item in MenuItem}
        self._keys: dict[MenuItem, QKeySequence] = {}
        for item, row in self._rows.items():
            row.set_height(_ROW)
            row.clicked.connect(lambda _=False, item=item: self.chosen.emit(item))
            self.body.addWidget(row)
        self._rows[MenuItem.END_SESSION].hide()
        self._pace = Label(size=SMALL, role="soft")
        self.body.addWidget(self._pace)
        self._speeds = {speed: ChoiceRow(deck) for speed in Speed}
        self._group = QButtonGroup(self)
        self._line = QHBoxLayout()
        for speed, row in self._speeds.items():
            row.set_height(_ROW)
            row.setCheckable(True)
            self._group.addButton(row)
            row.clicked.connect(lambda _=False, speed=speed: self.speed_chosen.emit(speed))
            self._line.addWidget(row)
        self.body.addLayout(self._line)
        self.retranslate()
        self.relook()

    def set_keys(self, keys: dict[MenuItem, QKeySequence]) -> None:
        """Show these keys beside the commands."""
        self._keys = dict(keys)
        self.retranslate()

    def offer_end(self, offered: bool) -> None:
        """Offer to end the session, where only the person ends it, or not."""
        self._rows[MenuItem.END_SESSION].setVisible(offered)
        self.settle()

    def show_speed(self, speed: Speed) -> None:
        """Mark the pace in use."""
        self._speeds[speed].setChecked(True)

    def row(self, item: MenuItem) -> ChoiceRow:
        """Return the row of a command."""
        return self._rows[item]

    def speed_button(self, speed: Speed) -> ChoiceRow:
        """Return the button of a pace."""
        return self._speeds[speed]

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Menu"))
        texts = {
            MenuItem.NEW_SESSION: self.tr("&New session…"),
            MenuItem.END_SESSION: self.tr("&End the session"),
            MenuItem.DEAL_CODE: self.tr("&Deal code…"),
            MenuItem.HISTORY: self.tr("&History…"),
            MenuItem.SETTINGS: self.tr("&Settings…"),
            MenuItem.RULES: self.tr("&Rules"),
            MenuItem.KEYS: self.tr("&Keys"),
            MenuItem.FULL_SCREEN: self.tr("&Full screen"),
            MenuItem.QUIT: self.tr("&Quit"),
        }
        for item, text in texts.items():
            self._rows[item].setText(text)
            key = self._keys.get(item)
            shown = "" if key is None else key.toString(QKeySequence.SequenceFormat.NativeText)
            self._rows[item].fill(note=shown, locked=False)
        self._pace.say(self.tr("Pace of the table"))
        speeds = {
            Speed.MANUAL: self.tr("Manual"),
            Speed.SLOW: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.FAST: self.tr("Fast"),
            Speed.INSTANT: self.tr("Instant"),
        }
        for speed, text in speeds.items():
            self._speeds[speed].setText(text)
        self.settle()

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        self.body.setSpacing(0)
        if hasattr(self, "_line"):
            self._line.setSpacing(0)
            self._pace.setContentsMargins(self.look.px(4), self.look.px(12), 0, self.look.px(2))
