"""The words of the game: cards, bids, roles, levels, signed numbers."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.observation import Role
from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.rules.announcements import Misere, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card, Face, Seat, Suit

translate = QCoreApplication.translate
THIN = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
PERSON: Seat = 0

_SUITS = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Words", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Words", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Words", "diamonds"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Words", "clubs"),
}
_ONE_OF = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Words", "a spade"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Words", "a heart"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Words", "a diamond"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Words", "a club"),
    Suit.TRUMPS: QT_TRANSLATE_NOOP("Words", "a trump"),
}
_NAMES = {
    Face.KING: QT_TRANSLATE_NOOP("Words", "King of {suit}"),
    Face.QUEEN: QT_TRANSLATE_NOOP("Words", "Queen of {suit}"),
    Face.KNIGHT: QT_TRANSLATE_NOOP("Words", "Knight of {suit}"),
    Face.JACK: QT_TRANSLATE_NOOP("Words", "Jack of {suit}"),
    1: QT_TRANSLATE_NOOP("Words", "Ace of {suit}"),
}
_IN_SENTENCE = {
    Face.KING: QT_TRANSLATE_NOOP("Words", "the king of {suit}"),
    Face.QUEEN: QT_TRANSLATE_NOOP("Words", "the queen of {suit}"),
    Face.KNIGHT: QT_TRANSLATE_NOOP("Words", "the knight of {suit}"),
    Face.JACK: QT_TRANSLATE_NOOP("Words", "the jack of {suit}"),
    1: QT_TRANSLATE_NOOP("Words", "the ace of {suit}"),
}
_RANKS = {
    Face.KING: QT_TRANSLATE_NOOP("Rank", "king"),
    Face.QUEEN: QT_TRANSLATE_NOOP("Rank", "queen"),
    Face.KNIGHT: QT_TRANSLATE_NOOP("Rank", "knight"),
    Face.JACK: QT_TRANSLATE_NOOP("Rank", "jack"),
    1: QT_TRANSLATE_NOOP("Rank", "ace"),
}
_OWNED = {
    Face.KING: QT_TRANSLATE_NOOP("Owned", "king of {suit}"),
    Face.QUEEN: QT_TRANSLATE_NOOP("Owned", "queen of {suit}"),
    Face.KNIGHT: QT_TRANSLATE_NOOP("Owned", "knight of {suit}"),
    Face.JACK: QT_TRANSLATE_NOOP("Owned", "jack of {suit}"),
    1: QT_TRANSLATE_NOOP("Owned", "ace of {suit}"),
}
_CAVALIERS = {
    "Knight of {suit}": QT_TRANSLATE_NOOP("Words", "Cavalier of {suit}"),
    "the knight of {suit}": QT_TRANSLATE_NOOP("Words", "the cavalier of {suit}"),
    "knight": QT_TRANSLATE_NOOP("Rank", "cavalier"),
    "knight of {suit}": QT_TRANSLATE_NOOP("Owned", "cavalier of {suit}"),
}
"""What is said instead where the card has a C."""
_BIDS = {
    Bid.PASS: QT_TRANSLATE_NOOP("Words", "Pass"),
    Bid.PRISE: QT_TRANSLATE_NOOP("Words", "Prise"),
    Bid.POUSSE: QT_TRANSLATE_NOOP("Words", "Pousse"),
    Bid.GARDE: QT_TRANSLATE_NOOP("Words", "Garde"),
    Bid.SANS: QT_TRANSLATE_NOOP("Words", "Garde Sans"),
    Bid.CONTRE: QT_TRANSLATE_NOOP("Words", "Garde Contre"),
}
_BID_BUTTONS = {
    Bid.PASS: QT_TRANSLATE_NOOP("Words", "&Pass"),
    Bid.PRISE: QT_TRANSLATE_NOOP("Words", "P&rise"),
    Bid.POUSSE: QT_TRANSLATE_NOOP("Words", "P&ousse"),
    Bid.GARDE: QT_TRANSLATE_NOOP("Words", "&Garde"),
    Bid.SANS: QT_TRANSLATE_NOOP("Words", "Garde &Sans"),
    Bid.CONTRE: QT_TRANSLATE_NOOP("Words", "Garde &Contre"),
}
_BID_INITIALS = {
    Bid.PRISE: QT_TRANSLATE_NOOP("Words", "P"),
    Bid.POUSSE: QT_TRANSLATE_NOOP("Words", "Po"),
    Bid.GARDE: QT_TRANSLATE_NOOP("Words", "G"),
    Bid.SANS: QT_TRANSLATE_NOOP("Words", "GS"),
    Bid.CONTRE: QT_TRANSLATE_NOOP("Words", "GC"),
}
_ROLES = {
    Role.TAKER: QT_TRANSLATE_NOOP("Words", "Taker"),
    Role.PARTNER: QT_TRANSLATE_NOOP("Words", "Partner"),
    Role.DEFENDER: QT_TRANSLATE_NOOP("Words", "Defence"),
    Role.UNKNOWN: QT_TRANSLATE_NOOP("Words", "Role?"),
    Role.RESTING: QT_TRANSLATE_NOOP("Words", "Resting"),
}
_LEVELS = {
    "novice": QT_TRANSLATE_NOOP("Words", "First evenings"),
    "casual": QT_TRANSLATE_NOOP("Words", "Family"),
    "club": QT_TRANSLATE_NOOP("Words", "Club"),
    "expert": QT_TRANSLATE_NOOP("Words", "Tournament"),
    "master": QT_TRANSLATE_NOOP("Words", "Masters"),
}
_POIGNEES = {
    Tier.SIMPLE: QT_TRANSLATE_NOOP("Words", "Simple poignée"),
    Tier.DOUBLE: QT_TRANSLATE_NOOP("Words", "Double poignée"),
    Tier.TRIPLE: QT_TRANSLATE_NOOP("Words", "Triple poignée"),
}
_MISERES = {
    Misere.ATOUT: QT_TRANSLATE_NOOP("Words", "Misère d’atout"),
    Misere.TETE: QT_TRANSLATE_NOOP("Words", "Misère de tête"),
}


class _Speech:
    """What the words depend on besides the language."""

    cavalier = False
    """Whether the card between queen and jack has a C."""


def name_knights(*, cavalier: bool) -> None:
    """Call the card between queen and jack a cavalier, for it has a C, or else a knight."""
    _Speech.cavalier = cavalier


def _word(table: Mapping[int, str], rank: int) -> str:
    """Return the English source of what a rank is called."""
    said = table[rank]
    return _CAVALIERS.get(said, said) if _Speech.cavalier else said


def suit_name(suit: Suit) -> str:
    """Return the name of a plain suit."""
    return translate("Words", _SUITS[suit])


def rank_name(rank: int) -> str:
    """Return what a plain card is called without its suit: "king", "7", "ace"."""
    return translate("Rank", _word(_RANKS, rank)) if rank in _RANKS else str(rank)


def one_of(suit: Suit) -> str:
    """Return "a heart", "a trump"."""
    return translate("Words", _ONE_OF[suit])


def card_name(card: Card) -> str:
    """Return a card's full name, such as "King of hearts", "Trump 17", "Excuse"."""
    if card.is_excuse:
        return QCoreApplication.translate("Words", "Excuse")
    if card.is_trump:
        return QCoreApplication.translate("Words", "Trump {number}").format(number=card.rank)
    if card.rank in _NAMES:
        return translate("Words", _word(_NAMES, card.rank)).format(suit=suit_name(card.suit))
    said = QCoreApplication.translate("Words", "{number} of {suit}")
    return said.format(number=card.rank, suit=suit_name(card.suit))


