"""The auction: who said what, and what every contract is worth to the person."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.rules.bidding import Bid, contracts, highest
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.scoring import TARGETS, Outcome, distribution, multiplier, score
from tarot_desktop.view.buttons import Align
from tarot_desktop.view.choice_row import ROW, SLIM_ROW, Cell, ChoiceRow
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked, Weight, draw_text, text_width
from tarot_desktop.view.panels.speakers import SpeakerRow
from tarot_desktop.view.paper import SHRINK, PaperPanel
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.scroll import PaperScroll
from tarot_desktop.view.theme import SMALL
from tarot_desktop.view.words import bid_button, bid_name, signed, times

_LOST_BY = 10
_BOUTS = 2
_LEAST_TYPE = 0.5
"""How much smaller than the rest of the window the type may become."""
_UNCROWDED = 0.9
"""Rather than stack what the speakers say, the type becomes this much smaller."""
_SPEAKER_MORE = 6
"""How much higher the row of a speaker is than that of a bid, in units."""
_MOST_ROWS = 6
_WIDTH = 848
"""Wished for, shadow included, in units."""


class _Heads(Looked, QWidget):
    """The heads of the columns, above the rows they belong to."""

    def __init__(self, row: ChoiceRow) -> None:
        super().__init__()
        self._row = row
        self._texts: tuple[str, ...] = ()
        self._beside = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_beside(self, height: int) -> None:
        """Stand beside a notch of this height, without the first head; 0 for no notch."""
        self._beside = height
        self.updateGeometry()

    def say(self, texts: Sequence[str]) -> None:
        """Show these heads, the first one above the names."""
        self._texts = tuple(texts)
        self.update()

    def widths(self) -> tuple[int, ...]:
        """Return what each head needs, in pixels."""
        font = self._font()
        return tuple(int(text_width(text, font) + 0.999) for text in self._texts)

    def sizeHint(self) -> QSize:
        """Return the height of one line."""
        return QSize(0, max(self.look.px(24), self._beside))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the heads over the ends of the row's columns."""
        painter = QPainter(self)
        painter.setFont(self._font())
        painter.setPen(self.look.colour("soft"))
        first = QRectF(self._row.side(), 0, self.width(), self.height())
        if not self._beside:
            draw_text(painter, first, self._texts[0])
        for text, end in zip(self._texts[1:], self._row.ends(), strict=False):
            draw_text(painter, QRectF(0, 0, end, self.height()), text, Align.AlignRight)

    def _font(self) -> QFont:
        return self.look.font(SMALL, Weight.Medium)


