"""What the fields of a vector file hold, kind by kind: looked at before a row is judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from tarot_desktop.game.results import End
from tarot_desktop.lab.words import shown
from tarot_desktop.rules.agreements import AgreementError, Agreements
from tarot_desktop.rules.announcements import Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import ALL_HALF_POINTS, DECK
from tarot_desktop.rules.scoring import Side
from tarot_desktop.rules.tables import TABLE_SIZES

Check = Callable[[object, str], None]
Fields = Mapping[str, Check]
_LARGEST = 10**9


class FieldError(ValueError):
    """A field that cannot be used; the message names it and says what it needs."""

    def __init__(self, place: str, needed: str) -> None:
        super().__init__(f"{place}: {needed}")


def check_fields(kind: str, row: Mapping[str, Any]) -> None:
    """Raise FieldError for the first field of a row that is missing or of the wrong kind."""
    seats = row.get("seats")
    known = seats if type(seats) is int and seats in TABLE_SIZES else max(TABLE_SIZES)
    name = "called cards" if kind == "calls" and "hand" in row else kind
    _check_object(row, "", _kinds(known)[name])


@cache
def _kinds(seats: int) -> Mapping[str, Fields]:
    """Return the fields of each kind at a table of `seats`."""
    seat, whole, flag = _whole(0, seats - 1), _whole(-_LARGEST, _LARGEST), _one_of(False, True)
    table = {"seats": _one_of(*TABLE_SIZES), "agreements": _agreements}
    active = {"players": _one_of(3, 4, 5), "agreements": _agreements}
    side, maybe_seat = _one_of(None, *Side), _or_null(seat)
    cards, spoken = _list(_card), _list(_pair(seat, _bid))
    shown_cards = _list(_pair(seat, _card), least=1)
    scores = _list(whole, least=seats, most=seats)
    hands = _list(cards, least=seats, most=seats)
    return {
        "agreements": {"name": _text, "default": _anything, "values": _anything},
        "auctions": {**table, "dealer": seat, "bids": spoken, "expect": _object()},
        "called cards": {"agreements": _agreements, "hand": cards, "expect_callable": cards},
        "calls": {
            "agreements": _agreements,
            "contract": _bid,
            "taker": _whole(0, 4),
            "called_card_in": _one_of(*range(5), "chien"),
            "expect": _object(),
        },
        "deals": {
            **table,
            "dealer": seat,
            "pack": _list(_card, least=len(DECK)),
            "chien_positions": _list(_whole(1, len(DECK))),
            "expect": _object(hands=hands),
        },
        "discards": {**active, "cards": cards, "discard": cards, "expect": _object()},
        "draws": {**table, "drawn": shown_cards, "expect": _object()},
        "legal_moves": {
            **active,
            "trick_number": _whole(1, len(DECK)),
            "hand": cards,
            "trick": _list(_marked_card),
            "called_card": _or_null(_card),
            "is_taker": flag,
            "announced_slam_alive": flag,
            "protected_petit": flag,
            "legal": cards,
        },
        "petit_sec": {"agreements": _agreements, "hand": cards, "expect": _object()},
        "poignees": {
            **active,
            "hand": cards,
            "forced_discard": cards,
            "tier": _one_of(*Tier),
            "shown": cards,
            "expect": _object(),
        },
        "rankings": {
            "agreements": _agreements,
            "totals": _list(whole, most=max(TABLE_SIZES)),
            "expect": _object(),
        },
        "scoring": {
            **table,
            "dealer": seat,
            "taker": seat,
            "partner": maybe_seat,
            "contract": _bid,
            "attack_half_points": _whole(0, ALL_HALF_POINTS),
            "bouts": _whole(0, 3),
            "petit_au_bout": side,
            "poignees": _list(_one_of(*Tier)),
            "slam_announced": flag,
            "slam_won_by": side,
            "attack_tricks_lost": _or_null(_whole(0, len(DECK))),
            "miseres": _list(_pair(seat, _one_of("atout", "tete"))),
            "expect": _object(),
        },
        "sessions": {
            **table,
            "first_dealer": seat,
            "deals": _list(_object(end=_one_of(*End), scores=scores), most=_LARGEST),
            "expect": _object(),
        },
        "tricks": {
            **active,
            "trick_number": _whole(1, len(DECK)),
            "attack": _list(seat),
            "attack_won_before": _whole(0, len(DECK)),
            "plays": shown_cards,
            "protected_seat": maybe_seat,
            "expect": _object(),
        },
    }


def _check_object(value: object, place: str, fields: Fields) -> None:
    if not isinstance(value, Mapping):
        raise FieldError(place, "an object is needed")
    for name, check in fields.items():
        inner = f"{place}.{name}" if place else name
        if name not in value:
            raise FieldError(inner, "is missing")
        check(value[name], inner)


def _object(**fields: Check) -> Check:
    return partial(_check_object, fields=fields)


def _list(check: Check, *, least: int = 0, most: int = len(DECK)) -> Check:
    def checked(value: object, place: str) -> None:
        if not isinstance(value, list):
            raise FieldError(place, "a list is needed")
        if not least <= len(value) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise FieldError(place, f"a list of {wanted} is needed, not of {len(value)}")
        for number, item in enumerate(value):
            check(item, f"{place}[{number}]")

    return checked


def _pair(first: Check, second: Check) -> Check:
    def checked(value: object, place: str) -> None:
        if not isinstance(value, list) or len(value) != 2:
            raise FieldError(place, "a list of two is needed")
        first(value[0], f"{place}[0]")
        second(value[1], f"{place}[1]")

    return checked


def _or_null(check: Check) -> Check:
    def checked(value: object, place: str) -> None:
        if value is not None:
            check(value, place)

    return checked


def _one_of(*allowed: object) -> Check:
    words = [shown(one) for one in allowed]

    def checked(value: object, place: str) -> None:
        if isinstance(value, list | Mapping) or shown(value) not in words:
            raise FieldError(place, f"one of {', '.join(words)} is needed")

    return checked


def _whole(lowest: int, highest: int) -> Check:
    def checked(value: object, place: str) -> None:
        if type(value) is not int or not lowest <= value <= highest:
            raise FieldError(place, f"a whole number from {lowest} to {highest} is needed")

    return checked


def _anything(value: object, place: str) -> None:
    """Let a field be whatever it is."""


def _text(value: object, place: str) -> None:
    if not isinstance(value, str):
        raise FieldError(place, "a text is needed")


def _card(value: object, place: str) -> None:
    if not isinstance(value, str) or value not in _CODES:
        raise FieldError(place, "a card is needed")


def _marked_card(value: object, place: str) -> None:
    if value != "T1*":
        _card(value, place)


def _bid(value: object, place: str) -> None:
    _one_of(*(bid.code for bid in Bid))(value, place)


def _agreements(value: object, place: str) -> None:
    if not isinstance(value, Mapping):
        raise FieldError(place, "an object is needed")
    try:
        Agreements.from_json(value)
    except AgreementError as error:
        raise FieldError(place, str(error)) from None


_CODES = frozenset(card.code for card in DECK)
