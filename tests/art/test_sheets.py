"""Contact sheets and the generator's command."""

from PySide6.QtGui import QImage

from tarot_desktop.art.__main__ import write_cards
from tarot_desktop.art.deck import codes
from tarot_desktop.art.sheets import write_sheets


def test_the_whole_deck_and_its_sheets_are_written(tmp_path):
    paths = write_sheets(tmp_path / "out", "night", "KQNJ")
    assert [path.stem for path in paths[:79]] == codes()
    assert [path.name for path in paths[79:]] == [
        "sheet-deck-90px.png",
        "sheet-fan-90px.png",
        "sheet-courts-180px.png",
        "sheet-trumps-150px.png",
        "sheet-themes-100px.png",
        "sheet-looks-100px.png",
        "sheet-icons.png",
    ]
    assert all(not QImage(str(path)).isNull() for path in paths)


def test_a_written_card_has_the_colours_of_the_theme(tmp_path):
    write_sheets(tmp_path, "four", "RDCV")
    assert "#1E6FBF" in (tmp_path / "cards" / "D7.svg").read_text(encoding="utf-8")


def test_the_generator_writes_every_template_and_the_data(tmp_path):
    write_cards(tmp_path)
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"{code}.svg" for code in codes()} | {
        "backs.json",
        "glyphs.json",
        "icons.json",
        "themes.json",
    }
    assert (tmp_path / "HK.svg").read_bytes().startswith(b"<svg")
