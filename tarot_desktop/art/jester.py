"""The jester of trump 1 and his marotte."""

from __future__ import annotations

from tarot_desktop.art.court_frame import AXIS
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.hands import fist
from tarot_desktop.art.heads import front_face
from tarot_desktop.art.shapes import Point, ellipse, lozenges, polar, poly, rect


def jester() -> Art:
    """A laughing jester with a three-horned hood, down to the waist."""
    return Art().extend(_suit(), _collar(), _head().at(AXIS, 232, 0.9))


def marotte() -> Art:
    """A staff with a small jester's head, in a fist at the origin."""
    art = Art().add("hairA", rect(-6, -170, 12, 300)).add("hairA2", rect(0, -170, 6, 300))
    art.add("lip", Path("M-34 -150L0 -190L34 -150L0 -128Z"))
    art.add("gold3", ellipse(-34, -148, 7), ellipse(34, -148, 7))
    art.solid("skinj", "skinj2", ellipse(0, -206, 25, 28), 2)
    horn = Path(
        "M0 -240C-30 -240 -48 -220 -50 -188C-40 -200 -30 -204 -22 -200C-20 -214 -12 -222 0 -224Z"
    )
    art.add("P2", horn).add("gold3", ellipse(-50, -184, 7))
    art.add("gold", horn.flip()).add("gold3", ellipse(50, -184, 7))
    art.add("ink", ellipse(-9, -206, 3), ellipse(10, -206, 3))
    art.add("lip", Path("M-9 -194Q0 -188 10 -194Q0 -182 -9 -194Z"))
    return art.extend(fist().recolour({"2": "gold", "3": "gold2", "gold": "lip", "gold2": "lip2"}))


def _suit() -> Art:
    body = Path(
        "M352 330C300 342 210 350 164 400C130 440 110 500 100 560H604"
        "C594 500 574 440 540 400C494 350 404 342 352 330Z"
    )
    art = Art().solid("P2", "gold", body, AXIS)
    checks = [path.move(0, 380) for path in lozenges(AXIS + 30, 0, range(-7, 8), 6, 60, 44)][::2]
    art.add("P3", clipped(checks, body.facet(AXIS, -1)))
    return art.add("gold2", clipped(checks, body.facet(AXIS)))


def _collar() -> Art:
    """Seven points, each with a bell."""
    art = Art()
    for i in range(7):
        left, right = -84 + i * 24, -60 + i * 24
        tip = _around((left + right) / 2, 166)
        point = poly(
            _around(left, 60), _around(left, 104), tip, _around(right, 104), _around(right, 60)
        )
        art.add("lip" if i % 2 else "cream", point)
        art.add("gold3", ellipse(*tip, 12)).add("gold2", rect(tip[0] - 8, tip[1] - 1, 16, 3))
    return art.add("skinj2", Path("M318 280H386V344Q352 366 318 344Z"))


def _around(degrees: float, radius: float) -> Point:
    x, y = polar(0, 0, radius, 90 - degrees)
    return AXIS + x * 1.15, 316 + y * 0.86


def _head() -> Art:
    art = front_face()
    art.add("skin2", Path("M-18 62C-10 58 -5 57 1 60C6 57 11 58 19 62C10 60 -8 60 -18 62Z"))
    art.add("lip", Path("M-30 58C-16 66 16 66 32 58C22 84 -20 84 -30 58Z"))
    art.add("white", Path("M-22 63C-10 68 12 68 24 63C20 69 -16 69 -22 63Z"))
    return art.add("blush", ellipse(-38, 38, 13)).extend(_hood())


def _hood() -> Art:
    side = Path("M-66 40C-84 -20 -70 -92 0 -104V-70C-40 -62 -60 -30 -60 30Z")
    horn = Path("M-8 -104C-70 -120 -130 -70 -138 20C-120 0 -104 -8 -84 -6C-78 -50 -50 -76 -4 -80Z")
    shade = Path("M-138 20C-120 0 -104 -8 -84 -6C-80 -30 -70 -50 -54 -62C-96 -60 -126 -30 -138 20Z")
    middle = Path("M-40 -94C-30 -150 -10 -176 34 -186C30 -160 40 -130 44 -94Q0 -110 -40 -94Z")
    art = Art().pair("P2", "gold", side).add("P2", horn).add("P3", shade)
    art.add("gold", horn.flip()).add("gold2", shade.flip()).solid("lip", "lip2", middle, 6)
    for x, y in ((-140, 30), (140, 30), (38, -192)):
        art.add("gold3", ellipse(x, y, 16))
        art.add("gold2", rect(x - 11, y - 1, 22, 4), ellipse(x, y + 9, 3))
    return art.add("cream", Path("M-62 -66Q0 -112 62 -66L58 -48Q0 -90 -58 -48Z"))
