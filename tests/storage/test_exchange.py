"""Sessions, deals and whole profiles as files: what is written is read, what is wrong is named."""

from __future__ import annotations

import csv
import json
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tarot_desktop.game.notation import to_text
from tarot_desktop.lab.__main__ import main
from tarot_desktop.storage import exchange, session_files
from tarot_desktop.storage.choices import Speed
from tarot_desktop.storage.exchange import export_profile, take_over
from tarot_desktop.storage.exchange_error import ExchangeError
from tarot_desktop.storage.history import History, Origin
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.saves import load_session, save_session
from tarot_desktop.storage.session_files import (
    deal_text,
    read_sessions,
    session_lines,
    session_table,
)
from tarot_desktop.storage.settings import Settings
from tarot_desktop.storage.settings_file import load_settings, save_settings
from tests.storage.keeping import a_session

NOW = "2026-11-29T22:05:07Z"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.of(tmp_path / "profile")


def taken(places: Places, path: Path) -> exchange.Taken:
    return take_over(places, path, NOW, check_session=lambda payload: payload["seed"])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("unfinished", [None, 0, 3, 30])
def test_a_session_is_read_as_it_was_written(seats: int, unfinished: int | None) -> None:
    session = a_session(seats, unfinished=unfinished)
    assert read_sessions(session_lines(session).encode(), NOW) == [session]


def test_the_first_line_says_who_played_and_how() -> None:
    head = json.loads(session_lines(a_session()).splitlines()[0])
    assert (head["seats"], head["first_dealer"], head["agreements"]) == (4, 1, {})
    assert head["players"] == [{"level": None}, *[{"level": "club"}] * 3]


def test_a_table_has_a_row_for_each_finished_deal_and_the_right_totals() -> None:
    session = a_session(deals=3, unfinished=5)
    rows = list(csv.DictReader(session_table(session).splitlines()))
    assert [row["deal"] for row in rows] == ["1", "2", "3"]
    totals = tuple(int(rows[-1][f"total_{seat}"]) for seat in range(4))
    assert totals == session.entry.totals
    assert {row["contract"] for row in rows} == {"garde"}


def test_a_deal_comes_back_from_json_and_from_text() -> None:
    record = a_session().deals[0].record
    for notation in (False, True):
        [session] = read_sessions(deal_text(record, notation=notation).encode(), NOW)
        [deal] = session.deals
        assert deal.record == record
        assert deal.origin is Origin.IMPORT


def test_records_that_follow_one_another_are_one_session() -> None:
    one, other = a_session(deals=3), a_session(seed=7)
    records = [deal.record for deal in (*one.deals, *other.deals)]
    for text in (
        "".join(deal_text(record, notation=False) for record in records),
        "".join(map(to_text, records)),
    ):
        sessions = read_sessions(text.encode(), NOW)
        assert [len(session.deals) for session in sessions] == [3, 2]
        assert [session.entry.totals for session in sessions] == [
            one.entry.totals,
            other.entry.totals,
        ]


def test_an_exported_session_can_be_replayed_without_a_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "session.jsonl"
    file.write_text(session_lines(a_session(deals=3, unfinished=20)))
    assert main(["replay", str(file)]) == 0
    assert "4" in capsys.readouterr().out


def lines() -> list[Any]:
    return [json.loads(line) for line in session_lines(a_session(deals=3)).splitlines()]


def file_of(values: list[Any]) -> bytes:
    return "\n".join(json.dumps(value) for value in values).encode()


