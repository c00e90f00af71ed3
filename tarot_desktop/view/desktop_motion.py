"""Whether the desktop asks programs to move less, wherever it can be asked."""

from __future__ import annotations

import configparser
import ctypes
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

_PATIENCE_S = 0.5
_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows API."""


@cache
def desktop_reduces_motion() -> bool:
    """Return whether animations are switched off; False where nobody can be asked."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _said_by("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
    return _gnome() or _plasma()


def _gnome() -> bool:
    interface = "org.gnome.desktop.interface"
    return _said_by("gsettings", "get", interface, "enable-animations") == "false"


def _plasma() -> bool:
    """Plasma keeps a factor on every duration; 0 switches movement off."""
    folder = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    globals_file = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        globals_file.read(Path(folder) / "kdeglobals", encoding="utf-8")
        return globals_file.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (configparser.Error, OSError, ValueError):
        return False


def _said_by(program: str, *words: str) -> str:
    """Return what a program of the desktop answers; empty if it is missing, slow or fails."""
    path = shutil.which(program)
    if path is None:
        return ""
    try:
        done = subprocess.run(
            [path, *words], capture_output=True, text=True, timeout=_PATIENCE_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _windows() -> bool:
    animated = ctypes.c_int(1)
    user32 = ctypes.CDLL("user32")
    asked = user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(asked) and not animated.value
