"""Arms and legs of the people in the trump scenes: they bend at a joint and end in a hand or shoe.

An angle of 0 hangs straight down, positive is towards the right.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import Point, ellipse, poly

Widths = tuple[float, float, float]
"""How wide a limb is at its root, at its joint and at its end."""

_UPPER, _LOWER = 18.0, 16.0
_FINGERS = Path("M-1.2 -2.4C1.8 -3.1 5.4 -2.9 7 -1.5C7.6 0.6 5.4 2.5 2.6 2.7L-1.2 2.4Z")
_THUMB = Path("M0.6 -2C1.2 -4.6 3.4 -5.4 4.4 -4.2C4.5 -3 3.4 -2 2.6 -1.2Z")
_SHOE = Path("M-3.7 -2.4L3.4 -2C5.4 0.6 9.8 0.8 10 4H-4.2C-4.4 1.6 -4.2 -0.6 -3.7 -2.4Z")


class Arm(NamedTuple):
    """An arm and where its hand is."""

    art: Art
    hand: Point


def limb(x0: float, y0: float, x1: float, y1: float, w0: float, w1: float) -> Path:
    """A tapered capsule from (x0, y0), `w0` wide, to (x1, y1), `w1` wide."""
    angle = math.atan2(y1 - y0, x1 - x0)
    nx, ny = -math.sin(angle) / 2, math.cos(angle) / 2
    side = poly(
        (x0 - nx * w0, y0 - ny * w0),
        (x1 - nx * w1, y1 - ny * w1),
        (x1 + nx * w1, y1 + ny * w1),
        (x0 + nx * w0, y0 + ny * w0),
    )
    return side + ellipse(x0, y0, w0 / 2) + ellipse(x1, y1, w1 / 2)


def bent(root: Point, joint: Point, end: Point, widths: Widths) -> Path:
    """A limb with one joint: round outside the bend, creased inside it."""
    first, second = _heading(root, joint), _heading(joint, end)
    turn = first[0] * second[1] - first[1] * second[0]
    outer = -1.0 if turn > 0 else 1.0
    middle = _heading((0, 0), (first[0] + second[0], first[1] + second[1]))
    half = max(0.45, math.sqrt(max(0.0, (1 + first[0] * second[0] + first[1] * second[1]) / 2)))
    root_out, root_in = _beside(root, first, widths[0], outer)
    before, _ = _beside(joint, first, widths[1], outer)
    corner, _ = _beside(joint, middle, widths[1] / half**0.5, outer)
    after, _ = _beside(joint, second, widths[1], outer)
    _, crease = _beside(joint, middle, widths[1] * min(1 / half, 1.25), outer)
    end_out, end_in = _beside(end, second, widths[2], outer)
    back = (root[0] - first[0] * widths[0] * 0.66, root[1] - first[1] * widths[0] * 0.66)
    ball_out, ball_in = _beside(back, first, widths[0], outer)
    return Path(
        f"M{_xy(root_out)}L{_xy(before)}Q{_xy(corner)} {_xy(after)}L{_xy(end_out)}"
        f"L{_xy(end_in)}L{_xy(crease)}L{_xy(root_in)}C{_xy(ball_in)} {_xy(ball_out)}"
        f" {_xy(root_out)}Z"
    )


def arm(
    shoulder: Point,
    angles: tuple[float, ...],
    width: float,
    sleeve: str,
    *,
    shade: str = "",
    cuff: str = "",
) -> Arm:
    """An arm from `shoulder`; `angles` are those of upper and lower arm, `shade` its far side."""
    elbow = _towards(shoulder, angles[0], _UPPER)
    wrist = _towards(elbow, angles[1], _LOWER)
    shape = bent(shoulder, elbow, wrist, (width, width * 0.86, width * 0.66))
    art = Art().add("skinp", *_hand(wrist, angles[1], angles[1] >= angles[0]))
    art.add(sleeve, shape)
    if shade:
        art.add(shade, shape & shape.move(width * 0.42, width * 0.3))
    if cuff:
        art.add(cuff, _cuff(wrist, angles[1], width * 0.66))
    return Arm(art, _towards(wrist, angles[1], 3.4))


def leg(hip: Point, knee: Point, ankle: Point, widths: Widths = (9.6, 8, 6)) -> Path:
    """A leg; its shoe comes extra."""
    return bent(hip, knee, ankle, widths)


def shoe(ankle: Point, face: int, degrees: float = 0) -> Path:
    """A shoe below `ankle`, its sole 4 lower; `degrees` lift the heel."""
    path = _SHOE.rotate(degrees)
    return (path if face > 0 else path.flip()).move(*ankle)


def _hand(wrist: Point, degrees: float, thumb_left: bool) -> list[Path]:
    turn = 90 - degrees
    parts = [_FINGERS, _THUMB] if thumb_left else [_flipped(_FINGERS), _flipped(_THUMB)]
    return [part.rotate(turn).move(*wrist) for part in parts]


def _cuff(wrist: Point, degrees: float, width: float) -> Path:
    half = width / 2 + 0.7
    band = poly((-2.2, -half), (0.6, -half), (0.6, half), (-2.2, half))
    return band.rotate(90 - degrees).move(*wrist)


def _flipped(path: Path) -> Path:
    return path.scale(1, -1)


def _towards(start: Point, degrees: float, length: float) -> Point:
    angle = math.radians(degrees)
    return start[0] + length * math.sin(angle), start[1] + length * math.cos(angle)


def _heading(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _beside(point: Point, heading: Point, width: float, side: float) -> tuple[Point, Point]:
    """The points half of `width` beside `point`, on `side` and opposite."""
    dx, dy = -heading[1] * width / 2 * side, heading[0] * width / 2 * side
    return (point[0] + dx, point[1] + dy), (point[0] - dx, point[1] - dy)


def _xy(point: Point) -> str:
    return f"{point[0]:.3f} {point[1]:.3f}"
