"""People of the trump scenes: 105 units high, feet on the origin, faceless like on a poster.

Clothes and hats are given as words: `"coat shade trousers"`, `"dress shade trim"`,
`"kind colour trim"`.  An arm is two angles, of the upper and of the lower arm: 0 hangs straight
down, positive is towards the right.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import Point, ellipse, poly, rect, rounded, waves

Arms = tuple[float, float, float, float]
"""Left upper arm, left lower arm, right upper arm, right lower arm, in degrees."""

RELAXED: Arms = (-18, -6, 18, 6)


class Person(NamedTuple):
    """A figure and where its hands are."""

    art: Art
    left: Point
    right: Point

    def at(self, x: float, y: float, k: float = 1, degrees: float = 0, flip: bool = False) -> Art:
        """The figure with its feet on (x, y), `k` times as large."""
        return self.art.at(x, y, k, degrees, flip)


def reach(hand: Point, x: float, y: float, k: float) -> Point:
    """Where a hand is once its figure stands on (x, y), `k` times as large."""
    return x + hand[0] * k, y + hand[1] * k


def limb(x0: float, y0: float, x1: float, y1: float, w0: float, w1: float) -> Path:
    """A tapered capsule from (x0, y0), `w0` wide, to (x1, y1), `w1` wide."""
    angle = math.atan2(y1 - y0, x1 - x0)
    nx, ny = -math.sin(angle) / 2, math.cos(angle) / 2
    side = poly(
        (x0 - nx * w0, y0 - ny * w0),
        (x1 - nx * w1, y1 - ny * w1),
        (x1 + nx * w1, y1 + ny * w1),
        (x0 + nx * w0, y0 + ny * w0),
    )
    return side + ellipse(x0, y0, w0 / 2) + ellipse(x1, y1, w1 / 2)


def man(
    clothes: str,
    *,
    hat: str = "",
    arms: Arms = RELAXED,
    step: float = 6,
    hair: str = "ink",
    face: int = 1,
    tail: bool = True,
    shirt: str = "cream",
) -> Person:
    """A standing man; `face` -1 looks left, `step` is half his stride, `tail` lengthens his coat."""
    coat, shade, trousers = clothes.split()
    right, right_hand = _arm(9, -72, arms[2:], 7.4, shade)
    left, left_hand = _arm(-9, -72, arms[:2], 7.4, coat)
    art = Art().extend(right)
    for side in (1, -1):
        art.add(trousers, limb(side * 3.5, -48, side * step, -4, 9, 6.4))
        art.add("ink", _shoe(side * step, face))
    art.solid(coat, shade, _TAILCOAT if tail else _JACKET, 1)
    art.add(shirt, poly((-4, -79), (4, -79), (0.5, -64)))
    art.add("skinp2", rect(-3, -84, 6, 7))
    art.extend(head(face * 0.6, -90, 8.6, hair, hat, face), left)
    return Person(art, left_hand, right_hand)


def woman(
    clothes: str,
    *,
    hat: str = "",
    arms: Arms = RELAXED,
    hair: str = "hairA",
    face: int = 1,
    bustle: bool = True,
    flounces: int = 2,
    bun: bool = False,
    spread: float = 26,
) -> Person:
    """A standing woman; `spread` is half the width of her skirt's hem."""
    dress, shade, trim = clothes.split()
    right, right_hand = _arm(7.5, -71, arms[2:], 6.6, shade)
    left, left_hand = _arm(-7.5, -71, arms[:2], 6.6, dress)
    skirt = _bustle_skirt(spread, face) if bustle else _wide_skirt(spread)
    art = Art().extend(right).solid(dress, shade, skirt, 2)
    for i in range(flounces):
        art.add(trim, waves(-40, 40, -7 - i * 14, 1.6, 12, 3.6) & skirt)
    art.solid(dress, shade, Path("M-9 -76Q0 -80 9 -76L6.4 -59H-6.4Z"), 1)
    art.add(trim, poly((-4, -78), (4, -78), (0, -68)))
    art.add("skinp2", rect(-2.4, -83, 4.8, 7))
    art.extend(head(face * 0.5, -88.5, 8, hair, hat, face, bun=bun), left)
    return Person(art, left_hand, right_hand)


