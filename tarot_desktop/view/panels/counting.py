"""Questions to the history: which deals to count, and what they brought."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QDate, QDateTime, QSize, Qt, QTime, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.tables import TABLE_SIZES
from tarot_desktop.storage.history import Question
from tarot_desktop.view.buttons import PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs.controls import ChoiceBox
from tarot_desktop.view.look import Label, Weight
from tarot_desktop.view.panels.ledger import Rule
from tarot_desktop.view.panels.tables import role_of
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.theme import HEAD
from tarot_desktop.view.words import Counts, bid_name, plain_number, signed
from tarot_desktop.worker.archive_messages import Answered

_ANY, DASH = "", "–"
_LINES, _AIR = 5, 48
_CONTRACTS = (Bid.PRISE, Bid.POUSSE, Bid.GARDE, Bid.SANS, Bid.CONTRE)


class Period(StrEnum):
    """Since when deals are counted."""

    ALWAYS = "always"
    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


_DAYS = {Period.TODAY: 0, Period.WEEK: 6, Period.MONTH: 29, Period.YEAR: 364}


class CountingPanel(PaperPanel):
    """Four choices, and at once what the history answers."""

    asked = Signal(object)
    """A Question."""
    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._names: tuple[str, ...] = ()
        self._answered: Answered | None = None
        self._lines: tuple[tuple[str, str], ...] = ()
        self._values = tuple(
            Label(size=HEAD, weight=Weight.DemiBold, align=Qt.AlignmentFlag.AlignRight)
            for _ in range(_LINES)
        )
        self._facts = tuple(Label() for _ in range(_LINES))
        self.seat, self.table, self.contract, self.period = (ChoiceBox() for _ in range(4))
        self._boxes = (self.seat, self.table, self.contract, self.period)
        self._heads = tuple(Label(role="soft") for _ in self._boxes)
        self._choices = choices = QGridLayout()
        for place, (head, box) in enumerate(zip(self._heads, self._boxes, strict=True)):
            row, column = divmod(place, 2)
            cell = QVBoxLayout()
            cell.setSpacing(0)
            cell.addWidget(head)
            cell.addWidget(box)
            choices.addLayout(cell, row, column)
            box.chosen.connect(self.ask)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        for row, (fact, value) in enumerate(zip(self._facts, self._values, strict=True)):
            self._grid.addWidget(fact, row, 0)
            self._grid.addWidget(value, row, 1)
        self._note = Label(role="soft", wrap=True)
        self.body.addLayout(choices)
        self.body.addWidget(Rule())
        self.body.addLayout(self._grid)
        self.body.addWidget(Rule())
        self.body.addWidget(self._note)
        self.body.addStretch(1)
        self.close_button = PaperButton()
        self.close_button.clicked.connect(self.closed)
        self.add_button(self.close_button)
        self.retranslate()

    def open_with(self, names: tuple[str, ...]) -> None:
        """Offer these seats, the person first, and ask what is chosen."""
        self._names = names
        self._answered = None
        self.retranslate()
        self.ask()

    def ask(self, _chosen: object = None) -> None:
        """Put the question that is chosen."""
        self.asked.emit(self.question())

    def question(self) -> Question:
        """Return what is chosen."""
        table, contract = str(self.table.value()), str(self.contract.value())
        return Question(
            seat=int(str(self.seat.value())),
            seats=int(table) if table else None,
            contract=contract or None,
            since=since(Period(str(self.period.value()))),
        )

    def show_answer(self, answered: Answered) -> None:
        """Show what the history answers; an answer to an earlier question is left out."""
        if answered.question == self.question():
            self._answered = answered
            self._fill()

    def lines(self) -> list[tuple[str, str]]:
        """Return the answer as names and values; nothing until there is one."""
        return list(self._lines) if self._answered else []

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Results"))
        self.close_button.setText(self.tr("C&lose"))
        heads = (self.tr("Player"), self.tr("Table"), self.tr("Contract"), self.tr("Period"))
        for head, box, said in zip(self._heads, self._boxes, heads, strict=True):
            head.say(said)
            box.setAccessibleName(said)
        seats = self._names or (self.tr("You"),)
        self.seat.offer([str(seat) for seat in range(len(seats))], seats)
        tables = [Counts().players(seats) for seats in TABLE_SIZES]
        self._offer(self.table, [str(seats) for seats in TABLE_SIZES], tables)
        contracts = [bid_name(bid) for bid in _CONTRACTS]
        self._offer(self.contract, [bid.code for bid in _CONTRACTS], contracts)
        self.period.offer([period.value for period in Period], self._period_words())
        self._note.say(
            self.tr(
                "Counted are the deals that you have played to the end at this computer, "
                "without those that everybody passed."
            )
        )
        self._fill()
        self.settle()

    def first_choice(self) -> QWidget | None:
        """Return the first choice."""
        return self.seat

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_grid"):
            self._grid.setVerticalSpacing(self.look.px(6))
            self._choices.setHorizontalSpacing(self.look.px(12))
            self._choices.setVerticalSpacing(self.look.px(6))

    def sizeHint(self) -> QSize:
        """Return the room for choices and answer."""
        wide = self.minimumSizeHint().width() + self.look.px(_AIR)
        return QSize(wide, self.heightForWidth(wide))

    def _offer(self, box: ChoiceBox, values: list[str], texts: list[str]) -> None:
        box.offer([_ANY, *values], [self.tr("All"), *texts])

    def _period_words(self) -> list[str]:
        return [
            self.tr("From the beginning"),
            self.tr("Today"),
            self.tr("Last 7 days"),
            self.tr("Last 30 days"),
            self.tr("Last 365 days"),
        ]

    def _fill(self) -> None:
        names = (
            self.tr("Deals played"),
            self.tr("Points"),
            self.tr("Deals with a gain"),
            self.tr("Contracts taken"),
            self.tr("Contracts made, of those taken"),
        )
        self._lines = tuple(zip(names, self._said(), strict=True))
        for (name, said), fact, value in zip(self._lines, self._facts, self._values, strict=True):
            fact.say(name)
            value.say(said)
        points = self._answered.answer.points if self._answered else 0
        self._values[1].set_role(role_of(points))

    def _said(self) -> tuple[str, ...]:
        if self._answered is None or not self._answered.answer.deals:
            return ("" if self._answered is None else plain_number(0), *(DASH,) * (_LINES - 1))
        found = self._answered.answer
        return (
            plain_number(found.deals),
            signed(found.points),
            self._share(found.won, found.deals),
            self._share(found.taken, found.deals),
            self._share(found.made, found.taken),
        )

    def _share(self, part: int, whole: int) -> str:
        if not whole:
            return plain_number(part)
        said = self.tr("{part} of {whole} ({percent}%)")
        return said.format(part=part, whole=whole, percent=round(100 * part / whole))


def since(period: Period) -> str | None:
    """Return the UTC time at which a period begins, by the person's calendar; None for always."""
    if period not in _DAYS:
        return None
    day = QDate.currentDate().addDays(-_DAYS[period])
    return QDateTime(day, QTime(0, 0)).toUTC().toString(Qt.DateFormat.ISODate)
