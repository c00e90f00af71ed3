"""The icon files of Windows and macOS, made from one drawing.

Both formats are a table of PNG pictures: <https://en.wikipedia.org/wiki/ICO_(file_format)> and
<https://en.wikipedia.org/wiki/Apple_Icon_Image_format>.
"""

import struct
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QImageReader, QImageWriter

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""The kinds of picture in an icon of macOS, with their width in pixels."""


def png(drawing: Path, size: int) -> bytes:
    """The SVG file `drawing` as a PNG, `size` pixels wide and high."""
    reader = QImageReader(str(drawing))
    reader.setScaledSize(QSize(size, size))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(reader.read())
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon of Windows with the PNG `pictures` by size; 256 is written as 0."""
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures.values())


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """An icon of macOS with the PNG `pictures` by kind."""
    chunks = [kind + struct.pack(">I", 8 + len(png)) + png for kind, png in pictures.items()]
    body = b"".join(chunks)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(drawing: Path, folder: Path) -> None:
    """Write `tarot-desktop.ico` and `tarot-desktop.icns` into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    windows = ico({size: png(drawing, size) for size in ICO_SIZES})
    macos = icns({kind: png(drawing, size) for kind, size in ICNS_KINDS.items()})
    (folder / "tarot-desktop.ico").write_bytes(windows)
    (folder / "tarot-desktop.icns").write_bytes(macos)
