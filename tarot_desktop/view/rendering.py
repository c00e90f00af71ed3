"""From SVG bytes to pictures: sizes in device pixels, shadows, veils, round portraits."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QImageReader, QPainter, QPixmap

from tarot_desktop.view.card_svg import CARD_HEIGHT, CARD_WIDTH, CORNER, card_outline, with_view_box

SHADOW_MARGIN = 0.08
"""Free space around the card in its picture, on each side, as a fraction of the card's width."""

RATIO = CARD_HEIGHT / CARD_WIDTH

_PORTRAIT = (352.0, 225.0, 335.0)
_SHADOWS = ((5.5, 5.5, 0.14), (16.5, 10.0, 0.08), (27.5, 16.0, 0.05))


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSize:
    """The size of a card's picture in device pixels; the card is centred in it."""

    width: int
    height: int
    margin: int
    dpr: float

    @classmethod
    def of(cls, width: float, dpr: float) -> CardSize:
        """The size for a card `width` logical pixels wide on a screen of factor `dpr`."""
        pixels = max(1, round(width * dpr))
        return cls(
            width=pixels,
            height=max(1, round(width * dpr * RATIO)),
            margin=max(1, round(pixels * SHADOW_MARGIN)),
            dpr=dpr,
        )

    @property
    def whole(self) -> QSize:
        """The size of the picture with its margin."""
        return QSize(self.width + 2 * self.margin, self.height + 2 * self.margin)

    @property
    def card(self) -> QRectF:
        """Where the card is in the picture."""
        return QRectF(self.margin, self.margin, self.width, self.height)


def render(svg: bytes, width: int, height: int) -> QImage:
    """`svg` at this size in device pixels, or a null image; safe in any thread.

    Qt reads from a device of its own making.  One made in Python would ask for the interpreter
    while Qt holds its lock on image formats, and a window that waits for that lock stands still.
    """
    source = QDataStream(QByteArray(svg))
    reader = QImageReader(source.device(), QByteArray(b"svg"))
    reader.setScaledSize(QSize(width, height))
    return reader.read()


def render_card(svg: bytes, size: CardSize) -> QImage:
    """A card with its soft shadow, or a null image; safe in any thread."""
    across, down = CARD_WIDTH / size.width, CARD_HEIGHT / size.height
    box = (
        -size.margin * across,
        -size.margin * down,
        CARD_WIDTH + 2 * size.margin * across,
        CARD_HEIGHT + 2 * size.margin * down,
    )
    whole = size.whole
    return render(with_view_box(svg, box, _shadow()), whole.width(), whole.height())


def draw_card(label: str, size: CardSize) -> QImage:
    """A plain card with `label` in two corners, for when the deck's files cannot be used."""
    image = QImage(size.whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor("#D9CFB8"))
    painter.setBrush(QColor("#FCF8EE"))
    corner = size.width * CORNER / CARD_WIDTH
    painter.drawRoundedRect(size.card, corner, corner)
    _draw_labels(painter, label, size)
    painter.end()
    return image


def veiled(picture: QPixmap, size: CardSize, veil: QColor, strength: float) -> QPixmap:
    """`picture` with a veil of colour `veil` over the card; `strength` is from 0 to 1."""
    out = QPixmap(picture)
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1 / size.dpr, 1 / size.dpr)
    painter.setOpacity(strength)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    corner = size.width * CORNER / CARD_WIDTH
    painter.drawRoundedRect(size.card, corner, corner)
    painter.end()
    return out


def render_portrait(svg: bytes, pixels: int, ring: QColor, gold: QColor) -> QImage:
    """The head of a queen or a jack in a round double ring, or a null image."""
    x, y, side = _PORTRAIT
    head = render(with_view_box(svg, (x - side / 2, y - side / 2, side, side)), pixels, pixels)
    if head.isNull():
        return head
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    centre, line = QPointF(pixels / 2, pixels / 2), max(1.0, pixels * 0.04)
    for brush, inset in ((QBrush(ring), 0.0), (QBrush(gold), line), (QBrush(head), 2 * line)):
        painter.setBrush(brush)
        painter.drawEllipse(centre, pixels / 2 - inset, pixels / 2 - inset)
    painter.end()
    return image


def _shadow() -> str:
    return "".join(
        f'<path fill="#000000" fill-opacity="{opacity}" d="{card_outline(grow, dy)}"/>'
        for grow, dy, opacity in _SHADOWS
    )


def _draw_labels(painter: QPainter, label: str, size: CardSize) -> None:
    font = QFont()
    font.setPixelSize(max(1, round(size.width * 0.2)))
    painter.setFont(font)
    painter.setPen(QColor("#1A2138"))
    box = QRectF(-size.width / 2, -size.height / 2, size.width, size.height)
    inset = size.width * 0.08
    painter.translate(size.card.center())
    for _ in range(2):
        painter.drawText(box.adjusted(inset, inset, 0, 0), Qt.AlignmentFlag.AlignLeft, label)
        painter.rotate(180)
