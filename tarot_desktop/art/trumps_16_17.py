"""The scenes of trumps 16 and 17."""

from __future__ import annotations

from random import Random

from tarot_desktop.art.animals import bird
from tarot_desktop.art.buildings import town, windmill
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import man, seated_woman, woman
from tarot_desktop.art.geometry import Path, joined
from tarot_desktop.art.landscape import (
    blossom_tree,
    cloud,
    hill,
    sky,
    sun,
    wheat,
)
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.shapes import ellipse, line, poly, rect, waves


def spring_town() -> Art:
    """A flower seller under blossom."""
    scene = sky("dawn0", "dawn1", 360, 200)
    scene.extend(
        town(180, 620, 430, "cream", "win2", "pink2", 21, 110, 190),
        town(20, 180, 430, "cream", "win2", "pink2", 3, 60, 100),
        blossom_tree(196, 460, 300),
        blossom_tree(540, 460, 330),
    )
    scene.add("sand", rect(0, 446, 600, 110))
    scene.add("sand2", rect(0, 486, 600, 60))
    her = woman(
        "leaf leaf2 white",
        hat="bonnet white pink2",
        arms=(-30, 30, 60, 90),
        face=1,
        hair="hairB",
        bustle=False,
    )
    scene.extend(her.at(262, 496, 2.6))
    scene.add("wood3", Path("M330 436H500L478 496H352Z"))
    scene.add("wood", Path("M415 436H500L478 496H415Z"))
    random = Random(5)
    for i in range(22):
        x, y = 340 + i % 8 * 21 + random.uniform(-4, 4), 428 - i // 8 * 20 + random.uniform(-5, 5)
        scene.add("leaf2", ellipse(x, y + 10, 9, 6))
        scene.add(("lip", "pink", "gold3", "white", "P2")[i % 5], ellipse(x, y, 11))
        scene.add("gold2" if i % 5 != 2 else "lip", ellipse(x, y, 3.6))
    him = man(
        "blue blue2 cream",
        hat="top blue2 gold3",
        arms=(-70, -95, 30, -30),
        face=-1,
        stance="walk",
        lean=-6,
        hair="hairA",
    )
    scene.extend(him.at(512, 496, 2.5))
    return scene


def spring_country() -> Art:
    """A girl with lambs, swallows, blossom."""
    scene = sky("day0", "day1", 260, 130)
    scene.extend(sun(250, 130, 50))
    for x, y, k in ((360, 130, 1.0), (388, 168, 0.8), (330, 210, 0.7)):
        scene.extend(bird(x, y, k, "ink"))
    scene.extend(
        hill([(0, 390), (200, 350), (400, 400), (600, 350)], "grass"),
        hill([(0, 440), (300, 410), (600, 440)], "leaf"),
        blossom_tree(500, 460, 330, "pink", "pink2"),
        hill([(0, 486), (300, 456), (600, 482)], "leaf2"),
    )
    random = Random(1)
    for _ in range(40):
        flower = ellipse(random.uniform(30, 570), random.uniform(470, 505), 4.5)
        scene.add(random.choice(("pink", "gold3", "white", "lip")), flower)
    for x, y, k, flip in ((150, 456, 1.2, 0), (330, 460, 1.0, 1)):
        lamb = Art()
        lamb.add(
            "ink2",
            rect(-20, -14, 6, 22),
            rect(-8, -14, 6, 22),
            rect(8, -14, 6, 22),
            rect(18, -14, 6, 22),
        )
        lamb.add(
            "white",
            joined(
                [
                    ellipse(-18, -26, 16),
                    ellipse(0, -32, 18),
                    ellipse(18, -26, 16),
                    ellipse(-6, -18, 16),
                    ellipse(10, -18, 16),
                ]
            ),
        )
        lamb.add("fur2", Path("M-32 -18C-20 -2 24 -2 34 -20C34 -6 18 -2 0 -2S-30 -6 -32 -18Z"))
        lamb.add(
            "ink2",
            Path("M-28 -44C-38 -46 -52 -30 -50 -22C-46 -16 -34 -22 -26 -30Z"),
            Path("M-28 -44C-20 -50 -16 -42 -20 -38Z"),
        )
        scene.extend(lamb.outlined(2.2).at(x, y, k, flip=bool(flip)))
    girl = woman(
        "lip lip2 cream",
        hat="wide gold3 lip",
        arms=(-90, -110, 50, 20),
        face=-1,
        stance="walk",
        lean=-8,
        hair="hairE",
        spread=20,
        bustle=False,
        flounces=1,
    )
    scene.extend(girl.at(250, 492, 2.1))
    return scene


