"""Helmets of knights and hats of jacks, most of them looking left; the origin is the middle of the eye line."""

from __future__ import annotations

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.shapes import curve, ellipse, poly

_BOWL = Path(
    "M-58 -34C-66 -100 -20 -140 24 -136C78 -132 100 -84 92 -26L60 -34C30 -44 -20 -44 -58 -34Z"
)
_BRIM = Path("M-86 -22C-70 -40 -20 -52 20 -46C52 -42 80 -34 100 -14L92 2C60 -18 0 -34 -50 -22Z")


def helmet(suit: str) -> Art:
    """A knight's helmet: plumed, winged, pointed with a scarf, or a kettle hat with leaves."""
    return {
        "S": _burgonet,
        "H": _winged_helmet,
        "D": _pointed_helmet,
        "C": _kettle_hat,
    }[suit]()


def jacks_hat(suit: str) -> Art:
    """A jack's hat: beret, plumed hat, turban or hunter's cap."""
    return {"S": _beret, "H": _plumed_hat, "D": _turban, "C": _hunters_cap}[suit]()


def _burgonet() -> Art:
    hat = Art()
    hat.solid("white", "steel", _BOWL, 22)
    hat.solid("gold", "gold2", _BRIM, 22)
    hat.add("steel2", curve("M22 -136C14 -100 14 -76 20 -48", 6))
    for turn, colour in ((34, "3"), (12, "2"), (-12, "4")):
        plume = (
            Path(
                "M0 0C-30 -40 -26 -96 20 -112C66 -124 106 -84 104 -34C90 -56 66 -70 50 -60"
                "C24 -48 10 -26 0 0Z"
            )
            .scale(0.72)
            .rotate(turn + 10)
            .move(30, -130)
        )
        hat.add(colour, plume)
    hat.add("gold3", ellipse(26, -132, 13))
    return hat


def _winged_helmet() -> Art:
    """Seen from the front, a wing on each side."""
    wing = Path(
        "M0 0C-18 -46 -6 -104 40 -146C46 -120 54 -106 68 -98C60 -84 58 -70 64 -58"
        "C54 -40 30 -14 0 0Z"
    )
    hat = Art()
    for roles, turn, k in (
        (("2", "3"), 26, 1.06),
        (("4", "2"), 12, 1.0),
        (("white", "fur2"), -4, 0.9),
    ):
        right = wing.scale(k).rotate(turn).move(54, -46)
        hat.add(roles[0], right.flip()).add(roles[1], right)
    bowl = Path("M-68 -34C-76 -104 -38 -142 0 -142C38 -142 76 -104 68 -34Q0 -60 -68 -34Z")
    hat.solid("white", "steel", bowl, 0)
    hat.solid("gold3", "gold", Path("M-9 -146Q0 -152 9 -146L12 -52H-12Z"), 0)
    hat.solid("gold", "gold2", Path("M-76 -34Q0 -74 76 -34L73 -12Q0 -50 -73 -12Z"), 0)
    guard = Path("M-70 -16C-74 20 -70 56 -54 84C-46 60 -50 20 -54 -18Z")
    hat.add("white", guard).add("steel", guard.flip())
    return hat.add("gold3", ellipse(0, -56, 17)).add("lip", SUIT["H"].scale(0.2).move(0, -56))


def _pointed_helmet() -> Art:
    hat = Art()
    cone = Path("M-50 -60C-46 -110 -4 -128 14 -186C28 -128 80 -112 84 -60Z")
    hat.solid("gold3", "gold", cone, 16)
    hat.add(
        "gold2",
        curve("M14 -176C2 -130 -18 -110 -22 -66", 4),
        curve("M16 -170C30 -126 50 -110 54 -66", 4),
    )
    hat.add("gold3", poly((14, -210), (24, -190), (14, -170), (4, -190)))
    scarf = Path("M-62 -30C-78 -60 -50 -88 14 -86C70 -86 108 -70 98 -30C60 -52 -10 -56 -62 -30Z")
    hat.add("4", scarf)
    hat.add("2", Path("M14 -86C70 -86 108 -70 98 -30C84 -38 66 -44 48 -47C60 -60 50 -80 14 -86Z"))
    hat.add(
        "3",
        curve("M-66 -46C-30 -72 40 -76 92 -46", 5),
        curve("M-50 -70C-10 -86 40 -84 74 -70", 4),
    )
    tail = Path("M88 -40C120 -20 124 40 104 110C96 120 84 116 80 106C96 50 92 0 76 -34Z")
    hat.add("2", tail)
    hat.add("3", Path("M104 -22C122 10 120 60 104 110C100 116 94 116 90 114C104 60 106 10 94 -30Z"))
    hat.add("lip", poly((-30, -66), (-20, -52), (-30, -38), (-40, -52)))
    return hat