def seated_man(
    clothes: str,
    *,
    face: int,
    hair: str,
    hat: str = "",
    arms: Arms = (-20, 40, 20, 60),
) -> Person:
    """A man on a seat, his hips 44 above the ground."""
    coat, shade, trousers = clothes.split()
    legs = Art().add(
        trousers,
        limb(-2 * face, -44, 20 * face, -42, 11, 9),
        limb(20 * face, -42, 20 * face, -4, 9, 7),
    )
    legs.add("ink", ellipse(24 * face, -3, 8, 4))
    top = head(face * 0.6, -90, 8.6, hair, hat, face)
    return _seated(legs, coat, shade, arms, top)


def seated_woman(
    clothes: str,
    *,
    face: int,
    hair: str,
    hat: str = "",
    arms: Arms = (-20, 40, 20, 60),
    shawl: str = "",
) -> Person:
    """A woman on a seat, her hips 44 above the ground."""
    dress, shade = clothes.split()
    skirt = Path("M-10 -52C6 -56 26 -50 30 -40L36 0H-4C-12 -16 -14 -40 -10 -52Z")
    legs = Art().solid(dress, shade, skirt if face > 0 else skirt.flip(), 12 * face)
    top = head(face * 0.6, -90, 8.6, hair, hat, face, bun=not hat)
    if shawl:
        top.add(shawl, Path("M-13 -77Q0 -83 13 -77L17 -54L0 -60L-17 -54Z"))
    return _seated(legs, dress, shade, arms, top)


def head(
    x: float, y: float, r: float, hair: str, hat: str = "", face: int = 0, *, bun: bool = False
) -> Art:
    """A head `r` half as high, in profile unless `face` is 0."""
    axis = r * 0.42 if face > 0 else r * 0.1 if face == 0 else -r * 0.02
    art = Art().solid("skinp", "skinp2", ellipse(x, y, r * 0.86, r), x + axis)
    if face:
        art.add("skinp", _nose(x, y, r, face)).add(hair, _side_hair(x, y, r, face))
    else:
        art.add(hair, _front_hair(x, y, r))
    if bun:
        art.add(hair, ellipse(x - face * r * 0.95, y - r * 0.55, r * 0.5))
    if hat:
        kind, colour, trim = hat.split()
        art.extend(_HATS[kind](x, y, r, face, colour, trim))
    return art


_TAILCOAT = Path("M-11 -77Q0 -81 11 -77L13 -62L9 -48L13 -24C6 -22 -8 -22 -13 -24L-9 -48L-13 -62Z")
_JACKET = Path("M-11 -77Q0 -81 11 -77L13 -62L10 -44C4 -42 -4 -42 -10 -44L-13 -62Z")


def _seated(legs: Art, colour: str, shade: str, arms: Arms, top: Art) -> Person:
    right, right_hand = _arm(9, -72, arms[2:], 7.4, shade)
    left, left_hand = _arm(-9, -72, arms[:2], 7.4, colour)
    body = Path("M-11 -77Q0 -81 11 -77L12 -60L9 -42H-9L-12 -60Z")
    art = legs.extend(right).solid(colour, shade, body, 1)
    art.add("white", poly((-4, -79), (4, -79), (0, -66))).add("skinp2", rect(-3, -84, 6, 7))
    return Person(art.extend(top, left), left_hand, right_hand)


def _arm(
    x: float, y: float, angles: tuple[float, ...], width: float, sleeve: str
) -> tuple[Art, Point]:
    """An arm from the shoulder (x, y), and where its hand is."""
    upper, lower = (math.radians(angle) for angle in angles)
    elbow = (x + 18 * math.sin(upper), y + 18 * math.cos(upper))
    wrist = (elbow[0] + 17 * math.sin(lower), elbow[1] + 17 * math.cos(lower))
    hand = (wrist[0] + 2.5 * math.sin(lower), wrist[1] + 2.5 * math.cos(lower))
    art = Art().add("skinp", ellipse(*hand, 3.4))
    art.add(
        sleeve,
        limb(x, y, *elbow, width, width * 0.86) + limb(*elbow, *wrist, width * 0.86, width * 0.66),
    )
    return art, hand


def _shoe(x: float, face: int) -> Path:
    return Path(
        f"M{x - 3.4} -4H{x + 4}C{x + 4 + face * 4} -3 {x + 5 + face * 5} 0 {x + 4 + face * 4} 0"
        f"H{x - 4 + face * 3}Z"
    )


