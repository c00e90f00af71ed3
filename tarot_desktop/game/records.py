"""A deal as JSON, both ways (rules 2.8): finished, unfinished, or as one seat knows it.

A stranger's record is read strictly: `read_record` names the field that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tarot_desktop.game.commands import PetitSecChoice
from tarot_desktop.game.results import End
from tarot_desktop.rules.agreements import FFT, AgreementError, Agreements
from tarot_desktop.rules.announcements import Announced, Misere, ShownPoignee, Tier
from tarot_desktop.rules.bidding import Bid, SpokenBid
from tarot_desktop.rules.cards import DECK, Card, Seat
from tarot_desktop.rules.tables import TABLE_SIZES, Table, playing_order, table

FORMAT = "french-tarot-deal"
VERSION = 1
SESSION_FORMAT = "french-tarot-session"
"""The format of the line before the records of a session, which is no record itself."""
Hand = tuple[Card, ...]
T = TypeVar("T")


class RecordError(ValueError):
    """A record that cannot be read; `place` names the field, the message what is wrong."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A deal as it is written down."""

    seats: int
    agreements: Agreements = FFT
    dealer: Seat
    hands: tuple[Hand | None, ...]
    """As dealt; None only in an observation."""
    chien: Hand | None
    pack: Hand | None = None
    chien_positions: tuple[int, ...] | None = None
    petit_sec: tuple[Seat, PetitSecChoice] | None = None
    bids: tuple[SpokenBid, ...] = ()
    call: Card | None = None
    discard: Hand | None = None
    discard_shown: Hand = ()
    slam: bool | None = None
    announcements: tuple[Announced, ...] = ()
    plays: tuple[tuple[Seat, Card], ...] = ()
    end: End | None = None
    claims: Mapping[str, object] | None = None
    protected_seat: Seat | None = None
    """Of an observation only (rules 7.6)."""

    @property
    def table(self) -> Table:
        """The numbers of this table."""
        return table(self.seats, self.agreements)


# Writing


def to_json(record: Record, *, observation: bool = False) -> dict[str, object]:
    """Return the record as a JSON object; an observation has one field more and three less."""
    written: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "seats": record.seats,
        "agreements": record.agreements.to_json(),
        "dealer": record.dealer,
    }
    if record.pack is not None and record.chien_positions is not None and not observation:
        written["pack"] = codes(record.pack)
        written["chien_positions"] = list(record.chien_positions)
    written |= {
        "hands": [None if hand is None else codes(hand) for hand in record.hands],
        "chien": None if record.chien is None else codes(record.chien),
        "petit_sec": _petit_sec_json(record),
        "bids": [[seat, bid.code] for seat, bid in record.bids],
        "call": record.call.code if record.call else None,
        "discard": None if record.discard is None else codes(record.discard),
        "discard_shown": codes(record.discard_shown),
        "slam": record.slam,
        "announcements": [announcement_json(announced) for announced in record.announcements],
        "plays": [[seat, card.code] for seat, card in record.plays],
        "end": record.end.value if record.end else None,
    }
    if observation:
        written["protected_seat"] = record.protected_seat
    elif record.claims is not None:
        written["claims"] = dict(record.claims)
    return written


def codes(some: Sequence[Card]) -> list[str]:
    """Return the codes of some cards, in their order."""
    return [card.code for card in some]


def _petit_sec_json(record: Record) -> dict[str, object] | None:
    if record.petit_sec is None:
        return None
    seat, choice = record.petit_sec
    return {"seat": seat, "choice": choice.value}


def announcement_json(announced: Announced) -> dict[str, object]:
    """Return an announcement as a JSON object with its seat and moment."""
    said = announced.said
    if isinstance(said, Misere):
        return {"seat": announced.seat, "kind": said.value, "at": announced.at}
    return {
        "seat": announced.seat,
        "kind": "poignee",
        "tier": said.tier.value,
        "cards": codes(said.cards),
        "at": announced.at,
    }


# Reading


