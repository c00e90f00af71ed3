"""The strip at the top: where the session and the deal stand, and the tabs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.session import planned_deals
from tarot_desktop.rules.agreements import SessionKind
from tarot_desktop.rules.bidding import highest
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.scoring import TARGETS
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.chips import Chip, ChipKind
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked, mix, plain
from tarot_desktop.view.own_rules import difference_texts, differing, table_name
from tarot_desktop.view.panels.sides import bouts_played, bouts_taken
from tarot_desktop.view.paper import SHRINK
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.pictures import Icon
from tarot_desktop.view.words import Counts, bid_name, card_name
from tarot_desktop.worker.messages import SessionView


class Part(Enum):
    """What the strip tells, from left to right."""

    PRESET = auto()
    DEAL = auto()
    DEALER = auto()
    CONTRACT = auto()
    CALLED = auto()
    BOUTS = auto()
    TRICK = auto()


_FIRST_TO_GO = (Part.DEALER, Part.DEAL, Part.PRESET)
_SMALL_TYPE, _LEAST_TYPE = 0.75, 0.5
"""How much smaller than the tabs the type may become: with the bouts, and without them."""


class _Piece(QWidget):
    """A lozenge and one part of the text."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.mark = Icon(deck, "lozenge", 9)
        self.text = Label(role="dim", strong="cream")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.mark)
        self._row.addWidget(self.text)


