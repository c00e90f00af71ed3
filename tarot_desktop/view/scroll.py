"""A scroll area on paper: it scrolls downwards only, by keyboard too, and shows no frame."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from tarot_desktop.view.look import Look, Looked
from tarot_desktop.view.strokes import draw_ring

_BAR = """
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {handle}; border-radius: {radius}px;
  min-height: {least}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


_EDGE, _RINGED_EDGE = 5, 10
"""Room around the content, and where a focus ring can be drawn around it, in units."""


def bar_style(look: Look) -> str:
    """Return the style sheet of a scroll bar in this look."""
    wide = look.px(10)
    return _BAR.format(width=wide, radius=wide // 2, least=look.px(24), handle=look.colours.rule)


class _Ring(Looked, QWidget):
    """The focus ring above what scrolls; it takes no clicks."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ring(painter, self.rect(), self.look, "ink")


class PaperScroll(Looked, QScrollArea):
    """Shows `content` as wide as itself and scrolls it where it is higher."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        self._ring = _Ring(self)
        self._ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ring.hide()
        self.verticalScrollBar().rangeChanged.connect(self._place_ring)
        content.installEventFilter(self)
        self.relook()

    def relook(self) -> None:
        """Take over the colours of the scroll bar."""
        edge = self._edge()
        self.setViewportMargins(edge, edge, edge, edge)
        self.verticalScrollBar().setStyleSheet(bar_style(self.look))
        self._place_ring()
        self.updateGeometry()

    def ring_rect(self) -> QRect:
        """Return where the focus ring stands: around the content, apart from the bar."""
        edge = self._edge()
        wide = self.viewport().geometry().right() + 1 + edge - self.look.px(2)
        return QRect(0, 0, wide, min(self.height(), self._content_height() + 2 * edge))

    def sizeHint(self) -> QSize:
        """Return the content's size and the room for the bar."""
        content = self._content
        return content.sizeHint() + self._frame()

    def minimumSizeHint(self) -> QSize:
        """Return the content's least width; the height may shrink to a few lines."""
        content = self._content.minimumSizeHint()
        least = QSize(content.width(), min(content.height(), self.look.px(64)))
        return least + self._frame()

    def _frame(self) -> QSize:
        return QSize(self.look.px(10) + 2 * self._edge() + 1, 2 * self._edge())

    def _edge(self) -> int:
        ringed = self.focusPolicy() is not Qt.FocusPolicy.NoFocus
        return self.look.px(_RINGED_EDGE if ringed else _EDGE)

    def _content_height(self) -> int:
        """How far down the content reaches, without the room it has been given below."""
        return self._content.childrenRect().bottom() + 1

    def _place_ring(self) -> None:
        self._ring.setGeometry(self.ring_rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the focus ring follow what is laid out anew."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            QTimer.singleShot(0, self, self._place_ring)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the focus ring around the whole."""
        super().resizeEvent(event)
        self._place_ring()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by keys only while this itself has the focus."""
        if self.hasFocus():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self._place_ring()
        self._ring.setVisible(True)
        self._ring.raise_()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self._ring.setVisible(False)
