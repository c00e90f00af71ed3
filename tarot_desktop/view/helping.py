"""The one helping line on the felt: what the person may do now, or what the table waits for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.play import Reason, Refusal
from tarot_desktop.view.vocabulary import suit_name, the_card


def to_go_on() -> str:
    """Return how a table that waits goes on."""
    return QCoreApplication.translate("Help", "Space goes on.")


def paused() -> str:
    """Return that the table stands still."""
    return QCoreApplication.translate("Help", "The table stands still: F9 goes on.")


def to_confirm() -> str:
    """Return what plays a selected card."""
    return QCoreApplication.translate("Help", "Once more plays the card, Esc takes it back.")


def to_play(seen: Observation) -> str:
    """Return the duty of the person who is to play a card, the decisive word in `<b>`."""
    duty = _strictest(seen)
    if duty is None or duty.because is None:
        return _free(seen)
    if duty.reason is Reason.MUST_FOLLOW:
        said = QCoreApplication.translate("Help", "Follow suit: <b>{suit}</b>.")
        return said.format(suit=suit_name(duty.because.suit))
    if duty.reason is Reason.MUST_OVERTRUMP:
        said = QCoreApplication.translate("Help", "Go above <b>{card}</b>.")
        return said.format(card=the_card(duty.because))
    if duty.reason is Reason.MUST_TRUMP:
        return QCoreApplication.translate("Help", "You must play <b>a trump</b>.")
    return _free(seen)


def _strictest(seen: Observation) -> Refusal | None:
    refusals = [refusal for _, refusal in seen.refusals]
    over = [one for one in refusals if one.reason is Reason.MUST_OVERTRUMP]
    return next(iter(over or refusals), None)


def _free(seen: Observation) -> str:
    if seen.trick is not None and not seen.trick.plays:
        return QCoreApplication.translate("Help", "You lead.")
    if len(seen.legal_cards) == 1:
        return QCoreApplication.translate("Help", "Your last card.")
    return QCoreApplication.translate("Help", "Play any card.")
