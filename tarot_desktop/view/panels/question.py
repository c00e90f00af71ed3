"""A small panel with a few lines of text and its buttons: the frame of every question."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.paper import PaperPanel

_WIDTH = 520


class Question(PaperPanel):
    """A title, a text that wraps, and buttons; subclasses say what they ask."""

    def __init__(self, deck: Deck, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(deck, "", icon, parent)
        self.text = Label(wrap=True, strong="ink")
        self.body.addWidget(self.text)

    def button(self, *, primary: bool = False) -> PaperButton:
        """Return a new button at the right end of the foot."""
        made = PaperButton(kind=ButtonKind.PRIMARY if primary else ButtonKind.PAPER)
        self.add_button(made)
        return made

    def relook(self) -> None:
        """Take over the lengths of the look."""
        super().relook()
        self.body.setSpacing(self.look.px(6))

    def sizeHint(self) -> QSize:
        """Return the room for the text at a width that reads well."""
        least = self.minimumSizeHint()
        wide = max(self.look.px(_WIDTH), least.width())
        return QSize(wide, max(least.height(), self.heightForWidth(wide)))

    def fitted(self, room: QSize) -> QSize:
        """Become higher where the width is short."""
        wide = min(self.sizeHint().width(), room.width())
        return QSize(wide, min(room.height(), self.heightForWidth(wide)))
