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
        raise ExchangeError("", f"more than {MOST_BYTES} bytes")
    text = _decoded(data)
    if text.lstrip().startswith("tarot "):
        return _grouped(_text_records(text), now)
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise ExchangeError("", "the file is empty")
    if len(lines) > MOST_DEALS + 1:
        raise ExchangeError("", f"more than {MOST_DEALS} deals")
    if not _is_line(lines[0]):
        return _grouped([("", _value("", text))], now)
    head = _value("line 1", lines[0])
    values = [(f"line {number}", line) for number, line in enumerate(lines, 1)]
    if isinstance(head, dict) and head.get("format") == SESSION_FORMAT:
        return [_session(head, values[1:])]
    return _grouped(((place, _value(place, line)) for place, line in values), now)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ExchangeError("", "the file is not UTF-8 text") from None


def _is_line(line: str) -> bool:
    try:
        parse_value(line[:MOST_LINE].encode())
    except UnreadableFile:
        return False
    return True


def _value(place: str, text: str) -> object:
    if len(text) > MOST_LINE:
        raise ExchangeError(place, f"more than {MOST_LINE} characters")
    try:
        return parse_value(text.encode("utf-8", "replace"))
    except UnreadableFile as error:
        raise ExchangeError(place, str(error)) from None


def _text_records(text: str) -> Iterator[tuple[str, object]]:
    deals = [f"tarot {part}" for part in ("\n" + text.lstrip()).split("\ntarot ")[1:]]
    if len(deals) > MOST_DEALS:
        raise ExchangeError("", f"more than {MOST_DEALS} deals")
    for number, deal in enumerate(deals, 1):
        place = f"deal {number}"
        if len(deal) > MOST_LINE:
            raise ExchangeError(place, f"more than {MOST_LINE} characters")
        try:
            yield place, read_text(deal)
        except ValueError as error:
            raise ExchangeError(place, str(error)) from None


def _checked(place: str, value: object) -> Record:
    """Return a record that the rules allow, with true claims."""
    try:
        record = value if isinstance(value, Record) else read_record(value)
        game = replay(record)
        wrong = faults_of(game, record)
    except (ValueError, LookupError, TypeError) as error:
        raise ExchangeError(place, str(error)) from None
    if wrong:
        raise ExchangeError(place, f"the claim {wrong[0].name[:_MOST_WORD]!r} is not true")
    return record_of(game.state)


def _session(head: Mapping[str, Any], lines: Sequence[tuple[str, str]]) -> SessionFile:
    entry = _entry(head)
    played = _played(head, len(lines))
    deals, standing = [], opening(entry.seats, entry.agreements, _whole(head, "first_dealer"))
    for number, (place, line) in enumerate(lines, 1):
        record = _checked(place, _value(place, line))
        _check_follows(place, record, entry, standing)
        deals.append(replace(played[number - 1], number=number, record=record))
        if record.end is None and number < len(lines):
            raise ExchangeError(place, "a deal before the last has not ended")
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


def _check_follows(place: str, record: Record, entry: SessionEntry, standing: Standing) -> None:
    if (record.seats, record.agreements) != (entry.seats, entry.agreements):
        raise ExchangeError(place, "a deal of another table")
    if standing.over:
        raise ExchangeError(place, "the session is over before this deal")
    if record.dealer != standing.dealer:
        raise ExchangeError(place, f"seat {standing.dealer} deals, not seat {record.dealer}")


def _entry(head: Mapping[str, Any]) -> SessionEntry:
    place = "line 1"
    if _whole(head, "version") != VERSION:
        raise ExchangeError(place, f"only version {VERSION} is known")
    seats, began = _whole(head, "seats"), _word(head, "began")
    players = head.get("players")
    if not isinstance(players, list) or len(players) != seats or not 3 <= seats <= 6:
        raise ExchangeError(place, "3 to 6 players are needed, one for each seat")
    try:
        agreements = Agreements.from_json(head.get("agreements", {}))
        agreements.check_seats(seats)
    except (AgreementError, TypeError, AttributeError) as error:
        raise ExchangeError(place, f"agreements: {error}") from None
    if not 0 <= _whole(head, "first_dealer") < seats:
        raise ExchangeError(place, f"first_dealer: a seat from 0 to {seats - 1} is needed")
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
        raise ExchangeError("line 1", "key: at most 32 hexadecimal digits are needed")
    return key


def _level(player: object) -> str:
    if not isinstance(player, dict):
        raise ExchangeError("line 1", "players: an object is needed for each seat")
    return _word(player, "level")


def _played(head: Mapping[str, Any], deals: int) -> list[KeptDeal]:
    """Return when and by whom the deals were played; `record` is still that of none."""
    played = head.get("played")
    if not isinstance(played, list) or len(played) < deals:
        raise ExchangeError("line 1", "played: an object is needed for each deal")
    return [_times(one) for one in played]


def _times(one: object) -> KeptDeal:
    if not isinstance(one, dict) or one.get("origin") not in list(Origin):
        raise ExchangeError("line 1", "played: began, ended, origin and strict are needed")
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
        raise ExchangeError("line 1", f"{name}: a whole number is needed")
    return value


def _word(head: Mapping[str, Any], name: str) -> str:
    value = head.get(name)
    if not isinstance(value, str) or not value.isprintable() or len(value) > _MOST_WORD:
        raise ExchangeError("line 1", f"{name}: a short text is needed")
    return value


# Deals without a session


def _grouped(values: Iterable[tuple[str, object]], now: str) -> list[SessionFile]:
    """Return sessions of deals that follow one another at one table."""
    groups: list[tuple[SessionEntry, list[KeptDeal], Standing]] = []
    for place, value in values:
        record = _checked(place, value)
        if record.end is None:
            raise ExchangeError(place, "the deal has not ended")
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
        _check_follows("", record, entry, standing)
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
