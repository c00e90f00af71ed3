"""A session file is read strictly: a field of another kind makes it no session."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tarot_desktop.worker.kept import read_session
from tests.worker.sitting import SETUP, Desk


@pytest.fixture
def payload(tmp_path: Path) -> dict[str, Any]:
    desk = Desk(tmp_path / "profile")
    desk.say(SETUP)
    content: dict[str, Any] = json.loads(desk.places.session_file.read_text("utf-8"))
    return content


def test_what_was_kept_is_a_session(payload: dict[str, Any]) -> None:
    assert read_session(payload).setup.seed == SETUP.seed


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        pytest.param("seed", "11", "seed: a whole number", id="a seed in quotes"),
        pytest.param("seed", 11.5, "seed: a whole number", id="half a seed"),
        pytest.param("seed", True, "seed: a whole number", id="a seed that is yes"),
        pytest.param("seats", "4", "seats: a whole number", id="seats in quotes"),
        pytest.param("agreements", [], "agreements: an object", id="a list of agreements"),
        pytest.param("finished", {}, "finished: a list", id="finished deals by name"),
        pytest.param("declined", {}, "declined: a list", id="silent seats by name"),
        pytest.param("levels", {"club": 1}, "levels: a list", id="levels by name"),
    ],
)
def test_a_field_of_another_kind_is_refused(
    payload: dict[str, Any], name: str, value: object, words: str
) -> None:
    with pytest.raises(ValueError, match=f"^{words} is needed$"):
        read_session({**payload, name: value})
