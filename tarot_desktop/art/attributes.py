"""What the courts hold; the hand is at the origin, up is negative."""

from __future__ import annotations

from collections.abc import Callable

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.shapes import Point, curve, diamond, ellipse, polar, poly, rect, rounded


def attribute(suit: str, rank: str) -> Art:
    """What this court card holds."""
    return _ATTRIBUTES[suit + rank]()


def _shaft(
    top: float, bottom: float, width: float = 14, light: str = "gold", shade: str = "gold2"
) -> Art:
    art = Art().add(light, rect(-width / 2, top, width, bottom - top))
    return art.add(shade, rect(0, top, width / 2, bottom - top))


def _heart_sceptre() -> Art:
    art = _shaft(-250, 140)
    art.solid("gold3", "gold", SUIT["H"].scale(0.82).move(0, -282), 0)
    art.add("lip", SUIT["H"].scale(0.46).move(0, -284))
    art.add("gold3", rounded(-20, -244, 40, 14, 7), rounded(-14, -60, 28, 12, 6))
    return art


def _sword() -> Art:
    art = Art()
    art.solid("white", "steel", Path("M-15 -60V-270L0 -318L15 -270V-60Z"), 0)
    art.add("steel2", rect(-2, -262, 4, 200))
    guard = Path("M-66 -66C-40 -54 40 -54 66 -66V-46C40 -36 -40 -36 -66 -46Z")
    art.solid("gold", "gold2", guard, 0)
    art.add("gold3", ellipse(-66, -56, 11), ellipse(66, -56, 11))
    art.extend(_shaft(-46, 60, 18, "ink2", "ink"))
    return art


def _orb_sceptre() -> Art:
    art = _shaft(-200, 140)
    art.solid("gold3", "gold", ellipse(0, -236, 42), 0)
    art.add("3", rect(-42, -243, 84, 14) & ellipse(0, -236, 42))
    art.add("gold3", diamond(0, -290, 22, 26))
    art.add("gold2", poly((0, -316), (22, -290), (0, -264)))
    art.add("gold3", rounded(-20, -200, 40, 14, 7))
    return art


def _trefoil_staff() -> Art:
    art = _shaft(-230, 140, 16, "hairA", "hairA2")
    art.solid("gold3", "gold2", SUIT["C"].move(0, -262), 0)
    art.add("gold", rounded(-18, -222, 36, 12, 6), rounded(-14, -64, 28, 12, 6))
    leaf = Path("M0 0C10 -22 34 -26 46 -18C40 0 20 10 0 0Z")
    for y in (-180, -140, -100):
        art.add("2", leaf.at(0, y, flip=y == -140))
    return art


def _rose() -> Art:
    art = Art()
    art.add("C0", rect(-5, -120, 10, 240))
    leaf = Path("M0 0C14 -30 44 -36 62 -26C52 0 24 14 0 0Z")
    art.add("C2", leaf.move(0, -70), leaf.at(0, -96, flip=True))
    art.add("lip", ellipse(0, -158, 46))
    art.add(
        "2",
        Path("M-46 -158A46 46 0 0 1 0 -204C-6 -180 -20 -164 -46 -158Z"),
        Path("M46 -158A46 46 0 0 0 12 -202C8 -180 22 -162 46 -158Z"),
    )
    art.add("3", Path("M-40 -136C-30 -160 30 -160 40 -136C30 -104 -30 -104 -40 -136Z"))
    art.add("2", Path("M-22 -164C-16 -182 16 -182 22 -164C16 -146 -16 -146 -22 -164Z"))
    art.add("4", Path("M-10 -166C-6 -174 8 -174 10 -166C6 -158 -6 -158 -10 -166Z"))
    return art


def _mirror() -> Art:
    art = _shaft(-90, 120, 16)
    art.solid("gold", "gold2", ellipse(0, -160, 62, 74), 0)
    art.add("4", ellipse(0, -160, 48, 60))
    art.add(
        "white",
        Path("M-34 -202L-8 -218L-44 -132L-46 -170Z"),
        Path("M6 -219L18 -215L-26 -110L-36 -120Z"),
    )
    art.add("gold3", ellipse(0, -240, 12), ellipse(0, -84, 12))
    return art


def _fan() -> Art:
    art = Art()
    for i in range(9):
        left, middle, right = (-62 + (i + half / 2) * 124 / 9 for half in range(3))
        blade = [(left, 30), (left, 176), (middle, 190), (right, 176), (right, 30)]
        band = [(left, 122), (left, 136), (middle, 144), (right, 136), (right, 122), (middle, 130)]
        art.add("4" if i % 2 else "2", poly(*(_on_fan(*corner) for corner in blade)))
        art.add("gold", poly(*(_on_fan(*corner) for corner in band)))
    return art.add("gold2", poly((-26, -44), (26, -44), (0, 30)))


