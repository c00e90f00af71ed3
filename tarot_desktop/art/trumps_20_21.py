"""The scenes of trumps 20 and 21."""

from __future__ import annotations

from tarot_desktop.art.buildings import house, wallpaper, window
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.figures import man, reach, woman
from tarot_desktop.art.geometry import Path, clipped
from tarot_desktop.art.glyphs import SUIT
from tarot_desktop.art.landscape import (
    cloud,
    hill,
    sky,
)
from tarot_desktop.art.limbs import limb
from tarot_desktop.art.objects import card_fan, confetti, lanterns, mask
from tarot_desktop.art.shapes import diamond, ellipse, line, poly, rect, rounded, star
from tarot_desktop.art.trump_frame import region


def game_town() -> Art:
    """A card party under the lamp."""
    scene = wallpaper("salon0", "salon1", 60)
    scene.add("gold", rounded(196, 60, 90, 116, 6))
    scene.add("N0", rounded(204, 68, 74, 100, 3))
    scene.add("cream", star(8, 34, 12, 241, 118))
    scene.extend(window(470, 70, 90, 140, "N0"))
    lamp_x = 370
    scene.add("ink", rect(lamp_x - 2, -10, 4, 70))
    scene.solid(
        "gold3",
        "gold",
        Path(f"M{lamp_x - 60} 104L{lamp_x - 24} 58H{lamp_x + 24}L{lamp_x + 60} 104Z"),
        lamp_x,
    )
    scene.add("fire4", ellipse(lamp_x, 108, 20, 12))
    scene.add(
        "C2",
        poly((lamp_x - 56, 106), (lamp_x + 56, 106), (lamp_x + 150, 446), (lamp_x - 150, 446))
        & region(),
    )
    scene.add("wood2", rect(0, 462, 600, 100))
    him = man("plum plum2 ink2", hat="top ink gold3", arms=(10, 70, 30, 80), face=1, hair="hairC")
    scene.extend(him.at(246, 512, 2.55))
    her = woman(
        "gold3 gold white", hat="bonnet lip gold3", arms=(-30, -80, -10, -70), face=-1, hair="hairE"
    )
    scene.extend(her.at(496, 514, 2.55))
    host = man("blue blue2 ink2", arms=(-20, 30, 20, -30), face=-1, hair="hairD", tail=False)
    scene.extend(host.at(372, 476, 2.3))
    cloth = ellipse(372, 446, 150, 34)
    scene.add("lip", Path("M222 446V520H522V446Z"))
    scene.add("lip2", Path("M372 446V520H522V446Z"))
    scene.add("lip2", ellipse(372, 450, 152, 36))
    scene.add("leaf3", cloth)
    scene.add("leaf2", ellipse(372, 444, 136, 27))
    scene.extend(
        card_fan(308, 424, 1.5), card_fan(438, 424, 1.5, True), card_fan(372, 376, 1.2, True)
    )
    for x, y, r, s in ((346, 446, -16, "H"), (380, 450, 10, "S")):
        scene.add("white", rounded(-15, -9, 30, 19, 3).rotate(r).move(x, y))
        scene.add("lip" if s == "H" else "ink", SUIT[s].scale(0.12).move(x, y))
    scene.add("gold3", ellipse(416, 452, 8, 4), ellipse(420, 448, 8, 4), ellipse(300, 456, 8, 4))
    return scene


