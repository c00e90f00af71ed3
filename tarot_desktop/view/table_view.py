"""The widget of the table: the view of the scene, over its mirror for keys and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QStackedLayout, QWidget

from tarot_desktop.view.access import AccessLayer
from tarot_desktop.view.table_scene import TableScene

_CRISP_MS = 150
"""How long a window must keep its size before pictures are drawn for it."""


class TableView(QGraphicsView):
    """A raster view without frame, focus or scroll bars: it repaints only what has moved."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)


class TableArea(QWidget):
    """The whole table; panels are children of the window above it, at the places of its layout."""

    resized = Signal()
    """The places of the layout have changed."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.view = TableView(scene)
        self.access = AccessLayer(scene)
        self._docked = False
        stack = QStackedLayout(self)
        stack.setStackingMode(QStackedLayout.StackingMode.StackAll)
        stack.addWidget(self.access)
        stack.addWidget(self.view)
        stack.setCurrentWidget(self.view)
        self._crisp = QTimer(self)
        self._crisp.setSingleShot(True)
        self._crisp.setInterval(_CRISP_MS)
        self._crisp.timeout.connect(self._draw_crisp)

    def set_docked(self, docked: bool) -> None:
        """Leave room for the side panel where the window is wide enough."""
        self._docked = docked
        self._set_window(crisp=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move everything at once, and draw it sharply when the size has settled."""
        super().resizeEvent(event)
        first = not event.oldSize().isValid()
        self._set_window(crisp=first)
        if not first:
            self._crisp.start()

    def event(self, event: QEvent) -> bool:
        """Follow the window to a screen of another resolution, and to another language."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._crisp.start()
        elif event.type() is QEvent.Type.LanguageChange:
            self.scene.redraw()
        return super().event(event)

    def _draw_crisp(self) -> None:
        self._set_window(crisp=True)

    def _set_window(self, *, crisp: bool) -> None:
        ratio = self.devicePixelRatioF()
        self.scene.set_window(self.width(), self.height(), ratio, docked=self._docked, crisp=crisp)
        self.resized.emit()
