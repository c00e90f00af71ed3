"""Icons and marks in a box of 100 x 100, in the deck's facets.

They are filled with two roles of their own, `main` and `shade`, which the application replaces
by a colour or by the icon's default roles; marks on a medallion also use the roles of a theme.
"""

from __future__ import annotations

from typing import NamedTuple

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.glyphs import FACET, STAR, SUIT
from tarot_desktop.art.shapes import (
    curve,
    diamond,
    ellipse,
    line,
    poly,
    rect,
    rounded,
    star,
    star_facets,
)


class Icon(NamedTuple):
    """A drawing and the roles its `main` and `shade` stand for unless a colour is given."""

    art: Art
    main: str = "gold3"
    shade: str = "gold2"


def icons() -> dict[str, Icon]:
    """Every icon by name."""
    marks = {"star": _star(), "crown": _crown(), "lozenge": _lozenge(), "lock": _lock()}
    plain = _signs() | {f"arrow-{way}": _arrow(turn) for way, turn in _TURNS.items()}
    return (
        {suit: Icon(_suit(suit), suit, f"{suit}_") for suit in SUIT}
        | {"trump": Icon(_lozenge(), "T", "T_"), "excuse": Icon(_excuse(), "E", "E_")}
        | {name: Icon(art) for name, art in marks.items()}
        | {name: Icon(art, "ink", "ink2") for name, art in plain.items()}
        | {f"medallion-{name}": Icon(_medallion(art)) for name, art in marks.items()}
        | {"medallion": Icon(_medallion(Art()))}
        | {f"medallion-{suit}": Icon(_medallion(_suit(suit))) for suit in SUIT}
    )


_TURNS = {"left": 180, "right": 0, "up": -90, "down": 90}


def _suit(suit: str) -> Art:
    art = Art().add("main", SUIT[suit]).add("shade", FACET[suit])
    return art.mapped(lambda path: path.scale(0.94))


def _excuse() -> Art:
    return Art().add("main", STAR.scale(0.9)).add("shade", star_facets(5, 46.8, 18.9, 0, 3.6))


def _star() -> Art:
    return Art().add("main", star(8, 48, 19)).add("shade", star_facets(8, 48, 19))


def _crown() -> Art:
    body = Path("M-40 34L-48 -26L-24 -4L0 -42L24 -4L48 -26L40 34Z")
    art = Art().solid("main", "shade", body, 0)
    for x, y in ((-46, -29), (0, -42), (46, -29)):
        art.add("main" if x <= 0 else "shade", ellipse(x, y, 7))
    return art


def _lozenge() -> Art:
    shape = diamond(0, 0, 42, 46)
    art = Art().add("main", shape)
    right = poly((0, 0), (0, -46), (42, 0))
    left = poly((0, 0), (0, 46), (-42, 0))
    return art.add("shade", right, left)


def _lock() -> Art:
    shackle = curve("M-19 -2V-18C-19 -30 -11 -38 0 -38S19 -30 19 -18V-2", 11, "butt")
    art = Art().solid("main", "shade", shackle, 0)
    return art.solid("main", "shade", rounded(-32, -6, 64, 48, 8), 0)


def _medallion(mark: Art) -> Art:
    """A dark disc in a gold ring, with `mark` on it."""
    art = Art().add("medal", ellipse(0, 0, 50)).add("gold", ellipse(0, 0, 46))
    art.add("medal", ellipse(0, 0, 40))
    return art.extend(mark.at(0, 0, 0.58))


def _arrow(turn: float) -> Art:
    return Art().add("main", line((-16, -34), (18, 0), (-16, 34), w=13)).rotate(turn)


def _signs() -> dict[str, Art]:
    return {
        "check": Art().add("main", line((-36, 2), (-10, 28), (36, -26), w=14)),
        "cross": Art().add(
            "main", line((-30, -30), (30, 30), w=13), line((-30, 30), (30, -30), w=13)
        ),
        "menu": Art().add("main", *[rounded(-38, y - 6, 76, 12, 6) for y in (-27, 0, 27)]),
        "search": Art().add(
            "main",
            ellipse(-8, -8, 30) + ellipse(-8, -8, 19).flip(-8),
            line((12, 12), (40, 40), w=14),
        ),
        "gear": _gear(),
        "pause": Art().add("main", rounded(-30, -36, 20, 72, 4), rounded(10, -36, 20, 72, 4)),
        "play": Art().add("main", poly((-24, -38), (38, 0), (-24, 38))),
        "plus": Art().add("main", rect(-36, -6.5, 72, 13), rect(-6.5, -36, 13, 72)),
        "minus": Art().add("main", rect(-36, -6.5, 72, 13)),
        "undo": _undo(),
        "redo": _undo().flip(),
        "dot": Art().add("main", ellipse(0, 0, 22)),
        "eye": _eye(),
        "lamp": _lamp(),
        "help": _help(),
    }


def _gear() -> Art:
    art = Art().add("main", ellipse(0, 0, 34) + ellipse(0, 0, 15).flip())
    tooth = poly((-10, -30), (-7, -46), (7, -46), (10, -30))
    return art.add("main", *[tooth.rotate(45 * i) for i in range(8)])


def _undo() -> Art:
    art = Art().add("main", curve("M-22 -18H8C28 -18 38 -6 38 10S28 38 8 38H-18", 12, "butt"))
    return art.add("main", poly((-44, -18), (-16, -44), (-16, 8)))


def _eye() -> Art:
    lid = Path("M-46 0C-26 -34 26 -34 46 0C26 34 -26 34 -46 0Z")
    inner = Path("M-33 0C-18 -22 18 -22 33 0C18 22 -18 22 -33 0Z")
    return Art().add("main", lid + inner.reversed(), ellipse(0, 0, 12))


def _lamp() -> Art:
    bulb = Path(
        "M0 -46C20 -46 33 -32 33 -14C33 4 18 10 16 26H-16C-18 10 -33 4 -33 -14C-33 -32 -20 -46 0 -46Z"
    )
    return (
        Art()
        .solid("main", "shade", bulb, 0)
        .add("main", rounded(-13, 31, 26, 6, 3))
        .add("main", rounded(-9, 41, 18, 6, 3))
    )


def _help() -> Art:
    hook = curve("M-21 -20C-21 -36 -11 -42 1 -42S23 -34 23 -20C23 -2 0 -2 0 18", 13, "butt")
    return Art().add("main", hook, ellipse(0, 37, 9))
