"""The files that tell a system about the program."""

import struct
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
DRAWING = ROOT / "resources" / "icons" / "tarot-desktop.svg"


@pytest.fixture
def icons(monkeypatch):
    """The module that makes icon files."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import icons

    yield icons
    del sys.modules["icons"]


@pytest.fixture
def metainfo():
    """The AppStream description."""
    (file,) = LINUX.glob("*.metainfo.xml")
    return ET.parse(file).getroot()


def test_description_and_desktop_entry_bear_one_id(metainfo):
    (entry,) = LINUX.glob("*.desktop")
    assert metainfo.findtext("id") == entry.stem
    assert metainfo.findtext("launchable") == entry.name
    assert next(LINUX.glob("*.metainfo.xml")).name == f"{entry.stem}.metainfo.xml"


def test_the_desktop_entry_starts_the_game():
    (file,) = LINUX.glob("*.desktop")
    entry = ConfigParser(interpolation=None)
    entry.read(file, encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == "tarot-desktop"
    assert {"Game", "CardGame"} <= set(entry["Desktop Entry"]["Categories"].split(";"))


def test_the_window_bears_the_same_id(metainfo):
    app = (ROOT / "tarot_desktop" / "app.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{metainfo.findtext("id")}")' in app


def test_the_mac_bundle_bears_the_same_id(metainfo):
    spec = (ROOT / "packaging" / "tarot-desktop.spec").read_text(encoding="utf-8")
    assert f'bundle_identifier="{metainfo.findtext("id")}"' in spec


def test_the_description_speaks_french_too(metainfo):
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    paragraphs = metainfo.findall("description/p")
    french = [each for each in paragraphs if each.get(language) == "fr"]
    assert len(french) * 2 == len(paragraphs) > 0


def test_the_windows_icon_holds_every_size_as_png(icons, tmp_path):
    icons.write(DRAWING, tmp_path)
    data = (tmp_path / "tarot-desktop.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for index, size in enumerate(icons.ICO_SIZES):
        width, *_, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        picture = data[offset : offset + length]
        assert width == size % 256
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack_from(">II", picture, 16) == (size, size)


def test_the_mac_icon_is_a_chain_of_chunks_to_its_end(icons, tmp_path):
    icons.write(DRAWING, tmp_path)
    data = (tmp_path / "tarot-desktop.icns").read_bytes()
    kind, length = struct.unpack_from(">4sI", data)
    assert (kind, length) == (b"icns", len(data))
    place, kinds = 8, []
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        kinds.append(kind)
        assert data[place + 9 : place + 12] == b"PNG"
        place += length
    assert kinds == list(icons.ICNS_KINDS)
