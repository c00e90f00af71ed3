"""The scenes of trumps 13 to 15."""

from __future__ import annotations

from tarot_desktop.art.animals import bird, dog
from tarot_desktop.art.buildings import stall, town, wallpaper
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import Person, man, reach, woman
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.landscape import cloud, fir, hill, mountain, round_tree, sky, sun
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.objects import camera, easel
from tarot_desktop.art.shapes import curve, ellipse, line, poly, rect, rounded
from tarot_desktop.art.trump_frame import region


def shopping_town() -> Art:
    """The milliner's window, a lady with boxes."""
    scene = Art().add("plum", region())
    scene.add("plum2", rect(0, 430, 600, 100))
    scene.add("cream", rect(160, 60, 430, 64))
    scene.add("gold", rect(160, 118, 430, 6))
    for i in range(7):
        scene.add("gold2", SUIT["D"].scale(0.22).move(220 + i * 52, 90))
    n = 11
    for i in range(n):
        x0 = 156 + i * 40
        scene.add(
            "lip" if i % 2 == 0 else "cream", Path(f"M{x0} 124H{x0 + 40}V168A20 18 0 0 1 {x0} 168Z")
        )
    scene.add("wood3", rect(300, 176, 270, 256))
    scene.add("fire4", rect(310, 186, 250, 236))
    scene.add("gold3", rect(435, 186, 125, 236))
    scene.add("wood2", rect(310, 300, 250, 8))
    for x, y, colour in (
        (350, 300, "blue"),
        (436, 300, "lip"),
        (520, 300, "P2"),
        (350, 422, "leaf2"),
        (520, 422, "pink2"),
    ):
        scene.add("wood2", rect(x - 2, y - 34, 4, 34), ellipse(x, y - 1, 15, 4))
        scene.add(
            colour,
            ellipse(x, y - 40, 34, 8),
            Path(f"M{x - 19} {y - 42}C{x - 17} {y - 78} {x + 17} {y - 78} {x + 19} {y - 42}Z"),
        )
        scene.add("cream", rect(x - 19, y - 50, 38, 7))
    scene.add("wood2", rounded(180, 190, 96, 300, 6))
    scene.add("day0", rounded(192, 202, 72, 130, 4))
    scene.add("white", poly((200, 326), (240, 206), (256, 206), (216, 326)))
    scene.add("gold", ellipse(262, 366, 6))
    scene.add("stone2", rect(0, 476, 600, 80))
    scene.add("stone", rect(0, 476, 600, 8))
    her = woman(
        "H2 H3 cream", hat="bonnet gold3 lip", arms=(-26, -2, 26, 2), hair="hairE", back=True
    )
    scene.extend(her.at(250, 500, 2.75))
    for hand, colour, shade in ((her.left, "lip", "lip2"), (her.right, "blue", "blue2")):
        hx, hy = reach(hand, 250, 500, 2.75)
        scene.add("ink", line((hx, hy), (hx, hy + 20), w=3))
        scene.add(colour, rounded(hx - 26, hy + 18, 52, 40, 4))
        scene.add(shade, rect(hx, hy + 18, 26, 40))
        scene.add("gold3", rect(hx - 3, hy + 18, 6, 40))
    page = man(
        "ink ink2 stone2",
        hat="cap lip gold",
        arms=(-20, -80, 10, -70),
        face=-1,
        stance="walk",
        hair="hairB",
        tail=False,
    )
    scene.extend(page.at(440, 500, 2.3))
    for k, (wide, colour) in enumerate(((60, "cream"), (50, "pink"), (40, "gold3"))):
        y = 398 - k * 32
        scene.add(colour, rounded(404 - wide / 2, y - 32, wide, 32, 4))
        scene.add("lip", rect(404 - 3, y - 32, 6, 32), rect(404 - wide / 2, y - 32, wide, 5))
    return scene


