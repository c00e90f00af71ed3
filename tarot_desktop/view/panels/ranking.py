"""The end of a session: the winner's moment, then everybody's place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tarot_desktop.rules.cards import Seat
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Weight
from tarot_desktop.view.panels.laurels import Laurels
from tarot_desktop.view.panels.ledger import Rule
from tarot_desktop.view.panels.tables import clear, role_of, score_label
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.pictures import Figure, Icon, Portrait
from tarot_desktop.view.theme import HEAD, TITLE
from tarot_desktop.view.vocabulary import PERSON, THIN
from tarot_desktop.view.words import Counts, all_of, signed
from tarot_desktop.worker.messages import SessionView


class RankingPanel(PaperPanel):
    """Who won, and every place; equal totals share one."""

    new_wanted = Signal()
    sheet_wanted = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-crown", parent)
        self._session: SessionView | None = None
        self._people: tuple[PersonCard, ...] = ()
        self._heads = QHBoxLayout()
        self._verdict = Label(size=TITLE, weight=Weight.Bold, wrap=True)
        self._played = Label(role="soft")
        self._figure = Figure(deck)
        self._places = QGridLayout()
        said = QVBoxLayout()
        said.addStretch(1)
        said.addWidget(self._verdict)
        said.addWidget(self._played)
        said.addStretch(1)
        moment = QHBoxLayout()
        moment.addLayout(self._heads)
        moment.addLayout(said, 1)
        moment.addWidget(self._figure)
        self._moment = moment
        self.body.addLayout(moment)
        self.body.addWidget(Rule())
        self.body.addLayout(self._places)
        self.body.addStretch(1)
        self.sheet, self.new = PaperButton(), PaperButton(kind=ButtonKind.PRIMARY)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.add_button(self.sheet)
        self.add_button(self.new)
        self.relook()

    def celebrate(self, pace: float) -> None:
        """Give the winner a moment: the rays open at this pace; 0 shows them at once."""
        for one in self.findChildren(Laurels):
            one.open(pace)

    def show_ranking(self, session: SessionView, people: Sequence[PersonCard]) -> None:
        """Show a session that is over."""
        self._session, self._people = session, tuple(people)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Final ranking"))
        self.sheet.setText(self.tr("&Score sheet"))
        self.new.setText(self.tr("&New session"))
        session = self._session
        if session is None:
            return
        first = [seat for seat, place in enumerate(session.places) if place == 1]
        self._verdict.say(self._winner(first))
        self._played.say(Counts().deals_played(session.valid))
        best = session.totals[first[0]]
        self._figure.say(signed(best).replace(THIN, ""), role_of(best))
        clear(self._heads)
        for seat in first:
            self._heads.addWidget(Laurels(self.deck, self._people[seat].portrait_code))
        clear(self._places)
        order = sorted(range(session.seats), key=lambda seat: session.places[seat])
        for row, seat in enumerate(order):
            self._row(row, seat, session)
        self.set_look(self.look.colours, self.look.ui)

    def first_choice(self) -> QWidget | None:
        """Return the button that begins a new session."""
        return self.new

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a new session by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.new.click()
        else:
            super().keyPressEvent(event)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_places"):
            self._moment.setSpacing(self.look.px(16))
            self._places.setHorizontalSpacing(self.look.px(14))
            self._places.setVerticalSpacing(self.look.px(8))
            self._places.setColumnMinimumWidth(2, self.look.px(240))

    def fitted(self, room: QSize) -> QSize:
        """Take the room that nothing is cut in."""
        self.settle()
        least = self.minimumSizeHint()
        wide = max(least.width(), self.look.px(560))
        high = max(least.height(), self.heightForWidth(wide))
        return QSize(wide, high).boundedTo(room)

    def _winner(self, first: Sequence[Seat]) -> str:
        others = [self._people[seat].name for seat in first if seat != PERSON]
        names = all_of(others)
        if len(first) > 1 and PERSON in first:
            return self.tr("You share the first place with {names}").format(names=names)
        if len(first) > 1:
            return self.tr("{names} share the first place").format(names=names)
        if first[0] == PERSON:
            return self.tr("You win the session")
        return self.tr("{name} wins the session").format(name=names)

    def _row(self, row: int, seat: Seat, session: SessionView) -> None:
        place = session.places[seat]
        strong = place == 1
        weight = Weight.DemiBold if strong else Weight.Normal
        number = Label(self.tr("{place}.").format(place=place), size=HEAD, weight=Weight.Bold)
        self._places.addWidget(number, row, 0)
        self._places.addWidget(Portrait(self.deck, self._people[seat].portrait_code), row, 1)
        self._places.addWidget(Label(self._people[seat].name, weight=weight), row, 2)
        if strong:
            self._places.addWidget(Icon(self.deck, "crown", 20, "gold2"), row, 3)
        self._places.addWidget(score_label(session.totals[seat], size=HEAD), row, 4)
        self._places.setColumnStretch(2, 1)