def changed(line: int, **fields: object) -> bytes:
    values = lines()
    values[line] |= fields
    return file_of(values)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        pytest.param(b"", "empty", id="empty"),
        pytest.param(b"\xff\xfe", "UTF-8", id="not text"),
        pytest.param(b"hello", "JSON", id="not JSON"),
        pytest.param(b"[1]", "object", id="a list"),
        pytest.param(b"{}\n{}\n", "line 1", id="no records"),
        pytest.param(
            b"tarot 1\nwhat\n",
            "deal 1: the record of the deal is refused (line 2",
            id="no notation",
        ),
        pytest.param(changed(0, version=2), "only version 1", id="a newer version"),
        pytest.param(changed(0, seats=7), "line 1", id="a table nobody knows"),
        pytest.param(changed(0, players=[]), "players", id="no players"),
        pytest.param(changed(0, first_dealer=4), "first_dealer", id="a seat nobody has"),
        pytest.param(changed(0, agreements={"pousse": 9}), "agreements", id="no agreement"),
        pytest.param(changed(0, key="../../etc"), "key", id="a key that is a path"),
        pytest.param(changed(0, began="x" * 100), "began", id="an endless word"),
        pytest.param(changed(0, seed=1 << 70), "seed", id="an endless number"),
        pytest.param(changed(0, played=[]), "played", id="no times"),
        pytest.param(changed(2, dealer=0), "line 3", id="the wrong dealer"),
        pytest.param(changed(2, plays=[]), "line 3", id="a finished deal without cards"),
        pytest.param(changed(1, claims={"S": 12}), "line 2: the claim “S”", id="an untrue claim"),
        pytest.param(file_of([*lines()[:2], lines()[3]]), "line 3", id="a missing deal"),
        pytest.param(file_of([lines()[0], "x" * 70_000]), "line 2: more than", id="endless line"),
        pytest.param(b"[" * 50_000, "JSON", id="endlessly deep"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(data: bytes, said: str) -> None:
    with pytest.raises(ExchangeError) as fault:
        read_sessions(data, NOW)
    assert said in str(fault.value)


def test_a_line_ends_where_the_line_ends_and_at_no_other_sign() -> None:
    values = lines()
    values[0]["players"][1]["level"] = "a\u2028b"
    data = "\n".join(json.dumps(value, ensure_ascii=False) for value in values).encode()
    with pytest.raises(ExchangeError, match="line 1: level: a short text is needed"):
        read_sessions(data, NOW)


def test_no_file_is_read_beyond_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    data = session_lines(a_session(deals=3)).encode()
    monkeypatch.setattr(session_files, "MOST_DEALS", 2)
    with pytest.raises(ExchangeError, match="2 deals"):
        read_sessions(data, NOW)
    monkeypatch.setattr(session_files, "MOST_BYTES", 100)
    with pytest.raises(ExchangeError, match="100 bytes"):
        read_sessions(data, NOW)


# Whole profiles


def filled(places: Places) -> None:
    history = History(places.history_file)
    for session in (a_session(seed=1), a_session(5, seed=2, unfinished=9)):
        history.keep(session.entry, session.deals)
    save_settings(places, Settings(speed=Speed.SLOW))
    save_session(places, {"seed": 5})


def everything(places: Places) -> object:
    history = History(places.history_file)
    entries = history.sessions()
    deals = [history.deals(entry.key) for entry in entries]
    return entries, deals, load_settings(places), load_session(places)


def test_a_profile_comes_whole_to_a_new_computer(places: Places, tmp_path: Path) -> None:
    filled(places)
    bundle = tmp_path / "Élodie’s profile.zip"
    export_profile(places, bundle)
    new = Places.of(tmp_path / "new")
    result = taken(new, bundle)
    assert (result.sessions, result.deals, result.present, result.settings) == (2, 5, 0, True)
    assert everything(new) == everything(places)


def test_a_bundle_is_readable_text(places: Places, tmp_path: Path) -> None:
    filled(places)
    export_profile(places, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as bundle:
        for name in bundle.namelist():
            for line in bundle.read(name).decode("utf-8").splitlines():
                assert line.isprintable()


def test_nothing_that_was_there_is_overwritten(places: Places, tmp_path: Path) -> None:
    filled(places)
    export_profile(places, tmp_path / "all.zip")
    save_settings(places, Settings(speed=Speed.FAST))
    save_session(places, {"seed": 6})
    before = everything(places)
    result = taken(places, tmp_path / "all.zip")
    assert (result.sessions, result.present, result.settings) == (0, 2, False)
    assert everything(places) == before


def test_a_session_that_went_on_elsewhere_grows(places: Places, tmp_path: Path) -> None:
    history = History(places.history_file)
    short = a_session(deals=2, unfinished=9)
    history.keep(short.entry, short.deals)
    file = tmp_path / "s.jsonl"
    for longer in (a_session(deals=2, unfinished=20), a_session(deals=4)):
        file.write_text(session_lines(longer))
        assert taken(places, file).sessions == 1
        assert tuple(history.deals(longer.entry.key)) == longer.deals
        assert history.session(longer.entry.key) == longer.entry
    file.write_text(session_lines(short))
    assert taken(places, file).present == 1
    assert history.session(short.entry.key) == a_session(deals=4).entry


def test_two_different_sessions_of_one_name_are_both_kept(places: Places, tmp_path: Path) -> None:
    history = History(places.history_file)
    mine, other = a_session(seed=1), a_session(seed=2)
    history.keep(mine.entry, mine.deals)
    other = replace(other, entry=replace(other.entry, key=mine.entry.key))
    file = tmp_path / "s.jsonl"
    file.write_text(session_lines(other))
    result = taken(places, file)
    assert result.key != mine.entry.key
    assert tuple(history.deals(mine.entry.key)) == mine.deals
    assert tuple(history.deals(result.key)) == other.deals


def rewritten(source: Path, target: Path, **texts: str) -> Path:
    """Copy a bundle with other texts for some names (a dot is written `__`)."""
    changes = {name.replace("__", ".").replace("_in_", "/"): text for name, text in texts.items()}
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            if name not in changes:
                new.writestr(name, old.read(name))
        for name, text in changes.items():
            new.writestr(name, text)
    return target


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"profile__json": "{}"}, "profile.json", id="no profile"),
        pytest.param(
            {"profile__json": '{"format": "tarot-desktop-profile", "version": 2}'},
            "only version 1",
            id="a newer version",
        ),
        pytest.param({"evil__exe": "MZ"}, "evil.exe", id="a file of another kind"),
        pytest.param({"__.__._in_evil__jsonl": ""}, "no file of a profile", id="a way out"),
        pytest.param({"settings__json": "{"}, "settings.json", id="spoilt settings"),
        pytest.param({"session__json": "{}"}, "session.json", id="a spoilt session"),
        pytest.param(
            {"sessions_in_abc__jsonl": "{}\n{}"}, "sessions/abc.jsonl, line 1", id="a spoilt deal"
        ),
    ],
)
def test_of_a_bundle_with_one_fault_nothing_is_taken_over(
    places: Places, tmp_path: Path, change: dict[str, str], said: str
) -> None:
    filled(places)
    export_profile(places, tmp_path / "good.zip")
    bad = rewritten(tmp_path / "good.zip", tmp_path / "bad.zip", **change)
    new = Places.of(tmp_path / "new")
    with pytest.raises(ExchangeError) as fault:
        taken(new, bad)
    assert said in str(fault.value)
    assert not (tmp_path / "new").exists()


def test_a_bundle_that_unfolds_without_end_is_refused(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "MOST_BYTES", 1000)
    filled(places)
    export_profile(places, tmp_path / "all.zip")
    with pytest.raises(ExchangeError, match="1000 bytes"):
        taken(Places.of(tmp_path / "new"), tmp_path / "all.zip")
    monkeypatch.setattr(exchange, "MOST_BYTES_IN_ALL", 1000)
    with pytest.raises(ExchangeError, match="too large"):
        taken(Places.of(tmp_path / "new"), tmp_path / "all.zip")


def test_an_export_that_fails_leaves_what_was_there(places: Places, tmp_path: Path) -> None:
    filled(places)
    target = tmp_path / "all.zip"
    target.write_text("an older one")
    places.history_file.write_bytes(b"?" * 5000)
    with pytest.raises(Exception, match="not a database"):
        export_profile(places, target)
    assert target.read_text() == "an older one"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["all.zip", "profile"]
