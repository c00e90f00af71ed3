"""The scenes of trumps 1 to 3."""

from __future__ import annotations

from tarot_desktop.art.animals import dog
from tarot_desktop.art.buildings import house, town
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import man, reach, woman
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.jester import jester, marotte
from tarot_desktop.art.landscape import cloud, hill, moon, poplar, round_tree, sky, stars, sun
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.objects import wheel
from tarot_desktop.art.shapes import ellipse, line, poly, rect, rounded
from tarot_desktop.art.stances import KNEELING_DROP


def individual_folly_town() -> Art:
    """A jester with his marotte."""
    scene = sky("P0", "P1", 352, 235)
    scene.extend(jester(), marotte().at(508, 446, 0.84, 3))
    return scene.recolour({"skin": "skinj", "skin2": "skinj2"})


def individual_folly_country() -> Art:
    """Pierrot with a rose on the crescent moon."""
    scene = sky("N0", "N1", 350, 230)
    scene.extend(
        stars(
            [
                (215, 90, 15),
                (520, 80, 18),
                (480, 200, 9),
                (220, 210, 10),
                (100, 350, 14),
                (545, 300, 11),
                (300, 60, 8),
            ]
        ),
        town(20, 600, 560, "N2", "N3", "gold", 5, 60, 120, seen_to=500),
    )
    crescent = ellipse(352, 268, 176) - ellipse(420, 224, 158)
    scene.add("gold3", crescent)
    scene.add("gold", crescent & ellipse(352, 268, 176) - ellipse(340, 262, 168))
    scene.extend(_pierrot().at(316, 372, 1.12, -8))
    return scene


def childhood_town() -> Art:
    """A girl with balloons, a boy with a hoop."""
    scene = sky("dawn0", "dawn1", 300, 330)
    scene.extend(
        town(300, 620, 430, "dawn2", "rust", "cream", 4, 70, 150),
        town(20, 150, 430, "dawn2", "rust", "cream", 6, 50, 80),
    )
    for x, h in ((214, 210), (520, 190)):
        scene.extend(round_tree(x, 450, h, "leaf", "leaf2", "wood2"))
    scene.extend(
        hill([(0, 446), (600, 440)], "sand"), hill([(0, 490), (300, 478), (600, 492)], "sand2")
    )
    girl = woman(
        "lip lip2 cream",
        hat="bonnet white gold3",
        arms=(-30, -20, 150, 160),
        face=1,
        hair="hairB",
        spread=22,
        bustle=False,
        flounces=1,
    )
    scene.extend(girl.at(250, 492, 2.2))
    bx, by = reach(girl.right, 250, 492, 2.2)
    for dx, dy, colour, shade in (
        (-40, -130, "lip", "lip2"),
        (16, -160, "gold3", "gold"),
        (58, -112, "blue", "blue2"),
    ):
        scene.add("ink", line((bx, by), (bx + dx, by + dy + 34), w=2))
        balloon = ellipse(bx + dx, by + dy, 28, 34)
        scene.solid(colour, shade, balloon, bx + dx + 6)
    boy = man(
        "blue blue2 cream",
        hat="cap blue2 gold",
        arms=(-50, -20, 60, 80),
        face=1,
        stance="stride",
        lean=8,
        hair="hairE",
        tail=False,
    )
    scene.extend(boy.at(400, 492, 2.1))
    scene.add("wood2", ellipse(500, 444, 48).stroke(7))
    scene.add("wood", line(reach(boy.right, 400, 492, 2.1), (478, 420), w=5))
    return scene


