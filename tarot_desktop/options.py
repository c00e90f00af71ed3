"""The command line of `tarot-desktop`: what was asked for, checked before any window opens."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tarot_desktop import __version__
from tarot_desktop.storage.choices import Speed

if TYPE_CHECKING:
    from tarot_desktop.game.deal_code import DealOfCode
    from tarot_desktop.rules.agreements import Agreements
    from tarot_desktop.rules.cards import Seat
    from tarot_desktop.rules.dealing import Distribution

THEMES = ("default", "four", "four-orange", "contrast", "night", "night-four")
SCHEMES = ("light", "dark", "contrast")
LOG_LEVELS = ("debug", "info", "warning", "error")
_SMALLEST, _LARGEST = (640, 400), (16_384, 16_384)
_EXAMPLE = "example: tarot-desktop --lang fr --level club --agree poignee_values=20,40,60"


class UsageError(Exception):
    """A wrong call; the message is one line that says what would be right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What one run was asked to do; None where the settings decide."""

    paths: bool = False
    self_test: bool = False
    profile: Path | None = None
    log_level: str = "warning"
    lang: str | None = None
    players: int | None = None
    portable: bool = False
    safe_mode: bool = False
    reset_settings: bool = False
    session: Path | None = None
    deal: DealOfCode | None = None
    deal_code: str = ""
    """The code of `deal`, as it was given."""
    speed: Speed | None = None
    size: tuple[int, int] | None = None
    scheme: str | None = None
    theme: str | None = None
    level: str | None = None
    agreements: Agreements | None = None
    seed: int | None = None
    autoplay: bool = False
    deals: int | None = None
    shots: Path | None = None
    records: Path | None = None
    frame_stats: Path | None = None

    @property
    def first_deal(self) -> tuple[Seat, Distribution] | None:
        """Dealer and cards of the first deal, if a deal code was given."""
        return (self.deal.dealer, self.deal.distribution) if self.deal else None


class _Later:
    """The choices of an option, loaded when somebody uses it or asks for help."""

    def __init__(self, load: Callable[[], Iterable[object]]) -> None:
        self._load = load

    def __iter__(self) -> Iterator[object]:
        return iter(self._load())


class _Parser(argparse.ArgumentParser):
    """A parser that reports a wrong call in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def read_options(argv: Sequence[str] | None = None) -> Options:
    """Return the options of a call; raise UsageError, or SystemExit after --help or --version."""
    _write_utf8()
    given = _parser().parse_args(argv)
    if given.deals is not None and not given.autoplay:
        raise UsageError("--deals counts the deals of --autoplay: give both")
    if given.shots is not None and not given.autoplay:
        raise UsageError("--shots follows --autoplay: give both")
    if given.profile is not None and given.portable:
        raise UsageError("--profile and --portable each name a folder: give one of them")
    if given.session is not None and given.deal is not None:
        raise UsageError("--session and --deal each begin a session: give one of them")
    if given.session is not None and not given.session.is_file():
        raise UsageError(f"--session: there is no file {given.session}")
    deal = _deal(given.deal, given.players)
    return Options(
        paths=given.paths,
        self_test=given.self_test,
        profile=_profile(given.profile),
        log_level=given.log_level,
        lang=given.lang,
        players=deal.seats if deal else given.players,
        portable=given.portable,
        safe_mode=given.safe_mode,
        reset_settings=given.reset_settings,
        session=given.session,
        deal=deal,
        deal_code=given.deal or "",
        speed=Speed(given.speed) if given.speed else None,
        size=given.size,
        scheme=given.scheme,
        theme=given.theme,
        level=given.level,
        agreements=_agreements(given.agree, deal, given.players),
        seed=given.seed,
        autoplay=given.autoplay,
        deals=given.deals,
        shots=_folder("--shots", given.shots),
        records=_file("--records", given.records),
        frame_stats=_file("--frame-stats", given.frame_stats),
    )


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tarot-desktop",
        description="French Tarot for one person, with a window.",
        epilog=_EXAMPLE,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"tarot-desktop {__version__}")
    parser.add_argument("--paths", action="store_true", help="print where files are kept")
    parser.add_argument("--self-test", action="store_true", help="check the installation")
    parser.add_argument(
        "--safe-mode",
        action="store_true",
        help="default settings, no sound, no animation; nothing of it is kept",
    )
    parser.add_argument(
        "--reset-settings",
        action="store_true",
        help="begin with the default settings; the present file is kept beside them",
    )
    _add_session(parser)
    _add_appearance(parser)
    _add_watching(parser)
    return parser