def game_country() -> Art:
    """Bowls under the plane trees."""
    scene = sky("day0", "day1", 300, 140)
    scene.extend(
        cloud(470, 90, 0.8, "white"),
        hill([(0, 380), (300, 350), (600, 390)], "grass"),
        house(196, 384, 100, 70, "cream", "sand", "rust", "rust2", "blue2", 1, 2),
    )
    for x in (400, 548):
        scene.add("stone2", limb(x, 450, x - 4, 240, 28, 18))
        scene.solid("leaf", "leaf2", ellipse(x, 180, 100, 80), x)
    scene.extend(hill([(0, 424), (600, 416)], "sand"), hill([(0, 476), (600, 470)], "sand2"))
    him = man(
        "white stone blue2",
        hat="wide gold3 ink",
        arms=(-60, -40, 50, 70),
        face=1,
        stance="crouch",
        lean=14,
        hair="hairC",
        tail=False,
    )
    player = Art().extend(him.art).add("lip", Path("M-11 -48H11V-43H-11Z"))
    scene.extend(player.at(214, 492, 2.6))
    hx, hy = reach(him.right, 224, 488, 2.6)
    scene.add("steel2", ellipse(hx, hy, 13)).add("steel", ellipse(hx - 3, hy - 3, 6))
    for x, y, colour, shade in (
        (350, 484, "steel2", "steel"),
        (386, 494, "steel2", "steel"),
        (120, 488, "lip", "H2"),
        (404, 478, "gold3", "white"),
    ):
        r = 13 if colour != "gold3" else 6
        scene.add(colour, ellipse(x, y, r))
        scene.add(shade, ellipse(x - 3, y - 3, r * 0.45))
    watcher = man(
        "lip lip2 cream",
        hat="cap blue2 gold",
        arms=(-24, 40, 30, -50),
        face=-1,
        step=7,
        hair="hairD",
        tail=False,
    )
    scene.extend(watcher.at(446, 488, 2.45))
    her = woman(
        "P2 P3 cream",
        hat="wide gold3 lip",
        arms=(-30, 20, 30, 0),
        face=-1,
        hair="hairA",
        bustle=False,
    )
    scene.extend(her.at(522, 486, 2.3))
    return scene


def collective_folly_town() -> Art:
    """A masked ball with lanterns and confetti."""
    scene = sky("P0", "P1", 360, 250)
    scene.extend(
        confetti(46, 4, (170, 40, 570, 420), ["gold3", "lip", "H2", "S2", "cream"]),
        lanterns([(150, 60), (370, 46), (590, 70)], ["lip", "gold", "S2", "H2"]),
        lanterns([(20, 320), (236, 320)], ["gold", "lip", "S2"]),
    )
    scene.add("P3", rect(0, 452, 600, 120))
    for i in range(-3, 14):
        scene.add(
            "P1",
            poly(
                (i * 60, 452),
                (i * 60 + 30, 452),
                (i * 60 + 30 + (i - 5) * 12, 560),
                (i * 60 + (i - 5) * 14, 560),
            ),
        )
    scene.extend(
        _pierrot().at(500, 486, 2.35),
        _harlequin().at(232, 492, 2.5),
        _masked_lady().at(362, 500, 2.55),
    )
    lady = woman(
        "gold gold2 cream",
        hat="point lip gold3",
        arms=(-120, -160, 30, 60),
        face=1,
        hair="ink",
        bustle=False,
        flounces=2,
        spread=26,
    )
    scene.extend(Art().extend(lady.art, mask(1, -88.5, 7.4)).at(112, 498, 1.75))
    return scene


def collective_folly_country() -> Art:
    """A fair: balloon, tents, drummer, crowd."""
    scene = sky("G0", "G1", 390, 210)
    scene.extend(
        _balloon().outlined(3).at(50, 6, 0.76),
        cloud(510, 120, 0.8),
        cloud(530, 270, 0.6),
        cloud(80, 350, 0.6),
        hill([(0, 430), (200, 396), (420, 440), (600, 400)], "C2"),
    )
    for x, colour, shade in ((44, "lip", "cream"), (572, "P2", "cream")):
        scene.add(shade, Path(f"M{x - 60} 470L{x - 60} 424L{x} 366L{x + 60} 424V470Z"))
        for i in range(4):
            scene.add(
                colour,
                poly((x, 366), (x - 60 + i * 30 + 15, 424), (x - 60 + i * 30, 424)),
                rect(x - 60 + i * 30, 424, 15, 50),
            )
        scene.add("ink", rect(x - 2, 338, 4, 30))
        scene.add("gold", poly((x + 2, 338), (x + 28, 346), (x + 2, 354)))
    scene.extend(hill([(0, 470), (300, 452), (600, 474)], "C3"))
    scene.extend(_drummer().at(200, 500, 2.0))
    waving = woman(
        "gold gold2 cream",
        hat="wide cream lip",
        arms=(-150, -170, 40, 90),
        face=1,
        hair="hairA",
        bustle=False,
        flounces=1,
    )
    scene.extend(waving.at(296, 506, 2.0))
    gentleman = man(
        "S0 S1 ink2",
        hat="top ink lip",
        arms=(-40, -90, 150, 160),
        face=-1,
        step=10,
        hair="hairC",
        tail=True,
    )
    scene.extend(gentleman.at(414, 504, 2.0))
    girl = woman(
        "H2 H3 white",
        hat="bonnet cream lip",
        arms=(-60, -100, 120, 150),
        face=1,
        hair="hairB",
        bustle=False,
        flounces=1,
    )
    scene.extend(girl.at(500, 508, 1.6), girl.art.flip().at(108, 506, 1.5))
    return scene