def read_record(data: object, *, observation: bool = False) -> Record:
    """Return the record that a JSON object holds; raise RecordError.

    Of a misdeal nothing is read but the table, the dealer and the end.
    """
    fields = _Fields(data, "record")
    _check_format(fields)
    seats = fields.whole("seats")
    if seats not in TABLE_SIZES:
        raise RecordError("seats", f"a table has 3 to 6 seats, not {seats}")
    agreements = _agreements(fields, seats)
    dealer = _seat(fields.value("dealer"), "dealer", seats)
    end = _end(fields.optional("end"))
    if end is End.MISDEAL:
        nothing = ((),) * seats
        return Record(
            seats=seats, agreements=agreements, dealer=dealer, hands=nothing, chien=(), end=end
        )
    record = Record(
        seats=seats,
        agreements=agreements,
        dealer=dealer,
        hands=_hands(fields.value("hands"), observation),
        chien=_chien(fields, observation),
        pack=_optional(fields, "pack", _cards) if not observation else None,
        chien_positions=_optional(fields, "chien_positions", _places) if not observation else None,
        petit_sec=_optional(fields, "petit_sec", lambda v, p: _petit_sec(v, p, seats)),
        bids=tuple(_bid(v, p, seats) for v, p in fields.items("bids")),
        call=_optional(fields, "call", _card),
        discard=_optional(fields, "discard", _cards),
        discard_shown=_cards(fields.given("discard_shown", []), "discard_shown"),
        slam=_slam(fields),
        announcements=tuple(_announcement(v, p, seats) for v, p in fields.items("announcements")),
        plays=tuple(_play(v, p, seats) for v, p in fields.items("plays")),
        end=end,
        claims=_optional(fields, "claims", _object) if not observation else None,
        protected_seat=_optional(fields, "protected_seat", lambda v, p: _seat(v, p, seats)),
    )
    check_distribution(record)
    return record


def check_distribution(record: Record) -> None:
    """Raise RecordError unless hands and chien are a deal of this table, as far as known."""
    shape = record.table
    order = playing_order(shape, record.dealer)
    if len(record.hands) != record.seats:
        raise RecordError("hands", f"one list for each of the {record.seats} seats is needed")
    for seat, hand in enumerate(record.hands):
        size = shape.hand_size if seat in order else 0
        if hand is not None and len(hand) != size:
            raise RecordError(f"hands[{seat}]", f"{size} cards are needed, not {len(hand)}")
    if record.chien is not None and len(record.chien) != shape.chien_size:
        raise RecordError("chien", f"{shape.chien_size} cards are needed, not {len(record.chien)}")
    _check_all_different(record)


def _check_all_different(record: Record) -> None:
    seen: dict[Card, str] = {}
    groups = [(f"hands[{seat}]", hand) for seat, hand in enumerate(record.hands)]
    for place, group in [*groups, ("chien", record.chien)]:
        for card in group or ():
            if card in seen:
                raise RecordError(place, f"{card} is also in {seen[card]}")
            seen[card] = place


class _Fields:
    """A JSON object whose fields are asked for one by one."""

    def __init__(self, data: object, place: str) -> None:
        self._data = _object(data, place)
        self._place = "" if place == "record" else f"{place}."

    def at(self, name: str) -> str:
        return f"{self._place}{name}"

    def optional(self, name: str) -> object:
        return self._data.get(name)

    def given(self, name: str, default: object) -> object:
        value = self.optional(name)
        return default if value is None else value

    def value(self, name: str) -> object:
        if name not in self._data:
            raise RecordError(self.at(name), "is missing")
        return self._data[name]

    def whole(self, name: str) -> int:
        return _whole(self.value(name), self.at(name))

    def items(self, name: str) -> list[tuple[object, str]]:
        place = self.at(name)
        values = _list(self.given(name, []), place)
        return [(value, f"{place}[{number}]") for number, value in enumerate(values)]


def _check_format(fields: _Fields) -> None:
    if fields.value("format") != FORMAT:
        raise RecordError("format", f"{FORMAT!r} is needed")
    version = fields.whole("version")
    if version != VERSION:
        raise RecordError("version", f"only version {VERSION} is known, not {version}")


def _agreements(fields: _Fields, seats: int) -> Agreements:
    values = _object(fields.given("agreements", {}), "agreements")
    try:
        agreements = Agreements.from_json(values)
        agreements.check_seats(seats)
    except AgreementError as error:
        raise RecordError("agreements", str(error)) from None
    return agreements


