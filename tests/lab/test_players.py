"""`tarot-lab play`, `bot` and `decide`: players at work."""

import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tarot_desktop.ai.player import Decision
from tarot_desktop.game.commands import MakeBid, PlayCard
from tarot_desktop.lab import dealing_room
from tarot_desktop.lab.dealing_room import Setup, broken_laws, session
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK
from tests.lab.calling import FOUR, OVERTRUMP, REQUESTS, as_file, run

# play


@pytest.mark.parametrize("players", ["3", "4", "5", "6"])
@pytest.mark.parametrize("more", [[], ["--random-agreements"]], ids=["default", "random"])
def test_what_was_played_is_replayed_without_a_fault(players, more, tmp_path, capsys):
    file = str(tmp_path / "deals.jsonl")
    words = ["play", "--players", players, "--deals", "12", "--seed", "3", "--records", file]
    status, out, err = run(capsys, *words, *more)
    assert (status, err) == (0, "")
    assert out.endswith("faults: 0\n")
    status, out, _ = run(capsys, "replay", file)
    assert (status, out) == (0, "12 deals, 0 faults\n")
    for line in Path(file).read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        claims = record["claims"]
        assert sum(claims["scores"]) == 0
        if record["end"] == "played":
            assert claims["attack_half_points"] + claims["defence_half_points"] == 182


def test_a_seed_makes_a_run_repeatable_for_any_number_of_jobs(capsys):
    words = ["play", "--deals", "10", "--seed", "2", "--records", "-"]
    first = run(capsys, *words)
    assert run(capsys, *words, "--jobs", "2") == first
    assert run(capsys, *words[:4], "3", *words[5:])[1] != first[1]


def test_the_table_counts_bids_by_contract_and_level(capsys):
    _, out, _ = run(
        capsys, "play", "--deals", "30", "--seed", "1", "--levels", "novice,casual,club,club"
    )
    lines = out.splitlines()
    assert lines[0] == "seats 4, seed 1, levels novice,casual,club,club"
    ends = lines[lines.index("end                              deals         %") + 1 :]
    played = int(ends[0].split()[1])
    rows = [line.split() for line in lines if re.match(r"  \w+ (prise|garde|sans|contre) ", line)]
    assert sum(int(row[2]) for row in rows) == played
    assert all(int(row[3]) <= int(row[2]) for row in rows)
    assert sum(line.startswith("  club ") and "king_into_void" in line for line in lines) == 1


def test_the_table_tells_what_a_contract_paid_and_which_slams_were_won(tmp_path, capsys):
    file = tmp_path / "deals.jsonl"
    words = ["--seed", "1", "--levels", "casual", "--records", str(file)]
    _, out, _ = run(capsys, "play", "--deals", "60", *words)
    claims = [json.loads(line)["claims"] for line in file.read_text("utf-8").splitlines()]
    paid = [one["S"] for one in claims if one.get("contract") == "garde"]
    slams = [one["slam"] for one in claims if one.get("slam")]
    rows = {" ".join(line.split()[:2]): line.split()[2:] for line in out.splitlines()}
    assert float(rows["casual garde"][3]) == pytest.approx(sum(paid) / len(paid), abs=0.051)
    assert int(rows["casual unannounced"][0]) == len(slams)


@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_a_family_player_gives_no_court_card_away_for_nothing(players, capsys):
    words = ["--players", players, "--seed", "1", "--levels", "casual"]
    _, out, _ = run(capsys, "play", "--deals", "25", *words)
    rows = {line.split()[1]: line.split()[2] for line in out.splitlines() if "casual " in line}
    assert (rows["honour_given"], rows["king_into_void"]) == ("0", "0")


def test_an_agreement_that_was_given_is_not_drawn(tmp_path, capsys):
    file = tmp_path / "deals.jsonl"
    words = ["--random-agreements", "--agree", "petit_sec=play", "--records", str(file)]
    run(capsys, "play", "--deals", "25", "--seed", "1", *words)
    agreed = [json.loads(line)["agreements"] for line in file.read_text("utf-8").splitlines()]
    assert {values["petit_sec"] for values in agreed} == {"play"}
    assert len({json.dumps(values) for values in agreed}) > 1


