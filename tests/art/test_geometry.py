"""Paths, primitives and drawings of the generator."""

import math

import pytest

from tarot_desktop.art.drawing import Art, Picture
from tarot_desktop.art.geometry import Path, clipped, surrounded
from tarot_desktop.art.path_data import Segment, parse
from tarot_desktop.art.shapes import ellipse, line, poly, rays, rect, star, star_facets


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        pytest.param("M1 2l3 4", [("M", (1, 2)), ("L", (4, 6))], id="relative line"),
        pytest.param("m1 2 3 4", [("M", (1, 2)), ("L", (4, 6))], id="implicit line after a move"),
        pytest.param("M0 0H5V-2", [("M", (0, 0)), ("L", (5, 0)), ("L", (5, -2))], id="H and V"),
        pytest.param(
            "M0 0C1 1 2 1 3 0S5-1 6 0",
            [("M", (0, 0)), ("C", (1, 1, 2, 1, 3, 0)), ("C", (4, -1, 5, -1, 6, 0))],
            id="smooth curve mirrors the last control point",
        ),
        pytest.param(
            "M0 0Q3 3 6 0", [("M", (0, 0)), ("C", (2, 2, 4, 2, 6, 0))], id="quadratic becomes cubic"
        ),
        pytest.param(
            "M0 0L2 0Zl1 1",
            [("M", (0, 0)), ("L", (2, 0)), ("Z", ()), ("L", (1, 1))],
            id="after closing the path goes on from its start",
        ),
    ],
)
def test_path_data_is_read_into_absolute_segments(data, expected):
    assert parse(data) == [Segment(*segment) for segment in expected]


def test_a_half_circle_arc_goes_through_its_top():
    _, first, second = parse("M-10 0A10 10 0 0 1 10 0")
    assert first.values[-2:] == pytest.approx((0, -10))
    assert second.values[-2:] == pytest.approx((10, 0))


def test_numbers_are_written_with_one_decimal_and_without_needless_ones():
    assert Path("M1.04 2L3.06 -0.01").data() == "M1 2L3.1 0"


def test_a_facet_is_the_half_right_of_the_axis():
    assert rect(0, 0, 10, 4).facet(4).box() == (4, 0, 10, 4)
    assert rect(0, 0, 10, 4).facet(4, -1).box() == (0, 0, 4, 4)


def test_flipping_turning_and_scaling_happen_about_the_origin_before_moving():
    assert poly((1, 0), (3, 0), (3, 1)).at(10, 10, 2, 90, flip=True).box() == (8, 4, 10, 8)


def test_a_line_is_as_wide_as_asked():
    assert line((0, 0), (10, 0), w=6).box() == (0, -3, 10, 3)


def test_vertical_stems_are_wider_than_the_nib():
    left, top, right, bottom = Path("M0 0V10").stroke(4, stem=1.5).box()
    assert (right - left, bottom - top) == pytest.approx((6, 10))


def test_clipping_keeps_whole_shapes_as_drawn_and_drops_those_outside():
    inside, across, outside = ellipse(5, 5, 2), rect(8, 0, 10, 10), rect(50, 50, 5, 5)
    kept = clipped([inside, across, outside], rect(0, 0, 10, 10))
    assert kept[0] is inside
    assert kept[1].box() == (8, 0, 10, 10)
    assert len(kept) == 2


def test_a_silhouette_is_one_outline_around_shapes_that_overlap():
    silhouette = surrounded([rect(0, 0, 10, 4), rect(6, 0, 10, 4)], 2)
    assert silhouette.box() == pytest.approx((-2, -2, 18, 6))
    assert silhouette.data().count("M") == 1


def test_the_silhouette_of_a_round_shape_follows_it():
    silhouette = surrounded([ellipse(0, 0, 20)], 1)
    points = [segment.values for segment in silhouette.segments if segment.values]
    assert all(20.5 < math.hypot(*point) < 21.5 for point in points)
    assert len(points) < 60


def test_rays_fill_half_of_the_circle_in_separate_wedges():
    wedges = rays(0, 0, 0, 10, 4)
    assert len(wedges) == 4
    assert wedges[0].box() == pytest.approx((0, 0, 10, 7.0710678))


def test_the_facets_of_a_star_lie_within_it():
    assert len(star_facets(5, 10, 4)) == 5
    assert all(not (facet - star(5, 10, 4)) for facet in star_facets(5, 9.99, 3.99))


def test_a_run_of_one_role_shares_a_group():
    art = Art().add("ink", rect(0, 0, 1, 1), rect(2, 0, 1, 1)).add("gold", rect(0, 2, 1, 1))
    assert art.svg().splitlines() == [
        '<g fill="$ink"><path d="M0 0L1 0 1 1 0 1Z"/><path d="M2 0L3 0 3 1 2 1Z"/></g>',
        '<path fill="$gold" d="M0 2L1 2 1 3 0 3Z"/>',
    ]


def test_a_half_is_drawn_once_and_used_once_more():
    svg = Picture(Art(), Art().add("ink", rect(0, 0, 1, 1)), Art()).svg()
    assert svg.count("<path") == 1
    assert '<use xlink:href="#h" transform="rotate(180 300 525)"/>' in svg


def test_recolouring_changes_only_the_named_roles():
    art = Art().add("skin", rect(0, 0, 1, 1)).add("ink", rect(0, 0, 1, 1))
    assert [shape.role for shape in art.recolour({"skin": "Hk"}).shapes] == ["Hk", "ink"]
