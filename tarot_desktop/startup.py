"""What would stop the window from opening, said in one sentence before Qt is asked.

Qt names `libxcb-cursor0` whatever is missing.  So the platform plugin is loaded by hand first;
only when that fails does `ldd` say which libraries are wanted, and a table which packages hold
them.  `packaging/run.py` loads this file by itself: standard library only.
"""

import ctypes
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

PLUGINS = {"xcb": "libqxcb.so", "wayland": "libqwayland.so"}
"""Qt's platforms that need a display, with the file of their plugin."""

DISPLAYS = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
"""The variable in which each of them finds its display."""

PACKAGES = {
    # soname: (Debian and Ubuntu, Fedora, Arch)
    "libEGL.so": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libGLX.so": ("libglx0", "libglvnd-glx", "libglvnd"),
    "libGLdispatch.so": ("libglvnd0", "libglvnd", "libglvnd"),
    "libX11.so": ("libx11-6", "libX11", "libx11"),
    "libX11-xcb.so": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libdbus-1.so": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so": ("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so": ("libglib2.0-0", "glib2", "glib2"),
    "libwayland-client.so": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so": ("libwayland-egl1", "libwayland-egl", "wayland"),
    "libxcb.so": ("libxcb1", "libxcb", "libxcb"),
    "libxcb-cursor.so": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-glx.so": ("libxcb-glx0", "libxcb", "libxcb"),
    "libxcb-icccm.so": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render.so": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-render-util.so": (
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    "libxcb-shape.so": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libxkbcommon.so": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libxkbcommon-x11.so": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libz.so": ("zlib1g", "zlib", "zlib"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Manager:
    """A system's package manager: how it installs, and its column of `PACKAGES`."""

    program: str
    install: tuple[str, ...]
    unasked: tuple[str, ...]
    """What makes it install without a question."""
    column: int

    def command(self, packages: Sequence[str]) -> list[str]:
        """The command that installs `packages` without a question."""
        return [self.program, *self.install, *self.unasked, *packages]

    def line(self, packages: Sequence[str]) -> str:
        """What this user types to install `packages`."""
        rights = [] if os.geteuid() == 0 else ["sudo"]
        return " ".join([*rights, self.program, *self.install, *packages])


MANAGERS = (
    Manager(
        program="apt-get",
        install=("install",),
        unasked=("-y", "--no-install-recommends"),
        column=0,
    ),
    Manager(program="dnf", install=("install",), unasked=("-y",), column=1),
    Manager(program="pacman", install=("-S", "--needed"), unasked=("--noconfirm",), column=2),
)


def package_manager() -> Manager | None:
    """The package manager of this system, or None when it is none that we know."""
    return next((each for each in MANAGERS if shutil.which(each.program)), None)


def packages_with(sonames: Iterable[str], column: int) -> list[str]:
    """The packages that hold the libraries `sonames`, sorted; those unknown to us are left out."""
    stems = (soname.partition(".so")[0] + ".so" for soname in sonames)
    return sorted({PACKAGES[stem][column] for stem in stems if stem in PACKAGES})


def missing_in(listing: str) -> list[str]:
    """The sonames that `listing`, the output of ldd, says are not found, sorted."""
    lines = (line.split() for line in listing.splitlines() if "=> not found" in line)
    return sorted({words[0] for words in lines})


def qt_folder() -> Path | None:
    """The folder of the PySide6 package, found without loading it."""
    spec = importlib.util.find_spec("PySide6")
    return Path(spec.origin).parent if spec and spec.origin else None


def plugin(qt: Path, platform: str) -> Path:
    """The file of the plugin for `platform` below `qt`, the folder of PySide6."""
    return qt / "Qt" / "plugins" / "platforms" / PLUGINS[platform]


def missing_libraries(qt: Path, platforms: Iterable[str]) -> list[str]:
    """The sonames that Qt in the folder `qt` lacks to run on one of `platforms`.

    They are alternatives, as they are to Qt: the answer is for the one that lacks least.  It is
    empty where there is no ldd to ask.
    """
    common = [*qt.glob("QtWidgets*.so"), *qt.glob("QtSvg*.so")]
    sets = [[*common, plugin(qt, platform)] for platform in platforms] or [common]
    return min((missing_in(listing(files)) for files in sets), key=len)


def listing(files: Iterable[Path]) -> str:
    """What ldd prints about those of `files` that exist; "" without ldd."""
    import subprocess

    ldd = shutil.which("ldd")
    if ldd is None:
        return ""
    return subprocess.run(
        [ldd, *(str(file) for file in files if file.exists())],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
        env={**os.environ, "LC_ALL": "C"},
    ).stdout


def chosen_platforms(environ: Mapping[str, str]) -> list[str]:
    """The platforms of `PLUGINS` that Qt will try under `environ`; [] when it needs no display."""
    if asked := environ.get("QT_QPA_PLATFORM"):
        names = [name.partition(":")[0].partition("-")[0] for name in asked.split(";")]
        return [name for name in names if name in PLUGINS]
    found = [name for name, variable in DISPLAYS.items() if environ.get(variable)]
    if environ.get("XDG_SESSION_TYPE") == "wayland":
        found.reverse()
    return found or ["xcb"]


def unknown_platform(environ: Mapping[str, str], qt: Path) -> str | None:
    """The sentence for a QT_QPA_PLATFORM that names no plugin of `qt`, or None."""
    asked = environ.get("QT_QPA_PLATFORM", "")
    names = {name.partition(":")[0].partition("-")[0] for name in asked.split(";")}
    folder = plugin(qt, "xcb").parent
    known = sorted(file.stem.removeprefix("libq") for file in folder.glob("libq*.so"))
    if not asked or not known or names & set(known):
        return None
    return (
        f"QT_QPA_PLATFORM is {asked[:40]!r}, a platform that Qt does not have here: leave it "
        f"unset, or name one of {', '.join(known)}"
    )


def no_display(environ: Mapping[str, str], platforms: Sequence[str]) -> str | None:
    """The sentence for a system without a display for `platforms`, or None when there is one."""
    if not platforms or any(environ.get(DISPLAYS[platform]) for platform in platforms):
        return None
    return (
        "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY names one): "
        "start the game in a graphical session, or on a virtual screen with "
        "“xvfb-run -a tarot-desktop” (Debian package xvfb)"
    )


def lacking(sonames: Sequence[str], manager: Manager | None) -> str:
    """The sentence that names the missing libraries `sonames` and how to install them."""
    noun = "library is" if len(sonames) == 1 else "libraries are"
    what = f"{len(sonames)} system {noun} missing: {', '.join(sonames)}"
    packages = packages_with(sonames, manager.column) if manager else []
    if manager and packages:
        return f"{what}; install with “{manager.line(packages)}”"
    if debian := packages_with(sonames, 0):
        return f"{what}; Debian’s packages for this are called {' '.join(debian)}"
    return f"{what}; ask your package manager which package holds what is missing"


def answers(xcb: ctypes.CDLL, after: float) -> bool:
    """Whether the display takes a connection, asked `after` so many seconds.

    A server that begins anew, because its last window was closed, answers a moment later.
    """
    time.sleep(after)
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    fails = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not fails


def unreachable(environ: Mapping[str, str]) -> str | None:
    """The sentence for an X display that does not answer, or None when it does."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return None
    if any(answers(xcb, after) for after in (0, 0.1, 0.4)):
        return None
    return (
        f"the display {environ.get('DISPLAY', '')!r} that DISPLAY names does not answer: "
        "correct DISPLAY, or use a virtual screen with “xvfb-run -a tarot-desktop”"
    )


def load_error(library: Path) -> str | None:
    """Why `library` cannot be loaded, or None when it was; Qt would load it in any case."""
    try:
        ctypes.CDLL(str(library))
    except OSError as error:
        return str(error)
    return None


def named_in(error: str) -> list[str]:
    """The one soname that the loader's `error` names as missing, or []."""
    soname, found, _ = error.partition(": cannot open shared object file")
    return [soname] if found else []


def obstacle(environ: Mapping[str, str]) -> str | None:
    """The sentence that says why no window can open here and what to do; None when one can."""
    if not sys.platform.startswith("linux"):
        return None
    platforms = chosen_platforms(environ)
    if sentence := no_display(environ, platforms):
        return sentence
    qt = qt_folder()
    if qt is None:
        return (
            "PySide6 is not installed: install it with “python -m pip install PySide6-Essentials”"
        )
    if sentence := unknown_platform(environ, qt):
        return sentence
    errors = [load_error(plugin(qt, platform)) for platform in platforms]
    causes = [load_error(file) for file in qt.glob("QtGui*.so")] + (errors if all(errors) else [])
    if error := next(filter(None, causes), None):
        missing = missing_libraries(qt, platforms) or named_in(error)
        return lacking(missing, package_manager()) if missing else f"Qt cannot start: {error}"
    return unreachable(environ) if platforms == ["xcb"] else None