def _kettle_hat() -> Art:
    hat = Art()
    cone = Path("M-52 -40C-54 -110 -10 -130 20 -130C60 -130 92 -104 88 -40Z")
    hat.solid("white", "steel", cone, 20)
    brim = Path("M-104 -14C-84 -48 -40 -58 20 -56C76 -56 116 -44 132 -14C90 -34 -50 -34 -104 -14Z")
    hat.solid("gold3", "gold", brim, 20)
    for x, y, turn, colour in (
        (-40, -66, -50, "2"),
        (-18, -84, -20, "4"),
        (12, -92, 8, "2"),
        (42, -86, 30, "3"),
        (68, -66, 60, "2"),
    ):
        leaf = (
            Path(
                "M0 10C-18 4 -22 -8 -14 -14C-24 -22 -20 -36 -8 -36C-6 -48 6 -48 8 -36"
                "C20 -36 24 -22 14 -14C22 -8 18 4 0 10Z"
            )
            .rotate(turn)
            .move(x, y)
        )
        hat.add(colour, leaf)
    hat.add("hairB", ellipse(-2, -62, 9, 11), ellipse(28, -64, 9, 11))
    hat.add("hairB2", Path("M-12 -66Q-2 -78 8 -66Z"), Path("M18 -68Q28 -80 38 -68Z"))
    return hat


def _beret() -> Art:
    hat = Art()
    cloth = Path(
        "M-66 -52C-84 -92 -50 -132 10 -138C80 -144 122 -112 112 -66"
        "C104 -50 90 -46 76 -52C40 -74 -20 -74 -66 -52Z"
    )
    hat.solid("2", "3", cloth, 24)
    band = Path("M-68 -50C-20 -76 40 -76 82 -52L78 -34C40 -56 -14 -56 -60 -34Z")
    hat.solid("gold", "gold2", band, 24)
    feather = Path("M-20 -84C10 -150 80 -186 150 -160C146 -120 96 -84 30 -80Z")
    hat.add("4", feather)
    hat.add("white", Path("M-20 -84C10 -150 80 -186 150 -160C100 -150 50 -120 -20 -84Z"))
    hat.add("gold2", curve("M-20 -84C40 -118 90 -144 150 -160", 4))
    hat.add("gold3", ellipse(-16, -82, 15))
    hat.add("ink", SUIT["S"].scale(0.2).move(-16, -82))
    return hat


def _plumed_hat() -> Art:
    hat = Art()
    for turn, colour in ((30, "3"), (8, "4"), (-14, "white")):
        plume = (
            Path(
                "M0 0C-10 -50 20 -100 76 -106C116 -106 130 -74 122 -44C104 -62 84 -62 70 -46"
                "C50 -22 24 -8 0 0Z"
            )
            .rotate(turn)
            .scale(0.9)
            .move(40, -78)
        )
        hat.add(colour, plume)
    bowl = Path("M-46 -62C-52 -112 -20 -142 24 -142C66 -142 92 -110 86 -60Z")
    hat.solid("2", "3", bowl, 22)
    brim = Path("M-96 -66C-70 -34 70 -24 128 -76C118 -40 84 -22 20 -24C-44 -26 -90 -36 -96 -66Z")
    hat.solid("4", "2", brim, 22)
    hat.add("gold", Path("M-48 -76C-10 -58 50 -56 88 -74L87 -60C50 -42 -8 -44 -47 -60Z"))
    hat.add("gold3", SUIT["H"].scale(0.34).move(-14, -76))
    return hat


def _turban() -> Art:
    hat = Art()
    cloth = Path("M-70 -44C-84 -92 -40 -128 26 -124C92 -122 118 -84 98 -40C60 -64 -20 -68 -70 -44Z")
    hat.solid("2", "3", cloth, 26)
    for k in range(3):
        fold = Path(
            f"M{-74 + k * 6} {-50 - k * 26}"
            f"C{-30 + k * 6} {-86 - k * 16} {50 - k * 4} {-88 - k * 14} {100 - k * 10} "
            f"{-48 - k * 24}L{98 - k * 10} {-36 - k * 24}"
            f"C50 {-74 - k * 14} -30 {-72 - k * 16} {-72 + k * 6} {-38 - k * 26}Z"
        )
        hat.add("4" if k != 1 else "gold3", fold)
    whole, half = "C-16 -40 -6 -86 26 -100", "C8 -36 16 -70 26 -100"
    for colour, edge in (("white", whole), ("steel", half)):
        feather = Path(f"M0 0{edge}C34 -66 26 -26 0 0Z").scale(0.9)
        hat.add(colour, feather.move(-22, -110))
    hat.add("lip", poly((-22, -128), (-8, -108), (-22, -88), (-36, -108)))
    hat.add("gold3", poly((-22, -120), (-14, -108), (-22, -96), (-30, -108)))
    return hat


def _hunters_cap() -> Art:
    hat = Art()
    peak = Path(
        "M-110 -30C-70 -64 -40 -80 -20 -128C40 -150 96 -120 104 -44C60 -62 -30 -66 -110 -30Z"
    )
    hat.solid("2", "3", peak, 26)
    turn_up = Path("M-112 -28C-40 -72 60 -66 106 -42L104 -22C56 -48 -30 -50 -96 -22Z")
    hat.solid("4", "2", turn_up, 26)
    feather = Path("M20 -62C40 -120 100 -160 160 -150C150 -110 96 -70 40 -54Z")
    hat.add("lip", feather)
    hat.add("lip2", Path("M40 -54C96 -70 150 -110 160 -150C110 -130 66 -96 20 -62Z"))
    hat.add("gold3", SUIT["C"].scale(0.3).move(20, -60))
    return hat
