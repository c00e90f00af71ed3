"""What all cards share: outline, notched panel, index, pips and the back."""

from __future__ import annotations

from tarot_desktop.art.drawing import HEIGHT, WIDTH, Art, Picture
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.glyphs import FACET, STAR, SUIT
from tarot_desktop.art.shapes import (
    diamond,
    ellipse,
    poly,
    rays,
    rect,
    rounded,
    star,
    star_facets,
)

CORNER = 34
MARGIN = 26
NOTCH_X, NOTCH_Y = 151, 284
"""The panel is cut out left of NOTCH_X above NOTCH_Y, and once more turned by 180 degrees."""
INDEX_X = 79
INDEX_TOP = 40
_CENTRE = (WIDTH / 2, HEIGHT / 2)
_OUTER, _INNER = 22, 40


def panel(grow: float = 0) -> Path:
    """The notched panel, `grow` units larger on every side."""
    m, nx, ny = MARGIN - grow, NOTCH_X - grow, NOTCH_Y - grow
    q, r = _OUTER, _INNER - grow * 0.6
    right, low = WIDTH - m, HEIGHT - m
    return Path(
        f"M{nx} {m + q}Q{nx} {m} {nx + q} {m}H{right - q}Q{right} {m} {right} {m + q}"
        f"V{HEIGHT - ny - q}Q{right} {HEIGHT - ny} {right - q} {HEIGHT - ny}"
        f"H{WIDTH - nx + r}Q{WIDTH - nx} {HEIGHT - ny} {WIDTH - nx} {HEIGHT - ny + r}"
        f"V{low - q}Q{WIDTH - nx} {low} {WIDTH - nx - q} {low}H{m + q}Q{m} {low} {m} {low - q}"
        f"V{ny + q}Q{m} {ny} {m + q} {ny}H{nx - r}Q{nx} {ny} {nx} {ny - r}Z"
    )


BLEED = panel(8)
"""Art is cut to this, so that its edges lie under the card stock."""


def silhouette() -> Art:
    """The whole card in the colour of its edge."""
    return Art().add("edge", rounded(0, 0, WIDTH, HEIGHT, CORNER))


def stock() -> Art:
    """The card stock with the panel as a hole: drawn over the art, it hides every cut edge."""
    outer = rounded(3, 3, WIDTH - 6, HEIGHT - 6, CORNER - 3)
    return Art().add("card", outer + panel().reversed())


def index_ornament(family: str) -> Art:
    """What stands with the index glyphs, top left: small suit, lozenge rule or star."""
    if family in SUIT:
        return Art().add(family, SUIT[family].move(INDEX_X, 220))
    return Art().extend(*([_index_star()] if family == "E" else []), _rule(family))


def mark(family: str) -> Art:
    """The sign of a family about the origin, 100 units high: the middle of a card without picture."""
    if family in SUIT:
        return Art().add(family, SUIT[family]).add(f"{family}_", FACET[family])
    if family == "E":
        return Art().add("E", STAR.move(0, -4)).add("E_", star_facets(5, 52, 21))
    art = Art().solid("T", "T_", diamond(0, 0, 40, 50), 0)
    return art.add("gold3", star(8, 30, 12)).add("gold", star_facets(8, 30, 12))


def _rule(family: str) -> Art:
    y = 240
    art = Art().add(family, diamond(INDEX_X, y, 26, 20))
    art.add("gold" if family == "T" else "card", diamond(INDEX_X, y, 12, 9))
    return art.add(family, rect(INDEX_X - 62, y - 2.5, 30, 5), rect(INDEX_X + 32, y - 2.5, 30, 5))


def _index_star() -> Art:
    y = 119
    art = Art().add("E", STAR.scale(1.25).move(INDEX_X, y - 5))
    return art.add("E_", star_facets(5, 65, 26.25, INDEX_X, y))


_COLUMNS = {"L": -1, "C": 0, "R": 1}
_APART, _BULGE = 88, 24
"""Half the distance of two columns at the ends, and how much more it is in the middle."""
_LEAN = 84
"""How much further right the top row stands than the bottom row: clear of both notches."""
_TOP, _BOTTOM = 134, 916
_SIZES = {1: 300, 2: 232, 3: 188, 4: 150, 5: 148, 6: 142}
_ENDS = [("L", 0.0), ("R", 0.0), ("L", 1.0), ("R", 1.0)]
_MIDDLE = [("L", 0.5), ("R", 0.5)]
_THIRDS = [("L", 1 / 3), ("R", 1 / 3), ("L", 2 / 3), ("R", 2 / 3)]
_PLACES: dict[int, list[tuple[str, float]]] = {
    1: [("C", 0.5)],
    2: [("C", 0.22), ("C", 0.78)],
    3: [("C", 0.08), ("C", 0.5), ("C", 0.92)],
    4: [("L", 0.05), ("R", 0.05), ("L", 0.95), ("R", 0.95)],
    5: [*_ENDS, ("C", 0.5)],
    6: [*_ENDS, *_MIDDLE],
    7: [*_ENDS, *_MIDDLE, ("C", 0.25)],
    8: [*_ENDS, *_MIDDLE, ("C", 0.25), ("C", 0.75)],
    9: [*_ENDS, *_THIRDS, ("C", 0.5)],
    10: [*_ENDS, *_THIRDS, ("C", 1 / 6), ("C", 5 / 6)],
}
_HALOS = {1: (190, 232), 2: (136, 166), 3: (120, 144)}
"""Inner and outer radius of the ring of ticks around each pip of the emptiest cards."""


