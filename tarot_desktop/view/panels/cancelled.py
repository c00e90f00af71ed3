"""A deal that ends before it is played: what happened, whose hand, who deals next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tarot_desktop.rules.cards import Seat
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label, Weight
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.view.words import next_dealer


class ShortDealPanel(PaperPanel):
    """A sentence, what goes with it, the next dealer, and the button that goes on."""

    next_wanted = Signal()

    def __init__(self, deck: Deck, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", icon, parent)
        self.names: tuple[str, ...] = ()
        self._dealer: Seat | None = None
        self._over = False
        self.told = Label(weight=Weight.DemiBold, wrap=True)
        self._after = Label(role="soft", wrap=True)
        self.next = PaperButton(kind=ButtonKind.PRIMARY)
        self.next.clicked.connect(self.next_wanted)
        self.body.addWidget(self.told)
        self.fill()
        self.body.addWidget(self._after)
        self.add_button(self.next)

    def fill(self) -> None:
        """Put between sentence and next dealer what the panel shows besides."""

    def tell_next(self, names: Sequence[str], dealer: Seat, *, over: bool) -> None:
        """Name the next dealer; `over`: the session ends here."""
        self.names, self._dealer, self._over = tuple(names), dealer, over

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        ranking, following = self.tr("&Ranking"), self.tr("&Next deal")
        self.next.setText(ranking if self._over else following)
        self.next.set_hint(self.tr("Enter"))
        hidden = self._dealer is None or self._over
        self._after.setVisible(not hidden)
        if self._dealer is not None and not self._over:
            self._after.say(next_dealer(self._dealer, self.names))
        self.set_look(self.look.colours, self.look.ui)

    def first_choice(self) -> QWidget | None:
        """Return the button that goes on."""
        return self.next

    def fitted(self, room: QSize) -> QSize:
        """Take the room that nothing is cut in."""
        self.settle()
        wide = min(room.width(), max(self.minimumSizeHint().width(), self.look.px(520)))
        high = max(self.minimumSizeHint().height(), self.heightForWidth(wide))
        return QSize(wide, min(room.height(), high))

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        self.body.setSpacing(self.look.px(8))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.next.click()
        else:
            super().keyPressEvent(event)
