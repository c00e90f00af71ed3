"""Animals of the trump scenes."""

from __future__ import annotations

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import ellipse, poly, rect


def bird(x: float, y: float, k: float = 1, colour: str = "ink") -> Art:
    """A bird far away."""
    return Art().add(
        colour,
        Path("M-22 -8C-12 -14 -4 -8 0 0C4 -8 12 -14 22 -8C12 -8 6 -2 0 8C-6 -2 -12 -8 -22 -8Z")
        .scale(k)
        .move(x, y),
    )


def fish(
    x: float,
    y: float,
    k: float = 1,
    colour: str = "fire3",
    shade: str = "fire2",
    flip: bool = False,
) -> Art:
    """A leaping fish."""
    art = Art()
    b = Path("M-46 0C-26 -28 16 -30 40 0C16 30 -26 28 -46 0Z")
    art.add(shade, poly((34, 0), (66, -24), (58, 0), (66, 24)))
    art.add(colour, b)
    art.add(shade, b & rect(-80, 0, 200, 60))
    art.add("white", ellipse(-24, -5, 6))
    art.add("ink", ellipse(-25, -5, 3))
    art.add(shade, Path("M-8 -14Q2 0 -8 14Q-14 0 -8 -14Z"))
    return art.outlined(2.4).at(x, y, k, flip=flip)


def rooster(x: float, y: float, k: float = 1) -> Art:
    """A rooster."""
    art = Art()
    for i, colour in enumerate(("leaf3", "blue2", "aut3", "leaf3")):
        art.add(
            colour,
            Path("M40 -60C60 -120 110 -140 130 -100C110 -110 84 -90 70 -40Z").rotate(
                -18 + i * 14, 46, -50
            ),
        )
    b = Path(
        "M-54 -120C-40 -70 -10 -84 20 -80C50 -76 74 -60 66 -40C56 -8 20 4 -10 0"
        "C-44 -4 -62 -40 -62 -76C-62 -96 -60 -110 -54 -120Z"
    )
    art.add("rust", b)
    art.add("rust2", Path("M66 -40C56 -8 20 4 -10 0C-44 -4 -62 -40 -62 -76C-40 -30 10 -20 66 -40Z"))
    art.add(
        "aut4",
        Path(
            "M-54 -124C-70 -126 -78 -112 -74 -98C-74 -70 -60 -54 -44 -50"
            "C-30 -56 -24 -70 -28 -88C-34 -104 -44 -116 -54 -124Z"
        ),
    )
    art.add(
        "lip",
        Path(
            "M-74 -118C-84 -136 -74 -146 -68 -138C-68 -152 -54 -154 -52 -142"
            "C-46 -152 -34 -146 -40 -132L-48 -118Z"
        ),
        Path("M-76 -98C-84 -88 -78 -76 -72 -80C-68 -86 -70 -94 -76 -98Z"),
    )
    art.add("gold3", poly((-74, -110), (-100, -120), (-76, -98)))
    art.add("ink", ellipse(-62, -112, 4))
    art.add("aut3", Path("M-8 -66C20 -70 44 -58 50 -42C30 -30 4 -30 -8 -66Z"))
    art.add(
        "gold2", rect(-12, -2, 5, 30), rect(12, -2, 5, 30), rect(-24, 26, 20, 4), rect(0, 26, 20, 4)
    )
    return art.outlined(1.8).at(x, y, k)


def owl(x: float, y: float, k: float = 1) -> Art:
    """An owl, seen from the front."""
    art = Art()
    b = Path(
        "M-50 -130C-40 -118 -20 -122 0 -122C20 -122 40 -118 50 -130"
        "C58 -100 60 -40 40 -10C24 6 -24 6 -40 -10C-60 -40 -58 -100 -50 -130Z"
    )
    art.solid("wood", "wood2", b, 0)
    art.add(
        "stone", Path("M-26 -66C-30 -30 -16 -6 0 -6C16 -6 30 -30 26 -66C10 -54 -10 -54 -26 -66Z")
    )
    for r in range(3):
        for i in range(-1, 2):
            art.add(
                "wood",
                Path(
                    f"M{i * 15 - 5 + r % 2 * 4} {-48 + r * 13}"
                    f"Q{i * 15 + r % 2 * 4} {-38 + r * 13} {i * 15 + 5 + r % 2 * 4} {-48 + r * 13}Z"
                ),
            )
    art.add("cream", ellipse(-22, -88, 23), ellipse(22, -88, 23))
    art.add("gold3", ellipse(-20, -88, 15), ellipse(20, -88, 15))
    art.add("ink", ellipse(-19, -88, 8), ellipse(19, -88, 8))
    art.add("aut4", poly((-8, -80), (8, -80), (0, -62)))
    art.add("gold2", ellipse(-16, -2, 9, 6), ellipse(16, -2, 9, 6))
    return art.outlined(2).at(x, y, k)


def dog(
    x: float,
    y: float,
    k: float = 1,
    colour: str = "wood3",
    shade: str = "wood2",
    flip: bool = False,
) -> Art:
    """A dog."""
    art = Art()
    art.add(shade, rect(-34, -22, 8, 22), rect(22, -22, 8, 22))
    art.add(colour, rect(-22, -22, 8, 22), rect(34, -22, 8, 22))
    art.add(
        colour,
        Path(
            "M-40 -58C-52 -74 -66 -66 -76 -54C-80 -48 -74 -42 -64 -44L-52 -40"
            "C-46 -26 -40 -18 -30 -18H40C48 -30 46 -44 38 -48L-20 -50Z"
        ),
        Path("M36 -46C52 -52 58 -66 56 -76C66 -62 58 -40 42 -34Z"),
    )
    art.add(shade, Path("M-46 -64C-34 -66 -30 -50 -36 -40C-44 -42 -48 -54 -46 -64Z"))
    art.add("ink", ellipse(-59, -56, 3), ellipse(-77, -50, 4))
    return art.outlined(2.4).at(x, y, k, flip=flip)
