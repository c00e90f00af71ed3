"""The unfinished session is never lost, and a bad file never stops the program."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.storage import saves
from tarot_desktop.storage.atomic import older_copy
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.problems import ProblemKind
from tarot_desktop.storage.saves import drop_session, load_session, save_session

PAYLOAD: dict[str, Any] = {
    "seats": 4,
    "levels": ["", "club", "club", "novice"],
    "agreements": {"petit_sec": "play"},
    "seed": 7,
    "deals": [{"hands": [["HK", "T1"]], "note": "Élodie \ud800"}],
    "current": None,
}


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.of(tmp_path)


def test_what_was_saved_is_loaded(places: Places) -> None:
    assert save_session(places, PAYLOAD) is None
    loaded = load_session(places)
    assert loaded.payload == PAYLOAD
    assert loaded.problems == ()


def test_without_a_file_there_is_no_session_and_no_problem(places: Places) -> None:
    loaded = load_session(places)
    assert loaded.payload is None
    assert loaded.problems == ()


def test_a_dropped_session_is_gone_for_good(places: Places) -> None:
    save_session(places, PAYLOAD)
    save_session(places, {**PAYLOAD, "seed": 8})
    assert drop_session(places) is None
    assert load_session(places).payload is None


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b'{"format": "tarot-desktop-session", "versi', id="cut off"),
        pytest.param(b"\xff\xfe\x00", id="not UTF-8"),
        pytest.param(b"[1, 2]", id="a list"),
        pytest.param(b'{"format": "else", "version": 1}', id="another program's"),
        pytest.param(b'{"format": "tarot-desktop-session"}', id="no version"),
        pytest.param(b'{"format": "tarot-desktop-session", "version": true}', id="odd version"),
        pytest.param(b'{"format": "tarot-desktop-session", "version": 0}', id="version 0"),
        pytest.param(b'{"format": "tarot-desktop-session", "version": -1}', id="version -1"),
        pytest.param(b'{"a": NaN}', id="not a number"),
        pytest.param(b'{"a": 1e999}', id="a number too large for any"),
        pytest.param(b'{"a": ' + b"[" * 50 + b"]" * 50 + b"}", id="too deep"),
        pytest.param(b"[" * 200_000, id="endlessly deep"),
        pytest.param(b'{"a": ' + b"9" * 10_000 + b"}", id="endless number"),
    ],
)
def test_a_damaged_session_is_set_aside_and_the_older_copy_is_used(
    places: Places, bad: bytes
) -> None:
    save_session(places, {**PAYLOAD, "seed": 1})
    save_session(places, {**PAYLOAD, "seed": 2})
    places.session_file.write_bytes(bad)
    loaded = load_session(places)
    assert loaded.payload == {**PAYLOAD, "seed": 1}
    [problem] = loaded.problems
    assert problem.kind is ProblemKind.SESSION_FROM_COPY
    assert problem.copy_used
    assert problem.kept is not None
    assert problem.kept.read_bytes() == bad


def test_a_file_above_the_limit_is_not_read(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "MOST_BYTES", 100)
    save_session(places, {"note": "x" * 100})
    [problem] = load_session(places).problems
    assert problem.kind is ProblemKind.SESSION_DAMAGED
    assert "100 bytes" in problem.reason


def test_without_a_usable_copy_the_session_is_lost_and_said_to_be(places: Places) -> None:
    save_session(places, PAYLOAD)
    places.session_file.write_text("{")
    loaded = load_session(places)
    assert loaded.payload is None
    [problem] = loaded.problems
    assert problem.kind is ProblemKind.SESSION_DAMAGED
    assert problem.kept is not None


def test_a_session_of_a_newer_version_is_kept_and_named(places: Places) -> None:
    save_session(places, PAYLOAD)
    newer = places.session_file.read_text("utf-8").replace('"version": 1', '"version": 2')
    places.session_file.write_text(newer, "utf-8")
    [problem] = load_session(places).problems
    assert problem.kind is ProblemKind.SESSION_NEWER
    assert problem.kept is not None
    assert problem.kept.read_text("utf-8") == newer


def test_a_payload_that_fails_the_check_gives_way_to_the_older_copy(places: Places) -> None:
    def check(payload: dict[str, Any]) -> None:
        if payload["seed"] != 1:
            raise ValueError("deal 1, trick 3: must follow")

    save_session(places, {**PAYLOAD, "seed": 1})
    save_session(places, {**PAYLOAD, "seed": 2})
    loaded = load_session(places, check)
    assert loaded.payload is not None
    assert loaded.payload["seed"] == 1
    assert "must follow" in loaded.problems[0].reason


def test_a_missing_file_is_replaced_by_the_older_copy(places: Places) -> None:
    save_session(places, {**PAYLOAD, "seed": 1})
    save_session(places, {**PAYLOAD, "seed": 2})
    places.session_file.unlink()
    loaded = load_session(places)
    assert loaded.payload == {**PAYLOAD, "seed": 1}
    assert loaded.problems[0].kept is None


def test_a_folder_that_cannot_be_written_is_a_problem_and_no_exception(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    problem = save_session(Places.of(tmp_path), PAYLOAD)
    assert problem is not None
    assert problem.kind is ProblemKind.SESSION_NOT_SAVED
    assert problem.reason


def test_the_older_copy_is_the_save_before(places: Places) -> None:
    for seed in range(3):
        save_session(places, {**PAYLOAD, "seed": seed})
    assert '"seed": 1' in older_copy(places.session_file).read_text("utf-8")


def test_each_deal_stands_on_a_line_of_its_own(places: Places) -> None:
    save_session(places, {"deals": [{"n": 1}, {"n": 2}]})
    lines = places.session_file.read_text("utf-8").splitlines()
    assert '{"n":1},' in lines
    assert '{"n":2}' in lines


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(payload=st.dictionaries(st.text().filter(lambda name: name != "version"), JSON, max_size=4))
def test_any_payload_comes_back_as_it_was(
    payload: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    payload.pop("format", None)
    places = Places.of(tmp_path_factory.mktemp("profile"))
    assert save_session(places, payload) is None
    assert load_session(places).payload == payload
