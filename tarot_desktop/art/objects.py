"""Things that people of the trump scenes use."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Box, Path
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.shapes import Point, curve, ellipse, line, poly, rect, rounded


def easel(x: float, y: float, k: float = 1) -> Art:
    """An easel with a landscape."""
    art = Art()
    art.add(
        "wood2",
        limb(-34, 0, 4, -190, 8, 8),
        limb(40, 0, 4, -190, 8, 8),
        limb(20, -10, 8, -150, 7, 7),
    )
    art.add("wood", rect(-52, -78, 116, 8))
    art.add("cream", rect(-46, -170, 104, 92))
    art.add("day0", rect(-40, -164, 92, 80))
    art.add("leaf", Path("M-40 -84V-116C-20 -130 0 -100 20 -120C34 -130 44 -116 52 -110V-84Z"))
    art.add("gold3", ellipse(28, -144, 11))
    return art.at(x, y, k)


def camera(x: float, y: float, k: float = 1) -> Art:
    """A bellows camera on three legs."""
    art = Art()
    art.add(
        "wood2", limb(-40, 0, 0, -110, 7, 7), limb(40, 0, 0, -110, 7, 7), limb(6, 0, 0, -110, 7, 7)
    )
    art.add("ink", poly((-40, -160), (-4, -150), (-4, -120), (-40, -110)))
    for i in range(4):
        art.add("ink2", rect(-36 + i * 8, -158 + i * 2, 3, 46 - i * 4))
    art.add("wood", rect(-58, -166, 22, 62), rect(-6, -156, 14, 42))
    art.add("gold", rect(-70, -146, 14, 22))
    art.add("gold3", rect(-76, -150, 7, 30))
    art.add("ink", Path("M8 -160C40 -170 66 -150 62 -112L44 -104C40 -120 24 -124 8 -118Z"))
    return art.at(x, y, k)


def wheel(x: float, y: float, r: float, colour: str = "ink", w: float = 5, spokes: int = 12) -> Art:
    """A wheel with thin spokes."""
    art = Art()
    art.add(colour, ellipse(x, y, r).stroke(w))
    for i in range(spokes // 2):
        angle = math.pi * i / (spokes // 2)
        art.add(
            colour,
            line(
                (x - r * math.cos(angle), y - r * math.sin(angle)),
                (x + r * math.cos(angle), y + r * math.sin(angle)),
                w=1.6,
            ),
        )
    return art


def ship(x: float, y: float, k: float = 1) -> Art:
    """A three-master."""
    art = Art()
    art.add("wood2", rect(-4, -250, 8, 230), rect(-84, -210, 6, 190), rect(76, -200, 6, 180))
    for mast, tops, widths in (
        (0, (-240, -176, -108), (52, 64, 76)),
        (-81, (-202, -142), (44, 54)),
        (79, (-192, -132), (40, 50)),
    ):
        for top, w in zip(tops, widths, strict=True):
            h = 54
            sail = Path(
                f"M{mast - w * 0.8} {top}H{mast + w * 0.8}"
                f"C{mast + w * 1.1} {top + h * 0.5} {mast + w} {top + h} {mast + w} {top + h}"
                f"Q{mast} {top + h * 0.72} {mast - w} {top + h}"
                f"C{mast - w} {top + h} {mast - w * 0.9} {top + h * 0.5} {mast - w * 0.8} {top}Z"
            )
            art.solid("cream", "sand2", sail, mast + 6)
    art.add("lip", poly((0, -252), (46, -262), (0, -272)))
    hull = Path(
        "M-150 -44L-120 -34H104L150 -56C140 -10 110 16 90 18H-96C-126 10 -142 -14 -150 -44Z"
    )
    art.solid("wood", "wood2", hull, 0)
    art.add("gold3", Path("M-146 -36L-118 -26H106L148 -46L146 -36L106 -16H-120L-142 -26Z"))
    for i in range(6):
        art.add("ink", ellipse(-84 + i * 32, 0, 6))
    return art.outlined(2.4).at(x, y, k)


def umbrella(
    x: float, y: float, k: float, colour: str, shade: str, tilt: float = 0, handle: float = 70
) -> Art:
    """An open umbrella."""
    art = Art()
    art.add("ink", rect(-1.6, -4, 3.2, handle))
    dome = Path(
        "M-60 0C-58 -52 58 -52 60 0C50 -9 34 -9 24 0C16 -8 -16 -8 -24 0C-34 -9 -50 -9 -60 0Z"
    )
    art.solid(colour, shade, dome, 0)
    art.add("ink", rect(-2, -48, 4, 10))
    return art.at(x, y, k, tilt)


def lantern(x: float, y: float, k: float = 1) -> Art:
    """A lantern carried by hand."""
    return (
        Art()
        .add("ink", curve("M-8 -30Q0 -44 8 -30", 3), rect(-11, -30, 22, 6), rect(-13, 12, 26, 6))
        .add("fire4", rect(-9, -24, 18, 36))
        .add("ink", rect(-1, -24, 2, 36))
        .at(x, y, k)
    )


def card_fan(x: float, y: float, k: float = 1, backs: bool = False) -> Art:
    """A hand of cards, held or seen from behind."""
    art = Art()
    for i in range(4):
        turn = 16 * i - 24
        card = rounded(-9, -30, 18, 28, 2.5)
        art.add("ink", rounded(-10, -31, 20, 30, 3).rotate(turn))
        art.add("white" if not backs else "lip", card.rotate(turn))
        if not backs:
            art.add(
                ("lip", "ink")[i % 2], SUIT["HSDC"[i % 4]].scale(0.09).move(0, -17).rotate(turn)
            )
        else:
            art.add("gold3", rounded(-6, -27, 12, 22, 2).rotate(turn))
    return art.at(x, y, k)


def lanterns(points: Sequence[Point], colours: Sequence[str]) -> Art:
    """Paper lanterns on strings between `points`."""
    art = Art()
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        sag = 40
        art.add(
            "ink", Path(f"M{x0} {y0}Q{(x0 + x1) / 2} {(y0 + y1) / 2 + sag} {x1} {y1}").stroke(3)
        )
        for part in (0.2, 0.5, 0.8):
            x = (1 - part) ** 2 * x0 + 2 * part * (1 - part) * (x0 + x1) / 2 + part * part * x1
            y = (
                (1 - part) ** 2 * y0
                + 2 * part * (1 - part) * ((y0 + y1) / 2 + sag)
                + part * part * y1
            )
            colour = colours[(i * 3 + int(part * 5)) % len(colours)]
            paper = ellipse(x, y + 22, 17, 19)
            art.add(colour, paper)
            art.add("gold3", rect(x - 3, y + 4, 6, 36) & paper)
            art.add("ink", rect(x - 8, y, 16, 6), rect(x - 8, y + 38, 16, 5))
    return art


def confetti(count: int, seed: int, box: Box, colours: Sequence[str]) -> Art:
    """Confetti in `box`."""
    random = Random(seed)
    art = Art()
    for i in range(count):
        x, y = random.uniform(box[0], box[2]), random.uniform(box[1], box[3])
        art.add(
            colours[i % len(colours)], rect(-5, -3, 10, 6).rotate(random.uniform(0, 180)).move(x, y)
        )
    return art


def mask(x: float, y: float, r: float, colour: str = "ink") -> Art:
    """A mask for the eyes."""
    return Art().add(
        colour,
        Path(
            "M-1.1 -.3C-.6 -.5 -.3 -.2 0 -.2S.6 -.5 1.1 -.3C1.1 .3 .6 .5 .3 .4"
            "C.1 .3 .1 .1 0 .1S-.1 .3 -.3 .4C-.6 .5 -1.1 .3 -1.1 -.3Z"
        )
        .scale(r)
        .move(x, y),
    )
