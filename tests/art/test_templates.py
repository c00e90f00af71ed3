"""The committed templates: what they may contain, and that they are what the generator draws."""

import json
import re
from collections import Counter
from pathlib import Path
from string import Template
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from tarot_desktop.art.data import backs, glyphs, icon_shapes, themes
from tarot_desktop.art.deck import card, codes
from tarot_desktop.art.palette import THEMES
from tarot_desktop.art.path_data import parse
from tarot_desktop.storage.paths import resource_path

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
ELEMENTS = {SVG + name for name in ("svg", "g", "path", "use")}
ATTRIBUTES = {"d", "fill", "id", "transform", HREF}
ART = Path(__file__).parents[2] / "tarot_desktop" / "art"
WIDTH, HEIGHT = 600, 1050
COURTS = [suit + rank for suit in "SHDC" for rank in "JNQK"]


def template(code: str) -> str:
    return resource_path("cards", f"{code}.svg").read_text(encoding="utf-8")


def filled(code: str, theme: str = "default") -> str:
    return Template(template(code)).substitute(THEMES[theme])


def structure(svg: str) -> tuple[Counter[str], int]:
    roles = Counter(re.findall(r'fill="\$(\w+)"', svg))
    return roles, svg.count("<path")


def drawn(svg: str, width: int) -> QImage:
    image = QImage(width, round(width * HEIGHT / WIDTH), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return image


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def test_there_is_a_template_for_each_of_the_78_cards_and_the_back():
    names = {path.stem for path in resource_path("cards").glob("*.svg")}
    assert names == set(codes())
    assert len(names) == 79


@pytest.mark.parametrize("code", codes())
def test_a_template_holds_only_what_qt_draws_rightly(code):
    root = ElementTree.fromstring(template(code))
    for element in root.iter():
        assert element.tag in ELEMENTS
        if element is not root:
            assert set(element.attrib) <= ATTRIBUTES


@pytest.mark.parametrize("code", codes())
def test_every_colour_of_a_template_is_a_role(code):
    fills = re.findall(r'fill="([^"]*)"', template(code))
    assert fills
    assert all(fill.startswith("$") for fill in fills)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_fills_every_role(theme):
    assert set(THEMES[theme]) == set(THEMES["default"])
    assert not [code for code in codes() if "$" in filled(code, theme)]


@pytest.mark.parametrize("code", codes())
def test_no_point_of_a_card_lies_outside_it(code):
    for data in re.findall(r' d="([^"]*)"', template(code)):
        for segment in parse(data):
            x, y = segment.values[::2], segment.values[1::2]
            assert all(-0.05 <= value <= WIDTH + 0.05 for value in x)
            assert all(-0.05 <= value <= HEIGHT + 0.05 for value in y)


@pytest.mark.parametrize("code", codes())
def test_every_template_can_be_drawn(code):
    assert QSvgRenderer(QByteArray(filled(code).encode())).isValid()


@pytest.mark.parametrize("code", [*COURTS, "E", "back"])
def test_a_double_headed_card_looks_the_same_upside_down(code):
    image = drawn(filled(code), 150)
    turned = image.transformed(QTransform().rotate(180))
    pairs = zip(bytes(image.constBits()), bytes(turned.constBits()), strict=True)
    assert max(abs(first - second) for first, second in pairs) <= 24


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("family", "SHDCTE")
def test_an_index_stands_out_from_its_card(theme, family):
    colours = THEMES[theme]
    assert contrast(colours[family], colours["card"]) >= 4.5


@pytest.mark.parametrize(
    "code", ["S1", "H7", "DK", "CQ", "HN", "SJ", "T1", "T12", "T21", "E", "back"]
)
def test_the_generator_still_draws_the_committed_cards(code):
    assert structure(card(code).svg()) == structure(template(code))


@pytest.mark.parametrize(
    ("name", "expected"),
    [("themes", themes), ("icons", icon_shapes), ("glyphs", glyphs)],
)
def test_the_committed_data_has_the_names_that_the_generator_gives(name, expected):
    stored = json.loads(resource_path("cards", f"{name}.json").read_text(encoding="utf-8"))
    fresh = json.loads(json.dumps(expected()))
    assert stored.keys() == fresh.keys()
    for key, value in fresh.items():
        if isinstance(value, dict):
            assert stored[key].keys() == value.keys()


def test_the_stored_themes_are_those_of_the_palette():
    stored = json.loads(resource_path("cards", "themes.json").read_text(encoding="utf-8"))
    assert stored == themes()


def test_the_stored_backs_are_those_of_the_palette():
    stored = json.loads(resource_path("cards", "backs.json").read_text(encoding="utf-8"))
    assert stored == backs()
    assert list(stored) == ["blue", "crimson", "green"]


@pytest.mark.parametrize("theme", THEMES)
def test_only_high_contrast_draws_people_in_outline(theme):
    outline = THEMES[theme]["outline"]
    assert outline == ("#000000" if theme == "contrast" else "none")


@pytest.mark.parametrize("sky", ["day", "dawn", "aut", "win", "heat", "room", "P", "N", "V", "G"])
def test_skies_of_high_contrast_have_no_rays(sky):
    contrasting = THEMES["contrast"]
    assert contrasting[f"{sky}0"] == contrasting[f"{sky}1"]
    assert THEMES["default"][f"{sky}0"] != THEMES["default"][f"{sky}1"]


@pytest.mark.parametrize("code", ["T4", "T8", "T12", "T19"])
def test_the_people_of_a_scene_have_outlines(code):
    assert template(code).count('"$outline"') >= 4


def test_colours_stand_in_the_palette_only():
    others = [path for path in ART.glob("*.py") if path.name != "palette.py"]
    assert len(others) > 30
    assert not [path.name for path in others if re.search(r"#[0-9A-Fa-f]{6}\b", path.read_text())]


@pytest.mark.parametrize("code", [*COURTS, "E"])
@pytest.mark.parametrize("role", ["outline", "halo"])
def test_courts_stand_in_outlines_that_high_contrast_alone_shows(code, role):
    assert f'fill="${role}"' in template(code)
    shown = {name for name, colours in THEMES.items() if colours[role] != "none"}
    assert shown == {"contrast"}
