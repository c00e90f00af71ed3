"""The score sheet: one row for each deal, the newest first, below the totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tarot_desktop.game.results import End, Result
from tarot_desktop.rules.cards import Seat
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.chips import Chip, ChipKind
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Weight
from tarot_desktop.view.own_rules import difference_texts
from tarot_desktop.view.panels.ledger import Rule
from tarot_desktop.view.panels.score_plot import ScorePlot
from tarot_desktop.view.panels.tables import clear, score_label
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.pictures import Icon, Portrait
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.view.theme import BODY, SMALL
from tarot_desktop.view.words import (
    Counts,
    bid_initials,
    bid_name,
    points,
    signed,
)
from tarot_desktop.worker.messages import DealRow, SessionView

_WIDTH = 1340
_WHOLE_FROM = 760
"""Panels at least this wide, in units, show every column."""
_LONG = 1000
"""Totals from here on are set smaller in a narrow panel."""
_FACTS = 7
"""Columns of a whole row before the scores."""
_PLOT_FIRST = 100
"""How much more of the free height the plot takes than the blank below it."""
_RIGHT = Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class ScoreSheet(PaperPanel):
    """Deals, what they brought, and the totals; a narrow one leaves out how they went."""

    closable = True
    deal_wanted = Signal(str, int)
    """The session's key, and the number of a deal, from 1."""
    export_wanted = Signal(str)
    """The session's key."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._deals: dict[int, PaperButton] = {}
        self._session: SessionView | None = None
        self._people: tuple[PersonCard, ...] = ()
        self._full = False
        self._badge = Chip(deck, kind=ChipKind.DIFFERS)
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(6, 4, 8, 0)
        self._grid = QGridLayout()
        self._plot_head = Label(size=SMALL, weight=Weight.Medium, role="soft")
        self._plot = ScorePlot(deck)
        self._note = Label(size=SMALL, role="soft", wrap=True)
        self._differences = Label(size=SMALL, role="soft", wrap=True)
        column.addWidget(self._badge)
        column.addWidget(self._differences)
        column.addLayout(self._grid)
        column.addWidget(self._note)
        column.addSpacing(8)
        column.addWidget(self._plot_head)
        column.addWidget(self._plot, _PLOT_FIRST)
        column.addStretch(1)
        self._scroll = PaperScroll(self._content)
        self.body.addWidget(self._scroll)
        self.close_button = PaperButton()
        self.close_button.clicked.connect(self.closed)
        self.save = PaperButton()
        self.save.clicked.connect(lambda: self.export_wanted.emit(self.key()))
        self.add_button(self.save)
        self.add_button(self.close_button)
        self.retranslate()

    def key(self) -> str:
        """Return what the history calls the session shown; empty where it does not keep it."""
        return self._session.key if self._session is not None else ""

    def deal(self, number: int) -> PaperButton:
        """Return the button that opens a deal."""
        return self._deals[number]

    def show_session(self, session: SessionView, people: Sequence[PersonCard]) -> None:
        """Show the deals of a session so far."""
        self._session, self._people = session, tuple(people)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Scores"))
        self.close_button.setText(self.tr("C&lose"))
        self.save.setText(self.tr("&Export…"))
        session = self._session
        self.save.setVisible(session is not None and bool(session.key and session.rows))
        self._deals = {}
        if session is None:
            return
        differences = difference_texts(session.agreements, session.seats)
        self._badge.say(Counts().differences(len(differences)))
        self._badge.setVisible(bool(differences))
        self._differences.say(" · ".join(differences))
        self._differences.setVisible(bool(differences))
        clear(self._grid)
        self._heads(session)
        self._totals(session)
        for place, row in enumerate(reversed(session.rows), 3):
            self._row(place, row)
        self._plot_head.say(self.tr("Your score through the deals"))
        self._plot.show_totals(
            [row.totals[0] for row in session.rows if row.counts], session.planned
        )
        self._plot_head.setVisible(not self._plot.isHidden())
        self._note.say(self._sum_check(session))
        self.set_look(self.look.colours, self.look.ui)
        self.order_tabs()
        self._scroll.verticalScrollBar().setValue(0)

    def fitted(self, room: QSize) -> QSize:
        """Show every column where the room is wide enough."""
        whole = room.width() >= self.look.px(_WHOLE_FROM)
        if whole != self._full:
            self._full = whole
            self.retranslate()
        self.settle()
        least = self.minimumSizeHint().width()
        wide = self.look.px(_WIDTH if whole else 320)
        wanted = QSize(max(least, wide), self.sizeHint().height())
        return wanted.boundedTo(room)

    def first_choice(self) -> QWidget | None:
        """Return what scrolls, so that the arrow keys do."""
        return self._scroll

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_grid"):
            self._grid.setHorizontalSpacing(self.look.px(14 if self._full else 5))
            side = self.look.px(18 if self._full else 8)
            self.body.setContentsMargins(side, self.notch_height() + self.look.px(6), side, 0)
            self._grid.setVerticalSpacing(self.look.px(7))
            self._keep_together()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the columns near each other on a very wide sheet."""
        super().resizeEvent(event)
        self._keep_together()

    def _keep_together(self) -> None:
        column = self._content.layout()
        if column is not None:
            spare = max(0, self.width() - self.look.px(_WIDTH)) // 2
            column.setContentsMargins(spare + 6, 4, spare + 8, 0)
            column.setSpacing(self.look.px(6))

    def _number_cell(self, row: DealRow) -> QWidget:
        """Return what stands first in the row of a deal: what opens it, if it is kept."""
        if not self.key():
            return Label(str(row.number), weight=Weight.DemiBold)
        button = PaperButton(str(row.number), kind=ButtonKind.LINK)
        button.setAccessibleName(self.tr("Open deal {number}").format(number=row.number))
        button.clicked.connect(
            lambda _=False, number=row.number: self.deal_wanted.emit(self.key(), number)
        )
        self._deals[row.number] = button
        return button

    def _first_score(self) -> int:
        return _FACTS if self._full else 2

    def _heads(self, session: SessionView) -> None:
        heads: tuple[str, ...] = ()
        if self._full:
            heads = (
                self.tr("Deal"),
                self.tr("Dealer"),
                self.tr("Taker"),
                self.tr("Contract"),
                self.tr("Bouts"),
                self.tr("Points"),
                self.tr("Bonuses"),
            )
        for column, head in enumerate(heads):
            self._grid.addWidget(Label(head, size=SMALL, role="soft"), 0, column)
        for seat in range(session.seats):
            cell = QVBoxLayout()
            cell.setSpacing(2)
            portrait = Portrait(self.deck, self._people[seat].portrait_code, 30)
            called = self._people[seat].name
            name = Label(
                called if self._full else abbreviated(called),
                size=SMALL,
                role="soft",
                align=_MIDDLE,
            )
            cell.addWidget(portrait, 0, _RIGHT)
            cell.addWidget(name, 0, _RIGHT)
            self._grid.addLayout(cell, 0, self._first_score() + seat)
        for column in range(_FACTS):
            self._grid.setColumnStretch(column, column == self._first_score() - 1)

    def _totals(self, session: SessionView) -> None:
        first = self._first_score()
        total = Label(self.tr("Total"), weight=Weight.DemiBold)
        self._grid.addWidget(total, 1, 0, 1, max(1, first - 1))
        for seat, score in enumerate(session.totals):
            size = SMALL if self._is_tight() else BODY
            self._grid.addWidget(score_label(score, size=size), 1, first + seat)
        self._grid.addWidget(Rule(), 2, 0, 1, first + session.seats)

    def _row(self, place: int, row: DealRow) -> None:
        self._grid.addLayout(self._number(row), place, 0)
        first, played = self._first_score(), row.result.end is End.PLAYED
        if self._full:
            for column, text in enumerate(self._facts(row), 1):
                self._grid.addWidget(Label(text, size=SMALL), place, column)
        else:
            short = Label(self._short(row.result), size=SMALL, role="soft")
            self._grid.addWidget(short, place, 1, 1, 1 if played else 1 + len(row.totals))
        if self._full or played:
            for seat in range(len(row.totals)):
                self._grid.addLayout(self._score(row, seat), place, first + seat)

    def _number(self, row: DealRow) -> QHBoxLayout:
        """The number of a deal, with a lozenge where the table has agreements of its own."""
        cell = QHBoxLayout()
        cell.setSpacing(self.look.px(4))
        number = self._number_cell(row)
        cell.addWidget(number)
        if self._differences.text():
            cell.addWidget(Icon(self.deck, "lozenge", 9))
            number.setAccessibleDescription(self._differences.text())
        cell.addStretch(1)
        return cell

    def _score(self, row: DealRow, seat: Seat) -> QVBoxLayout:
        """What a seat scored in a deal, and in a whole row its total after it."""
        cell = QVBoxLayout()
        cell.setSpacing(0)
        size = SMALL if self._is_tight() else BODY
        strong = seat == row.result.taker
        cell.addWidget(score_label(row.result.scores[seat], size=size, strong=strong))
        if self._full:
            said = self.tr("total {total}").format(total=signed(row.totals[seat]))
            cell.addWidget(Label(said, size=SMALL, role="soft", align=_RIGHT))
        return cell

    def _is_tight(self) -> bool:
        """Whether the numbers are long for a narrow panel."""
        totals = self._session.totals if self._session else ()
        return not self._full and any(abs(total) >= _LONG for total in totals)

    def _short(self, result: Result) -> str:
        if result.contract is not None and result.end is End.PLAYED:
            return bid_initials(result.contract)
        return self._end(result.end)

    def _end(self, end: End) -> str:
        if end is End.ALL_PASS:
            return self.tr("passed")
        return self.tr("bare Petit") if end is End.PETIT_SEC else self.tr("cancelled")

    def _facts(self, row: DealRow) -> tuple[str, ...]:
        result = row.result
        dealer = self._people[row.dealer].name
        if result.count is None or result.score is None or result.taker is None:
            return (dealer, "", self._end(result.end), "", "", "")
        taker = self._people[result.taker].name
        if result.partner is not None:
            taker = f"{taker} + {self._people[result.partner].name}"
        reached = self.tr("{points} for {target}: {margin}").format(
            points=points(result.count.attack_half_points),
            target=result.score.target,
            margin=signed(result.score.sign * result.score.margin),
        )
        return (
            dealer,
            taker,
            "" if result.contract is None else bid_name(result.contract),
            str(len(result.count.attack_bouts)),
            reached,
            self._bonuses(result),
        )

    def _bonuses(self, result: Result) -> str:
        score = result.score
        if score is None:
            return ""
        found = []
        if score.petit_au_bout:
            found.append(self.tr("Petit {value}").format(value=signed(score.petit_au_bout)))
        if score.poignees:
            found.append(self.tr("poignée {value}").format(value=signed(score.poignees)))
        if score.slam:
            found.append(self.tr("slam {value}").format(value=signed(score.slam)))
        if score.petit_chelem:
            value = signed(score.petit_chelem)
            found.append(self.tr("petit chelem {value}").format(value=value))
        if result.misere_payments:
            found.append(self.tr("misère"))
        return ", ".join(found)

    def _sum_check(self, session: SessionView) -> str:
        played = Counts().deals_played(session.valid)
        total = sum(session.totals)
        said = self.tr("{played}, sum of the totals {total}")
        if session.planned is not None:
            said = self.tr("{played} of {planned}, sum of the totals {total}")
        check = said.format(played=played, planned=session.planned, total=total)
        return "\N{NO-BREAK SPACE}".join(check.rsplit(" ", 1))


def abbreviated(name: str) -> str:
    """Return a name of at most six letters: longer ones are cut to four and a full stop."""
    return name if len(name) <= 6 else f"{name[:4]}."
