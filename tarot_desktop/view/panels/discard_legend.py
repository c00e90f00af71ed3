"""What the marks on the cards mean while the person discards: a line on the felt."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tarot_desktop.rules.discarding import DiscardRules
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Looked
from tarot_desktop.view.pictures import Icon
from tarot_desktop.view.theme import SMALL


class DiscardLegend(Looked, QWidget):
    """The lozenge of the chien and the lock, each with its meaning."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: DiscardRules | None = None
        self._lozenge, self._lock = Icon(deck, "lozenge", 16), Icon(deck, "medallion-lock", 20)
        self._came = Label(size=SMALL, role="dim")
        self._stays = Label(size=SMALL, role="dim", wrap=True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._lozenge)
        self._row.addWidget(self._came)
        self._row.addWidget(self._lock)
        self._row.addWidget(self._stays, 1)

    def tell(self, rules: DiscardRules) -> None:
        """Explain the marks of a discard that these rules bind."""
        self._rules = rules
        self.retranslate()

    def sentence(self) -> str:
        """Return both meanings in words."""
        return self.tr("{first}; {second}").format(
            first=self._came.accessibleName(), second=self._stays.accessibleName()
        )

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        if self._rules is None:
            return
        self._came.say(self.tr("card from the chien"))
        if self._rules.forced:
            self._stays.say(self.tr("kings and bouts stay in hand"))
        else:
            self._stays.say(
                self.tr("kings, bouts and trumps stay in hand: there are enough low cards")
            )

    def relook(self) -> None:
        """Take over the lengths of the look."""
        self._row.setSpacing(self.look.px(8))
        super().relook()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
