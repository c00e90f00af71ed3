"""Digits and letters, drawn as skeletons and expanded with a flat nib; and the suits."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tarot_desktop.art.geometry import Path, joined
from tarot_desktop.art.shapes import ellipse, rect, star

NIB = 17.5
"""Height of the nib; capitals are 100 + NIB high."""
STEM = 1.28
"""Vertical stems are this much wider than the nib."""
CAP = 100 + NIB
GAP = 12
"""Space between two glyphs of a number."""

_SHARP = "4NV"
_SKELETONS = {
    "0": "M27 0C45 0 54 18 54 50S45 100 27 100S0 82 0 50S9 0 27 0Z",
    "1": "M-2 23L24 -2V120",
    "2": "M1 29C1 11 11 0 26 0S51 10 51 26C51 41 42 51 31 63L3 95V100H54",
    "3": "M2 0H49V3L24 39C41 39 52 51 52 68C52 87 41 100 25 100C12 100 2 92 0 77",
    "4": "M43 120V-1L-3 68V72H61",
    "5": "M50 0H9L5 46C10 40 17 37 25 37C41 37 52 49 52 67C52 87 41 100 24 100C12 100 2 93 0 79",
    "6": "M50 -16C18 12 0 40 0 68C0 87 11 100 27 100S54 87 54 69S43 39 27 39C13 39 3 48 0 62",
    "7": "M-2 0H50V3L13 120",
    "8": "M27 46C39 46 49 37 49 23S39 0 27 0S5 9 5 23S15 46 27 46"
    "C42 46 54 57 54 73S42 100 27 100S0 89 0 73S12 46 27 46Z",
    "9": "M4 116C36 88 54 60 54 32C54 13 43 0 27 0S0 13 0 31S11 61 27 61C41 61 51 52 54 38",
    "R": "M2 120V0H27C43 0 51 10 51 27S43 54 27 54H2M27 54L60 120",
    "D": "M2 0H22C43 0 54 18 54 50S43 100 22 100H2Z",
    "C": "M54 29C52 10 42 0 28 0C10 0 0 18 0 50S10 100 28 100C42 100 52 90 54 71",
    "V": "M-7 -25L28 101L63 -25",
    "K": "M2 -20V120M62 -22L2 60M18 40L63 120",
    "Q": "M27 0C45 0 54 18 54 50S45 100 27 100S0 82 0 50S9 0 27 0ZM30 68L64 124",
    "J": "M42 -20V68C42 89 34 100 21 100S-1 90 -1 72",
    "N": "M2 120V-1L50 101V-20",
    "+": "M0 52H54M27 25V79",
    "\N{MINUS SIGN}": "M0 52H54",
}


class Glyph(NamedTuple):
    """One character: its ink starts at x = 0 and stands between y = 0 and CAP."""

    width: float
    path: Path


@cache
def glyph(character: str) -> Glyph:
    """The outline of a digit, a letter or a sign."""
    miter = 6 if character in _SHARP else 2.2
    path = Path(_SKELETONS[character]).stroke(NIB, miter=miter, stem=STEM)
    left, _, right, _ = path.box()
    band = rect(left - 1, -NIB / 2, right - left + 2, CAP)
    path &= band
    left, _, right, _ = path.box()
    return Glyph(right - left, path.move(-left, NIB / 2))


def characters() -> list[str]:
    """Every character that has a glyph."""
    return list(_SKELETONS)


_HEART = Path(
    "M0 47C-9 33 -49 10 -49 -17C-49 -35 -37 -46 -24 -46C-12 -46 -3 -38 0 -27"
    "C3 -38 12 -46 24 -46C37 -46 49 -35 49 -17C49 10 9 33 0 47Z"
)
_DIAMOND = Path("M0 -50C9 -33 23 -14 39 0C23 14 9 33 0 50C-9 33 -23 14 -39 0C-23 -14 -9 -33 0 -50Z")
_SPADE = Path(
    "M0 -50C7 -36 46 -9 46 15C46 29 36 38 24 38C15 38 8 33 4 25C5 37 9 45 18 50H-18"
    "C-9 45 -5 37 -4 25C-8 33 -15 38 -24 38C-36 38 -46 29 -46 15C-46 -9 -7 -36 0 -50Z"
)
_CLUB_FOOT = Path(
    "M-7 -14C-3 -2 -8 2 -20 2V12C-10 10 -4 12 -4 16C-5 33 -9 44 -18 50H18"
    "C9 44 5 33 4 16C4 12 10 10 20 12V2C8 2 3 -2 7 -14Z"
)
_CLUB_HEART = Path("M-13.5 -9.2H13.5V-6.8L8 2H-8L-13.5 -6.8Z")
"""What closes the narrow gaps between the three leaves."""
_CLUB = joined(
    [
        _CLUB_HEART,
        ellipse(0, -27, 22.5),
        ellipse(-25.5, 12, 22.5),
        ellipse(25.5, 12, 22.5),
        _CLUB_FOOT.flip(),
    ]
)

SUIT = {"S": _SPADE, "H": _HEART, "D": _DIAMOND, "C": _CLUB}
"""Each suit in a box of 100 x 100 about the origin."""

FACET = {suit: path & rect(0, -60, 80, 120) for suit, path in SUIT.items()}
"""The shaded half of each suit."""

STAR = star(5, 52, 21, 0, 4)
"""The star of the Excuse, in the same box."""