def _bustle_skirt(spread: float, face: int) -> Path:
    return Path(
        f"M{-6 * face} -60C{-26 * face} -58 {-28 * face} -36 {-(spread + 4) * face} 0"
        f"H{spread * face}C{20 * face} -26 {9 * face} -44 {6 * face} -60Z"
    )


def _wide_skirt(spread: float) -> Path:
    return Path(
        f"M-6 -60C-12 -42 -{spread} -18 -{spread + 2} 0H{spread + 2}C{spread} -18 12 -42 6 -60Z"
    )


def _nose(x: float, y: float, r: float, face: int) -> Path:
    return poly(
        (x + face * r * 0.7, y - 2), (x + face * r * 1.14, y + 2.6), (x + face * r * 0.7, y + 3.4)
    )


def _side_hair(x: float, y: float, r: float, face: int) -> Path:
    cut = x - face * r * 0.08 - (0 if face > 0 else 40)
    whole = ellipse(x - face * r * 0.18, y - r * 0.12, r * 0.98, r * 1.06)
    return whole - rect(cut, y - r * 0.52, 40, 60)


def _front_hair(x: float, y: float, r: float) -> Path:
    return Path(
        f"M{x - r} {y + 1}C{x - r * 1.1} {y - r * 1.5} {x + r * 1.1} {y - r * 1.5} {x + r} {y + 1}"
        f"C{x + r * 0.7} {y - r * 0.5} {x - r * 0.7} {y - r * 0.5} {x - r} {y + 1}Z"
    )


def _top_hat(x: float, y: float, r: float, _face: int, colour: str, trim: str) -> Art:
    crown = Path(
        f"M{x - r * 0.92} {y - r * 0.55}L{x - r * 1.02} {y - r * 2.5}H{x + r * 1.02}"
        f"L{x + r * 0.92} {y - r * 0.55}Z"
    )
    art = Art().add(colour, crown, rounded(x - r * 1.5, y - r * 0.72, r * 3, r * 0.34, 1.2))
    return art.add(trim, rect(x - r * 0.95, y - r * 1.1, r * 1.9, r * 0.36))


def _bonnet(x: float, y: float, r: float, face: int, colour: str, trim: str) -> Art:
    side = face * r
    hood = Path(
        f"M{x - side * 1.2} {y + r * 0.5}C{x - side * 1.6} {y - r * 1.2} {x - side * 0.4}"
        f" {y - r * 1.7} {x + side * 0.9} {y - r * 1.25}L{x + side * 1.2} {y - r * 0.7}"
        f"C{x} {y - r * 0.7} {x - side * 0.5} {y} {x - side * 0.5} {y + r * 0.9}Z"
    )
    return Art().add(colour, hood).add(trim, ellipse(x - side * 0.3, y - r * 1.25, r * 0.42))


def _wide_hat(x: float, y: float, r: float, _face: int, colour: str, trim: str) -> Art:
    crown = Path(
        f"M{x - r * 0.8} {y - r * 0.5}C{x - r * 0.7} {y - r * 1.6} {x + r * 0.7} {y - r * 1.6}"
        f" {x + r * 0.8} {y - r * 0.5}Z"
    )
    art = Art().add(colour, crown, ellipse(x, y - r * 0.55, r * 1.9, r * 0.34))
    return art.add(trim, rect(x - r * 0.8, y - r * 0.86, r * 1.6, r * 0.26))


def _cap(x: float, y: float, r: float, face: int, colour: str, _trim: str) -> Art:
    crown = Path(
        f"M{x - r} {y - r * 0.3}C{x - r * 1.1} {y - r * 1.5} {x + r * 1.1} {y - r * 1.5}"
        f" {x + r} {y - r * 0.3}Z"
    )
    visor = x + (0 if face >= 0 else -r * 1.6)
    return Art().add(colour, crown, rounded(visor, y - r * 0.5, r * 1.6, r * 0.3, 1))


def _pointed_hat(x: float, y: float, r: float, _face: int, colour: str, trim: str) -> Art:
    tip = (x + r * 0.15, y - r * 2.8)
    art = Art().add(colour, poly((x - r, y - r * 0.4), tip, (x + r, y - r * 0.4)))
    return art.add(trim, ellipse(*tip, r * 0.4))


_HATS: dict[str, Callable[[float, float, float, int, str, str], Art]] = {
    "top": _top_hat,
    "bonnet": _bonnet,
    "wide": _wide_hat,
    "cap": _cap,
    "point": _pointed_hat,
}
