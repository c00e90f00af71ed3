"""Every home agreement, declared once (rules 10); their words are elsewhere.

An `Agreements` value is complete and valid: the constructor refuses what rules 10 refuses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from typing import Any, cast


class FirstDealer(StrEnum):
    """How the first dealer is found (rules 3.3)."""

    DRAW = "draw"
    RANDOM = "random"


class ChienPositions(StrEnum):
    """Places of the pack from which the chien may be taken (rules 3.6)."""

    FFT = "fft"
    INNER = "inner"


class FiveSeats(StrEnum):
    """What five seats play (rules 3.1)."""

    CALL = "call"
    MORT = "mort"


class SessionKind(StrEnum):
    """What ends a session (rules 9.1)."""

    DEALS = "deals"
    TARGET = "target"
    OPEN = "open"


class TieRule(StrEnum):
    """What a shared first place means (rules 9.2)."""

    SHARE = "share"
    PLAYOFF = "playoff"


class Pousse(StrEnum):
    """The extra bid between prise and garde (rules 4.2)."""

    OFF = "off"
    SINGLE = "single"
    DOUBLING = "doubling"


class ContractScale(StrEnum):
    """What a contract multiplies (rules 8.4, 8.10)."""

    FFT = "fft"
    CONTRE5 = "contre5"
    CONTRE8 = "contre8"
    FIXED = "fixed"


class CalledInChien(StrEnum):
    """What a called card in an opened chien means (rules 4.6)."""

    ALONE = "alone"
    REDEAL = "redeal"


class CalledSuitLead(StrEnum):
    """Whether the called suit may be led first (rules 6.2)."""

    RESTRICTED = "restricted"
    FREE = "free"


class PartnerSplit(StrEnum):
    """How taker and partner share (rules 8.7)."""

    TWO_THIRDS = "two_thirds"
    EQUAL = "equal"


class PetitSec(StrEnum):
    """What a bare Petit does (rules 3.8, 7.6)."""

    CANCEL = "cancel"
    OPTIONAL = "optional"
    PLAY = "play"
    IMPRENABLE = "imprenable"


class ExcuseLast(StrEnum):
    """Who owns an Excuse played in the last trick (rules 7.1)."""

    CHANGE_SIDES = "change_sides"
    TRICK_WINNER = "trick_winner"


ALL_TABLES = (3, 4, 5, 6)
CALL_TABLES = (5, 6)
_POSITIVE, _AMOUNT = "a whole number of at least 1", "a whole number of at least 0"


class AgreementError(ValueError):
    """An agreement that rules 10 does not know; the message says what would be right."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self.name = name


def _choice(
    default: Any, *allowed: Any, tables: tuple[int, ...] = ALL_TABLES
) -> Any:  # a dataclass field poses as its type
    values = allowed or tuple(cast("type[StrEnum]", type(default)))
    return field(default=default, metadata={"values": values, "tables": tables})


def _number(default: int | None, lowest: int, *, none: bool = False) -> Any:
    return field(default=default, metadata={"lowest": lowest, "none": none, "tables": ALL_TABLES})


def _triple(default: tuple[int, int, int] | None, *, counts: bool) -> Any:
    return field(default=default, metadata={"counts": counts, "tables": ALL_TABLES})


Value = bool | int | str | None | tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreements:
    """The agreements of one session; each first value is the federation's."""

    first_dealer: FirstDealer = _choice(FirstDealer.DRAW)
    chien_positions: ChienPositions = _choice(ChienPositions.FFT)
    five_seats: FiveSeats = _choice(FiveSeats.CALL, tables=(5,))
    session_kind: SessionKind = _choice(SessionKind.DEALS)
    session_deals: int | None = _number(None, 1, none=True)
    session_target: int = _number(1000, 1)
    tie_rule: TieRule = _choice(TieRule.SHARE)
    pousse: Pousse = _choice(Pousse.OFF)
    contract_scale: ContractScale = _choice(ContractScale.FFT)
    self_call: bool = _choice(True, True, False, tables=CALL_TABLES)
    called_in_chien: CalledInChien = _choice(CalledInChien.ALONE, tables=CALL_TABLES)
    called_suit_lead: CalledSuitLead = _choice(CalledSuitLead.RESTRICTED, tables=CALL_TABLES)
    partner_split: PartnerSplit = _choice(PartnerSplit.TWO_THIRDS, tables=CALL_TABLES)
    petit_sec: PetitSec = _choice(PetitSec.CANCEL)
    discard_trumps_shown: bool = _choice(True, True, False)
    poignee_counts: tuple[int, int, int] | None = _triple(None, counts=True)
    poignee_values: tuple[int, int, int] = _triple((20, 30, 40), counts=False)
    misere_atout: int = _number(0, 0)
    misere_tete: int = _number(0, 0)
    petit_chelem_bonus: int = _number(0, 0)
    petit_chelem_max_lost: int = _choice(1, 1, 2)
    excuse_last: ExcuseLast = _choice(ExcuseLast.CHANGE_SIDES)
    margin_rounding: int = _choice(1, 1, 5, 10)

    def __post_init__(self) -> None:
        for spec in fields(self):
            value = _checked(spec, getattr(self, spec.name))
            object.__setattr__(self, spec.name, value)

    def check_seats(self, seats: int) -> None:
        """Raise AgreementError if `session_deals` is no multiple of the seats."""
        if self.session_deals is not None and self.session_deals % seats:
            raise AgreementError(
                "session_deals", f"session_deals must be a multiple of the {seats} seats"
            )

    @staticmethod
    def from_json(values: Mapping[str, object]) -> Agreements:
        """Return agreements from JSON values (rules 10); raise AgreementError."""
        known = {spec.name for spec in fields(Agreements)}
        for name in values:
            if name not in known:
                raise AgreementError(name, f"unknown agreement {name!r}")
        return Agreements(**cast("dict[str, Any]", dict(values)))

    def differences(self) -> dict[str, Value]:
        """Return the agreements that are not the federation's, by name."""
        return {
            spec.name: getattr(self, spec.name)
            for spec in fields(self)
            if getattr(self, spec.name) != spec.default
        }

    def to_json(self) -> dict[str, object]:
        """Return the differences as JSON values."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in self.differences().items()
        }


def agreement_fields() -> dict[str, Field[Any]]:
    """Return every agreement's declaration by name: default, values, tables."""
    return {spec.name: spec for spec in fields(Agreements)}