class Stubborn:
    """A player who always says the same, whatever is asked."""

    def __init__(self, answer):
        self.answer = answer

    def decide(self, seen, *, rng, budget, stop):
        if isinstance(self.answer, Exception):
            raise self.answer
        return Decision(command=self.answer(seen))


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        pytest.param(lambda seen: PlayCard(seat=seen.seat, card=DECK[0]), "now", id="a card"),
        pytest.param(lambda seen: MakeBid(seat=seen.seat, bid=Bid.POUSSE), "bid higher", id="bid"),
        pytest.param(ValueError("no idea"), "ValueError: no idea", id="an exception"),
    ],
)
def test_a_wrong_answer_is_a_fault_and_the_deal_goes_on(answer, words, monkeypatch):
    monkeypatch.setattr(dealing_room, "make_player", lambda level, **company: Stubborn(answer))
    (played,) = session(Setup(seats=4, levels=("club",) * 4, seed=1), 1, 1)
    assert played.state.end == "all_pass"
    assert len(played.faults) == 4
    assert words in played.faults[0]
    assert played.faults[0].startswith("seat ")


def test_faults_are_printed_with_their_deal_and_make_status_1(capsys, monkeypatch):
    monkeypatch.setattr(
        dealing_room, "make_player", lambda level, **company: Stubborn(ValueError("no idea"))
    )
    status, out, _ = run(capsys, "play", "--deals", "2", "--seed", "1")
    assert status == 1
    assert out.splitlines()[-1] == "faults: 8"
    assert "deal 2: seat " in out


def test_points_that_do_not_add_up_are_a_fault():
    (played,) = session(Setup(seats=4, levels=("club",) * 4, seed=1), 1, 1)
    assert list(broken_laws(played.state)) == []
    result = replace(played.state.result, scores=(1, 0, 0, 0))
    assert list(broken_laws(replace(played.state, result=result))) == ["the scores add up to 1"]


# bot and decide


def answers(capsys, monkeypatch, text, *words):
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    status, out, _ = run(capsys, "bot", "--level", "club", *words)
    assert status == 0
    return [json.loads(line) for line in out.splitlines()]


def test_every_request_gets_the_answer_of_its_kind(capsys, monkeypatch):
    found = answers(capsys, monkeypatch, REQUESTS.read_text(encoding="utf-8"))
    assert [list(answer) for answer in found] == [
        ["choice"],
        ["bid"],
        ["card"],
        ["discard"],
        ["slam"],
        ["announcements"],
        ["card"],
    ]


def test_an_answer_depends_on_the_request_alone(capsys, monkeypatch):
    lines = REQUESTS.read_text(encoding="utf-8").splitlines()
    there = answers(capsys, monkeypatch, "\n".join(lines), "--seed", "5")
    back = answers(capsys, monkeypatch, "\n".join(reversed(lines)), "--seed", "5")
    assert there == back[::-1]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        pytest.param("hello", "no JSON", id="no JSON"),
        pytest.param("[" * 100_000, "nested too deeply", id="very deep"),
        pytest.param("5", "a JSON object", id="a number"),
        pytest.param('{"op": "dance"}', "op: one of", id="an unknown op"),
        pytest.param('{"op": "bid", "seat": 0}', "an object is needed", id="no observation"),
    ],
)
def test_a_line_that_cannot_be_read_gets_an_error_and_the_bot_goes_on(
    line, words, capsys, monkeypatch
):
    good = REQUESTS.read_text(encoding="utf-8").splitlines()[1]
    first, second = answers(capsys, monkeypatch, f"{line}\n\n{good}\n")
    assert words in first["error"]
    assert list(second) == ["bid"]


def request(number, **changes):
    data = json.loads(REQUESTS.read_text(encoding="utf-8").splitlines()[number])
    return json.dumps({**data, **changes})


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        pytest.param({"op": "play"}, "'bid' is due, not 'play'", id="another op"),
        pytest.param({"seat": 7}, "a seat from 0 to 4", id="no such seat"),
        pytest.param({"seat": "1"}, "a seat from 0 to 4", id="no number"),
    ],
)
def test_a_request_that_does_not_fit_is_an_error(changes, words, capsys, monkeypatch):
    (answer,) = answers(capsys, monkeypatch, request(1, **changes))
    assert words in answer["error"]


