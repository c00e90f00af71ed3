"""What every test needs: no screen, a home of its own, one language, and time."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

settings.register_profile("tarot", deadline=None)
settings.load_profile("tarot")

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
