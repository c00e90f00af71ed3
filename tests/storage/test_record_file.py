"""Every finished deal has one line in the file of its records, whatever interrupts the program."""

from pathlib import Path

import pytest

from tarot_desktop.storage.record_file import append_line

ONE, TWO = '{"deal": 1}', '{"deal": 2}'


def test_lines_follow_one_another(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    append_line(path, ONE)
    append_line(path, TWO)
    assert path.read_text() == f"{ONE}\n{TWO}\n"


def test_the_last_line_is_not_written_again_when_that_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    for line in (ONE, TWO):
        append_line(path, line, unless_last=True)
        append_line(path, line, unless_last=True)
    assert path.read_text() == f"{ONE}\n{TWO}\n"


def test_two_deals_alike_have_two_lines(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    append_line(path, ONE)
    append_line(path, ONE)
    assert path.read_text() == f"{ONE}\n{ONE}\n"


@pytest.mark.parametrize("length", range(1, len(TWO) + 1))
def test_a_line_that_was_cut_off_is_completed(tmp_path: Path, length: int) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text(f"{ONE}\n{TWO[:length]}")
    append_line(path, TWO, unless_last=True)
    assert path.read_text() == f"{ONE}\n{TWO}\n"


def test_a_line_of_another_hand_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text("a note")
    append_line(path, ONE)
    assert path.read_text() == f"a note\n{ONE}\n"
