"""The scenes of trumps 7 to 9."""

from __future__ import annotations

from tarot_desktop.art.animals import fish, owl
from tarot_desktop.art.buildings import chair, house, street_lamp, table, town, windmill
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import man, reach, seated_man, seated_woman, woman
from tarot_desktop.art.geometry import Path, joined
from tarot_desktop.art.landscape import cloud, fir, flame, hill, moon, poplar, sky, stars, sun
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.objects import lantern
from tarot_desktop.art.shapes import ellipse, line, poly, rect, rounded, waves


def afternoon_town() -> Art:
    """On the terrace of a café."""
    scene = sky("day0", "day1", 440, 90)
    scene.add("stone", rect(20, 250, 160, 260))
    scene.add("sand", rect(176, 120, 420, 400))
    scene.add("stone2", rect(176, 120, 420, 10))
    for x in (214, 330, 446):
        scene.add("blue2", rounded(x, 250, 86, 220, 8))
        scene.add("day0", rounded(x + 8, 258, 70, 130, 6))
        scene.add("white", poly((x + 14, 380), (x + 50, 262), (x + 66, 262), (x + 30, 380)))
    n = 10
    for i in range(n):
        x0 = 180 + i * 41
        scene.add(
            "lip" if i % 2 == 0 else "cream",
            Path(f"M{x0 + 6} 176H{x0 + 47}L{x0 + 41} 232A20.5 18 0 0 1 {x0} 232Z"),
        )
    scene.add("sand2", rect(0, 464, 600, 100))
    scene.extend(chair(258, 494), chair(478, 494, flip=True))
    scene.extend(table(366, 492, 130, 84, "white", "ink"))
    him = seated_man(
        "blue blue2 cream", face=1, hair="hairA", hat="top ink lip", arms=(0, 60, 40, 95), lean=4
    )
    scene.extend(him.at(268, 494, 2.15))
    her = seated_woman(
        "pink pink2",
        face=-1,
        hair="hairE",
        hat="bonnet gold3 lip",
        arms=(-50, -95, 0, -50),
        lean=-4,
    )
    scene.extend(her.at(468, 494, 2.15))
    for x in (346, 392):
        scene.add(
            "white",
            Path(
                f"M{x - 11} 386H{x + 11}C{x + 11} 398 {x + 5} 402 {x} 402"
                f"C{x - 5} 402 {x - 11} 398 {x - 11} 386Z"
            ),
        )
        scene.add("wood2", ellipse(x, 386, 11, 3))
        scene.add(
            "white",
            Path(
                f"M{x - 4} 378C{x - 10} 368 {x + 4} 362 {x - 2} 352"
                f"C{x + 8} 362 {x - 2} 368 {x + 2} 378Z"
            ),
        )
    return scene


def afternoon_country() -> Art:
    """An angler, a windmill, a fish."""
    scene = sky("day0", "day1", 420, 120)
    scene.extend(
        sun(430, 120, 58),
        cloud(240, 110, 0.8, "white"),
        hill([(0, 380), (200, 340), (420, 372), (600, 330)], "grass"),
        windmill(530, 350, 0.5),
    )
    scene.add("sea3", rect(0, 388, 600, 160))
    for i, y in enumerate((404, 428, 452, 478)):
        scene.add("white" if i % 2 else "sea0", waves(240 + i * 20, 600, y, 3, 9, 4))
    scene.extend(
        hill([(0, 392), (160, 404), (300, 452), (420, 520), (600, 560)], "leaf"),
        hill([(0, 440), (160, 452), (300, 500), (420, 540), (600, 580)], "leaf2"),
    )
    scene.add("wood2", limb(82, 470, 88, 300, 34, 22))
    scene.add("leaf2", ellipse(60, 300, 92, 60))
    scene.add("leaf3", ellipse(100, 330, 70, 44))
    him = seated_man(
        "lip lip2 blue2", face=1, hair="hairB", hat="wide gold3 ink", arms=(10, 60, 40, 80)
    )
    scene.solid("stone", "stone2", rounded(184, 400, 60, 92, 14), 214)
    scene.extend(him.at(214, 500, 2.3))
    hx, hy = reach(him.right, 214, 500, 2.3)
    scene.add("wood2", line((hx - 20, hy + 12), (hx + 170, hy - 112), w=4.5))
    scene.add("ink", line((hx + 170, hy - 112), (hx + 186, hy + 56), w=1.8))
    scene.add("lip", ellipse(hx + 186, hy + 62, 7))
    scene.add("white", rect(hx + 179, hy + 62, 14, 4))
    scene.extend(fish(480, 470, 0.6, "fire3", "fire2"))
    return scene