def allowed_values(name: str) -> tuple[Value, ...] | None:
    """Return the closed list of an agreement's values, or None for numbers and lists."""
    return cast("tuple[Value, ...] | None", agreement_fields()[name].metadata.get("values"))


def parse_words(words: list[str] | tuple[str, ...]) -> Agreements:
    """Return agreements from `NAME=VALUE` words (rules 2.7); raise AgreementError."""
    values: dict[str, object] = {}
    for word in words:
        name, sign, text = word.partition("=")
        if not sign:
            raise AgreementError(word, f"{word!r} is no agreement: write NAME=VALUE")
        if name in values:
            raise AgreementError(name, f"agreement {name!r} is given twice")
        values[name] = _value_of(text)
    return Agreements.from_json(values)


def to_words(agreements: Agreements) -> list[str]:
    """Return the differences from the federation's agreements as `NAME=VALUE` words."""
    return [f"{name}={_text_of(value)}" for name, value in agreements.differences().items()]


def _value_of(text: str) -> object:
    constants: dict[str, object] = {"yes": True, "no": False, "none": None}
    if text in constants:
        return constants[text]
    parts = text.split(",")
    if all(part.isascii() and part.isdigit() and len(part) <= 9 for part in parts):
        numbers = [int(part) for part in parts]
        return numbers if len(numbers) > 1 else numbers[0]
    return text


def _text_of(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


def _checked(spec: Field[Any], value: object) -> object:
    if "values" in spec.metadata:
        return _checked_choice(spec, value)
    if "counts" in spec.metadata:
        return _checked_triple(spec, value)
    return _checked_number(spec, value)


def _checked_choice(spec: Field[Any], value: object) -> object:
    for allowed in spec.metadata["values"]:
        if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
            return allowed
    known = ", ".join(_text_of(allowed) for allowed in spec.metadata["values"])
    raise AgreementError(spec.name, f"{spec.name} must be one of {known}, not {_shown(value)}")


def _checked_number(spec: Field[Any], value: object) -> object:
    if value is None and spec.metadata["none"]:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and value >= spec.metadata["lowest"]:
        return value
    wanted = _POSITIVE if spec.metadata["lowest"] else _AMOUNT
    or_none = ", or none" if spec.metadata["none"] else ""
    raise AgreementError(spec.name, f"{spec.name} must be {wanted}{or_none}, not {_shown(value)}")


def _checked_triple(spec: Field[Any], value: object) -> object:
    counts = spec.metadata["counts"]
    if value is None and spec.default is None:
        return None
    if isinstance(value, list | tuple) and _is_triple(tuple(value), counts):
        return tuple(value)
    wanted = (
        "none or three increasing whole numbers from 1 to 22"
        if counts
        else "three whole numbers of at least 0"
    )
    raise AgreementError(spec.name, f"{spec.name} must be {wanted}, not {_shown(value)}")


def _is_triple(numbers: tuple[object, ...], counts: bool) -> bool:
    if len(numbers) != 3 or any(type(n) is not int for n in numbers):
        return False
    a, b, c = cast("tuple[int, int, int]", numbers)
    return 1 <= a < b < c <= 22 if counts else min(a, b, c) >= 0


def _shown(value: object) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return repr(text[:40])


FFT = Agreements()
"""The federation's rules."""
