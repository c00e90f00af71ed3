"""Every duration, in milliseconds, at the normal pace (`screens.md` 7 is where they were drawn)."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.storage import choices
from tarot_desktop.storage.choices import TrickHold

Speed = choices.Speed


DEAL_PACKET_MS = 220
DEAL_NEXT_MS = 45
SORT_MS = 260
PLAY_MS = 260
MARK_MS = 120
GATHER_MS = 320
FLIP_MS = 220
FLIP_NEXT_MS = 60
MOVE_MS = 200
HOVER_MS = 90
STEP_DOWN_MS = 140
SHAKE_MS = 180
PANEL_IN_MS = 180
PANEL_OUT_MS = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """What a speed means."""

    movement: float
    """Factor on every movement; 0 is at once."""
    card_ms: int | None
    """From one opponent's act to the next; None waits for the person."""
    hold_ms: int | None
    """How long a complete trick stays; None waits for the person."""


PACES = {
    Speed.MANUAL: Pace(movement=1.0, card_ms=None, hold_ms=None),
    Speed.SLOW: Pace(movement=1.4, card_ms=1200, hold_ms=2500),
    Speed.NORMAL: Pace(movement=1.0, card_ms=600, hold_ms=1500),
    Speed.FAST: Pace(movement=0.5, card_ms=250, hold_ms=600),
    Speed.INSTANT: Pace(movement=0.0, card_ms=0, hold_ms=0),
}

_HOLD_MS = {TrickHold.SHORT: 1000, TrickHold.LONG: 3000, TrickHold.CLICK: None}


def hold_ms(speed: Speed, hold: TrickHold) -> int | None:
    """Return how long a complete trick stays; None waits for the person."""
    return PACES[speed].hold_ms if hold is TrickHold.PACE else _HOLD_MS[hold]
