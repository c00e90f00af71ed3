"""The sounds of the game, made from sines and noise: `python -m tarot_desktop.art.sounds FOLDER`.

Every sample is computed here; no recording is used, so the sounds are as free as the program.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from math import exp, pi, sin
from pathlib import Path
from random import Random

RATE = 22_050
_LOUDEST = 0.55
"""The highest peak, of full scale."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Return nothing, this long."""
    return [0.0] * round(seconds * RATE)


def swish(seconds: float, *, seed: int, bright: float, loud: float = 1.0) -> Wave:
    """Return paper that moves: noise, smoothed (`bright` 0 to 1), which swells and falls."""
    rng, level, made = Random(seed), 0.0, []
    count = round(seconds * RATE)
    for number in range(count):
        level += bright * (rng.uniform(-1, 1) - level)
        made.append(loud * level * sin(pi * number / count) ** 2)
    return made


def knock(seconds: float, pitch: float, *, seed: int, loud: float = 1.0) -> Wave:
    """Return a card that lands: a short low tone with a grain of noise."""
    rng = Random(seed)
    return [
        loud * (sin(2 * pi * pitch * t) * exp(-t * 55) + 0.35 * rng.uniform(-1, 1) * exp(-t * 160))
        for t in _times(seconds)
    ]


def bell(seconds: float, pitch: float, *, loud: float = 1.0) -> Wave:
    """Return a soft struck tone with two overtones."""
    parts = ((1.0, 1.0, 5.0), (2.76, 0.28, 9.0), (5.4, 0.1, 15.0))
    return [
        loud
        * min(1.0, t * 250)
        * sum(part * sin(2 * pi * pitch * over * t) * exp(-t * fall) for over, part, fall in parts)
        for t in _times(seconds)
    ]


def together(*waves: Wave) -> Wave:
    """Return several sounds at once."""
    made = [0.0] * max(map(len, waves))
    for one in waves:
        for place, value in enumerate(one):
            made[place] += value
    return made


def one_after_another(step: float, waves: Iterable[Wave]) -> Wave:
    """Return sounds that begin `step` seconds apart and ring on."""
    return together(*(silence(step * place) + one for place, one in enumerate(waves)))


def _card() -> Wave:
    return together(swish(0.07, seed=1, bright=0.5), silence(0.035) + knock(0.12, 190, seed=2))


def _deal() -> Wave:
    return one_after_another(
        0.075, [swish(0.09, seed=10 + place, bright=0.55, loud=0.8) for place in range(8)]
    )


def _trick() -> Wave:
    return together(swish(0.26, seed=3, bright=0.3), silence(0.2) + knock(0.1, 150, seed=4))


def _turn_over() -> Wave:
    return one_after_another(
        0.11,
        [
            together(swish(0.08, seed=20 + n, bright=0.6), knock(0.1, 260, seed=n))
            for n in (1, 2, 3)
        ],
    )


def _winner() -> Wave:
    return one_after_another(0.16, [bell(0.9, pitch) for pitch in (523.25, 659.25, 783.99, 1046.5)])


SOUNDS: dict[str, Callable[[], Wave]] = {
    "announce": lambda: one_after_another(0.12, [bell(0.5, 587.33), bell(0.6, 880.0)]),
    "bid": lambda: bell(0.35, 440.0),
    "card": _card,
    "deal": _deal,
    "trick": _trick,
    "turn": lambda: bell(0.45, 659.25, loud=0.7),
    "turn-over": _turn_over,
    "winner": _winner,
}
"""Every sound by name."""


def samples(made: Wave) -> array[int]:
    """Return 16-bit samples whose highest peak is `_LOUDEST` of full scale."""
    peak = max(map(abs, made))
    return array("h", (round(value / peak * _LOUDEST * 32_767) for value in made))


def write(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(make()).tobytes())


def _times(seconds: float) -> Iterable[float]:
    return (number / RATE for number in range(round(seconds * RATE)))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
