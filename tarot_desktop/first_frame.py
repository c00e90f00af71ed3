"""One start, measured: `python -m tarot_desktop.first_frame bare|game [FOLDER]`.

`bare` opens an empty window of PySide6, `game` the game with its files in FOLDER.  Each ends as
soon as its window is painted and answers, and prints when that was and the memory taken so far.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


class Watch(QObject):
    """Waits for the first frame of a window, and for the first event answered after it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self.painted_at: float | None = None
        self._end = QTimer(self)
        self._end.timeout.connect(self._answered)
        application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look for the moment at which something is painted."""
        if event.type() is QEvent.Type.Paint:
            self._application.removeEventFilter(self)
            self._end.start(0)
        return False

    def _answered(self) -> None:
        """Note the time, and end the event loop as soon as there is one."""
        if self.painted_at is None:
            self.painted_at = time.time()
        self._application.quit()


def main(kind: str, folder: str = "") -> int:
    """Open the window, print one JSON object, return the exit status."""
    watches: list[Watch] = []
    if kind == "bare":
        application = QApplication([])
        watches.append(Watch(application))
        window = QMainWindow()
        window.resize(1366, 768)
        window.show()
        application.exec()
    else:
        _play(Path(folder), watches)
    from tarot_desktop.view.frame_stats import peak_mib

    print(json.dumps({"painted_at": watches[0].painted_at, "peak_mib": peak_mib()}))
    return 0


def _play(folder: Path, watches: list[Watch]) -> None:
    from tarot_desktop.app import enter
    from tarot_desktop.options import read_options
    from tarot_desktop.storage.paths import Places

    options = read_options(["--profile", str(folder)])
    enter(options, Places.of(folder), watch=lambda made: watches.append(Watch(made)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