def summer_town() -> Art:
    """Bathing cabins, a parasol, a sailing boat."""
    scene = sky("day0", "day1", 430, 110)
    scene.extend(sun(430, 110, 60), cloud(230, 120, 0.7, "white"))
    scene.add("sea0", rect(0, 300, 600, 140))
    for i, y in enumerate((316, 344, 376)):
        scene.add("white", waves(-20 + i * 30, 640, y, 4, 12, 3.5))
    boat = Art()
    boat.add("white", poly((0, 0), (0, -100), (60, -8)))
    boat.add("fur2", poly((-6, -4), (-6, -84), (-44, -8)))
    boat.add("wood", Path("M-56 2H66C60 22 40 26 6 26C-30 26 -48 22 -56 2Z"))
    boat.add("wood2", rect(-4, -110, 5, 112))
    scene.extend(
        boat.at(354, 312, 0.46),
        hill([(0, 400), (300, 420), (600, 396)], "sand"),
        hill([(0, 470), (300, 480), (600, 462)], "sand2"),
    )
    for x, colour in ((512, "lip"), (90, "blue")):
        for i in range(5):
            scene.add(
                colour if i % 2 == 0 else "white",
                rect(x - 45 + i * 18, 330 if x > 200 else 340, 18, 140),
            )
        y = 330 if x > 200 else 340
        scene.add("wood2", poly((x - 54, y), (x, y - 44), (x + 54, y)))
        scene.add("ink2", rect(x - 14, y + 60, 28, 80))
        scene.add("gold3", ellipse(x, y - 48, 6))
    scene.add("wood2", line((330, 500), (300, 268), w=5))
    scene.extend(_parasol().at(300, 272, 1.05, -8))
    her = seated_woman(
        "blue blue2", face=1, hair="hairE", hat="wide gold3 lip", arms=(-30, 20, 40, 70)
    )
    scene.extend(_beach_chair().at(228, 498), her.at(236, 498, 2.2))
    him = man(
        "white stone blue2",
        hat="wide gold3 lip",
        arms=(-24, -6, 130, 155),
        face=-1,
        step=8,
        back=True,
        hair="hairC",
        tail=False,
    )
    scene.extend(him.at(420, 496, 2.35))
    return scene


def summer_country() -> Art:
    """A reaper in the wheat."""
    scene = sky("heat0", "heat1", 380, 170)
    scene.extend(
        sun(380, 170, 84, "white", "cream"),
        hill([(0, 380), (220, 340), (420, 390), (600, 340)], "leaf2"),
        windmill(530, 366, 0.56),
        hill([(0, 420), (600, 400)], "aut4"),
    )
    for x in (80, 140, 478):
        sheaf = Path(
            "M-34 0C-30 -40 -12 -46 -14 -60C-30 -84 -30 -96 -36 -104L36 -104"
            "C30 -96 30 -84 14 -60C12 -46 30 -40 34 0Z"
        )
        scene.add("gold3", sheaf.move(x, 470))
        scene.add("gold", sheaf.facet(4).move(x, 470))
        scene.add("rust", rect(x - 15, 402, 30, 9))
    random = Random(7)
    for i in range(26):
        scene.extend(wheat(178 + i * 16 + random.uniform(-5, 5), 520, 66 + random.uniform(-10, 14)))
    him = man(
        "white stone blue2",
        hat="wide rust cream",
        arms=(-10, 50, 30, 80),
        face=1,
        stance="stride",
        lean=10,
        hair="hairA",
        tail=False,
    )
    scene.extend(him.at(240, 486, 2.6))
    scene.add("wood2", limb(250, 366, 350, 450, 6, 6))
    scene.add("steel", Path("M346 440C400 430 440 440 470 476C430 456 390 454 350 460Z"))
    her = woman(
        "lip lip2 cream",
        hat="bonnet white cream",
        arms=(-40, -80, 10, -60),
        face=-1,
        hair="hairE",
        bustle=False,
        flounces=0,
        stance="kneel",
        lean=-10,
    )
    scene.extend(her.at(400, 474, 2.3))
    for i in range(10):
        scene.extend(wheat(400 + i * 17, 530, 62))
    return scene


def _beach_chair() -> Art:
    """A folding chair of striped canvas, its middle on the origin."""
    art = Art().add("wood2", line((-44, 0), (30, -98), w=8), line((40, 0), (-30, -104), w=8))
    art.add("white", poly((-40, -98), (-66, -214), (-48, -216), (-18, -98)))
    art.add("lip", poly((-33, -98), (-60, -214), (-54, -215), (-25, -98)))
    return art.add("wood2", line((-46, -100), (34, -100), w=8), line((-70, -220), (-44, -220), w=8))


def _parasol() -> Art:
    parasol = Art()
    dome = Path(
        "M-92 0C-90 -76 90 -76 92 0C70 -14 50 -14 32 0C16 -12 -16 -12 -32 0C-50 -14 -70 -14 -92 0Z"
    )
    parasol.add("white", dome)
    parasol.add(
        "lip",
        Path("M0 -57C-24 -52 -32 -24 -32 0C-50 -14 -70 -14 -92 0C-90 -40 -50 -57 0 -57Z"),
        Path("M0 -57C24 -52 32 -24 32 0C50 -14 70 -14 92 0C90 -40 50 -57 0 -57Z"),
    )
    return parasol
