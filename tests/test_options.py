"""The command line of the game: what is wrong is said in one line, with what would be right."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tarot_desktop.game.deal_code import encode
from tarot_desktop.options import UsageError, read_options
from tarot_desktop.rules.agreements import FFT, ContractScale
from tarot_desktop.rules.dealing import deal
from tarot_desktop.storage.choices import Speed


def test_without_options_the_settings_decide() -> None:
    options = read_options([])
    assert options.lang is None
    assert options.speed is None
    assert options.agreements is None
    assert not options.autoplay


def test_every_option_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    line = (
        "--lang fr --speed fast --size 1024x640 --scheme dark --theme night --level club "
        "--agree contract_scale=contre8 --agree poignee_values=20,40,60 --seed 7 --autoplay "
        "--deals 3 --shots pictures --records r.jsonl --frame-stats f.json --players 5"
    )
    options = read_options(line.split())
    assert options.speed is Speed.FAST
    assert options.size == (1024, 640)
    assert options.agreements is not None
    assert options.agreements.contract_scale is ContractScale.CONTRE8
    assert options.agreements.poignee_values == (20, 40, 60)
    assert options.players == 5
    assert (options.deals, options.shots) == (3, Path("pictures"))


def test_a_deal_code_gives_dealer_and_cards() -> None:
    dealt = deal(4, 2, FFT, Random(5))
    options = read_options(["--deal", encode(4, 2, dealt, FFT)])
    assert options.first_deal is not None
    dealer, distribution = options.first_deal
    assert dealer == 2
    assert distribution.hands == dealt.hands
    assert distribution.chien == dealt.chien
    assert options.players == 4


FIVE = encode(5, 0, deal(5, 0, FFT, Random(1)), FFT)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param("--nonsense", "--nonsense", id="an unknown option"),
        pytest.param("--lang de", "'fr'", id="an unknown language names the known ones"),
        pytest.param("--size big", "1366x768", id="a size that is none shows one"),
        pytest.param("--size 10x10", "640x400", id="a size that is too small"),
        pytest.param("--players 7", "3, 4, 5, 6", id="a table nobody knows"),
        pytest.param("--level champion", "'club'", id="a level that does not exist"),
        pytest.param("--agree pousse", "NAME=VALUE", id="an agreement without a value"),
        pytest.param("--agree colour=red", "unknown agreement", id="an unknown agreement"),
        pytest.param("--agree session_deals=7", "multiple", id="deals that fit no table"),
        pytest.param("--players 5 --agree session_deals=8", "5 seats", id="deals that do not fit"),
        pytest.param("--deal ABC", "--deal", id="a deal code that is none"),
        pytest.param(f"--players 4 --deal {FIVE}", "5 seats", id="a deal of another table"),
        pytest.param("--seed -1", "whole number", id="a negative seed"),
        pytest.param("--deals 3", "--autoplay", id="deals without autoplay"),
        pytest.param("--shots d", "--autoplay", id="pictures without autoplay"),
        pytest.param("--autoplay --shots /dev/null", "--shots", id="a file where pictures go"),
        pytest.param("--records /dev/null/x", "--records", id="records below a file"),
        pytest.param("--frame-stats .", "--frame-stats", id="statistics into a folder"),
        pytest.param("--profile=", "--profile", id="a profile without a name"),
        pytest.param("--profile ~nobody-of-this-name/x", "--profile", id="a home nobody has"),
        pytest.param(f"--profile {'x' * 300}", "--profile", id="a name no folder can have"),
        pytest.param("--autoplay --deals 0", "at least 1", id="no deals at all"),
    ],
)
def test_a_wrong_call_is_named_in_one_line(words: str, said: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_options(words.split())
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_help_shows_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        read_options(["--help"])
    assert caught.value.code == 0
    assert "example: tarot-desktop" in capsys.readouterr().out
