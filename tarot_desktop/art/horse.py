"""The knights' horse, looking left, in the units of the half card."""

from __future__ import annotations

from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.shapes import curve, ellipse


def horse(coat: str, shade: str, mane: str, mane_shade: str) -> Art:
    """Neck and head of a horse with mane and bridle."""
    return Art().extend(_coat(coat, shade), _features(), _mane(mane, mane_shade), _bridle())


def _coat(coat: str, shade: str) -> Art:
    art = Art()
    neck = Path("M262 300C330 300 420 380 470 470L520 640H180C240 560 250 520 232 452Z")
    art.add(coat, neck)
    art.add(shade, Path("M330 322C400 360 450 430 470 470L520 640H300C360 560 380 440 330 322Z"))
    head = Path(
        "M268 296C240 292 214 306 200 330C178 366 140 400 104 432C80 452 70 476 82 496"
        "C96 518 126 520 146 506C166 494 180 486 204 484C238 482 262 470 280 440"
        "C304 400 316 350 300 314Z"
    )
    art.add(coat, head)
    art.add(
        shade,
        Path(
            "M282 306C262 350 244 400 206 430C176 452 150 470 128 474C110 478 92 474 82 470"
            "C74 486 80 500 92 508C110 520 130 518 146 506C166 494 180 486 204 484"
            "C238 482 262 470 280 440C304 400 316 350 300 314Z"
        ),
    )
    art.add(coat, Path("M240 306C232 276 240 252 254 238C266 258 272 282 268 304Z"))
    art.add(shade, Path("M254 238C266 258 272 282 268 304L254 306Z"))
    return art


def _features() -> Art:
    art = Art()
    art.add("ink", Path("M92 462C98 452 110 452 114 460C108 466 100 468 92 462Z"))
    art.add("ink", curve("M88 492C108 492 124 486 138 478", 5))
    art.add("white", Path("M206 366C214 352 230 350 240 360C232 372 216 374 206 366Z"))
    art.add("ink", ellipse(224, 362, 8.5, 9))
    art.add("ink", Path("M202 368C210 346 232 342 244 358C232 354 216 354 202 368Z"))
    return art


def _mane(mane: str, shade: str) -> Art:
    art = Art()
    lock = Path(
        "M-16 -6C10 -30 52 -20 70 14C60 14 52 18 48 26C64 36 66 56 56 74C30 70 2 50 -16 -6Z"
    )
    for i in range(6):
        t = i / 5
        x, y = 272 + 170 * t, 282 + 170 * t * t + 20 * t
        art.add(shade if i % 2 else mane, lock.at(x, y, 1, 18 + 10 * t))
    forelock = Path(
        "M262 286C244 280 224 288 214 308C224 306 232 312 230 326C244 318 262 314 270 300Z"
    )
    return art.add(mane, forelock)


def _bridle() -> Art:
    art = Art()
    art.add(
        "3",
        curve("M262 312C270 350 280 390 276 446", 13, "butt"),
        curve("M116 424C130 440 146 470 150 506", 13, "butt"),
    )
    art.add("3", curve("M132 446C176 430 230 400 270 366", 11, "butt"))
    for x, y in ((272, 366), (134, 446)):
        art.add("gold", ellipse(x, y, 14))
        art.add("gold3", ellipse(x - 2, y - 2, 7))
    art.add("gold", curve("M138 456C200 520 330 500 420 560", 8))
    return art
