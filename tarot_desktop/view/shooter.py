"""`--shots`: a picture of the window at every phase of every deal."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

from tarot_desktop.view.deck import Deck

log = logging.getLogger(__name__)


class Shooter(QObject):
    """Saves numbered PNG files that sort in the order of the game."""

    def __init__(
        self, window: QWidget, deck: Deck, folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._deck = deck
        self._folder = folder
        self._deal = 0
        self._number = 0
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, phase: str) -> None:
        """Save what the window shows now, with every picture at its best."""
        if phase == "dealt":
            self._deal += 1
        self._number += 1
        self._window.grab()  # asks the deck for what is shown for the first time
        self._deck.wait()
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        path = self._folder / f"{self._number:04d}-deal-{self._deal:02d}-{phase}.png"
        if not self._window.grab().save(str(path)):
            log.warning("not saved: %s", path)