def _add_session(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the session")
    group.add_argument(
        "--players",
        type=int,
        choices=_Later(_table_sizes),
        metavar="N",
        help="seats, 3 to 6, with you",
    )
    group.add_argument("--deal", metavar="CODE", help="the cards of the first deal")
    group.add_argument(
        "--session", type=Path, metavar="FILE", help="go on with the session of an exported file"
    )
    group.add_argument(
        "--level",
        choices=_Later(_levels),
        metavar="LEVEL",
        help="the opponents' level: %(choices)s",
    )
    group.add_argument(
        "--agree",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a home agreement of a new session; may be repeated",
    )
    group.add_argument("--seed", type=_whole, metavar="N", help="makes the run repeatable")
    group.add_argument("--profile", metavar="DIR", help="keep all files in DIR")
    group.add_argument("--portable", action="store_true", help="keep all files beside the program")


def _add_appearance(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the window, for this run only")
    group.add_argument("--lang", choices=("fr", "en"), help="language of the window")
    group.add_argument("--speed", choices=[speed.value for speed in Speed], help="pace")
    group.add_argument("--size", type=_size, metavar="WxH", help="window size, such as 1366x768")
    group.add_argument("--scheme", choices=SCHEMES, help="colours of the window")
    group.add_argument("--theme", choices=THEMES, help="theme of the deck")


def _add_watching(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("to look on")
    group.add_argument("--autoplay", action="store_true", help="a player sits in your chair")
    group.add_argument("--deals", type=_positive, metavar="N", help="end after N deals")
    group.add_argument("--shots", type=Path, metavar="DIR", help="save a picture of every phase")
    group.add_argument("--records", type=Path, metavar="FILE", help="append the deals' records")
    group.add_argument("--frame-stats", type=Path, metavar="FILE", help="write frame statistics")
    group.add_argument("--log-level", choices=LOG_LEVELS, default="warning", help="what is logged")


def _table_sizes() -> Iterable[int]:
    from tarot_desktop.rules.tables import TABLE_SIZES

    return TABLE_SIZES


def _levels() -> Iterable[str]:
    from tarot_desktop.ai.levels import LEVELS

    return LEVELS


def _deal(code: str | None, players: int | None) -> DealOfCode | None:
    if code is None:
        return None
    from tarot_desktop.game.deal_code import DealCodeError, decode

    try:
        deal = decode(code)
    except DealCodeError as error:
        raise UsageError(f"--deal: {error}") from None
    if players not in (None, deal.seats):
        raise UsageError(f"--deal: this is a deal for {deal.seats} seats, not {players}")
    return deal


def _agreements(
    words: list[str], deal: DealOfCode | None, players: int | None
) -> Agreements | None:
    if not words:
        return None
    from tarot_desktop.rules.agreements import AgreementError, parse_words

    try:
        agreements = parse_words(words)
        _check_length(agreements, deal.seats if deal else players)
    except AgreementError as error:
        raise UsageError(f"--agree: {error}") from None
    return agreements


def _check_length(agreements: Agreements, seats: int | None) -> None:
    """Check the number of deals at this table, or that some table can play so many."""
    from tarot_desktop.rules.tables import TABLE_SIZES

    deals = agreements.session_deals
    if seats is None:
        fitting = (size for size in TABLE_SIZES if deals is None or deals % size == 0)
        seats = next(fitting, min(TABLE_SIZES))
    agreements.check_seats(seats)


def _profile(text: str | None) -> Path | None:
    if text is None:
        return None
    try:
        path = Path(text).expanduser()
        fits = bool(text) and not (path.exists() and not path.is_dir())
    except (OSError, RuntimeError, ValueError):
        fits = False
    if not fits:
        raise UsageError(f"--profile: {_short(text)} is no folder; name one, it need not exist yet")
    return path


def _folder(option: str, path: Path | None) -> Path | None:
    if path is None:
        return None
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise UsageError(
            f"{option}: {_short(str(path))} cannot be a folder: {_why(error)}"
        ) from None
    return path


def _file(option: str, path: Path | None) -> Path | None:
    """Return the path of a file that can be written; nothing that stands in it is lost."""
    if path is None:
        return None
    if str(path) == "-":
        raise UsageError(f"{option}: '-' is no file: name one, such as deals.jsonl")
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise UsageError(
            f"{option}: {_short(str(path))} cannot be written: {_why(error)}"
        ) from None
    return path


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:57]}...")


def _why(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no whole number of at least 0")
    return int(text)


def _positive(text: str) -> int:
    if (number := _whole(text)) < 1:
        raise argparse.ArgumentTypeError("a whole number of at least 1 is needed")
    return number


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    try:
        size = _whole(width), _whole(height)
    except argparse.ArgumentTypeError:
        message = f"{text[:20]!r} is no size: write WIDTHxHEIGHT, such as 1366x768"
        raise argparse.ArgumentTypeError(message) from None
    fits = all(low <= n <= high for low, n, high in zip(_SMALLEST, size, _LARGEST, strict=True))
    if not fits:
        raise argparse.ArgumentTypeError("a window measures 640x400 to 16384x16384")
    return size


def _write_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
