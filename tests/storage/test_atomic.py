"""A file is the old one or the new one, and a damaged one is never overwritten."""

import errno
import os
from datetime import datetime
from pathlib import Path

import pytest

from tarot_desktop.storage import atomic

NOW = datetime(2026, 11, 29, 22, 5, 7)


def test_the_text_is_written_in_utf_8_without_changing_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "a.json"
    atomic.write_text(path, "Élodie\n½\n")
    assert path.read_bytes() == "Élodie\n½\n".encode()


def test_the_text_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for text in ("one", "two", "three"):
        atomic.write_text(path, text)
    assert path.read_text() == "three"
    assert atomic.older_copy(path).read_text() == "two"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    atomic.write_text(path, "one")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        atomic.write_text(path, "two")
    assert path.read_text() == "one"


def test_a_crash_before_the_last_step_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    atomic.write_text(path, "one")

    def killed(_path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(atomic, "_keep_copy", killed)
    with pytest.raises(KeyboardInterrupt):
        atomic.write_text(path, "two")
    assert path.read_text() == "one"


def test_a_damaged_file_is_renamed_with_the_time(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("?")
    aside = atomic.set_aside(path, NOW)
    assert aside == tmp_path / "a.damaged-20261129-220507.json"
    assert aside.read_text() == "?"
    assert not path.exists()


def test_two_damaged_files_of_one_second_are_both_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for text in ("first", "second", "third"):
        path.write_text(text)
        atomic.set_aside(path, NOW)
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == ["first", "second", "third"]


def test_what_cannot_be_renamed_stays(tmp_path: Path) -> None:
    assert atomic.set_aside(tmp_path / "missing.json", NOW) is None


def test_removing_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    atomic.write_text(path, "one")
    atomic.write_text(path, "two")
    (tmp_path / "a.json.new").write_text("half")
    atomic.remove(path)
    atomic.remove(path)
    assert list(tmp_path.iterdir()) == []
