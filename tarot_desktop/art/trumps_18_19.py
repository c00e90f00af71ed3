"""The scenes of trumps 18 and 19."""

from __future__ import annotations

from random import Random

from tarot_desktop.art.buildings import house, town
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import man, seated_man, seated_woman, woman
from tarot_desktop.art.geometry import Path
from tarot_desktop.art.landscape import (
    fir,
    grapes,
    hill,
    leaves,
    mountain,
    poplar,
    round_tree,
    sky,
    snowfall,
    stars,
    sun,
)
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.objects import umbrella
from tarot_desktop.art.shapes import curve, ellipse, line, poly, rect


def autumn_town() -> Art:
    """A couple under an umbrella in the rain."""
    scene = sky("aut0", "aut1", 300, 240)
    scene.extend(
        town(470, 620, 440, "aut4", "aut2", "fire4", 31, 110, 160),
        town(20, 130, 440, "aut4", "aut2", "fire4", 8, 60, 90),
    )
    for x, h in ((196, 230), (560, 300)):
        scene.extend(round_tree(x, 462, h, "aut2", "aut3", "wood2"))
    random = Random(8)
    for _ in range(24):
        left, top = random.uniform(160, 570), random.uniform(40, 430)
        if not (top > 150 and 230 < left < 470):
            scene.add("white", line((left, top), (left - 7, top + 22), w=2))
    scene.add("plum", rect(0, 452, 600, 100))
    scene.add("plum2", rect(0, 486, 600, 60))
    him = man(
        "ink ink2 ink2",
        hat="top ink gold",
        arms=(-24, -10, 14, 100),
        face=1,
        stance="walk",
        hair="hairA",
    )
    scene.extend(him.at(300, 496, 2.6))
    her = woman(
        "rust rust2 cream",
        hat="bonnet plum gold3",
        arms=(-20, 30, 40, 10),
        face=1,
        hair="hairC",
        stance="walk",
    )
    scene.extend(
        her.at(386, 498, 2.55),
        umbrella(352, 212, 1.95, "lip", "lip2", 6, 76),
        leaves(12, 4, ["aut2", "aut3", "fire3"], (170, 466, 580, 500)),
    )
    return scene


def autumn_country() -> Art:
    """The grape harvest."""
    scene = sky("aut0", "aut1", 430, 120)
    scene.extend(
        sun(430, 120, 52, "white", "fire4"),
        hill([(0, 370), (200, 320), (420, 372), (600, 310)], "aut4"),
        house(214, 352, 110, 76, "cream", "sand", "rust", "rust2", "ink2", 1, 2),
        poplar(520, 350, 130, "leaf2", "leaf3"),
        hill([(0, 410), (600, 384)], "aut2"),
    )
    for i in range(7):
        scene.solid("leaf2", "leaf3", ellipse(20 + i * 92, 408, 42, 20), 20 + i * 92)
    scene.add("aut3", rect(0, 424, 600, 120))
    for x in (60, 150, 290, 470, 560):
        scene.add("wood2", rect(x - 4, 420, 8, 64))
        scene.solid("leaf", "leaf2", ellipse(x, 426, 44, 28), x)
        scene.extend(grapes(x - 16, 432, 0.72), grapes(x + 18, 428, 0.72))
    her = woman(
        "P2 P3 cream",
        hat="bonnet white lip",
        arms=(-60, -120, 10, -60),
        face=-1,
        hair="hairA",
        bustle=False,
        flounces=1,
        stance="kneel",
        lean=-6,
    )
    scene.extend(her.at(220, 498, 2.5))
    him = man(
        "blue blue2 cream",
        hat="wide gold3 lip",
        arms=(-160, -190, 160, 190),
        face=1,
        step=10,
        hair="hairE",
        tail=False,
    )
    scene.extend(him.at(388, 498, 2.4))
    basket = Path("M344 190H432L418 250H358Z")
    scene.solid("wood3", "wood", basket, 388)
    for i in range(6):
        scene.extend(grapes(352 + i * 14, 180 - i % 2 * 6, 0.62))
    vat = Path("M470 420H570L560 496H480Z")
    scene.solid("wood", "wood2", vat, 520)
    scene.add("steel2", rect(474, 440, 92, 6), rect(478, 474, 84, 6))
    scene.add("plum2", ellipse(520, 420, 50, 9))
    return scene


def winter_town() -> Art:
    """Skaters."""
    scene = sky("win0", "win1", 400, 130)
    scene.extend(
        sun(420, 130, 52, "white", "cream"),
        town(200, 620, 400, "win2", "blue2", "fire4", 13, 70, 150),
        town(20, 200, 400, "win2", "blue2", "fire4", 3, 60, 90),
        hill([(0, 396), (300, 386), (600, 398)], "snow"),
    )
    scene.add("snow2", Path("M0 430C160 410 440 410 600 430V560H0Z"))
    scene.add(
        "win1",
        Path("M20 452C180 430 420 430 580 452C600 480 600 530 580 560H20C0 530 0 480 20 452Z"),
    )
    for x, y, wide in ((120, 470, 90), (300, 500, 120), (460, 474, 90)):
        scene.add("white", curve(f"M{x} {y}q{wide / 2} -10 {wide} 0", 3))
    scene.extend(_skater().at(236, 488, 2.6))
    scene.extend(_lady_with_muff().at(412, 490, 2.55))
    boy = man(
        "leaf2 leaf3 ink2",
        hat="cap lip gold",
        arms=(-80, -100, 80, 100),
        face=1,
        stance="stride",
        hair="hairB",
        tail=False,
    )
    scene.extend(boy.at(524, 466, 1.6))
    for x in (222, 280, 396, 436):
        scene.add("steel2", rect(x - 20, 490, 40, 4))
    scene.extend(snowfall(40, 3))
    return scene


