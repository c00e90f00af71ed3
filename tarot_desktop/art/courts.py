"""The sixteen courts: one figure for each rank, varied by suit."""

from __future__ import annotations

from tarot_desktop.art.court_frame import AXIS, court_card
from tarot_desktop.art.drawing import Art, Picture
from tarot_desktop.art.jacks import jack
from tarot_desktop.art.kings import king
from tarot_desktop.art.knights import knight
from tarot_desktop.art.queens import queen
from tarot_desktop.art.wardrobe import is_mirrored

RANKS = "JNQK"
_FIGURES = {"K": king, "Q": queen, "N": knight, "J": jack}


def court(suit: str, rank: str) -> Picture:
    """A court card; `rank` is K, Q, N or J."""
    figure: Art = _FIGURES[rank](suit)
    return court_card(suit, figure.flip(AXIS) if is_mirrored(suit, rank) else figure)
