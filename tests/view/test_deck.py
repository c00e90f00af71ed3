"""Pictures of cards: at once, of the right size, cached, and whatever happens to the files."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPixmap

from tarot_desktop.storage.paths import resource_path
from tarot_desktop.view import card_svg as files
from tarot_desktop.view.card_svg import card_svg, theme_colours
from tarot_desktop.view.deck import RATIO, SHADOW_MARGIN, Deck, Letters, Look
from tarot_desktop.view.rendering import render

FELT = QColor("#2B5B49")


@pytest.fixture
def deck(qapp) -> Iterator[Deck]:
    made = Deck("default", Letters.RDCV)
    yield made
    made.shutdown()


@pytest.fixture
def own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the deck's files that a test may damage."""
    folder = tmp_path / "cards"
    shutil.copytree(resource_path("cards"), folder)
    monkeypatch.setattr(files, "resource_path", tmp_path.joinpath)
    files.forget_files()
    yield folder
    files.forget_files()


def pixels(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def has_colour(pixmap: QPixmap, colour: str) -> bool:
    image = pixels(pixmap)
    wanted = QColor(colour).rgb()
    return any(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


def test_the_proportions_are_those_of_the_deck():
    assert RATIO == 1.75


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_the_first_picture_stands_in_and_has_the_final_size(deck, dpr):
    first = deck.picture("HK", 100, dpr)
    deck.wait()
    final = deck.picture("HK", 100, dpr)
    sizes = first.deviceIndependentSize(), final.deviceIndependentSize()
    assert sizes[0].width() == pytest.approx(sizes[1].width())
    assert sizes[0].height() == pytest.approx(sizes[1].height(), abs=1)
    assert final.devicePixelRatio() == dpr
    assert pixels(first) != pixels(final)


def test_a_card_with_its_margin_is_measured_in_device_pixels(deck):
    deck.render_now(["S1"], 100, 1.5)
    picture = deck.picture("S1", 100, 1.5)
    margin = round(150 * SHADOW_MARGIN)
    assert (picture.width(), picture.height()) == (150 + 2 * margin, 262 + 2 * margin)


def test_the_card_is_opaque_and_lies_on_whole_pixels_in_a_soft_shadow(deck):
    deck.render_now(["S1"], 100, 1)
    image = pixels(deck.picture("S1", 100, 1))
    margin = round(100 * SHADOW_MARGIN)
    middle = image.height() // 2
    alphas = [image.pixelColor(x, middle).alpha() for x in (0, margin - 1, margin, 107, 108)]
    assert alphas[0] < alphas[1] < 100
    assert alphas[2:4] == [255, 255]
    assert 0 < alphas[4] < 100


def test_the_corners_of_the_card_are_round(deck):
    deck.render_now(["S1"], 100, 1)
    image = pixels(deck.picture("S1", 100, 1))
    margin = round(100 * SHADOW_MARGIN)
    assert image.pixelColor(margin, margin).alpha() < 100


def test_a_stand_in_shows_the_index(deck):
    assert has_colour(deck.picture("H7", 160, 1), theme_colours("default")["H"])


def test_a_picture_of_another_size_stands_in_for_the_right_one(deck):
    deck.render_now(["HQ"], 200, 1)
    stand_in = deck.picture("HQ", 100, 1)
    assert stand_in.width() == deck.picture("HQ", 200, 1).width()
    assert stand_in.deviceIndependentSize().width() == pytest.approx(116)


def test_each_arrival_is_told_once(deck, qtbot):
    arrived: list[str] = []
    deck.ready.connect(arrived.append)
    for code in ("HK", "T21", "back", "HK"):
        deck.picture(code, 90, 1)
    qtbot.waitUntil(lambda: len(arrived) == 3)
    deck.wait()
    assert sorted(arrived) == ["HK", "T21", "back"]


def test_a_picture_is_drawn_only_once(deck):
    deck.render_now(["HK"], 90, 1)
    first = deck.picture("HK", 90, 1)
    deck.render_now(["HK"], 90, 1)
    assert deck.picture("HK", 90, 1).cacheKey() == first.cacheKey()


def test_a_prefetched_picture_is_there_when_it_is_asked_for(deck):
    deck.prefetch(["C5", "C6"], 90, 1)
    deck.wait()
    arrived: list[str] = []
    deck.ready.connect(arrived.append)
    deck.picture("C5", 90, 1)
    deck.wait()
    assert arrived == []


def test_another_theme_changes_every_picture(deck):
    deck.render_now(["D7"], 90, 1)
    before = pixels(deck.picture("D7", 90, 1))
    deck.restyle("four", Letters.RDCV)
    deck.render_now(["D7"], 90, 1)
    assert pixels(deck.picture("D7", 90, 1)) != before
    assert has_colour(deck.picture("D7", 90, 1), theme_colours("four")["D"])


def test_other_letters_change_a_court(deck):
    deck.render_now(["HK"], 90, 1)
    before = pixels(deck.picture("HK", 90, 1))
    deck.restyle("default", Letters.KQNJ)
    deck.render_now(["HK"], 90, 1)
    assert pixels(deck.picture("HK", 90, 1)) != before
    assert deck.letters is Letters.KQNJ


def test_a_picture_of_the_old_theme_that_comes_late_is_dropped(deck):
    deck.picture("D7", 90, 1)
    arrived: list[str] = []
    deck.ready.connect(arrived.append)
    deck.restyle("four", Letters.RDCV)
    deck.wait()
    assert arrived == []
    deck.render_now(["D7"], 90, 1)
    assert has_colour(deck.picture("D7", 90, 1), theme_colours("four")["D"])


def test_a_veil_covers_the_card_and_not_its_surroundings(deck):
    deck.render_now(["S2"], 100, 1)
    plain, veiled = (
        pixels(deck.picture("S2", 100, 1)),
        pixels(deck.picture("S2", 100, 1, FELT, 0.5)),
    )
    place = QPoint(58, 80)
    expected = (plain.pixelColor(place).red() + FELT.red()) / 2
    assert veiled.pixelColor(place).red() == pytest.approx(expected, abs=2)
    assert veiled.pixelColor(place).alpha() == 255
    assert veiled.pixelColor(1, 100) == plain.pixelColor(1, 100)


def test_a_veiled_picture_is_cached_for_each_strength(deck):
    deck.render_now(["S2"], 100, 1)
    first = deck.picture("S2", 100, 1, FELT, 0.5)
    assert deck.picture("S2", 100, 1, FELT, 0.5).cacheKey() == first.cacheKey()
    assert pixels(deck.picture("S2", 100, 1, FELT, 0.3)) != pixels(first)


def test_a_veil_lies_on_a_stand_in_too(deck):
    veiled = deck.picture("S2", 100, 1, FELT, 1.0)
    assert pixels(veiled).pixelColor(58, 100) == FELT
    assert veiled.deviceIndependentSize() == deck.picture("S2", 100, 1).deviceIndependentSize()


def test_a_portrait_is_round_and_ringed_with_gold(deck):
    portrait = pixels(deck.portrait("HQ", 42, 2))
    assert (portrait.width(), portrait.height()) == (84, 84)
    assert portrait.pixelColor(1, 1).alpha() == 0
    assert portrait.pixelColor(42, 42).alpha() == 255
    assert portrait.pixelColor(5, 42) == QColor(theme_colours("default")["gold"])


def test_an_icon_takes_the_colour_it_is_given(deck):
    image = pixels(deck.icon("check", 24, 1, QColor("#F6E9C9")))
    assert (image.width(), image.height()) == (24, 24)
    seen = {image.pixel(x, y) for x in range(24) for y in range(24)}
    assert QColor("#F6E9C9").rgb() in seen


def test_a_figure_is_as_high_as_asked_and_as_wide_as_its_glyphs(deck):
    short, long = (deck.figure(text, 40, 2, FELT) for text in ("1", "\N{MINUS SIGN}142"))
    assert short.height() == long.height() == 80
    assert long.width() > 3 * short.width()
    assert long.devicePixelRatio() == 2


def test_a_missing_template_gives_a_plain_card_and_one_warning(own_cards, deck, caplog):
    (own_cards / "HK.svg").unlink()
    for width in (90, 120):
        deck.picture("HK", width, 1)
    deck.wait()
    deck.render_now(["HK"], 90, 1)
    assert has_colour(deck.picture("HK", 90, 1), theme_colours("default")["H"])
    warnings = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert len(warnings) == 1
    assert "HK.svg" in warnings[0].getMessage()


@pytest.mark.parametrize("name", ["themes.json", "glyphs.json"])
@pytest.mark.parametrize("content", [None, "{", "[]", "{}"])
def test_without_its_data_the_deck_still_draws_cards(own_cards, deck, caplog, name, content):
    path = own_cards / name
    if content is None:
        path.unlink()
    else:
        path.write_text(content, encoding="utf-8")
    picture = deck.picture("HK", 90, 1)
    deck.wait()
    assert pixels(picture).pixelColor(52, 90).alpha() == 255
    deck.render_now(["T21"], 90, 1)
    assert pixels(deck.picture("T21", 90, 1)).pixelColor(52, 90).alpha() == 255
    deck.portrait("HQ", 42, 1)
    deck.figure("12", 40, 1, FELT)
    assert caplog.records


def test_an_unknown_icon_is_an_empty_square_and_one_warning(deck, caplog):
    for size in (16, 24):
        image = pixels(deck.icon("no such icon", size, 1))
        assert image.pixelColor(8, 8).alpha() == 0
    assert len(caplog.records) == 1


def test_after_shutdown_no_picture_arrives(qapp, qtbot):
    deck = Deck("default", Letters.RDCV, threads=1)
    arrived: list[str] = []
    deck.ready.connect(arrived.append)
    for number in range(1, 22):
        deck.picture(f"T{number}", 200, 2)
    deck.shutdown()
    qtbot.wait(20)
    assert arrived == []


def index_box(code: str, look: Look) -> QRect:
    """Where the upper left index is, in a picture of 300 x 525: all that is not card stock."""
    svg = card_svg(code, "contrast", Letters.RDCV, look)
    image = render(svg, 300, 525).convertToFormat(QImage.Format.Format_RGB32)
    paper = QColor("#FFFFFF").rgb()
    inked = [(x, y) for x in range(8, 148) for y in range(8, 400) if image.pixel(x, y) != paper]
    return QRect(
        QPoint(min(x for x, _ in inked), min(y for _, y in inked)),
        QPoint(max(x for x, _ in inked), max(y for _, y in inked)),
    )


@pytest.mark.parametrize("code", ["S10", "H4", "DK", "T21", "E"])
def test_a_larger_index_begins_in_the_same_corner_and_leaves_the_other_corner_free(code):
    usual = index_box(code, Look(pictures=False, index_percent=200))
    largest = index_box(code, Look(pictures=False, index_percent=250))
    assert largest.width() > usual.width()
    assert largest.top() == pytest.approx(usual.top(), abs=14)
    assert largest.right() < 150


@pytest.mark.parametrize(
    ("code", "look", "shown"),
    [
        pytest.param("HK", Look(), True, id="the usual deck"),
        pytest.param("HK", Look(index_percent=150), True, id="a larger notch"),
        pytest.param("H7", Look(index_percent=125), False, id="pips give way"),
        pytest.param("T1", Look(index_percent=151), False, id="no room left"),
        pytest.param("T1", Look(pictures=False), False, id="no pictures wanted"),
        pytest.param("back", Look(pictures=False, index_percent=250), True, id="the back stays"),
    ],
)
def test_pictures_give_way_to_large_indexes(code, look, shown):
    assert look.shows_picture(code) is shown
    plain = len(card_svg(code, "default", Letters.RDCV, look)) < 20_000
    assert plain is not shown


@pytest.mark.parametrize("look", [Look(index_percent=125), Look(index_percent=150)])
def test_the_notch_grows_with_the_index(look):
    colour = theme_colours("default")["card"]
    usual, larger = (
        render(card_svg("HK", "default", Letters.RDCV, each), 300, 525) for each in (Look(), look)
    )
    beyond = QPoint(75 + 4, 30)
    assert larger.pixelColor(beyond).name().upper() == colour
    assert usual.pixelColor(beyond).name().upper() != colour


def test_each_back_has_its_own_colour(deck):
    grounds = set()
    for back in ("blue", "crimson", "green"):
        deck.restyle("default", Letters.RDCV, Look(back=back))
        deck.render_now(["back"], 90, 1)
        grounds.add(pixels(deck.picture("back", 90, 1)).pixel(52, 40))
    assert len(grounds) == 3


def test_an_unknown_back_is_the_blue_one():
    blue = card_svg("back", "default", Letters.RDCV)
    assert card_svg("back", "default", Letters.RDCV, Look(back="no such back")) == blue


def test_a_look_stays_until_another_is_given(deck):
    large = Look(index_percent=200, pictures=False)
    deck.restyle("default", Letters.RDCV, large)
    deck.restyle("night", Letters.RDCV)
    assert deck.look == large
    deck.restyle("night", Letters.RDCV, Look())
    assert deck.look == Look()
