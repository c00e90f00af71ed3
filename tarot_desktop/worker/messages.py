"""What crosses the border between the window and the worker thread: frozen data only.

The window sends a `Request`; the worker answers with any number of `Message`s.  The worker runs
ahead of what the window shows: the window plays the messages one after another at its own pace.
"""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.game.commands import Command
from tarot_desktop.game.events import Event
from tarot_desktop.game.observation import Observation
from tarot_desktop.game.results import Result
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.cards import Seat
from tarot_desktop.rules.dealing import Distribution, Draw


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSession:
    """Start a session: shuffle, draw for the first dealer, deal."""

    seats: int
    agreements: Agreements
    levels: tuple[str, ...]
    """Opponents' levels, by seat from 1."""
    seed: int
    first_deal: tuple[Seat, Distribution] | None = None
    """Dealer and cards of the first deal, when a deal code was given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeSession:
    """Go on with the unfinished session of the profile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Submit:
    """The person's decision; `seat` of the command is the person's."""

    command: Command


@dataclass(frozen=True, slots=True, kw_only=True)
class NextDeal:
    """Deal again (the person has seen the summary)."""


Action = NewSession | ResumeSession | Submit | NextDeal


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """The person's command was illegal and nothing has changed."""

    problem: str
    seen: Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOver:
    """The deal is scored; the worker waits for `NextDeal`, or the session is over."""

    seen: Observation
    session: SessionView


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved:
    """How the last save went: None, or one sentence's data when nothing could be kept."""

    problem: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Failed:
    """An opponent or the engine failed; the table plays on with a simple player if it can."""

    details: str
    fatal: bool


Message = Started | Happened | Restored | YourTurn | Refused | DealOver | Saved | Failed


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """A message and the number of the session it belongs to: late ones are dropped."""

    epoch: int
    message: Message
