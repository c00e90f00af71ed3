"""What an empty window reads of the settings says the same as all of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tarot_desktop.storage.choices import Felt, SchemeChoice
from tarot_desktop.storage.first_look import scheme_and_felt
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.storage.settings_file import save_settings


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.of(tmp_path)


@pytest.mark.parametrize("scheme", SchemeChoice)
@pytest.mark.parametrize("felt", Felt)
def test_it_reads_what_was_saved(places: Places, scheme: SchemeChoice, felt: Felt) -> None:
    save_settings(places, replace(DEFAULTS, scheme=scheme, felt=felt))
    assert scheme_and_felt(places) == (scheme, felt)


def test_a_new_profile_has_the_default_look(places: Places) -> None:
    assert scheme_and_felt(places) == (DEFAULTS.scheme, DEFAULTS.felt)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("{", id="no JSON"),
        pytest.param("[]", id="no object"),
        pytest.param('{"settings": 7}', id="settings that are none"),
        pytest.param('{"settings": {"scheme": ["dark"], "felt": null}}', id="values of no kind"),
        pytest.param('{"settings": {"scheme": "pink", "felt": "snow"}}', id="unknown words"),
    ],
)
def test_what_cannot_be_read_is_left_to_be_complained_of_later(places: Places, text: str) -> None:
    places.settings.mkdir(parents=True)
    places.settings_file.write_text(text, "utf-8")
    assert scheme_and_felt(places) == (DEFAULTS.scheme, DEFAULTS.felt)
    assert places.settings_file.read_text("utf-8") == text
