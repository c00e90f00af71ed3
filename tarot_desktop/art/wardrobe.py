"""What tells one court of a rank from another: hair, side, and what the hand holds."""

from __future__ import annotations

from tarot_desktop.art.attributes import attribute
from tarot_desktop.art.court_frame import AXIS
from tarot_desktop.art.drawing import Art
from tarot_desktop.art.hands import fist, gauntlet, glove, ladys_hand

_HAIR = {
    "S": {"K": "D", "Q": "C", "N": "A", "J": "E"},
    "H": {"K": "A", "Q": "B", "N": "B", "J": "A"},
    "D": {"K": "C", "Q": "C", "N": "C", "J": "C"},
    "C": {"K": "E", "Q": "E", "N": "E", "J": "B"},
}
_CUFFS = {
    "K": {"S": "braid", "H": "ermine", "D": "bangles", "C": "ermine"},
    "N": {"C": "bracer"},
    "J": {"S": "lace", "H": "braid", "D": "bangles", "C": "bracer"},
}
_MIRRORED = {"SK", "CK", "HQ", "CQ", "HJ", "CJ"}
"""Never a knight: the ribbon rises to the right and would swallow the horse's muzzle."""

_CLEAR_OF_NOTCH = 214


def hair_of(suit: str, rank: str) -> tuple[str, str]:
    """The roles of this figure's hair, lit and in shade."""
    hair = f"hair{_HAIR[suit][rank]}"
    return hair, f"{hair}2"


def is_mirrored(suit: str, rank: str) -> bool:
    """Whether this figure holds its attribute on the left."""
    return suit + rank in _MIRRORED


def held(suit: str, rank: str, x: float, y: float, k: float, degrees: float) -> Art:
    """The attribute in its hand at (x, y); upright and clear of the notch on mirrored figures."""
    if is_mirrored(suit, rank):
        x, degrees = min(x, 2 * AXIS - _CLEAR_OF_NOTCH), -1
    return Art().extend(attribute(suit, rank), hand_of(suit, rank)).at(x, y, k, degrees)


def hand_of(suit: str, rank: str) -> Art:
    """The hand of this figure: slender, bare, in steel or in a glove."""
    if rank == "Q":
        return ladys_hand()
    if rank == "N" and suit != "C":
        return glove("white", "fur2") if suit == "H" else gauntlet()
    return fist(_CUFFS[rank][suit])
