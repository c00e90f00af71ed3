"""The line that lays a whole table on the agreements, and keeps one under a name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tarot_desktop.storage.declarations import CONTEXT
from tarot_desktop.storage.presets import LONGEST_NAME, PRESETS, Preset, clean_name
from tarot_desktop.storage.settings import Settings, agreements_at
from tarot_desktop.view.buttons import ButtonKind, PaperButton
from tarot_desktop.view.dialogs.controls import BESIDE_LABEL, ChoiceBox
from tarot_desktop.view.look import Label, Looked, Weight
from tarot_desktop.view.panels.field import PaperField


class PresetBar(Looked, QWidget):
    """Which table the agreements are, with its own name for every other one."""

    chosen = Signal(object)
    """The Preset that was picked."""
    saved = Signal(str)
    """The name under which the table shall be kept."""
    removed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._settings: Settings | None = None
        self._label = Label(weight=Weight.DemiBold)
        self.box = ChoiceBox()
        self.save = PaperButton(kind=ButtonKind.LINK)
        self.remove = PaperButton(kind=ButtonKind.LINK)
        self.field = PaperField()
        self.field.setMaxLength(LONGEST_NAME)
        self.keep = PaperButton()
        self._naming = QWidget()
        self._arrange()
        self.box.chosen.connect(self._choose)
        self.save.clicked.connect(self._ask_name)
        self.remove.clicked.connect(lambda: self.removed.emit(self._shown_name()))
        self.keep.clicked.connect(self._keep)
        self.field.textChanged.connect(self._can_keep)

    def show_settings(self, settings: Settings) -> None:
        """Show which table these settings are."""
        self._settings = settings
        presets = (*PRESETS, *settings.saved)
        names = [self._said(place) for place in range(len(presets))]
        here = self._place(settings)
        places: list[int] = list(range(len(presets)))
        if here is None:
            places, names = [*places, -1], [*names, self.tr("Agreements of our own")]
        self.box.offer(places, names)
        self.box.set_value(-1 if here is None else here)
        self.remove.setVisible(here is not None and here >= len(PRESETS))
        self._label.say(self.tr("Table"))
        self._label.setBuddy(self.box)
        self.box.setAccessibleName(self.tr("Table"))
        self.box.setAccessibleDescription(self.tr("Table size and agreements at once"))
        self.save.setText(self.tr("Save as…"))
        self.remove.setText(self.tr("Remove"))
        self.keep.setText(self.tr("Save"))
        self.field.setAccessibleName(self.tr("Name of this table"))
        self.field.setPlaceholderText(self.tr("Name of this table"))
        self._can_keep()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep by Enter in the field; Escape gives the name up first."""
        if self._naming.isVisible() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._keep()
        elif self._naming.isVisible() and event.key() == Qt.Key.Key_Escape:
            self._naming.hide()
            self.save.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and self._settings is not None:
            self.show_settings(self._settings)
        super().changeEvent(event)

    def _arrange(self) -> None:
        line, naming, column = QHBoxLayout(), QHBoxLayout(self._naming), QVBoxLayout(self)
        for layout in (line, naming, column):
            layout.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self._label, self.box, self.save, self.remove):
            line.addWidget(widget)
        line.insertSpacing(1, BESIDE_LABEL)
        line.addStretch(1)
        naming.addWidget(self.field, 1)
        naming.addWidget(self.keep)
        column.addLayout(line)
        column.addWidget(self._naming)
        self._naming.hide()

    def _place(self, settings: Settings) -> int | None:
        """Which of the presets the settings are, the person's own names first."""
        agreed = agreements_at(settings, settings.table_size)
        found = [
            place
            for place, one in enumerate((*PRESETS, *settings.saved))
            if (one.table_size, one.agreements) == (settings.table_size, agreed)
        ]
        return found[-1] if found else None

    def _said(self, place: int) -> str:
        assert self._settings is not None
        if place < len(PRESETS):
            return QCoreApplication.translate(CONTEXT, PRESETS[place].name)
        return self._settings.saved[place - len(PRESETS)].name

    def _preset(self, place: int) -> Preset:
        assert self._settings is not None
        return (*PRESETS, *self._settings.saved)[place]

    def _choose(self, place: int) -> None:
        if place >= 0:
            self.chosen.emit(self._preset(place))

    def _shown_name(self) -> str:
        place = self.box.value()
        assert isinstance(place, int)
        return self._preset(place).name

    def _ask_name(self) -> None:
        self._naming.show()
        self.field.clear()
        self.field.setFocus()

    def _can_keep(self) -> None:
        self.keep.setEnabled(bool(clean_name(self.field.text())))

    def _keep(self) -> None:
        name = clean_name(self.field.text())
        if name:
            self._naming.hide()
            self.saved.emit(name)
            self.box.setFocus()
