"""Reading SVG path data into absolute segments: move, line, cubic curve, close."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import NamedTuple

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


class Segment(NamedTuple):
    """One step of a path: M, L, C or Z with its absolute coordinates, x before y."""

    kind: str
    values: tuple[float, ...] = ()


class Corner(NamedTuple):
    """A point in units of the canvas."""

    x: float
    y: float


def parse(data: str) -> list[Segment]:
    """The absolute segments of SVG path data; arcs and quadratic curves become cubic ones."""
    return _Reader(data).read()


class _Reader:
    def __init__(self, data: str) -> None:
        self._tokens: list[str] = _TOKEN.findall(data)
        self._next = 0
        self._relative = False
        self._here = Corner(0.0, 0.0)
        self._start = Corner(0.0, 0.0)
        self._cubic: Corner | None = None
        self._quadratic: Corner | None = None
        self._out: list[Segment] = []

    def read(self) -> list[Segment]:
        command = ""
        while self._next < len(self._tokens):
            if self._tokens[self._next].isalpha():
                command = self._tokens[self._next]
                self._next += 1
            self._relative = command.islower()
            self._step(command.upper())
            command = {"M": "L", "m": "l"}.get(command, command)
        return self._out

    def _step(self, command: str) -> None:
        cubic, quadratic = self._cubic, self._quadratic
        self._cubic = self._quadratic = None
        handlers: dict[str, Callable[[], None]] = {
            "M": self._move,
            "L": self._line,
            "H": lambda: self._line_to(Corner(self._number() + self._origin.x, self._here.y)),
            "V": lambda: self._line_to(Corner(self._here.x, self._number() + self._origin.y)),
            "C": lambda: self._curve_to(self._point(), self._point(), self._point()),
            "S": lambda: self._curve_to(self._mirrored(cubic), self._point(), self._point()),
            "Q": lambda: self._quadratic_to(self._point(), self._point()),
            "T": lambda: self._quadratic_to(self._mirrored(quadratic), self._point()),
            "A": self._arc,
            "Z": self._close,
        }
        handlers[command]()

    @property
    def _origin(self) -> Corner:
        return self._here if self._relative else Corner(0.0, 0.0)

    def _number(self) -> float:
        self._next += 1
        return float(self._tokens[self._next - 1])

    def _point(self) -> Corner:
        return Corner(self._number() + self._origin.x, self._number() + self._origin.y)

    def _mirrored(self, control: Corner | None) -> Corner:
        if control is None:
            return self._here
        return Corner(2 * self._here.x - control.x, 2 * self._here.y - control.y)

    def _move(self) -> None:
        self._here = self._start = self._point()
        self._out.append(Segment("M", self._here))

    def _line(self) -> None:
        self._line_to(self._point())

    def _line_to(self, end: Corner) -> None:
        self._here = end
        self._out.append(Segment("L", end))

    def _curve_to(self, first: Corner, second: Corner, end: Corner) -> None:
        self._out.append(Segment("C", (*first, *second, *end)))
        self._here, self._cubic = end, second

    def _quadratic_to(self, control: Corner, end: Corner) -> None:
        first = _between(self._here, control)
        self._curve_to(first, _between(end, control), end)
        self._cubic, self._quadratic = None, control

    def _arc(self) -> None:
        radii = (self._number(), self._number())
        turn, large, sweep = self._number(), self._number(), self._number()
        end = self._point()
        self._out += _arc_curves(self._here, end, radii, turn, large == sweep, bool(sweep))
        self._here = end

    def _close(self) -> None:
        self._out.append(Segment("Z"))
        self._here = self._start


def _between(end: Corner, control: Corner) -> Corner:
    return Corner(end.x + 2 / 3 * (control.x - end.x), end.y + 2 / 3 * (control.y - end.y))


def _arc_curves(
    start: Corner,
    end: Corner,
    radii: tuple[float, float],
    turn_degrees: float,
    flags_equal: bool,
    sweep: bool,
) -> list[Segment]:
    """Cubic curves of an elliptical arc, after the SVG implementation notes (F.6.5)."""
    rx, ry = radii
    if rx == 0 or ry == 0 or start == end:
        return [Segment("L", end)]
    cos, sin = math.cos(math.radians(turn_degrees)), math.sin(math.radians(turn_degrees))
    dx, dy = (start.x - end.x) / 2, (start.y - end.y) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    spread = (rx * py) ** 2 + (ry * px) ** 2
    factor = math.sqrt(max(0.0, (rx * ry) ** 2 - spread) / spread) * (-1 if flags_equal else 1)
    mx, my = factor * rx * py / ry, -factor * ry * px / rx
    middle = Corner(
        cos * mx - sin * my + (start.x + end.x) / 2, sin * mx + cos * my + (start.y + end.y) / 2
    )
    first = math.atan2((py - my) / ry, (px - mx) / rx)
    span = math.atan2((-py - my) / ry, (-px - mx) / rx) - first
    span += 2 * math.pi * ((sweep and span < 0) - (not sweep and span > 0))
    count = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))

    def place(u: float, v: float) -> Corner:
        return Corner(
            cos * rx * u - sin * ry * v + middle.x, sin * rx * u + cos * ry * v + middle.y
        )

    step = span / count
    return [
        Segment("C", _arc_piece(first + i * step, first + (i + 1) * step, place))
        for i in range(count)
    ]


def _arc_piece(
    a: float, b: float, place: Callable[[float, float], Corner]
) -> tuple[float, float, float, float, float, float]:
    k = 4 / 3 * math.tan((b - a) / 4)
    first = place(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a))
    second = place(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b))
    return (*first, *second, *place(math.cos(b), math.sin(b)))
