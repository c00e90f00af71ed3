"""All tricks of a deal that is over: who led, who won, every card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.game.results import Trick
from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.tables import clear
from tarot_desktop.view.panels.trick_cards import TrickCards
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.view.theme import SMALL

_WIDTH = 1340
"""Greatest width of the panel, in units."""
_MOST_COLUMNS = 6
_AROUND, _ABOVE, _HEAD, _GAP = 100, 150, 30, 20
"""Beside the grid, above and below it, above the cards of a trick, between two tricks, in units."""
_LEAST_CARD, _MOST_CARD = 66, 110
_CARD_SHARE = 0.4
"""Height of a card against the width of its trick."""


class TricksGrid(PaperPanel):
    """Every trick in order, its leader's card first, the winner's in gold."""

    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._seen: Observation | None = None
        self._people: tuple[PersonCard, ...] = ()
        self._columns, self._card_height = 1, _LEAST_CARD
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scroll = PaperScroll(content)
        self.body.addWidget(self._scroll)
        self.close_button = PaperButton()
        self.close_button.clicked.connect(self.closed)
        self._note = Label(size=SMALL, role="soft", wrap=True)
        self.add_note(self._note)
        self.add_button(self.close_button)
        self.relook()

    def show_tricks(self, seen: Observation, people: Sequence[PersonCard]) -> None:
        """Show the tricks of a deal."""
        self._seen, self._people = seen, tuple(people)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("All tricks"))
        self.close_button.setText(self.tr("C&lose"))
        self._note.say(self.tr("The leader’s card comes first, the winner’s has a gold ring"))
        clear(self._grid)
        for place, trick in enumerate(self._seen.tricks if self._seen else ()):
            row, column = divmod(place, self._columns)
            self._grid.addLayout(self._cell(trick), row, column)
        self.set_look(self.look.colours, self.look.ui)

    def fitted(self, room: QSize) -> QSize:
        """Lay the tricks out in the columns that leave their cards largest."""
        wide = min(room.width(), self.look.px(_WIDTH))
        inner = QSize(wide - self.look.px(_AROUND), room.height() - self.look.px(_ABOVE))
        columns = max(range(1, _MOST_COLUMNS + 1), key=lambda many: self._card_in(inner, many))
        height = int(max(_LEAST_CARD, min(self._card_in(inner, columns), _MOST_CARD)))
        if (columns, height) != (self._columns, self._card_height):
            self._columns, self._card_height = columns, height
            self.retranslate()
        self.settle()
        return QSize(max(wide, self.minimumSizeHint().width()), room.height()).boundedTo(room)

    def _card_in(self, room: QSize, columns: int) -> float:
        """How high a card can be with so many tricks side by side, in units."""
        rows = -(-len(self._seen.tricks) // columns) if self._seen else 1
        across = (room.width() / columns / self.look.ui - _GAP) * _CARD_SHARE
        down = room.height() / max(1, rows) / self.look.ui - _HEAD
        return min(across, max(down, _LEAST_CARD))

    def first_choice(self) -> QWidget | None:
        """Return what scrolls, so that the arrow keys do."""
        return self._scroll

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_grid"):
            self._grid.setHorizontalSpacing(self.look.px(18))
            self._grid.setVerticalSpacing(self.look.px(8))

    def _cell(self, trick: Trick) -> QVBoxLayout:
        cell = QVBoxLayout()
        cell.setSpacing(0)
        head = QHBoxLayout()
        winner = "" if trick.winner is None else self._people[trick.winner].name
        said = self.tr("{number} · <b>{winner}</b>").format(number=trick.number, winner=winner)
        head.addWidget(Label(said, size=SMALL, role="soft", strong="ink"))
        head.addStretch(1)
        cell.addLayout(head)
        cards = TrickCards(self.deck, self._card_height)
        cards.show_trick(trick, [person.name for person in self._people])
        cell.addWidget(cards)
        cell.addStretch(1)
        return cell
