"""Settings: declared once, saved whole, read leniently."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarot_desktop.rules.agreements import FFT, Agreements, agreement_fields, allowed_values
from tarot_desktop.storage import settings_file
from tarot_desktop.storage.atomic import older_copy
from tarot_desktop.storage.choices import Speed
from tarot_desktop.storage.declarations import (
    GROUP_WORDS,
    PAGE_WORDS,
    Declaration,
    Group,
    Page,
)
from tarot_desktop.storage.paths import Places
from tarot_desktop.storage.problems import ProblemKind
from tarot_desktop.storage.settings import (
    DEFAULTS,
    Settings,
    agreements_at,
    concerns_table,
    declarations,
    has_effect,
    levels_of,
    offered_at,
    value_of,
    with_value,
)
from tarot_desktop.storage.settings_file import from_json, load_settings, save_settings, to_json

ALL = declarations()


def named(name: str) -> Declaration:
    return next(one for one in ALL if one.name == name)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.of(tmp_path)


def write(places: Places, content: object) -> None:
    places.settings.mkdir(parents=True, exist_ok=True)
    places.settings_file.write_text(json.dumps(content), "utf-8")


@st.composite
def some_settings(draw: st.DrawFn) -> Settings:
    made = DEFAULTS
    for one in ALL:
        made = with_value(made, one, draw(st.sampled_from(one.offered)))
    return made


def test_every_setting_has_a_name_of_its_own() -> None:
    assert len({one.name for one in ALL}) == len(ALL)


def test_every_field_is_declared() -> None:
    own = {spec.name for spec in fields(Settings)} - {"agreements", "saved"}
    assert own == {one.name for one in ALL if not one.agreement}


def test_every_page_and_group_that_is_used_has_a_title() -> None:
    assert {one.page for one in ALL} == set(Page) == set(PAGE_WORDS)
    assert {one.words.group for one in ALL} == set(Group) == set(GROUP_WORDS)


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
def test_a_default_is_offered_and_every_value_can_be_shown(one: Declaration) -> None:
    assert one.default in one.offered
    assert len(set(one.offered)) == len(one.offered) >= 2
    assert set(one.words.values) <= set(one.offered)
    unnamed = [value for value in one.offered if value not in one.words.values]
    assert all(isinstance(value, int | tuple | str) for value in unnamed)
    assert one.words.label
    assert one.words.effect


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
def test_a_changed_setting_changes_nothing_else(one: Declaration) -> None:
    other = next(value for value in one.offered if value != one.default)
    changed = with_value(DEFAULTS, one, other)
    assert value_of(changed, one) == other
    assert [name for name in ALL if value_of(changed, name) != value_of(DEFAULTS, name)] == [one]


@pytest.mark.parametrize("one", [one for one in ALL if one.agreement], ids=lambda one: one.name)
def test_agreements_have_the_federation_s_value_and_those_of_the_rules(one: Declaration) -> None:
    assert one.default == agreement_fields()[one.name].default
    for value in one.offered:
        assert getattr(Agreements(**{one.name: value}), one.name) == value


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_numbers_of_deals_that_are_offered_fit_the_table(seats: int) -> None:
    offered = offered_at(replace(DEFAULTS, table_size=seats), named("session_deals"))
    assert None in offered
    assert len(offered) >= 4
    for value in offered:
        replace(FFT, session_deals=value).check_seats(seats)


def test_a_setting_concerns_the_tables_of_the_rules() -> None:
    call, five = named("self_call"), named("five_seats")
    sizes = (3, 4, 5, 6)
    at = {size: replace(DEFAULTS, table_size=size) for size in sizes}
    assert [size for size in sizes if concerns_table(at[size], call)] == [5, 6]
    assert [size for size in sizes if concerns_table(at[size], five)] == [5]
    assert [size for size in sizes if concerns_table(at[size], named("opponent_4"))] == [5, 6]
    mort = replace(at[5], agreements=Agreements(five_seats="mort"))
    assert not concerns_table(mort, call)


def test_every_agreement_of_the_rules_is_declared() -> None:
    assert {one.name for one in ALL if one.agreement} == set(agreement_fields())
    for one in ALL:
        if one.agreement and (values := allowed_values(one.name)) is not None:
            assert set(one.offered) == set(values)


def test_a_needed_setting_is_declared_and_can_have_the_needed_value() -> None:
    for one in ALL:
        if one.words.needs is not None:
            other, value = one.words.needs
            assert value in named(other).offered


def test_the_score_to_reach_has_an_effect_only_when_a_score_ends_the_session() -> None:
    target = named("session_target")
    assert not has_effect(DEFAULTS, target)
    assert has_effect(with_value(DEFAULTS, named("session_kind"), "target"), target)
    assert has_effect(DEFAULTS, named("session_deals"))


def test_the_volume_has_an_effect_only_where_there_is_sound() -> None:
    assert not has_effect(DEFAULTS, named("volume"))
    assert has_effect(replace(DEFAULTS, sounds=True), named("volume"))


def test_a_number_of_deals_that_does_not_fit_the_table_falls_back() -> None:
    ten = replace(DEFAULTS, agreements=Agreements(session_deals=10, margin_rounding=5))
    assert agreements_at(ten, 5).session_deals == 10
    assert agreements_at(ten, 4) == Agreements(margin_rounding=5)


def test_an_opponent_may_play_at_a_level_of_his_own() -> None:
    assert levels_of(DEFAULTS) == ("casual", "casual", "casual")
    assert levels_of(replace(DEFAULTS, opponents="club", opponent_3="novice")) == (
        "club",
        "club",
        "novice",
    )


@given(settings=some_settings())
def test_settings_survive_their_file(settings: Settings) -> None:
    content = json.loads(json.dumps(to_json(settings)))
    assert from_json(content) == (settings, ())


def test_what_was_saved_is_loaded(places: Places) -> None:
    changed = replace(DEFAULTS, speed=Speed.SLOW, agreements=Agreements(excuse_last="trick_winner"))
    assert save_settings(places, changed) is None
    loaded = load_settings(places)
    assert loaded.settings == changed
    assert loaded.problems == ()


def test_without_a_file_the_defaults_hold(places: Places) -> None:
    loaded = load_settings(places)
    assert loaded.settings == DEFAULTS
    assert loaded.problems == ()


def test_unknown_and_impossible_values_are_named_and_the_rest_is_kept(places: Places) -> None:
    write(
        places,
        {
            "settings": {
                "speed": "warp",
                "text_scale": True,
                "colour_of_luck": "blue",
                "play_mode": "confirm",
            },
            "agreements": {"margin_rounding": 3, "house": 1, "petit_sec": "play"},
        },
    )
    loaded = load_settings(places)
    assert loaded.settings == replace(
        DEFAULTS, play_mode="confirm", agreements=Agreements(petit_sec="play")
    )
    [problem] = loaded.problems
    assert problem.kind is ProblemKind.SETTINGS_REPLACED
    assert problem.names == ("speed", "text_scale", "colour_of_luck", "margin_rounding", "house")
    assert places.settings_file.exists()


@pytest.mark.parametrize("bad", [[], 3, None, "x"])
def test_a_section_of_the_wrong_kind_is_named(bad: object) -> None:
    made, names = from_json({"settings": bad, "agreements": bad})
    assert made == DEFAULTS
    assert names == ("settings", "agreements")


def test_a_renamed_setting_is_found_under_its_old_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_file, "RENAMED", {"pace": "speed"})
    assert from_json({"settings": {"pace": "fast"}}) == (replace(DEFAULTS, speed=Speed.FAST), ())


@pytest.mark.parametrize(
    "bad", [b"", b"{", b"[]", b"\x00\xff", b"[" * 100_000, b"x" * ((1 << 20) + 1)]
)
def test_a_damaged_file_is_set_aside_and_never_stops_the_start(places: Places, bad: bytes) -> None:
    places.settings.mkdir(parents=True)
    places.settings_file.write_bytes(bad)
    loaded = load_settings(places)
    assert loaded.settings == DEFAULTS
    [problem] = loaded.problems
    assert problem.kind is ProblemKind.SETTINGS_DAMAGED
    assert not problem.copy_used
    assert problem.kept is not None
    assert problem.kept.read_bytes() == bad
    assert not places.settings_file.exists()


def test_the_older_copy_stands_in_for_a_damaged_file_and_is_kept_for_the_next_start(
    places: Places,
) -> None:
    save_settings(places, replace(DEFAULTS, speed=Speed.SLOW))
    save_settings(places, replace(DEFAULTS, speed=Speed.FAST))
    places.settings_file.write_text("{")
    loaded = load_settings(places)
    assert loaded.settings.speed is Speed.SLOW
    assert loaded.problems[0].copy_used
    assert load_settings(places).settings.speed is Speed.SLOW
    assert load_settings(places).problems == ()


def test_a_damaged_copy_is_no_help(places: Places) -> None:
    save_settings(places, DEFAULTS)
    save_settings(places, DEFAULTS)
    places.settings_file.write_text("{")
    older_copy(places.settings_file).write_text("{")
    assert load_settings(places).settings == DEFAULTS


def test_settings_that_cannot_be_written_are_a_problem_and_no_exception(tmp_path: Path) -> None:
    (tmp_path / "settings").write_text("a file where the folder should be")
    problem = save_settings(Places.of(tmp_path), DEFAULTS)
    assert problem is not None
    assert problem.kind is ProblemKind.SETTINGS_NOT_SAVED
    loaded = load_settings(Places.of(tmp_path))
    assert loaded.settings == DEFAULTS


ANYTHING: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@given(
    own=st.dictionaries(st.sampled_from([one.name for one in ALL]), ANYTHING),
    agreements=st.dictionaries(st.sampled_from(list(agreement_fields())), ANYTHING),
)
def test_no_value_in_the_file_raises(own: dict[str, Any], agreements: dict[str, Any]) -> None:
    made, _names = from_json({"settings": own, "agreements": agreements})
    assert from_json(json.loads(json.dumps(to_json(made)))) == (made, ())


def test_a_person_s_signals_have_an_effect_only_where_the_others_signal() -> None:
    mine = named("person_signals")
    assert has_effect(replace(DEFAULTS, signals=True), mine)
    assert not has_effect(replace(DEFAULTS, signals=False), mine)
