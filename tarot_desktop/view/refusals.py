"""Why a card may not be played or discarded: the rule and the remedy, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import PLAIN_SUITS, Card, Suit
from tarot_desktop.rules.discarding import DiscardReason, DiscardRules
from tarot_desktop.rules.play import Reason, Refusal
from tarot_desktop.view.vocabulary import (
    any_of,
    one_of,
    sentence_with_colon,
    suit_name,
    the_card,
    whose_card,
)

_FEW = 3
"""Up to this many cards of a suit are named one by one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """A refusal in two halves."""

    rule: str
    remedy: str
    """Empty where there is none."""

    @property
    def sentence(self) -> str:
        """Both halves in one sentence."""
        whole = sentence_with_colon(self.rule, self.remedy) if self.remedy else self.rule
        return f"{whole}."

    @property
    def marked(self) -> str:
        """The sentence with its remedy between `<b>` and `</b>`."""
        if not self.remedy:
            return self.sentence
        return f"{sentence_with_colon(self.rule, f'<b>{self.remedy}')}.</b>"


def refusal_why(refusal: Refusal, seen: Observation, names: Sequence[str]) -> Why:
    """Return why a card may not be played, by the card that creates the duty, and what may."""
    rule = _rule(refusal, seen, names)
    if refusal.reason is Reason.NOT_IN_HAND:
        return Why(rule=rule, remedy="")
    choices = playable(seen.legal_cards)
    if refusal.reason is Reason.EXCUSE_KEPT_FOR_SLAM and len(choices) > _FEW:
        return Why(rule=rule, remedy=QCoreApplication.translate("Refusal", "play any other card"))
    remedy = QCoreApplication.translate("Refusal", "play {cards}")
    return Why(rule=rule, remedy=remedy.format(cards=any_of(choices)))


def refusal_sentence(refusal: Refusal, seen: Observation, names: Sequence[str]) -> str:
    """Return why a card may not be played, and what may, in one sentence."""
    return refusal_why(refusal, seen, names).sentence


def playable(cards: Sequence[Card]) -> list[str]:
    """Return cards as choices: named one by one where a suit has few, else by the suit."""
    choices = []
    for suit in Suit:
        of_suit = [card for card in cards if card.suit is suit]
        if len(of_suit) > _FEW:
            choices.append(one_of(suit))
        else:
            choices += [the_card(card) for card in of_suit]
    return choices


def _rule(refusal: Refusal, seen: Observation, names: Sequence[str]) -> str:
    because = refusal.because
    card = "" if because is None else _named(because, seen, names)
    match refusal.reason:
        case Reason.NOT_IN_HAND:
            return QCoreApplication.translate("Refusal", "This card is not in your hand")
        case Reason.MUST_FOLLOW:
            said = QCoreApplication.translate("Refusal", "You must follow {card}")
        case Reason.MUST_TRUMP if because is not None and because.is_trump:
            said = QCoreApplication.translate("Refusal", "You must play a trump on {card}")
        case Reason.MUST_TRUMP:
            said = QCoreApplication.translate("Refusal", "You cannot follow {card} and must trump")
        case Reason.MUST_OVERTRUMP:
            said = QCoreApplication.translate("Refusal", "You must go above {card}")
        case Reason.CALLED_SUIT:
            said = QCoreApplication.translate(
                "Refusal", "{card} is called, so its suit may not be led first"
            )
        case Reason.EXCUSE_KEPT_FOR_SLAM:
            return QCoreApplication.translate(
                "Refusal", "Your slam keeps the Excuse for the last trick"
            )
    return _capital(said.format(card=card))


def _named(card: Card, seen: Observation, names: Sequence[str]) -> str:
    plays = seen.trick.plays if seen.trick else ()
    owner = next((seat for seat, played in plays if played == card), None)
    if owner is None or owner == seen.seat:
        return the_card(card)
    return whose_card(card, names[owner])


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def discard_refusal_why(card: Card, reason: DiscardReason, rules: DiscardRules) -> Why:
    """Return why a card may not go into the discard, and what may."""
    return Why(rule=_discard_rule(card, reason), remedy=_discard_remedy(reason, rules))


def discard_refusal_sentence(card: Card, reason: DiscardReason, rules: DiscardRules) -> str:
    """Return why a card may not go into the discard, and what may, in one sentence."""
    return discard_refusal_why(card, reason, rules).sentence


def no_room_why(tray: Sequence[Card], rules: DiscardRules | None) -> Why:
    """Return why no further card goes into the discard: it is full, or has its trumps."""
    if rules is not None and len(tray) < rules.size:
        said = QCoreApplication.translate("Refusal", "No further trump may be discarded")
    else:
        said = QCoreApplication.translate("Refusal", "The discard is full")
    return Why(rule=said, remedy=QCoreApplication.translate("Refusal", "take a card back first"))


def _discard_rule(card: Card, reason: DiscardReason) -> str:
    match reason:
        case DiscardReason.KING:
            said = QCoreApplication.translate(
                "Refusal", "{card} stays in your hand, for no king may be discarded"
            )
        case DiscardReason.BOUT:
            said = QCoreApplication.translate(
                "Refusal", "{card} stays in your hand, for no bout may be discarded"
            )
        case DiscardReason.TRUMP:
            said = QCoreApplication.translate(
                "Refusal", "{card} stays in your hand while there are enough suit cards"
            )
        case DiscardReason.NOT_HELD:
            said = QCoreApplication.translate("Refusal", "{card} is not in your hand")
    return _capital(said.format(card=the_card(card)))


def _discard_remedy(reason: DiscardReason, rules: DiscardRules) -> str:
    suits = [suit for suit in Suit if any(card.suit is suit for card in rules.plain)]
    if not suits:
        return QCoreApplication.translate("Refusal", "discard trumps that are no bouts")
    if len(suits) == len(PLAIN_SUITS) and reason is DiscardReason.KING:
        return QCoreApplication.translate("Refusal", "discard other suit cards")
    if len(suits) == len(PLAIN_SUITS):
        return QCoreApplication.translate("Refusal", "discard suit cards")
    said = QCoreApplication.translate("Refusal", "discard {suits}")
    return said.format(suits=any_of([suit_name(suit) for suit in suits]))
