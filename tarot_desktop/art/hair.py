"""Hair and beards of the courts; the origin is the middle of the eye line."""

from __future__ import annotations

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import ellipse, line


def rolled_hair(light: str, shade: str) -> Art:
    """Hair that ends in a roll on each side."""
    side = Path(
        "M-56 -84C-98 -74 -106 -20 -100 34C-97 58 -112 66 -104 84C-92 104 -66 92 -63 66L-58 -10Z"
    )
    art = Art().pair(light, shade, side)
    for i in range(3):
        strand = f"M{-70 - i * 10} -70C{-84 - i * 8} -30 {-84 - i * 8} 20 {-78 - i * 7} 62"
        art.pair(shade, light, Path(strand).stroke(4.5, "round", "round"))
    art.add(shade, ellipse(-85, 78, 10)).add(light, ellipse(-85, 78, 4.5))
    return art.add(light, ellipse(85, 78, 10)).add(shade, ellipse(85, 78, 4.5))


def straight_hair(light: str, shade: str) -> Art:
    """Hair that falls straight to the shoulders."""
    side = Path("M-54 -84C-96 -78 -104 -20 -104 40L-112 118H-62L-58 -10Z")
    art = Art().pair(light, shade, side)
    for i in range(3):
        art.pair(shade, light, line((-68 - i * 11, -60), (-72 - i * 13, 118), w=4.5))
    return art


def beard(suit: str, light: str, shade: str) -> Art:
    """The beard and moustache of a king: long and forked, full, square or bushy."""
    art = Art().solid(light, shade, Path(_BEARDS[suit]), 0)
    for x, low, spread in _STRANDS[suit]:
        strand = f"M{x} 74C{x - 8} 92 {x + 10} {low - 24} {x * spread} {low}"
        art.pair(shade, light, Path(strand).stroke(5, "round", "round"))
    art.solid(light, shade, Path(_CURLED_MOUSTACHE if suit == "D" else _MOUSTACHE), 0)
    return art.add("lip", Path("M-13 68C-5 64 5 64 13 68C8 77 -8 77 -13 68Z"))


def ladys_hair(suit: str, light: str, shade: str) -> tuple[Art, Art]:
    """What lies behind a queen's head and what lies over her face."""
    behind = Art().pair(light, shade, Path(_LOCKS[suit]))
    parting = Path("M0 -88C-44 -90 -72 -60 -66 14C-58 -2 -52 -20 -44 -36C-30 -40 -12 -52 0 -70Z")
    front = Art().pair(light, shade, parting)
    for i in range(2):
        lock = f"M{-6 - 4 * i} {-80 + 5 * i}C{-34 - 8 * i} -72 {-54 - 4 * i} -46 {-58 - 3 * i} -12"
        front.pair(shade, light, Path(lock).stroke(3.5, "round", "round"))
    if suit == "D":
        front.extend(_braids(light, shade))
    for strand in {"H": _waves(), "S": _bob()}.get(suit, []):
        behind.pair(shade, light, strand)
    return behind, front


def _waves() -> list[Path]:
    return [
        Path(
            f"M{-66 - i * 9} -40C{-78 - i * 8} 20 {-74 - i * 8} 60 {-78 - i * 8} 96"
            f"C{-82 - i * 5} 130 {-88 - i * 6} 150 {-84 - i * 6} 182"
        ).stroke(4, "round")
        for i in range(3)
    ]


def _bob() -> list[Path]:
    return [line((-66 - i * 9, -40), (-66 - i * 9, 108), w=4) for i in range(3)]


def _braids(light: str, shade: str) -> Art:
    left = Art()
    for i in range(5):
        y, dx = 84 + i * 26, -66 - 3 * i
        knot = (
            f"M-20 {y - 14}C-4 {y - 20} 16 {y - 14} 18 {y + 2}C16 {y + 16} -6 {y + 16} -20 {y + 6}Z"
        )
        crease = f"M-18 {y - 10}C-4 {y - 14} 8 {y - 8} 14 {y + 4}"
        left.add(light, Path(knot).move(dx)).add(shade, Path(crease).stroke(3.5, "round").move(dx))
    right = left.flip().recolour({light: shade, shade: light})
    return Art().extend(left, right)


_BEARDS = {
    "H": "M-63 -4C-67 30 -70 60 -64 92C-56 132 -30 158 0 178C30 158 56 132 64 92"
    "C70 60 67 30 63 -4C58 28 46 44 30 49C18 53 8 49 0 53C-8 49 -18 53 -30 49"
    "C-46 44 -58 28 -63 -4Z",
    "S": "M-63 -4C-66 30 -68 70 -60 106C-54 140 -44 168 -26 196C-14 176 -4 160 0 142"
    "C4 160 14 176 26 196C44 168 54 140 60 106C68 70 66 30 63 -4C58 28 46 44 30 49"
    "C18 53 8 49 0 53C-8 49 -18 53 -30 49C-46 44 -58 28 -63 -4Z",
    "D": "M-63 -4V96C-63 112 -50 120 -42 112C-40 128 -24 132 -14 122"
    "C-10 134 10 134 14 122C24 132 40 128 42 112C50 120 63 112 63 96V-4"
    "C58 28 46 44 30 49C18 53 8 49 0 53C-8 49 -18 53 -30 49C-46 44 -58 28 -63 -4Z",
    "C": "M-63 -4C-78 30 -84 70 -70 104C-54 140 -22 150 0 150C22 150 54 140 70 104"
    "C84 70 78 30 63 -4C58 28 46 44 30 49C18 53 8 49 0 53C-8 49 -18 53 -30 49"
    "C-46 44 -58 28 -63 -4Z",
}
_STRANDS: dict[str, list[tuple[float, float, float]]] = {
    "H": [(-44, 118, 0.55), (-22, 146, 0.55)],
    "S": [(-44, 130, 0.8), (-26, 160, 0.95)],
    "D": [(-42, 104, 1), (-18, 112, 0.9)],
    "C": [(-50, 116, 0.8), (-24, 132, 0.7)],
}
_MOUSTACHE = "M0 52C-14 45 -36 50 -52 70C-34 78 -12 74 0 62C12 74 34 78 52 70C36 50 14 45 0 52Z"
_CURLED_MOUSTACHE = (
    "M0 53C-14 46 -34 52 -50 62C-60 66 -70 60 -72 50C-78 64 -68 80 -50 78"
    "C-30 78 -12 74 0 63C12 74 30 78 50 78C68 80 78 64 72 50C70 60 60 66 50 62"
    "C34 52 14 46 0 53Z"
)
_LOCKS = {
    "H": "M0 -96C-60 -100 -96 -60 -92 0C-90 40 -112 60 -104 100"
    "C-98 130 -120 150 -110 190C-80 200 -50 180 -46 150L-40 0Z",
    "S": "M0 -98C-66 -98 -94 -56 -92 0V100C-92 112 -80 116 -66 112L-40 96V0Z",
    "D": "M0 -96C-60 -98 -90 -56 -86 0C-86 30 -84 50 -76 70H-40V0Z",
    "C": "M0 -98C-40 -106 -76 -88 -84 -60C-104 -50 -108 -20 -96 -4"
    "C-114 14 -112 44 -94 54C-106 76 -96 104 -74 106C-66 118 -46 116 -40 104V0Z",
}
