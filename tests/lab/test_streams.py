"""`tarot-lab` and its three streams: closed, full, cut off, in another encoding."""

import io
import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from tarot_desktop.lab import processes
from tarot_desktop.lab.dealing_room import Setup
from tarot_desktop.lab.play import useful_jobs
from tarot_desktop.rules.agreements import Agreements
from tests.lab.calling import FOUR, REQUESTS, ROOT, run

FULL = Path("/dev/full")
HEARS_CTRL_C = """
import signal, sys
from tarot_desktop.lab.__main__ import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""
"""A shell that runs the tests in the background lets them ignore Ctrl+C."""
SETUP = Setup(seats=4, levels=("club",) * 4, seed=1)
NEEDS_FULL = pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
STRICT = [sys.executable, "-W", "error", "-m", "tarot_desktop.lab"]


def given(monkeypatch, data):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))


# Standard input


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["replay", "-"], id="replay"),
        pytest.param(["conform", "-"], id="conform"),
        pytest.param(["bot", "--level", "club"], id="bot"),
        pytest.param(["decide", "--level", "club", "-"], id="decide"),
    ],
)
def test_a_closed_input_is_a_wrong_call(words, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", None)
    assert run(capsys, *words) == (2, "", "tarot-lab: -: standard input is closed\n")


@pytest.mark.parametrize("line", [b"\xff", b'"\xff"', b'{"op": "bid\xe9"}', b"\xed\xa0\x80"])
def test_the_bot_goes_on_after_a_line_that_is_not_utf_8(line, capsys, monkeypatch):
    good = REQUESTS.read_bytes().splitlines()[1]
    given(monkeypatch, line + b"\n" + good + b"\n")
    status, out, err = run(capsys, "bot", "--level", "novice")
    assert (status, err) == (0, "")
    first, second = map(json.loads, out.splitlines())
    assert first == {"error": "the line is not UTF-8 text"}
    assert list(second) == ["bid"]


def test_other_commands_refuse_an_input_that_is_not_utf_8(capsys, monkeypatch):
    given(monkeypatch, json.dumps(FOUR).encode() + b"\n\xff")
    assert run(capsys, "replay", "-") == (2, "", "tarot-lab: -: the file is not UTF-8 text\n")


def test_a_byte_order_mark_is_no_part_of_the_input(capsys, monkeypatch):
    given(monkeypatch, b"\xef\xbb\xbf" + json.dumps(FOUR).encode())
    assert run(capsys, "replay", "-")[:2] == (0, "1 deals, 0 faults\n")
    given(monkeypatch, b"\xef\xbb\xbf" + REQUESTS.read_bytes().splitlines()[1])
    status, out, _ = run(capsys, "bot", "--level", "novice")
    assert (status, list(json.loads(out))) == (0, ["bid"])


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
def test_a_line_separator_in_a_string_ends_no_line(sign, tmp_path, capsys):
    file = tmp_path / "deals.jsonl"
    line = json.dumps({**FOUR, "note": f"one{sign}two"}, ensure_ascii=False)
    file.write_text(f"{line}\r\n{line}\n", encoding="utf-8", newline="")
    assert run(capsys, "replay", str(file))[:2] == (0, "2 deals, 0 faults\n")


# Standard output and error


def test_a_closed_output_is_a_wrong_call(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdout", None)
    assert run(capsys, "levels") == (2, "", "tarot-lab: standard output is closed\n")


def test_without_standard_error_a_command_does_its_work(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr", None)
    status, out, _ = run(capsys, "play", "--deals", "1")
    assert status == 0
    assert out.endswith("faults: 0\n")
    monkeypatch.setattr("sys.stderr", None)
    assert run(capsys, "dance")[:2] == (2, "")


@NEEDS_FULL
@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["levels"], id="a short output"),
        pytest.param(["play", "--deals", "30", "--records", "-"], id="a long output"),
        pytest.param(["bot", "--level", "novice"], id="answers"),
        pytest.param(["conform", "tests/vectors/draws.json", "no-such-file"], id="a wrong call"),
    ],
)
def test_a_full_output_is_said_in_one_line(words):
    with FULL.open("wb") as full, REQUESTS.open("rb") as requests:
        done = subprocess.run(
            [*STRICT, *words],
            cwd=ROOT,
            stdin=requests,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"tarot-lab: ")
    assert done.stderr.count(b"\n") == 1


@NEEDS_FULL
def test_records_that_find_no_room_are_said_in_one_line(capsys):
    status, _, err = run(capsys, "play", "--deals", "1", "--records", str(FULL))
    assert status == 2
    assert err.startswith(f"tarot-lab: --records: {FULL}: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["levels"], id="levels"),
        pytest.param(["deal"], id="deal"),
        pytest.param(["replay", "tests/vectors/published_deals.json"], id="replay"),
        pytest.param(["bot", "--level", "novice"], id="bot"),
        pytest.param(["play", "--deals", "9", "--jobs", "2", "--records", os.devnull], id="play"),
    ],
)
def test_no_command_leaves_a_warning_behind(words):
    with REQUESTS.open("rb") as requests:
        done = subprocess.run(
            [*STRICT, *words], cwd=ROOT, stdin=requests, capture_output=True, check=False
        )
    assert (done.returncode, done.stderr) == (0, b"")


# Processes


@pytest.mark.parametrize(
    ("processors", "asked", "deals", "jobs"),
    [
        pytest.param(8, 4, 100, 4, id="as many as were asked for"),
        pytest.param(8, 100_000, 100, 8, id="one a processor"),
        pytest.param(8, 100_000, 3, 1, id="one session"),
        pytest.param(8, 100_000, 17, 3, id="three sessions of eight deals"),
        pytest.param(256, 100_000, 1000, 61, id="no more than Windows can wait for"),
        pytest.param(None, 2, 100, 1, id="nobody knows the processors"),
    ],
)
def test_no_process_is_started_in_vain(processors, asked, deals, jobs, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    assert useful_jobs(asked, SETUP, deals) == jobs


@pytest.mark.parametrize(
    ("setup", "jobs"),
    [
        pytest.param(replace(SETUP, agreements=Agreements(session_deals=4)), 5, id="short"),
        pytest.param(replace(SETUP, agreements=Agreements(session_kind="open")), 3, id="open"),
        pytest.param(replace(SETUP, agreements=Agreements(session_kind="target")), 17, id="target"),
        pytest.param(replace(SETUP, drawn_agreements=True), 17, id="drawn"),
    ],
)
def test_the_agreements_say_how_many_sessions_there_can_be(setup, jobs, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 50)
    assert useful_jobs(100, setup, 17) == jobs


def test_a_session_that_nobody_waits_for_ends_with_its_deal(monkeypatch):
    assert len(processes.whole_session(SETUP, 1, 100)) >= 8
    over = Event()
    over.set()
    monkeypatch.setattr(processes, "_over", [over])
    assert len(processes.whole_session(SETUP, 1, 100)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no process groups of this kind")
def test_an_interrupted_run_of_several_processes_says_so_once_after_what_it_found():
    words = ["play", "--deals", "10000", "--jobs", "2", "--records", "-"]
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout.readline().startswith(b"{")
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate()
    lines = err.splitlines()
    assert lines[0].startswith(b"seats 4, seed ")
    assert int(lines[1].split()[0]) > 0
    assert (process.returncode, lines[-1]) == (130, b"tarot-lab: interrupted")
    assert err.count(b"interrupted") == 1
