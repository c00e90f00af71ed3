"""Which sound goes with what happens."""

from __future__ import annotations

from tarot_desktop.game.events import (
    AnnouncementMade,
    BidMade,
    CardCalled,
    CardPlayed,
    ChienTurned,
    Dealt,
    Event,
    SlamDecided,
    TrickTaken,
)

_SOUNDS: dict[type[Event], str] = {
    Dealt: "deal",
    BidMade: "bid",
    CardCalled: "bid",
    ChienTurned: "turn-over",
    AnnouncementMade: "announce",
    SlamDecided: "bid",
    CardPlayed: "card",
    TrickTaken: "trick",
}


def sound_of(event: Event) -> str:
    """Return the name of the sound that goes with an event; empty for none."""
    return _SOUNDS.get(type(event), "")
