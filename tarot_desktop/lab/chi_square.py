"""Chi-square of tables of counts, and how likely a value is by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, lgamma, log

_TINY = 1e-300
_STEPS = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class ChiSquare:
    """A chi-square statistic and its degrees of freedom."""

    value: float
    degrees: int

    @property
    def p_value(self) -> float:
        """Probability of at least this value if every place is equally likely."""
        return upper_gamma(self.degrees / 2, self.value / 2)


def of_counts(observed: Sequence[int], expected: Sequence[float], degrees: int) -> ChiSquare:
    """Return the chi-square of counts against what was expected."""
    pairs = zip(observed, expected, strict=True)
    value = sum((count - wanted) ** 2 / wanted for count, wanted in pairs)
    return ChiSquare(value=value, degrees=degrees)


def of_permutations(table: Sequence[Sequence[int]], sizes: Sequence[int]) -> ChiSquare:
    """Return the chi-square of how often each of n things lay in each place.

    Every trial puts `sizes[place]` of the n things into each place, so that the cells hang
    together; the factor (n - 1) / n makes up for it.
    """
    things, places = len(table), len(sizes)
    trials = sum(table[0])
    expected = [trials * size / things for size in sizes]
    value = sum(
        (count - wanted) ** 2 / wanted
        for row in table
        for count, wanted in zip(row, expected, strict=True)
    )
    degrees = (things - 1) * (places - 1)
    return ChiSquare(value=value * (things - 1) / things, degrees=degrees)


def upper_gamma(shape: float, x: float) -> float:
    """Return the regularised upper incomplete gamma function Q(shape, x)."""
    if x <= 0:
        return 1.0
    if x < shape + 1:
        return 1.0 - _series(shape, x)
    return _continued_fraction(shape, x)


def _series(shape: float, x: float) -> float:
    term = total = 1.0 / shape
    for step in range(1, _STEPS):
        term *= x / (shape + step)
        total += term
        if term < total * 1e-15:
            break
    return total * exp(-x + shape * log(x) - lgamma(shape))


def _continued_fraction(shape: float, x: float) -> float:
    b = x + 1.0 - shape
    c, d = 1.0 / _TINY, 1.0 / b
    result = d
    for step in range(1, _STEPS):
        a = -step * (step - shape)
        b += 2.0
        d = 1.0 / (a * d + b or _TINY)
        c = b + a / c or _TINY
        result *= d * c
        if abs(d * c - 1.0) < 1e-15:
            break
    return result * exp(-x + shape * log(x) - lgamma(shape))