def shopping_country() -> Art:
    """A market stall, a woman with a basket, a child."""
    scene = sky("day0", "day1", 500, 186)
    scene.extend(sun(500, 186, 50), _bunting(), _belfry())
    scene.extend(
        town(150, 620, 420, "dawn2", "rust", "cream", 15, 60, 110),
        town(20, 160, 420, "dawn2", "rust", "cream", 2, 50, 70),
    )
    scene.add("sand", rect(0, 412, 600, 150))
    seller = woman(
        "blue blue2 white",
        hat="bonnet white lip",
        arms=(-30, 20, 60, 100),
        face=-1,
        hair="hairA",
        bustle=False,
    )
    behind_counter = seller.at(430, 514, 1.8).clip(rect(300, 0, 300, 470))
    scene.extend(behind_counter, stall(440, 488, 250))
    for i, (fruit, shade) in enumerate(
        (("lip", "lip2"), ("fire3", "aut2"), ("leaf", "leaf2"), ("gold3", "gold"))
    ):
        x0 = 330 + i * 58
        scene.add("wood3", poly((x0, 412), (x0 + 50, 412), (x0 + 45, 436), (x0 + 5, 436)))
        for q in range(3):
            scene.add(fruit if q != 1 else shade, ellipse(x0 + 11 + q * 14, 408, 10))
        scene.add(fruit, ellipse(x0 + 18, 397, 10), ellipse(x0 + 32, 397, 10))
    her = woman(
        "gold3 gold cream",
        hat="wide rust cream",
        arms=(-20, 0, 50, 80),
        face=1,
        hair="hairC",
        bustle=False,
        flounces=2,
    )
    scene.extend(her.at(240, 498, 2.6))
    x, y = reach(her.left, 240, 498, 2.6)
    scene.add(
        "wood2",
        curve(f"M{x - 24} {y + 24}C{x - 20} {y - 14} {x + 20} {y - 14} {x + 24} {y + 24}", 4),
    )
    scene.add(
        "leaf", Path(f"M{x - 16} {y + 24}C{x - 30} {y - 14} {x - 6} {y - 20} {x - 4} {y + 24}Z")
    )
    scene.add("fire3", limb(x + 4, y + 22, x + 18, y - 4, 8, 5))
    scene.add("wood3", Path(f"M{x - 30} {y + 20}H{x + 30}L{x + 22} {y + 58}H{x - 22}Z"))
    scene.add("wood", Path(f"M{x} {y + 20}H{x + 30}L{x + 22} {y + 58}H{x}Z"))
    boy = man(
        "lip lip2 cream",
        hat="cap blue gold",
        arms=(-40, -10, 100, 130),
        face=1,
        stance="stride",
        lean=6,
        hair="hairB",
        tail=False,
    )
    scene.extend(boy.at(138, 498, 1.7))
    return scene


def open_air_town() -> Art:
    """Croquet in the park."""
    scene = sky("day0", "day1", 430, 120)
    scene.extend(sun(440, 110, 46), cloud(240, 120, 0.8, "white"))
    for x, h in ((196, 230), (540, 250), (90, 150)):
        scene.extend(round_tree(x, 430, h, "leaf2", "leaf3", "wood2"))
    scene.add("stone", rect(290, 330, 170, 90))
    scene.add("stone2", rect(375, 330, 85, 90))
    scene.add("blue2", poly((280, 332), (375, 280), (470, 332)))
    for x in (306, 344, 396, 434):
        scene.add("cream", rect(x, 344, 12, 76))
    scene.extend(
        hill([(0, 414), (300, 404), (600, 416)], "grass"), hill([(0, 460), (600, 452)], "leaf")
    )
    him = man(
        "white stone blue2",
        hat="wide gold3 lip",
        arms=(0, 36, 14, 44),
        face=1,
        step=10,
        lean=10,
        hair="hairA",
        tail=False,
    )
    scene.extend(him.at(236, 494, 2.6))
    scene.add("wood2", line((252, 380), (290, 478), w=5))
    scene.add("wood3", rect(-24, -11, 48, 22).rotate(-20).move(294, 484))
    scene.add("lip", rect(-24, -11, 8, 22).rotate(-20).move(294, 484))
    her = woman(
        "pink pink2 white", hat="wide white lip", arms=(-20, 20, 20, -30), face=-1, hair="hairE"
    )
    scene.extend(her.at(470, 496, 2.55))
    scene.add("wood2", line((432, 372), (424, 492), w=5))
    scene.add("wood3", rect(404, 480, 44, 18))
    scene.add("blue", rect(404, 480, 8, 18))
    scene.add("white", curve("M356 494V466A15 15 0 0 1 386 466V494", 5))
    scene.add("lip", ellipse(334, 488, 11))
    scene.add("blue", ellipse(400, 494, 10))
    return scene


