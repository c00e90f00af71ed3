"""Every card of the deck by its code."""

from __future__ import annotations

from tarot_desktop.art.chrome import back, pips
from tarot_desktop.art.courts import RANKS, court
from tarot_desktop.art.drawing import Picture
from tarot_desktop.art.excuse import excuse
from tarot_desktop.art.trumps import trump

SUITS = "SHDC"
BACK = "back"


def codes() -> list[str]:
    """The codes of the 78 cards in their canonical order, then the back."""
    ranks = [*map(str, range(1, 11)), *RANKS]
    plain = [suit + rank for suit in SUITS for rank in ranks]
    return [*plain, *(f"T{number}" for number in range(1, 22)), "E", BACK]


def card(code: str) -> Picture:
    """The drawing of a card, without its index."""
    if code == BACK:
        return back()
    family, rank = code[0], code[1:]
    if family == "E":
        return excuse()
    if family == "T":
        return trump(int(rank))
    return court(family, rank) if rank in RANKS else pips(family, int(rank))
