"""From templates, themes and glyphs to SVG."""

import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tarot_desktop.storage.paths import resource_path
from tarot_desktop.view import card_svg as module
from tarot_desktop.view.card_svg import (
    ArtError,
    Letters,
    blank_svg,
    card_svg,
    figure_svg,
    icon_names,
    icon_svg,
    index_text,
    theme_colours,
    theme_names,
)

CODES = sorted(path.stem for path in resource_path("cards").glob("*.svg"))


@pytest.fixture
def own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A copy of the deck's files that a test may damage."""
    folder = tmp_path / "cards"
    shutil.copytree(resource_path("cards"), folder)
    monkeypatch.setattr(module, "resource_path", tmp_path.joinpath)
    module.forget_files()
    yield folder
    module.forget_files()


def test_there_are_six_themes_and_the_default_one_is_first():
    assert theme_names() == ["default", "four", "four-orange", "contrast", "night", "night-four"]


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_whole_svg_without_tokens(code):
    svg = card_svg(code, "night-four", Letters.KQNJ)
    assert b"$" not in svg
    assert ElementTree.fromstring(svg).tag.endswith("svg")


@pytest.mark.parametrize(
    ("letters", "expected"),
    [(Letters.RDCV, "RDCV"), (Letters.KQCJ, "KQCJ"), (Letters.KQNJ, "KQNJ")],
)
def test_courts_carry_the_chosen_letters(letters, expected):
    assert "".join(index_text(f"H{rank}", letters) for rank in "KQNJ") == expected


@pytest.mark.parametrize(
    ("code", "expected"), [("S10", "10"), ("D1", "1"), ("T21", "21"), ("E", ""), ("back", "")]
)
def test_numbers_stay_the_same_in_every_language(code, expected):
    assert {index_text(code, letters) for letters in Letters} == {expected}


def test_letters_change_the_courts_and_nothing_else():
    for code, changes in (("HK", True), ("H7", False), ("T5", False), ("E", False)):
        french = card_svg(code, "default", Letters.RDCV)
        assert (french != card_svg(code, "default", Letters.KQNJ)) is changes


def test_an_index_appears_in_two_corners_and_the_back_has_none():
    assert card_svg("H7", "default", Letters.RDCV).count(b'xlink:href="#i"') == 1
    assert b'"#i"' not in card_svg("back", "default", Letters.RDCV)


def test_an_unknown_theme_is_the_default_one():
    assert theme_colours("no such theme") == theme_colours("default")


def test_a_blank_card_shows_the_index_in_its_colour():
    svg = blank_svg("H7", "four", Letters.RDCV).decode()
    assert theme_colours("four")["H"] in svg
    assert svg.count("<path") < card_svg("H7", "four", Letters.RDCV).count(b"<path")


def test_a_number_is_wider_with_more_figures_and_keeps_its_colour():
    one, width = figure_svg("1", "#123456")
    assert width < figure_svg("11", "#123456")[1] < figure_svg("1 1", "#123456")[1]
    assert b"#123456" in one


def test_a_suit_icon_has_the_colour_of_the_theme_unless_another_is_asked():
    assert theme_colours("four")["D"].encode() in icon_svg("D", "four", None)
    tinted = icon_svg("D", "four", ("#ABCDEF", "#123456"))
    assert b"#ABCDEF" in tinted
    assert b"#123456" in tinted
    assert theme_colours("four")["D"].encode() not in tinted


@pytest.mark.parametrize("name", icon_names())
def test_every_icon_is_whole_svg_without_tokens(name):
    svg = icon_svg(name, "default", None)
    assert b"$" not in svg
    ElementTree.fromstring(svg)


def test_a_missing_template_is_named(own_cards):
    (own_cards / "HK.svg").unlink()
    with pytest.raises(ArtError, match=r"HK\.svg"):
        card_svg("HK", "default", Letters.RDCV)


def test_a_cut_off_template_is_named(own_cards):
    path = own_cards / "HK.svg"
    path.write_text(path.read_text(encoding="utf-8")[:-200], encoding="utf-8")
    with pytest.raises(ArtError, match=r"HK\.svg is damaged"):
        card_svg("HK", "default", Letters.RDCV)


def test_a_role_without_colour_is_an_error(own_cards):
    path = own_cards / "HK.svg"
    path.write_text(path.read_text(encoding="utf-8").replace("$gold", "$brass"), encoding="utf-8")
    with pytest.raises(ArtError, match="brass"):
        card_svg("HK", "default", Letters.RDCV)


def test_damaged_themes_are_named(own_cards):
    (own_cards / "themes.json").write_text("{", encoding="utf-8")
    with pytest.raises(ArtError, match=r"themes\.json is damaged"):
        theme_colours("default")
