"""Paths: shapes that can be moved, cut and stroked while the deck is generated."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from tarot_desktop.art.path_data import Segment, parse

Box = tuple[float, float, float, float]
Cap = Literal["butt", "round"]
Join = Literal["miter", "round"]

CIRCLE = 0.5522847498
"""How far the control points of a quarter circle lie from its ends, for a radius of 1."""

_FAR = 4000
_SMOOTH = 0.12
"""How far a silhouette may be from the true one, in its own units."""
_CAPS = {"butt": Qt.PenCapStyle.FlatCap, "round": Qt.PenCapStyle.RoundCap}
_JOINS = {"miter": Qt.PenJoinStyle.SvgMiterJoin, "round": Qt.PenJoinStyle.RoundJoin}


class Path:
    """An immutable shape, filled by the nonzero rule; lengths are units of the canvas."""

    __slots__ = ("segments",)

    def __init__(self, data: str | Iterable[Segment] = "") -> None:
        self.segments: tuple[Segment, ...] = tuple(parse(data) if isinstance(data, str) else data)

    @classmethod
    def from_qt(cls, path: QPainterPath) -> Path:
        """The same shape as `path`, every subpath closed."""
        return cls(_segments_of(path))

    def to_qt(self) -> QPainterPath:
        """The same shape for Qt's boolean operations."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for kind, values in self.segments:
            if kind == "M":
                path.moveTo(*values)
            elif kind == "L":
                path.lineTo(*values)
            elif kind == "C":
                path.cubicTo(*values)
            else:
                path.closeSubpath()
        return path

    def __bool__(self) -> bool:
        return bool(self.segments)

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def __and__(self, other: Path) -> Path:
        return Path.from_qt(self.to_qt().intersected(other.to_qt()))

    def __sub__(self, other: Path) -> Path:
        return Path.from_qt(self.to_qt().subtracted(other.to_qt()))

    def affine(self, a: float, b: float, c: float, d: float, e: float, f: float) -> Path:
        """The shape under the SVG matrix (a b c d e f)."""
        return Path(
            Segment(
                kind,
                tuple(
                    value
                    for x, y in zip(values[::2], values[1::2], strict=True)
                    for value in (a * x + c * y + e, b * x + d * y + f)
                ),
            )
            for kind, values in self.segments
        )

    def move(self, dx: float, dy: float = 0) -> Path:
        """The shape, moved."""
        return self.affine(1, 0, 0, 1, dx, dy)

    def scale(self, k: float, ky: float | None = None, *, cx: float = 0, cy: float = 0) -> Path:
        """The shape, `k` times as wide and `ky` (or `k`) times as high, about (cx, cy)."""
        tall = k if ky is None else ky
        return self.affine(k, 0, 0, tall, cx - k * cx, cy - tall * cy)

    def rotate(self, degrees: float, cx: float = 0, cy: float = 0) -> Path:
        """The shape, turned clockwise about (cx, cy)."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.affine(cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy)

    def flip(self, axis: float = 0) -> Path:
        """The mirror image about the vertical line x = `axis`."""
        return self.affine(-1, 0, 0, 1, 2 * axis, 0)

    def at(self, x: float, y: float, k: float = 1, degrees: float = 0, flip: bool = False) -> Path:
        """The shape, mirrored, scaled and turned about the origin, then moved to (x, y)."""
        path = self.flip() if flip else self
        if k != 1:
            path = path.scale(k)
        if degrees:
            path = path.rotate(degrees)
        return path.move(x, y)

    def facet(self, axis: float, side: int = 1) -> Path:
        """The part right of x = `axis`, or left of it when `side` is negative."""
        left = axis if side > 0 else axis - _FAR
        half = QPainterPath()
        half.addRect(QRectF(left, -_FAR / 2, _FAR, _FAR))
        return Path.from_qt(self.to_qt().intersected(half))

    def stroke(
        self,
        width: float,
        cap: Cap = "butt",
        join: Join = "miter",
        *,
        miter: float = 4,
        stem: float = 1.0,
    ) -> Path:
        """The outline of this line drawn `width` wide; vertical stems are `stem` times wider."""
        pen = QPainterPathStroker()
        pen.setWidth(width)
        pen.setCapStyle(_CAPS[cap])
        pen.setJoinStyle(_JOINS[join])
        pen.setMiterLimit(miter)
        pen.setCurveThreshold(0.2)
        outline = pen.createStroke(self.scale(1 / stem, 1).to_qt())
        outline.setFillRule(Qt.FillRule.WindingFill)
        return Path.from_qt(outline.simplified()).scale(stem, 1)

    def reversed(self) -> Path:
        """The same outline drawn the other way round: a hole in a larger shape."""
        return Path.from_qt(self.to_qt().toReversed())

    def box(self) -> Box:
        """Left, top, right and bottom of the shape."""
        rect = self.to_qt().boundingRect()
        return rect.left(), rect.top(), rect.right(), rect.bottom()

    def data(self) -> str:
        """The shape as SVG path data, with one decimal."""
        out: list[str] = []
        last = ""
        for kind, values in self.segments:
            lead = " " if kind == last and kind != "M" else kind
            out.append(lead + " ".join(_number(value) for value in values))
            last = kind
        return "".join(out)


def joined(paths: Iterable[Path]) -> Path:
    """All `paths` as one shape."""
    return Path(segment for path in paths for segment in path.segments)


def surrounded(paths: Iterable[Path], width: float) -> Path:
    """All `paths` as one silhouette, `width` larger on every side."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole = whole.united(path.to_qt())
    pen = QPainterPathStroker()
    pen.setWidth(2 * width)
    pen.setJoinStyle(_JOINS["miter"])
    pen.setMiterLimit(1.6)
    grown = pen.createStroke(whole.simplified()).united(whole)
    rings = [
        _thinned([point.toTuple() for point in ring.toList()]) for ring in grown.toSubpathPolygons()
    ]
    return Path(segment for ring in rings if len(ring) > 2 for segment in _ring(ring))