def _on_fan(degrees: float, radius: float) -> Point:
    return polar(0, -30, radius, degrees - 90)


def _sprig() -> Art:
    art = Art()
    art.add("C4", curve("M0 120C6 20 -8 -60 4 -150", 9))
    art.add(
        "C4", curve("M-2 -30C-16 -50 -32 -60 -46 -70", 7), curve("M0 0C18 -20 34 -32 48 -46", 7)
    )
    for x, y, k in ((4, -168, 0.84), (-48, -96, 0.6), (50, -70, 0.6)):
        art.solid("C4", "C2", SUIT["C"].scale(k).move(x, y), x)
    return art


def _lance() -> Art:
    art = _shaft(-330, 140, 16, "cream", "gold")
    pennon = "M8 -314C32 -326 54 -296 92 -308L72 -262L92 -214C54 -202 32 -232 8 -220Z"
    art.add("2", Path(pennon))
    art.add("4", Path("M8 -284C32 -294 54 -266 82 -278L72 -262L80 -244C54 -234 32 -264 8 -250Z"))
    return art


def _banner() -> Art:
    art = _shaft(-330, 140, 14)
    art.solid("4", "2", Path("M7 -316H86V-176L46 -200L7 -176Z"), 46)
    art.add("lip", SUIT["H"].scale(0.5).move(46, -262))
    art.add("gold3", ellipse(0, -334, 12))
    return art


def _halberd() -> Art:
    art = _shaft(-330, 140, 14, "hairA", "hairA2")
    art.add("steel", Path("M-8 -300L0 -372L8 -300Z"))
    blade = Path("M0 -286C30 -300 56 -306 70 -300C60 -270 60 -240 70 -212C52 -206 26 -216 0 -232Z")
    art.add("white", blade)
    art.add(
        "steel",
        Path(
            "M44 -306C56 -306 66 -304 70 -300C60 -270 60 -240 70 -212"
            "C62 -210 54 -210 44 -212C34 -240 34 -276 44 -306Z"
        ),
    )
    art.add("steel2", Path("M0 -280C-24 -284 -44 -276 -54 -258C-36 -256 -20 -248 0 -240Z"))
    return art


def _cup() -> Art:
    art = _shaft(-96, 60, 16)
    bowl = Path("M-54 -196H54C54 -140 34 -100 8 -92H-8C-34 -100 -54 -140 -54 -196Z")
    art.solid("gold3", "gold", bowl, 0)
    art.add("lip", ellipse(0, -196, 54, 13))
    art.add("lip", SUIT["H"].scale(0.4).move(0, -148))
    art.add("gold3", ellipse(0, -84, 14, 9))
    return art


def _quarrel() -> Art:
    art = _shaft(-300, 140, 13, "cream", "gold")
    art.solid("steel", "steel2", diamond(0, -318, 38, 54), 0)
    art.add("white", poly((0, -350), (20, -318), (0, -290), (-20, -318)))
    for y in (-92, -72):
        vane = poly((-7, y), (-30, y + 22), (-30, y + 38), (-7, y + 16))
        art.add("lip", vane, vane.flip())
    return art


def _horn() -> Art:
    art = Art()
    horn = Path(
        "M-66 -150C-30 -60 40 -56 60 -180L92 -170C90 -30 -10 10 -92 -122"
        "C-100 -140 -76 -160 -66 -150Z"
    ).move(0, -10)
    art.add("gold3", horn)
    art.add(
        "gold",
        Path("M-78 -140C-30 -40 60 -30 76 -176L92 -170C90 -30 -10 10 -92 -122Z").move(0, -10),
    )
    art.add(
        "hairA",
        poly((52, -196), (100, -180), (92, -156), (48, -172)),
        Path("M-10 -92L8 -84L4 -44L-16 -50Z"),
    )
    art.add("gold2", ellipse(-84, -146, 14))
    return art.at(-8, 10, 0.8, flip=True)


_ATTRIBUTES: dict[str, Callable[[], Art]] = {
    "SK": _sword,
    "SQ": _mirror,
    "SN": _sword,
    "SJ": _halberd,
    "HK": _heart_sceptre,
    "HQ": _rose,
    "HN": _banner,
    "HJ": _cup,
    "DK": _orb_sceptre,
    "DQ": _fan,
    "DN": _lance,
    "DJ": _quarrel,
    "CK": _trefoil_staff,
    "CQ": _sprig,
    "CN": _trefoil_staff,
    "CJ": _horn,
}
