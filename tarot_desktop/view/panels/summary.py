"""The end of a played deal: verdict, arithmetic, shares, and every card as it was dealt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.game.results import Result, Revealed
from tarot_desktop.rules.cards import Card, Seat, half_points
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Weight
from tarot_desktop.view.panels.arithmetic import headline, sections
from tarot_desktop.view.panels.ledger import Gap, Head, Ledger, Rule
from tarot_desktop.view.panels.tables import clear, role_of
from tarot_desktop.view.paper import ButtonKind, PaperButton, PaperPanel
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.pictures import CardRow, Figure, Portrait, in_order
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.view.theme import HEAD, SMALL, TITLE
from tarot_desktop.view.vocabulary import THIN
from tarot_desktop.view.words import Counts, role_name, signed, verdict
from tarot_desktop.worker.messages import SessionView

_LEAST_CARD, _CARD, _MOST_CARD = 62, 112, 140
_WIDTH = 1340
_LEFT, _RIGHT, _LEAST_RIGHT = 4, 7, 6
"""How account and hands share the width where the hands need it, and where they do not."""
_MUCH_SMALLER = 0.9
"""Two columns may make the type this much smaller, but no more."""


class SummaryPanel(PaperPanel):
    """Everything about a deal that is over."""

    next_wanted = Signal()
    tricks_wanted = Signal()
    sheet_wanted = Signal()
    code_copied = Signal(str)

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent, beside=True)
        self._seen: Observation | None = None
        self._session: SessionView | None = None
        self._people: tuple[PersonCard, ...] = ()
        self._rows: list[CardRow] = []
        self._in_one_column = False
        self._make_account()
        self._open = QWidget()
        self._hands, self._aside = QGridLayout(), QHBoxLayout()
        opened = QVBoxLayout(self._open)
        opened.setContentsMargins(0, 0, 0, 0)
        opened.setSpacing(0)
        opened.addLayout(self._hands)
        opened.addLayout(self._aside)
        self._make_foot()
        self._right = right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._open)
        right.addStretch(1)
        self.move_foot(right)
        self._halves = QHBoxLayout()
        self._halves.addLayout(self._left, _LEFT)
        self._halves.addLayout(right, _RIGHT)
        self.body.addLayout(self._halves)
        self.relook()

    def show_summary(
        self, seen: Observation, session: SessionView, people: Sequence[PersonCard]
    ) -> None:
        """Show a deal that was played; `seen` is the observation after its end."""
        self._seen, self._session, self._people = seen, session, tuple(people)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("End of the deal"))
        self.tricks.setText(self.tr("&All tricks"))
        self.code.setText(self.tr("&Copy code"))
        self.sheet.setText(self.tr("&Score sheet"))
        over = self._session is not None and self._session.over
        self.next.setText(self.tr("&Ranking") if over else self.tr("&Next deal"))
        self.next.set_hint(self.tr("Enter"))
        seen, session = self._seen, self._session
        if seen is None or session is None or seen.result is None or seen.revealed is None:
            return
        self.code.setEnabled(session.deal_code is not None)
        self._tell_account(seen, seen.result)
        self._show_hands(seen, seen.revealed)
        self.set_look(self.look.colours, self.look.ui)

    def first_choice(self) -> QWidget | None:
        """Return the button that goes on, so that Enter does."""
        return self.next

    def fit(self, room: QSize) -> QSize:
        """Stand in one column that scrolls where two would make large type much smaller."""
        wished = self.look.ui
        self._set_columns(one=False)
        size = super().fit(room)
        if self.look.ui >= wished * _MUCH_SMALLER:
            return size
        self._set_columns(one=True)
        self.set_look(self.look.colours, wished)
        return super().fit(room)

    def _set_columns(self, *, one: bool) -> None:
        """Put the hands below the account, or beside it."""
        if one == self._in_one_column:
            return
        self._in_one_column = one
        if one:
            self._column.insertWidget(self._column.count() - 1, self._open)
        else:
            self._right.insertWidget(0, self._open)
        self.move_foot(None if one else self._right)
        self._halves.setStretch(0, _LEFT)
        self._halves.setStretch(1, 0 if one else _RIGHT)
        self.relook()

    def fitted(self, room: QSize) -> QSize:
        """Take the whole height, and draw the cards that large."""
        self._set_cards(_CARD)
        if self._in_one_column:
            return room
        spare = room.height() - self.minimumSizeHint().height()
        hands = len(self._seen.active) if self._seen is not None else 0
        more = spare / (hands + 1) / self.look.ui - 1
        self._set_cards(max(_LEAST_CARD, min(_MOST_CARD, int(_CARD + more))))
        self._share_width(room.width())
        wanted = QSize(self.look.px(_WIDTH), max(self.minimumSizeHint().height(), room.height()))
        return wanted.boundedTo(room)

    def _share_width(self, room: int) -> None:
        """Leave the account what hands and buttons do not need, so that it scrolls less."""
        needed = max(self._open.sizeHint().width(), self.foot.sizeHint().width())
        whole = _LEFT + _RIGHT
        least, most = room * _LEAST_RIGHT // whole, room * _RIGHT // whole
        right = max(least, min(most, needed + self.look.px(20)))
        self._halves.setStretch(0, room - right)
        self._halves.setStretch(1, right)

    def _set_cards(self, units: float) -> None:
        for row in self._rows:
            row.set_height(units)
        self.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.next.click()
        else:
            super().keyPressEvent(event)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if not hasattr(self, "_halves"):
            return
        px = self.look.px
        self.body.setContentsMargins(px(18), 0, 0, 0)
        self._left.setContentsMargins(0, self.notch_height() + px(6), 0, px(8))
        self._left.setSpacing(px(4))
        self._halves.setSpacing(0 if self._in_one_column else px(28))
        self._hands.setContentsMargins(0, px(14), px(18), 0)
        self._hands.setHorizontalSpacing(px(8))
        self._hands.setVerticalSpacing(px(4))
        self._aside.setContentsMargins(0, px(4), px(18), px(4))
        self._aside.setSpacing(px(10))
        self._shares.setHorizontalSpacing(px(14))
        self._top.setSpacing(px(26))

    def _make_account(self) -> None:
        self._verdict = Label(size=TITLE, weight=Weight.Bold, wrap=True)
        self._headline = Label(role="soft", wrap=True)
        self._figure = Figure(self.deck)
        self._ledger = Ledger(self.deck)
        self._ledger.unfolded.connect(self.settle)
        self._shares = QGridLayout()
        self._share_head = Head()
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self._verdict)
        said.addWidget(self._headline)
        self._top = top = QHBoxLayout()
        top.addLayout(said, 1)
        top.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignTop)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(Gap())
        column.addWidget(self._ledger)
        column.addWidget(Gap())
        column.addWidget(self._share_head)
        column.addWidget(Rule())
        column.addLayout(self._shares)
        column.addStretch(1)
        self._column = column
        self._left = QVBoxLayout()
        self._left.addWidget(PaperScroll(content))

    def _make_foot(self) -> None:
        self.tricks, self.code, self.sheet = PaperButton(), PaperButton(), PaperButton()
        self.next = PaperButton(kind=ButtonKind.PRIMARY)
        self.tricks.clicked.connect(self.tricks_wanted)
        self.code.clicked.connect(self._copy)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.next.clicked.connect(self.next_wanted)
        for button in (self.tricks, self.code, self.sheet, self.next):
            self.add_button(button)

    def _copy(self) -> None:
        code = self._session.deal_code if self._session else None
        if code is not None:
            QGuiApplication.clipboard().setText(code)
            self.code.setText(self.tr("Code copied"))
            self.code_copied.emit(code)

    def _tell_account(self, seen: Observation, result: Result) -> None:
        names = [person.name for person in self._people]
        self._verdict.say(verdict(result))
        self._headline.say(headline(result))
        mine = result.scores[seen.seat]
        self._figure.say(signed(mine).replace(THIN, ""), role_of(mine))
        self._ledger.show_sections(sections(seen, names))
        self._share_head.say(self.tr("Score of the deal, sum 0"))
        clear(self._shares)
        for seat, score in enumerate(result.scores):
            name = Label(names[seat], size=SMALL, role="soft")
            self._shares.addWidget(name, 0, seat)
            value = Label(signed(score), size=HEAD, weight=Weight.Bold, role=role_of(score))
            value.setAccessibleName(f"{names[seat]} {signed(score)}")
            self._shares.addWidget(value, 1, seat)

    def _show_hands(self, seen: Observation, revealed: Revealed) -> None:
        clear(self._hands)
        clear(self._aside)
        self._rows = []
        for place, seat in enumerate(seen.active):
            portrait = Portrait(self.deck, self._people[seat].portrait_code)
            self._hands.addWidget(portrait, place, 0, Qt.AlignmentFlag.AlignTop)
            self._hands.addLayout(self._seat_text(seen, seat), place, 1)
            self._hands.addWidget(self._row(revealed.hands[seat]), place, 2)
        self._hands.setColumnStretch(2, 1)
        chien = Counts().cards(len(revealed.chien))
        self._add_aside(self.tr("Chien"), chien, revealed.chien)
        if revealed.discard is not None:
            worth = Counts().half_points(half_points(revealed.discard))
            self._add_aside(self.tr("Discard"), worth, revealed.discard)
        self._aside.addStretch(1)

    def _seat_text(self, seen: Observation, seat: Seat) -> QVBoxLayout:
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(Label(self._people[seat].name, weight=Weight.DemiBold))
        text.addWidget(Label(role_name(seen.role(seat)), size=SMALL, role="soft"))
        text.addWidget(Label(Counts().tricks(seen.tricks_won(seat)), size=SMALL, role="soft"))
        text.addStretch(1)
        return text

    def _add_aside(self, name: str, detail: str, cards: Sequence[Card]) -> None:
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(Label(name, weight=Weight.DemiBold))
        text.addWidget(Label(detail, size=SMALL, role="soft"))
        text.addStretch(1)
        self._aside.addLayout(text)
        self._aside.addWidget(self._row(cards), 1)

    def _row(self, cards: Sequence[Card]) -> CardRow:
        row = CardRow(self.deck, _CARD)
        row.show_cards(in_order(cards))
        self._rows.append(row)
        return row
