"""Knights: helmeted, in profile, behind the head of their horse."""

from __future__ import annotations

from tarot_desktop.art.court_frame import scale_pattern
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.hats import helmet
from tarot_desktop.art.heads import profile
from tarot_desktop.art.horse import horse
from tarot_desktop.art.shapes import curve, ellipse
from tarot_desktop.art.wardrobe import hair_of, held

_HORSES = {
    "S": ("steel", "steel2", "white", "4"),
    "H": ("white", "fur2", "hairB", "hairB2"),
    "D": ("hairC", "hairC2", "3", "2"),
    "C": ("hairA", "hairA2", "cream", "hairB"),
}


def knight(suit: str) -> Art:
    """The upper half of a knight."""
    art = Art().extend(_body(), _gorget(), _head(suit).at(384, 218, 0.84))
    art.extend(held(suit, "N", 506 if suit == "C" else 490, 426, 0.86, 1))
    return art.extend(horse(*_HORSES[suit]).at(-10, 14))


def _body() -> Art:
    body = Path(
        "M390 300C340 318 290 330 270 380C254 430 252 520 252 640H612"
        "C608 540 596 470 566 420C540 376 450 322 390 300Z"
    )
    art = Art().solid("2", "3", body, 420)
    return art.add("4", clipped(scale_pattern((250, 420, 640, 640), 48), body.facet(420, -1)))


def _gorget() -> Art:
    plate = Path(
        "M362 296H452L470 340C520 352 560 380 590 420L560 452C520 410 460 392 410 392"
        "C360 392 320 404 290 420L284 372C300 350 330 342 352 336Z"
    ).move(-26)
    art = Art().solid("white", "steel", plate, 386)
    rim = Path("M284 372C300 350 330 342 352 336L356 350C330 356 306 366 288 388Z")
    art.add("gold", rim.move(-26))
    art.add("steel2", curve("M300 402C360 376 460 376 560 436", 6).move(-26))
    return art.add("gold", *[ellipse(x, y, 7) for x, y in ((304, 372), (386, 362), (474, 384))])


def _head(suit: str) -> Art:
    hair, shade = hair_of(suit, "N")
    art = Art().add("skin2", Path("M-6 92C0 120 -4 140 -14 150H66C56 140 50 100 52 40Z"))
    art.extend(profile(hair))
    locks = Path(
        "M60 -70C84 -30 84 40 76 110C56 116 34 110 24 92C28 60 20 30 14 10C10 -20 10 -50 12 -70Z"
    )
    art.solid(hair, shade, locks, 48)
    if suit in "SC":
        moustache = "M-58 50C-50 48 -40 54 -28 70C-36 70 -50 66 -60 58Z"
        goatee = "M-56 88C-60 104 -58 124 -44 132C-30 126 -24 116 -22 106C-34 106 -46 100 -56 88Z"
        art.add(hair, Path(moustache), Path(goatee))
    return art.extend(helmet(suit))
