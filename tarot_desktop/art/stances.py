"""How the people of the trump scenes stand: the legs of each stance."""

from __future__ import annotations

from typing import NamedTuple

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.limbs import leg, shoe
from tarot_desktop.art.shapes import Point

HIPS = -48.0
"""The height of the hips of somebody who stands, about which the upper body leans."""
KNEELING_DROP = 21.0
"""How much lower the body of somebody is who kneels."""


class Legs(NamedTuple):
    """Legs with shoes, and how much lower than usual they carry the body."""

    art: Art
    drop: float


class _Limb(NamedTuple):
    """One leg of somebody who looks right; `lift` turns the shoe, heel up."""

    knee: Point
    ankle: Point
    lift: float = 0
    hip: Point = (0, HIPS)


def legs_of(stance: str, step: float, face: int, trousers: str) -> Legs:
    """The legs of a stance: stand, walk, stride, crouch or kneel; `step` is half the stride."""
    far, near, drop = _STANCES.get(stance) or _standing(step)
    art = Art()
    for limb in (far, near):
        hip, knee, ankle = ((x * face, y) for x, y in (limb.hip, limb.knee, limb.ankle))
        art.add(trousers, leg(hip, knee, ankle)).add("ink", shoe(ankle, face, limb.lift))
    return Legs(art, drop)


def _standing(step: float) -> tuple[_Limb, _Limb, float]:
    """One leg carries the weight, the other is a little bent."""
    free = _Limb((step * 0.6 + 2.6, -27), (step + 0.6, -4), 0, (3.4, HIPS))
    return _Limb((-step * 0.62 - 1.5, -26), (-step, -4), 0, (-3.4, HIPS)), free, 0


_STANCES: dict[str, tuple[_Limb, _Limb, float]] = {
    "walk": (
        _Limb((-2.5, -26), (-15, -8.5), 34, (-2.4, HIPS)),
        _Limb((8.5, -27), (12.5, -4), -6, (2.4, HIPS)),
        0,
    ),
    "stride": (
        _Limb((-8, -25), (-21, -6.5), 28, (-2.6, HIPS)),
        _Limb((13.5, -27), (17, -4), 0, (2.6, HIPS)),
        1,
    ),
    "crouch": (
        _Limb((-3, -21), (-15, -6), 26, (-3, -41)),
        _Limb((16, -28), (11, -4), 0, (3, -41)),
        7,
    ),
    "kneel": (
        _Limb((-3, -5), (-19, -8.5), 74, (-3, -27)),
        _Limb((17, -25), (15, -4), 0, (3, -27)),
        KNEELING_DROP,
    ),
}
