"""The primitives from which everything is drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from tarot_desktop.art.geometry import CIRCLE, Cap, Join, Path
from tarot_desktop.art.path_data import Segment

Point = tuple[float, float]


def polar(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """The point at `radius` from (cx, cy); 0 degrees is to the right, clockwise."""
    angle = math.radians(degrees)
    return cx + radius * math.cos(angle), cy + radius * math.sin(angle)


def rect(x: float, y: float, width: float, height: float) -> Path:
    """A rectangle."""
    return poly((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def rounded(x: float, y: float, width: float, height: float, r: float) -> Path:
    """A rectangle with corners of radius `r`."""
    k = r * (1 - CIRCLE)
    right, low = x + width, y + height
    return Path(
        [
            Segment("M", (x + r, y)),
            Segment("L", (right - r, y)),
            Segment("C", (right - k, y, right, y + k, right, y + r)),
            Segment("L", (right, low - r)),
            Segment("C", (right, low - k, right - k, low, right - r, low)),
            Segment("L", (x + r, low)),
            Segment("C", (x + k, low, x, low - k, x, low - r)),
            Segment("L", (x, y + r)),
            Segment("C", (x, y + k, x + k, y, x + r, y)),
            Segment("Z"),
        ]
    )


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    """An ellipse, or a circle when `ry` is left out."""
    ry = rx if ry is None else ry
    a, b = rx * CIRCLE, ry * CIRCLE
    return Path(
        [
            Segment("M", (cx, cy - ry)),
            Segment("C", (cx + a, cy - ry, cx + rx, cy - b, cx + rx, cy)),
            Segment("C", (cx + rx, cy + b, cx + a, cy + ry, cx, cy + ry)),
            Segment("C", (cx - a, cy + ry, cx - rx, cy + b, cx - rx, cy)),
            Segment("C", (cx - rx, cy - b, cx - a, cy - ry, cx, cy - ry)),
            Segment("Z"),
        ]
    )


def poly(*points: Point) -> Path:
    """A polygon."""
    start, *rest = points
    return Path([Segment("M", start), *(Segment("L", p) for p in rest), Segment("Z")])


def diamond(cx: float, cy: float, half_width: float, half_height: float) -> Path:
    """A lozenge about (cx, cy)."""
    return poly(
        (cx, cy - half_height), (cx + half_width, cy), (cx, cy + half_height), (cx - half_width, cy)
    )


def line(*points: Point, w: float = 6, cap: Cap = "butt", join: Join = "miter") -> Path:
    """A straight or broken line, `w` wide."""
    start, *rest = points
    return Path([Segment("M", start), *(Segment("L", p) for p in rest)]).stroke(w, cap, join)


def curve(data: str, w: float = 6, cap: Cap = "round", join: Join = "round") -> Path:
    """The line of SVG path `data`, `w` wide, with round ends."""
    return Path(data).stroke(w, cap, join)


def star(points: int, outer: float, inner: float, cx: float = 0, cy: float = 0) -> Path:
    """A star, one point straight up."""
    return poly(
        *(
            polar(cx, cy, inner if i % 2 else outer, -90 + 180 * i / points)
            for i in range(2 * points)
        )
    )


def rays(cx: float, cy: float, near: float, far: float, count: int, start: float = 0) -> list[Path]:
    """Wedges from radius `near` to `far` that fill half of the circle, the first from `start`.

    They stay apart: one path for each draws about eight times faster than all in one.
    """
    step = 360 / count
    return [_ray(cx, cy, near, far, start + i * step, step / 2) for i in range(count)]


def _ray(cx: float, cy: float, near: float, far: float, at: float, span: float) -> Path:
    outside = [polar(cx, cy, far, at), polar(cx, cy, far, at + span)]
    inside = [polar(cx, cy, near, at + span), polar(cx, cy, near, at)] if near else [(cx, cy)]
    return poly(*outside, *inside)


def waves(x0: float, x1: float, y: float, amplitude: float, count: int, thickness: float) -> Path:
    """A wavy band between `x0` and `x1`."""
    upper = _wave(x0, x1, y, amplitude, count)
    lower = _wave(x0, x1, y + thickness, amplitude, count)
    back = [_backwards(before, piece) for before, piece in pairwise(lower)]
    return Path([*upper, Segment("L", lower[-1].values[-2:]), *back[::-1], Segment("Z")])


def _wave(x0: float, x1: float, y: float, amplitude: float, count: int) -> list[Segment]:
    step = (x1 - x0) / count
    out = [Segment("M", (x0, y))]
    for i in range(count):
        x, peak = x0 + i * step, y + (amplitude if i % 2 else -amplitude)
        out.append(Segment("C", (x + step * 0.36, peak, x + step * 0.64, peak, x + step, y)))
    return out


def _backwards(before: Segment, piece: Segment) -> Segment:
    a, b, c, d = piece.values[:4]
    return Segment("C", (c, d, a, b, *before.values[-2:]))


def star_facets(
    points: int, outer: float, inner: float, cx: float = 0, cy: float = 0
) -> list[Path]:
    """The clockwise half of each point of a star: its shade, the same under rotation."""
    turn = 360 / points
    return [
        poly(
            (cx, cy),
            polar(cx, cy, outer, -90 + turn * i),
            polar(cx, cy, inner, -90 + turn * (i + 0.5)),
        )
        for i in range(points)
    ]


def lozenges(
    cx: float, cy: float, columns: Sequence[int], rows: int, width: float, height: float
) -> list[Path]:
    """A brick-like lattice of lozenges, row by row; odd rows are half a lozenge to the right."""
    return [
        diamond(cx + q * width + (width / 2 if r % 2 else 0), cy + r * height, width / 2, height)
        for r in range(rows)
        for q in columns
    ]