def childhood_country() -> Art:
    """A kite, a girl and a dog."""
    scene = sky("day0", "day1", 430, 120)
    scene.extend(
        cloud(250, 110, 0.9, "white"),
        cloud(520, 210, 0.7, "white"),
        cloud(80, 350, 0.6, "white"),
        hill([(0, 420), (220, 372), (420, 440), (600, 380)], "grass"),
        house(480, 402, 74, 46, "cream", "sand", "lip", "lip2", "ink2", 1, 2),
        hill([(0, 470), (240, 430), (600, 480)], "leaf"),
    )
    boy = man(
        "lip lip2 cream",
        hat="cap gold gold2",
        arms=(-20, 30, 120, 140),
        face=1,
        step=10,
        lean=-8,
        hair="hairA",
        tail=False,
    )
    scene.extend(boy.at(214, 452, 2.1))
    kx, ky = 432, 130
    hx, hy = reach(boy.right, 214, 452, 2.1)
    scene.add("ink", Path(f"M{hx} {hy}Q{hx + 110} {hy + 10} {kx} {ky + 60}").stroke(2.4))
    kite = poly((kx, ky - 84), (kx + 52, ky - 8), (kx, ky + 70), (kx - 52, ky - 8))
    scene.add("gold3", kite)
    scene.add(
        "lip",
        poly((kx, ky - 84), (kx + 52, ky - 8), (kx, ky - 8)),
        poly((kx, ky + 70), (kx - 52, ky - 8), (kx, ky - 8)),
    )
    tail = f"M{kx} {ky + 70}C{kx + 24} {ky + 100} {kx + 20} {ky + 130} {kx + 60} {ky + 190}"
    scene.add("ink", Path(tail).stroke(2.4))
    for i in range(4):
        x, y = kx + 8 + i * 14 + (10 if i % 2 else 0), ky + 92 + i * 30
        scene.add(
            "lip" if i % 2 else "blue",
            poly((x - 14, y - 8), (x, y), (x - 14, y + 8)),
            poly((x + 14, y - 8), (x, y), (x + 14, y + 8)),
        )
    girl = woman(
        "blue blue2 cream",
        hat="wide gold3 lip",
        arms=(-70, -110, 50, 20),
        face=-1,
        hair="hairE",
        spread=20,
        stance="walk",
        lean=-6,
        bustle=False,
        flounces=1,
    )
    scene.extend(girl.at(372, 492, 2.0), dog(500, 498, 1.0))
    return scene


def youth_town() -> Art:
    """A serenade under a lit balcony."""
    scene = sky("N0", "N1", 250, 150)
    scene.extend(
        stars([(220, 80, 12), (300, 130, 8), (190, 190, 10), (60, 350, 10), (270, 60, 7)]),
        moon(238, 150, 44, "gold3"),
    )
    scene.add("plum", rect(380, 20, 240, 500))
    scene.add("plum2", rect(380, 20, 14, 500))
    scene.add("gold3", rounded(420, 90, 96, 150, 46))
    scene.add("fire3", rounded(468, 90, 48, 150, 20) & rounded(420, 90, 96, 150, 46))
    her = woman(
        "pink pink2 white", arms=(-60, -30, 40, 20), face=-1, hair="hairB", bun=True, flounces=0
    )
    scene.extend(her.at(462, 318, 2.0).clip(rect(380, 0, 220, 256)))
    scene.add("stone", rect(366, 246, 220, 14), rect(374, 322, 212, 12))
    for i in range(9):
        scene.add(
            "stone2",
            Path(
                f"M{384 + i * 24} 260C{376 + i * 24} 280 {376 + i * 24} 304 {384 + i * 24} 322"
                f"H{392 + i * 24}C{400 + i * 24} 304 {400 + i * 24} 280 {392 + i * 24} 260Z"
            ),
        )
    scene.add(
        "leaf3",
        Path(
            "M380 520C372 460 400 440 388 390C380 360 396 350 400 334L412 336"
            "C404 356 396 370 402 396C412 440 388 470 396 520Z"
        ),
    )
    for x, y in ((386, 470), (404, 430), (388, 392), (404, 360), (396, 500)):
        scene.add("leaf", ellipse(x, y, 13, 9))
        scene.add("pink", ellipse(x + 8, y - 8, 6))
    scene.add("N2", rect(0, 466, 600, 100))
    him = man(
        "lip lip2 cream",
        hat="wide gold3 ink",
        arms=(-20, 70, 60, 140),
        face=1,
        stance="kneel",
        hair="hairC",
        tail=False,
    )
    guitar = Art()
    guitar.add("wood3", ellipse(0, 0, 13, 10) + ellipse(13, 0, 9, 7.5))
    guitar.add("ink", ellipse(4, 0, 4))
    guitar.add("wood2", rect(18, -2, 30, 4), rect(46, -3.4, 9, 7))
    singer = Art().extend(him.art, guitar.at(-4, -52 + KNEELING_DROP, 1, -28))
    scene.extend(singer.at(252, 494, 2.7))
    for x, y in ((320, 210), (346, 160)):
        scene.add(
            "gold3",
            ellipse(x, y, 9, 7),
            rect(x + 5, y - 34, 4, 34),
            Path(
                f"M{x + 5} {y - 34}Q{x + 24} {y - 22} {x + 18} {y - 8}"
                f"Q{x + 16} {y - 20} {x + 5} {y - 22}Z"
            ),
        )
    return scene


