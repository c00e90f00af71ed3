"""Tables under a name."""

from dataclasses import replace

import pytest

from tarot_desktop.rules.agreements import FFT, Agreements
from tarot_desktop.storage.presets import (
    PRESETS,
    Preset,
    clean_name,
    presets_from_json,
    presets_to_json,
    with_saved,
)
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.storage.settings_file import from_json, to_json

OURS = Preset(name="Sunday", table_size=5, agreements=Agreements(self_call=False))


def test_the_family_table_is_what_the_federation_does_not_play() -> None:
    family = next(one for one in PRESETS if one.name == "Family")
    assert family.agreements.to_json() == {
        "pousse": "single",
        "poignee_values": [20, 40, 60],
        "misere_atout": 10,
        "petit_sec": "optional",
    }


def test_the_federation_plays_at_every_size() -> None:
    assert {one.table_size for one in PRESETS if one.agreements == FFT} == {3, 4, 5, 6}


def test_a_saved_table_survives_the_settings_file() -> None:
    settings = replace(DEFAULTS, saved=(OURS,))
    assert from_json(to_json(settings)) == (settings, ())


def test_a_table_of_the_same_name_takes_the_place_of_the_old_one() -> None:
    other = replace(OURS, table_size=6)
    assert with_saved((OURS,), other) == (other,)


@pytest.mark.parametrize(
    "content",
    [
        {"name": "", "table_size": 4, "agreements": {}},
        {"name": "x", "table_size": 7, "agreements": {}},
        {"name": "x", "table_size": True, "agreements": {}},
        {"name": "x", "table_size": 4, "agreements": {"pousse": "maybe"}},
        {"name": "x", "table_size": 4, "agreements": {"session_deals": 5}},
        {"name": "x", "table_size": 4, "agreements": []},
        "x",
    ],
)
def test_a_table_that_cannot_be_is_left_out_and_reported(content: object) -> None:
    assert presets_from_json([content, *presets_to_json([OURS])]) == ((OURS,), False)


def test_a_name_is_kept_without_needless_blanks() -> None:
    assert clean_name("  at   Odile’s ") == "at Odile’s"
