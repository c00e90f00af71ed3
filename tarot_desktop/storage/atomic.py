"""Files that are either the old one or the new one, whatever happens while they are written."""

from __future__ import annotations

import os
import shutil
from datetime import datetime
from pathlib import Path

_NEW, _OLDER = ".new", ".older"


def older_copy(path: Path) -> Path:
    """Return where the copy before the last one of `path` is kept."""
    return path.with_name(path.name + _OLDER)


def write_text(path: Path, text: str) -> None:
    """Replace `path` by `text` in UTF-8 and keep what stood there; raise OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target = _target(path)
    new = target.with_name(target.name + _NEW)
    _write_through(new, text)
    if path.exists():
        _keep_copy(path)
    new.replace(target)
    _flush_folder(target.parent)


def write_new(path: Path, text: str) -> None:
    """Write a file where the person wants it, whole or not at all; raise OSError."""
    new = path.with_name(path.name + _NEW)
    _write_through(new, text)
    new.replace(path)


def set_aside(path: Path, now: datetime | None = None, word: str = "damaged") -> Path | None:
    """Rename a file, never over another, and return its new path; None if it stays."""
    stamp = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.{word}-{stamp}{path.suffix}")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.stem}.{word}-{stamp}-{number}{path.suffix}")
    try:
        return path.rename(aside)
    except OSError:
        return None


def remove(path: Path) -> None:
    """Remove `path`, its older copy and what an interrupted write left; raise OSError."""
    for file in (path.with_name(path.name + _NEW), older_copy(path), path):
        file.unlink(missing_ok=True)


def _target(path: Path) -> Path:
    """Return the file itself where `path` is a link to it: the link stays one."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _write_through(path: Path, text: str) -> None:
    # a lone surrogate becomes its JSON escape instead of an error
    with path.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _keep_copy(path: Path) -> None:
    copying = path.with_name(path.name + _OLDER + _NEW)
    shutil.copyfile(path, copying)
    copying.replace(older_copy(path))


def _flush_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # only POSIX lets a folder be opened
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some file systems cannot flush a folder; the file itself is safe
    finally:
        os.close(handle)