def evening_town() -> Art:
    """A couple with a parasol in the setting sun."""
    scene = sky("V0", "V1", 250, 400)
    scene.extend(
        sun(250, 400, 120, "V2", "V3"),
        cloud(470, 110, 1.0, "V4"),
        cloud(260, 190, 0.8, "V4"),
        cloud(90, 330, 0.55, "V4"),
        town(330, 600, 470, "V8", "V5", "gold3", 3, 110, 250),
        town(20, 180, 470, "V8", "V5", "gold3", 8, 60, 110),
    )
    scene.add("ink2", rect(0, 452, 600, 120))
    for i in range(12):
        scene.add(
            "V5",
            poly((i * 60 - 30, 476), (i * 60 + 8, 476), (i * 60 - 10, 494), (i * 60 - 52, 494)),
        )
    scene.extend(street_lamp(552, 474, 300, "ink", "gold3"))
    him = man(
        "ink V6 ink2",
        hat="top ink lip",
        arms=(-30, 40, 34, -20),
        face=-1,
        stance="walk",
        hair="hairA2",
    )
    her = woman(
        "H2 H3 cream",
        hat="bonnet lip gold3",
        arms=(-34, -100, 16, 60),
        face=-1,
        hair="hairE",
        bustle=True,
        stance="walk",
    )
    couple = Art()
    couple.extend(him.at(34, 0), her.at(-10, 1))
    gx, gy = her.left[0] - 10, her.left[1] + 1
    couple.add("hairA2", line((gx - 4, gy + 12), (gx + 7, gy - 52), w=2.2))
    parasol = Art()
    dome = Path("M-36 0C-36 -34 36 -34 36 0C30 -6 20 -6 14 0C8 -6 -8 -6 -14 0C-20 -6 -30 -6 -36 0Z")
    parasol.add("white", dome)
    parasol.add("H2", Path("M0 -25.5C12 -20 14 -8 14 0C8 -6 -8 -6 -14 0C-14 -8 -12 -20 0 -25.5Z"))
    parasol.add("H3", Path("M0 -25.5C26 -24 36 -12 36 0C30 -6 20 -6 14 0C14 -8 12 -20 0 -25.5Z"))
    parasol.add("hairA2", rect(-1, -32, 2, 7))
    couple.extend(parasol.at(gx + 7, gy - 46, 0.94, 9))
    scene.extend(couple.at(368, 496, 2.75))
    return scene


def evening_country() -> Art:
    """A shepherd and his flock, the sun low."""
    scene = sky("V7", "V0", 420, 150)
    scene.extend(
        sun(420, 150, 66, "cream", "gold3"),
        stars([(240, 90, 11), (300, 180, 8), (535, 70, 10), (60, 350, 9)]),
        hill([(0, 400), (140, 350), (330, 420), (600, 330)], "V8"),
        house(452, 402, 96, 60, "V3", "V5", "V6", "ink", "gold3", 1, 2),
    )
    for x, h in ((400, 150), (430, 110)):
        scene.extend(poplar(x, 404, h, "V5", "V6"))
    scene.extend(
        hill([(0, 440), (200, 420), (420, 452), (600, 430)], "V6"),
        hill([(0, 500), (300, 470), (600, 496)], "V5"),
    )
    scene.extend(_shepherd().at(330, 492, 2.1))
    for x, y, k in ((96, 478, 1.1), (180, 490, 1.25), (250, 470, 0.9)):
        sheep = Art()
        sheep.add(
            "ink2",
            rect(-22, -12, 6, 18),
            rect(-8, -12, 6, 18),
            rect(8, -12, 6, 18),
            rect(20, -12, 6, 18),
        )
        wool = joined(
            [
                ellipse(-20, -24, 16),
                ellipse(0, -30, 18),
                ellipse(20, -26, 16),
                ellipse(-8, -16, 16),
                ellipse(12, -16, 16),
            ]
        )
        sheep.add("cream", wool)
        sheep.add("V4", Path("M-34 -16C-20 0 24 0 36 -18C34 -4 20 0 0 0S-30 -4 -34 -16Z"))
        sheep.add(
            "ink",
            Path("M-30 -40C-40 -40 -52 -26 -50 -18C-46 -12 -34 -18 -28 -26Z"),
            Path("M-30 -40C-22 -44 -18 -38 -22 -34Z"),
        )
        scene.extend(sheep.outlined(2.2).at(x, y, k))
    return scene


