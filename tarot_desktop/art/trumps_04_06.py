"""The scenes of trumps 4 to 6."""

from __future__ import annotations

from random import Random

from tarot_desktop.art.animals import bird, dog, rooster
from tarot_desktop.art.buildings import (
    armchair,
    bench,
    fireplace,
    house,
    street_lamp,
    town,
    wallpaper,
    window,
)
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import man, reach, seated_man, seated_woman, woman
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.landscape import cloud, hill, leaves, moon, poplar, round_tree, sky, sun
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.objects import wheel
from tarot_desktop.art.shapes import curve, ellipse, line, poly, rect, rounded


def maturity_town() -> Art:
    """A couple with a pram on the promenade."""
    scene = sky("day0", "day1", 370, 300)
    scene.extend(
        town(250, 620, 440, "stone", "blue2", "cream", 12, 120, 230),
        town(20, 160, 440, "stone", "blue2", "cream", 3, 60, 100),
    )
    for x, h in ((190, 200), (560, 230)):
        scene.extend(round_tree(x, 460, h, "leaf", "leaf2", "wood2"))
    scene.add("sand", rect(0, 452, 600, 100))
    scene.add("sand2", rect(0, 484, 600, 60))
    him = man(
        "ink ink2 stone2",
        hat="top ink gold",
        arms=(-28, 10, 30, 60),
        face=1,
        stance="walk",
        hair="hairA",
    )
    scene.extend(him.at(236, 494, 2.6))
    her = woman(
        "plum plum2 cream",
        hat="bonnet gold3 lip",
        arms=(-20, 20, 50, 80),
        face=1,
        hair="hairA",
        flounces=2,
        stance="walk",
    )
    scene.extend(
        her.at(330, 496, 2.55), wheel(430, 470, 24, "ink", 5, 8), wheel(500, 470, 24, "ink", 5, 8)
    )
    pram = Path("M402 396H534C536 436 508 456 468 456C428 456 404 436 402 396Z")
    scene.solid("lip", "lip2", pram, 468)
    scene.add("gold", rect(400, 392, 136, 7))
    scene.add("H2", Path("M470 396C470 350 500 330 536 344C550 360 546 384 534 396Z"))
    scene.add("H3", Path("M500 396C500 366 516 346 536 344C550 360 546 384 534 396Z"))
    scene.add("skinp", ellipse(454, 384, 14))
    scene.add("white", Path("M440 384C440 362 468 362 468 384C462 374 446 374 440 384Z"))
    scene.add("ink", line((404, 402), (378, 376), w=5, cap="round"))
    return scene


def maturity_country() -> Art:
    """The sower, and a woman with a basket."""
    scene = sky("aut0", "aut1", 420, 180)
    scene.extend(
        sun(420, 180, 60, "white", "fire4"),
        hill([(0, 380), (200, 340), (420, 390), (600, 330)], "grass2"),
        house(470, 368, 90, 56, "cream", "sand", "rust", "rust2", "ink2", 1, 2),
        poplar(560, 372, 120, "leaf2", "leaf3"),
        hill([(0, 420), (600, 400)], "wood3"),
    )
    for i in range(9):
        scene.add(
            "wood",
            Path(
                f"M{300 + (i - 4) * 34} 404L{300 + (i - 4) * 34 + 12} 404"
                f"L{300 + (i - 4) * 130 + 40} 560H{300 + (i - 4) * 130 - 10}Z"
            ),
        )
    scene.extend(_sower().at(236, 494, 2.7))
    random = Random(3)
    for _ in range(26):
        scene.add("gold3", ellipse(random.uniform(310, 390), random.uniform(350, 470), 3.4))
    her = woman(
        "lip lip2 cream",
        hat="bonnet white cream",
        arms=(10, 70, 50, 80),
        face=1,
        hair="hairA",
        bustle=False,
        flounces=0,
        stance="walk",
    )
    scene.extend(her.at(450, 496, 2.3))
    scene.add("wood", Path("M470 392H530L520 428H480Z"))
    scene.add("fire3", ellipse(488, 390, 11), ellipse(512, 390, 11))
    scene.add("lip", ellipse(500, 384, 11))
    scene.add("wood2", curve("M472 392C480 350 520 350 528 392", 4))
    return scene


