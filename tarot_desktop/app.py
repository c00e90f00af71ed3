"""Builds every object and connects every signal; the only file that knows them all."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Sequence
from logging.handlers import RotatingFileHandler
from types import FrameType
from typing import TYPE_CHECKING

from tarot_desktop.options import Options, UsageError, read_options
from tarot_desktop.startup import obstacle
from tarot_desktop.storage.doorway import Doorway, Note
from tarot_desktop.storage.paths import Places, portable_profile
from tarot_desktop.storage.settings import reset_settings

if TYPE_CHECKING:
    from tarot_desktop.view.frame_stats import FrameStats

FAULT, USAGE = 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game and return the exit status: 0 well, 1 it could not start, 2 a wrong call."""
    try:
        options = read_options(argv)
    except UsageError as error:
        print(f"tarot-desktop: {error}", file=sys.stderr)
        return USAGE
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    places = Places.of(options.profile or portable_profile(asked=options.portable))
    if options.paths:
        print("\n".join(places.lines()))
        return 0
    if options.self_test:
        from tarot_desktop import self_test

        return self_test.run()
    if (sentence := obstacle(os.environ)) is not None:
        print(f"tarot-desktop: {sentence}", file=sys.stderr)
        return FAULT
    return enter(options, places)


def enter(options: Options, places: Places) -> int:
    """Open the window of a profile, or bring the one that is open forward."""
    doorway = Doorway(places)
    if not doorway.enter():
        session = "" if options.session is None else str(options.session.absolute())
        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        if doorway.hand_over(Note(deal=options.deal_code, session=session, token=token)):
            return 0
        print("tarot-desktop: the window of this profile does not answer", file=sys.stderr)
        return FAULT
    if options.reset_settings and (former := reset_settings(places)) is not None:
        print(f"the former settings are kept as {former}")
    try:
        return play(options, places, doorway)
    finally:
        doorway.leave()


def play(options: Options, places: Places, doorway: Doorway) -> int:
    """Open the window and return the exit status once it is closed."""
    start_log(places, options.log_level)
    stats = _stats(options)
    from PySide6.QtWidgets import QApplication

    from tarot_desktop.house import House
    from tarot_desktop.view.doorbell import Doorbell
    from tarot_desktop.worker.guard import CollectorGuard

    application = QApplication(sys.argv[:1])
    application.setApplicationName("tarot-desktop")
    application.setDesktopFileName("io.github.tarot_desktop.TarotDesktop")
    application.setStyle("Fusion")
    guard = CollectorGuard(application)
    house = House(application, options, places, guard, stats)
    house.listen(Doorbell(doorway, house))
    house.open()
    _quit_on_signals(application.quit)
    status = application.exec()
    house.close()
    guard.release()
    return status or _write(stats, options)


def start_log(places: Places, level: str) -> None:
    """Log to a file of the profile, and to standard error where that cannot be written."""
    handler: logging.Handler
    try:
        places.logs.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            places.logs / "tarot-desktop.log", maxBytes=1 << 20, backupCount=2, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler()
    logging.basicConfig(
        level=level.upper(),
        handlers=[handler],
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        force=True,
    )


def _stats(options: Options) -> FrameStats | None:
    """Begin to measure, before Qt is loaded, if that was asked for."""
    if options.frame_stats is None:
        return None
    from tarot_desktop.view.frame_stats import FrameStats

    return FrameStats()


def _write(stats: FrameStats | None, options: Options) -> int:
    if stats is None or options.frame_stats is None:
        return 0
    try:
        stats.write(options.frame_stats)
    except OSError as error:
        print(f"tarot-desktop: --frame-stats: {error}", file=sys.stderr)
        return FAULT
    return 0


def _quit_on_signals(quit_: object) -> None:
    def stop(_number: int, _frame: FrameType | None) -> None:
        assert callable(quit_)
        quit_()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
