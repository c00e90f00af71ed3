"""The lines that players and programs exchange: requests in, answers out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from threading import Event
from typing import assert_never

from tarot_desktop.ai.advice import Evaluation
from tarot_desktop.ai.player import Budget, Decision, Player
from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    Command,
    DecidePetitSec,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PlayCard,
)
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.partial import rebuilt
from tarot_desktop.game.projection import observe
from tarot_desktop.game.records import codes, read_record
from tarot_desktop.game.replay import observation_json
from tarot_desktop.game.state import State
from tarot_desktop.rules.announcements import Announcement, Misere
from tarot_desktop.rules.cards import Seat


class RequestError(ValueError):
    """A request that cannot be read; the message says what is wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asker:
    """Asks one player, so that an answer depends on observation, seed and budget alone."""

    player: Player
    seed: int
    budget: Budget

    def ask(self, seen: Observation) -> Decision:
        """Return the player's decision; raise RequestError if it has none."""
        question = json.dumps([seen.seat, seen.ask, observation_json(seen)], sort_keys=True)
        rng = Random(f"{self.seed}:{question}")
        try:
            return self.player.decide(seen, rng=rng, budget=self.budget, stop=Event())
        except Exception as error:  # a stranger's observation may be of no possible deal
            raise RequestError(f"observation: the player finds no answer: {error!r}") from error


def read_request(data: object) -> Observation:
    """Return the observation a request holds, with the choices it asks for.

    Raise RequestError, or RecordError for the observation in it.
    """
    if not isinstance(data, Mapping):
        raise RequestError("a request is a JSON object")
    op, seat = _op(data.get("op")), data.get("seat")
    record = read_record(data.get("observation"), observation=True)
    if type(seat) is not int or not 0 <= seat < record.seats:
        raise RequestError(f"seat: a seat from 0 to {record.seats - 1} is needed")
    if record.hands[seat] is None:
        raise RequestError("observation: the hand of the seat that is asked is needed")
    return asked_for(look(rebuilt(record), seat, op), op)


def look(state: State, seat: Seat, op: Ask | None) -> Observation:
    """Return what `seat` may know; with `op` play, announcing is past."""
    seen = observe(state, seat)
    return observe(state, seat, op) if (seen.ask, op) == (Ask.ANNOUNCE, Ask.PLAY) else seen


def asked_for(seen: Observation, op: Ask | None) -> Observation:
    """Return `seen` if it asks its seat for `op`; raise RequestError otherwise."""
    if seen.ask is None or seen.turn is None:
        raise RequestError("the deal is over: nothing is to be decided")
    if not seen.to_act:
        raise RequestError(f"seat {seen.turn} is to act, not seat {seen.seat}")
    if op is not None and seen.ask is not op:
        raise RequestError(f"op: {seen.ask.value!r} is due, not {op.value!r}")
    return seen


def _op(word: object) -> Ask:
    try:
        return Ask(word)  # type: ignore[arg-type]  # a stranger's value: ValueError if it is none
    except ValueError:
        known = ", ".join(ask.value for ask in Ask)
        raise RequestError(f"op: one of {known} is needed") from None


def answer_json(command: Command) -> dict[str, object]:
    """Return a command as the answer to a request."""
    match command:
        case DecidePetitSec(choice=choice):
            return {"choice": choice.value}
        case MakeBid(bid=bid):
            return {"bid": bid.code}
        case CallCard(card=card) | PlayCard(card=card):
            return {"card": card.code}
        case MakeDiscard(cards=cards):
            return {"discard": codes(sorted(cards))}
        case DecideSlam(announced=announced):
            return {"slam": announced}
        case Announce(said=said):
            return {"announcements": [_said_json(one) for one in said]}
    assert_never(command)


def _said_json(said: Announcement) -> dict[str, object]:
    if isinstance(said, Misere):
        return {"kind": said.value}
    return {"kind": "poignee", "tier": said.tier.value, "cards": codes(said.cards)}


def decision_json(decision: Decision) -> dict[str, object]:
    """Return a decision with the estimate of every alternative and its reasons."""
    return {
        **answer_json(decision.command),
        "evaluations": [_evaluation_json(one) for one in decision.evaluations],
        "reasons": [tag.value for tag in decision.reasons],
    }


def _evaluation_json(one: Evaluation) -> dict[str, object]:
    return {"choice": one.choice, "mean": round(one.mean, 3), "se": one.standard_error}
