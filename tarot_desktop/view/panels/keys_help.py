"""The keys and what they do."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.chips import Chip
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.tables import clear
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.scroll import PaperScroll


class KeysPanel(PaperPanel):
    """A list of keys, each with its effect."""

    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._keys: dict[str, str] = {}
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scroll = PaperScroll(content)
        self.body.addWidget(self._scroll)
        self.close_button = PaperButton()
        self.close_button.clicked.connect(self.closed)
        self.add_button(self.close_button)
        self.retranslate()

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """Add the window's shortcuts, by the names of their effects."""
        self._keys = dict(keys)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Keys"))
        self.close_button.setText(self.tr("C&lose"))
        clear(self._grid)
        for row, (key, effect) in enumerate((*self._fixed(), *self._shortcuts())):
            self._grid.addWidget(Chip(self.deck, key), row, 0)
            self._grid.addWidget(Label(effect, wrap=True), row, 1)
        self._grid.setColumnStretch(1, 1)
        self._scroll.setAccessibleName(self.tr("Keys"))
        self.set_look(self.look.colours, self.look.ui)

    def fitted(self, room: QSize) -> QSize:
        """Return the size that is wanted in at most this much room; it scrolls."""
        self.settle()
        wide = max(self.look.px(560), self.minimumSizeHint().width())
        return QSize(wide, self.sizeHint().height()).boundedTo(room)

    def first_choice(self) -> QWidget | None:
        """Return what scrolls, so that the arrow keys do."""
        return self._scroll

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_grid"):
            self._grid.setHorizontalSpacing(self.look.px(14))
            self._grid.setVerticalSpacing(self.look.px(7))

    def _fixed(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Left, Right"), self.tr("previous or next card")),
            (self.tr("Home, End"), self.tr("first or last card")),
            (self.tr("Up, Down"), self.tr("next or previous suit; in a panel, the next choice")),
            (self.tr("Enter, Space"), self.tr("play the card, press the button")),
            (self.tr("Space"), self.tr("go on, end the movement")),
            (self.tr("Esc"), self.tr("take back a choice, close a panel")),
            (self.tr("Tab, F6"), self.tr("next zone: hand, buttons, table, side panel")),
            (self.tr("Alt + letter"), self.tr("press the button with that letter underlined")),
        )

    def _shortcuts(self) -> list[tuple[str, str]]:
        effects = {
            "last_trick": self.tr("look at the last trick"),
            "auction": self.tr("look at the auction again"),
            "contract": self.tr("read contract, bouts and trick"),
            "read_trick": self.tr("read the trick on the table"),
            "read_hand": self.tr("read the hand"),
            "why": self.tr("why this card may be played or discarded, or not"),
            "scores": self.tr("score sheet"),
            "rules": self.tr("rules"),
            "keys": self.tr("this list"),
            "pause": self.tr("let the table stand still, or go on"),
            "full_screen": self.tr("full screen"),
            "new_session": self.tr("new session"),
            "deal_code": self.tr("enter a deal code"),
            "replay": self.tr("play the finished deal again, in a new session"),
            "history": self.tr("earlier sessions"),
            "open_file": self.tr("open a file with a session or deals"),
            "save_file": self.tr("save the session in a file"),
            "settings": self.tr("settings"),
            "quit": self.tr("quit; the session is kept"),
        }
        native = QKeySequence.SequenceFormat.NativeText
        return [
            (QKeySequence(keys).toString(native), effects[name])
            for name, keys in self._keys.items()
            if name in effects
        ]
