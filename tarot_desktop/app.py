"""The entry of the game: the call, what keeps a window from opening, and the event loop."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from types import FrameType, TracebackType
from typing import TYPE_CHECKING

from tarot_desktop.options import Options, UsageError, read_options
from tarot_desktop.storage.choices import Felt, SchemeChoice
from tarot_desktop.storage.doorway import Doorway, Note
from tarot_desktop.storage.paths import Places, portable_profile

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tarot_desktop.view.frame_stats import FrameStats
    from tarot_desktop.view.main_window import MainWindow

FAULT, USAGE, INTERRUPTED = 1, 2, 130
_PARTS = tuple(
    f"tarot_desktop.{name}"
    for name in (
        "storage.settings_file",
        "view.deck",
        "view.table_scene",
        "worker.client",
        "view.director",
        "house",
    )
)
"""What is loaded piece by piece behind the empty window, so that it answers in between."""
_PATIENCE_S = 0.25
"""For the window to be on the screen; a hidden one may never be."""
log = logging.getLogger(__name__)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game and return the exit status: 0 well, 1 it could not start, 2 a wrong call."""
    try:
        status = run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        _say_on_stderr(f"tarot-desktop: {error}")
        _leave_stdout()
        return FAULT
    return status


def run(argv: Sequence[str] | None) -> int:
    """Do what the call asks for and return the exit status."""
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
    from tarot_desktop.startup import obstacle

    if (sentence := obstacle(os.environ)) is not None:
        print(f"tarot-desktop: {sentence}", file=sys.stderr)
        return FAULT
    return enter(options, places)


def enter(
    options: Options, places: Places, watch: Callable[[QApplication], object] | None = None
) -> int:
    """Open the window of a profile, or bring the one that is open forward.

    `watch` is called with the application before its window opens.
    """
    doorway = Doorway(places)
    if not doorway.enter():
        session = "" if options.session is None else str(options.session.absolute())
        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        if doorway.hand_over(Note(deal=options.deal_code, session=session, token=token)):
            return 0
        print("tarot-desktop: the window of this profile does not answer", file=sys.stderr)
        return FAULT
    if options.reset_settings:
        _reset(places)
    try:
        return play(options, places, doorway, watch)
    finally:
        doorway.leave()


def play(
    options: Options,
    places: Places,
    doorway: Doorway,
    watch: Callable[[QApplication], object] | None = None,
) -> int:
    """Open the window and return the exit status once it is closed."""
    gc.disable()  # for as long as everything is loaded; then a CollectorGuard sees to it
    signals = Signals()
    stats = _stats(options)
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # Qt would share out a frame in tiny bits
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setApplicationName("tarot-desktop")
    application.setDesktopFileName("io.github.tarot_desktop.TarotDesktop")
    application.setStyle("Fusion")
    if watch is not None:
        watch(application)
    window = _empty_window(options, places)
    _await_frame(application, window)
    start_log(places, options.log_level)
    for part in _PARTS:
        application.processEvents()
        import_module(part)
    application.processEvents()
    if not window.isVisible():
        del window
        return 0
    from tarot_desktop.house import House
    from tarot_desktop.view.doorbell import Doorbell
    from tarot_desktop.worker.guard import CollectorGuard

    guard = CollectorGuard(application)
    house = House(application, options, places, guard, stats, window=window)
    end = partial(application.exit, FAULT) if options.autoplay else None
    try:
        with uncaught_told(house.say_fault, end):
            house.listen(Doorbell(doorway, house))
            house.open()
            status = 0 if signals.end_with(application.quit) else application.exec()
    finally:
        house.close()
        trouble = house.records_trouble
        del house, window
        guard.release()
        gc.collect()  # a widget that outlives the application can hang the end of the program
    return status or _write(stats, options) or _complete(trouble, options)


def _reset(places: Places) -> None:
    from tarot_desktop.storage.settings_file import reset_settings

    if (former := reset_settings(places)) is not None:
        print(f"the former settings are kept as {former}")


def _empty_window(options: Options, places: Places) -> MainWindow:
    """Open a window of nothing but felt; it answers while the rest of the game is loaded."""
    from PySide6.QtCore import QSize

    from tarot_desktop.storage.first_look import scheme_and_felt
    from tarot_desktop.view.main_window import DEFAULT_SIZE, MainWindow
    from tarot_desktop.view.theme import Scheme, colours_of

    window = MainWindow()
    safe = (SchemeChoice.SYSTEM, Felt.GREEN)
    chosen, felt = safe if options.safe_mode else scheme_and_felt(places)
    asked = options.scheme or chosen.value
    if asked == SchemeChoice.SYSTEM:  # the enumerations of Qt take too long
        asked = Scheme.DARK if window.palette().window().color().lightness() < 128 else Scheme.LIGHT
    window.cover_with(colours_of(Scheme(asked), felt).felt)
    window.resize(DEFAULT_SIZE if options.size is None else QSize(*options.size))
    window.show()
    return window


def _await_frame(application: QApplication, window: MainWindow) -> None:
    """Answer events until the window is painted: what is loaded before that delays its frame."""
    handle, latest = window.windowHandle(), time.monotonic() + _PATIENCE_S
    while not handle.isExposed() and time.monotonic() < latest:
        application.processEvents()
        time.sleep(0.0005)
    application.processEvents()


@contextlib.contextmanager
def uncaught_told(say: Callable[[], None], end: Callable[[], None] | None) -> Iterator[None]:
    """Log what nothing has caught; `say` it once, or `end` a program that nobody looks at."""
    said, former = False, sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal said
        log.critical("nothing has caught this", exc_info=(kind, error, trace))
        if sys.stderr is not None:
            sys.__excepthook__(kind, error, trace)
        if end is not None:
            end()
        elif not said:
            said = True
            say()

    sys.excepthook = hook
    try:
        yield
    finally:
        sys.excepthook = former


def start_log(places: Places, level: str) -> None:
    """Log to a file of the profile, and to standard error where that cannot be written."""
    from logging.handlers import RotatingFileHandler

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


def _complete(trouble: str, options: Options) -> int:
    """Say whether a record is missing from the file of `--records`."""
    if not trouble:
        return 0
    print(
        f"tarot-desktop: --records: not every deal could be written to {options.records}: "
        f"{trouble}",
        file=sys.stderr,
    )
    return FAULT


class Signals:
    """SIGINT and SIGTERM end the program as closing its window does, from the first moment on."""

    def __init__(self) -> None:
        self._asked = False
        self._quit: Callable[[], None] | None = None
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)

    def end_with(self, quit_: Callable[[], None]) -> bool:
        """Call `quit_` from now on; return whether the end was asked for already."""
        self._quit = quit_
        return self._asked

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._asked = True
        if self._quit is not None:
            self._quit()


def _say_on_stderr(text: str) -> None:
    with contextlib.suppress(OSError, AttributeError):
        print(text, file=sys.stderr)


def _leave_stdout() -> None:
    """Let the interpreter end without trying once more to write what could not be written."""
    with contextlib.suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