class StatusStrip(Looked, QWidget):
    """Readable text about session and deal; parts go by width, then the type becomes smaller."""

    scores_toggled = Signal(bool)
    log_toggled = Signal(bool)
    menu_pressed = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people: tuple[PersonCard, ...] = ()
        self._seen: Observation | None = None
        self._session: SessionView | None = None
        self._texts: dict[Part, str] = {}
        self._shorter: dict[Part, str] = {}
        self._pieces = {part: _Piece(deck) for part in Part}
        self._badge = Chip(deck, kind=ChipKind.DIFFERS_ON_FELT)
        self.scores = self._tab()
        self.log = self._tab()
        self.menu = PaperButton(kind=ButtonKind.TAB)
        self.scores.toggled.connect(self.scores_toggled)
        self.log.toggled.connect(self.log_toggled)
        self.menu.clicked.connect(self.menu_pressed)
        self._row = QHBoxLayout(self)
        self._row.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        for part, piece in self._pieces.items():
            self._row.addWidget(piece)
            if part is Part.PRESET:
                self._row.addWidget(self._badge)
        self._row.addStretch(1)
        self._tabs = (self.scores, self.log, self.menu)
        for tab in self._tabs:
            self._row.addWidget(tab)
        self.retranslate()
        self.relook()

    def tell(
        self,
        seen: Observation | None,
        session: SessionView | None,
        people: Sequence[PersonCard],
    ) -> None:
        """Show where things stand; None where there is no deal or no session yet."""
        self._seen, self._session, self._people = seen, session, tuple(people)
        self.retranslate()

    def sentence(self) -> str:
        """Return the whole strip in words, also what is left out for want of room."""
        return ", ".join(plain(text) for text in self._texts.values() if text)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.scores.setText(self.tr("Scores"))
        self.log.setText(self.tr("Log"))
        self.menu.setText(self.tr("Menu"))
        texts = dict.fromkeys(Part, "")
        self._shorter = {}
        if self._session is not None:
            texts |= self._session_texts(self._session)
        if self._seen is not None:
            texts |= self._deal_texts(self._seen)
            self._shorter = self._short_texts(self._seen)
        self._texts = texts
        self.setAccessibleName(self.tr("Where the deal stands"))
        self.setAccessibleDescription(self.sentence())
        self._drop()

    def sizeHint(self) -> QSize:
        """Return the strip's height; it takes the window's width."""
        return QSize(0, self.look.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def relook(self) -> None:
        """Take over the lengths of the look."""
        px = self.look.px
        self._row.setContentsMargins(px(16), 0, px(10), 0)
        self._row.setSpacing(px(11))
        for piece in self._pieces.values():
            layout = piece.layout()
            if layout is not None:
                layout.setSpacing(px(11))
        self._drop()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what does not fit."""
        super().resizeEvent(event)
        self._drop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the darker felt and the line below it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.colour("deep"))
        painter.setPen(QPen(mix(self.look.colour("deep"), self.look.colour("gold"), 0.5), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _tab(self) -> PaperButton:
        tab = PaperButton(kind=ButtonKind.TAB)
        tab.setCheckable(True)
        return tab

    def _drop(self) -> None:
        """Show what there is room for, from the whole to contract and trick alone."""
        self._set_type(1)
        kept = [part for part in Part if self._texts.get(part)]
        agreed = self._session
        differs = agreed is not None and bool(differing(agreed.agreements, agreed.seats))
        self._say(self._texts)
        self._say_badge(short=False)
        room = self._room()
        if self._needed(kept, differs) > room:
            self._say(self._shorter)
        self._say_badge(short=self._needed(kept, differs) > room)
        for part in _FIRST_TO_GO:
            if part in kept and self._needed(kept, differs) > room:
                kept.remove(part)
        self._shrink(kept, differs, _SMALL_TYPE)
        if Part.BOUTS in kept and self._needed(kept, differs) > room:
            kept.remove(Part.BOUTS)
            self._shrink(kept, differs, _LEAST_TYPE)
        for part, piece in self._pieces.items():
            piece.setVisible(part in kept)
            piece.mark.setVisible(part in kept and part is not kept[0])
        self._badge.setVisible(differs and Part.PRESET in kept)

    def _say_badge(self, *, short: bool) -> None:
        """Say how many agreements differ: in words, or by their number beside the lozenge."""
        session = self._session
        if session is None:
            return
        differences = difference_texts(session.agreements, session.seats)
        said = Counts().differences(len(differences))
        self._badge.say(str(len(differences)) if short else said)
        self._badge.setAccessibleName(said)

    def _say(self, texts: Mapping[Part, str]) -> None:
        for part, text in texts.items():
            self._pieces[part].text.say(text)

    def _shrink(self, kept: Sequence[Part], differs: bool, least: float) -> None:
        """Set the texts smaller until they fit, but not below `least`."""
        scale = 1.0
        self._set_type(scale)
        while self._needed(kept, differs) > self._room() and scale * SHRINK >= least:
            scale *= SHRINK
            self._set_type(scale)

    def _set_type(self, scale: float) -> None:
        """Set the texts, not the tabs, in this part of the window's type."""
        for piece in self._pieces.values():
            piece.text.set_look(self.look.colours, self.look.ui * scale)

    def _room(self) -> int:
        sides = self._row.contentsMargins()
        tabs = sum(tab.sizeHint().width() + self._row.spacing() for tab in self._tabs)
        return self.width() - tabs - sides.left() - sides.right()

    def _needed(self, kept: Sequence[Part], differs: bool) -> int:
        gap = self._row.spacing()
        marks = self._pieces[Part.PRESET].mark.sizeHint().width() + gap
        texts = sum(self._pieces[part].text.sizeHint().width() + gap + marks for part in kept)
        badge = self._badge.sizeHint().width() + gap
        return texts + (badge if differs and Part.PRESET in kept else 0)

    def _session_texts(self, session: SessionView) -> dict[Part, str]:
        differences = difference_texts(session.agreements, session.seats)
        self._badge.setToolTip("\n".join(differences))
        self._badge.setAccessibleDescription(", ".join(differences))
        preset = self.tr("<b>FFT at {seats}</b>").format(seats=session.seats)
        if name := table_name(session.agreements, session.seats):
            preset = f"<b>{name}</b>"
        over = self._seen is not None and self._seen.end is not None and bool(session.rows)
        done = over and self._seen is not None and session.rows[-1].result == self._seen.result
        number = session.valid + (0 if done and session.rows[-1].counts else 1)
        return {Part.PRESET: preset, Part.DEAL: self._deal(session, number)}

    def _deal(self, session: SessionView, number: int) -> str:
        agreed = session.agreements
        first = planned_deals(session.seats, agreed)
        if session.planned is None and agreed.session_kind is SessionKind.TARGET:
            said = self.tr("Deal <b>{number}</b>, up to {target}")
        elif session.planned is None:
            said = self.tr("Deal <b>{number}</b>")
        elif first is not None and session.planned > first:
            said = self.tr("Playoff: deal <b>{number}</b> of {planned}")
        else:
            said = self.tr("Deal <b>{number}</b> of {planned}")
        return said.format(number=number, planned=session.planned, target=agreed.session_target)

    def _deal_texts(self, seen: Observation) -> dict[Part, str]:
        return {
            Part.DEALER: self._dealer(seen.dealer),
            Part.CONTRACT: self._contract(seen),
            Part.CALLED: self._called(seen),
            Part.BOUTS: self._bouts(seen),
            Part.TRICK: self._phase(seen),
        }

    def _short_texts(self, seen: Observation) -> dict[Part, str]:
        """Return what stands for the longer texts in a narrow strip."""
        short = {Part.BOUTS: self._short_bouts(seen)}
        if seen.taker is not None and seen.contract is not None:
            said = self.tr("<b>{contract}</b> · <b>you</b>")
            if seen.taker != 0:
                said = self.tr("<b>{contract}</b> · <b>{name}</b>")
            name = self._people[seen.taker].name
            short[Part.CONTRACT] = said.format(contract=bid_name(seen.contract), name=name)
        number = self._trick_number(seen)
        if number is not None:
            said = self.tr("Trick <b>{number}</b>/{total}")
            short[Part.TRICK] = said.format(number=number, total=seen.table.hand_size)
        return short

    def _dealer(self, seat: Seat) -> str:
        if seat == 0:
            return self.tr("Dealer <b>you</b>")
        return self.tr("Dealer <b>{name}</b>").format(name=self._people[seat].name)

    def _contract(self, seen: Observation) -> str:
        if seen.taker is None or seen.contract is None:
            top = highest(seen.bids)
            if seen.end is not None:
                return ""
            if top is None:
                return self.tr("<b>Auction</b>")
            said = self.tr("Highest bid <b>{bid}</b> · {name}")
            return said.format(bid=bid_name(top[1]), name=self._people[top[0]].name)
        if seen.taker == 0:
            said = self.tr("<b>{contract}</b> · taker <b>you</b>")
        else:
            said = self.tr("<b>{contract}</b> · taker <b>{name}</b>")
        return said.format(contract=bid_name(seen.contract), name=self._people[seen.taker].name)

    def _called(self, seen: Observation) -> str:
        if seen.called_card is None or seen.end is not None:
            return ""
        return self.tr("Called <b>{card}</b>").format(card=card_name(seen.called_card))

    def _bouts(self, seen: Observation) -> str:
        """Return the bouts of each side, or how many were played while the sides are unknown."""
        if seen.taker is None or seen.end is not None:
            return ""
        taken = bouts_taken(seen)
        if taken is None:
            said = self.tr(
                "Bouts fallen <b>{number}</b> · points to make: <b>{none}</b> without a bout, "
                "<b>{one}</b> with one, <b>{two}</b> with two, <b>{three}</b> with three"
            )
            none, one, two, three = (TARGETS[bouts] for bouts in range(4))
            number = bouts_played(seen)
            return said.format(number=number, none=none, one=one, two=two, three=three)
        said = self.tr(
            "Bouts: attack <b>{attack}</b>, defence <b>{defence}</b> · "
            "<b>{target}</b> points to make"
        )
        attack, defence = len(taken.attack), len(taken.defence)
        return said.format(attack=attack, defence=defence, target=taken.target)

    def _short_bouts(self, seen: Observation) -> str:
        if seen.taker is None or seen.end is not None:
            return ""
        taken = bouts_taken(seen)
        if taken is None:
            return self.tr("Bouts fallen <b>{number}</b>").format(number=bouts_played(seen))
        said = self.tr("Bouts: attack <b>{attack}</b> · <b>{target}</b> to make")
        return said.format(attack=len(taken.attack), target=taken.target)

    def _phase(self, seen: Observation) -> str:
        if seen.end is not None:
            return self.tr("<b>End of the deal</b>")
        if seen.ask is Ask.DISCARD:
            return self.tr("<b>Discard</b>")
        number = self._trick_number(seen)
        if number is None:
            return ""
        said = self.tr("Trick <b>{number}</b> of {total}")
        return said.format(number=number, total=seen.table.hand_size)

    def _trick_number(self, seen: Observation) -> int | None:
        """Return the trick that is played, or None outside the play."""
        over = seen.end is not None or seen.ask is Ask.DISCARD
        if over or seen.taker is None or not (seen.tricks or seen.trick):
            return None
        return seen.trick.number if seen.trick else len(seen.tricks)
