"""A session as plain JSON values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tarot_desktop.ai.levels import level_named
from tarot_desktop.game.commands import Announce
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.records import codes, read_record, to_json
from tarot_desktop.game.replay import record_of, replay, waiting_for
from tarot_desktop.game.state import State
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.announcements import Misere, Tier
from tarot_desktop.rules.cards import DECK, Card
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.messages import Draft, NewSession

T = TypeVar("T")
_KINDS: dict[type, str] = {int: "a whole number", list: "a list", dict: "an object"}


def kept_session(conductor: Conductor) -> dict[str, Any]:
    """Return all that is needed to go on with a session at the same decision."""
    setup, game = conductor.setup, conductor.game
    assert game is not None
    counted = bool(conductor.finished) and conductor.finished[-1] is game.state
    return {
        "key": setup.key,
        "began": setup.began,
        "seats": setup.seats,
        "agreements": setup.agreements.to_json(),
        "levels": list(setup.levels),
        "seed": setup.seed,
        "first_dealer": conductor.first_dealer,
        "declined": sorted(game.state.declined),
        "draft": _draft_json(conductor.draft),
        "finished": [record_json(state) for state in conductor.finished[: -1 if counted else None]],
        "current": record_json(game.state),
    }


def record_json(state: State) -> dict[str, object]:
    """Return the record of a deal as a JSON object: with claims, or as far as it has come."""
    return to_json(record_of(state))


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptSession:
    """A session read back: how it was set up, the deals that are over, the deal on the table."""

    setup: NewSession
    finished: tuple[State, ...]
    game: Game
    draft: Draft


def read_session(payload: Mapping[str, Any]) -> KeptSession:
    """Return the session that `kept_session` wrote.

    Raise ValueError (LookupError or TypeError for a payload of another shape).
    """
    finished = [_replayed(record) for record in _of_type(list, payload, "finished")]
    game = _replayed(payload["current"])
    _decline(game, _of_type(list, payload, "declined"))
    levels = tuple(level_named(str(name)).name for name in _of_type(list, payload, "levels"))
    first = (finished or [game])[0].state
    setup = NewSession(
        seats=_of_type(int, payload, "seats"),
        agreements=Agreements.from_json(_of_type(dict, payload, "agreements")),
        levels=levels,
        seed=_of_type(int, payload, "seed"),
        first_deal=(first.dealer, distribution_of(first)),
        key=str(payload.get("key", "")),
        began=str(payload.get("began", "")),
    )
    _check(setup, [*finished, game])
    done = tuple(each.state for each in finished)
    draft = _draft(payload.get("draft"))
    return KeptSession(setup=setup, finished=done, game=game, draft=draft)


def _of_type(kind: type[T], payload: Mapping[str, Any], name: str) -> T:
    value = payload[name]
    if type(value) is not kind:
        raise ValueError(f"{name}: {_KINDS[kind]} is needed")
    return value


def _draft_json(draft: Draft) -> dict[str, object]:
    return {
        "cards": codes(draft.cards),
        "tier": draft.tier,
        "miseres": list(draft.miseres),
    }


def _draft(data: Mapping[str, Any] | None) -> Draft:
    if data is None:
        return Draft()
    cards = tuple(Card.parse(str(code)) for code in data["cards"])
    if len(cards) > len(DECK) or len(set(cards)) < len(cards):
        raise ValueError("a card is chosen twice")
    return Draft(
        cards=cards,
        tier=None if data["tier"] is None else Tier(data["tier"]),
        miseres=tuple(Misere(kind) for kind in data["miseres"]),
    )


def _replayed(data: object) -> Game:
    return replay(read_record(data))


def distribution_of(state: State) -> Distribution:
    """Return the cards of a deal as they were dealt."""
    return Distribution(
        hands=tuple(hand or () for hand in state.hands),
        chien=state.chien or (),
        pack=state.pack,
        chien_positions=state.chien_positions,
    )


def _decline(game: Game, seats: list[int]) -> None:
    """Say again that these seats kept quiet, if it is still their moment."""
    if waiting_for(game, Ask.ANNOUNCE):
        for seat in seats:
            if not any(player == seat for player, _ in game.state.plays):
                game.apply(Announce(seat=seat))


def _check(setup: NewSession, games: list[Game]) -> None:
    if len(setup.levels) != setup.seats - 1:
        raise ValueError("a level for each opponent is needed")
    for game in games:
        if (game.state.seats, game.state.agreements) != (setup.seats, setup.agreements):
            raise ValueError("a deal of another table")
    if any(game.state.end is None for game in games[:-1]):
        raise ValueError("a finished deal has not ended")
