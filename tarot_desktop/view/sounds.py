"""Short sounds, each with a visible equal; silence where there is no player for them."""

from __future__ import annotations

import logging
import wave
from array import array
from collections.abc import Generator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject

RATE = 22_050
"""Samples a second of every file; they have one channel of 16 bits."""
NAMES = ("announce", "bid", "card", "deal", "trick", "turn", "turn-over", "winner")

log = logging.getLogger(__name__)


class Player(Protocol):
    """What makes samples audible."""

    def play(self, samples: array[int]) -> None:
        """Begin to play, in place of what is playing."""
        ...

    def close(self) -> None:
        """Stop and give the sound card back."""
        ...


class Silence:
    """The player of a system without one."""

    def play(self, samples: array[int]) -> None:
        """Play nothing."""

    def close(self) -> None:
        """Have nothing to give back."""


class Miniaudio:
    """Plays through the optional package `miniaudio`."""

    def __init__(self) -> None:
        self._module: Any = import_module("miniaudio")
        self._device: Any = self._module.PlaybackDevice(
            output_format=self._module.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=60,
        )

    def play(self, samples: array[int]) -> None:
        """Begin to play, in place of what is playing."""
        self._device.stop()
        stream = _stream(samples)
        next(stream)
        self._device.start(stream)

    def close(self) -> None:
        """Stop and give the sound card back."""
        self._device.close()


class Sounds(QObject):
    """Plays the sounds of a folder by name, as loud as the person wants."""

    def __init__(self, folder: Path, player: Player | None = None) -> None:
        super().__init__()
        self._folder = folder
        self._player = player
        self._volume = 0
        self._loaded: dict[str, array[int]] = {}

    @property
    def can_be_heard(self) -> bool:
        """Whether anything that plays sounds is installed."""
        return self._player is not None or find_spec("miniaudio") is not None

    def set_volume(self, percent: int) -> None:
        """Play this loud, 0 to 100; at 0 nothing is loaded, opened or played."""
        if percent != self._volume:
            self._volume = percent
            self._loaded.clear()

    def play(self, name: str) -> None:
        """Play a sound of `NAMES`; whatever goes wrong, the game goes on in silence."""
        if not self._volume:
            return
        try:
            if self._player is None:
                self._player = _player()
            if name not in self._loaded:
                self._loaded[name] = samples_of(self._folder / f"{name}.wav", self._volume)
            self._player.play(self._loaded[name])
        except Exception as error:
            log.warning("no sound: %s", error)
            self._player = Silence()

    def close(self) -> None:
        """Stop playing for good."""
        if self._player is not None:
            self._player.close()
            self._player = Silence()


def samples_of(path: Path, percent: int) -> array[int]:
    """Return the samples of a sound at a volume of 0 to 100."""
    with wave.open(str(path)) as file:
        samples = array("h", file.readframes(file.getnframes()))
    return array("h", (sample * percent // 100 for sample in samples))


def _player() -> Player:
    return Miniaudio() if find_spec("miniaudio") else Silence()


def _stream(samples: array[int]) -> Generator[bytes, int, None]:
    """Yield as many frames as the sound card asks for, then silence until it is stopped."""
    wanted, at = (yield b""), 0
    while True:
        part = samples[at : at + wanted]
        at += wanted
        part.extend([0] * (wanted - len(part)))
        wanted = yield part.tobytes()
