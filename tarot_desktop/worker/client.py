"""The window's end of the queue: requests are numbered, late answers are dropped.

Owns the worker thread.  Nothing that touches a QObject ever dies in it: the host is deleted in
its own thread when that ends, and only frozen data crosses.
"""

from __future__ import annotations

from pathlib import Path
from threading import Event as StopFlag

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from tarot_desktop.storage.paths import Places
from tarot_desktop.worker.archive_messages import GoOnWith
from tarot_desktop.worker.host import SessionHost
from tarot_desktop.worker.messages import Action, NewSession, Reply, Request, ResumeSession

SHUTDOWN_MS = 5000


class Client(QObject):
    """Lives in the window's thread and talks to the session in the worker thread."""

    arrived = Signal(object)
    """A `Message` of the present session."""
    _asked = Signal(object)
    _closing = Signal()

    def __init__(
        self,
        places: Places,
        records: Path | None = None,
        parent: QObject | None = None,
        *,
        unattended: bool = False,
    ) -> None:
        """Start the thread; finished deals' records are appended to the file `records`.

        The deals of an unattended table are marked in the history.
        """
        super().__init__(parent)
        self._number = 0
        self._epoch = 0
        self._stop = StopFlag()
        self._thread = QThread()
        self._thread.setObjectName("session")
        self._host = SessionHost(places, self._stop, records, unattended=unattended)
        self._host.moveToThread(self._thread)
        self._thread.started.connect(self._host.begin)
        self._asked.connect(self._host.handle, Qt.ConnectionType.QueuedConnection)
        self._closing.connect(self._host.finish, Qt.ConnectionType.QueuedConnection)
        self._host.sent.connect(self._on_sent, Qt.ConnectionType.QueuedConnection)
        self._host.done.connect(self._thread.quit, Qt.ConnectionType.DirectConnection)
        self._thread.finished.connect(self._host.deleteLater)
        self._thread.start()

    def request(self, action: Action) -> int:
        """Send an action to the session and return its number; never waits."""
        self._number += 1
        if isinstance(action, NewSession | ResumeSession | GoOnWith):
            self._epoch = self._number
        self._asked.emit(Request(number=self._number, action=action))
        return self._number

    @Slot(object)
    def _on_sent(self, reply: Reply) -> None:
        if reply.epoch == self._epoch:
            self.arrived.emit(reply.message)

    def shutdown(self) -> bool:
        """Stop thinking, carry out what was asked, and return whether that ended in time."""
        self._stop.set()
        self._closing.emit()
        return self._thread.wait(SHUTDOWN_MS)
