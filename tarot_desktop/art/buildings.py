"""Houses, rooms and what stands in streets and rooms."""

from __future__ import annotations

import math
from random import Random

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.landscape import flame
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.shapes import curve, ellipse, line, poly, rect, rounded
from tarot_desktop.art.trump_frame import region


def house(
    x: float,
    y: float,
    w: float,
    h: float,
    wall: str,
    wall_shade: str,
    roof: str,
    roof_shade: str,
    lit: str = "gold3",
    rows: int = 2,
    columns: int = 2,
) -> Art:
    """A gable house; (x, y) is its lower left corner."""
    art = Art()
    art.add(roof_shade, rect(x + w * 0.68, y - h - w * 0.42, w * 0.12, w * 0.3))
    art.add(wall, rect(x, y - h, w, h))
    art.add(wall_shade, rect(x + w * 0.5, y - h, w * 0.5, h))
    art.add(
        roof, poly((x - w * 0.08, y - h), (x + w * 0.5, y - h - w * 0.5), (x + w * 1.08, y - h))
    )
    art.add(
        roof_shade,
        poly((x + w * 0.5, y - h), (x + w * 0.5, y - h - w * 0.5), (x + w * 1.08, y - h)),
    )
    for row in range(rows):
        for column in range(columns):
            left = x + w * ((column + 0.5) / columns - 0.1)
            top = y - h + h * (row + 0.28) / rows
            art.add(lit, rect(left, top, w * 0.2, h / rows * 0.5))
    return art


