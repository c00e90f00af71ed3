"""The plain English that the commands print about deals."""

from __future__ import annotations

import json

from tarot_desktop.game.claims import WrongClaim
from tarot_desktop.game.illegal import IllegalCommand, Problem
from tarot_desktop.game.replay import Place, ReplayError
from tarot_desktop.rules.play import Reason, Refusal

_REASONS = {
    Reason.NOT_IN_HAND: "the card is not in hand",
    Reason.MUST_FOLLOW: "must follow {card}",
    Reason.MUST_TRUMP: "must trump {card}",
    Reason.MUST_OVERTRUMP: "must overtrump {card}",
    Reason.CALLED_SUIT: "the first lead may not be of the suit of the called {card}",
    Reason.EXCUSE_KEPT_FOR_SLAM: "must keep the Excuse for the last trick of the announced slam",
}
_PROBLEMS = {
    Problem.DEAL_OVER: "the deal is already over",
    Problem.NOT_NOW: "does not come now",
    Problem.NOT_YOUR_TURN: "is another seat’s turn",
    Problem.BID_TOO_LOW: "must pass or bid higher, a contract of this table",
    Problem.CANNOT_CALL: "may not call this card",
    Problem.BAD_DISCARD: "breaks the rules of the discard",
    Problem.BAD_POIGNEE: "is no legal poignée",
    Problem.NO_MISERE: "is no misère that may be declared",
    Problem.ANNOUNCED_TWICE: "announces the same twice",
}
_NUMBERED = {"bids": "bid {number}", "announcements": "announcement {number}"}


def refusal_words(refusal: Refusal) -> str:
    """Return why a card may not be played."""
    return _REASONS[refusal.reason].format(card=refusal.because)


def problem_words(problem: IllegalCommand | str) -> str:
    """Return why a step of a deal is refused."""
    if isinstance(problem, str):
        return problem
    if problem.refusal is not None:
        return refusal_words(problem.refusal)
    return _PROBLEMS[problem.problem]


def place_words(place: Place) -> str:
    """Return where in a deal something happened: `trick 7, card 2`, `bid 3`, `discard`."""
    if place.part == "plays" and place.number:
        return f"trick {place.number}, card {place.card}"
    if place.number and place.part in _NUMBERED:
        return _NUMBERED[place.part].format(number=place.number)
    return place.part


def fault_words(fault: ReplayError | WrongClaim) -> str:
    """Return a fault of a record with its place in the deal."""
    if isinstance(fault, ReplayError):
        return f"{place_words(fault.place)}: {problem_words(fault.problem)}"
    if not fault.known:
        return f"claim {fault.name}: no claim of this name exists"
    return f"claim {fault.name}: expected {shown(fault.true)}, got {shown(fault.claimed)}"


def shown(value: object) -> str:
    """Return a JSON value as a reader of records writes it."""
    return json.dumps(value, ensure_ascii=False)
