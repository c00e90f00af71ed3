"""The hands of the courts; each closes about an upright shaft through the origin."""

from __future__ import annotations

from collections.abc import Callable

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.shapes import curve, ellipse, line, rounded


def fist(cuff: str = "braid") -> Art:
    """A fist, below it a sleeve with a cuff: braid, ermine, lace, bangles, bracer, or none."""
    art = _CUFFS[cuff]() if cuff else Art()
    art.solid("skin", "skin2", rounded(-31, -36, 60, 76, 20), 8)
    for y in (-17, 2, 21):
        art.add("skin2", line((-28, y), (6, y), w=4, cap="round"))
    thumb = "M-8 -46C10 -50 32 -38 31 -18L28 -4C20 -20 6 -27 -9 -26C-16 -32 -16 -42 -8 -46Z"
    art.add("skin", Path(thumb))
    if cuff == "ermine":
        art.add("gold", rounded(-32, -9, 17, 15, 5)).add("lip", ellipse(-26, -2, 5))
    return art


def ladys_hand() -> Art:
    """A slender hand, its little finger raised, in a sleeve with a lace cuff."""
    art = Art().solid("2", "3", Path("M-25 44H27L42 130H-38Z"), 3)
    for x in (-22, -7, 8, 23):
        art.add("fur2" if x > 0 else "white", ellipse(x, 48, 10, 11))
    art.solid("gold", "gold2", Path("M-28 48Q0 58 30 48L33 66Q0 76 -31 66Z"), 3)
    art.add("skin2", limb(-16, 24, -40, 2, 13, 9))
    art.solid("skin", "skin2", Path(_SLENDER), 6)
    for y in (-18, -2, 14):
        art.add("skin2", curve(f"M-23 {y + 2}Q-10 {y - 4} 4 {y}", 3))
    thumb = "M-7 -40C6 -46 26 -36 25 -18L22 -6C17 -20 5 -27 -8 -26C-14 -30 -13 -38 -7 -40Z"
    return art.add("skin", Path(thumb))


def gauntlet() -> Art:
    """A gauntlet of plates with a flared cuff."""
    art = Art().solid("2", "3", Path("M-36 80H38L50 140H-46Z"), 4)
    art.solid("white", "steel", Path("M-34 30Q0 40 36 30L54 84Q0 102 -50 84Z"), 4)
    art.add("gold", curve("M-50 84Q0 102 54 84", 7))
    art.solid("white", "steel", rounded(-32, -38, 63, 78, 18), 6)
    for y in (-18, 2, 22):
        art.add("steel2", line((-30, y), (12, y), w=4.5, cap="round"))
    art.add("gold", *[ellipse(-20, y, 4) for y in (-28, -8, 12)])
    plate = "M-8 -48C12 -52 34 -40 33 -18L30 -2C21 -20 6 -28 -10 -27C-17 -33 -16 -44 -8 -48Z"
    return art.solid("white", "steel", Path(plate), 8)


def glove(light: str, shade: str) -> Art:
    """A fist in a glove with a wide cuff."""
    art = Art().solid(light, shade, Path("M-34 34Q0 44 36 34L50 92Q0 106 -48 92Z"), 4)
    art.add("gold", curve("M-41 62Q0 74 43 62", 6))
    return art.extend(fist("").recolour({"skin": light, "skin2": shade}))


def _sleeve() -> Art:
    return Art().solid("2", "3", Path("M-38 44H40L52 130H-46Z"), 4)


def _braid() -> Art:
    return _sleeve().solid("gold", "gold2", Path("M-40 34Q0 44 42 34L44 56Q0 66 -42 56Z"), 4)


def _ermine() -> Art:
    fur = Path("M-42 36Q0 46 44 36C56 44 58 66 50 76Q0 88 -48 76C-56 66 -54 44 -42 36Z")
    art = _sleeve().solid("white", "fur2", fur, 4)
    tail = Path("M0 -9C4 -2 5 5 0 12C-5 5 -4 -2 0 -9Z")
    return art.add("ink", *[tail.move(x, y) for x, y in ((-30, 56), (-10, 64), (12, 60), (32, 56))])


def _lace() -> Art:
    art = _sleeve()
    for i in range(6):
        art.add("fur2" if i > 2 else "white", ellipse(-38 + i * 15.6, 54, 12, 18))
    return art.solid("white", "fur2", Path("M-38 34Q0 44 40 34L44 56Q0 64 -42 56Z"), 4)


def _bangles() -> Art:
    art = Art().solid("skin", "skin2", Path("M-24 30H26L32 100H-30Z"), 4)
    art.solid("2", "3", Path("M-46 92Q0 76 50 92L58 140H-54Z"), 4)
    for y, role, shade in ((46, "gold3", "gold"), (60, "lip", "lip2"), (74, "gold3", "gold")):
        art.solid(
            role,
            shade,
            Path(f"M-30 {y - 5}Q0 {y + 5} 32 {y - 5}V{y + 5}Q0 {y + 15} -30 {y + 5}Z"),
            4,
        )
    return art


def _bracer() -> Art:
    """Leather laced around the forearm."""
    art = Art().solid("2", "3", Path("M-44 100H46L52 140H-48Z"), 4)
    art.solid("hairA", "hairA2", Path("M-34 34Q0 44 36 34L46 104Q0 116 -44 104Z"), 4)
    for y in (56, 74, 92):
        art.add("gold3", line((-16, y), (18, y + 10), w=5, cap="round"))
    return art.add("gold", curve("M-34 36Q0 46 36 36", 6))


_CUFFS: dict[str, Callable[[], Art]] = {
    "braid": _braid,
    "ermine": _ermine,
    "lace": _lace,
    "bangles": _bangles,
    "bracer": _bracer,
}
_SLENDER = (
    "M-22 -30C-12 -38 12 -38 21 -28C28 -14 28 16 24 34C18 46 -14 46 -20 34C-27 16 -28 -16 -22 -30Z"
)
