"""The other commands of `tarot-lab`, called as a program calls them."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tarot_desktop.ai.levels import LEVELS
from tarot_desktop.game.deal_code import decode
from tarot_desktop.game.notation import read_text
from tarot_desktop.lab import fairness
from tarot_desktop.lab.__main__ import COMMANDS
from tarot_desktop.rules.cards import DECK
from tarot_desktop.rules.dealing import Distribution
from tests.lab.calling import FOUR, OVERTRUMP, REQUESTS, ROOT, as_file, run

# How every command behaves


@pytest.mark.parametrize(
    "words",
    [
        pytest.param([], id="no command"),
        pytest.param(["dance"], id="an unknown command"),
        pytest.param(["deal", "--players", "2"], id="two players"),
        pytest.param(["deal", "--players", "x"], id="no number"),
        pytest.param(["deal", "--seed", "-1"], id="a negative seed"),
        pytest.param(["deal", "--agree", "petit_sec=off"], id="an unknown value"),
        pytest.param(["deal", "--agree", "session_deals=6"], id="not a multiple of the seats"),
        pytest.param(["deal", "--code", "3333"], id="a short code"),
        pytest.param(["deal", "--code", "3O"], id="a character of no code"),
        pytest.param(["deal", "--code", "2" * 36, "--players", "4"], id="a code of another table"),
        pytest.param(["deal", "--code", "2" * 36, "--seed", "1"], id="code and seed"),
        pytest.param(["play", "--deals", "0"], id="no deals"),
        pytest.param(["play", "--levels", "club,genius"], id="an unknown level"),
        pytest.param(["play", "--levels", "club,club"], id="two levels for four seats"),
        pytest.param(["play", "--deals", "1", "--records", "/no/such/place/f"], id="no folder"),
        pytest.param(["bot"], id="a bot without a level"),
        pytest.param(["bot", "--level", "club", "--ms", "5", "--worlds", "5"], id="two budgets"),
        pytest.param(["decide", "--level", "club", "no-such-file"], id="no such file"),
        pytest.param(["replay", "no-such-file"], id="no such record"),
        pytest.param(["replay", str(Path(__file__).parent)], id="a folder"),
        pytest.param(["conform", "--verbose", "x"], id="an unknown option"),
        pytest.param(["art"], id="no folder for the deck"),
        pytest.param(["art", "--out", "x", "--letters", "ABCD"], id="letters of no deck"),
        pytest.param(["art", "--out", "x", "--theme", "pink"], id="a theme of no deck"),
        pytest.param(["art", "--out", f"{__file__}/x"], id="a file for a folder"),
    ],
)
def test_a_wrong_call_gets_one_line_and_status_2(words, capsys):
    status, out, err = run(capsys, *words)
    assert status == 2
    assert out == ""
    assert err.startswith("tarot-lab: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command, capsys):
    status, out, _ = run(capsys, command, "--help")
    assert status == 0
    assert (
        f"example: tarot-lab {command}" in out
        or f"| tarot-lab {command}" in out
        or (f"&& tarot-lab {command}" in out)
    )


def test_the_version_is_printed(capsys):
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert re.fullmatch(r"tarot-lab \d+\.\d+\S*\n", out)


def test_a_fault_of_the_program_is_one_line_too(capsys, monkeypatch):
    def broken(options):
        raise RuntimeError("oh")

    monkeypatch.setattr("tarot_desktop.lab.levels.run", broken)
    status, _, err = run(capsys, "levels")
    assert status == 3
    assert err.startswith("tarot-lab: a fault of the program itself: RuntimeError: oh (")
    assert err.count("\n") == 1


def test_an_interrupted_run_says_so(capsys, monkeypatch):
    def interrupted(options):
        raise KeyboardInterrupt

    monkeypatch.setattr("tarot_desktop.lab.levels.run", interrupted)
    assert run(capsys, "levels") == (130, "", "tarot-lab: interrupted\n")


def test_the_commands_load_no_qt_and_print_utf_8_everywhere():
    code = (
        "import sys; from tarot_desktop.lab.__main__ import main; status = main();"
        "assert not any(name.startswith('PySide6') for name in sys.modules); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "replay", str(REQUESTS)],
        cwd=ROOT,
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT), "LC_ALL": "C"},
    )
    assert done.returncode == 1
    assert done.stderr == b""
    assert done.stdout.decode("utf-8").endswith("7 deals, 7 faults\n")


def test_a_closed_pipe_ends_without_a_word():
    process = subprocess.Popen(
        [sys.executable, "-m", "tarot_desktop.lab", "play", "--deals", "3", "--records", "-"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait()


# deal, levels, fairness


def test_a_deal_of_a_seed_is_always_the_same_and_its_code_gives_it_back(capsys):
    status, out, _ = run(capsys, "deal", "--players", "5", "--seed", "7")
    assert status == 0
    assert run(capsys, "deal", "--players", "5", "--seed", "7")[1] == out
    code = out.splitlines()[-1]
    assert run(capsys, "deal", "--code", code.lower())[1] == out
    text = read_text(out.rpartition("tarot")[0] + out[: out.index(code)])
    assert text.hands == decode(code).distribution.hands


def test_a_deal_without_a_seed_is_another_one(capsys):
    assert run(capsys, "deal")[1] != run(capsys, "deal")[1]


def test_agreements_are_written_into_the_deal(capsys):
    _, out, _ = run(
        capsys, "deal", "--players", "5", "--agree", "five_seats=mort", "--agree", "petit_sec=play"
    )
    assert "agree five_seats=mort petit_sec=play" in out.splitlines()
    again = run(capsys, "deal", "--code", out.splitlines()[-1], "--agree", "petit_sec=play")[1]
    assert again == out


def test_levels_are_listed_weakest_first(capsys):
    status, out, _ = run(capsys, "levels")
    assert status == 0
    assert [line.split(" ")[0] for line in out.splitlines()] == list(LEVELS)
    assert list(LEVELS)[:3] == ["novice", "casual", "club"]


def test_a_fair_shuffle_is_not_suspect(capsys):
    status, out, _ = run(capsys, "fairness", "--deals", "300", "--seed", "4")
    assert status == 0
    assert out.count("chi-square") == 4


def test_an_unfair_shuffle_is_suspect(capsys, monkeypatch):
    hands = tuple(DECK[start : start + 18] for start in (0, 18, 36, 54))
    always = Distribution(
        hands=hands, chien=DECK[72:], pack=DECK, chien_positions=(2, 3, 4, 5, 6, 7)
    )
    monkeypatch.setattr(fairness, "deal", lambda *_: always)
    status, out, _ = run(capsys, "fairness", "--deals", "50", "--seed", "4")
    assert status == 1
    assert "suspect: card by hand and chien" in out
    assert "suspect: card by place in the pack" in out


# replay


def test_a_fault_is_named_with_its_place(tmp_path, capsys):
    plays = [list(play) for play in FOUR["plays"]]
    plays[5][1] = plays[0][1]
    wrong = {**FOUR, "plays": plays}
    text = f"{json.dumps(FOUR)}\n\n{json.dumps(wrong)}\nnonsense\n"
    status, out, _ = run(capsys, "replay", as_file(tmp_path, text))
    assert status == 1
    lines = out.splitlines()
    assert lines[0] == "deal 2, trick 2, card 2: the card is not in hand"
    assert lines[1].startswith("deal 3, the line is no JSON")
    assert lines[2] == "3 deals, 2 faults"


def test_text_notation_is_checked_in_words_of_the_game(tmp_path, capsys):
    status, out, _ = run(capsys, "replay", as_file(tmp_path, OVERTRUMP + OVERTRUMP))
    assert status == 1
    assert out.splitlines() == [
        "deal 1, trick 1, card 2: must overtrump T12",
        "deal 2, trick 1, card 2: must overtrump T12",
        "2 deals, 2 faults",
    ]


def test_several_files_are_told_apart(tmp_path, capsys):
    good = as_file(tmp_path, json.dumps(FOUR), "good")
    bad = as_file(tmp_path, "tarot 1\ntable 9 dealer 0\n", "bad")
    status, out, _ = run(capsys, "replay", good, bad)
    assert status == 1
    assert out.splitlines()[0].startswith(f"{bad}: deal 1, line 2: ")
    assert out.splitlines()[-1] == "2 deals, 1 faults"


@pytest.mark.parametrize(("name", "deals"), [("full_deals.json", 36), ("published_deals.json", 3)])
def test_the_records_of_a_vector_file_are_deals_too(name, deals, capsys):
    file = str(ROOT / "tests" / "vectors" / name)
    assert run(capsys, "replay", file)[:2] == (0, f"{deals} deals, 0 faults\n")


def test_a_claim_that_nobody_knows_is_a_fault(tmp_path, capsys):
    file = as_file(tmp_path, json.dumps({**FOUR, "claims": {"luck": 1}}))
    status, out, _ = run(capsys, "replay", file)
    assert status == 1
    assert out.startswith("deal 1, claim luck: no claim of this name exists\n")


def test_a_pack_that_gives_another_deal_is_a_fault(tmp_path, capsys):
    places = [2, 3, 4, 5, 6, 7]
    file = as_file(tmp_path, json.dumps({**FOUR, "pack": None, "chien_positions": places}))
    status, out, _ = run(capsys, "replay", file)
    assert status == 1
    assert out.startswith("deal 1, pack: pack and chien_positions go together\n")


def test_a_misdeal_has_no_fault(tmp_path, capsys):
    misdeal = {"format": "french-tarot-deal", "version": 1, "seats": 4, "dealer": 0}
    file = as_file(tmp_path, json.dumps({**misdeal, "end": "misdeal"}))
    assert run(capsys, "replay", file)[:2] == (0, "1 deals, 0 faults\n")


def test_standard_input_is_a_file_too(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(FOUR)))
    assert run(capsys, "replay", "-")[:2] == (0, "1 deals, 0 faults\n")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param(b"", "is empty", id="empty"),
        pytest.param(b"{", "neither JSON nor text", id="half a JSON object"),
        pytest.param(b"\xff\xfe\x00", "not UTF-8", id="bytes"),
        pytest.param(b"hello\nworld\n", "neither JSON nor text", id="a letter"),
        pytest.param(b"[" * 100_000, "nested too deeply", id="very deep"),
    ],
)
def test_a_file_that_holds_no_deal_is_a_wrong_call(content, words, tmp_path, capsys):
    file = tmp_path / "file"
    file.write_bytes(content)
    status, _, err = run(capsys, "replay", str(file))
    assert status == 2
    assert words in err
    assert err.count("\n") == 1
