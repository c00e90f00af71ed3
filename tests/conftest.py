"""What every test needs: no screen, a home of its own, one language, and time."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

settings.register_profile("tarot", deadline=None)
settings.load_profile("tarot")

_COLLECTS_ALL_AFTER = 25
"""Tests between two collections of everything."""

PROFILE_VARIABLES = (
    "HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
    "XDG_CACHE_HOME",
    "APPDATA",
    "LOCALAPPDATA",
    "USERPROFILE",
)


@pytest.fixture(autouse=True)
def private_profile(
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> Path:
    """The folder below which this test keeps settings and saves, in place of the person's home."""
    home = tmp_path_factory.getbasetemp() / "homes" / f"{abs(hash(request.node.nodeid)):x}"
    for variable in PROFILE_VARIABLES:
        monkeypatch.setenv(variable, str(home / variable.lower()))
    return home


@pytest.fixture(scope="session", autouse=True)
def collected_by_no_other_thread() -> Iterator[None]:
    """Closed windows are garbage; a worker thread that collected them would bring us down."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def collected_between_tests(collected_by_no_other_thread: None) -> Iterator[None]:
    """What a test leaves is collected here, in the thread of the windows."""
    yield
    gc.collect(1 if gc.get_count()[2] < _COLLECTS_ALL_AFTER else 2)
