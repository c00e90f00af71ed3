"""The only owner of animations.

A movement is data: glides, flips, fades and cues on a clock.  It runs in Qt's own animation
classes, so a frame calls no Python, and it ends in `settle`, which places everything at once; the
end of a movement therefore never depends on how it went.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtWidgets import QGraphicsWidget

from tarot_desktop.view.card_items import CardItem
from tarot_desktop.view.places import Rect
from tarot_desktop.view.speeds import HOVER_MS, MARK_MS, SHAKE_MS

FADE_MS = 80
"""Every movement, where motion is reduced."""

LANDED_MS = 6
"""From the last step of a movement to `settle`, so that its frame is painted first and in time."""

STEADY_MS = 2000
"""How long the clock of the animations goes on ticking after a movement."""

Curve = QEasingCurve.Type


class Reduced(Enum):
    """What is left of a movement where motion is reduced."""

    FADE = auto()
    AT_ONCE = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Glide:
    """A card on its way from one rectangle to another."""

    item: CardItem
    start: Rect
    end: Rect
    duration_ms: int
    delay_ms: int = 0
    curve: Curve = Curve.OutCubic
    fades: bool = False
    """Vanish in the last quarter."""
    reduced: Reduced = Reduced.FADE


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip:
    """A card turned over: narrow to nothing, `turn`, wide again."""

    item: CardItem
    turn: Callable[[], None]
    duration_ms: int
    delay_ms: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Fade:
    """A card that appears or vanishes where it lies."""

    item: CardItem
    start: float
    end: float
    duration_ms: int
    delay_ms: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Cue:
    """Something done at a moment of the movement; `settle` makes up for a missed one."""

    at_ms: int
    act: Callable[[], None]


Step = Glide | Flip | Fade | Cue


@dataclass(slots=True)
class _Running:
    group: QParallelAnimationGroup
    settle: Callable[[], None]
    lives: list[bool] = field(default_factory=lambda: [True])
    """Whether cues may still act."""


class Animator(QObject):
    """Runs one movement at a time, and the small ones of single cards beside it."""

    idle = Signal()
    """The movement is over and everything lies in its place; never sent from inside `run`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._factor = 1.0
        self._reduced = False
        self._running: _Running | None = None
        self._lifts: dict[CardItem, QPropertyAnimation] = {}
        self._fades: dict[QGraphicsWidget, QPropertyAnimation] = {}
        self._idle = _single_shot(0, self)
        self._idle.timeout.connect(self.idle)
        self._landed = _single_shot(LANDED_MS, self)
        self._landed.timeout.connect(self._end)
        self._beat = _beat(self)
        self._steady = _single_shot(STEADY_MS, self)
        self._steady.timeout.connect(self._beat.stop)

    def set_pace(self, factor: float, *, reduced: bool = False) -> None:
        """Multiply every duration by `factor`; 0 is at once."""
        self._factor, self._reduced = factor, reduced

    @property
    def reduced(self) -> bool:
        """Whether cards appear instead of gliding."""
        return self._reduced

    @property
    def busy(self) -> bool:
        """Whether a movement runs, or has ended without having said so yet."""
        return self._running is not None or self._idle.isActive()

    @property
    def moving(self) -> bool:
        """Whether a movement runs."""
        return self._running is not None

    def duration_ms(self) -> int:
        """Return how long the running movement lasts as a whole; 0 if none runs."""
        return self._running.group.totalDuration() if self._running else 0

    def run(self, steps: list[Step], settle: Callable[[], None]) -> None:
        """Carry out `steps`, then `settle`, then say `idle`; a running movement ends first."""
        self.finish()
        self._idle.stop()
        if self._factor <= 0 or not steps:
            settle()
            self._idle.start()
            return
        running = _Running(QParallelAnimationGroup(self), settle)
        for step in steps:
            running.group.addAnimation(self._animation(step, running.lives))
        self._running = running
        self._steady.stop()
        if self._beat.state() is not QAbstractAnimation.State.Running:
            self._beat.start()
        running.group.finished.connect(self._landed.start)
        running.group.start()

    def finish(self) -> None:
        """Complete the running movement at once."""
        if self._running is not None:
            self._end()

    def lift(self, item: CardItem, height: float) -> None:
        """Let a card's body stand `height` logical pixels above its place."""
        self._drop_small(item)
        end = QPointF(0, -height)
        if item.body.pos() == end:
            return
        if self._factor <= 0 or self._reduced:
            item.body.setPos(end)
            return
        animation = QPropertyAnimation(item.body, b"pos", self)
        animation.setDuration(HOVER_MS)
        animation.setEasingCurve(Curve.OutQuad)
        animation.setEndValue(end)
        self._start_small(item, animation)

    def crown(self, item: CardItem) -> None:
        """Let the crown of a card grow into its place."""
        if self._factor <= 0 or self._reduced:
            return
        animation = QPropertyAnimation(item.medal, b"scale", self)
        animation.setDuration(self._ms(MARK_MS))
        animation.setEasingCurve(Curve.OutQuad)
        _between(animation, 0.6, 1.0)
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def fade(self, item: QGraphicsWidget, start: float, end: float) -> None:
        """Let something that is no card appear or vanish; at once where motion is reduced."""
        self.stop_fade(item)
        item.setOpacity(end)
        if self._factor <= 0 or self._reduced:
            return
        animation = QPropertyAnimation(item, b"opacity", self)
        animation.setDuration(self._ms(MARK_MS))
        _between(animation, start, end)
        self._fades[item] = animation
        animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def stop_fade(self, item: QGraphicsWidget) -> None:
        """Let something stop appearing or vanishing; its opacity stays as it is now."""
        old = self._fades.pop(item, None)
        if old is not None:
            old.stop()
            old.deleteLater()

    def shake(self, item: CardItem) -> None:
        """Refuse a card: three small swings, or one blink of its ring where motion is reduced."""
        if self._factor <= 0:
            return
        if self._reduced:
            item.set_ring("focus", True)
            QTimer.singleShot(SHAKE_MS, item, partial(item.set_ring, "focus", False))
            return
        rest = QPointF(0, item.body.y())
        swing = 0.03 * item.size().width()
        animation = QPropertyAnimation(item.body, b"pos", self)
        animation.setDuration(SHAKE_MS)
        for number in range(1, 6):
            way = swing * (1 - number / 6) * (1 if number % 2 else -1)
            animation.setKeyValueAt(number / 6, rest + QPointF(way, 0))
        animation.setStartValue(rest)
        animation.setEndValue(rest)
        self._start_small(item, animation)

    def rest(self, item: CardItem) -> None:
        """Put a card's body down on its place at once."""
        self._drop_small(item)
        item.body.setPos(0, 0)

    def _start_small(self, item: CardItem, animation: QPropertyAnimation) -> None:
        self._drop_small(item)
        self._lifts[item] = animation
        animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _drop_small(self, item: CardItem) -> None:
        old = self._lifts.pop(item, None)
        if old is not None:
            old.stop()
            old.deleteLater()

    def _end(self) -> None:
        running = self._running
        if running is None:
            return
        self._running = None
        self._landed.stop()
        running.lives[0] = False
        running.group.finished.disconnect(self._landed.start)
        running.group.stop()
        running.group.deleteLater()
        running.settle()
        self._steady.start()
        self._idle.start()

    def _animation(self, step: Step, lives: list[bool]) -> QAbstractAnimation:
        whole = QSequentialAnimationGroup()
        delay = step.at_ms if isinstance(step, Cue) else step.delay_ms
        pause = QPauseAnimation(0 if self._reduced else self._ms(delay))
        whole.addAnimation(pause)
        match step:
            case Glide():
                whole.addAnimation(self._glide(step))
            case Flip():
                self._add_flip(whole, step, lives)
            case Fade():
                whole.addAnimation(self._property(step.item, b"opacity", step.duration_ms))
                _between(whole.animationAt(1), step.start, step.end)
            case Cue():
                whole.addAnimation(_call(step.act, lives))
        return whole

    def _glide(self, step: Glide) -> QAbstractAnimation:
        if self._reduced:
            return self._appear(step)
        step.item.start_from(step.start)
        both = QParallelAnimationGroup()
        scale = step.end.w / step.item.spot.rect.w
        pos = self._property(step.item, b"pos", step.duration_ms, step.curve)
        _between(pos, QPointF(step.start.x, step.start.y), QPointF(step.end.x, step.end.y))
        size = self._property(step.item, b"scale", step.duration_ms, step.curve)
        _between(size, step.start.w / step.item.spot.rect.w, scale)
        both.addAnimation(pos)
        both.addAnimation(size)
        if step.fades:
            fade = self._property(step.item, b"opacity", step.duration_ms)
            fade.setStartValue(1.0)
            fade.setKeyValueAt(0.75, 1.0)
            fade.setEndValue(0.0)
            both.addAnimation(fade)
        return both

    def _appear(self, step: Glide) -> QAbstractAnimation:
        """A glide where motion is reduced: the card is there at once, or fades in or out."""
        fade = self._property(step.item, b"opacity", FADE_MS)
        if step.reduced is Reduced.AT_ONCE:
            _between(fade, 1.0, 1.0)
        elif step.fades:
            step.item.start_from(step.start)
            _between(fade, 1.0, 0.0)
        else:
            step.item.start_from(step.end)
            _between(fade, 0.0, 1.0)
        return fade

    def _add_flip(self, whole: QSequentialAnimationGroup, step: Flip, lives: list[bool]) -> None:
        if self._reduced:
            whole.addAnimation(_call(step.turn, lives))
            whole.addAnimation(self._property(step.item, b"opacity", FADE_MS))
            _between(whole.animationAt(2), 0.0, 1.0)
            return
        half = step.duration_ms // 2
        for start, end, curve in ((1.0, 0.0, Curve.InQuad), (0.0, 1.0, Curve.OutQuad)):
            animation = QPropertyAnimation(step.item.flip, b"xScale")
            animation.setDuration(self._ms(half))
            animation.setEasingCurve(curve)
            _between(animation, start, end)
            whole.addAnimation(animation)
            if end == 0.0:
                whole.addAnimation(_call(step.turn, lives))

    def _property(
        self, item: CardItem, name: bytes, duration_ms: int, curve: Curve = Curve.Linear
    ) -> QPropertyAnimation:
        animation = QPropertyAnimation(item, name)
        animation.setDuration(duration_ms if self._reduced else self._ms(duration_ms))
        animation.setEasingCurve(curve)
        return animation

    def _ms(self, duration_ms: int) -> int:
        return round(duration_ms * self._factor)


def _single_shot(interval_ms: int, parent: QObject) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(interval_ms)
    return timer


def _beat(parent: QObject) -> QVariantAnimation:
    """Return an animation of nothing, without end.

    Qt's clock takes a whole interval to start, and does so after the first frame of what it is to
    move: while this one runs, the clock ticks, and the second frame is as close as all others.
    """
    beat = QVariantAnimation(parent)
    beat.setDuration(1000)
    beat.setLoopCount(-1)
    _between(beat, 0.0, 1.0)
    return beat


def _between(animation: QAbstractAnimation | None, start: object, end: object) -> None:
    assert isinstance(animation, QVariantAnimation)
    animation.setStartValue(start)
    animation.setEndValue(end)


def _call(act: Callable[[], None], lives: list[bool]) -> QPauseAnimation:
    """Return an animation of no length whose end calls `act` while `lives`."""

    def run() -> None:
        if lives[0]:
            act()

    moment = QPauseAnimation(1)
    moment.finished.connect(run)
    return moment
