"""Listens at the profile's entrance for a second start of the program."""

from __future__ import annotations

import os

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from tarot_desktop.storage.doorway import Doorway


class Doorbell(QObject):
    """Tells what was left at the entrance."""

    rung = Signal(object)
    """A Note."""

    def __init__(self, doorway: Doorway, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._doorway = doorway
        self._watcher = QFileSystemWatcher(self)
        if doorway.folder.is_dir():
            self._watcher.addPath(str(doorway.folder))
        self._watcher.directoryChanged.connect(self._look)

    def _look(self) -> None:
        for note in self._doorway.notes():
            self.rung.emit(note)


def bring_forward(window: QWidget, token: str) -> None:
    """Put a window above all others; `token` is the desktop's leave to do so, if it gave one."""
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token
    state = window.windowState() & ~Qt.WindowState.WindowMinimized
    window.setWindowState(state | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()
