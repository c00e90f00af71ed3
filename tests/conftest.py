"""What every test needs: a screen that is not there, and a home of its own."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

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