def open_air_country() -> Art:
    """Hikers and a dog in the mountains."""
    scene = sky("dawn0", "dawn1", 220, 170)
    scene.extend(
        sun(232, 150, 52, "white", "fire4"),
        mountain(450, 420, 210, 340, "win2", "blue2"),
        mountain(280, 430, 140, 210, "win1", "win2"),
        hill([(0, 410), (160, 430), (360, 390), (600, 420)], "leaf2"),
    )
    for x, h in ((60, 120), (104, 150), (530, 120), (566, 150)):
        scene.extend(fir(x, 440, h, "leaf3", "ink2"))
    scene.extend(
        hill([(0, 486), (260, 456), (600, 420)], "grass2"),
        hill([(0, 520), (300, 492), (600, 452)], "leaf"),
    )
    him = _hiker()
    hx, hy = reach(him.right, 216, 490, 2.4)
    scene.add("wood2", line((hx, hy - 34), (hx - 24, 490), w=5))
    scene.extend(him.at(216, 490, 2.4))
    her = woman(
        "blue blue2 cream",
        hat="wide gold3 lip",
        arms=(-40, -20, 60, 80),
        face=1,
        hair="hairB",
        stance="walk",
        bustle=False,
        flounces=0,
        spread=18,
    )
    hx, hy = reach(her.right, 372, 476, 2.25)
    scene.add("wood2", line((hx, hy - 34), (hx - 20, 474), w=5))
    scene.extend(her.at(372, 476, 2.25))
    scene.extend(dog(500, 462, 0.8, "cream", "wood3", True))
    return scene


def visual_arts_town() -> Art:
    """A painter, his easel and his model."""
    scene = wallpaper("studio0", "studio1", 70)
    scene.add("day0", rect(300, 40, 250, 170))
    scene.add("white", rect(378, 40, 7, 170), rect(464, 40, 7, 170), rect(300, 120, 250, 7))
    scene.add("cream", rect(292, 34, 266, 9), rect(292, 206, 266, 9))
    scene.extend(cloud(340, 100, 0.4, "white"), cloud(500, 170, 0.4, "white"))
    scene.add("gold", rect(176, 70, 84, 104))
    scene.add("P0", rect(184, 78, 68, 88))
    scene.add("skinp", ellipse(218, 112, 16, 20))
    scene.add("lip", Path("M192 166C196 136 240 136 244 166Z"))
    scene.add("wood2", rect(0, 456, 600, 100))
    scene.add("wood", rect(0, 456, 600, 8))
    scene.extend(easel(330, 494, 1.35))
    him = man(
        "ink ink2 wood",
        hat="cap lip gold",
        arms=(-40, 50, 70, 100),
        face=1,
        step=9,
        hair="hairC",
        back=True,
    )
    painter = Art().extend(him.art)
    x, y = him.left
    painter.add("wood3", ellipse(x + 5, y, 12, 9))
    painter.add("lip", ellipse(x, y - 3, 2.4))
    painter.add("blue", ellipse(x + 7, y - 4, 2.4))
    painter.add("gold3", ellipse(x + 11, y + 1, 2.4))
    scene.extend(painter.at(222, 496, 2.65))
    x, y = reach(him.right, 222, 496, 2.65)
    scene.add("wood3", line((x - 14, y + 6), (x + 34, y - 14), w=4))
    scene.add("lip", ellipse(x + 38, y - 16, 6, 4))
    scene.add("stone2", rect(452, 440, 120, 60))
    scene.add("stone", rect(446, 434, 132, 12))
    her = woman(
        "white fur2 gold",
        arms=(-30, 40, 140, 190),
        face=-1,
        hair="hairE",
        bustle=False,
        flounces=1,
        spread=20,
        bun=True,
    )
    scene.extend(her.at(510, 436, 2.1))
    return scene


