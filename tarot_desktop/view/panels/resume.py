"""The question at the start: go on with the unfinished session, or begin a new one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.observation import Ask
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.panels.question import Question


class ResumePanel(Question):
    """Resume, or a new session."""

    resume_wanted = Signal()
    new_wanted = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, "medallion-lozenge", parent)
        self._deal = 1
        self._asked: Ask | None = None
        self._planned: int | None = None
        self._problems: tuple[str, ...] = ()
        self.new = self.button()
        self.resume = self.button(primary=True)
        self.new.clicked.connect(self.new_wanted)
        self.resume.clicked.connect(self.resume_wanted)
        self.retranslate()

    def ask(
        self, deal: int, planned: int | None, *, asked: Ask | None, problems: Sequence[str] = ()
    ) -> None:
        """Ask about a session that stands at deal `deal` (from 1) of `planned`.

        `asked`: what the person is asked there; `problems` are sentences to show besides.
        """
        self._deal, self._planned, self._asked = deal, planned, asked
        self._problems = tuple(problems)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the window."""
        self.set_title(self.tr("Unfinished session"))
        if self._planned is None:
            said = self.tr("Your last session stopped at deal <b>{deal}</b>")
        else:
            said = self.tr("Your last session stopped at deal <b>{deal} of {planned}</b>")
        said = said.format(deal=self._deal, planned=self._planned)
        if self._asked is not None:
            said = self._what_is_asked(self._asked).format(stopped=said)
        self.text.say(" ".join((f"{said}.", *self._problems)))
        self.new.setText(self.tr("&New session"))
        self.resume.setText(self.tr("&Resume deal {deal}").format(deal=self._deal))
        self.settle()

    def _what_is_asked(self, asked: Ask) -> str:
        match asked:
            case Ask.PETIT_SEC:
                return self.tr("{stopped} (you are to decide about your bare Petit)")
            case Ask.BID:
                return self.tr("{stopped} (you are to bid)")
            case Ask.CALL:
                return self.tr("{stopped} (you are to call)")
            case Ask.DISCARD:
                return self.tr("{stopped} (you are to discard)")
            case Ask.SLAM | Ask.ANNOUNCE:
                return self.tr("{stopped} (you are to announce or not)")
            case Ask.PLAY:
                return self.tr("{stopped} (you are to play)")

    def first_choice(self) -> QWidget | None:
        """Return the button that loses nothing."""
        return self.resume
