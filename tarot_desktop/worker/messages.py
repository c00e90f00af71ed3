"""What crosses the border between the window and the worker thread: frozen data only.

The window sends a `Request`; the worker answers with any number of `Message`s.  The worker runs
ahead of what the window shows: the window plays the messages one after another at its own pace.
"""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.game.commands import Command
from tarot_desktop.game.events import Event
from tarot_desktop.game.illegal import Problem as RuleProblem
from tarot_desktop.game.observation import Observation
from tarot_desktop.game.results import Result
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.announcements import Misere, Tier
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.rules.dealing import Distribution, Draw
from tarot_desktop.storage.history import SessionEntry
from tarot_desktop.storage.problems import Problem
from tarot_desktop.worker.archive_messages import (
    Answered,
    ArchiveAction,
    ArchiveFailed,
    Exported,
    GoOnWith,
    Imported,
    SessionList,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSession:
    """Start a session: shuffle, draw for the first dealer, deal."""

    seats: int
    agreements: Agreements
    levels: tuple[str, ...]
    """Opponents' levels, for the seats from 1 on."""
    seed: int
    first_deal: tuple[Seat, Distribution] | None = None
    """Dealer and cards of the first deal, when a deal code was given."""
    key: str = ""
    """What the history calls the session; the worker chooses it."""
    began: str = ""
    """UTC, as the history writes it; the worker knows it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreeSignals:
    """Who plays the federation's signals from the next decision on, in every session."""

    opponents: bool = False
    """Those whose level knows them."""
    person: bool = False
    """The person too, where the opponents do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeSession:
    """Go on with the unfinished session of the profile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Submit:
    """The person's decision; `seat` of the command is the person's."""

    command: Command


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A decision that is half made: what lies ready for the discard, or to be shown."""

    cards: tuple[Card, ...] = ()
    """In the order they were chosen."""
    tier: Tier | None = None
    miseres: tuple[Misere, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Consider:
    """The person has changed a decision that is half made."""

    draft: Draft


@dataclass(frozen=True, slots=True, kw_only=True)
class NextDeal:
    """Deal again (the person has seen the summary)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advise:
    """Ask what a player of this level would do in the person's chair (`--autoplay`)."""

    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Forget:
    """The person has seen the final ranking: there is nothing to resume any more."""


Action = (
    NewSession
    | AgreeSignals
    | ResumeSession
    | Submit
    | Consider
    | NextDeal
    | Advise
    | Forget
    | GoOnWith
    | ArchiveAction
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A numbered wish of the window."""

    number: int
    action: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRow:
    """One finished deal of the session, as a row of the score sheet."""

    number: int
    """From 1, cancelled deals included."""
    dealer: Seat
    result: Result
    counts: bool
    """Whether it counts towards the session (rules 3.10)."""
    totals: tuple[int, ...]
    """After this deal, by seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionView:
    """What everybody knows of the session."""

    seats: int
    agreements: Agreements
    levels: tuple[str, ...]
    """By seat; the person's is empty."""
    rows: tuple[DealRow, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    valid: int
    """Deals that count, so far."""
    planned: int | None
    """Deals the session lasts; None for a target or an open session."""
    over: bool
    key: str = ""
    """What the history calls the session; empty where it does not keep it."""
    deal_code: str | None = None
    """Code of the finished or running deal; None until its cards are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Started:
    """A session begins or goes on; `drawn` is the draw for the first dealer, if there was one."""

    session: SessionView
    drawn: Draw
    dealer: Seat
    resumed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """One event as the person may know it, and what the person knows after it."""

    event: Event
    seen: Observation
    session: SessionView


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored:
    """The whole table at once: a resumed session stands here."""

    seen: Observation
    session: SessionView


@dataclass(frozen=True, slots=True, kw_only=True)
class YourTurn:
    """The deal waits for the person."""

    seen: Observation
    draft: Draft = Draft()
    """What was half decided when the session was kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """The person's command was illegal and nothing has changed."""

    problem: RuleProblem
    seen: Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOver:
    """The deal is scored; the worker waits for `NextDeal`, or the session is over."""

    seen: Observation
    session: SessionView


@dataclass(frozen=True, slots=True, kw_only=True)
class StorageTrouble:
    """Something went wrong with the file of the session; the game goes on."""

    problem: Problem


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedAgain:
    """The session is kept again after it could not be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advised:
    """What a player would do in the person's chair, from what the person knows."""

    command: Command


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """A player has thought; for `--frame-stats`."""

    seat: Seat
    began: float
    """Monotonic clock, seconds."""
    ended: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened:
    """The score sheet of a session."""

    entry: SessionEntry
    session: SessionView
    unfinished: bool
    """Whether it can be gone on with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOpened:
    """Everything about a finished deal."""

    number: int
    seen: Observation
    session: SessionView
    """The session as it stood after this deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingToResume:
    """The profile holds no unfinished session that can be used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Failed:
    """An opponent or the engine failed; the table plays on with a simple player if it can."""

    details: str
    fatal: bool


Message = (
    Started
    | Happened
    | Restored
    | YourTurn
    | Refused
    | DealOver
    | StorageTrouble
    | SavedAgain
    | Advised
    | Decided
    | NothingToResume
    | Failed
    | SessionList
    | SessionOpened
    | DealOpened
    | Answered
    | Exported
    | Imported
    | ArchiveFailed
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """A message and the number of the session it belongs to: late ones are dropped."""

    epoch: int
    message: Message
