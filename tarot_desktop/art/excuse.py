"""The Excuse: a singing musician with his mandolin."""

from __future__ import annotations

from tarot_desktop.art.court_frame import AXIS, assembled, court_card
from tarot_desktop.art.drawing import Art, Picture
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.glyphs import STAR
from tarot_desktop.art.hands import fist
from tarot_desktop.art.heads import FACE, FACE_SHADE
from tarot_desktop.art.shapes import diamond, ellipse, lozenges, poly, rect, rounded, star


def excuse() -> Picture:
    """The Excuse, double-headed like a court."""
    art = Art()
    for x, y, k, turn, double in _NOTES:
        art.extend(_note(double).at(x, y, k, turn))
    for x, y, r in _STARS:
        art.add("E4", star(4, r, r * 0.3, x, y))
    body = (_doublet(), _ruff(), _head().at(AXIS, 226, 0.92, -5), _sleeves())
    mandolin, hand = _mandolin().at(196, 462, 0.98, -13), _strumming_hand().at(160, 492, 0.95, -28)
    figure = assembled(*body, mandolin, hand, fist("").at(440, 404, 0.82, 78))
    return court_card("E", figure, art)


_NOTES = (
    (214, 120, 0.9, -8, True),
    (508, 108, 0.9, 10, False),
    (516, 250, 0.7, -6, True),
    (84, 380, 0.8, -10, False),
)
_STARS = (
    (190, 210, 12),
    (470, 180, 10),
    (548, 178, 13),
    (262, 176, 9),
    (440, 62, 9),
    (140, 330, 9),
)


def _note(double: bool) -> Art:
    art = Art().add("gold3", ellipse(0, 0, 15, 11).rotate(-20), rect(9, -66, 5, 64))
    if not double:
        return art.add("gold3", Path("M9 -68C18 -52 38 -50 34 -22C30 -40 20 -42 9 -46Z"))
    second = ellipse(48, -8, 15, 11).rotate(-20, 48, -8)
    beam = poly((9, -70), (62, -80), (62, -62), (9, -52))
    return art.add("gold3", second, rect(57, -74, 5, 64), beam)


def _doublet() -> Art:
    body = Path(
        "M352 326C300 338 206 346 160 398C128 440 108 520 100 640H622"
        "C610 520 582 440 544 398C498 346 404 338 352 326Z"
    )
    art = Art().solid("2", "gold", body, AXIS)
    checks = [path.move(0, 372) for path in lozenges(AXIS + 28, 0, range(-8, 9), 7, 56, 42)][::2]
    art.add("ink2", clipped(checks, body.facet(AXIS, -1)))
    art.add("cream", clipped(checks, body.facet(AXIS)))
    return art.add("skin2", Path("M318 280H388V350Q352 372 318 350Z"))


def _ruff() -> Art:
    art = Art()
    for i in range(-5, 6):
        pleat = ellipse(AXIS + i * 21, 356 - abs(i) ** 1.6 * 2.2, 19, 30)
        art.add("fur2" if i % 2 else "white", pleat)
    return art


def _head() -> Art:
    locks = Path("M-54 -70C-92 -60 -100 -10 -92 30C-104 50 -96 84 -70 88C-60 80 -58 60 -62 40Z")
    art = Art().pair("hairA", "hairA2", locks).add("skin", FACE).add("skin2", FACE_SHADE)
    closed_eye = Path("M-20 -2C-12 12 10 14 20 0C10 8 -8 8 -20 -2Z")
    art.add("ink", closed_eye.move(-31, 2), closed_eye.move(33, 2))
    brow = Path("M-53 -18C-44 -33 -26 -35 -11 -26C-25 -29 -40 -27 -53 -18Z")
    art.add("hairA2", brow, brow.flip(1))
    art.add("lip", Path("M-22 60C-10 56 -4 56 1 59C6 56 12 56 24 60C22 84 -20 84 -22 60Z"))
    art.add("ink", Path("M-14 64C-4 62 6 62 16 64C14 76 -12 76 -14 64Z"))
    return art.add("blush", ellipse(-40, 40, 13)).extend(_hat())


