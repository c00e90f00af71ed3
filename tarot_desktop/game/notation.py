"""A deal as text, both ways (rules 2.7).

Reading turns the words into the JSON fields of rules 2.8 and lets `records` judge them, so the
two forms know the same deals and complain alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from tarot_desktop.game.records import FORMAT, VERSION, Record, RecordError, read_record
from tarot_desktop.rules.agreements import FFT, AgreementError, parse_words, to_words
from tarot_desktop.rules.announcements import Announced, Misere
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import PLAIN_SUITS, Card, Seat
from tarot_desktop.rules.tables import playing_order

BID_LETTERS = {
    Bid.PASS: "-",
    Bid.PRISE: "P",
    Bid.POUSSE: "U",
    Bid.GARDE: "G",
    Bid.SANS: "S",
    Bid.CONTRE: "C",
}
_BIDS = {letter: bid for bid, letter in BID_LETTERS.items()}
_MISERES = {Misere.ATOUT: "misere-atout", Misere.TETE: "misere-tete"}
_MISERE_WORDS = {word: kind for kind, word in _MISERES.items()}
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")


# Writing


def to_text(record: Record) -> str:
    """Return the record in text notation, a line for each group, ending in a newline."""
    return "\n".join(" ".join(line) for line in _lines(record)) + "\n"


def hand_groups(hand: Sequence[Card]) -> list[str]:
    """Return a hand as `S:` `H:` `D:` `C:` `T:` groups, ranks high to low, and `E`."""
    groups = []
    for suit in (*PLAIN_SUITS, "T"):
        cards = sorted((card for card in hand if card.suit == suit), reverse=True)
        groups.append(f"{suit}:" + (".".join(card.code[1:] for card in cards) or "-"))
    return groups + ["E"] * any(card.is_excuse for card in hand)


def _lines(record: Record) -> list[list[str]]:
    lines = [["tarot", "1"], ["table", str(record.seats), "dealer", str(record.dealer)]]
    if record.agreements != FFT:
        lines.append(["agree", *to_words(record.agreements)])
    if record.pack is not None and record.chien_positions is not None:
        lines.append(["pack", *_codes(record.pack)])
        lines.append(["positions", *map(str, record.chien_positions)])
    for seat, hand in enumerate(record.hands):
        if hand:
            lines.append(["hand", str(seat), *hand_groups(hand)])
    if record.chien:
        lines.append(["chien", *_codes(record.chien)])
    return lines + _decision_lines(record) + _card_lines(record) + _end_lines(record)


def _decision_lines(record: Record) -> list[list[str]]:
    lines = []
    if record.petit_sec is not None:
        lines.append(["petit-sec", str(record.petit_sec[0]), record.petit_sec[1].value])
    if record.bids:
        lines.append(["bids", *(f"{seat}{BID_LETTERS[bid]}" for seat, bid in record.bids)])
    if record.call is not None:
        lines.append(["call", record.call.code])
    if record.discard is not None:
        lines.append(["discard", *_codes(record.discard)])
    if record.discard_shown:
        lines.append(["shown", *_codes(record.discard_shown)])
    if record.slam:
        lines.append(["slam"])
    return lines


def _card_lines(record: Record) -> list[list[str]]:
    size = len(playing_order(record.table, record.dealer))
    said = list(record.announcements)
    lines: list[list[str]] = [_say_line(announced) for announced in said]
    for number, start in enumerate(range(0, len(record.plays), size), 1):
        plays = record.plays[start : start + size]
        lines.append(["trick", str(number), str(plays[0][0]), *(card.code for _, card in plays)])
    return lines


def _say_line(announced: Announced) -> list[str]:
    seat = str(announced.seat)
    if isinstance(announced.said, Misere):
        return ["say", seat, _MISERES[announced.said]]
    return ["say", seat, announced.said.tier.value, *_codes(announced.said.cards)]


def _end_lines(record: Record) -> list[list[str]]:
    if record.end is None:
        return []
    lines = [["end", record.end.value]]
    scores = (record.claims or {}).get("scores")
    if isinstance(scores, list):
        lines.append(["score", *map(str, scores)])
    return lines


def _codes(some: Sequence[Card]) -> list[str]:
    return [card.code for card in some]


# Reading


def read_text(text: str) -> Record:
    """Return the record that a text holds; raise RecordError, whose place names the line."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines or lines[0] != ["tarot", str(VERSION)]:
        raise RecordError("line 1", "a deal begins with 'tarot 1'")
    reader = _Reader()
    for number, words in enumerate(lines[1:], 2):
        reader.read(words, f"line {number}")
    return reader.record()


