"""Where things live: from source, installed, frozen."""

from __future__ import annotations

import sys
from dataclasses import dataclass, fields
from pathlib import Path

APP_NAME = "tarot-desktop"
PORTABLE_MARK = "tarot-desktop.portable"
"""A file of this name beside the program lets it keep everything there."""

_PACKAGE = Path(__file__).resolve().parent.parent


def resource_path(*parts: str) -> Path:
    """The path of a file under `resources/`: inside the package if it is there, else beside it."""
    inside = _PACKAGE / "resources"
    return (inside if inside.is_dir() else _PACKAGE.parent / "resources").joinpath(*parts)


def program_folder() -> Path:
    """Return the folder that holds the program: the bundle's, or the package's."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return _PACKAGE.parent


def portable_profile(*, asked: bool) -> Path | None:
    """Return the profile beside the program, if that was asked for or the mark lies there."""
    folder = program_folder()
    if asked or (folder / PORTABLE_MARK).exists():
        return folder / f"{APP_NAME}-profile"
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """The folders of one person; none of them need exist yet."""

    settings: Path
    data: Path
    state: Path
    logs: Path
    cache: Path

    @staticmethod
    def of(profile: Path | None = None) -> Places:
        """Return the platform's folders, or folders inside `profile` when one is given."""
        if profile is not None:
            root = profile.expanduser().absolute()
            return Places(**{spec.name: root / spec.name for spec in fields(Places)})
        from platformdirs import PlatformDirs

        dirs = PlatformDirs(APP_NAME, appauthor=False)
        return Places(
            settings=dirs.user_config_path,
            data=dirs.user_data_path,
            state=dirs.user_state_path,
            logs=dirs.user_log_path,
            cache=dirs.user_cache_path,
        )

    @property
    def settings_file(self) -> Path:
        """The file of `Settings`."""
        return self.settings / "settings.json"

    @property
    def session_file(self) -> Path:
        """The file of the unfinished session."""
        return self.data / "session.json"

    @property
    def history_file(self) -> Path:
        """The file of every finished deal."""
        return self.data / "history.db"

    def lines(self) -> list[str]:
        """Return what `--paths` prints: a name and a folder a line."""
        return [f"{spec.name + ':':<10}{getattr(self, spec.name)}" for spec in fields(self)]
