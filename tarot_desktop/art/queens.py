"""Queens, seen from the front: four faces in four dresses of different cut."""

from __future__ import annotations

from collections.abc import Callable

from tarot_desktop.art.court_frame import AXIS, assembled, scale_pattern, suit_pattern
from tarot_desktop.art.crowns import tiara
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.hair import ladys_hair
from tarot_desktop.art.heads import ladys_face
from tarot_desktop.art.shapes import Point, curve, diamond, ellipse, line, polar
from tarot_desktop.art.wardrobe import hair_of, held


def queen(suit: str) -> Art:
    """The upper half of a queen."""
    hair, shade = hair_of(suit, "Q")
    behind, front = ladys_hair(suit, hair, shade)
    head = Art().extend(ladys_face(suit, shade), front, tiara(suit))
    if suit != "S":
        head.add("gold3", ellipse(-62, 52, 7), ellipse(62, 52, 7))
    bust = Art().extend(_necklace(suit), head.at(AXIS, 226, 0.95))
    back = (_BEHIND[suit](), behind.at(AXIS, 226, 0.95))
    return assembled(*back, _DRESSES[suit](), bust, held(suit, "Q", 508, 440, 0.82, 5))


def _fan_collar() -> Art:
    """Thirteen scallops in a fan behind the head."""
    art = Art()
    for i in range(13):
        left, middle, right = (-128 + (i + half / 2) * 256 / 13 for half in range(3))
        low, start, tip = _fan(left, 40), _fan(left, 158), _fan(middle, 196)
        end, back = _fan(right, 158), _fan(right, 40)
        scallop = (
            f"M{low[0]} {low[1]}L{start[0]} {start[1]}Q{tip[0]} {tip[1]} {end[0]} {end[1]}"
            f"L{back[0]} {back[1]}Z"
        )
        art.add("white" if i % 2 else "4", Path(scallop))
        art.add("gold", ellipse(*_fan(middle, 158), 6))
    return art


def _fan(degrees: float, radius: float) -> Point:
    return polar(AXIS, 300, radius, degrees - 90)


def _veil() -> Art:
    """A veil that falls from the crown to the shoulders."""
    side = Path(
        "M352 130C262 118 228 196 222 262C218 318 190 356 168 404C190 420 214 412 226 420"
        "C242 430 262 416 280 424L352 424Z"
    )
    art = Art().add("4", side).add("2", side.flip(AXIS))
    hem = curve("M222 262C218 318 190 356 168 404", 6)
    art.add("gold3", hem).add("gold", hem.flip(AXIS))
    for x, y in ((244, 300), (226, 352), (262, 366)):
        heart = SUIT["H"].scale(0.16).move(x, y)
        art.add("2", heart).add("4", heart.flip(AXIS))
    return art


def _shawl() -> Art:
    """A long cloth over the back of the head, its border set with lozenges."""
    side = Path(
        "M352 84C258 78 222 150 220 230C218 306 196 352 160 396C150 424 160 444 176 452L352 452Z"
    )
    art = Art().add("2", side).add("3", side.flip(AXIS))
    border = curve("M352 93C268 88 232 154 230 232C228 310 206 358 168 404", 14, "butt")
    art.add("gold3", border).add("gold", border.flip(AXIS))
    for x, y in ((241, 180), (232, 226), (229, 272), (219, 318), (201, 358)):
        stone = diamond(x - 1, y, 6, 8)
        art.add("lip", stone, stone.flip(AXIS))
    return art


def _standing_collar() -> Art:
    """A tall stiff collar, open in front."""
    wing = Path(
        "M352 400L226 372C200 330 196 276 214 214C232 222 240 222 250 214C258 226 270 230 282 224"
        "L300 320Z"
    )
    art = Art().add("hairA", wing).add("hairA2", wing.flip(AXIS))
    rim = curve("M226 372C200 330 196 276 214 214", 7)
    art.add("gold3", rim).add("gold", rim.flip(AXIS))
    for x, y in ((226, 248), (220, 286), (226, 324), (252, 256), (250, 300)):
        hole = SUIT["C"].scale(0.2).move(x + 6, y)
        art.add("gold3", hole).add("gold", hole.flip(AXIS))
    return art


def _pointed_gown() -> Art:
    """A low bodice that ends in a point, over a robe of scales."""
    robe = Path(
        "M352 330C300 360 210 366 170 410C130 452 112 540 104 640H620"
        "C612 540 574 452 534 410C494 366 404 360 352 330Z"
    )
    art = Art().solid("2", "3", robe, AXIS)
    pattern = scale_pattern((110, 430, 640, 640), 52)
    art.add("4", clipped(pattern, robe.facet(AXIS, -1)))
    art.add("2", clipped(pattern, robe.facet(AXIS))).extend(_bust(_OPEN_NECK))
    edge = Path("M238 372L256 366L352 476L448 366L466 372L352 512Z")
    art.solid("gold", "gold2", edge, AXIS)
    return art.solid("cream", "4", Path("M352 512L390 466L420 640H284L314 466Z"), AXIS)


