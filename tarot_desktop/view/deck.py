"""The deck at run time: pictures of cards at exactly the pixels a screen needs, cached.

A picture is rendered in a pool of threads and becomes a pixmap in the thread of the window; until
it arrives, the best picture of another size, or a plain card with its index, stands in for it.
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable, ItemsView, Iterable
from queue import SimpleQueue
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QPixmap

from tarot_desktop.view.card_svg import (
    BACK,
    DEFAULT_LOOK,
    MEDAL,
    ArtError,
    Letters,
    Look,
    blank_svg,
    card_svg,
    figure_svg,
    icon_svg,
    theme_colours,
)
from tarot_desktop.view.rendering import (
    RATIO,
    SHADOW_MARGIN,
    CardSize,
    draw_card,
    render,
    render_card,
    render_portrait,
    veiled,
)
from tarot_desktop.worker.priority import give_way

__all__ = ["RATIO", "SHADOW_MARGIN", "Deck", "Letters", "Look", "card_svg"]

_BROKEN = (ArtError, LookupError, TypeError, ValueError)
_CARD_BYTES, _VEILED_BYTES, _SMALL_BYTES = 160 << 20, 64 << 20, 16 << 20

_STAND_IN_WIDTH = 160
"""Stand-ins are drawn on the spot, so a large one is drawn smaller, in device pixels."""

_log = logging.getLogger(__name__)

_K = TypeVar("_K", bound=Hashable)
_Small = tuple[str, str, int, float]
"""Kind, what is drawn, pixels, device pixel ratio."""


class _Key(NamedTuple):
    code: str
    size: CardSize


class _Veiled(NamedTuple):
    key: _Key
    veil: int
    strength: float


class _Cache(Generic[_K]):
    """Pixmaps by key; the ones unused for longest go when `limit` bytes are passed."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = 0
        self._pixmaps: OrderedDict[_K, QPixmap] = OrderedDict()

    def __contains__(self, key: _K) -> bool:
        return key in self._pixmaps

    def items(self) -> ItemsView[_K, QPixmap]:
        return self._pixmaps.items()

    def get(self, key: _K) -> QPixmap | None:
        if key in self._pixmaps:
            self._pixmaps.move_to_end(key)
        return self._pixmaps.get(key)

    def get_or(self, key: _K, make: Callable[[], QPixmap]) -> QPixmap:
        if key not in self._pixmaps:
            self.put(key, make())
        self._pixmaps.move_to_end(key)
        return self._pixmaps[key]

    def put(self, key: _K, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > self._limit and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= _bytes(oldest)

    def clear(self) -> None:
        self._pixmaps.clear()
        self._bytes = 0


class _Mailbox(QObject):
    """Where the threads of the pool leave their pictures; it holds nothing of the window."""

    filled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.images: SimpleQueue[tuple[int, _Key, QImage]] = SimpleQueue()


class Deck(QObject):
    """Every picture of the deck in one theme; its owner calls shutdown() at the end."""

    ready = Signal(str)
    """A sharper picture of this card is there now: ask for it again."""

    def __init__(
        self,
        theme: str,
        letters: Letters,
        parent: QObject | None = None,
        *,
        threads: int = 0,
        look: Look = DEFAULT_LOOK,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._letters = letters
        self._look = look
        self._style = 0
        self._cards: _Cache[_Key] = _Cache(_CARD_BYTES)
        self._veiled: _Cache[_Veiled] = _Cache(_VEILED_BYTES)
        self._small: _Cache[_Small] = _Cache(_SMALL_BYTES)
        self._pending: set[_Key] = set()
        self._warned: set[str] = set()
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(threads or max(1, (os.cpu_count() or 2) - 1))
        self._mailbox = _Mailbox()
        self._mailbox.filled.connect(self._collect, Qt.ConnectionType.QueuedConnection)

    @property
    def theme(self) -> str:
        """The name of the theme in use."""
        return self._theme

    @property
    def letters(self) -> Letters:
        """The letters in use on court cards."""
        return self._letters

    @property
    def look(self) -> Look:
        """The back, the size of the indexes, and whether cards show pictures."""
        return self._look

    def picture(
        self,
        code: str,
        width: float,
        dpr: float,
        veil: QColor | None = None,
        veil_strength: float = 0.0,
    ) -> QPixmap:
        """The picture of a card `width` logical pixels wide, at once, with its shadow around it.

        `code` is a card's code or "back".  The pixmap carries its device pixel ratio, and its
        logical size is the same whether it is the final picture or one that stands in for it.
        """
        key = _Key(code, CardSize.of(width, dpr))
        self._schedule(key, priority=1)
        exact = self._cards.get(key)
        plain = self._substitute(key) if exact is None else exact
        if veil is None or veil_strength <= 0:
            return plain
        if exact is None:
            return veiled(plain, key.size, veil, veil_strength)
        wanted = _Veiled(key, veil.rgba(), veil_strength)
        return self._veiled.get_or(wanted, lambda: veiled(plain, key.size, veil, veil_strength))

    def prefetch(self, codes: Iterable[str], width: float, dpr: float) -> None:
        """Render these cards too, after every picture that was asked for."""
        for code in codes:
            self._schedule(_Key(code, CardSize.of(width, dpr)), priority=0)

    def render_now(self, codes: Iterable[str], width: float, dpr: float) -> None:
        """Render these cards before returning."""
        for code in codes:
            key = _Key(code, CardSize.of(width, dpr))
            if key not in self._cards:
                svg = self._svg(code)
                self._store(key, QImage() if svg is None else render_card(svg, key.size))

    def restyle(self, theme: str, letters: Letters, look: Look | None = None) -> None:
        """Use another theme, other letters or another look from now on.

        Pictures on their way are dropped; the look stays as it was if none is given.
        """
        style = (theme, letters, look or self._look)
        if style == (self._theme, self._letters, self._look):
            return
        self._theme, self._letters, self._look = style
        self._style += 1
        self._pending.clear()
        for cache in (self._cards, self._veiled, self._small):
            cache.clear()

    def wait(self) -> None:
        """Return when every picture asked for so far has arrived."""
        self._pool.waitForDone()
        self._collect()

    def shutdown(self) -> None:
        """Drop the pictures and what has not begun; wait for the rest, of which nothing arrives."""
        self._pool.clear()
        self._pool.waitForDone()
        self._pending.clear()
        for cache in (self._cards, self._veiled, self._small):
            cache.clear()

    def portrait(self, code: str, diameter: float, dpr: float) -> QPixmap:
        """A round portrait from a court card, in the double ring of the deck's ribbon."""
        pixels = max(1, round(diameter * dpr))
        key = ("portrait", code, pixels, dpr)
        return self._small_picture(key, lambda: self._portrait(code, pixels))

    def icon(self, name: str, size: float, dpr: float, colour: QColor | None = None) -> QPixmap:
        """An icon in a square of `size` logical pixels, in its own colours or in `colour`."""
        pixels = max(1, round(size * dpr))
        tint = None if colour is None else (colour.name(), colour.darker(118).name())
        key = ("icon", f"{name} {tint}", pixels, dpr)
        return self._small_picture(
            key, lambda: render(icon_svg(name, self._theme, tint), pixels, pixels)
        )

    def figure(self, text: str, height: float, dpr: float, colour: QColor) -> QPixmap:
        """A number or letters in the deck's own glyphs, `height` logical pixels high."""
        pixels = max(1, round(height * dpr))
        key = ("figure", f"{text} {colour.name()}", pixels, dpr)
        return self._small_picture(key, lambda: _figure(text, pixels, colour.name()))

    def _schedule(self, key: _Key, priority: int) -> None:
        if key in self._cards or key in self._pending:
            return
        svg = self._svg(key.code)
        if svg is None:
            self._store(key, QImage())
            return
        self._pending.add(key)
        self._pool.start(_job(self._mailbox, self._style, key, svg), priority)

    def _collect(self) -> None:
        images = self._mailbox.images
        while not images.empty():
            style, key, image = images.get()
            if style == self._style and key in self._pending:
                self._pending.discard(key)
                self._store(key, image)
                self.ready.emit(key.code)

    def _store(self, key: _Key, image: QImage) -> None:
        """Keep `image` as the picture of this card, or a drawn card if it is null."""
        if image.isNull():
            self._warn(key.code, f"{key.code} cannot be drawn")
            image = draw_card(self._label(key.code), key.size)
        self._cards.put(key, _pixmap(image, key.size.dpr))

    def _substitute(self, key: _Key) -> QPixmap:
        """The largest picture of this card there is, or one with its index only."""
        others = [pixmap for kept, pixmap in self._cards.items() if kept.code == key.code]
        if not others:
            return self._blank(key)
        return _stretched(max(others, key=QPixmap.width), key.size)

    def _blank(self, key: _Key) -> QPixmap:
        size = CardSize.of(min(key.size.width, _STAND_IN_WIDTH), 1)
        try:
            image = render_card(blank_svg(key.code, self._theme, self._letters, self._look), size)
        except _BROKEN:
            image = draw_card(self._label(key.code), size)
        return _stretched(QPixmap.fromImage(image), key.size)

    def _svg(self, code: str) -> bytes | None:
        """The card's SVG, a plain one if its file is broken, None if even that fails."""
        try:
            return card_svg(code, self._theme, self._letters, self._look)
        except _BROKEN as error:
            self._warn(code, str(error))
        try:
            return blank_svg(code, self._theme, self._letters, self._look)
        except _BROKEN:
            return None

    def _label(self, code: str) -> str:
        return "" if code == BACK else code

    def _portrait(self, code: str, pixels: int) -> QImage:
        svg = card_svg(code, self._theme, self._letters)
        gold = theme_colours(self._theme)["gold"]
        return render_portrait(svg, pixels, QColor(MEDAL), QColor(gold))

    def _small_picture(self, key: _Small, draw: Callable[[], QImage]) -> QPixmap:
        return self._small.get_or(key, lambda: _pixmap(self._attempt(key, draw), key[3]))

    def _attempt(self, key: _Small, draw: Callable[[], QImage]) -> QImage:
        """What `draw` gives, or a transparent square and one warning."""
        try:
            image = draw()
        except _BROKEN as error:
            self._warn(key[1], str(error))
            image = QImage()
        if image.isNull():
            image = QImage(key[2], key[2], QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
        return image

    def _warn(self, what: str, text: str) -> None:
        if what not in self._warned:
            self._warned.add(what)
            _log.warning("The deck: %s", text)


def _job(mailbox: _Mailbox, style: int, key: _Key, svg: bytes) -> Callable[[], None]:
    """One card for a thread of the pool; it holds no reference to the deck."""

    def run() -> None:
        give_way()
        mailbox.images.put((style, key, render_card(svg, key.size)))
        mailbox.filled.emit()

    return run


def _pixmap(image: QImage, dpr: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _stretched(pixmap: QPixmap, size: CardSize) -> QPixmap:
    """`pixmap` with the device pixel ratio that gives it the logical width of `size`."""
    out = QPixmap(pixmap)
    out.setDevicePixelRatio(out.width() * size.dpr / size.whole.width())
    return out


def _figure(text: str, pixels: int, colour: str) -> QImage:
    svg, width = figure_svg(text, colour)
    return render(svg, max(1, round(width * pixels)), pixels)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
