"""People, horses and queens: what makes each of them different from the others."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from tarot_desktop.art.figures import man, reach, woman
from tarot_desktop.art.geometry import joined
from tarot_desktop.art.heads import ladys_face
from tarot_desktop.art.horse import horse
from tarot_desktop.art.limbs import arm, bent
from tarot_desktop.art.palette import THEMES
from tarot_desktop.art.stances import KNEELING_DROP, legs_of

CLOTHES = "blue blue2 cream"


def extent(art):
    return joined(path for _, path in art.shapes).box()


def test_an_arm_that_hangs_ends_in_a_hand_straight_below_the_shoulder():
    hand = arm((9, -72), (0, 0), 7, "blue").hand
    assert hand[0] == pytest.approx(9)
    assert -40 < hand[1] < -30


def test_an_arm_at_90_degrees_points_to_the_right():
    hand = arm((0, 0), (90, 90), 7, "blue").hand
    assert hand[1] == pytest.approx(0)
    assert 30 < hand[0] < 40


def test_a_bent_limb_covers_its_root_its_joint_and_its_end():
    shape = bent((0, 0), (0, 20), (20, 20), (8, 7, 6)).to_qt()
    assert all(shape.contains(QPointF(x, y)) for x, y in [(0, 1), (1, 19), (19, 20)])
    assert not shape.contains(QPointF(12, 8))


@pytest.mark.parametrize("figure", [man, woman])
def test_who_kneels_is_lower_and_stays_on_the_ground(figure):
    standing, kneeling = (extent(figure(CLOTHES, stance=s).art) for s in ("stand", "kneel"))
    assert kneeling[1] - standing[1] == pytest.approx(KNEELING_DROP, abs=0.5)
    assert kneeling[3] == pytest.approx(standing[3], abs=3)


@pytest.mark.parametrize("stance", ["stand", "walk", "stride", "crouch", "kneel"])
def test_feet_stand_on_the_ground_and_mirror_with_the_face(stance):
    right = extent(legs_of(stance, 6, 1, "cream").art)
    left = extent(legs_of(stance, 6, -1, "cream").art)
    assert right[3] == pytest.approx(0, abs=4)
    assert left[0] == pytest.approx(-right[2], abs=0.1)


def test_who_leans_to_the_right_takes_the_hands_along():
    upright, leaning = man(CLOTHES), man(CLOTHES, lean=20)
    assert extent(leaning.art)[2] > extent(upright.art)[2]
    assert leaning.left[1] < upright.left[1] < leaning.right[1]


def test_a_hand_moves_and_grows_with_its_figure():
    assert reach((3, -40), 100, 200, 2) == (106, 120)


def test_nobody_seen_from_behind_shows_a_shirt_front():
    front, back = (man(CLOTHES, shirt="lip", back=b) for b in (False, True))
    shirts = [sum(role == "lip" for role, _ in each.art.shapes) for each in (front, back)]
    assert shirts[0] == shirts[1] + 1


@pytest.mark.parametrize("draw", [horse, lambda suit: ladys_face(suit, "hairA")])
def test_no_two_suits_share_a_horse_or_a_face(draw):
    outlines = {tuple(path.data() for _, path in draw(suit).shapes) for suit in "SHDC"}
    assert len(outlines) == 4


@pytest.mark.parametrize("theme", THEMES)
def test_the_shade_of_red_cloth_is_darker_than_the_cloth_in_every_theme(theme):
    cloth, shade = (QColor(THEMES[theme][role]).lightnessF() for role in ("lip", "lip2"))
    assert shade < cloth