def _ball_gown() -> Art:
    """Bare shoulders, a heart-shaped neckline and puffed sleeves."""
    art = _bust(
        "M318 290H386L388 342C420 358 482 362 522 404L530 500H174L182 404C222 362 284 358 316 342Z"
    )
    gown = Path(
        "M186 456C216 436 262 424 302 424C324 424 342 430 352 440C362 430 380 424 402 424"
        "C442 424 488 436 518 456L560 640H144Z"
    )
    art.solid("2", "3", gown, AXIS)
    pattern = suit_pattern("H", (150, 452, 640, 640), 54, 0.36)
    art.add("4", clipped(pattern, gown.facet(AXIS, -1)))
    art.add("2", clipped(pattern, gown.facet(AXIS)))
    neckline = curve("M188 454C218 436 262 425 302 425C324 425 342 431 352 440", 9, "butt")
    art.add("gold3", neckline).add("gold", neckline.flip(AXIS))
    art.add("gold3", ellipse(AXIS, 444, 13)).add("lip", ellipse(AXIS, 444, 8))
    return art.extend(_puffed_sleeves())


def _puffed_sleeves() -> Art:
    puff = Path(
        "M196 402C150 400 110 436 108 492C106 540 132 560 160 556C196 550 222 512 224 468"
        "C224 432 214 408 196 402Z"
    )
    left = Art().add("2", puff).add("3", puff & puff.move(46, 26))
    for x in (150, 178):
        left.add("4", curve(f"M{x + 22} 412C{x - 8} 440 {x - 16} 500 {x - 2} 546", 8))
    right = left.flip(AXIS).recolour({"2": "3", "3": "0", "4": "2"})
    return Art().extend(left, right)


def _draped_gown() -> Art:
    """A cloth drawn across from one shoulder, under a collar of gold."""
    robe = Path(
        "M352 336C300 360 214 370 172 414C134 456 114 540 106 640H618"
        "C610 540 570 456 532 414C490 370 404 360 352 336Z"
    )
    art = Art().solid("2", "3", robe, AXIS)
    pattern = scale_pattern((110, 430, 640, 640), 52)
    art.add("4", clipped(pattern, robe.facet(AXIS, -1))).extend(_bust(_ROUND_NECK))
    for radius, role in ((104, "gold2"), (92, "gold3"), (74, "lip"), (62, "gold3"), (44, "skin2")):
        arc = curve(f"M{352 - radius} 344A{radius} {radius} 0 0 0 {352 + radius} 344", 15, "butt")
        art.add(role, arc)
    drape = Path(
        "M446 360C486 364 522 388 546 424C500 500 420 590 340 660H120C250 560 380 470 446 360Z"
    )
    art.solid("4", "2", drape, 420)
    art.add("gold", curve("M446 360C380 470 250 560 120 660", 12, "butt"))
    beads = [(432, 404), (404, 438), (372, 470), (336, 500), (296, 530), (470, 410), (442, 452)]
    return art.add("3", *[diamond(x + 22, y + 8, 8, 11) for x, y in beads])


def _laced_gown() -> Art:
    """A square neckline and a laced bodice between sleeves of leaves."""
    robe = Path(
        "M352 336C300 352 222 360 178 408C138 452 116 540 108 640H616"
        "C608 540 566 452 526 408C482 360 404 352 352 336Z"
    )
    art = Art().solid("2", "3", robe, AXIS)
    leaf = Path("M0 -26C20 -12 20 14 0 34C-20 14 -20 -12 0 -26Z")
    spots = [(186, 430, 30), (150, 470, 34), (204, 480, 22), (136, 520, 34), (180, 530, 26)]
    for x, y, turn in spots:
        left = leaf.at(x, y, 1, turn)
        art.solid("4", "3", left, x).add("2", left.flip(AXIS))
    art.extend(
        _bust(
            "M318 290H386L388 342C410 352 438 356 452 362L440 444H264L252 362C266 356 294 352 316 342Z"
        )
    )
    bodice = Path("M252 362L266 430H438L452 362L474 372L462 640H242L230 372Z")
    art.solid("hairA", "hairA2", bodice, AXIS)
    art.solid("white", "4", Path("M262 422H442L440 440H264Z"), AXIS)
    for y in (454, 482, 510):
        art.add("gold3", line((316, y), (388, y + 20), w=6), line((388, y), (316, y + 20), w=6))
    return art


def _bust(outline: str) -> Art:
    art = Art().solid("skin", "skin2", Path(outline), AXIS)
    throat = "M316 300C330 326 344 336 356 340L352 356C336 350 322 340 317 330Z"
    return art.add("skin2", Path(throat))


def _necklace(suit: str) -> Art:
    art = Art()
    if suit == "D":
        return art.add("gold", diamond(AXIS, 462, 17, 23)).add("lip", diamond(AXIS, 462, 10, 14))
    for i in range(-3, 4):
        pearl = ellipse(AXIS + i * 17, 382 - i * i * 3.2, 6.5)
        art.add("gold3" if suit == "H" else "white", pearl)
    art.add("gold3", ellipse(AXIS, 408, 22))
    return art.add("lip" if suit == "H" else "ink", SUIT[suit].scale(0.26).move(AXIS, 408))


_OPEN_NECK = "M318 290H386L388 342C404 360 440 366 452 380L352 500L252 380C264 366 300 360 316 342Z"
_ROUND_NECK = (
    "M318 290H386L388 342C404 354 436 358 456 366C452 424 410 456 352 456C294 456 252 424 248 366"
    "C268 358 300 354 316 342Z"
)
_BEHIND: dict[str, Callable[[], Art]] = {
    "S": _fan_collar,
    "H": _veil,
    "D": _shawl,
    "C": _standing_collar,
}
_DRESSES: dict[str, Callable[[], Art]] = {
    "S": _pointed_gown,
    "H": _ball_gown,
    "D": _draped_gown,
    "C": _laced_gown,
}