def old_age_town() -> Art:
    """An old couple at the fireside."""
    scene = wallpaper("room0", "room1")
    scene.extend(window(196, 60, 108, 150, "N0"), moon(262, 108, 20, "cream"))
    scene.add("wood", rounded(500, 60, 60, 118, 8))
    scene.add("cream", ellipse(530, 100, 22))
    scene.add("ink", rect(529, 84, 2.5, 17), rect(529, 99, 13, 2.5))
    scene.add("gold", ellipse(530, 154, 10), rect(529, 128, 2, 24))
    scene.add("wood2", rect(0, 456, 600, 100))
    scene.add("wood", rect(0, 456, 600, 8))
    scene.extend(fireplace(378, 458))
    scene.add("gold3", ellipse(320, 260, 8), rect(316, 262, 8, 12))
    scene.add("blue", rounded(420, 250, 18, 24, 6))
    scene.extend(armchair(222, 492, "leaf2", "leaf3"))
    old_man = seated_man("stone2 wood2 ink2", face=1, hair="hairD", arms=(-10, 50, 20, 70))
    bearded = Art()
    bearded.extend(old_man.art)
    bearded.add("hairD", Path("M2 -86C10 -86 11 -76 7 -70C3 -72 0 -78 2 -86Z"))
    scene.extend(bearded.at(222, 486, 1.95))
    scene.add("cream", poly((258, 372), (290, 362), (292, 396), (260, 404)))
    scene.extend(armchair(520, 492, "lip", "lip2"))
    w = seated_woman("plum plum2", face=-1, hair="hairD", arms=(-30, -70, -10, -50), shawl="cream")
    scene.extend(w.at(520, 486, 1.95))
    scene.add("blue", ellipse(470, 478, 15))
    scene.add("cream", curve("M470 466C478 440 480 420 488 404", 2.6))
    return scene


def old_age_country() -> Art:
    """An old couple on a bench under an autumn tree."""
    scene = sky("aut0", "aut1", 300, 250)
    scene.extend(
        hill([(0, 400), (220, 360), (420, 410), (600, 380)], "grass2"),
        house(196, 402, 84, 54, "cream", "sand", "rust", "rust2", "ink2", 1, 2),
        hill([(0, 456), (600, 446)], "aut4"),
    )
    scene.add(
        "wood2",
        limb(500, 480, 492, 260, 44, 26),
        limb(494, 300, 430, 210, 18, 10),
        limb(492, 290, 560, 210, 18, 10),
    )
    for x, y, r, colour in (
        (430, 170, 76, "aut2"),
        (540, 150, 84, "aut3"),
        (480, 100, 86, "aut2"),
        (400, 110, 44, "aut4"),
        (560, 240, 46, "aut2"),
    ):
        scene.add(colour, ellipse(x, y, r))
    scene.extend(leaves(16, 5, ["aut2", "aut3", "lip"], (180, 230, 420, 460)), bench(286, 490, 150))
    scene.extend(_bearded_man().at(330, 492, 2.2))
    scene.add(
        "wood",
        rect(264, 392, 6, 100),
        Path("M262 396C258 380 284 378 282 394L276 394C276 386 268 388 268 396Z"),
    )
    her = seated_woman(
        "P2 P3",
        face=-1,
        hair="hairD",
        hat="bonnet white pink",
        arms=(-10, -50, 10, -20),
        shawl="cream",
    )
    scene.extend(her.at(402, 492, 2.15), dog(196, 496, 1.0, "wood3", "wood2", True))
    return scene