class _Reader:
    """Collects the JSON fields line by line; lines come in the order of rules 2.7."""

    def __init__(self) -> None:
        self._fields: dict[str, object] = {"format": FORMAT, "version": VERSION, "slam": False}
        self._hands: dict[Seat, list[str]] = {}
        self._seats = 0
        self._said: list[dict[str, object]] = []
        self._plays: list[list[object]] = []
        self._stage = 0
        self._readers: dict[str, tuple[int, Callable[[list[str]], None]]] = {
            "table": (0, self._table),
            "agree": (1, self._agree),
            "pack": (2, self._pack),
            "positions": (3, self._positions),
            "hand": (4, self._hand),
            "chien": (5, self._chien),
            "petit-sec": (6, self._petit_sec),
            "bids": (7, self._bids),
            "call": (8, self._call),
            "discard": (9, self._discard),
            "shown": (10, self._shown),
            "slam": (11, self._slam),
            "say": (12, self._say),
            "trick": (13, self._trick),
            "end": (14, self._end),
            "score": (15, self._score),
        }

    def read(self, words: list[str], place: str) -> None:
        """Take one line; raise RecordError."""
        if words[0] not in self._readers:
            raise RecordError(place, f"{words[0][:20]!r} begins no line")
        stage, take = self._readers[words[0]]
        if stage < self._stage:
            raise RecordError(place, f"{words[0]!r} comes too late")
        self._stage = stage
        try:
            take(words[1:])
        except RecordError:
            raise
        except (AgreementError, ValueError, IndexError, KeyError) as error:
            raise RecordError(place, f"{words[0]!r} cannot be read: {error}") from None

    def record(self) -> Record:
        """Return the record of all lines; raise RecordError."""
        if "seats" not in self._fields:
            raise RecordError("table", "is missing")
        hands = [self._hands.get(seat, []) for seat in range(self._seats)]
        unfinished = {} if "end" in self._fields else {"slam": self._unfinished_slam()}
        return read_record(
            {
                "chien": [],
                **self._fields,
                **unfinished,
                "hands": hands,
                "announcements": self._announcements(),
                "plays": self._plays,
            }
        )

    def _unfinished_slam(self) -> bool | None:
        return bool(self._fields["slam"]) if self._fields["slam"] or self._plays else None

    def _announcements(self) -> list[dict[str, object]]:
        """Each announcement with its moment: just before the seat's first card."""
        first: dict[object, int] = {}
        for number, (seat, _) in enumerate(self._plays):
            first.setdefault(seat, number)
        return [{**said, "at": first.get(said["seat"], len(self._plays))} for said in self._said]

    def _table(self, words: list[str]) -> None:
        seats, word, dealer = words
        if word != "dealer":
            raise ValueError("write 'table SEATS dealer SEAT'")
        self._seats = _whole(seats)
        if not 2 <= self._seats <= 6:
            raise ValueError(f"a table has 3 to 6 seats, not {self._seats}")
        self._fields |= {"seats": self._seats, "dealer": _whole(dealer)}

    def _agree(self, words: list[str]) -> None:
        self._fields["agreements"] = parse_words(words).to_json()

    def _pack(self, words: list[str]) -> None:
        self._fields["pack"] = words

    def _positions(self, words: list[str]) -> None:
        self._fields["chien_positions"] = [_whole(word) for word in words]

    def _hand(self, words: list[str]) -> None:
        seat = _whole(words[0])
        if seat in self._hands:
            raise ValueError(f"seat {seat} has two hands")
        self._hands[seat] = read_groups(words[1:])

    def _chien(self, words: list[str]) -> None:
        self._fields["chien"] = words

    def _petit_sec(self, words: list[str]) -> None:
        seat, choice = words
        self._fields["petit_sec"] = {"seat": _whole(seat), "choice": choice}

    def _bids(self, words: list[str]) -> None:
        self._fields["bids"] = [[_whole(word[:-1]), _BIDS[word[-1:]].code] for word in words]

    def _call(self, words: list[str]) -> None:
        (self._fields["call"],) = words

    def _discard(self, words: list[str]) -> None:
        self._fields["discard"] = words

    def _shown(self, words: list[str]) -> None:
        self._fields["discard_shown"] = words

    def _slam(self, words: list[str]) -> None:
        if words:
            raise ValueError("nothing follows it")
        self._fields["slam"] = True

    def _say(self, words: list[str]) -> None:
        seat, what, *cards = words
        said: dict[str, object] = {"seat": _whole(seat)}
        if what in _MISERE_WORDS:
            said |= {"kind": _MISERE_WORDS[what].value}
        else:
            said |= {"kind": "poignee", "tier": what, "cards": cards}
        self._said.append(said)

    def _trick(self, words: list[str]) -> None:
        number, leader, *cards = words
        order = self._order()
        start = order.index(_whole(leader))
        if _whole(number) != -(-len(self._plays) // len(order)) + 1:
            raise ValueError(f"trick {number} does not come now")
        if not 1 <= len(cards) <= len(order):
            raise ValueError(f"a trick has 1 to {len(order)} cards")
        for place, card in enumerate(cards):
            self._plays.append([order[(start + place) % len(order)], card])

    def _order(self) -> list[Seat]:
        dealer = self._fields["dealer"]
        assert isinstance(dealer, int)
        seats = [(dealer + 1 + step) % self._seats for step in range(self._seats)]
        return [seat for seat in seats if seat in self._hands]

    def _end(self, words: list[str]) -> None:
        (self._fields["end"],) = words

    def _score(self, words: list[str]) -> None:
        self._fields["claims"] = {"scores": [_whole(word) for word in words]}


def read_groups(words: Sequence[str]) -> list[str]:
    """Return the card codes of `S:K.Q` groups; raise ValueError."""
    codes: list[str] = []
    for word in words:
        if word == "E":
            codes.append("E")
            continue
        suit, sign, ranks = word.partition(":")
        if not sign or suit not in ("S", "H", "D", "C", "T"):
            raise ValueError(f"{word[:20]!r} is no group of cards")
        codes += [suit + rank for rank in ranks.split(".") if rank != "-"]
    return codes


def _whole(word: str) -> int:
    """Return a number as the notation writes it: in the digits 0 to 9 alone."""
    if not _NUMBER.fullmatch(word):
        raise ValueError(f"{word[:20]!r} is no whole number")
    return int(word)