def youth_country() -> Art:
    """Two penny-farthings on the road."""
    scene = sky("day0", "day1", 450, 110)
    scene.extend(
        sun(450, 110, 48),
        cloud(260, 90, 0.8, "white"),
        cloud(70, 340, 0.5, "white"),
        hill([(0, 400), (180, 350), (400, 410), (600, 360)], "grass"),
    )
    for x, h in ((112, 96), (140, 120), (540, 130)):
        scene.extend(poplar(x, 404, h, "leaf2", "leaf3"))
    scene.extend(hill([(0, 452), (600, 440)], "leaf"), hill([(0, 492), (600, 486)], "sand"))
    for x, colour, shade, who in ((210, "blue", "blue2", "m"), (420, "lip", "lip2", "w")):
        scene.extend(wheel(x + 20, 436, 62, "ink", 6, 14), wheel(x - 62, 478, 22, "ink", 5, 8))
        scene.add(
            "ink",
            Path(f"M{x - 62} 478C{x - 60} 410 {x - 30} 370 {x + 20} 368").stroke(6),
            line((x + 20, 368), (x + 20, 436), w=6),
            line((x + 6, 362), (x + 42, 352), w=6, cap="round"),
        )
        scene.add("wood2", rounded(x - 22, 362, 36, 9, 4))
        if who == "m":
            figure = man(
                f"{colour} {shade} ink2",
                hat="cap gold gold2",
                arms=(30, 70, 40, 80),
                face=1,
                step=4,
                hair="hairA",
                tail=False,
            )
        else:
            figure = woman(
                f"{colour} {shade} cream",
                hat="wide gold3 ink",
                arms=(30, 70, 40, 80),
                face=1,
                hair="hairE",
                bustle=False,
                flounces=0,
                spread=13,
            )
        torso = figure.art.clip(rect(-60, -130, 120, 92))
        leg = Art()
        leg.add(
            "ink2" if who == "m" else shade,
            limb(0, -42, 17, -34, 9, 8),
            limb(17, -34, 12, -10, 8, 6.5),
        )
        leg.add("ink", ellipse(15, -8, 6, 3.4))
        scene.extend(Art().extend(leg, torso).at(x - 4, 452, 2.05))
    return scene


def _pierrot() -> Art:
    pierrot = Art()
    pierrot.add("white", limb(6, -20, 44, -14, 22, 17) + limb(44, -14, 52, 40, 17, 15))
    pierrot.add("fur2", limb(10, -14, 36, 4, 20, 16) + limb(36, 4, 34, 60, 16, 14))
    pierrot.add(
        "ink", Path("M44 36H60C74 40 76 50 74 52H44Z"), Path("M26 56H42C56 60 58 70 56 72H26Z")
    )
    body = Path(
        "M-24 -92Q0 -104 24 -92C34 -60 34 -20 30 -6C14 6 -18 6 -30 -6C-34 -30 -32 -60 -24 -92Z"
    )
    pierrot.solid("white", "fur2", body, 4)
    for y in (-74, -52, -30):
        pierrot.add("ink", ellipse(2, y, 5.5))
    pierrot.add("white", limb(-22, -84, -44, -50, 20, 18) + limb(-44, -50, -34, -10, 18, 20))
    pierrot.add("skinj", ellipse(-32, 2, 7))
    pierrot.add("white", limb(22, -84, 56, -92, 20, 17) + limb(56, -92, 74, -126, 17, 20))
    pierrot.add("skinj", ellipse(78, -136, 7.5))
    pierrot.add("C0", line((74, -112), (86, -176), w=4))
    pierrot.add("C2", Path("M82 -152C92 -166 106 -164 112 -158C104 -146 92 -144 82 -152Z"))
    pierrot.add("lip", ellipse(88, -184, 15))
    pierrot.add("H2", Path("M76 -186C82 -196 96 -196 100 -186C94 -178 82 -178 76 -186Z"))
    for i in range(-3, 4):
        pierrot.add("cream" if i % 2 else "white", ellipse(i * 11, -100 + abs(i) * 1.5, 11, 13))
    face = ellipse(2, -132, 27, 31)
    pierrot.solid("white", "cream", face, 6)
    pierrot.add(
        "ink",
        Path(
            "M-27 -130C-30 -172 32 -176 31 -130C24 -150 4 -156 -8 -152C-18 -148 -24 -142 -27 -130Z"
        ),
    )
    pierrot.add("ink", ellipse(-5, -128, 3.2), ellipse(18, -128, 3.2))
    pierrot.add("lip", Path("M-2 -114Q7 -110 15 -115Q8 -104 -2 -114Z"))
    pierrot.add(
        "ink",
        Path("M-14 -140Q-6 -146 2 -140Q-6 -143 -14 -140Z"),
        Path("M12 -140Q20 -146 28 -140Q20 -143 12 -140Z"),
    )
    pierrot.add("S2", Path("M-7 -122Q-3 -114 -7 -110Q-12 -114 -7 -122Z"))
    return pierrot
