"""The sessions of the past, the last played first; each opens its score sheet."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarot_desktop.storage.history import SessionEntry
from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.choice_row import SLIM_ROW, Cell, ChoiceRow
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.tables import clear, role_of
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.view.words import Counts, signed
from tarot_desktop.worker.archive_messages import SessionList

_WIDTH = 820


class HistoryPanel(PaperPanel):
    """A list of sessions, and what can be done with the history as a whole."""

    session_wanted = Signal(str)
    """The key of a SessionEntry."""
    page_wanted = Signal(int)
    """The first session to list, from 0."""
    import_wanted = Signal()
    export_wanted = Signal()
    results_wanted = Signal()
    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._list = SessionList(entries=(), offset=0, more=False)
        self._rows: list[ChoiceRow] = []
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._empty = Label(role="soft", wrap=True)
        self._scroll = PaperScroll(content)
        self.body.addWidget(self._empty)
        self.body.addWidget(self._scroll)
        self.bring = PaperButton()
        self.bring.clicked.connect(self.import_wanted)
        self.save = PaperButton()
        self.save.clicked.connect(self.export_wanted)
        self.results = PaperButton()
        self.results.clicked.connect(self.results_wanted)
        self.newer, self.older = PaperButton(), PaperButton()
        self.newer.clicked.connect(lambda: self._turn(-1))
        self.older.clicked.connect(lambda: self._turn(1))
        self.close_button = PaperButton()
        self.close_button.clicked.connect(self.closed)
        feet = (self.bring, self.save, self.results, self.newer, self.older, self.close_button)
        for button in feet:
            self.add_button(button)
        self.retranslate()

    def show_sessions(self, sessions: SessionList) -> None:
        """Show a part of the list."""
        self._list = sessions
        self.retranslate()

    def rows(self) -> list[ChoiceRow]:
        """Return the rows of the sessions, from top to bottom."""
        return list(self._rows)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("History"))
        self.bring.setText(self.tr("&Import…"))
        self.save.setText(self.tr("&Export all…"))
        self.results.setText(self.tr("&Results…"))
        self.newer.setText(self.tr("&Newer"))
        self.older.setText(self.tr("&Older"))
        self.close_button.setText(self.tr("C&lose"))
        self._empty.say(self.tr("No session has been played yet."))
        self._scroll.setAccessibleName(self.tr("Sessions"))
        entries = self._list.entries
        self._empty.setVisible(not entries)
        self._scroll.setVisible(bool(entries))
        self.newer.setVisible(self._list.offset > 0)
        self.older.setVisible(self._list.more)
        self.results.setVisible(bool(entries))
        clear(self._column)
        self._rows = [self._row(entry) for entry in entries]
        self._column.addStretch(1)
        self._align()
        self.set_look(self.look.colours, self.look.ui)
        self.order_tabs()

    def first_choice(self) -> QWidget | None:
        """Return the newest session, or the button that closes."""
        return self._rows[0] if self._rows else self.close_button

    def fitted(self, room: QSize) -> QSize:
        """Take the height of the room; the list scrolls."""
        self.settle()
        wide = max(self.minimumSizeHint().width(), self.look.px(_WIDTH))
        return QSize(wide, self.sizeHint().height()).boundedTo(room)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_column"):
            self._column.setSpacing(0)
            self._align()

    def _row(self, entry: SessionEntry) -> ChoiceRow:
        row = ChoiceRow(self.deck, local_time(entry.played))
        row.set_height(SLIM_ROW + 8)
        own = entry.totals[0] if entry.totals else 0
        facts = (
            Counts().players(entry.seats),
            Counts().deals_played(entry.valid),
            "" if entry.over else self.tr("unfinished"),
        )
        cells = (*(Cell(text=fact, role="soft") for fact in facts), self._score(own))
        row.fill(cells)
        row.setAccessibleName(", ".join((row.text(), *filter(None, facts), signed(own))))
        row.clicked.connect(lambda _=False, key=entry.key: self.session_wanted.emit(key))
        self._column.addWidget(row)
        return row

    def _score(self, own: int) -> Cell:
        return Cell(
            text=signed(own), role=role_of(own), strong=True, align=Qt.AlignmentFlag.AlignRight
        )

    def _align(self) -> None:
        """Give the columns of all rows one width."""
        if self._rows:
            widths = zip(*(row.widths() for row in self._rows), strict=True)
            shared = [max(column) for column in widths]
            for row in self._rows:
                row.set_widths(shared)

    def _turn(self, step: int) -> None:
        page = max(1, len(self._list.entries)) if step > 0 else _PAGE
        self.page_wanted.emit(max(0, self._list.offset + step * page))


_PAGE = 100


def local_time(utc: str) -> str:
    """Return a time of the history as the person's clock and language write it."""
    moment = QDateTime.fromString(utc, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return utc[:20]
    return QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat)
