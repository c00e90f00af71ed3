"""The scenes of trumps 10 to 12."""

from __future__ import annotations

import math
from random import Random

from tarot_desktop.art.animals import bird, fish
from tarot_desktop.art.buildings import chandelier, house, windmill
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import Arms, Person, man, reach, woman
from tarot_desktop.art.geometry import Path, joined
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.landscape import cloud, fir, flame, hill, mountain, round_tree, sky, sun
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.objects import ship
from tarot_desktop.art.shapes import Point, curve, ellipse, line, poly, rect, rounded, star, waves
from tarot_desktop.art.stances import HIPS

_EFFORT = 6
"""How far the smith leans over his anvil, in degrees."""


def air() -> Art:
    """A balloon, birds, a windmill."""
    scene = sky("day0", "day1", 360, 230)
    balloon = Art()
    envelope = Path(
        "M0 -130C80 -130 122 -72 116 -10C112 40 66 84 36 116H-36"
        "C-66 84 -112 40 -116 -10C-122 -72 -80 -130 0 -130Z"
    )
    balloon.add("gold3", envelope)
    for x0, x1 in ((-70, -36), (-14, 14), (36, 70)):
        balloon.add(
            "lip",
            Path(
                f"M0 -130C{x0 * 1.7} -130 {x0 * 2} 0 {x0 * 0.5} 116H{x1 * 0.5}"
                f"C{x1 * 2} 0 {x1 * 1.7} -130 0 -130Z"
            )
            & envelope,
        )
    balloon.add(
        "gold", Path("M0 -130C80 -130 122 -72 116 -10C112 40 66 84 36 116H22C78 60 92 -70 0 -130Z")
    )
    balloon.add("blue", Path("M-116 -6C-70 24 70 24 116 -6L112 16C70 44 -70 44 -112 16Z"))
    balloon.add(
        "white",
        joined([SUIT["D"].scale(0.2).move(x, 27 - x * x * 0.0018) for x in (-80, -40, 0, 40, 80)]),
    )
    balloon.add(
        "ink",
        line((-34, 116), (-22, 168), w=3),
        line((34, 116), (22, 168), w=3),
        line((-12, 116), (-8, 168), w=2),
        line((12, 116), (8, 168), w=2),
    )
    him = man("blue blue2 ink", hat="cap lip gold", arms=(-100, -140, 20, 40), face=-1, tail=False)
    balloon.extend(him.at(0, 216, 0.74).clip(rect(-60, 90, 120, 84)))
    balloon.add("wood3", Path("M-30 164H30L25 206H-25Z"))
    balloon.add("wood", rect(-32, 162, 64, 9), rect(-28, 182, 56, 4))
    scene.extend(
        balloon.outlined(2.6).at(372, 190, 1.0),
        cloud(236, 250, 0.9, "white"),
        cloud(516, 330, 0.8, "white"),
        cloud(90, 380, 0.7, "white"),
        cloud(300, 440, 1.1, "white"),
    )
    for x, y, k in ((210, 116, 0.9), (216, 158, 0.7), (520, 120, 0.8), (548, 148, 0.6)):
        scene.extend(bird(x, y, k, "ink2"))
    scene.extend(
        hill([(0, 500), (150, 470), (330, 505), (600, 462)], "grass2"), windmill(480, 486, 0.5)
    )
    return scene


def earth() -> Art:
    """A ploughman and his ox below the mountains."""
    scene = sky("aut0", "aut1", 330, 160)
    scene.extend(
        sun(250, 130, 50, "white", "fire4"),
        mountain(440, 400, 190, 300, "stone2", "wood2"),
        mountain(290, 410, 130, 190, "stone", "stone2"),
        hill([(0, 400), (180, 370), (380, 400), (600, 370)], "leaf2"),
    )
    for x in (70, 110, 150, 520, 556):
        scene.extend(fir(x, 410, 70, "leaf3", "ink2"))
    scene.extend(hill([(0, 436), (600, 424)], "wood3"))
    for i in range(11):
        scene.add(
            "wood",
            Path(
                f"M{300 + (i - 5) * 30} 430L{300 + (i - 5) * 30 + 12} 430"
                f"L{300 + (i - 5) * 110 + 30} 560H{300 + (i - 5) * 110 - 14}Z"
            ),
        )
    scene.extend(_ox().outlined(2.4).at(240, 484, 1.05))
    him = man(
        "blue blue2 cream",
        hat="wide gold3 lip",
        arms=(-30, -70, -10, -60),
        face=-1,
        stance="stride",
        lean=-12,
        hair="hairA",
        tail=False,
    )
    scene.extend(him.at(448, 492, 2.3))
    scene.add("wood2", limb(376, 450, 420, 390, 7, 7), limb(366, 450, 330, 470, 10, 6))
    scene.add("steel2", poly((340, 456), (384, 450), (356, 492)))
    return scene


