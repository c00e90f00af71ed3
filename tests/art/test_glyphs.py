"""Index glyphs and suits."""

import pytest

from tarot_desktop.art.glyphs import CAP, FACET, STEM, SUIT, characters, glyph


@pytest.mark.parametrize("character", [c for c in characters() if c.isalnum()])
def test_digits_and_letters_stand_between_the_cap_lines(character):
    left, top, right, bottom = glyph(character).path.box()
    assert left == pytest.approx(0, abs=0.01)
    assert right == pytest.approx(glyph(character).width, abs=0.01)
    assert -0.01 <= top <= 2
    assert CAP - 2 <= bottom <= CAP + 0.01


def test_there_is_a_glyph_for_every_index_and_every_signed_number():
    assert set(characters()) >= set("0123456789RDCVKQNJ+\N{MINUS SIGN}")


def test_the_stem_of_the_one_is_wider_than_the_nib():
    upright = glyph("1").path.facet(0).box()
    assert upright[2] - upright[0] > 17.5 * STEM


@pytest.mark.parametrize("suit", "SHDC")
def test_a_suit_fits_a_box_of_a_hundred_and_is_symmetric(suit):
    left, top, right, bottom = SUIT[suit].box()
    assert -left == pytest.approx(right, abs=0.01)
    assert -50 <= top < bottom <= 50
    assert FACET[suit].box()[0] == pytest.approx(0, abs=0.01)
    assert FACET[suit].box()[2] == pytest.approx(right, abs=0.01)