def night_town() -> Art:
    """A watchman with lantern and pike, a cat."""
    scene = sky("N0", "N1", 430, 120)
    scene.extend(
        moon(432, 124, 62, "cream"),
        stars(
            [
                (220, 80, 13),
                (300, 140, 9),
                (530, 210, 11),
                (190, 210, 9),
                (340, 60, 8),
                (60, 340, 9),
                (540, 60, 9),
            ]
        ),
        town(330, 620, 470, "N2", "N3", "gold", 9, 110, 210),
        town(20, 210, 470, "N2", "N3", "gold", 5, 60, 120),
    )
    scene.add("ink2", rect(0, 462, 600, 100))
    him = man(
        "rust rust2 stone2",
        hat="wide cream lip",
        arms=(-60, -80, 30, 60),
        face=-1,
        stance="walk",
        hair="hairD",
    )
    x, y = reach(him.left, 320, 496, 2.8)
    light = y + 40
    scene.add("plum2", ellipse(x, light, 98)).add("plum", ellipse(x, light, 76))
    scene.add("rust2", ellipse(x, light, 56)).add("gold2", ellipse(x, light, 38))
    scene.add("gold2", ellipse(x - 10, 500, 150, 17))
    scene.add("gold3", ellipse(x - 10, 500, 88, 9))
    pike, _ = reach(him.right, 320, 496, 2.8)
    scene.add("wood3", rect(pike - 3, 236, 6, 260))
    scene.add("steel", poly((pike, 190), (pike + 12, 236), (pike - 12, 236)))
    scene.extend(him.at(320, 496, 2.8), lantern(x, y + 42, 1.35))
    scene.extend(_cat().recolour({"ink": "steel2"}).at(496, 474, 0.9))
    return scene


def night_country() -> Art:
    """An owl, the full moon, a campfire."""
    scene = sky("N0", "N1", 300, 150)
    disc = ellipse(300, 150, 84)
    scene.solid("cream", "gold3", disc, 300)
    scene.add("sand2", ellipse(270, 130, 15), ellipse(322, 180, 11), ellipse(280, 190, 8))
    scene.extend(
        stars(
            [
                (190, 70, 11),
                (470, 70, 13),
                (540, 180, 9),
                (420, 210, 8),
                (60, 340, 9),
                (200, 240, 8),
                (520, 300, 9),
            ]
        ),
        hill([(0, 410), (200, 360), (400, 420), (600, 370)], "N2"),
    )
    for x, h in ((90, 120), (130, 150), (470, 130), (560, 170)):
        scene.extend(fir(x, 440, h, "sea2", "N3"))
    scene.extend(hill([(0, 470), (300, 440), (600, 470)], "N3"))
    scene.add(
        "wood2",
        Path("M600 300C520 320 440 330 340 340C330 342 330 354 342 356C440 352 520 348 600 352Z"),
        limb(430, 334, 390, 296, 10, 4),
    )
    scene.add(
        "leaf3",
        ellipse(386, 292, 16, 9),
        ellipse(370, 306, 15, 8),
        ellipse(520, 300, 20, 10),
        ellipse(548, 288, 18, 9),
    )
    scene.extend(owl(452, 338, 1.25), flame(230, 478, 84))
    scene.add("wood2", limb(190, 482, 268, 472, 13, 13), limb(192, 472, 270, 484, 13, 13))
    return scene


def _shepherd() -> Art:
    shepherd = man(
        "gold3 V3 V5",
        hat="wide gold lip",
        arms=(-30, -50, 20, 10),
        face=-1,
        step=7,
        hair="ink",
        tail=True,
    )
    hx = shepherd.left[0]
    with_crook = Art().extend(shepherd.art)
    with_crook.add(
        "gold3",
        line((hx, -2), (hx, -92), w=2.2),
        Path(
            f"M{hx - 1.1} -90C{hx - 2} -104 {hx + 12} -104 {hx + 11} -95"
            f"C{hx + 9} -99 {hx + 2} -99 {hx + 1.1} -90Z"
        ),
    )
    return with_crook


def _cat() -> Art:
    cat = Art()
    cat.add(
        "ink",
        Path(
            "M-40 0C-46 -34 -20 -44 6 -40L14 -64L24 -52L34 -54L38 -66L46 -40"
            "C46 -28 36 -22 30 -20V0H20V-14H-14V0Z"
        ),
        Path("M-38 -6C-60 -10 -66 -40 -52 -56C-56 -38 -50 -24 -36 -20Z"),
    )
    cat.add("gold3", ellipse(28, -42, 3), ellipse(38, -42, 3))
    return cat