def morning_town() -> Art:
    """A milkmaid and a lamplighter at dawn."""
    scene = sky("dawn0", "dawn1", 300, 420)
    scene.extend(
        sun(300, 430, 110, "white", "fire4"),
        town(380, 620, 460, "dawn2", "rust", "cream", 7, 130, 250),
        town(20, 200, 460, "dawn2", "rust", "cream", 2, 70, 130),
    )
    for x, y, k in ((240, 110, 0.9), (300, 80, 0.7), (350, 140, 0.8)):
        scene.extend(bird(x, y, k, "rust2"))
    scene.add("rust", rect(0, 456, 600, 100))
    scene.add("rust2", rect(0, 486, 600, 60))
    scene.extend(street_lamp(500, 488, 300, "ink", "cream"))
    her = woman(
        "blue blue2 white",
        hat="bonnet white lip",
        arms=(-36, -8, 36, 8),
        face=1,
        hair="hairB",
        bustle=False,
        flounces=1,
        stance="walk",
    )
    scene.extend(her.at(270, 496, 2.6))
    for hand in (her.left, her.right):
        hx, hy = reach(hand, 270, 496, 2.6)
        handle = f"M{hx - 12} {hy + 22}Q{hx} {hy - 14} {hx + 12} {hy + 22}"
        top, low, foot = hy + 20, hy + 56, hx + 12
        scene.add("ink", curve(handle, 3))
        scene.add("steel", poly((hx - 17, top), (hx + 17, top), (foot, low), (hx - 12, low)))
        scene.add("steel2", poly((hx, top), (hx + 17, top), (foot, low), (hx, low)))
        scene.add("white", ellipse(hx, top, 17, 5))
    him = man(
        "ink ink2 stone2",
        hat="cap ink2 gold",
        arms=(-24, -10, 150, 165),
        face=1,
        step=8,
        back=True,
        hair="hairC",
        tail=False,
    )
    scene.extend(him.at(420, 494, 2.5))
    hx, hy = reach(him.right, 420, 494, 2.5)
    scene.add("wood2", line((hx - 6, hy + 60), (hx + 22, hy - 70), w=4))
    return scene


def morning_country() -> Art:
    """A rooster on a fence before the rising sun."""
    scene = sky("dawn0", "dawn1", 380, 380)
    scene.extend(
        sun(380, 380, 150, "fire4", "fire3"),
        cloud(250, 120, 0.9, "white"),
        cloud(520, 170, 0.7, "white"),
        hill([(0, 420), (200, 380), (420, 430), (600, 390)], "dawn2"),
        house(452, 412, 104, 64, "cream", "sand", "rust", "rust2", "fire4", 1, 2),
        round_tree(90, 430, 120, "leaf2", "leaf3", "wood2"),
        hill([(0, 462), (300, 440), (600, 466)], "leaf2"),
    )
    for i in range(12):
        scene.add(
            "wood3",
            poly(
                (40 + i * 48, 510),
                (40 + i * 48, 430),
                (51 + i * 48, 416),
                (62 + i * 48, 430),
                (62 + i * 48, 510),
            ),
        )
    scene.add("wood", rect(0, 440, 600, 10), rect(0, 484, 600, 10))
    scene.extend(rooster(314, 398, 1.5))
    return scene


def _sower() -> Art:
    him = man(
        "blue blue2 cream",
        hat="wide gold3 lip",
        arms=(-30, 84, 100, 70),
        face=1,
        stance="stride",
        lean=4,
        hair="hairE",
        tail=False,
    )
    sower = Art()
    sower.extend(him.art)
    sower.add("wood3", Path("M-12 -60C-2 -50 8 -52 14 -44L2 -38C-8 -40 -14 -50 -12 -60Z"))
    return sower


def _bearded_man() -> Art:
    old_man = seated_man(
        "ink2 ink stone2", face=-1, hair="hairD", hat="top ink lip", arms=(-30, -60, -10, -30)
    )
    bearded = Art()
    bearded.extend(old_man.art)
    bearded.add("hairD", Path("M-2 -86C-10 -86 -11 -76 -7 -70C-3 -72 0 -78 -2 -86Z"))
    return bearded