def clipped(paths: Sequence[Path], region: Path) -> list[Path]:
    """`paths` inside `region`; only those that cross its edge are cut, the others stay as drawn."""
    frame = region.to_qt()
    return [kept for path in paths if (kept := clip(path, frame))]


def clip(path: Path, frame: QPainterPath) -> Path:
    """`path` inside `frame`, as drawn when it lies wholly inside, empty when outside."""
    shape = path.to_qt()
    box = shape.boundingRect()
    if frame.contains(box):
        return path
    return Path.from_qt(shape.intersected(frame)) if frame.intersects(box) else Path()


def _segments_of(path: QPainterPath) -> list[Segment]:
    out: list[Segment] = []
    i = 0
    while i < path.elementCount():
        here = path.elementAt(i)
        if here.isMoveTo():
            if out:
                out.append(Segment("Z"))
            out.append(Segment("M", (here.x, here.y)))
        elif here.isLineTo():
            out.append(Segment("L", (here.x, here.y)))
        else:
            second, end = path.elementAt(i + 1), path.elementAt(i + 2)
            out.append(Segment("C", (here.x, here.y, second.x, second.y, end.x, end.y)))
            i += 2
        i += 1
    if out:
        out.append(Segment("Z"))
    return out


def _ring(points: Sequence[tuple[float, float]]) -> list[Segment]:
    start, *rest = points
    return [Segment("M", start), *(Segment("L", point) for point in rest), Segment("Z")]


def _thinned(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points without those that lie within _SMOOTH of the line between their neighbours."""
    if len(points) < 3:
        return points
    start, end = points[0], points[-1]
    away = [_distance(point, start, end) for point in points[1:-1]]
    far = max(range(len(away)), key=away.__getitem__) + 1
    if away[far - 1] <= _SMOOTH:
        return [start, end]
    return _thinned(points[: far + 1])[:-1] + _thinned(points[far:])


def _distance(
    point: tuple[float, float], start: tuple[float, float], end: tuple[float, float]
) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if length == 0:
        return math.hypot(point[0] - start[0], point[1] - start[1])
    return abs(dx * (start[1] - point[1]) - dy * (start[0] - point[0])) / length


def _number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
