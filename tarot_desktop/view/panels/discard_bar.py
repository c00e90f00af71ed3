"""On the discard tray: how it stands in one live line, what is still wrong, and two buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import PLAIN_SUITS, Card, Suit, half_points
from tarot_desktop.rules.discarding import DiscardRules
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked
from tarot_desktop.view.panels.discard_legend import DiscardLegend
from tarot_desktop.view.paper import LEAST_UI, SHRINK
from tarot_desktop.view.pictures import Icon
from tarot_desktop.view.theme import SMALL
from tarot_desktop.view.words import Counts, discard_refusal_why, points, suit_name


class LiveLine(Looked, QWidget):
    """Cards and points in the tray, trumps left, and the suits that will be void, drawn."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full = self._short = ""
        self._count = Label()
        self._voids_word = Label()
        self._voids = {suit: Icon(deck, suit.value, 16) for suit in PLAIN_SUITS}
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self._count)
        self._line.addWidget(self._voids_word)
        for icon in self._voids.values():
            self._line.addWidget(icon)
        self._line.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def tell(self, full: str, short: str, voids: Sequence[Suit], voids_word: str) -> None:
        """Show the line, or its short form where it does not fit, and the void suits."""
        self._full, self._short = full, short
        self._voids_word.say(voids_word)
        self._voids_word.setVisible(bool(voids))
        for suit, icon in self._voids.items():
            icon.setVisible(suit in voids)
            icon.setAccessibleName(suit_name(suit))
        self.choose_form()

    def sentence(self) -> str:
        """Return the whole line in words."""
        voids = [icon.accessibleName() for icon in self._voids.values() if not icon.isHidden()]
        words = [self._voids_word.accessibleName(), ", ".join(voids)] if voids else []
        return " ".join((self._count.accessibleName(), *words))

    def relook(self) -> None:
        """Take over the lengths of the look."""
        self._line.setSpacing(self.look.px(5))
        super().relook()
        self.choose_form()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the form that fits."""
        super().resizeEvent(event)
        self.choose_form()

    def choose_form(self) -> None:
        """Say the whole line, or its short form where the whole does not fit."""
        self._count.say(self._full)
        self._line.invalidate()
        if self._line.minimumSize().width() > self.width():
            self._count.say(self._short)


class DiscardBar(Looked, QWidget):
    """The foot of the tray: what is wrong, Clear and Finish.

    `line` stands above it, `legend` on the felt below.
    """

    cleared = Signal()
    finished = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seen: Observation | None = None
        self._tray: tuple[Card, ...] = ()
        self._focused: Card | None = None
        self._done = False
        self._legend_room = QRect()
        self._covered = False
        self.line = LiveLine(deck, parent)
        self.legend = DiscardLegend(deck, parent)
        self.legend.hide()
        self._note = Label(role="soft", size=SMALL, wrap=True)
        self.clear = PaperButton()
        self.finish = PaperButton(kind=ButtonKind.PRIMARY)
        self.clear.clicked.connect(self.cleared)
        self.finish.clicked.connect(self.finished)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._note, 1)
        self._row.addWidget(self.clear)
        self._row.addWidget(self.finish)
        self.retranslate()

    def setVisible(self, visible: bool) -> None:
        """Show or hide the line and the legend too."""
        self.line.setVisible(visible)
        self._show_legend(visible)
        super().setVisible(visible)

    def place(self, line: QRect, foot: QRect, legend: QRect | None = None) -> None:
        """Stand in `foot`, the line in `line`; the type shrinks where it would be cut.

        The legend stands in `legend` unless the tray reaches down into it.
        """
        self.line.setGeometry(line)
        self.setGeometry(foot)
        self._legend_room = QRect() if legend is None or legend.intersects(foot) else legend
        self.legend.setGeometry(self._legend_room)
        self._show_legend(self.isVisible())
        self.line.choose_form()
        while self._is_cut(line, foot) and self.look.ui > LEAST_UI:
            self.set_look(self.look.colours, self.look.ui * SHRINK)

    def show_discard(self, seen: Observation, tray: Sequence[Card]) -> None:
        """Show how the tray stands; `seen` is the person's, while the discard is asked.

        A card that came or went is an answer to what was said of another one.
        """
        if tuple(tray) != self._tray:
            self._focused = None
        self._seen, self._tray, self._done = seen, tuple(tray), False
        if seen.discard_rules is not None:
            self.legend.tell(seen.discard_rules)
        self.retranslate()

    def show_focused(self, card: Card | None) -> None:
        """Say why this card of the hand may not go, if it may not; None for no card."""
        self._focused = card
        self.retranslate()

    def set_done(self) -> None:
        """Take no more presses: the discard has been handed over."""
        self._done = True
        self.retranslate()

    def note(self) -> str:
        """Return what is said beside the buttons."""
        return self._note.accessibleName()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.clear.setText(self.tr("Cl&ear"))
        self.finish.setText(self.tr("&Finish the discard"))
        rules = self._seen.discard_rules if self._seen else None
        if self._seen is None or rules is None:
            self.clear.setEnabled(False)
            self.finish.setEnabled(False)
            return
        missing = self._missing(rules)
        self.clear.setEnabled(bool(self._tray) and not self._done)
        self.finish.setEnabled(rules.is_legal(self._tray) and not self._done)
        self.finish.setAccessibleDescription(missing)
        full, short = self._counts(self._seen, rules)
        self.line.tell(full, short, self._voids(self._seen), self.tr("· void:"))
        self._note.say(self._remark(rules, missing))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def relook(self) -> None:
        """Take over the lengths of the look, here and in the line."""
        self._row.setSpacing(self.look.px(4))
        self._row.setContentsMargins(self.look.px(12), 0, 0, 0)
        self.line.set_look(self.look.colours, self.look.ui)
        self.legend.set_look(self.look.colours, self.look.ui)
        super().relook()

    def cover_legend(self, covered: bool) -> None:
        """Hide the legend while something else is said in its place."""
        self._covered = covered
        self._show_legend(self.isVisible())

    def _show_legend(self, visible: bool) -> None:
        room = not self._legend_room.isEmpty() and not self._covered
        self.legend.setVisible(visible and room)

    def _is_cut(self, line: QRect, foot: QRect) -> bool:
        least, of_line = self.minimumSizeHint(), self.line.minimumSizeHint()
        note = self._row.minimumHeightForWidth(foot.width())
        too_wide = least.width() > foot.width() or of_line.width() > line.width()
        return too_wide or max(least.height(), note) > foot.height()

    def _counts(self, seen: Observation, rules: DiscardRules) -> tuple[str, str]:
        kept = [card for card in seen.hand if card not in self._tray]
        count = self.tr("<b>{count} of {size}</b>").format(count=len(self._tray), size=rules.size)
        worth = points(half_points(self._tray))
        trumps = Counts().trumps_left(sum(card.is_trump for card in kept))
        with_excuse = trumps
        if any(card.is_excuse for card in kept):
            with_excuse = self.tr("{trumps} and the Excuse").format(trumps=trumps)
        long_worth = self.tr("points in the discard <b>{points}</b>").format(points=worth)
        short_worth = self.tr("points <b>{points}</b>").format(points=worth)
        return " · ".join((count, long_worth, with_excuse)), " · ".join(
            (count, short_worth, trumps)
        )

    def _voids(self, seen: Observation) -> tuple[Suit, ...]:
        kept = {card.suit for card in seen.hand if card not in self._tray}
        return tuple(suit for suit in PLAIN_SUITS if suit not in kept)

    def _missing(self, rules: DiscardRules) -> str:
        if sum(card.is_trump for card in self._tray) > rules.forced:
            return Counts().too_many_trumps(rules.forced)
        if len(self._tray) < rules.size:
            return Counts().to_discard(rules.size - len(self._tray))
        return ""

    def _remark(self, rules: DiscardRules, missing: str) -> str:
        focused = self._focused
        reason = None if focused is None or focused in self._tray else rules.refusal(focused)
        if focused is not None and reason is not None:
            return discard_refusal_why(focused, reason, rules).rule
        if rules.forced and self._seen is not None:
            counts = Counts()
            shown = self._seen.agreements.discard_trumps_shown
            told = counts.forced_trumps if shown else counts.forced_trumps_hidden
            return " · ".join(text for text in (told(rules.forced), missing) if text)
        return missing