def test_a_request_needs_the_hand_of_its_seat(capsys, monkeypatch):
    seat = json.loads(request(1))["seat"]
    (answer,) = answers(capsys, monkeypatch, request(1, seat=(seat + 1) % 5))
    assert "hand of the seat" in answer["error"]


def test_only_the_seat_whose_turn_it_is_gets_an_answer(capsys, monkeypatch):
    data = json.loads(request(1))
    seat = (data["seat"] + 1) % 5
    observation = data["observation"]
    hands = [None] * 5
    hands[seat] = observation["hands"][data["seat"]]
    changed = {**data, "seat": seat, "observation": {**observation, "hands": hands}}
    (answer,) = answers(capsys, monkeypatch, json.dumps(changed))
    assert answer == {"error": f"seat {data['seat']} is to act, not seat {seat}"}


def test_a_player_without_an_answer_stops_nothing(capsys, monkeypatch):
    stubborn = Stubborn(KeyError("T22"))
    monkeypatch.setattr("tarot_desktop.lab.options.make_player", lambda level: stubborn)
    (answer,) = answers(capsys, monkeypatch, request(1))
    assert answer == {"error": "observation: the player finds no answer: KeyError('T22')"}


def decision(capsys, tmp_path, text, *words):
    status, out, err = run(
        capsys, "decide", "--level", "club", *words, as_file(tmp_path, text, "deal")
    )
    return json.loads(out) if status == 0 else err


def test_decide_explains_itself(capsys, tmp_path):
    found = decision(capsys, tmp_path, request(1))
    assert {"bid", "evaluations", "reasons"} == set(found)
    assert {"choice", "mean", "se"} == set(found["evaluations"][0])


def test_decide_answers_what_is_due_in_an_unfinished_record(capsys, tmp_path):
    unfinished = {**FOUR, "end": None, "claims": None, "plays": FOUR["plays"][:5]}
    assert "card" in decision(capsys, tmp_path, json.dumps(unfinished))
    before = {**unfinished, "plays": [], "slam": None, "announcements": []}
    assert "slam" in decision(capsys, tmp_path, json.dumps(before))


def test_decide_reads_the_text_of_a_deal(capsys, tmp_path):
    _, out, _ = run(capsys, "deal", "--seed", "7")
    text = "\n".join(out.splitlines()[:-1])
    assert "bid" in decision(capsys, tmp_path, text)
    assert "'bid' is due, not 'play'" in decision(capsys, tmp_path, text, "--op", "play")


SHOWABLE = """\
tarot 1
table 4 dealer 3
hand 0 S:- H:- D:- C:K.Q.N.J.10.9.8.7 T:12.3.2.6.7.8.9.10.11.4
hand 1 S:K.Q.N.J.10.9.8.7.6.5.4.3.2.1 H:- D:- C:- T:21.20.5 E
hand 2 S:- H:K.Q.N.J.10.9.8.7.6.5.4.3.2.1 D:- C:- T:16.15.14.13
hand 3 S:- H:- D:K.Q.N.J.10.9.8.7.6.5.4.3.2.1 C:- T:19.18.17.1
chien C1 C2 C3 C4 C5 C6
bids 0S 1- 2- 3-
slam
"""


def test_an_announcement_comes_before_the_card_unless_it_is_past(capsys, tmp_path):
    assert "announcements" in decision(capsys, tmp_path, SHOWABLE)
    assert "card" in decision(capsys, tmp_path, SHOWABLE, "--op", "play")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(json.dumps(FOUR), "the deal is over", id="a finished deal"),
        pytest.param(OVERTRUMP, "must overtrump T12", id="an illegal deal"),
        pytest.param("{}", "format: is missing", id="no record"),
        pytest.param("x", "Expecting value", id="no JSON"),
    ],
)
def test_decide_says_why_it_cannot(text, words, capsys, tmp_path):
    err = decision(capsys, tmp_path, text)
    assert words in err
    assert err.count("\n") == 1