def water() -> Art:
    """A three-master on the waves."""
    scene = sky("day0", "day1", 440, 110)
    scene.extend(sun(470, 110, 48), cloud(230, 90, 0.8, "white"), cloud(70, 330, 0.6, "white"))
    for x, y, k in ((520, 226, 0.8), (548, 250, 0.6)):
        scene.extend(bird(x, y, k, "blue2"))
    scene.extend(ship(350, 392, 1.12))
    for i, (y, c, n) in enumerate(
        ((380, "sea3", 7), (408, "sea0", 6), (440, "sea1", 7), (474, "sea2", 6))
    ):
        scene.add(c, waves(-20 - i * 26, 640, y, 11, n, 150))
        scene.add("white", waves(-20 - i * 26, 640, y, 11, n, 4))
    scene.extend(fish(180, 474, 0.8, "fire3", "fire2"), fish(450, 488, 0.62, "gold3", "gold", True))
    return scene


def fire() -> Art:
    """The forge: a smith at his anvil."""
    scene = sky("fire0", "fire1", 300, 300)
    scene.add("rust2", rect(0, 60, 600, 500))
    scene.add(
        "fire1",
        *[
            rect(x + (30 if random % 2 else 0), 70 + random * 34, 54, 28)
            for random in range(14)
            for x in range(-30, 620, 60)
        ],
    )
    scene.add("fire0", Path("M190 510V240A110 110 0 0 1 410 240V510Z"))
    scene.add("wood2", Path("M140 250L200 110H400L460 250L420 250L380 150H220L180 250Z"))
    scene.extend(flame(300, 440, 250), flame(238, 440, 120), flame(364, 440, 130))
    scene.add("stone2", rect(180, 428, 240, 90))
    scene.add("stone", rect(170, 420, 260, 16))
    for i in range(8):
        scene.add("fire3" if i % 2 else "fire2", ellipse(196 + i * 30, 422, 17, 9))
    scene.add("ink", rect(0, 482, 600, 60))
    anvil = Path(
        "M-58 -64H52C52 -54 36 -44 22 -42L26 -20L40 0H-36L-22 -20L-20 -40C-40 -42 -56 -54 -58 -64Z"
    )
    scene.add("steel2", anvil.move(452, 492))
    scene.add("steel", rect(394, 424, 110, 8))
    scene.extend(_smith().at(512, 494, 2.5, flip=True))
    scene.add("fire4", limb(408, 420, 470, 420, 8, 8))
    random = Random(2)
    for _ in range(26):
        angle = random.uniform(0, 360)
        distance = random.uniform(20, 90)
        scene.add(
            random.choice(("fire4", "fire3")),
            star(
                4,
                7,
                2,
                430 + distance * math.cos(math.radians(angle)),
                396 - abs(distance * math.sin(math.radians(angle))),
            ),
        )
    scene.add("wood", poly((96, 430), (152, 430), (144, 492), (104, 492)))
    scene.add("wood2", poly((124, 430), (152, 430), (144, 492), (124, 492)))
    scene.add("steel2", rect(98, 446, 52, 5))
    scene.add("sea3", ellipse(124, 430, 28, 6))
    return scene


def dance_town() -> Art:
    """A ball under the chandelier."""
    scene = sky("room0", "room1", 360, 100)
    for x in (196, 520):
        scene.add("gold", rounded(x - 30, 120, 60, 190, 28))
        scene.add("day0", rounded(x - 24, 126, 48, 178, 23))
        scene.add("white", poly((x - 14, 290), (x + 6, 132), (x + 16, 132), (x - 4, 290)))
    for x in (170, 548):
        scene.add(
            "lip2",
            Path(
                f"M{x - 34} 10H{x + 34}V90C{x + 20} 180 {x + 30} 260 {x + 10} 330H{x - 24}"
                f"C{x - 6} 240 {x - 30} 170 {x - 34} 90Z"
            ),
        )
    scene.extend(chandelier(358, 118))
    scene.add("wood3", rect(0, 440, 600, 120))
    for r in range(4):
        for i in range(-1, 14):
            scene.add(
                "wood",
                poly(
                    (i * 50 + r % 2 * 25, 446 + r * 22),
                    (i * 50 + 25 + r % 2 * 25, 457 + r * 22),
                    (i * 50 + r % 2 * 25, 468 + r * 22),
                    (i * 50 - 25 + r % 2 * 25, 457 + r * 22),
                ),
            )

    scene.extend(
        _couple("P2 P3 white", "hairA", "hairC", back=True).at(140, 484, 1.9),
        _couple("S2 S3 white", "hairB", "hairE").at(516, 484, 1.9, flip=True),
        _couple("gold3 gold white", "hairC", "hairE", out=(30, 66)).at(330, 500, 2.85),
    )
    return scene


