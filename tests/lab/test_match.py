"""`tarot-lab match` and `bench`: duplicate deals, outside programs, figures."""

from __future__ import annotations

import json
import shlex
import sys
from random import Random
from threading import Event

import pytest

from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.engine import Game
from tarot_desktop.game.projection import observe
from tarot_desktop.lab.__main__ import main
from tarot_desktop.lab.cheater import CHEATERS
from tarot_desktop.lab.duplicate import MatchSetup, Room, mean_and_error
from tarot_desktop.lab.outside import OutsidePlayer, SilentBotError
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.dealing import deal

BOT = f"cmd:{sys.executable} -m tarot_desktop.lab bot --level club"
ECHO = f"cmd:{sys.executable} -c 'import sys; [print(line, flush=True) for line in sys.stdin]'"
SILENT = f"{sys.executable} -c 'import time; time.sleep(60)'"


def _match(capsys, *words):
    status = main(["match", *words])
    return status, capsys.readouterr().out.splitlines()


def _opening(seats=4):
    game = Game.start(seats, 0, FFT, deal(seats, 0, FFT, Random(2)))
    return observe(game.state, 1)


@pytest.mark.parametrize("seats", ["3", "4", "5"])
def test_a_forced_match_of_equals_is_level(capsys, seats):
    words = ("club", "club", "--forced", "garde", "--deals", "2", "--players", seats, "--seed", "1")
    status, lines = _match(capsys, *words)
    assert status == 0
    assert [line.split()[:2] for line in lines[2:5]] == [
        ["T", "+0.00"],
        ["D", "+0.00"],
        ["sum", "+0.00"],
    ]


def test_a_free_match_tells_contracts_times_and_faults(capsys):
    status, lines = _match(capsys, "club", "novice", "--deals", "6", "--seed", "3")
    assert status == 0
    assert lines[1].startswith("6 deals, points a deal for A: ")
    assert any(line.startswith("decisions of B, ms: mean ") for line in lines)
    assert lines[-1] == "faults: 0"


def test_any_number_of_jobs_plays_the_same_deals(capsys):
    words = ("club", "casual", "--deals", "7", "--seed", "5")
    _, alone = _match(capsys, *words)
    _, shared = _match(capsys, *words, "--jobs", "2")
    assert alone[:2] == shared[:2]


def test_an_outside_program_plays_like_any_other(capsys):
    words = ("--deals", "1", "--seed", "1", "--players", "3")
    status, lines = _match(capsys, BOT, "club", *words)
    assert status == 0
    assert lines[-1] == "faults: 0"


def test_a_program_that_answers_nonsense_is_replaced_and_counted(capsys):
    status, lines = _match(capsys, ECHO, "club", "--deals", "1", "--seed", "1", "--players", "3")
    assert status == 1
    assert lines[-1] != "faults: 0"


def test_a_silent_program_makes_a_fault_and_is_started_again():
    player = OutsidePlayer(SILENT, 0.1)
    for _ in range(2):
        with pytest.raises(SilentBotError):
            player.decide(_opening(), rng=Random(1), budget=Budget(), stop=Event())


def test_an_unknown_player_is_a_wrong_call(capsys):
    assert main(["match", "club", "champion"]) == 2
    assert "'champion' is no player" in capsys.readouterr().err


@pytest.mark.parametrize(("played", "told"), [(3, "3 deals, points a deal for A: "), (0, "")])
def test_an_interrupted_match_tells_what_it_has_found_so_far(capsys, monkeypatch, played, told):
    def played_until_interrupted(setup, numbers):
        room = Room(setup)
        yield from map(room.play, range(played))
        raise KeyboardInterrupt

    monkeypatch.setattr("tarot_desktop.lab.match._share", played_until_interrupted)
    assert main(["match", "casual", "novice", "--deals", "9"]) == 130
    out, err = capsys.readouterr()
    assert told in out
    assert bool(told) == bool(out)
    assert err == "tarot-lab: interrupted\n"


def test_a_program_that_does_not_exist_is_a_wrong_call(capsys):
    assert main(["match", "cmd:no-such-program", "club", "--deals", "1"]) == 2
    assert "no-such-program" in capsys.readouterr().err


def _room(names):
    return Room(
        MatchSetup(
            names=names,
            seats=4,
            seed=1,
            agreements=FFT,
            forced=Bid.GARDE,
            budget=Budget(),
            timeout_s=10.0,
        )
    )


@pytest.mark.parametrize("cheater", CHEATERS)
def test_a_cheater_gains_on_the_plain_policy(cheater):
    room = _room((cheater, "club"))
    gains = [sum(room.play(number).gains[0]) for number in range(6)]
    mean, error = mean_and_error(gains)
    assert mean > 0
    assert error > 0


@pytest.mark.parametrize(
    ("names", "weaker"),
    [(("master", "club"), 1.0), (("master", "expert"), 1.0), (("expert", "master"), 0.0)],
    ids=["a master among club players", "a master among experts", "an expert among masters"],
)
def test_a_player_of_a_match_knows_whether_the_others_are_weaker(names, weaker, monkeypatch):
    told = []

    def make(level, **company):
        told.append((level, company["weaker"]))
        return make_player(level, **company)

    monkeypatch.setattr("tarot_desktop.lab.duplicate.make_player", make)
    _room(names)
    assert told[0] == (names[0], weaker)
    assert told[1] == (names[1], 0.0 if weaker else pytest.approx(1 / 3))


def test_a_mean_comes_with_its_standard_error():
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_error([4.0]) == (4.0, 0.0)


def test_a_bid_is_read_from_an_answer():
    says = "import sys; [print(sys.argv[1], flush=True) for _ in sys.stdin]"
    program = shlex.join([sys.executable, "-c", says, '{"bid": "garde"}'])
    player = OutsidePlayer(program, 10)
    decision = player.decide(_opening(), rng=Random(1), budget=Budget(), stop=Event())
    player.close()
    assert decision.command == MakeBid(seat=1, bid=Bid.GARDE)


def test_bench_prints_figures_as_json(capsys):
    assert main(["bench", "rules"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told["compiled"], bool)
    assert {"name", "figure", "unit", "n", "spread"} <= set(told["figures"][0])
