"""Entering a deal code: what is wrong is said in place, and what was typed is kept."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.deal_code import DealCodeError, DealOfCode, decode
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.field import PaperField
from tarot_desktop.view.panels.question import Question
from tarot_desktop.view.words import deal_code_sentence

_LONGEST = "-".join(("W2XK",) * 11)
"""As wide as the longest code with its dashes."""


class DealCodePanel(Question):
    """A field for a code, and the session that begins with its deal."""

    chosen = Signal(object)
    """The DealOfCode that was entered."""
    closable = True

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-lozenge", parent)
        self._error: DealCodeError | None = None
        self.field = PaperField()
        self._fault = Label(role="minus", wrap=True)
        self.body.addWidget(self.field)
        self.body.addWidget(self._fault)
        self.cancel = self.button()
        self.play = self.button(primary=True)
        self.cancel.clicked.connect(self.closed)
        self.play.clicked.connect(self._enter)
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(self._forget_fault)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Deal code"))
        self.text.say(self.tr("A new session begins with this deal."))
        self.field.setAccessibleName(self.tr("Deal code"))
        self.field.setPlaceholderText(self.tr("Letters and digits; blanks and dashes are ignored"))
        self.cancel.setText(self.tr("&Cancel"))
        self.play.setText(self.tr("&Play this deal"))
        self._fault.say(self.fault())
        self._fault.setVisible(bool(self.fault()))
        self.settle()

    def fault(self) -> str:
        """Return what is wrong with the code that was entered, or nothing."""
        return "" if self._error is None else deal_code_sentence(self._error)

    def first_choice(self) -> QWidget | None:
        """Return the field."""
        return self.field

    def take_focus(self) -> None:
        """Put the focus on the field, so that typing replaces what stands there."""
        super().take_focus()
        self.field.selectAll()

    def sizeHint(self) -> QSize:
        """Return the room for a whole code in one line."""
        whole = self.minimumSizeHint().width() - self.field.minimumSizeHint().width()
        wide = max(super().sizeHint().width(), whole + self.field.width_of(_LONGEST))
        return QSize(wide, self.heightForWidth(wide))

    def _enter(self) -> None:
        self._error = None
        try:
            deal: DealOfCode = decode(self.field.text())
        except DealCodeError as error:
            self._error = error
        else:
            self.chosen.emit(deal)
            return
        self.retranslate()
        self._grow()
        self.field.setFocus()

    def _grow(self) -> None:
        """Become as high as the fault needs, downwards."""
        self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))

    def _forget_fault(self) -> None:
        if self.fault():
            self._error = None
            self.retranslate()
