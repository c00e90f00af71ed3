"""Felts, the system's colours while the game runs, and the desktop's wish for less movement."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication

from tarot_desktop.storage.choices import Felt, Motion
from tarot_desktop.storage.settings import DEFAULTS
from tarot_desktop.view import appearance, desktop_motion
from tarot_desktop.view.look import Look, narrowed, text_width
from tarot_desktop.view.theme import DAY, NIGHT, Scheme, colours_of
from tests.view.playing import Person

Open = Callable[..., Person]


def brightness(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    made = QColor(colour)
    parts = (made.redF(), made.greenF(), made.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("felt", Felt)
@pytest.mark.parametrize("scheme", Scheme)
def test_every_text_on_every_felt_can_be_read(felt: Felt, scheme: Scheme) -> None:
    colours = colours_of(scheme, felt)
    for ink in (colours.cream, colours.dim):
        assert contrast(ink, colours.felt) >= 4.5
        assert contrast(ink, colours.deep) >= 4.5
    assert contrast(colours.gold3, colours.felt) >= 4.5


def test_a_felt_is_laid_at_once_and_the_night_has_its_own(sit_down: Open) -> None:
    person = sit_down(scheme="light")
    person.asked_or_over()
    house = person.house
    house.settings = replace(house.settings, felt=Felt.WINE)
    house.show_settings(house.effective)
    assert person.window.scene.look.colours.felt == "#5F1623"
    assert colours_of(Scheme.DARK, Felt.WINE) == NIGHT


def test_the_system_s_colours_are_followed_while_the_game_runs(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down()
    person.asked_or_over()
    assert person.window.scene.look.colours.felt != NIGHT.felt
    monkeypatch.setattr("tarot_desktop.house.scheme_of", lambda _: Scheme.DARK)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    person.until(lambda: person.window.scene.look.colours.felt == NIGHT.felt)


@pytest.mark.parametrize(
    ("motion", "desktop", "reduced"),
    [
        (Motion.SYSTEM, True, True),
        (Motion.SYSTEM, False, False),
        (Motion.FULL, True, False),
        (Motion.REDUCED, False, True),
    ],
)
def test_movement_begins_as_the_desktop_has_it(
    monkeypatch: pytest.MonkeyPatch, motion: Motion, desktop: bool, reduced: bool
) -> None:
    monkeypatch.setattr(appearance, "desktop_reduces_motion", lambda: desktop)
    assert appearance.reduces_motion(replace(DEFAULTS, motion=motion)) is reduced


@pytest.mark.parametrize(("factor", "reduced"), [("0", True), ("1", False), ("x", False)])
def test_plasma_is_asked_through_its_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, factor: str, reduced: bool
) -> None:
    file = tmp_path / "kdeglobals"
    file.write_text(f"[KDE]\nAnimationDurationFactor={factor}\n", "utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert desktop_motion._plasma() is reduced


@pytest.mark.skipif(sys.platform == "win32", reason="asks a program of GNOME")
@pytest.mark.parametrize(("answer", "reduced"), [("false", True), ("true", False)])
def test_gnome_is_asked_through_its_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str, reduced: bool
) -> None:
    program = tmp_path / "gsettings"
    program.write_text(f"#!/bin/sh\necho {answer}\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert desktop_motion._gnome() is reduced


def test_type_becomes_narrower_until_a_text_fits(qapp: QGuiApplication) -> None:
    usual = Look(colours=DAY, ui=2.0).font()
    text = "Chien · au preneur"
    assert narrowed(usual, text, text_width(text, usual)) == usual
    assert text_width(text, narrowed(usual, text, 90)) <= 90