def pips(suit: str, number: int) -> Picture:
    """A plain card from 1 to 10."""
    back = silhouette().add("panel", BLEED)
    back.add("panel2", clipped(rays(*_CENTRE, 0, 800, 36, -2.5), BLEED))
    front = stock()
    for column, fraction in sorted(_PLACES[number], key=lambda place: place[1]):
        x, y = _place(column, fraction)
        if number in _HALOS:
            front.add("hair", rays(x, y, *_HALOS[number], 48 if number == 1 else 36))
        front.extend(_pip(suit, x, y, _SIZES.get(number, 130), fraction > 0.5))
    return Picture(back, Art(), front)


def _place(column: str, fraction: float) -> tuple[float, float]:
    apart = _APART + _BULGE * (1 - abs(2 * fraction - 1))
    x = _CENTRE[0] + _COLUMNS[column] * apart + _LEAN * (0.5 - fraction)
    return x, _TOP + fraction * (_BOTTOM - _TOP)


def _pip(suit: str, x: float, y: float, size: float, upside_down: bool) -> Art:
    turn = 180 if upside_down else 0
    art = Art().add(suit, SUIT[suit]).add(f"{suit}_", FACET[suit])
    return art.at(x, y, size / 100, turn)


def back() -> Picture:
    """The back: exactly symmetric under 180 degrees, so that it tells nothing."""
    art = silhouette().add("card", rounded(3, 3, WIDTH - 6, HEIGHT - 6, CORNER - 3))
    art.add("gold", _inset(0, 22)).add("B0", _inset(7, 16))
    lit, shaded = _lattice()
    art.add("B2", clipped(lit, _inset(19, 10))).add("B3", clipped(shaded, _inset(19, 10)))
    art.add("gold", _inset(13, 12) + _inset(16, 10).flip(WIDTH / 2))
    art.extend(_medallion())
    for y in (263, 787):
        art.extend(_lozenge(y))
    return Picture(art, Art(), Art())


def _inset(by: float, radius: float) -> Path:
    m = MARGIN + by
    return rounded(m, m, WIDTH - 2 * m, HEIGHT - 2 * m, radius)


def _lattice() -> tuple[list[Path], list[Path]]:
    lit: list[Path] = []
    shaded: list[Path] = []
    width, height = 76.3, 108.9
    for row in range(-10, 11):
        for column in range(-4, 4 if row % 2 else 5):
            x = _CENTRE[0] + (column + row % 2 / 2) * width
            y = _CENTRE[1] + row * height / 2
            left, right = (x - width / 2 + 4, y), (x + width / 2 - 4, y)
            top, low = (x, y - height / 2 + 5.5), (x, y + height / 2 - 5.5)
            lit += [poly((x, y), top, left), poly((x, y), low, right)]
            shaded += [poly((x, y), top, right), poly((x, y), low, left)]
    return lit, shaded


def _medallion() -> Art:
    art = Art().add("gold", ellipse(*_CENTRE, 150)).add("B1", ellipse(*_CENTRE, 143))
    art.add("gold", rays(*_CENTRE, 104, 134, 48))
    art.add("gold3", ellipse(*_CENTRE, 100)).add("B0", ellipse(*_CENTRE, 95))
    art.add("gold3", star(8, 84, 34, *_CENTRE))
    return art.add("gold2", star_facets(8, 84, 34, *_CENTRE))


def _lozenge(y: float) -> Art:
    x = _CENTRE[0]
    left, right, top, low = (x - 21, y), (x + 21, y), (x, y - 30), (x, y + 30)
    art = Art().add("gold", diamond(x, y, 42, 60)).add("B1", diamond(x, y, 35, 50))
    art.add("gold3", poly(top, right, (x, y)), poly(low, left, (x, y)))
    return art.add("gold2", poly(top, left, (x, y)), poly(low, right, (x, y)))
