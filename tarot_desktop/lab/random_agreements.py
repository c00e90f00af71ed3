"""Agreements drawn at random, to play under all of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import Any

from tarot_desktop.rules.agreements import FFT, Agreements, Value, agreement_fields, allowed_values
from tarot_desktop.rules.dealing import below

_AMOUNTS = (0, 10, 20)


def random_agreements(
    seats: int, rng: Random, *, keep: Agreements = FFT, fixed: Collection[str] = ()
) -> Agreements:
    """Return agreements in which every value that the table allows may turn up.

    Those named in `fixed` are taken from `keep`.
    """
    drawn: dict[str, Any] = {name: _drawn(name, seats, rng) for name in agreement_fields()}
    return replace(keep, **{name: drawn[name] for name in drawn if name not in fixed})


def _drawn(name: str, seats: int, rng: Random) -> Value:
    values = allowed_values(name) or _numbers(name, seats, rng)
    return values[below(rng, len(values))]


def _numbers(name: str, seats: int, rng: Random) -> tuple[Value, ...]:
    if name == "session_deals":
        return (None, seats, 2 * seats)
    if name == "session_target":
        return (121, 500, 1000)
    if name == "poignee_counts":
        return (None, None, _counts(rng))
    if name == "poignee_values":
        return ((20, 30, 40), (20, 40, 60), (0, 0, 0))
    return (0, 100) if name == "petit_chelem_bonus" else _AMOUNTS


def _counts(rng: Random) -> tuple[int, int, int]:
    numbers = list(range(1, 23))
    a, b, c = sorted(numbers.pop(below(rng, len(numbers))) for _ in range(3))
    return a, b, c
