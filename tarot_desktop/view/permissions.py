"""Why a card may be played or discarded: the obligation that it meets, in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.play import Situation, is_free, led_card, top_trump
from tarot_desktop.view.vocabulary import sentence_with_colon, suit_name, the_card


def nothing_asked() -> str:
    """Return that this is not the moment for a card."""
    return QCoreApplication.translate("Permission", "No card is asked of you now.")


def no_card_chosen() -> str:
    """Return that a card has to be pointed at first."""
    return QCoreApplication.translate(
        "Permission", "Choose a card first, by the arrow keys or the mouse."
    )


def in_tray(card: Card) -> str:
    """Return what may be done with a card that lies in the discard."""
    said = QCoreApplication.translate("Permission", "You may take {card} back into your hand.")
    return said.format(card=the_card(card))


def may_be_discarded(card: Card) -> str:
    """Return why a card may go into the discard."""
    said = QCoreApplication.translate("Permission", "You may discard {card}")
    if card.is_trump:
        why = QCoreApplication.translate("Permission", "there are not enough suit cards")
    else:
        why = QCoreApplication.translate("Permission", "it is no king, no bout and no trump")
    return f"{sentence_with_colon(said.format(card=the_card(card)), why)}."


def may_be_played(card: Card, seen: Observation) -> str:
    """Return which obligation a legal card meets."""
    on_table = [played for _, played in seen.trick.plays] if seen.trick else []
    situation = _situation(seen)
    if is_free(card, situation):
        said = QCoreApplication.translate("Permission", "You may play {card} at any time.")
        return said.format(card=the_card(card))
    said = QCoreApplication.translate("Permission", "You may play {card}")
    led, top = led_card(on_table, situation), top_trump(on_table, situation)
    why = _of_lead(on_table) if led is None else _of_follow(card, led, top)
    return f"{sentence_with_colon(said.format(card=the_card(card)), why)}."


def _situation(seen: Observation) -> Situation:
    is_last = len(seen.tricks) + 1 == seen.table.hand_size
    return Situation(free_petit=seen.protected_seat is not None and not is_last)


def _of_lead(on_table: list[Card]) -> str:
    if on_table:
        return QCoreApplication.translate("Permission", "no suit has been led yet")
    return QCoreApplication.translate("Permission", "you lead")


def _of_follow(card: Card, led: Card, top: Card | None) -> str:
    if card.is_trump and top is not None:
        if card.rank > top.rank:
            said = QCoreApplication.translate("Permission", "it goes above {card}")
        else:
            said = QCoreApplication.translate("Permission", "you cannot go above {card}")
        return said.format(card=the_card(top))
    if card.suit is led.suit:
        return QCoreApplication.translate("Permission", "it follows suit")
    if led.is_trump:
        return QCoreApplication.translate("Permission", "you have no trump")
    if card.is_trump:
        said = QCoreApplication.translate("Permission", "you have no {suit} and must trump")
    else:
        said = QCoreApplication.translate("Permission", "you have neither {suit} nor trumps")
    return said.format(suit=suit_name(led.suit))
