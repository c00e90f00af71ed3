"""A file to which a line is added for each finished deal, exactly once.

A program may be killed in the middle of a write: the line is then completed the next time.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO


def append_line(path: Path, line: str, *, unless_last: bool = False) -> None:
    """Append `line` and its end; with `unless_last`, not if it is the last already.

    What an interrupted append of the same line left is replaced.  Raise OSError.
    """
    data = (line + "\n").encode()
    with path.open("a+b") as file:
        before = _last(file, len(data) + 1)
        if unless_last and before.endswith(data) and before.removesuffix(data) in (b"", b"\n"):
            return
        torn = before.rpartition(b"\n")[2]
        if torn and data.startswith(torn):
            file.truncate(file.seek(0, os.SEEK_END) - len(torn))
        elif torn:
            data = b"\n" + data
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _last(file: BinaryIO, most: int) -> bytes:
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - most))
    return file.read(most)