def card_names(cards: Sequence[Card]) -> str:
    """Return the names of some cards, separated by commas."""
    return ", ".join(card_name(card) for card in cards)


def in_sentence(card: Card) -> str:
    """Return a card's name in the middle of a sentence, such as "king of hearts", "Excuse"."""
    name = card_name(card)
    return name if card.is_excuse else name[0].lower() + name[1:]


def in_sentences(cards: Sequence[Card]) -> str:
    """Return the names of some cards in the middle of a sentence, separated by commas.

    Trumps that follow one another are named once: "trumps 19 and 18, 6 of clubs".
    """
    runs = [list(run) for _, run in groupby(cards, key=lambda card: card.is_trump or card)]
    return ", ".join(_trumps(run) if len(run) > 1 else in_sentence(run[0]) for run in runs)


def _trumps(cards: Sequence[Card]) -> str:
    said = QCoreApplication.translate("Words", "trumps {numbers}")
    return said.format(numbers=all_of([str(card.rank) for card in cards]))


def the_card(card: Card) -> str:
    """Return a card as it stands in a sentence: "the king of hearts", "the 17", "the Petit"."""
    if card.is_excuse:
        return QCoreApplication.translate("Words", "the Excuse")
    if card.is_petit:
        return QCoreApplication.translate("Words", "the Petit")
    if card.is_trump:
        return QCoreApplication.translate("Words", "the {number}").format(number=card.rank)
    if card.rank in _IN_SENTENCE:
        return translate("Words", _word(_IN_SENTENCE, card.rank)).format(suit=suit_name(card.suit))
    said = QCoreApplication.translate("Words", "the {number} of {suit}")
    return said.format(number=card.rank, suit=suit_name(card.suit))


