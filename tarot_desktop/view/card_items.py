"""One card on the table.

A widget item with pixmap children and no Python in anything that Qt calls during a frame: `paint`,
`boundingRect`, `shape` and `itemChange` stay Qt's own.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScale,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsWidget,
)

from tarot_desktop.rules.cards import Card
from tarot_desktop.view.card_pictures import CardPictures
from tarot_desktop.view.places import Rect
from tarot_desktop.view.spots import Mark, Spot

INDEX_AXIS = 0.14
"""The middle of a card's index, in card widths from the edge it stands at."""
_BESIDE_INDEX = 0.36
"""The middle of a lock on the upper edge of a card: beside what tells that it is from the chien."""
_RINGS = {
    "focus": ("cream", 2.0),
    "focus on paper": ("ink", 2.0),
    "selected": ("gold", 3.0),
    "crown": ("gold", 3.0),
}
"""Colour and thickness of each ring, the one that shows first coming first."""
_CLICK_SHAKES = 0.1
"""How far the pointer may move during a click, in card heights."""
_HELD_Z = 550
"""Of a card that is dragged: above every card that lies on the table."""


class CardItem(QGraphicsWidget):
    """A picture that can glide and be clicked; it knows neither rules nor turns.

    The item itself stays where the card lies; `body`, its only child, rises under the pointer, and
    `medal`, which holds the crown, can grow into its place.
    """

    clicked = Signal(object)
    """The card that was pressed and released."""
    double_clicked = Signal(object)
    pressed_pile = Signal()
    """The last trick was pressed and released."""
    hovered = Signal(object, bool)
    """The card the pointer has come upon (True) or left."""
    taken = Signal()
    """A drag has begun."""
    dropped = Signal(object, QPointF)
    """The card that was dragged and let go, and the pointer's place in the scene."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self.draggable = False
        """Whether the pointer may carry the card away."""
        self._pressed: QPointF | None = None
        """Where in the scene the button went down, or None while nothing is pressed."""
        self._dragged = False
        self._pictures = pictures
        self._spot: Spot | None = None
        self._shown = ("", False)
        self._rings: set[str] = set()
        self.body = QGraphicsWidget(self)
        self.body.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.flip = QGraphicsScale(self)
        self.setTransformations([self.flip])
        self._face = _picture(self.body)
        self._ring = _picture(self.body)
        self.medal = QGraphicsWidget(self.body)
        self.medal.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._marks = {
            mark: _picture(self.medal if mark is Mark.CROWN else self.body) for mark in Mark
        }
        for child in (self._ring, *self._marks.values()):
            child.hide()

    @property
    def spot(self) -> Spot:
        """Where the card lies, or is on its way to."""
        assert self._spot is not None
        return self._spot

    @property
    def card(self) -> Card | None:
        """The card that a click means."""
        return self._spot.card if self._spot else None

    @property
    def face(self) -> str:
        """What is seen now: a card's code, or `back`."""
        return self._shown[0]

    @property
    def rings(self) -> frozenset[str]:
        """The names of the rings around the card."""
        return frozenset(self._rings)

    @property
    def dragged(self) -> bool:
        """Whether the person holds the card with the mouse."""
        return self._dragged

    def place(self, spot: Spot, *, crisp: bool = True) -> None:
        """Lie at `spot` at once; not `crisp`: stretch the picture there is, as a stopgap.

        A card that is being dragged is let go.
        """
        if self._dragged:
            self._pressed, self._dragged = None, False
        self._spot = spot
        rect = spot.rect
        self.setPos(rect.x, rect.y)
        self.setScale(1)
        self.setOpacity(1)
        self.flip.setXScale(1)
        self.resize(rect.w, rect.h)
        self.setZValue(spot.z)
        pressable = spot.card is not None or spot.is_pile
        button = Qt.MouseButton.LeftButton if pressable else Qt.MouseButton.NoButton
        self.setAcceptedMouseButtons(button)
        self.setAcceptHoverEvents(spot.card is not None)
        if crisp or self._shown != (spot.code, spot.veiled):
            self.refresh()
        else:
            self._stretch()

    def refresh(self) -> None:
        """Ask for every picture again."""
        spot = self.spot
        self.show_face(spot.code, veiled=spot.veiled)
        self._draw_ring()
        for mark, child in self._marks.items():
            child.setVisible(mark in spot.marks)
            if mark in spot.marks:
                child.setPixmap(self._pictures.mark(mark, spot.rect.w))
                child.setOffset(self._mark_at(mark, child.pixmap()))
        self.medal.setTransformOriginPoint(self._marks[Mark.CROWN].boundingRect().center())

    def redraw(self, code: str) -> None:
        """Show a sharper picture of this card, if this is the one it shows."""
        if self._shown[0] == code:
            self.show_face(code, veiled=self._shown[1])

    def show_face(self, code: str, *, veiled: bool = False) -> None:
        """Show this picture, whatever the spot says: half a flip."""
        self._shown = (code, veiled)
        width = self.spot.rect.w
        face = self._pictures.face(code, width, veiled=veiled)
        margin = (face.width() / face.devicePixelRatio() - width) / 2
        self._face.setPixmap(face)
        self._face.setOffset(-margin, -margin)
        self._face.setTransform(QTransform())

    def set_ring(self, name: str, shown: bool) -> None:
        """Show or hide the ring of this name: `focus`, `focus on paper` or `selected`."""
        if shown != (name in self._rings):
            self._rings ^= {name}
            self._draw_ring()

    def start_from(self, rect: Rect) -> None:
        """Stand at `rect`, before gliding to the spot."""
        self.setPos(rect.x, rect.y)
        self.setScale(rect.w / self.spot.rect.w)

    def where(self) -> Rect:
        """Return where the card is at this moment."""
        size, scale = self.size(), self.scale()
        return Rect(self.x(), self.y(), size.width() * scale, size.height() * scale)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the moves and the release come here too."""
        event.accept()
        self._pressed = event.scenePos()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Follow the pointer, once it has gone too far for a click."""
        if self._pressed is None or not self.draggable:
            return
        way = event.scenePos() - self._pressed
        least = max(QApplication.startDragDistance(), _CLICK_SHAKES * self.size().height())
        if not self._dragged and way.manhattanLength() >= least:
            self._dragged = True
            self.setZValue(_HELD_Z)
            self.taken.emit()
        if self._dragged:
            self.setPos(self.spot.rect.x + way.x(), self.spot.rect.y + way.y())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Say `dropped` after a drag, else `clicked` if the pointer is still on the card."""
        pressed, dragged = self._pressed, self._dragged
        self._pressed, self._dragged = None, False
        if dragged:
            self.dropped.emit(self.card, event.scenePos())
        elif pressed is None or not self.rect().contains(event.pos()):
            return
        elif self.card is not None:
            self.clicked.emit(self.card)
        else:
            self.pressed_pile.emit()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Say `double_clicked`."""
        event.accept()
        self._pressed = event.scenePos()
        if self.card is not None:
            self.double_clicked.emit(self.card)

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        """Say that the pointer has come."""
        self.hovered.emit(self.card, True)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        """Say that the pointer has left."""
        self.hovered.emit(self.card, False)

    def _stretch(self) -> None:
        face = self._face.pixmap()
        width = face.width() / face.devicePixelRatio() + 2 * self._face.offset().x()
        factor = self.spot.rect.w / width
        self._face.setTransform(QTransform.fromScale(factor, factor))

    def _draw_ring(self) -> None:
        shown = self._rings | ({"crown"} if Mark.CROWN in self.spot.marks else set())
        name = next((name for name in _RINGS if name in shown), None)
        self._ring.setVisible(name is not None)
        if name is None:
            return
        role, line = _RINGS[name]
        out = self._pictures.ring_margin(line)
        self._ring.setPixmap(self._pictures.ring(self.spot.rect.w, role, line))
        self._ring.setOffset(-out, -out)

    def _mark_at(self, mark: Mark, picture: QPixmap) -> QPointF:
        rect = self.spot.rect
        size = self._pictures.mark_size(mark, rect.w)
        if mark is Mark.LOCK:
            across = INDEX_AXIS if self.spot.lock_at > 0 else _BESIDE_INDEX
            centre = (across * rect.w, self.spot.lock_at * rect.h)
        elif mark is Mark.FROM_CHIEN:
            centre = (INDEX_AXIS * rect.w, -0.22 * size)
        else:
            under = mark is Mark.STAR and Mark.CROWN in self.spot.marks
            centre = (rect.w - 0.1 * size, (1.12 if under else 0.08) * size)
        if self._pictures.left_handed:
            centre = (rect.w - centre[0], centre[1])
        wide = picture.width() / picture.devicePixelRatio()
        return QPointF(round(centre[0] - wide / 2), round(centre[1] - size / 2))