def town(
    x0: float,
    x1: float,
    y: float,
    colour: str,
    shade: str,
    lit: str,
    seed: int,
    lowest: int,
    highest: int,
    seen_to: float = math.inf,
) -> Art:
    """A row of town houses from `x0` to beyond `x1`, always the same for one `seed`.

    No window reaches below `seen_to`, where something hides the houses.
    """
    random = Random(seed)
    art = Art()
    x = x0
    while x < x1:
        w, h = random.choice((64, 78, 92)), random.randint(lowest, highest)
        roof = f"M{x} {y - h}L{x + 10} {y - h - 34}H{x + w - 10}L{x + w} {y - h}Z"
        art.add(colour, rect(x, y - h, w, h)).add(shade, Path(roof))
        art.add(shade, rect(x + w * 0.7, y - h - 56, 12, 30))
        windows = _lit_windows(random, x, y - h, w, h // 46)
        art.add(lit, *(window for window in windows if window.box()[3] <= seen_to))
        x += w + 2
    return art


def _lit_windows(random: Random, x: float, top: float, w: float, rows: int) -> list[Path]:
    return [
        rounded(x + w * (0.22 + 0.34 * column), top + 14 + row * 46, w * 0.2, 26, 3)
        for row in range(rows)
        for column in range(2)
        if random.random() < 0.72
    ]


def street_lamp(
    x: float, y: float, h: float = 300, colour: str = "ink", glow: str = "gold3"
) -> Art:
    """A street lamp."""
    art = Art()
    art.add(
        colour,
        rect(x - 4, y - h + 20, 8, h - 20),
        poly((x - 16, y), (x - 9, y - 46), (x + 9, y - 46), (x + 16, y)),
        rect(x - 12, y - h * 0.55, 24, 6),
    )
    art.add(colour, rect(x - 26, y - h + 34, 52, 5))
    art.add(
        glow,
        poly(
            (x - 17, y - h - 26), (x + 17, y - h - 26), (x + 11, y - h + 20), (x - 11, y - h + 20)
        ),
    )
    art.add(
        colour,
        poly((x - 21, y - h - 26), (x, y - h - 52), (x + 21, y - h - 26)),
        rect(x - 13, y - h + 18, 26, 6),
        ellipse(x, y - h - 54, 5),
    )
    return art


def windmill(x: float, y: float, k: float = 1) -> Art:
    """A windmill."""
    art = Art()
    tower = poly((-40, 0), (-26, -130), (26, -130), (40, 0))
    art.solid("cream", "stone", tower, 0)
    art.add("rust", Path("M-30 -130C-24 -168 24 -168 30 -130Z"))
    art.add("wood2", rounded(-10, -36, 20, 36, 8))
    art.add("ink", rect(-6, -96, 12, 16))
    for turn in range(4):
        sail = Art()
        sail.add("wood2", rect(-3, -112, 6, 112))
        sail.add("white", rect(3, -108, 24, 76))
        sail.add("stone", rect(13, -108, 2, 76), rect(3, -84, 24, 2), rect(3, -60, 24, 2))
        art.extend(sail.rotate(90 * turn + 28).at(0, -134))
    art.add("gold", ellipse(0, -134, 8))
    return art.at(x, y, k)


def chair(x: float, y: float, *, flip: bool = False) -> Art:
    """A café chair for somebody 2.15 times as large as usual who looks right, or left if `flip`."""
    art = Art().add("ink", curve("M-30 0C-28 -60 -32 -100 -38 -152C-40 -170 -18 -170 -20 -152", 6))
    art.add("ink", curve("M-24 0C-25 -60 -20 -110 -20 -152", 5), line((22, 0), (16, -92), w=6))
    return art.add("wood2", rounded(-36, -98, 62, 10, 5)).at(x, y, flip=flip)


def window(x: float, y: float, w: float, h: float, sky: str = "day0") -> Art:
    """A window with its frame."""
    art = Art()
    art.add("cream", rect(x, y, w, h))
    art.add(sky, rect(x + 8, y + 8, w - 16, h - 16))
    art.add("cream", rect(x + w / 2 - 4, y, 8, h), rect(x, y + h * 0.42, w, 7))
    return art


def fireplace(x: float, y: float) -> Art:
    """A fireplace with a fire."""
    art = Art()
    art.add("stone", rect(x - 90, y - 170, 180, 170))
    art.add("stone2", rect(x, y - 170, 90, 170))
    art.add("cream", rect(x - 104, y - 186, 208, 18))
    art.add("ink", Path(f"M{x - 58} {y}V{y - 84}A58 46 0 0 1 {x + 58} {y - 84}V{y}Z"))
    art.extend(flame(x, y - 6, 96))
    art.add("wood2", limb(x - 34, y - 8, x + 34, y - 8, 14, 14))
    return art


def stall(x: float, y: float, w: float) -> Art:
    """A market stall with an awning."""
    art = Art()
    art.add("wood2", rect(x - w / 2 + 6, y - 190, 8, 190), rect(x + w / 2 - 14, y - 190, 8, 190))
    art.add("wood", rect(x - w / 2, y - 70, w, 70))
    art.add("wood2", rect(x - w / 2, y - 70, w, 8))
    wide = (w + 20) / 6
    for i in range(6):
        left = x - w / 2 - 10 + i * wide
        art.add(
            "cream" if i % 2 else "lip",
            Path(
                f"M{left + (x - left) * 0.14} {y - 234}H{left + wide + (x - left - wide) * 0.14}"
                f"L{left + wide} {y - 184}A{wide / 2} {wide / 2.4} 0 0 1 {left} {y - 184}Z"
            ),
        )
    return art


def wallpaper(ground: str, stripe: str, step: float = 56) -> Art:
    """A papered wall."""
    art = Art().add(ground, region())
    for i in range(12):
        art.add(stripe, rect(i * step, -10, step * 0.5, 560) & region())
    return art


def chandelier(x: float, y: float) -> Art:
    """A chandelier on a chain from the ceiling."""
    art = Art()
    art.add(
        "gold",
        rect(x - 2, -10, 4, y),
        Path(
            f"M{x - 90} {y}Q{x - 90} {y + 46} {x} {y + 46}Q{x + 90} {y + 46} {x + 90} {y}"
            f"L{x + 82} {y}Q{x + 80} {y + 36} {x} {y + 36}Q{x - 80} {y + 36} {x - 82} {y}Z"
        ),
        ellipse(x, y + 44, 13),
    )
    art.add(
        "gold",
        Path(
            f"M{x - 48} {y - 6}Q{x - 48} {y + 40} {x} {y + 40}"
            f"Q{x + 48} {y + 40} {x + 48} {y - 6}L{x + 41} {y - 6}"
            f"Q{x + 40} {y + 30} {x} {y + 30}Q{x - 40} {y + 30} {x - 41} {y - 6}Z"
        ),
    )
    for dx, dy in ((-86, 0), (-45, -6), (0, -4), (45, -6), (86, 0)):
        art.add("cream", rect(x + dx - 4, y + dy - 24, 8, 24))
        art.add(
            "fire4",
            Path(
                f"M{x + dx} {y + dy - 48}"
                f"C{x + dx + 9} {y + dy - 34} {x + dx + 6} {y + dy - 25} {x + dx} {y + dy - 25}"
                f"C{x + dx - 6} {y + dy - 25} {x + dx - 9} {y + dy - 34} {x + dx} {y + dy - 48}Z"
            ),
        )
    for i in range(-3, 4):
        art.add("gold3", ellipse(x + i * 24, y + 58 - abs(i) * 7, 5, 8))
    return art


def bench(x: float, y: float, w: float = 150) -> Art:
    """A bench; (x, y) is its left end."""
    art = Art()
    art.add("wood2", rect(x, y - 52, 8, 52), rect(x + w - 8, y - 52, 8, 52))
    art.add(
        "wood",
        rect(x - 8, y - 58, w + 16, 10),
        rect(x - 4, y - 100, w + 8, 9),
        rect(x - 4, y - 82, w + 8, 9),
    )
    return art


def table(
    x: float, y: float, w: float, h: float = 70, top: str = "cream", leg: str = "wood2"
) -> Art:
    """A round table on one leg."""
    return (
        Art()
        .add(leg, rect(x - 5, y - h, 10, h), rect(x - 26, y - 5, 52, 6))
        .add(top, rounded(x - w / 2, y - h - 8, w, 11, 4))
    )


def armchair(x: float, y: float, colour: str = "leaf2", shade: str = "leaf3") -> Art:
    """An armchair."""
    art = Art()
    art.add(shade, Path("M-44 -150C-44 -176 44 -176 44 -150L40 -30H-40Z"))
    art.add(
        colour, rounded(-56, -84, 24, 74, 10), rounded(34, -84, 24, 74, 10), rect(-40, -50, 80, 40)
    )
    art.add("wood2", rect(-50, -10, 9, 12), rect(42, -10, 9, 12))
    return art.at(x, y)