def visual_arts_country() -> Art:
    """A photographer, a couple, a ruined arch."""
    scene = sky("day0", "day1", 440, 100)
    scene.extend(
        cloud(520, 196, 0.6, "white"),
        hill([(0, 390), (220, 350), (600, 390)], "grass"),
    )
    scene.extend(
        sun(470, 110, 50),
        _ruin(),
        *(bird(x, y, k, "ink2") for x, y, k in ((410, 210, 0.8), (440, 234, 0.6))),
        round_tree(90, 430, 130, "leaf", "leaf2", "wood2"),
        hill([(0, 448), (600, 436)], "leaf"),
    )
    her = woman(
        "lip lip2 cream", hat="bonnet white pink", arms=(-30, 40, 40, 10), face=1, hair="hairC"
    )
    scene.extend(her.at(200, 494, 2.25))
    him = man(
        "ink ink2 stone2", hat="top ink lip", arms=(-20, 5, 25, 12), face=1, step=6, hair="hairA"
    )
    scene.extend(him.at(274, 494, 2.3), camera(440, 494, 1.15))
    photographer = man(
        "wood wood2 ink2",
        hat="cap rust gold",
        arms=(-50, -100, -90, -140),
        face=-1,
        stance="crouch",
        lean=-14,
        hair="hairE",
        tail=False,
    )
    scene.extend(photographer.at(520, 496, 2.25))
    return scene


def _belfry() -> Art:
    art = Art().solid("cream", "sand", rect(296, 150, 70, 280), 331)
    art.solid("rust", "rust2", poly((288, 152), (331, 62), (374, 152)), 331)
    art.add("ink2", rounded(318, 166, 26, 40, 13))
    art.add("gold", ellipse(331, 238, 21)).add("white", ellipse(331, 238, 17))
    return art.add("ink", rect(330, 224, 2.4, 15), rect(330, 237, 11, 2.4))


def _bunting() -> Art:
    """Pennants on two strings across the square."""
    art = Art()
    for x0, y0, x1, y1 in ((130, 70, 331, 62), (331, 62, 600, 40)):
        art.add("ink", Path(f"M{x0} {y0}Q{(x0 + x1) / 2} {y0 + 66} {x1} {y1}").stroke(2.4))
        for i in range(1, 7):
            part = i / 7
            x = x0 + part * (x1 - x0)
            y = y0 + part * (y1 - y0) + 66 * 2 * part * (1 - part)
            pennant = poly((x - 12, y), (x + 12, y), (x, y + 30))
            art.add(("lip", "cream", "blue", "gold3")[i % 4], pennant)
    return art


def _ruin() -> Art:
    """A broken arch, overgrown."""
    ring = Path("M164 246C166 60 366 60 368 246L332 246C332 118 202 118 200 246Z")
    ring -= poly((266, 246), (310, 176), (322, 182), (352, 96), (460, 60), (460, 260))
    left, right = (
        rect(164, 244, 36, 190),
        poly((332, 430), (332, 306), (350, 322), (368, 290), (368, 430)),
    )
    art = Art().add("stone", ring, left, right)
    art.add("stone2", ring.facet(266), rect(182, 262, 18, 172), right.facet(350))
    art.add("stone2", rect(158, 240, 48, 8), rect(158, 252, 48, 4))
    for x, y in ((168, 176), (188, 136), (222, 108)):
        art.add("stone2", line((x - 10, y - 6), (x + 40, y + 22), w=3) & ring)
    for x, y, wide in (
        (176, 244, 24),
        (196, 140, 20),
        (356, 296, 20),
        (170, 330, 16),
        (300, 116, 18),
    ):
        art.add("leaf2", ellipse(x, y, wide, wide * 0.55)).add(
            "leaf3", ellipse(x + 6, y + 5, wide * 0.6, 6)
        )
    return art


def _hiker() -> Person:
    him = man(
        "lip lip2 wood2",
        hat="wide leaf3 gold3",
        arms=(-40, 20, 70, 90),
        face=1,
        stance="walk",
        hair="hairE",
        tail=False,
    )
    pack = Art().add("wood", rounded(-24, -76, 16, 26, 4))
    return him._replace(art=pack.extend(him.art))