def _pierrot() -> Art:
    pierrot = man(
        "white fur2 white",
        hat="point white ink",
        arms=(-60, -130, 140, 170),
        face=-1,
        step=9,
        hair="ink",
        tail=True,
        shirt="ink",
    )
    masked_pierrot = Art().extend(pierrot.art)
    for y in (-66, -54, -42):
        masked_pierrot.add("ink", ellipse(0, y, 2.2))
    masked_pierrot.extend(mask(-1, -90, 8))
    return masked_pierrot


def _harlequin() -> Art:
    harlequin = man(
        "lip lip2 gold", arms=(-150, -160, 60, 120), face=1, stance="stride", hair="ink", tail=False
    )
    checks = [
        diamond(x, y, 3.5, 5.6)
        for j, y in enumerate(range(-78, -40, 7))
        for x in range(-14 + (4 if j % 2 else 0), 16, 9)
    ]
    jacket = Path("M-11 -77Q0 -81 11 -77L13 -62L10 -44C4 -42 -4 -42 -10 -44L-13 -62Z")
    masked = Art().extend(harlequin.art).add("gold3", clipped(checks, jacket))
    masked.add(
        "ink",
        Path("M-12 -94C-8 -108 10 -108 13 -94C18 -96 20 -92 16 -90H-14C-18 -92 -16 -96 -12 -94Z"),
    )
    masked.add("lip", Path("M6 -102C14 -116 26 -112 28 -106C22 -100 14 -98 6 -102Z"))
    masked.extend(mask(2, -90, 8))
    return masked


def _masked_lady() -> Art:
    her = woman(
        "S2 S3 white",
        arms=(-110, -150, 110, 150),
        face=-1,
        hair="hairB",
        bustle=False,
        flounces=3,
        spread=30,
        bun=True,
    )
    return Art().extend(her.art, mask(-1, -89, 7.4, "lip"))


def _balloon() -> Art:
    balloon = Art()
    envelope = Path(
        "M400 60C470 60 510 112 504 166C500 210 460 250 432 280H368"
        "C340 250 300 210 296 166C290 112 330 60 400 60Z"
    )
    balloon.add("lip", envelope)
    for x0, x1 in ((-70, -40), (-14, 14), (40, 70)):
        balloon.add(
            "cream",
            Path(
                f"M400 60C{400 + x0 * 1.6} 60 {400 + x0 * 1.9} 180 {400 + x0 * 0.45} 280"
                f"H{400 + x1 * 0.45}C{400 + x1 * 1.9} 180 {400 + x1 * 1.6} 60 400 60Z"
            )
            & envelope,
        )
    balloon.add(
        "lip2",
        Path("M400 60C470 60 510 112 504 166C500 210 460 250 432 280H418C470 220 480 110 400 60Z"),
    )
    balloon.add("gold", Path("M298 182C330 210 470 210 502 182L499 200C470 226 330 226 301 200Z"))
    balloon.add("ink", line((370, 282), (384, 326), w=3), line((430, 282), (416, 326), w=3))
    balloon.add("hairA", Path("M378 324H422L416 358H384Z"))
    balloon.add("gold", rect(376, 320, 48, 8))
    return balloon


def _drummer() -> Art:
    drummer = man(
        "P2 P3 cream",
        hat="cap lip gold",
        arms=(-50, 30, 50, -20),
        face=1,
        stance="walk",
        tail=False,
        hair="hairE",
    )
    with_drum = Art()
    with_drum.extend(drummer.art)
    with_drum.add("lip", rect(-8, -58, 24, 20))
    with_drum.add("cream", ellipse(4, -58, 12, 4))
    with_drum.add("gold", rect(-8, -42, 24, 3))
    return with_drum
