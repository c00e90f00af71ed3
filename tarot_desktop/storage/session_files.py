"""Sessions and deals as files for other programs and other computers.

A session is JSON lines: first who played, by which agreements, who dealt first; then a record a
line (rules 2.8), the last perhaps unfinished.  What a stranger wrote is read strictly and played
again by the rules; the first thing that is wrong is named with its place.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tarot_desktop.game.notation import read_text, to_text
from tarot_desktop.game.records import SESSION_FORMAT, Record, read_record, to_json
from tarot_desktop.game.replay import faults_of, record_of, replay
from tarot_desktop.game.session import Standing, counts, opening
from tarot_desktop.rules.agreements import AgreementError, Agreements
from tarot_desktop.storage.exchange_error import ExchangeError
from tarot_desktop.storage.history import KeptDeal, Origin, SessionEntry, record_line
from tarot_desktop.storage.json_files import UnreadableFile, parse_value
from tarot_desktop.storage.told import Where, Words, in_line, told

VERSION = 1
MOST_BYTES = 64 << 20
MOST_LINE = 1 << 16
MOST_DEALS = 10_000
_MOST_WORD = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionFile:
    """A session and its deals, as a file holds them."""

    entry: SessionEntry
    deals: tuple[KeptDeal, ...]


# Writing


def session_lines(session: SessionFile) -> str:
    """Return a session as JSON lines."""
    entry = session.entry
    head = {
        "format": SESSION_FORMAT,
        "version": VERSION,
        "key": entry.key,
        "began": entry.began,
        "seats": entry.seats,
        "agreements": entry.agreements.to_json(),
        "first_dealer": session.deals[0].record.dealer if session.deals else 0,
        "players": [{"level": None}, *({"level": level} for level in entry.levels)],
        "seed": entry.seed,
        "played": [
            {"began": d.began, "ended": d.ended, "origin": d.origin, "strict": d.strict}
            for d in session.deals
        ],
    }
    lines = [json.dumps(head), *(record_line(deal.record) for deal in session.deals)]
    return "\n".join(lines) + "\n"


def session_table(session: SessionFile) -> str:
    """Return a session as comma-separated values: a row for each finished deal."""
    seats = range(session.entry.seats)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    facts = ("deal", "ended", "dealer", "end", "taker", "partner", "contract", "bouts", "points")
    scores = [f"score_{seat}" for seat in seats]
    table.writerow(
        (*facts, "target", "made", "value", *scores, *(f"total_{seat}" for seat in seats))
    )
    totals = [0] * session.entry.seats
    for deal in session.deals:
        if deal.record.end is not None:
            table.writerow(_row(deal, totals))
    return text.getvalue()


def _row(deal: KeptDeal, totals: list[int]) -> list[object]:
    record, claims = deal.record, deal.record.claims or {}
    scores = claims.get("scores")
    assert isinstance(scores, list)
    totals[:] = map(sum, zip(totals, scores, strict=True))
    half_points = claims.get("attack_half_points")
    points = half_points / 2 if isinstance(half_points, int) else None
    facts = [claims.get(name) for name in ("taker", "partner", "contract", "bouts")]
    result = [claims.get(name) for name in ("target", "made", "S")]
    end = record.end.value if record.end else None
    return [deal.number, deal.ended, record.dealer, end, *facts, points, *result, *scores, *totals]


def deal_text(record: Record, *, notation: bool) -> str:
    """Return a deal in text notation, or as JSON."""
    return to_text(record) if notation else json.dumps(to_json(record)) + "\n"


# Reading


def read_sessions(data: bytes, now: str) -> list[SessionFile]:
    """Return the sessions that a file holds, of whichever kind it is; raise ExchangeError.

    Deals without a session become sessions of deals that follow one another; `now` is their time.
    """
    if len(data) > MOST_BYTES:
        raise ExchangeError((), Words.MORE_BYTES, most=MOST_BYTES)
    text = _decoded(data)
    if text.lstrip().startswith("tarot "):
        return _grouped(_text_records(text), now)
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise ExchangeError((), Words.EMPTY)
    if len(lines) > MOST_DEALS + 1:
        raise ExchangeError((), Words.MORE_DEALS, most=MOST_DEALS)
    if not _is_line(lines[0]):
        return _grouped([((), _value((), text))], now)
    head = _value(in_line(1), lines[0])
    values = [(in_line(number), line) for number, line in enumerate(lines, 1)]
    if isinstance(head, dict) and head.get("format") == SESSION_FORMAT:
        return [_session(head, values[1:])]
    return _grouped(((place, _value(place, line)) for place, line in values), now)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ExchangeError((), Words.NO_TEXT) from None


def _is_line(line: str) -> bool:
    try:
        parse_value(line[:MOST_LINE].encode())
    except UnreadableFile:
        return False
    return True


def _value(place: Where, text: str) -> object:
    if len(text) > MOST_LINE:
        raise ExchangeError(place, Words.MORE_CHARACTERS, most=MOST_LINE)
    try:
        return parse_value(text.encode("utf-8", "replace"))
    except UnreadableFile as error:
        raise ExchangeError(place, Words.NO_JSON, details=error) from None


def _text_records(text: str) -> Iterator[tuple[Where, object]]:
    deals = [f"tarot {part}" for part in ("\n" + text.lstrip()).split("\ntarot ")[1:]]
    if len(deals) > MOST_DEALS:
        raise ExchangeError((), Words.MORE_DEALS, most=MOST_DEALS)
    for number, deal in enumerate(deals, 1):
        place = (told(Words.DEAL, number=number),)
        if len(deal) > MOST_LINE:
            raise ExchangeError(place, Words.MORE_CHARACTERS, most=MOST_LINE)
        try:
            yield place, read_text(deal)
        except ValueError as error:
            raise ExchangeError(place, Words.RECORD, details=error) from None


def _checked(place: Where, value: object) -> Record:
    """Return a record that the rules allow, with true claims."""
    try:
        record = value if isinstance(value, Record) else read_record(value)
        game = replay(record)
        wrong = faults_of(game, record)
    except (ValueError, LookupError, TypeError) as error:
        raise ExchangeError(place, Words.RECORD, details=error) from None
    if wrong:
        raise ExchangeError(place, Words.CLAIM, name=wrong[0].name[:_MOST_WORD])
    return record_of(game.state)


def _session(head: Mapping[str, Any], lines: Sequence[tuple[Where, str]]) -> SessionFile:
    entry = _entry(head)
    played = _played(head, len(lines))
    deals, standing = [], opening(entry.seats, entry.agreements, _whole(head, "first_dealer"))
    for number, (place, line) in enumerate(lines, 1):
        record = _checked(place, _value(place, line))
        _check_follows(place, record, entry, standing)
        deals.append(replace(played[number - 1], number=number, record=record))
        if record.end is None and number < len(lines):
            raise ExchangeError(place, Words.EARLIER_NOT_ENDED)
        standing = _after(standing, record)
    return SessionFile(entry=_settled(entry, deals, standing), deals=tuple(deals))


def _after(standing: Standing, record: Record) -> Standing:
    if record.end is None:
        return standing
    scores = (record.claims or {}).get("scores")
    assert isinstance(scores, list)
    return standing.after(record.end, scores)


def _settled(entry: SessionEntry, deals: Sequence[KeptDeal], standing: Standing) -> SessionEntry:
    ended = [deal for deal in deals if deal.record.end is not None]
    return replace(
        entry,
        played=deals[-1].ended if deals else entry.began,
        deals=len(ended),
        valid=sum(counts(deal.record.end) for deal in ended if deal.record.end),
        totals=standing.totals,
        over=standing.over,
    )


def _check_follows(place: Where, record: Record, entry: SessionEntry, standing: Standing) -> None:
    if (record.seats, record.agreements) != (entry.seats, entry.agreements):
        raise ExchangeError(place, Words.OTHER_TABLE)
    if standing.over:
        raise ExchangeError(place, Words.OVER_BEFORE)
    if record.dealer != standing.dealer:
        values = {"right": standing.dealer, "wrong": record.dealer}
        raise ExchangeError(place, Words.OTHER_DEALER, **values)


def _entry(head: Mapping[str, Any]) -> SessionEntry:
    place = in_line(1)
    if _whole(head, "version") != VERSION:
        raise ExchangeError(place, Words.OTHER_VERSION, version=VERSION)
    seats, began = _whole(head, "seats"), _word(head, "began")
    players = head.get("players")
    if not isinstance(players, list) or len(players) != seats or not 3 <= seats <= 6:
        raise ExchangeError(place, Words.PLAYERS)
    try:
        agreements = Agreements.from_json(head.get("agreements", {}))
        agreements.check_seats(seats)
    except (AgreementError, TypeError, AttributeError) as error:
        raise ExchangeError(place, Words.AGREEMENTS, details=error) from None
    if not 0 <= _whole(head, "first_dealer") < seats:
        raise ExchangeError(place, Words.NO_SEAT, name="first_dealer", most=seats - 1)
    return SessionEntry(
        key=_key(head),
        began=began,
        played=began,
        seats=seats,
        agreements=agreements,
        levels=tuple(_level(player) for player in players[1:]),
        seed=_whole(head, "seed"),
    )


def _key(head: Mapping[str, Any]) -> str:
    key = _word(head, "key")
    if not re.fullmatch("[0-9a-f]{0,32}", key):
        raise ExchangeError(in_line(1), Words.NO_KEY, name="key")
    return key


def _level(player: object) -> str:
    if not isinstance(player, dict):
        raise ExchangeError(in_line(1), Words.EACH_SEAT, name="players")
    return _word(player, "level")


def _played(head: Mapping[str, Any], deals: int) -> list[KeptDeal]:
    """Return when and by whom the deals were played; `record` is still that of none."""
    played = head.get("played")
    if not isinstance(played, list) or len(played) < deals:
        raise ExchangeError(in_line(1), Words.EACH_DEAL, name="played")
    return [_times(one) for one in played]


def _times(one: object) -> KeptDeal:
    if not isinstance(one, dict) or one.get("origin") not in list(Origin):
        raise ExchangeError(in_line(1), Words.TIMES, name="played")
    return KeptDeal(
        number=0,
        began=_word(one, "began"),
        ended=_word(one, "ended"),
        strict=one.get("strict") is True,
        origin=Origin(one["origin"]),
        record=_NO_RECORD,
    )


_NO_RECORD = Record(seats=4, dealer=0, hands=(), chien=())


def _whole(head: Mapping[str, Any], name: str) -> int:
    value = head.get(name)
    if type(value) is not int or abs(value) >= 1 << 62:
        raise ExchangeError(in_line(1), Words.NO_NUMBER, name=name)
    return value


def _word(head: Mapping[str, Any], name: str) -> str:
    value = head.get(name)
    if not isinstance(value, str) or not value.isprintable() or len(value) > _MOST_WORD:
        raise ExchangeError(in_line(1), Words.NO_WORD, name=name)
    return value


# Deals without a session


def _grouped(values: Iterable[tuple[Where, object]], now: str) -> list[SessionFile]:
    """Return sessions of deals that follow one another at one table."""
    groups: list[tuple[SessionEntry, list[KeptDeal], Standing]] = []
    for place, value in values:
        record = _checked(place, value)
        if record.end is None:
            raise ExchangeError(place, Words.NOT_ENDED)
        if not groups or not _fits(record, groups[-1]):
            groups.append(_new_group(record, now))
        entry, deals, standing = groups[-1]
        number = len(deals) + 1
        deals.append(
            KeptDeal(number=number, began=now, ended=now, origin=Origin.IMPORT, record=record)
        )
        groups[-1] = (entry, deals, _after(standing, record))
    return [
        SessionFile(entry=_settled(entry, deals, standing), deals=tuple(deals))
        for entry, deals, standing in groups
    ]


def _fits(record: Record, group: tuple[SessionEntry, list[KeptDeal], Standing]) -> bool:
    entry, _, standing = group
    try:
        _check_follows((), record, entry, standing)
    except ExchangeError:
        return False
    return True


def _new_group(record: Record, now: str) -> tuple[SessionEntry, list[KeptDeal], Standing]:
    entry = SessionEntry(
        key="",
        began=now,
        played=now,
        seats=record.seats,
        agreements=record.agreements,
        levels=("",) * (record.seats - 1),
        seed=0,
    )
    return entry, [], opening(record.seats, record.agreements, record.dealer)