def winter_country() -> Art:
    """A horse sleigh between snowy firs."""
    scene = sky("win0", "win1", 250, 140)
    scene.extend(
        stars([(220, 80, 10), (420, 70, 11), (530, 130, 9)], "white"),
        mountain(470, 400, 200, 260, "win2", "blue2"),
        mountain(270, 400, 150, 190, "win1", "win2"),
        hill([(0, 396), (220, 370), (600, 400)], "snow2"),
    )
    for x, h in ((60, 150), (110, 190), (190, 130), (520, 170), (566, 210)):
        scene.extend(fir(x, 430, h, "leaf3", "sea2", "snow"))
    scene.extend(
        house(350, 408, 96, 50, "wood", "wood2", "snow", "snow2", "fire4", 1, 2),
        hill([(0, 440), (300, 428), (600, 446)], "snow"),
    )
    scene.extend(_horse().outlined(2.2).at(206, 478, 1.15))
    scene.add("wood2", line((240, 410), (380, 430), w=4))
    scene.add("lip", curve("M120 350C200 380 300 380 392 372", 3))
    sleigh = Path(
        "M360 400C352 440 376 460 410 460H520C552 452 560 410 552 366"
        "C530 372 524 400 516 414H430C410 412 400 396 396 380C384 380 364 388 360 400Z"
    )
    him = seated_man(
        "ink ink2 ink2", face=-1, hair="hairD", hat="top ink gold", arms=(-40, -80, -20, -60)
    )
    her = seated_woman(
        "pink2 H3",
        face=-1,
        hair="hairE",
        hat="bonnet white lip",
        arms=(-20, -60, 0, -40),
        shawl="white",
    )
    inside = rect(300, 100, 300, 345)
    scene.extend(him.at(436, 486, 1.9).clip(inside), her.at(494, 488, 1.85).clip(inside))
    scene.add("lip", sleigh)
    scene.add(
        "lip2",
        Path(
            "M410 460H520C552 452 560 410 552 366C544 400 540 430 500 436H380"
            "C388 452 396 460 410 460Z"
        ),
    )
    scene.add("gold3", curve("M396 382C404 400 414 410 432 412H516C528 398 534 376 550 368", 5))
    scene.add(
        "gold2",
        curve("M356 452C336 470 340 490 372 490H570", 7),
        line((410, 460), (410, 490), w=6),
        line((510, 460), (510, 490), w=6),
    )
    scene.extend(snowfall(34, 12))
    return scene


def _skater() -> Art:
    him = man(
        "lip lip2 ink2",
        hat="top ink lip",
        arms=(-70, -40, 60, 80),
        face=1,
        stance="stride",
        lean=10,
        hair="hairA",
    )
    skater = Art()
    skater.extend(him.art)
    skater.add("cream", rect(-9, -80, 18, 6), poly((-9, -78), (-26, -66), (-22, -60), (-6, -72)))
    return skater


def _lady_with_muff() -> Art:
    her = woman(
        "blue blue2 white",
        hat="bonnet white lip",
        arms=(-50, -80, 40, 60),
        face=-1,
        hair="hairE",
        flounces=1,
    )
    return Art().extend(her.art).add("white", ellipse(6, -56, 9, 6.5))


def _horse() -> Art:
    horse = Art()
    horse.add("wood2", limb(-36, -56, -56, 0, 11, 6), limb(34, -56, 48, 0, 11, 6))
    horse.add("wood", limb(-26, -56, -14, 0, 12, 7), limb(42, -56, 28, 0, 12, 7))
    horse.add(
        "wood",
        Path(
            "M-52 -88C-30 -96 20 -94 44 -88C58 -80 58 -56 48 -46C20 -40 -20 -40 -44 -46"
            "C-54 -56 -56 -72 -52 -88Z"
        ),
    )
    horse.add(
        "wood",
        Path(
            "M-50 -82C-64 -104 -70 -124 -72 -132C-84 -128 -100 -116 -108 -106"
            "C-112 -98 -104 -90 -96 -94L-82 -100C-80 -80 -66 -60 -46 -52Z"
        ),
    )
    horse.add(
        "ink",
        Path("M-70 -134C-58 -126 -46 -104 -42 -86L-54 -84C-58 -104 -64 -120 -76 -130Z"),
        Path("M48 -84C64 -80 66 -56 60 -36C54 -50 52 -60 46 -66Z"),
        ellipse(-88, -112, 3),
    )
    horse.add("lip", curve("M-56 -90C-50 -76 -48 -62 -46 -48", 6), rect(-6, -94, 22, 48))
    return horse
