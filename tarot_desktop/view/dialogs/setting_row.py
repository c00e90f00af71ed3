"""One setting as a line: its name, what it does, how it stands to the federation, its control."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarot_desktop.storage.declarations import Declaration, Value
from tarot_desktop.storage.settings import Settings, has_effect, offered_at, value_of
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.chips import Chip, ChipKind
from tarot_desktop.view.deck import Deck
from tarot_desktop.view.dialogs import setting_texts
from tarot_desktop.view.dialogs.controls import ChoiceBox, Switch
from tarot_desktop.view.look import Label, Looked, Weight
from tarot_desktop.view.theme import SMALL

_NAME = 170
"""The least width of a setting's name, in units, where everything stands side by side."""


class Form(Enum):
    """How the line of a setting uses its width, from the widest form to the narrowest."""

    WIDE = auto()
    NARROW = auto()
    """Mark and link stand below the effect."""
    STACKED = auto()
    """So does the control."""


class SettingRow(Looked, QWidget):
    """The line of one setting; `chosen` carries the value that the person picked."""

    chosen = Signal(object)
    rule_wanted = Signal(str)
    """The name of an agreement whose rule the person wants to read."""

    def __init__(self, deck: Deck, one: Declaration) -> None:
        super().__init__()
        self.declaration = one
        self.control: ChoiceBox | Switch = (
            Switch() if isinstance(one.default, bool) else ChoiceBox()
        )
        self._name = Label(weight=Weight.DemiBold, wrap=True)
        self._effect = Label(size=SMALL, role="soft", wrap=True)
        self._same = Label(size=SMALL, role="soft", align=Qt.AlignmentFlag.AlignRight)
        self._chip = Chip(deck, kind=ChipKind.DIFFERS)
        self._line, self._texts, self._marks = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._form = Form.WIDE
        self.rule = PaperButton(kind=ButtonKind.LINK)
        if not one.agreement:
            self.rule.hide()
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(one.name))
        self._differs = False
        self._arrange()
        self._name.setBuddy(self.control)
        self.control.chosen.connect(self.chosen)

    @property
    def differs(self) -> bool:
        """Whether an agreement has not the federation's value."""
        return self._differs

    def mark(self) -> str:
        """Return how the setting stands to the federation, as it is written in the line."""
        return self._chip.text() if self._differs else self._same.text()

    def show_value(self, settings: Settings) -> None:
        """Show what `settings` say, and whether it has any effect."""
        one, value = self.declaration, value_of(settings, self.declaration)
        self._offer(value, offered_at(settings, one))
        self.control.set_value(value)
        self._differs = one.agreement and value != one.default
        active = has_effect(settings, one)
        self.control.setEnabled(active)
        self._name.set_role("ink" if active else "soft")
        self._write_mark(active)
        self.update()

    def set_control_width(self, width: int) -> None:
        """Make the controls of a page equally wide, in pixels."""
        if isinstance(self.control, ChoiceBox):
            self.control.setFixedWidth(width)

    def set_form(self, form: Form) -> None:
        """Stand in as much width as there is."""
        if form is self._form:
            return
        self._move_marks(self._line if form is Form.WIDE else self._texts)
        below, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        marks = beside if form is Form.WIDE else QBoxLayout.Direction.BottomToTop
        left, anywhere = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag(0)
        self._line.setDirection(below if form is Form.STACKED else beside)
        self._line.setAlignment(self.control, left if form is Form.STACKED else anywhere)
        self._marks.setDirection(marks)
        for widget in (self._same, self._chip, self.rule):
            self._marks.setAlignment(widget, anywhere if form is Form.WIDE else left)
        self._form = form
        self.relook()

    def relook(self) -> None:
        """Take over the lengths of the look."""
        layout = self.layout()
        if layout is not None:
            px = self.look.px
            layout.setContentsMargins(px(28), px(4), 0, px(4))
            layout.setSpacing(px(4 if self._form is Form.STACKED else 14))
            self._name.setMinimumWidth(px(_NAME) if self._form is Form.WIDE else 0)
        super().relook()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bar that marks a difference."""
        if not self._differs:
            return
        painter = QPainter(self)
        px = self.look.px
        bar = QRectF(px(16), px(7), px(3), self.height() - 2 * px(7))
        painter.fillRect(bar, self.look.colour("gold"))

    def _arrange(self) -> None:
        self._texts.setSpacing(1)
        self._texts.addStretch(1)
        self._texts.addWidget(self._name)
        self._texts.addWidget(self._effect)
        self._texts.addStretch(1)
        self._line.addLayout(self._texts, 1)
        self._line.addLayout(self._marks)
        self._line.addWidget(self.control)
        self.setLayout(self._line)
        self._marks.addStretch(1)
        self._marks.addWidget(self.rule)
        self._marks.addWidget(self._same)
        self._marks.addWidget(self._chip)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.relook()

    def _move_marks(self, home: QBoxLayout) -> None:
        """Put mark and link before the last item of `home`."""
        for layout in (self._line, self._texts):
            layout.removeItem(self._marks)
        self._marks.setParent(None)
        home.insertLayout(home.count() - 1, self._marks)

    def _offer(self, value: Value, offered: tuple[Value, ...]) -> None:
        one = self.declaration
        if value not in offered:
            offered = (*offered, value)
        texts = [setting_texts.value_text(one, each) for each in offered]
        self.control.offer(offered, texts)
        self._name.say(setting_texts.label(one))
        self._effect.say(setting_texts.effect(one))
        self.rule.setText(self.tr("Rule"))
        name = self.tr("Rule: {setting}").format(setting=setting_texts.label(one))
        self.rule.setAccessibleName(name)

    def _write_mark(self, active: bool) -> None:
        one = self.declaration
        federation = setting_texts.value_text(one, one.default)
        self._chip.say(self.tr("FFT: {value}").format(value=federation))
        same = self.tr("as the FFT") if one.agreement else ""
        self._same.say(same if active else self.tr("without effect now"))
        self._chip.setVisible(self._differs)
        self._same.setVisible(not self._differs)
        self.control.setAccessibleName(setting_texts.label(one))
        said = (setting_texts.effect(one), self.mark())
        self.control.setAccessibleDescription(". ".join(text for text in said if text))
