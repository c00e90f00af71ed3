"""Why a command was refused, as data."""

from __future__ import annotations

from enum import StrEnum

from tarot_desktop.rules.play import Refusal


class Problem(StrEnum):
    """What is wrong with a command."""

    DEAL_OVER = "deal_over"
    NOT_NOW = "not_now"
    NOT_YOUR_TURN = "not_your_turn"
    BID_TOO_LOW = "bid_too_low"
    CANNOT_CALL = "cannot_call"
    BAD_DISCARD = "bad_discard"
    BAD_POIGNEE = "bad_poignee"
    NO_MISERE = "no_misere"
    ANNOUNCED_TWICE = "announced_twice"
    CARD = "card"
    """The refusal says why."""


class IllegalCommand(Exception):
    """The rules forbid a command; nothing has changed."""

    def __init__(self, problem: Problem, refusal: Refusal | None = None) -> None:
        super().__init__(problem.value)
        self.problem = problem
        self.refusal = refusal
