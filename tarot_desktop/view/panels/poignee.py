"""Showing a poignée: which kind, which trumps; misères where they are agreed on."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.announcements import (
    Announcement,
    Misere,
    ShownPoignee,
    Tier,
    best_poignee,
    misere_amounts,
    poignee_counts,
    poignee_is_legal,
    poignee_values,
    shown_order,
)
from tarot_desktop.rules.cards import EXCUSE, Card
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.choice_row import ROW, SLIM_ROW, Cell, ChoiceRow
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.card_picker import CardPicker
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.words import Counts, misere_name, poignee_name, signed
from tarot_desktop.worker.messages import Draft

_CARD, _LEAST_CARD = 110, 64


class PoigneePanel(PaperPanel):
    """The kinds of poignée that can be shown, and the trumps to show."""

    announced = Signal(object)
    """A tuple of Announcement; empty for nothing."""
    changed = Signal(object)
    """A Draft: something else is chosen."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", "medallion-star", parent)
        self._seen: Observation | None = None
        self._tier: Tier | None = None
        self._tiers = {tier: ChoiceRow(deck) for tier in Tier}
        self._miseres = {kind: ChoiceRow(deck) for kind in Misere}
        self._draft = Draft()
        self._group = QButtonGroup(self)
        self._kinds = QVBoxLayout()
        for tier, row in self._tiers.items():
            row.setCheckable(True)
            self._group.addButton(row)
            row.clicked.connect(lambda _=False, tier=tier: self._choose(tier))
            self._kinds.addWidget(row)
        self.picker = CardPicker(deck, _CARD)
        self.picker.changed.connect(self._changed)
        self.body.addLayout(self._kinds)
        self.body.addWidget(self.picker)
        for row in self._miseres.values():
            row.setCheckable(True)
            row.toggled.connect(self._changed)
            self.body.addWidget(row)
        self._note = Label(role="soft", wrap=True)
        self.body.addWidget(self._note)
        self.decline, self.confirm = PaperButton(), PaperButton(kind=ButtonKind.PRIMARY)
        self.decline.clicked.connect(lambda: self.announced.emit(()))
        self.confirm.clicked.connect(self._confirm)
        self.add_button(self.decline)
        self.add_button(self.confirm)
        self.relook()

    def ask(self, seen: Observation, draft: Draft | None = None) -> None:
        """Offer what `seen` leaves open: as `draft` has it, else the highest kind chosen."""
        self._seen = seen
        self._tier = seen.open_tiers[-1] if seen.open_tiers else None
        if draft is not None and draft.tier in seen.open_tiers:
            self._tier = draft.tier
        trumps = [card for card in (*seen.hand, *seen.forced_discard) if self._may_show(card)]
        self.picker.offer(shown_order(trumps), ())
        for kind, row in self._miseres.items():
            row.setVisible(kind in seen.open_miseres)
            row.setChecked(draft is not None and kind in draft.miseres)
        for row in self._tiers.values():
            row.setVisible(bool(seen.open_tiers))
        self.picker.setVisible(bool(seen.open_tiers))
        if self._tier is not None:
            self._choose(self._tier)
        if draft is not None and draft.tier in seen.open_tiers:
            self.picker.choose(draft.cards)
        self.retranslate()
        self.set_look(self.look.colours, self.look.ui)

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        if self._seen is not None and not self._seen.open_tiers:
            self.set_title(self.tr("Declare a misère?"))
            self.decline.setText(self.tr("&Do not declare"))
            self.confirm.setText(self.tr("D&eclare"))
        else:
            self.set_title(self.tr("Show a poignée?"))
            self.decline.setText(self.tr("&Do not show"))
            self.confirm.setText(self.tr("&Show"))
        if self._seen is None:
            return
        for tier, row in self._tiers.items():
            self._fill(tier, row, self._seen)
        for kind, row in self._miseres.items():
            row.setText(misere_name(kind))
            amount = signed(misere_amounts(self._seen.agreements)[kind])
            said = self.tr("{amount} from each of the others").format(amount=amount)
            row.fill(note=said, locked=False)
        self._tell()

    def first_choice(self) -> QWidget | None:
        """Return the kind that is chosen."""
        if self._tier is not None:
            return self._tiers[self._tier]
        return next((row for row in self._miseres.values() if not row.isHidden()), self.decline)

    def fitted(self, room: QSize) -> QSize:
        """Lay the cards in two rows, and make rows and cards lower, where there is little room."""
        self._lay(ROW, rows=1)
        if self.sizeHint().width() > room.width():
            self._lay(ROW, rows=2)
        if self._over(room) > 0:
            self._lay(SLIM_ROW, rows=self.picker.rows)
        over = self._over(room)
        if over > 0:
            less = over / self.look.ui / self.picker.heights()
            self.picker.set_height(max(_LEAST_CARD, _CARD - less - 1))
            self.settle()
        return self.sizeHint().boundedTo(room)

    def _lay(self, row: int, *, rows: int) -> None:
        """Lay out kinds `row` units high, and cards of full height in so many rows."""
        for kind in (*self._tiers.values(), *self._miseres.values()):
            kind.set_height(row)
        self.picker.set_height(_CARD)
        self.picker.set_rows(rows)
        self.settle()

    def _over(self, room: QSize) -> int:
        """How much higher than the room the panel would be, in pixels."""
        wide = min(self.sizeHint().width(), room.width())
        layout = self.layout()
        assert layout is not None
        return max(self.sizeHint().height(), layout.minimumHeightForWidth(wide)) - room.height()

    def is_legal(self) -> bool:
        """Return whether what is chosen may be announced."""
        if self._seen is None:
            return False
        miseres = any(row.isChecked() for row in self._miseres.values())
        if self._tier is None or (miseres and not self.picker.chosen()):
            return miseres
        return self._set_is_legal(self._seen, self._tier)

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        if hasattr(self, "_kinds"):
            self._kinds.setSpacing(self.look.px(2))
            self.body.setSpacing(self.look.px(4))

    def _may_show(self, card: Card) -> bool:
        return card.is_trump or card == EXCUSE

    def _fill(self, tier: Tier, row: ChoiceRow, seen: Observation) -> None:
        row.setText(self._short_name(tier))
        count = poignee_counts(seen.table.active, seen.agreements)[tier]
        value = signed(poignee_values(seen.agreements)[tier])
        reached = tier in seen.open_tiers
        row.setEnabled(reached)
        if reached:
            said = self.tr("{count} · {value}").format(count=count, value=value)
            row.fill((Cell(text=said, strong=True),))
        else:
            row.fill(note=str(count))
        named = self.tr("{name}, {trumps}, {value}")
        trumps = Counts().trumps(count)
        row.setAccessibleName(named.format(name=poignee_name(tier), trumps=trumps, value=value))

    def _short_name(self, tier: Tier) -> str:
        if tier is Tier.SIMPLE:
            return self.tr("Simple")
        return self.tr("Double") if tier is Tier.DOUBLE else self.tr("Triple")

    def _choose(self, tier: Tier) -> None:
        if self._seen is None:
            return
        self._tier = tier
        self._tiers[tier].setChecked(True)
        count = poignee_counts(self._seen.table.active, self._seen.agreements)[tier]
        best = best_poignee(count, self._seen.hand, self._seen.forced_discard)
        self.picker.choose(best or ())
        self._changed()

    def _set_is_legal(self, seen: Observation, tier: Tier) -> bool:
        count = poignee_counts(seen.table.active, seen.agreements)[tier]
        return poignee_is_legal(self.picker.chosen(), count, seen.hand, seen.forced_discard)

    def _changed(self) -> None:
        self._tell()
        draft = Draft(
            cards=self.picker.chosen(),
            tier=self._tier,
            miseres=tuple(kind for kind, row in self._miseres.items() if row.isChecked()),
        )
        if draft != self._draft:
            self._draft = draft
            self.changed.emit(draft)

    def _tell(self) -> None:
        """Say what is still wrong with the chosen cards."""
        self.confirm.setEnabled(self.is_legal())
        self._note.say(self._remark())

    def _remark(self) -> str:
        if self._seen is None or self._tier is None:
            return ""
        count = poignee_counts(self._seen.table.active, self._seen.agreements)[self._tier]
        missing = count - len(self.picker.chosen())
        if missing > 0:
            return Counts().trumps_to_choose(missing)
        if missing < 0:
            return Counts().trumps_too_many(-missing)
        if self._set_is_legal(self._seen, self._tier):
            return self.tr("The bonus goes to the side that wins the deal")
        if EXCUSE in self.picker.chosen():
            return self.tr("The Excuse may be shown only with all your trumps")
        return self.tr("A discarded trump may be shown only with all your trumps")

    def _confirm(self) -> None:
        said: list[Announcement] = []
        if self._tier is not None and self.picker.chosen():
            said.append(ShownPoignee(tier=self._tier, cards=shown_order(self.picker.chosen())))
        said += [kind for kind, row in self._miseres.items() if row.isChecked()]
        self.announced.emit(tuple(said))