def _optional(fields: _Fields, name: str, read: Callable[[object, str], T]) -> T | None:
    value = fields.optional(name)
    return None if value is None else read(value, fields.at(name))


def _object(value: object, place: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise RecordError(place, "an object is needed")
    return value


def _list(value: object, place: str) -> list[object]:
    if not isinstance(value, list):
        raise RecordError(place, "a list is needed")
    if len(value) > len(DECK):
        raise RecordError(place, "the list is too long")
    return value


def _pair(value: object, place: str) -> tuple[object, object]:
    pair = _list(value, place)
    if len(pair) != 2:
        raise RecordError(place, "a pair is needed")
    return pair[0], pair[1]


def _whole(value: object, place: str) -> int:
    if type(value) is not int:
        raise RecordError(place, "a whole number is needed")
    return value


def _seat(value: object, place: str, seats: int) -> Seat:
    seat = _whole(value, place)
    if not 0 <= seat < seats:
        raise RecordError(place, f"a seat from 0 to {seats - 1} is needed, not {seat}")
    return seat


def _card(value: object, place: str) -> Card:
    if not isinstance(value, str):
        raise RecordError(place, "a card code is needed")
    try:
        return Card.parse(value)
    except ValueError as error:
        raise RecordError(place, str(error)) from None


def _cards(value: object, place: str) -> Hand:
    some = [_card(code, f"{place}[{n}]") for n, code in enumerate(_list(value, place))]
    for number, card in enumerate(some):
        if card in some[:number]:
            raise RecordError(f"{place}[{number}]", f"{card} stands there twice")
    return tuple(some)


def _places(value: object, place: str) -> tuple[int, ...]:
    return tuple(_whole(each, f"{place}[{n}]") for n, each in enumerate(_list(value, place)))


def _hands(value: object, observation: bool) -> tuple[Hand | None, ...]:
    hands: list[Hand | None] = []
    for seat, hand in enumerate(_list(value, "hands")):
        hidden = observation and hand is None
        hands.append(None if hidden else tuple(sorted(_cards(hand, f"hands[{seat}]"))))
    return tuple(hands)


def _chien(fields: _Fields, observation: bool) -> Hand | None:
    value = fields.value("chien")
    return None if observation and value is None else _cards(value, "chien")


def _petit_sec(value: object, place: str, seats: int) -> tuple[Seat, PetitSecChoice]:
    fields = _Fields(value, place)
    choice = _word(fields.value("choice"), fields.at("choice"), PetitSecChoice)
    return _seat(fields.value("seat"), fields.at("seat"), seats), choice


def _word(value: object, place: str, words: type[T]) -> T:
    try:
        return words(value)  # type: ignore[call-arg]  # every `words` is an Enum class
    except ValueError:
        raise RecordError(place, f"{str(value)[:40]!r} is not known") from None


def _bid(value: object, place: str, seats: int) -> SpokenBid:
    seat, word = _pair(value, place)
    try:
        bid = Bid.parse(str(word))
    except ValueError as error:
        raise RecordError(place, str(error)) from None
    return _seat(seat, place, seats), bid


def _play(value: object, place: str, seats: int) -> tuple[Seat, Card]:
    seat, code = _pair(value, place)
    return _seat(seat, place, seats), _card(code, place)


def _slam(fields: _Fields) -> bool | None:
    value = fields.optional("slam")
    if value is not None and not isinstance(value, bool):
        raise RecordError("slam", "true, false or null is needed")
    return value


def _end(value: object) -> End | None:
    return None if value is None else _word(value, "end", End)


def _announcement(value: object, place: str, seats: int) -> Announced:
    fields = _Fields(value, place)
    seat = _seat(fields.value("seat"), fields.at("seat"), seats)
    at = _whole(fields.value("at"), fields.at("at"))
    return Announced(seat=seat, said=read_said(value, place), at=at)


def read_said(value: object, place: str) -> ShownPoignee | Misere:
    """Return what an announcement's JSON object says; raise RecordError."""
    fields = _Fields(value, place)
    if fields.value("kind") != "poignee":
        return _word(fields.value("kind"), fields.at("kind"), Misere)
    return ShownPoignee(
        tier=_word(fields.value("tier"), fields.at("tier"), Tier),
        cards=_cards(fields.value("cards"), fields.at("cards")),
    )
