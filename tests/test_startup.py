"""What is said when no window can open."""

import sys
from pathlib import Path

import pytest

from tarot_desktop import startup

LISTING = """
\tlinux-vdso.so.1 (0x00007ffd1a5f2000)
\tlibxcb-icccm.so.4 => not found
\tlibxcb-keysyms.so.1 => not found
\tlibxcb.so.1 => /lib/x86_64-linux-gnu/libxcb.so.1 (0x00007f1c7a3b1000)
/opt/qt/libQt6XcbQpa.so.6:
\tlibxcb-icccm.so.4 => not found
"""
APT, DNF, PACMAN = startup.MANAGERS

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their display")


@pytest.fixture(autouse=True)
def a_plain_user(monkeypatch):
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)


def test_a_listing_names_each_missing_library_once():
    assert startup.missing_in(LISTING) == ["libxcb-icccm.so.4", "libxcb-keysyms.so.1"]


def test_a_complete_listing_names_nothing():
    assert startup.missing_in("\tlibc.so.6 => /lib/libc.so.6 (0x00007f00)\n") == []


@pytest.mark.parametrize(
    ("manager", "packages"),
    [
        pytest.param(APT, ["libegl1", "libxcb-icccm4"], id="Debian"),
        pytest.param(DNF, ["libglvnd-egl", "xcb-util-wm"], id="Fedora"),
        pytest.param(PACMAN, ["libglvnd", "xcb-util-wm"], id="Arch"),
    ],
)
def test_each_system_has_its_own_package_names(manager, packages):
    sonames = ["libxcb-icccm.so.4", "libEGL.so.1"]
    assert startup.packages_with(sonames, manager.column) == packages


def test_two_libraries_of_one_package_ask_for_it_once():
    assert startup.packages_with(["libglib-2.0.so.0", "libgthread-2.0.so.0"], APT.column) == [
        "libglib2.0-0"
    ]


def test_one_missing_library_gives_one_line_that_installs_it():
    assert startup.lacking(["libxcb-icccm.so.4"], APT) == (
        "1 system library is missing: libxcb-icccm.so.4; "
        "install with “sudo apt-get install libxcb-icccm4”"
    )


def test_root_is_not_told_to_use_sudo(monkeypatch):
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert PACMAN.line(["libglvnd"]) == "pacman -S --needed libglvnd"


def test_an_unknown_library_is_named_without_a_guess():
    assert startup.lacking(["libodd.so.3"], APT) == (
        "1 system library is missing: libodd.so.3; "
        "ask your package manager which package holds what is missing"
    )


def test_an_unknown_system_is_told_the_names_of_debian():
    sentence = startup.lacking(["libGL.so.1", "libEGL.so.1"], None)
    assert sentence.startswith("2 system libraries are missing: libGL.so.1, libEGL.so.1; ")
    assert sentence.endswith("; Debian’s packages for this are called libegl1 libgl1")


@pytest.mark.parametrize(
    ("environ", "platforms"),
    [
        pytest.param({"DISPLAY": ":0"}, ["xcb"], id="X"),
        pytest.param({}, ["xcb"], id="nothing set"),
        pytest.param(
            {"WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_TYPE": "wayland", "DISPLAY": ":0"},
            ["wayland", "xcb"],
            id="a Wayland session with an X server beside it",
        ),
        pytest.param({"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"], id="Wayland alone"),
        pytest.param({"QT_QPA_PLATFORM": "offscreen"}, [], id="no screen wanted"),
        pytest.param(
            {"QT_QPA_PLATFORM": "wayland-egl;xcb:scale=2"}, ["wayland", "xcb"], id="asked by name"
        ),
    ],
)
def test_the_platform_that_qt_will_take_is_foreseen(environ, platforms):
    assert startup.chosen_platforms(environ) == platforms


@on_linux
@pytest.mark.parametrize("name", ["foo", "foo;bar", "foo:scale=2"])
def test_a_platform_that_qt_does_not_have_is_named_with_those_it_has(name):
    sentence = startup.obstacle({"QT_QPA_PLATFORM": name})
    assert name in sentence
    assert "offscreen" in sentence
    assert "xcb" in sentence


@on_linux
@pytest.mark.parametrize("name", ["offscreen", "minimal", "foo;offscreen"])
def test_one_platform_that_qt_has_is_enough(name):
    assert startup.obstacle({"QT_QPA_PLATFORM": name}) is None


@on_linux
def test_without_a_display_the_sentence_says_how_to_get_one():
    sentence = startup.obstacle({})
    assert "neither DISPLAY nor WAYLAND_DISPLAY names one" in sentence
    assert "xvfb-run" in sentence


def test_of_two_platforms_the_one_that_lacks_least_counts(monkeypatch):
    lists = {"libqwayland.so": "libwayland-cursor.so.0 => not found", "libqxcb.so": ""}
    monkeypatch.setattr(startup, "listing", lambda files: lists[files[-1].name])
    assert startup.missing_libraries(Path("qt"), ["wayland", "xcb"]) == []
    assert startup.missing_libraries(Path("qt"), ["wayland"]) == ["libwayland-cursor.so.0"]


@on_linux
def test_one_platform_that_loads_is_enough(monkeypatch):
    monkeypatch.setattr(
        startup, "load_error", lambda file: "broken" if "wayland" in file.name else None
    )
    both = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}
    assert startup.obstacle(both) is None
    assert startup.obstacle({"WAYLAND_DISPLAY": "wayland-0"}) is not None


@on_linux
def test_a_display_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":987")
    assert "the display ':987'" in startup.unreachable({"DISPLAY": ":987"})


@on_linux
def test_nothing_stands_in_the_way_of_a_run_without_a_screen():
    assert startup.obstacle({"QT_QPA_PLATFORM": "offscreen"}) is None


@on_linux
def test_a_library_that_does_not_load_is_looked_up_and_named(monkeypatch):
    error = "libxcb-icccm.so.4: cannot open shared object file: No such file or directory"
    monkeypatch.setattr(startup, "load_error", lambda library: error)
    monkeypatch.setattr(startup, "missing_libraries", lambda qt, platforms: [])
    monkeypatch.setattr(startup, "package_manager", lambda: DNF)
    assert startup.obstacle({"DISPLAY": ":0"}) == (
        "1 system library is missing: libxcb-icccm.so.4; "
        "install with “sudo dnf install xcb-util-wm”"
    )


@on_linux
def test_any_other_load_error_is_passed_on(monkeypatch):
    monkeypatch.setattr(startup, "load_error", lambda library: "libqxcb.so: invalid ELF header")
    monkeypatch.setattr(startup, "missing_libraries", lambda qt, platforms: [])
    assert startup.obstacle({"DISPLAY": ":0"}) == "Qt cannot start: libqxcb.so: invalid ELF header"


def test_a_missing_binding_is_said(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(startup, "qt_folder", lambda: None)
    assert startup.obstacle({"DISPLAY": ":0"}).startswith("PySide6 is not installed")


def test_other_systems_are_not_examined(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert startup.obstacle({}) is None


def test_a_file_that_is_no_library_has_a_load_error(tmp_path):
    broken = tmp_path / "libbroken.so"
    broken.write_bytes(b"not a library")
    assert startup.load_error(broken)


def test_the_folder_of_qt_holds_its_modules():
    assert list(Path(startup.qt_folder()).glob("QtGui*"))
