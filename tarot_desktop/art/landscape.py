"""Sky, land and weather of the trump scenes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Box, Path
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.shapes import ellipse, poly, rays, rect, star
from tarot_desktop.art.trump_frame import region

Places = Sequence[tuple[float, ...]]


def sky(ground: str, beams: str, cx: float = 400, cy: float = 170) -> Art:
    """The whole half in one colour, with rays from the light at (cx, cy)."""
    return Art().add(ground, region()).add(beams, rays(cx, cy, 0, 900, 26, -3))


def sun(x: float, y: float, r: float, colour: str = "gold3", shade: str = "gold") -> Art:
    """A disc of light, its right half in shade."""
    return Art().solid(colour, shade, ellipse(x, y, r), x)


def moon(x: float, y: float, r: float, colour: str = "cream") -> Art:
    """A crescent."""
    crescent = ellipse(x, y, r) - ellipse(x + r * 0.45, y - r * 0.18, r * 0.86)
    return Art().add(colour, crescent)


def stars(places: Places, colour: str = "cream") -> Art:
    """Four-pointed stars at (x, y, radius)."""
    art = Art()
    for x, y, r in places:
        art.add(colour, star(4, r, r * 0.3, x, y))
    return art


def cloud(x: float, y: float, k: float = 1, colour: str = "cream") -> Art:
    """A flat cloud."""
    shape = Path(
        "M-60 20H70C92 20 92 -6 70 -8C68 -34 34 -42 20 -24C8 -46 -34 -40 -34 -12"
        "C-58 -18 -78 8 -60 20Z"
    )
    return Art().add(colour, shape.scale(k).move(x, y))


def hill(ridge: Places, colour: str) -> Art:
    """A smooth ridge through the points of `ridge`, filled down to the ground."""
    (left, first), (right, _) = ridge[0], ridge[-1]
    outline = f"M{left} 560L{left} {first}"
    for (x0, y0), (x1, y1) in pairwise(ridge):
        middle = (x0 + x1) / 2
        outline += f"C{middle} {y0} {middle} {y1} {x1} {y1}"
    return Art().add(colour, Path(f"{outline}L{right} 560Z"))


def round_tree(x: float, y: float, h: float, colour: str, shade: str, trunk: str = "ink2") -> Art:
    """A tree with a round crown, its foot at (x, y)."""
    art = Art().add(trunk, rect(x - h * 0.04, y - h * 0.45, h * 0.08, h * 0.45))
    crown = ellipse(x, y - h * 0.66, h * 0.27, h * 0.36)
    return art.solid(colour, shade, crown, x)


def poplar(x: float, y: float, h: float, colour: str, shade: str) -> Art:
    """A poplar, its foot at (x, y)."""
    crown = Path(
        f"M{x} {y - h}C{x + h * 0.2} {y - h * 0.6} {x + h * 0.16} {y - h * 0.1} {x} {y}"
        f"C{x - h * 0.16} {y - h * 0.1} {x - h * 0.2} {y - h * 0.6} {x} {y - h}Z"
    )
    return Art().solid(colour, shade, crown, x)


def fir(x: float, y: float, h: float, colour: str, shade: str, snow: str = "") -> Art:
    """A fir, with snow on it if a colour is given."""
    art = Art()
    for i in range(3):
        w = h * (0.36 - 0.08 * i)
        layer = poly(
            (x - w, y - h * 0.26 * i - h * 0.08),
            (x, y - h * 0.26 * i - h * 0.48),
            (x + w, y - h * 0.26 * i - h * 0.08),
        )
        art.solid(colour, shade, layer, x)
        if snow:
            art.add(
                snow,
                poly(
                    (x - w * 0.45, y - h * 0.26 * i - h * 0.3),
                    (x, y - h * 0.26 * i - h * 0.48),
                    (x + w * 0.45, y - h * 0.26 * i - h * 0.3),
                    (x + w * 0.2, y - h * 0.26 * i - h * 0.26),
                    (x, y - h * 0.26 * i - h * 0.32),
                    (x - w * 0.2, y - h * 0.26 * i - h * 0.26),
                ),
            )
    return art


def mountain(x: float, y: float, w: float, h: float, colour: str, shade: str) -> Art:
    """A peak with a snow cap; `w` is half its foot."""
    art = Art()
    peak = poly((x - w, y), (x, y - h), (x + w, y))
    art.add(colour, peak)
    art.add(shade, poly((x, y - h), (x + w, y), (x + w * 0.1, y)))
    art.add(
        "snow",
        poly(
            (x, y - h),
            (x - w * 0.3, y - h * 0.7),
            (x - w * 0.12, y - h * 0.76),
            (x, y - h * 0.66),
            (x + w * 0.14, y - h * 0.78),
            (x + w * 0.3, y - h * 0.7),
        ),
    )
    return art


def blossom_tree(x: float, y: float, h: float, colour: str = "pink", shade: str = "pink2") -> Art:
    """A tree in blossom."""
    art = Art()
    art.add(
        "wood2",
        limb(x, y, x + h * 0.02, y - h * 0.5, h * 0.09, h * 0.05),
        limb(x, y - h * 0.42, x - h * 0.18, y - h * 0.66, h * 0.045, h * 0.025),
        limb(x + h * 0.01, y - h * 0.46, x + h * 0.2, y - h * 0.7, h * 0.045, h * 0.025),
    )
    for i, (dx, dy, r) in enumerate(
        (
            (-0.22, -0.68, 0.17),
            (0.2, -0.72, 0.18),
            (0, -0.86, 0.2),
            (-0.1, -0.62, 0.13),
            (0.12, -0.58, 0.12),
        )
    ):
        cluster = ellipse(x + dx * h, y + dy * h, r * h)
        art.add(shade if i in (1, 4) else colour, cluster)
    random = Random(int(x))
    for _ in range(18):
        art.add(
            "white",
            ellipse(
                x + random.uniform(-0.34, 0.34) * h, y - random.uniform(0.5, 1.0) * h, h * 0.016
            ),
        )
    return art


def wheat(x: float, y: float, h: float) -> Art:
    """One ear of wheat."""
    art = Art().add("gold", rect(x - 1.6, y - h, 3.2, h))
    for i in range(4):
        art.add(
            "gold3",
            ellipse(x - 5, y - h + 4 + i * 9, 4, 7).rotate(-20, x - 5, y - h + 4 + i * 9),
            ellipse(x + 5, y - h + 4 + i * 9, 4, 7).rotate(20, x + 5, y - h + 4 + i * 9),
        )
    return art.add("gold3", ellipse(x, y - h - 6, 4, 8))


def grapes(x: float, y: float, k: float = 1) -> Art:
    """A bunch of grapes."""
    art = Art()
    art.add("leaf2", Path("M0 -10C-20 -30 -6 -44 0 -40C6 -44 20 -30 0 -10Z"))
    for r, n in enumerate((4, 3, 2, 1)):
        for i in range(n):
            art.add("plum" if (i + r) % 2 else "P2", ellipse((i - (n - 1) / 2) * 13, r * 11, 7))
    return art.at(x, y, k)


def snowfall(count: int, seed: int) -> Art:
    """Flakes all over the sky, always the same for one `seed`."""
    random = Random(seed)
    flakes = [
        ellipse(random.uniform(160, 570), random.uniform(40, 430), random.choice((3, 4, 5.5)))
        for _ in range(count)
    ]
    return Art().add("snow", flakes)


def leaves(count: int, seed: int, colours: Sequence[str], box: Box = (160, 40, 570, 440)) -> Art:
    """Falling leaves in `box`, always the same for one `seed`."""
    random = Random(seed)
    art = Art()
    leaf = Path("M0 -12C8 -6 8 6 0 12C-8 6 -8 -6 0 -12Z")
    for i in range(count):
        turned = leaf.rotate(random.uniform(0, 180))
        x, y = random.uniform(box[0], box[2]), random.uniform(box[1], box[3])
        art.add(colours[i % len(colours)], turned.move(x, y))
    return art


def flame(x: float, y: float, h: float) -> Art:
    """A fire of three colours, one inside the other."""
    art = Art()
    shape = Path(
        "M0 0C-34 0 -46 -28 -34 -56C-28 -42 -20 -40 -16 -46C-26 -78 -4 -92 4 -120"
        "C10 -96 36 -84 32 -50C38 -54 40 -62 38 -70C54 -40 38 0 0 0Z"
    )
    for colour, k in (("fire2", 1), ("fire3", 0.72), ("fire4", 0.42)):
        art.add(colour, shape.scale(k * h / 120).move(x, y))
    return art