def dance_country() -> Art:
    """A dance round the maypole."""
    scene = sky("day0", "day1", 330, 120)
    scene.extend(
        cloud(200, 240, 0.6, "white"),
        cloud(540, 120, 0.7, "white"),
        hill([(0, 400), (180, 360), (420, 400), (600, 350)], "grass"),
        house(470, 392, 90, 54, "cream", "sand", "lip", "lip2", "ink2", 1, 2),
    )
    for x, h in ((60, 110), (110, 140), (580, 150)):
        scene.extend(round_tree(x, 420, h, "leaf", "leaf2", "wood2"))
    scene.extend(hill([(0, 452), (300, 436), (600, 456)], "leaf"))
    pole = 320
    scene.add("white", rect(pole - 5, 84, 10, 400))
    for i in range(11):
        scene.add(
            "lip",
            poly(
                (pole - 5, 100 + i * 36),
                (pole + 5, 90 + i * 36),
                (pole + 5, 104 + i * 36),
                (pole - 5, 114 + i * 36),
            ),
        )
    scene.add("leaf2", ellipse(pole, 104, 46, 15))
    scene.add("pink", *[ellipse(pole + d, 104 + abs(d) % 3, 7) for d in (-36, -18, 0, 18, 36)])
    scene.add("gold3", star(5, 20, 8, pole, 70))
    for foot, ribbon, dancer, hand in _dancers():
        hx, hy = reach(hand, foot, 496, 2.15)
        middle = (pole + foot) / 2 + (foot - pole) * 0.3
        scene.add(ribbon, Path(f"M{pole} 108Q{middle} 200 {hx} {hy}").stroke(4))
        scene.extend(dancer.at(foot, 496, 2.15))
    return scene


def _couple(
    dress: str,
    his_hair: str,
    her_hair: str,
    *,
    back: bool = False,
    out: tuple[float, float] = (60, 110),
) -> Art:
    """Two who dance; `out` is how she holds her free arm."""
    arms = (-30, 50, 80, 110)
    him = man("ink ink2 ink", arms=arms, face=1, stance="walk", hair=his_hair, back=back)
    her = woman(
        dress,
        arms=(-60, -100, *out),
        face=-1,
        hair=her_hair,
        bustle=False,
        spread=30,
        bun=True,
    )
    return Art().extend(him.at(-14, 0), her.at(15, 2, 1, 5))


def _dancers() -> list[tuple[float, str, Person, Point]]:
    """Where each dancer stands, the colour of the ribbon, and the hand that holds it."""
    left: Arms = (-50, -10, 130, 155)
    right: Arms = (-130, -155, 50, 10)
    first = _country_man("blue blue2 cream", left, 1)
    second = _country_woman("lip lip2 white", left, 1)
    third = _country_woman("gold3 gold white", right, -1)
    fourth = _country_man("plum plum2 cream", right, -1)
    return [
        (130, "lip", first, first.right),
        (236, "gold3", second, second.right),
        (404, "blue", third, third.left),
        (508, "white", fourth, fourth.left),
    ]


def _country_man(clothes: str, arms: Arms, face: int) -> Person:
    hat = "wide gold3 ink"
    return man(clothes, hat=hat, arms=arms, face=face, stance="walk", hair="hairA", tail=False)


def _country_woman(clothes: str, arms: Arms, face: int) -> Person:
    hat = "bonnet white lip"
    return woman(
        clothes,
        hat=hat,
        arms=arms,
        face=face,
        hair="hairE",
        bustle=False,
        flounces=1,
        stance="walk",
    )


def _ox() -> Art:
    ox = Art()
    ox.add("rust2", rect(-44, -30, 10, 30), rect(34, -30, 10, 30))
    ox.add("rust", rect(-28, -30, 10, 30), rect(48, -30, 10, 30))
    ox.add(
        "rust",
        Path(
            "M-64 -84C-40 -98 30 -92 60 -86C72 -70 66 -40 56 -26H-46"
            "C-60 -30 -62 -40 -64 -52L-84 -44C-100 -42 -108 -54 -104 -64L-94 -80"
            "C-86 -90 -72 -92 -64 -84Z"
        ),
    )
    ox.add(
        "cream",
        Path("M-96 -82C-112 -96 -108 -108 -102 -112C-102 -100 -94 -92 -84 -90Z"),
        Path("M-78 -90C-76 -104 -66 -112 -58 -112C-66 -104 -68 -96 -66 -88Z"),
    )
    ox.add("ink", ellipse(-88, -68, 4))
    ox.add("rust2", curve("M60 -80C74 -70 72 -50 70 -38", 5))
    ox.add("wood2", limb(-54, -60, 130, -34, 7, 7))
    return ox


def _smith() -> Art:
    him = man(
        "white stone ink2",
        arms=(-30, 60, 150, 130),
        face=1,
        stance="stride",
        lean=_EFFORT,
        hair="hairC",
        tail=False,
        shirt="skinp",
    )
    smith = Art().extend(him.art)
    smith.add("wood", Path("M-9 -62H10L14 -22H-13Z").rotate(_EFFORT, 0, HIPS))
    smith.add("ink", ellipse(3.5, -83, 5.4, 4.6).rotate(_EFFORT, 0, HIPS))
    x, y = him.right
    smith.add("wood3", line((x - 4, y + 6), (x + 8, y - 18), w=3))
    smith.add("steel", rect(-9, -6, 18, 11).rotate(25).move(x + 9, y - 20))
    return smith
