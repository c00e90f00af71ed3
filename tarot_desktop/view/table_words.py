"""The words that stand on the table itself, and those that a screen reader hears of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.cards import Card, Suit
from tarot_desktop.view.sorting import group
from tarot_desktop.view.spots import Caption, SeatLook
from tarot_desktop.view.vocabulary import (
    PERSON,
    bid_name,
    in_sentence,
    in_sentences,
    rank_name,
    role_name,
    suit_name,
    the_card,
)
from tarot_desktop.view.words import Counts


def your_turn() -> str:
    """Return what tells the person to act."""
    return QCoreApplication.translate("Table", "Your turn")


def your_discard() -> str:
    """Return the title of the tray."""
    return QCoreApplication.translate("Table", "Your discard")


def last_trick_title() -> str:
    """Return the title of the panel of the last trick."""
    return QCoreApplication.translate("Table", "Last trick")


def caption(which: Caption) -> str:
    """Return a line that stands on the felt."""
    match which:
        case Caption.CHIEN:
            return QCoreApplication.translate("Table", "Chien · turned for all")
        case Caption.CHIEN_OF_TAKER:
            return QCoreApplication.translate("Table", "Chien · the taker’s")
        case Caption.CHIEN_OF_DEFENCE:
            return QCoreApplication.translate("Table", "Chien · the defence’s")


def chip(look: SeatLook) -> str:
    """Return what the chip of a seat box says: the bid, then the role; empty for no chip."""
    if look.bid is not None:
        return bid_name(look.bid)
    return role_name(look.role)


def tricks(number: int) -> str:
    """Return how many tricks."""
    return Counts().tricks(number)


def seat_sentence(look: SeatLook, name: str, level: str, cards_left: int) -> str:
    """Return a whole seat box in words."""
    parts = [name, level] if level else [name]
    if look.dealer:
        parts.append(QCoreApplication.translate("Table", "dealer"))
    if chip(look):
        parts.append(chip(look))
    if look.tricks is not None:
        parts.append(tricks(look.tricks))
    if look.announced:
        parts.append(QCoreApplication.translate("Table", "trumps shown"))
    if look.called is not None:
        called = QCoreApplication.translate("Table", "called card: {card}")
        parts.append(called.format(card=the_card(look.called)))
    if look.slam:
        parts.append(QCoreApplication.translate("Table", "slam announced"))
    parts.append(Counts().cards(cards_left))
    if look.turn:
        parts.append(QCoreApplication.translate("Table", "to act"))
    return ", ".join(parts)


def trick_sentence(seen: Observation, names: Sequence[str]) -> str:
    """Return the trick on the table in words."""
    trick = seen.trick
    if trick is None:
        return QCoreApplication.translate("Table", "No trick on the table")
    if trick.leader == PERSON:
        said = QCoreApplication.translate("Table", "Trick {number}, you lead")
    else:
        said = QCoreApplication.translate("Table", "Trick {number}, {name} leads")
    parts = [said.format(number=trick.number, name=names[trick.leader])]
    played = QCoreApplication.translate("Table", "{name} {card}")
    winning = QCoreApplication.translate("Table", "{name} {card}, winning so far")
    for seat, card in trick.plays:
        line = winning if seat == seen.winning_seat else played
        parts.append(line.format(name=names[seat], card=in_sentence(card)))
    return _joined(parts)


def _joined(parts: Iterable[str]) -> str:
    return QCoreApplication.translate("Table", "; ").join(parts)


def last_trick_sentence(seen: Observation, names: Sequence[str]) -> str:
    """Return the last complete trick in words; empty before there is one."""
    trick = seen.tricks[-1] if seen.tricks else None
    if trick is None or trick.winner is None:
        return ""
    played = QCoreApplication.translate("Table", "{name} {card}")
    cards = [played.format(name=names[seat], card=in_sentence(card)) for seat, card in trick.plays]
    if trick.winner == PERSON:
        said = QCoreApplication.translate("Table", "Last trick: {cards}; you took it")
    else:
        said = QCoreApplication.translate("Table", "Last trick: {cards}; {name} took it")
    return said.format(cards=", ".join(cards), name=names[trick.winner])


def hand_sentence(cards: Sequence[Card]) -> str:
    """Return the person's hand in words, suit by suit, as it is sorted."""
    said = QCoreApplication.translate("Table", "Your hand: {cards}")
    return said.format(cards=_joined(_suits_of(cards)))


def _suits_of(cards: Sequence[Card]) -> Iterator[str]:
    for suit, held in groupby(cards, key=group):
        said = QCoreApplication.translate("Table", "{suit} {cards}")
        name = QCoreApplication.translate("Table", "trumps")
        if suit is not Suit.TRUMPS:
            name = suit_name(suit)
        yield said.format(suit=name, cards=", ".join(_within_suit(card) for card in held))


def _within_suit(card: Card) -> str:
    """What a card is called once its suit has been named."""
    if card.is_excuse:
        return in_sentence(card)
    return rank_name(card.rank) if card.is_plain else str(card.rank)


def chien_sentence(cards: Sequence[Card]) -> str:
    """Return the turned chien in words."""
    said = QCoreApplication.translate("Table", "The chien: {cards}")
    return said.format(cards=in_sentences(cards))


def position(number: int, count: int) -> str:
    """Return the place of a card in the hand."""
    said = QCoreApplication.translate("Table", "{number} of {count}")
    return said.format(number=number, count=count)


def from_chien() -> str:
    """Return that a card came with the chien."""
    return QCoreApplication.translate("Table", "from the chien")


def may_be_played() -> str:
    """Return that a card is legal."""
    return QCoreApplication.translate("Table", "may be played")


def in_the_discard() -> str:
    """Return that a card lies in the tray."""
    return QCoreApplication.translate("Table", "in the discard")


def may_be_discarded() -> str:
    """Return that a card may go into the tray."""
    return QCoreApplication.translate("Table", "may be discarded")


def the_table() -> str:
    """Return the name of the zone of the seats and the trick."""
    return QCoreApplication.translate("Table", "The table")