class AuctionPanel(PaperPanel):
    """What was said, and the bids that are open to the person."""

    bid_chosen = Signal(object)
    """The Bid that was pressed."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-crown", parent, beside=True)
        self._people: tuple[PersonCard, ...] = ()
        self._seen: Observation | None = None
        self._speakers: dict[Seat, SpeakerRow] = {}
        self._rows: dict[Bid, ChoiceRow] = {}
        self._list = QWidget()
        self._beneath = Label(role="soft", size=SMALL, wrap=True)
        self._beneath.setParent(self._list)
        self._column = QVBoxLayout(self._list)
        self._bids = QWidget()
        self._bid_column = QVBoxLayout(self._bids)
        self._heads: _Heads | None = None
        self._spacious = True
        self._scroll = PaperScroll(self._bids)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sides = QHBoxLayout()
        sides.addWidget(self._list, 2)
        sides.addWidget(self._scroll, 3)
        self.body.addLayout(sides)
        self._sides = sides
        self.relook()

    def show_auction(self, seen: Observation, people: Sequence[PersonCard]) -> None:
        """Show how the auction stands, with the person's choices if it is their turn."""
        before = self._seen
        same = before is not None and (before.active, before.agreements) == (
            seen.active,
            seen.agreements,
        )
        if tuple(people) != self._people or not same:
            self._people = tuple(people)
            self._build(seen)
        self._seen = seen
        self.retranslate()

    def row(self, bid: Bid) -> ChoiceRow:
        """Return the row of a bid."""
        return self._rows[bid]

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Auction"))
        if self._seen is None or self._heads is None:
            return
        heads = (self.tr("Contract"), self.tr("Multiplier"), self.tr("Just made"))
        self._heads.say((*heads, self.tr("Lost by {points}").format(points=_LOST_BY)))
        self._tell_speakers(self._seen)
        for bid, row in self._rows.items():
            self._fill(bid, row, self._seen)
        self._beneath.say(self._below(self._seen))
        self.relook()

    def first_choice(self) -> QWidget | None:
        """Return the row of the pass: nothing is bid by mistake."""
        row = self._rows.get(Bid.PASS)
        return row if row is not None and row.isEnabled() else super().first_choice()

    def sizeHint(self) -> QSize:
        """Return the room the panel takes where there is enough."""
        return super().sizeHint().expandedTo(QSize(self.look.px(_WIDTH), 0))

    def fit(self, room: QSize) -> QSize:
        """Make the type smaller, within reason, until every bid is in sight, said or open."""
        wished = self.look.ui
        size = super().fit(room)
        while self._hides(room, wished) and self.look.ui * SHRINK > wished * _LEAST_TYPE:
            self.set_look(self.look.colours, self.look.ui * SHRINK)
            size = super().fit(room)
        return size

    def _hides(self, room: QSize, wished: float) -> bool:
        crowded = not self._spacious and self.look.ui > wished * _UNCROWDED
        hidden = self._list.isHidden() or self.sizeHint().height() > room.height()
        return crowded or hidden

    def fitted(self, room: QSize) -> QSize:
        """Stack name and bid of the speakers, then leave them out; make the rows lower."""
        self._set_list(stacked=False, shown=True)
        if self.minimumSizeHint().width() > room.width():
            self._set_list(stacked=True, shown=True)
        if self.minimumSizeHint().width() > room.width():
            self._set_list(stacked=True, shown=False)
        height = float(ROW)
        self._set_height(height)
        while height > SLIM_ROW and self.sizeHint().height() > room.height():
            over = self.sizeHint().height() - room.height()
            height = max(float(SLIM_ROW), height - over / _MOST_ROWS / self.look.ui - 0.5)
            self._set_height(height)
        return self.sizeHint().boundedTo(room)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if not hasattr(self, "_sides"):
            return
        px = self.look.px
        listed = not self._list.isHidden()
        top = self.notch_height()
        self.body.setContentsMargins(px(14), px(6), px(14), px(8))
        self._column.setContentsMargins(0, top, 0, 0)
        self._column.setSpacing(0)
        self._beneath.setContentsMargins(px(8), px(8), px(8), 0)
        self._sides.setSpacing(px(30 if self._spacious else 14))
        if self._heads is not None:
            self._heads.set_beside(0 if listed else top)
            self._share_widths()
        self._bid_column.setSpacing(0)
        self.settle()

    def _build(self, seen: Observation) -> None:
        self._take_away()
        self._speakers = {seat: SpeakerRow(self.deck, self._people[seat]) for seat in seen.active}
        self._rows = {bid: ChoiceRow(self.deck) for bid in (Bid.PASS, *contracts(seen.agreements))}
        self._heads = _Heads(self._rows[Bid.PRISE])
        for speaker in self._speakers.values():
            self._column.addWidget(speaker)
        self._column.addWidget(self._beneath)
        self._column.addStretch(1)
        self._bid_column.addWidget(self._heads)
        for bid, row in self._rows.items():
            row.clicked.connect(lambda _=False, bid=bid: self.bid_chosen.emit(bid))
            self._bid_column.addWidget(row)
        self._bid_column.addStretch(1)
        self.set_look(self.look.colours, self.look.ui)

    def _take_away(self) -> None:
        """Take the rows of another auction out of the layouts, where they would be measured."""
        for column in (self._column, self._bid_column):
            while (item := column.takeAt(0)) is not None:
                widget = item.widget()
                if widget is not None and widget is not self._beneath:
                    widget.hide()
                    widget.deleteLater()

    def _set_list(self, *, stacked: bool, shown: bool) -> None:
        for speaker in self._speakers.values():
            speaker.set_stacked(stacked)
        self._spacious = not stacked
        self._list.setVisible(shown)
        self._beneath.setVisible(not stacked and bool(self._beneath.text()))
        self.relook()

    def _set_height(self, units: float) -> None:
        for row in self._rows.values():
            row.set_height(units)
        for speaker in self._speakers.values():
            speaker.set_height(units + _SPEAKER_MORE)
        self.settle()

    def _tell_speakers(self, seen: Observation) -> None:
        top = highest(seen.bids)
        waiting = [seat for seat in seen.active if seen.bid_of(seat) is None]
        for seat, row in self._speakers.items():
            bid = seen.bid_of(seat)
            if bid is not None:
                said, quiet = bid_name(bid), bid is Bid.PASS
            elif seen.ask is Ask.BID and seat == seen.turn:
                mine = seat == seen.seat
                said, quiet = self.tr("your turn") if mine else self.tr("thinking"), not mine
            else:
                said, quiet = self.tr("speaks last") if waiting[-1:] == [seat] else "", True
            turn = seen.ask is Ask.BID and seat == seen.turn
            row.tell(said, top=top is not None and top[0] == seat, turn=turn, quiet=quiet)

    def _fill(self, bid: Bid, row: ChoiceRow, seen: Observation) -> None:
        row.setText(bid_button(bid))
        mine = seen.ask is Ask.BID and seen.to_act
        too_low = bid not in seen.open_bids
        row.setEnabled(mine and not too_low)
        if bid is Bid.PASS:
            row.fill(note=self._after_pass(seen), locked=False)
        elif mine and too_low:
            row.fill(note=self._too_low(seen))
        else:
            made, lost = worth(bid, seen)
            row.fill(
                (
                    Cell(text=times(multiplier(bid, seen.agreements)), strong=True),
                    Cell(text=signed(made), role="plus", strong=True),
                    Cell(text=signed(lost), role="minus", strong=True),
                )
            )
            row.setAccessibleDescription(
                self.tr("just made {made}, lost by {points} {lost}").format(
                    made=signed(made), points=_LOST_BY, lost=signed(lost)
                )
            )

    def _too_low(self, seen: Observation) -> str:
        top = highest(seen.bids)
        if top is None:
            return ""
        said = self.tr("too low: {name} has said {bid}")
        return said.format(name=self._people[top[0]].name, bid=bid_name(top[1]))

    def _after_pass(self, seen: Observation) -> str:
        if not (seen.ask is Ask.BID and seen.to_act):
            return ""
        rest = [seat for seat in seen.active if seen.bid_of(seat) is None and seat != seen.seat]
        top = highest(seen.bids)
        if rest:
            return self.tr("{name} speaks next").format(name=self._people[rest[0]].name)
        if top is None:
            return self.tr("nobody takes, the deal is over")
        said = self.tr("{name} takes: {bid}")
        return said.format(name=self._people[top[0]].name, bid=bid_name(top[1]))

    def _below(self, seen: Observation) -> str:
        top = highest(seen.bids)
        mine = seen.ask is Ask.BID and seen.to_act
        if not mine or top is None:
            return ""
        if top[1] is Bid.CONTRE:
            return self.tr("Nothing is higher than a Garde Contre.")
        return self.tr("You must go above: {bid}").format(bid=bid_name(top[1]))

    def _share_widths(self) -> None:
        rows = [row.widths() for row in self._rows.values()]
        full = [widths for widths in rows if len(widths) > 1]
        if self._heads is None or not full:
            return
        columns = [max(widths) for widths in zip(self._heads.widths(), *full, strict=True)]
        columns[0] = max(columns[0], *(widths[0] for widths in rows))
        for row in self._rows.values():
            row.set_widths(columns)
        self._heads.update()


def worth(bid: Bid, seen: Observation) -> tuple[int, int]:
    """Return what the person scores with a contract just made, and lost by ten."""
    target = 2 * TARGETS[_BOUTS]
    points = (target, target - 2 * _LOST_BY)
    partner = None
    if seen.table.calls:
        partner = next(seat for seat in seen.active if seat != seen.seat)
    values = [
        score(Outcome(contract=bid, attack_half_points=half, bouts=_BOUTS), seen.agreements).value
        for half in points
    ]
    made, lost = (
        distribution(
            value,
            seats=seen.seats,
            active=seen.active,
            taker=seen.seat,
            partner=partner,
            agreements=seen.agreements,
        )[seen.seat]
        for value in values
    )
    return made, lost
