"""What happens, told in sentences: for the log, for announcements, for the end of a deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.events import (
    AnnouncementDeclined,
    AnnouncementMade,
    AuctionWon,
    BidMade,
    CardCalled,
    CardPlayed,
    ChienTurned,
    DealEnded,
    Dealt,
    Discarded,
    Event,
    PetitSecKept,
    PetitSecShown,
    SlamDecided,
    TrickTaken,
)
from tarot_desktop.game.observation import Observation
from tarot_desktop.game.results import End, Result
from tarot_desktop.rules.announcements import Announced, ShownPoignee
from tarot_desktop.rules.cards import Card, Seat
from tarot_desktop.view.counts import Counts
from tarot_desktop.view.vocabulary import (
    PERSON,
    bid_name,
    in_sentence,
    in_sentences,
    misere_name,
    poignee_name,
    sentence_with_colon,
    signed,
    the_card,
)


def event_sentence(event: Event, seen: Observation, names: Sequence[str]) -> str:
    """Return what happened in one sentence; empty for what nobody needs to be told."""
    match event:
        case Dealt() if seen.seat not in seen.active:
            return QCoreApplication.translate("Telling", "You deal, and rest in this deal.")
        case Dealt():
            return deals(event.dealer, names)
        case BidMade():
            return f"{sentence_with_colon(names[event.seat], bid_name(event.bid))}."
        case AuctionWon():
            return takes(event, names)
        case CardPlayed():
            return _played(event, seen, names)
        case TrickTaken():
            return _trick_taken(event, seen, names)
        case DealEnded():
            return end_sentence(event.result, names)
        case PetitSecShown():
            return petit_sec_shown(event.seat, names)
        case AnnouncementDeclined():
            return ""
        case ChienTurned():
            return _turned(event, seen, names)
        case _:
            return _taker_sentence(event, names)


def _taker_sentence(
    event: PetitSecKept | CardCalled | Discarded | SlamDecided | AnnouncementMade,
    names: Sequence[str],
) -> str:
    match event:
        case PetitSecKept():
            return QCoreApplication.translate("Telling", "You keep your bare Petit and play.")
        case CardCalled():
            return _called(event, names)
        case Discarded():
            return discarded(event.seat, event.count, event.shown, names)
        case SlamDecided():
            return slam_announced(event.seat, names) if event.announced else ""
        case AnnouncementMade():
            return announced(event.announced, names)


def deals(seat: Seat, names: Sequence[str]) -> str:
    """Return who deals."""
    if seat == PERSON:
        return QCoreApplication.translate("Telling", "You deal.")
    return QCoreApplication.translate("Telling", "{name} deals.").format(name=names[seat])


def next_dealer(seat: Seat, names: Sequence[str]) -> str:
    """Return who deals next."""
    if seat == PERSON:
        return QCoreApplication.translate("Telling", "You deal next.")
    return QCoreApplication.translate("Telling", "{name} deals next.").format(name=names[seat])


def takes(won: AuctionWon, names: Sequence[str]) -> str:
    """Return who takes, with which contract."""
    if won.taker == PERSON:
        said = QCoreApplication.translate("Telling", "You take: {contract}.")
    else:
        said = QCoreApplication.translate("Telling", "{name} takes: {contract}.")
    return said.format(name=names[won.taker], contract=bid_name(won.contract))


def _called(event: CardCalled, names: Sequence[str]) -> str:
    if event.seat == PERSON:
        said = QCoreApplication.translate("Telling", "You call {card}.")
    else:
        said = QCoreApplication.translate("Telling", "{name} calls {card}.")
    return said.format(name=names[event.seat], card=the_card(event.card))


def _played(event: CardPlayed, seen: Observation, names: Sequence[str]) -> str:
    """Return who played which card, and what a called card unmasks."""
    told = f"{sentence_with_colon(names[event.seat], in_sentence(event.card))}."
    if event.protected:
        said = QCoreApplication.translate("Telling", "{told} It cannot be taken.")
        return said.format(told=told)
    if event.card != seen.called_card:
        return told
    if event.seat == seen.taker:
        return f"{told} {_alone(event.seat, names)}"
    if event.seat == PERSON:
        said = QCoreApplication.translate("Telling", "{told} You are the taker’s partner.")
    else:
        said = QCoreApplication.translate("Telling", "{told} {name} is the taker’s partner.")
    return said.format(told=told, name=names[event.seat])


def _turned(event: ChienTurned, seen: Observation, names: Sequence[str]) -> str:
    """Return the cards of the chien, and whether the called one is among them."""
    said = QCoreApplication.translate("Telling", "The chien")
    told = f"{sentence_with_colon(said, in_sentences(event.cards))}."
    if seen.called_card in event.cards and seen.end is None:
        return f"{told} {_alone(event.taker, names)}"
    return told


def _alone(taker: Seat, names: Sequence[str]) -> str:
    if taker == PERSON:
        return QCoreApplication.translate("Telling", "You play alone.")
    return QCoreApplication.translate("Telling", "{name} plays alone.").format(name=names[taker])


def discarded(seat: Seat, count: int, shown: Sequence[Card], names: Sequence[str]) -> str:
    """Return how many cards a seat discarded, and the trumps that everybody sees."""
    if seat == PERSON:
        said = QCoreApplication.translate("Telling", "You discard {cards}")
    else:
        said = QCoreApplication.translate("Telling", "{name} discards {cards}")
    told = said.format(name=names[seat], cards=Counts().cards(count))
    if shown:
        told = QCoreApplication.translate("Telling", "{told}, shown: {cards}").format(
            told=told, cards=in_sentences(shown)
        )
    return f"{told}."


def is_discarding(seat: Seat, names: Sequence[str]) -> str:
    """Return that a seat is choosing its discard."""
    if seat == PERSON:
        return QCoreApplication.translate("Telling", "Your discard.")
    said = QCoreApplication.translate("Telling", "{name} is discarding.")
    return said.format(name=names[seat])


def slam_announced(seat: Seat, names: Sequence[str]) -> str:
    """Return that a seat announces a slam."""
    if seat == PERSON:
        return QCoreApplication.translate("Telling", "You announce a slam and lead.")
    said = QCoreApplication.translate("Telling", "{name} announces a slam and leads.")
    return said.format(name=names[seat])


def announced(made: Announced, names: Sequence[str]) -> str:
    """Return who shows which poignée, or declares which misère."""
    name = names[made.seat]
    if not isinstance(made.said, ShownPoignee):
        return f"{sentence_with_colon(name, misere_name(made.said))}."
    told = sentence_with_colon(name, poignee_name(made.said.tier))
    said = QCoreApplication.translate("Telling", "{told} ({cards}).")
    return said.format(told=told, cards=in_sentences(made.said.cards))


def _trick_taken(event: TrickTaken, seen: Observation, names: Sequence[str]) -> str:
    if event.winner == PERSON:
        said = QCoreApplication.translate("Telling", "You take trick {number} of {total}.")
    else:
        said = QCoreApplication.translate("Telling", "{name} takes trick {number} of {total}.")
    total = seen.table.hand_size
    return said.format(name=names[event.winner], number=event.trick.number, total=total)


def petit_sec_shown(seat: Seat, names: Sequence[str]) -> str:
    """Return that a bare Petit cancels the deal."""
    if seat == PERSON:
        return QCoreApplication.translate(
            "Telling", "Your only trump is the Petit: the deal is cancelled."
        )
    said = QCoreApplication.translate(
        "Telling", "{name}’s only trump is the Petit: the deal is cancelled."
    )
    return said.format(name=names[seat])


def verdict(result: Result) -> str:
    """Return a contract and how it went: "Garde made by 8"; empty unless the deal was played."""
    if result.score is None or result.contract is None:
        return ""
    score = result.score
    if not score.made:
        said = QCoreApplication.translate("Telling", "{contract} lost by {margin}")
    elif score.margin:
        said = QCoreApplication.translate("Telling", "{contract} made by {margin}")
    else:
        said = QCoreApplication.translate("Telling", "{contract} just made")
    together = said.replace(" {margin}", "\N{NO-BREAK SPACE}{margin}")
    return together.format(contract=bid_name(result.contract), margin=score.margin)


def end_sentence(result: Result, names: Sequence[str]) -> str:
    """Return how a deal ended, and what the taker scores."""
    match result.end:
        case End.ALL_PASS:
            return QCoreApplication.translate("Telling", "Everyone passed: nobody scores.")
        case End.PETIT_SEC:
            return QCoreApplication.translate("Telling", "A bare Petit cancels the deal.")
        case End.DEAD_CALL:
            return QCoreApplication.translate(
                "Telling", "The called card lies in the chien: the deal is cancelled."
            )
        case End.MISDEAL:
            return QCoreApplication.translate("Telling", "The cards were misdealt.")
        case End.PLAYED:
            taker = result.taker if result.taker is not None else PERSON
            told = sentence_with_colon(names[taker], verdict(result))
            return f"{told}, {signed(result.scores[taker])}."