def _hat() -> Art:
    left = "M10 -72C-60 -66 -92 -30 -128 -2C-142 -62 -110 -118 -40 -128C-10 -132 10 -124 14 -110Z"
    right = "M-10 -72C60 -66 80 -50 104 -20C150 -56 140 -132 60 -146C20 -152 -10 -140 -14 -112Z"
    art = Art().add("2", Path(left))
    art.add("3", Path("M10 -72C-60 -66 -92 -30 -128 -2C-116 -50 -60 -90 10 -94Z"))
    art.add("gold", Path(right))
    shade = "M104 -20C150 -56 140 -132 60 -146C96 -128 108 -80 84 -44C92 -36 98 -28 104 -20Z"
    art.add("gold2", Path(shade))
    art.solid("cream", "fur2", Path("M-70 -56Q0 -92 72 -58L68 -36Q0 -70 -64 -34Z"), 0)
    for x in (-40, -14, 14, 40):
        check = diamond(x, -58 + x * x * 0.006, 7, 8)
        art.add("2" if abs(x) < 20 else "gold2", check)
    return art.add("gold3", *[STAR.scale(0.5).move(x, y) for x, y in ((-132, 10), (110, -8))])


def _sleeves() -> Art:
    art = Art().add("2", Path(_LEFT_SLEEVE)).add("3", Path(_LEFT_SHADE))
    art.add("gold", Path(_RIGHT_SLEEVE))
    return art.add("gold2", Path("M536 394C592 420 606 480 596 560H540C566 500 566 440 536 394Z"))


_LEFT_SLEEVE = (
    "M170 392C120 420 96 500 120 560L220 560C236 520 246 470 236 440C226 410 200 392 170 392Z"
)
_LEFT_SHADE = (
    "M170 392C200 392 226 410 236 440C246 470 236 520 220 560H176C206 500 204 440 170 392Z"
)
_RIGHT_SLEEVE = (
    "M536 394C592 420 606 480 596 560H470C450 520 446 470 462 440C476 412 506 396 536 394Z"
)


def _mandolin() -> Art:
    """The instrument, its sound hole at the origin, its neck to the right."""
    body = Path(
        "M-92 0C-92 -62 -40 -82 14 -68C56 -56 84 -24 116 -15V15C84 24 56 56 14 68"
        "C-40 82 -92 62 -92 0Z"
    )
    low = body & rect(-200, 0, 500, 200)
    art = Art().add("hairE", body.scale(1.07, 1.09)).add("hairE2", low.scale(1.07, 1.09))
    art.add("gold3", body).add("gold", low)
    art.add("hairA2", ellipse(0, 0, 33)).add("gold2", ellipse(0, 0, 27))
    art.add("ink", ellipse(0, 0, 22)).add("hairA2", rounded(-64, -26, 12, 52, 4))
    art.extend(_neck_and_head())
    return art.add("cream", *[rect(-58, y - 1, 394, 2) for y in (-9, -3, 3, 9)])


def _neck_and_head() -> Art:
    art = Art().add("hairA", rect(100, -14, 236, 28)).add("hairA2", rect(100, 0, 236, 14))
    art.add("gold3", *[rect(128 + i * 25 - i * i * 0.4, -14, 3, 28) for i in range(8)])
    head = Path("M332 -16L346 -30L404 -24L412 0L404 24L346 30L332 16Z")
    art.add("hairE", head).add("hairE2", head & rect(300, 0, 200, 60))
    for x in (356, 376, 396):
        art.add("cream", ellipse(x, -36, 6, 8), ellipse(x, 36, 6, 8))
        art.add("gold3", ellipse(x, -14, 4), ellipse(x, 14, 4))
    return art


def _strumming_hand() -> Art:
    art = Art().add("cream", Path("M-92 -16L-40 -26L-36 26L-88 40Z"))
    hand = (
        "M-44 -22C-20 -34 14 -30 30 -16L56 -2C66 4 60 16 50 12L30 4L50 22"
        "C58 30 48 40 40 34L22 18L34 40C38 50 26 54 20 46L6 22C-10 28 -30 26 -44 20Z"
    )
    shade = "M-44 20C-30 26 -10 28 6 22L20 46C26 54 38 50 34 40L22 18C10 8 -20 4 -44 4Z"
    return art.add("skin", Path(hand)).add("skin2", Path(shade))
