"""A session as plain JSON values, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tarot_desktop.ai.levels import level_named
from tarot_desktop.game.commands import Announce
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.records import read_record, to_json
from tarot_desktop.game.replay import record_of, replay, waiting_for
from tarot_desktop.game.state import State
from tarot_desktop.rules.agreements import Agreements
from tarot_desktop.rules.dealing import Distribution
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.messages import NewSession


def kept_session(conductor: Conductor) -> dict[str, Any]:
    """Return all that is needed to go on with a session at the same decision."""
    setup, game = conductor.setup, conductor.game
    assert game is not None
    counted = bool(conductor.finished) and conductor.finished[-1] is game.state
    return {
        "seats": setup.seats,
        "agreements": setup.agreements.to_json(),
        "levels": list(setup.levels),
        "seed": setup.seed,
        "first_dealer": conductor.first_dealer,
        "declined": sorted(game.state.declined),
        "finished": [_record(state) for state in conductor.finished[: -1 if counted else None]],
        "current": _record(game.state),
    }


def append_record(path: Path, conductor: Conductor) -> None:
    """Append the record of the deal on the table, with claims, once it has ended.

    Raise OSError if that cannot be written.
    """
    game = conductor.game
    if game is None or game.state.end is None:
        return
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(_record(game.state)) + "\n")


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptSession:
    """A session read back: how it was set up, the deals that are over, the deal on the table."""

    setup: NewSession
    finished: tuple[State, ...]
    game: Game


def read_session(payload: Mapping[str, Any]) -> KeptSession:
    """Return the session that `kept_session` wrote.

    Raise ValueError (LookupError or TypeError for a payload of another shape).
    """
    finished = [_replayed(record) for record in payload["finished"]]
    game = _replayed(payload["current"])
    _decline(game, payload["declined"])
    levels = tuple(level_named(str(name)).name for name in payload["levels"])
    first = (finished or [game])[0].state
    setup = NewSession(
        seats=int(payload["seats"]),
        agreements=Agreements.from_json(payload["agreements"]),
        levels=levels,
        seed=int(payload["seed"]),
        first_deal=(first.dealer, _distribution(first)),
    )
    _check(setup, [*finished, game])
    done = tuple(each.state for each in finished)
    return KeptSession(setup=setup, finished=done, game=game)


def _record(state: State) -> dict[str, object]:
    return to_json(record_of(state))


def _replayed(data: object) -> Game:
    return replay(read_record(data))


def _distribution(state: State) -> Distribution:
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
