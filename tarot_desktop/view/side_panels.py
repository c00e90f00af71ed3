"""Scores and log: at the side of the table where the window is wide enough, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tarot_desktop.view.director import Director
from tarot_desktop.view.layout import can_dock
from tarot_desktop.view.panel_window import Place
from tarot_desktop.view.panels.score_sheet import ScoreSheet
from tarot_desktop.view.paper import PaperPanel
from tarot_desktop.worker.messages import DealOver


class SidePanels(QObject):
    """Answers the tabs of the strip; a docked score sheet is kept up to date."""

    def __init__(self, director: Director, sheet: ScoreSheet) -> None:
        super().__init__(director)
        self._director, self._window = director, director.window
        self._sheet, self._log = sheet, director.tidings.panel
        self._docked: PaperPanel | None = None
        strip = self._window.strip
        self._tabs = {self._sheet: strip.scores, self._log: strip.log}
        strip.scores_toggled.connect(self._toggle_scores)
        strip.log_toggled.connect(self._toggle_log)
        self._window.panel_closed.connect(self._closed)
        director.deal_over.connect(self._deal_over)

    def show_whole_sheet(self) -> None:
        """Show the score sheet with every column, over the felt."""
        session = self._director.session
        if session is None:
            return
        self._undock(self._sheet)
        self._sheet.show_session(session, self._window.scene.people)
        self._window.open_panel(self._sheet, Place.SHEET)
        tab = self._tabs[self._sheet]
        tab.blockSignals(True)
        tab.setChecked(True)
        tab.blockSignals(False)

    def _toggle_scores(self, shown: bool) -> None:
        session, window = self._director.session, self._window
        if not shown:
            window.close_panel(self._sheet)
        elif session is None or window.is_covered or not can_dock(window.width(), window.ui):
            self.show_whole_sheet()
        else:
            self._sheet.show_session(session, window.scene.people)
            self._dock(self._sheet)

    def _toggle_log(self, shown: bool) -> None:
        if shown:
            self._dock(self._log)
        else:
            self._window.close_panel(self._log)

    def _dock(self, panel: PaperPanel) -> None:
        if self._docked is not None:
            self._window.close_panel(self._docked)
        self._docked = panel
        self._window.area.set_docked(True)
        self._window.open_panel(panel, Place.SIDE)

    def _undock(self, panel: PaperPanel) -> None:
        if panel is self._docked:
            self._docked = None
            self._window.area.set_docked(False)

    def _closed(self, panel: PaperPanel) -> None:
        self._undock(panel)
        if panel in self._tabs:
            self._tabs[panel].setChecked(False)

    def _deal_over(self, message: DealOver) -> None:
        if self._docked is self._sheet:
            self._sheet.show_session(message.session, self._window.scene.people)
            self._window.refit(self._sheet)