def whose_card(card: Card, owner: str) -> str:
    """Return whose card it is: "Anselme’s 12", "le 12 d’Anselme"."""
    if starts_with_vowel(owner):
        said = QCoreApplication.translate("OwnedElided", "{name}’s {card}")
    else:
        said = QCoreApplication.translate("Owned", "{name}’s {card}")
    return said.format(name=owner, card=_owned(card))


def starts_with_vowel(name: str) -> bool:
    """Return whether French elides "de" before this name."""
    first = unicodedata.normalize("NFD", name.strip()[:1].lower())[:1]
    return first in "aeiouh" and bool(first)


def any_of(choices: Sequence[str]) -> str:
    """Return "a, b or c"."""
    if len(choices) < 2:
        return "".join(choices)
    said = QCoreApplication.translate("Words", "{several} or {last}")
    return said.format(several=", ".join(choices[:-1]), last=choices[-1])


def all_of(parts: Sequence[str]) -> str:
    """Return "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    said = QCoreApplication.translate("Words", "{several} and {last}")
    return said.format(several=", ".join(parts[:-1]), last=parts[-1])


def bid_name(bid: Bid) -> str:
    """Return what a bid is called."""
    return translate("Words", _BIDS[bid])


def bid_button(bid: Bid) -> str:
    """Return a bid with `&` before the letter that Alt presses."""
    return translate("Words", _BID_BUTTONS[bid])


def bid_initials(bid: Bid) -> str:
    """Return a contract in one or two letters."""
    return translate("Words", _BID_INITIALS[bid])


def role_name(role: Role) -> str:
    """Return what a seat is in the deal; empty while nobody has taken."""
    return translate("Words", _ROLES[role]) if role in _ROLES else ""


def level_name(level: str) -> str:
    """Return an opponent's level by its audience; a level without a name is shown as it is."""
    return translate("Words", _LEVELS[level]) if level in _LEVELS else level


def poignee_name(tier: Tier) -> str:
    """Return the name of a poignée."""
    return translate("Words", _POIGNEES[tier])


def misere_name(kind: Misere) -> str:
    """Return the name of a misère."""
    return translate("Words", _MISERES[kind])


def signed(number: int) -> str:
    """Return a number with its sign, as scores are written; nothing before 0."""
    if not number:
        return "0"
    return f"{MINUS if number < 0 else '+'}{THIN}{abs(number)}"


def plain_number(number: int) -> str:
    """Return a number with a true minus sign where it is negative."""
    return f"{MINUS}{THIN}{-number}" if number < 0 else str(number)


def times(number: int) -> str:
    """Return a multiplier: "× 4"."""
    return f"×\N{NO-BREAK SPACE}{number}"


def sentence_with_colon(before: str, after: str) -> str:
    """Return "before: after" with the language's own blank."""
    return QCoreApplication.translate("Words", "{before}: {after}").format(
        before=before, after=after
    )


def full_stop(said: str) -> str:
    """Return what is said as a whole sentence, with its full stop."""
    return said if said.endswith(".") else f"{said}."


def _owned(card: Card) -> str:
    """Return a card after its owner's name: bare in English, with its article in French."""
    if card.is_excuse:
        return QCoreApplication.translate("Owned", "Excuse")
    if card.is_petit:
        return QCoreApplication.translate("Owned", "Petit")
    if card.is_trump:
        return QCoreApplication.translate("Owned", "{number}").format(number=card.rank)
    if card.rank in _OWNED:
        return translate("Owned", _word(_OWNED, card.rank)).format(suit=suit_name(card.suit))
    said = QCoreApplication.translate("Owned", "{number} of {suit}")
    return said.format(number=card.rank, suit=suit_name(card.suit))
