"""Folders, and where the resources are."""

from pathlib import Path

import pytest

from tarot_desktop.storage import paths
from tarot_desktop.storage.paths import Places, resource_path


def test_a_profile_holds_every_folder(tmp_path: Path) -> None:
    places = Places.of(tmp_path / "Élodie Été")
    for folder in (places.settings, places.data, places.state, places.logs, places.cache):
        assert folder.parent == tmp_path / "Élodie Été"


def test_a_relative_profile_does_not_follow_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = Places.of(Path("mine"))
    monkeypatch.chdir(tmp_path.parent)
    assert places.settings.is_relative_to(tmp_path)


def test_without_a_profile_every_folder_bears_the_name_of_the_program(
    private_profile: Path,
) -> None:
    places = Places.of()
    for folder in (places.settings, places.data, places.state, places.logs, places.cache):
        assert paths.APP_NAME in folder.parts
        assert folder.is_relative_to(private_profile)


def test_making_places_makes_no_folder(tmp_path: Path) -> None:
    Places.of(tmp_path / "mine")
    assert list(tmp_path.iterdir()) == []


def test_the_lines_name_each_folder(tmp_path: Path) -> None:
    places = Places.of(tmp_path)
    lines = places.lines()
    assert [line.split(":")[0] for line in lines] == ["settings", "data", "state", "logs", "cache"]
    assert lines[0].endswith(str(places.settings))


def test_resources_stand_beside_the_package_when_it_holds_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "tarot_desktop"
    package.mkdir()
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert resource_path("cards", "HK.svg") == tmp_path / "resources" / "cards" / "HK.svg"
    (package / "resources").mkdir()
    assert resource_path("cards", "HK.svg") == package / "resources" / "cards" / "HK.svg"
