"""Why a choice was made, as data that the view may put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ReasonTag(StrEnum):
    """The closed list of reasons."""

    ONLY_CHOICE = "only_choice"
    SAVES_PETIT = "saves_petit"
    RISKS_PETIT = "risks_petit"
    KEEPS_HIGH_TRUMP = "keeps_high_trump"
    CHARGES_PARTNER = "charges_partner"
    GIVES_LITTLE = "gives_little"
    OPENS_RUFF = "opens_ruff"
    KEEPS_LONG_SUIT = "keeps_long_suit"
    WINS_TRICK = "wins_trick"
    EXCUSE_TIMING = "excuse_timing"
    DRAWS_TRUMPS = "draws_trumps"
    HAND_STRENGTH = "hand_strength"
    MAKES_VOID = "makes_void"
    LEADS_LONG_SUIT = "leads_long_suit"
    SAVES_POINTS = "saves_points"
    GIVES_SIGNAL = "gives_signal"
    FOLLOWS_SIGNAL = "follows_signal"
    BREAKS_SIGNAL = "breaks_signal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Evaluation:
    """One alternative and its estimate."""

    choice: str
    """A card code, a bid, or another word of the bot protocol."""
    mean: float
    """Estimated value on the player's own scale, higher is better."""
    standard_error: float | None = None
    """None where the estimate is not a sample."""
