"""People of the trump scenes: 105 units high, feet on the origin.

Clothes and hats are given as words: `"coat shade trousers"`, `"dress shade trim"`,
`"kind colour trim"`.  An arm is two angles, of the upper and of the lower arm: 0 hangs straight
down, positive is towards the right.  Who leans turns about the hips.
"""

from __future__ import annotations

from typing import NamedTuple

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.headwear import head
from tarot_desktop.art.limbs import Arm, arm, bent, shoe
from tarot_desktop.art.shapes import Point, ellipse, poly, rect, waves
from tarot_desktop.art.stances import HIPS, KNEELING_DROP, legs_of

Arms = tuple[float, float, float, float]
"""Left upper arm, left lower arm, right upper arm, right lower arm, in degrees."""

RELAXED: Arms = (-16, -4, 16, 4)


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
    stance: str = "stand",
    lean: float = 0,
    back: bool = False,
) -> Person:
    """A man; `face` -1 looks left, `step` is half his stride, `tail` lengthens his coat."""
    coat, shade, trousers = clothes.split()
    stood = legs_of(stance, step, face, trousers)
    right = arm((9, -72), arms[2:], 7.6, shade, cuff=shirt)
    left = arm((-9, -72), arms[:2], 7.6, coat, shade=shade, cuff=shirt)
    top = Art().extend(right.art).solid(coat, shade, _TAILCOAT if tail else _JACKET, 1)
    if back:
        top.add(shade, rect(-0.6, -76, 1.2, 28)).add("skinp2", rect(-3, -85, 6, 6))
    else:
        top.add(shirt, poly((-4, -79), (4, -79), (0.5, -64)))
        top.add(coat, poly((-4.6, -80), (-7, -77), (0.5, -63)))
        top.add("skinp2", rect(-3, -84, 6, 7))
    top.extend(head(face * 0.6, -90, 8.6, hair, hat, face, back=back), left.art)
    return _standing(stood.art, top, (left, right), lean, stood.drop)


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
    stance: str = "stand",
    lean: float = 0,
    back: bool = False,
) -> Person:
    """A woman; `spread` is half the width of her skirt's hem."""
    dress, shade, trim = clothes.split()
    right = arm((7.5, -71), arms[2:], 6.8, shade)
    left = arm((-7.5, -71), arms[:2], 6.8, dress, shade=shade)
    low = _skirt(stance, spread, face, (dress, shade, trim), flounces, bustle=bustle)
    top = Art().extend(right.art)
    top.solid(dress, shade, Path("M-9 -76Q0 -80 9 -76L6.2 -58H-6.2Z"), 1)
    if back:
        top.add(trim, *_BOW).add("skinp2", rect(-2.4, -84, 4.8, 7))
    else:
        top.add(trim, poly((-4, -78), (4, -78), (0, -68))).add("skinp2", rect(-2.4, -83, 4.8, 7))
    top.extend(head(face * 0.5, -88.5, 8, hair, hat, face, bun=bun or back, back=back), left.art)
    return _standing(low, top, (left, right), lean, KNEELING_DROP if stance == "kneel" else 0)


def seated_man(
    clothes: str,
    *,
    face: int,
    hair: str,
    hat: str = "",
    arms: Arms = (-20, 40, 20, 60),
    lean: float = 0,
) -> Person:
    """A man on a seat, his hips 44 above the ground."""
    coat, shade, trousers = clothes.split()
    legs = Art()
    for ahead, colour in ((23, trousers), (18, trousers)):
        ankle = (ahead * face + 1.5 * face, -4)
        legs.add(colour, bent((-3 * face, -44), (ahead * face, -43), ankle, (11.5, 9.6, 6.4)))
        legs.add("ink", shoe(ankle, face))
    return _seated(
        legs, (coat, shade, "white"), arms, head(face * 0.6, -90, 8.6, hair, hat, face), lean
    )


def seated_woman(
    clothes: str,
    *,
    face: int,
    hair: str,
    hat: str = "",
    arms: Arms = (-20, 40, 20, 60),
    shawl: str = "",
    lean: float = 0,
) -> Person:
    """A woman on a seat, her hips 44 above the ground."""
    dress, shade = clothes.split()
    skirt = Path("M-10 -52C6 -56 24 -52 29 -42C32 -30 33 -12 36 0H-3C-12 -16 -14 -40 -10 -52Z")
    fold = Path("M4 -48C14 -42 18 -20 16 0H11C13 -20 10 -36 4 -48Z")
    legs = Art().add("ink", shoe((30 * face, -3), face))
    legs.solid(dress, shade, skirt if face > 0 else skirt.flip(), 12 * face)
    legs.add(shade if face > 0 else dress, fold if face > 0 else fold.flip())
    top = head(face * 0.6, -90, 8.6, hair, hat, face, bun=not hat)
    if shawl:
        top.add(shawl, Path("M-13 -77Q0 -83 13 -77L17 -54L0 -60L-17 -54Z"))
    return _seated(legs, (dress, shade, "white"), arms, top, lean)


