"""Faces of the courts; the origin is the middle of the eye line.

The boundary of the shade is the nose: it runs down the forehead and along the bridge, out to the
tip on the lit side, back under it and down through the lips.  No nose line is drawn.
"""

from __future__ import annotations

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import ellipse

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


def ladys_face(brows: str) -> Art:
    """A woman's face, seen from the front."""
    art = Art().add("skin", _LADY).add("skin2", _LADY_SHADE)
    art.extend(_eye(_LASHES).at(-29, 2), _eye(_LASHES).at(31, 2, flip=True))
    brow = Path("M-50 -17C-40 -30 -24 -29 -11 -19C-24 -25 -38 -25 -50 -17Z")
    art.add(brows, brow, brow.flip(1))
    return art.add(
        "lip",
        Path("M-15 66C-8 59 -4 58 1 62C6 58 10 59 17 66C8 69 -7 69 -15 66Z"),
        Path("M-13 67C-5 69 7 69 15 67C9 79 -7 79 -13 67Z"),
    )


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


def _eye(lid: Path) -> Art:
    art = Art().add("white", Path("M-18 2C-11 -9 5 -11 17 2C7 9 -9 10 -18 2Z"))
    return art.add("ink", ellipse(0, -1, 7.5, 8), lid)