def _picture(parent: QGraphicsItem) -> QGraphicsPixmapItem:
    made = QGraphicsPixmapItem(parent)
    made.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    made.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    made.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return made


class PictureItem(QGraphicsWidget):
    """A pixmap that can be clicked: a seat box, a pile, a panel."""

    clicked = Signal()

    def __init__(self, z: float, *, pressable: bool = False) -> None:
        super().__init__()
        self._pixmap = _picture(self)
        self.setZValue(z)
        button = Qt.MouseButton.LeftButton if pressable else Qt.MouseButton.NoButton
        self.setAcceptedMouseButtons(button)
        if pressable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_picture(self, picture: QPixmap, at: Rect, margin: float = 0) -> None:
        """Show `picture` with its corner at `at`, less `margin`."""
        self.setPos(at.x, at.y)
        self.resize(at.w, at.h)
        self._pixmap.setPixmap(picture)
        self._pixmap.setOffset(-margin, -margin)
        self.show()

    def copy_of(self, other: PictureItem) -> None:
        """Show what `other` shows, where it does."""
        self.setGeometry(other.geometry())
        self._pixmap.setPixmap(other._pixmap.pixmap())
        self._pixmap.setOffset(other._pixmap.offset())
        self.show()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release comes here too."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Say `clicked` if the pointer is still here."""
        if self.rect().contains(event.pos()):
            self.clicked.emit()