_OUTLINE = 1.5
_TAILCOAT = Path(
    "M-11 -77Q0 -81 11 -77L13 -62C11 -56 9.5 -52 9.5 -47L13.5 -24C6 -21.5 -8 -21.5 -13.5 -24"
    "L-9.5 -47C-9.5 -52 -11 -56 -13 -62Z"
)
_JACKET = Path(
    "M-11 -77Q0 -81 11 -77L13 -62C11.5 -57 10 -52 10.4 -44C4 -42 -4 -42 -10.4 -44"
    "C-10 -52 -11.5 -57 -13 -62Z"
)
_BOW = (Path("M0 -58L-9 -63V-52Z"), Path("M0 -58L9 -63V-52Z"), Path("M-2 -57L-6 -40H-1L0 -56Z"))


def _standing(low: Art, top: Art, arms: tuple[Arm, Arm], lean: float, drop: float) -> Person:
    left, right = (_leaned(each.hand, lean, drop) for each in arms)
    whole = low.extend(top.rotate(lean, 0, HIPS).at(0, drop))
    return Person(whole.outlined(_OUTLINE), left, right)


def _leaned(point: Point, lean: float, drop: float) -> Point:
    box = ellipse(*point, 1).rotate(lean, 0, HIPS).move(0, drop).box()
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _seated(
    legs: Art, colours: tuple[str, str, str], arms: Arms, head_art: Art, lean: float
) -> Person:
    coat, shade, shirt = colours
    right = arm((9, -72), arms[2:], 7.6, shade)
    left = arm((-9, -72), arms[:2], 7.6, coat, shade=shade)
    body = Path("M-11 -77Q0 -81 11 -77L12 -60L9.5 -42H-9.5L-12 -60Z")
    top = Art().extend(right.art).solid(coat, shade, body, 1)
    top.add(shirt, poly((-4, -79), (4, -79), (0, -66))).add("skinp2", rect(-3, -84, 6, 7))
    return _standing(legs, top.extend(head_art, left.art), (left, right), lean, 0)


def _skirt(
    stance: str,
    spread: float,
    face: int,
    colours: tuple[str, str, str],
    flounces: int,
    *,
    bustle: bool,
) -> Art:
    dress, shade, trim = colours
    if stance == "kneel":
        return _kneeling_skirt(face, dress, shade)
    art = Art()
    ahead = {"walk": 0.62, "stride": 0.8}.get(stance, 0.3)
    for x in (-ahead * spread * 0.5 * face, ahead * spread * face):
        art.add("ink", shoe((x, -3), face))
    shape = _walking_skirt(spread, face) if stance in ("walk", "stride") else _wide_skirt(spread)
    shape = _bustle_skirt(spread, face) if bustle else shape
    art.solid(dress, shade, shape, 2)
    for low, fold in ((-spread * 0.55, dress), (spread * 0.55, shade)):
        other = shade if fold == dress else dress
        art.add(other, poly((low * 0.16, -54), (low - 2.6, -1.6), (low + 2.6, -1.2)))
    for i in range(flounces):
        art.add(trim, waves(-44, 44, -7 - i * 14, 1.6, 12, 3.6) & shape)
    return art


def _kneeling_skirt(face: int, dress: str, shade: str) -> Art:
    skirt = Path("M-6 -40C4 -43 12 -36 17 -27L19 0H-26C-24 -12 -12 -20 -9 -30Z")
    art = Art().add("ink", shoe((-25 * face, -3), -face))
    return art.solid(dress, shade, skirt if face > 0 else skirt.flip(), 3)


def _bustle_skirt(spread: float, face: int) -> Path:
    return Path(
        f"M{-6 * face} -60C{-26 * face} -58 {-28 * face} -36 {-(spread + 4) * face} -0.5"
        f"Q{-2 * face} 2 {spread * face} -1C{20 * face} -26 {9 * face} -44 {6 * face} -60Z"
    )


def _wide_skirt(spread: float) -> Path:
    return Path(
        f"M-6 -60C-12 -42 -{spread} -18 -{spread + 2} -1Q0 2.4 {spread + 2} -1"
        f"C{spread} -18 12 -42 6 -60Z"
    )


def _walking_skirt(spread: float, face: int) -> Path:
    return Path(
        f"M{-6 * face} -60C{-9 * face} -42 {-24 * face} -22 {-(spread + 7) * face} -3"
        f"Q{-4 * face} 3 {spread * face} -2.6C{17 * face} -22 {12 * face} -44 {6 * face} -60Z"
    )
