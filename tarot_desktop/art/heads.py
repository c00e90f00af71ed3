"""Faces of the courts; the origin is the middle of the eye line.

The boundary of the shade is the nose: it runs down the forehead and along the bridge, out to the
tip on the lit side, back under it and down through the lips.  No nose line is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import diamond, ellipse

FACE = Path("M-62 -80H62V0C62 45 40 80 15 96C7 101 -7 101 -15 96C-40 80 -62 45 -62 0Z")
FACE_SHADE = Path(
    "M10 -80H62V0C62 45 40 80 15 96C10 99 5 100 0 100C5 92 5 86 2 80C0 76 0 73 2 70"
    "V56L-1 50L-14 43C-16 37 -10 31 -6 19C-3 8 -3 -4 4 -16Z"
)
_LADY = Path("M-60 -80H60V-6C60 36 42 70 12 94C5 99 -5 99 -12 94C-42 70 -60 36 -60 -6Z")
_LADY_SHADE = Path(
    "M10 -80H60V-6C60 36 42 70 12 94C8 97 4 98 0 98C4 91 4 85 1 80V55L-2 49L-11 43"
    "C-12 38 -8 31 -5 19C-3 8 -3 -4 4 -16Z"
)


_LID = Path("M-20 4C-13 -11 6 -14 20 3C8 -7 -8 -7 -20 4Z")
_LASHES = Path("M-27 -3C-16 -14 6 -16 20 3C8 -7 -8 -7 -20 4Z")
_UPPER_LIP = "M-15 66C-8 59 -4 58 1 62C6 58 10 59 17 66C8 69 -7 69 -15 66Z"
_LOWER_LIP = "M-13 67C-5 69 7 69 15 67C9 79 -7 79 -13 67Z"
_FRECKLES = ((-44, 30), (-34, 38), (-26, 30), (-48, 42), (-37, 50))
_LIDS = {
    "lashes": _LASHES,
    "round": Path("M-22 0C-14 -16 8 -17 21 3C9 -9 -9 -9 -22 0Z"),
    "long": Path("M-34 -8C-18 -15 6 -16 21 4C8 -7 -10 -8 -26 2C-22 -2 -26 -6 -34 -8Z"),
}


class _Lady(NamedTuple):
    """What is a queen's own in her face; factors are relative to the usual face."""

    brow: str
    lid: str
    iris: str
    eye: float
    mouth: float
    width: tuple[float, float]


_LADIES = {
    "S": _Lady(
        "M-50 -20C-38 -35 -24 -33 -11 -21C-24 -28 -38 -28 -50 -20Z",
        "lashes",
        "ink",
        1,
        0.94,
        (0.97, 1.01),
    ),
    "H": _Lady(
        "M-51 -18C-42 -28 -26 -29 -12 -21C-26 -24 -40 -22 -51 -18Z",
        "round",
        "blue",
        1.08,
        0.9,
        (1.03, 0.98),
    ),
    "D": _Lady(
        "M-54 -19C-40 -31 -24 -28 -9 -16C-24 -23 -40 -24 -54 -19Z",
        "long",
        "ink",
        1.04,
        1.16,
        (1, 1),
    ),
    "C": _Lady(
        "M-49 -13C-42 -26 -26 -29 -11 -22C-26 -22 -38 -19 -49 -13Z",
        "round",
        "leaf3",
        1,
        1.08,
        (1.02, 1),
    ),
}
_PROFILE = Path(
    "M52 -84H-34C-45 -66 -50 -48 -50 -30C-50 -22 -48 -16 -51 -8C-55 5 -67 22 -75 33"
    "C-78 39 -74 44 -66 46L-57 48C-56 52 -57 55 -61 60C-63 64 -61 66 -55 68"
    "C-60 71 -61 76 -57 80C-54 84 -54 87 -56 92C-58 104 -50 114 -34 114"
    "C-8 114 18 100 34 76L52 40Z"
)
_PROFILE_SHADE = Path(
    "M10 -84H52V40L34 76C18 100 -8 114 -34 114C-16 100 -8 84 -6 56C-4 20 -2 -40 10 -84Z"
)
_NOSTRIL = Path("M-57 48C-50 46 -48 38 -52 32C-56 34 -60 42 -66 46Z")


def front_face(brows: str = "hairA") -> Art:
    """A man's face, seen from the front."""
    art = Art().add("skin", FACE).add("skin2", FACE_SHADE)
    art.extend(_eye(_LID).at(-31, 0), _eye(_LID).at(33, 0, flip=True))
    brow = Path("M-53 -16C-44 -29 -26 -30 -11 -20C-25 -23 -40 -22 -53 -16Z")
    art.add(brows, brow, brow.flip(1))
    art.add("lip", Path("M-18 63C-10 57 -5 56 1 60C6 56 11 57 19 63C9 66 -8 66 -18 63Z"))
    return art.add("blush", Path("M-13 66C-5 68 6 68 14 66C9 75 -8 75 -13 66Z"))


def ladys_face(suit: str, brows: str) -> Art:
    """A queen's face, seen from the front: its width, eyes, brows and mouth are her own."""
    look = _LADIES[suit]
    art = Art().add("skin", _LADY).add("skin2", _LADY_SHADE)
    if suit == "H":
        art.add("blush", ellipse(-40, 40, 10, 6), ellipse(40, 40, 10, 6))
    if suit == "C":
        art.add("skin2", *[ellipse(x, y, 2.6) for x, y in _FRECKLES])
    left = _eye(_LIDS[look.lid], look.iris).at(0, 0, look.eye)
    art.extend(left.at(-29, 2), left.at(31, 2, flip=True))
    art.add(brows, Path(look.brow), Path(look.brow).flip(1))
    art.add(
        "lip", *(Path(part).scale(look.mouth, cx=1, cy=66) for part in (_UPPER_LIP, _LOWER_LIP))
    )
    if suit == "D":
        art.add("lip", diamond(0, -34, 5, 8))
    return art.mapped(lambda path: path.scale(*look.width))


def profile(brows: str) -> Art:
    """A face looking left."""
    art = Art().add("skin", _PROFILE).add("skin2", _PROFILE_SHADE, _NOSTRIL)
    art.add("white", Path("M-45 2C-40 -8 -30 -11 -17 -5C-21 4 -34 8 -45 2Z"))
    art.add("ink", ellipse(-35, -1, 6, 7.5))
    art.add("ink", Path("M-48 1C-42 -12 -30 -17 -12 -7C-28 -10 -38 -6 -48 1Z"))
    art.add(brows, Path("M-53 -16C-45 -30 -28 -35 -8 -26C-26 -27 -40 -23 -53 -16Z"))
    return art.add(
        "lip",
        Path("M-57 55C-62 60 -63 64 -60 66C-52 68 -44 69 -36 70C-42 62 -50 56 -57 55Z"),
        Path("M-57 69C-61 72 -60 77 -56 79C-50 80 -44 76 -36 70Z"),
    )


def _eye(lid: Path, iris: str = "ink") -> Art:
    art = Art().add("white", Path("M-18 2C-11 -9 5 -11 17 2C7 9 -9 10 -18 2Z"))
    art.add(iris, ellipse(0, -1, 7.5, 8))
    if iris != "ink":
        art.add("ink", ellipse(0, -1, 4, 4.4))
    return art.add("ink", lid)
