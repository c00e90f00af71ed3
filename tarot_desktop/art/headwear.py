"""Heads and hats of the people in the trump scenes: faceless like on a poster."""

from __future__ import annotations

from collections.abc import Callable

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import ellipse, poly, rect, rounded


def head(
    x: float,
    y: float,
    r: float,
    hair: str,
    hat: str = "",
    face: int = 0,
    *,
    bun: bool = False,
    back: bool = False,
) -> Art:
    """A head `r` half as high, in profile unless `face` is 0 or it is seen from the `back`."""
    axis = r * 0.42 if face > 0 else r * 0.1 if face == 0 else -r * 0.02
    art = Art().solid("skinp", "skinp2", ellipse(x, y, r * 0.86, r), x + axis)
    if back:
        art.add(hair, _back_hair(x, y, r))
    elif face:
        art.add("skinp", _nose(x, y, r, face)).add(hair, _side_hair(x, y, r, face))
    else:
        art.add(hair, _front_hair(x, y, r))
    if bun:
        art.add(hair, ellipse(x - face * r * (0.2 if back else 0.95), y - r * 0.55, r * 0.5))
    if hat:
        kind, colour, trim = hat.split()
        draw = _BACKS.get(kind, _HATS[kind]) if back else _HATS[kind]
        art.extend(draw(x, y, r, face, colour, trim))
    return art


def _nose(x: float, y: float, r: float, face: int) -> Path:
    return poly(
        (x + face * r * 0.7, y - 2), (x + face * r * 1.14, y + 2.6), (x + face * r * 0.7, y + 3.4)
    )


def _side_hair(x: float, y: float, r: float, face: int) -> Path:
    cut = x - face * r * 0.08 - (0 if face > 0 else 40)
    whole = ellipse(x - face * r * 0.18, y - r * 0.12, r * 0.98, r * 1.06)
    return whole - rect(cut, y - r * 0.52, 40, 60)


def _back_hair(x: float, y: float, r: float) -> Path:
    return Path(
        f"M{x - r * 0.9} {y + r * 0.3}C{x - r * 1.1} {y - r * 1.5} {x + r * 1.1} {y - r * 1.5}"
        f" {x + r * 0.9} {y + r * 0.3}C{x + r * 0.7} {y + r * 1.05} {x - r * 0.7} {y + r * 1.05}"
        f" {x - r * 0.9} {y + r * 0.3}Z"
    )


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


def _bonnet_behind(x: float, y: float, r: float, _face: int, colour: str, trim: str) -> Art:
    hood = Path(
        f"M{x - r} {y + r * 0.7}C{x - r * 1.5} {y - r * 2} {x + r * 1.5} {y - r * 2}"
        f" {x + r} {y + r * 0.7}C{x + r * 0.5} {y + r} {x - r * 0.5} {y + r} {x - r} {y + r * 0.7}Z"
    )
    return Art().add(colour, hood).add(trim, rect(x - r * 0.75, y + r * 0.5, r * 1.5, r * 0.28))


def _cap_behind(x: float, y: float, r: float, face: int, colour: str, trim: str) -> Art:
    visorless = Art()
    visorless.shapes = _cap(x, y, r, face, colour, trim).shapes[:1]
    return visorless


_BACKS: dict[str, Callable[[float, float, float, int, str, str], Art]] = {
    "bonnet": _bonnet_behind,
    "cap": _cap_behind,
}
_HATS: dict[str, Callable[[float, float, float, int, str, str], Art]] = {
    "top": _top_hat,
    "bonnet": _bonnet,
    "wide": _wide_hat,
    "cap": _cap,
    "point": _pointed_hat,
}
