"""Short sounds, each with a visible equal; silence where there is no player for them."""

from __future__ import annotations

import logging
import wave
from array import array
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
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


class Tape:
    """What the sound card hears: silence, and from time to time a sound."""

    def __init__(self) -> None:
        self._samples = array("h")

    def put(self, samples: array[int]) -> None:
        """Begin a sound, in place of what is heard."""
        self._samples = array("h", samples)

    def stream(self) -> Generator[bytes, int, None]:
        """Yield as many frames as are asked for, without an end."""
        wanted, at, playing = (yield b""), 0, self._samples
        while True:
            if playing is not self._samples:
                at, playing = 0, self._samples
            part = playing[at : at + wanted]
            at += len(part)
            part.extend([0] * (wanted - len(part)))
            wanted = yield part.tobytes()


class Miniaudio:
    """Plays through the optional package `miniaudio`, on a device that runs all the time.

    Stopping a device lasts as long as its buffer, so it is stopped at the end only.
    """

    def __init__(self) -> None:
        module: Any = import_module("miniaudio")
        self._device: Any = module.PlaybackDevice(
            output_format=module.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=60,
        )
        self._tape = Tape()
        stream = self._tape.stream()
        next(stream)
        self._device.start(stream)

    def play(self, samples: array[int]) -> None:
        """Begin to play, in place of what is playing."""
        self._tape.put(samples)

    def close(self) -> None:
        """Stop and give the sound card back."""
        self._device.close()


class Sounds(QObject):
    """Plays the sounds of a folder by name, as loud as the person wants.

    A thread of its own opens the sound card and reads the files: the window never waits.
    """

    def __init__(self, folder: Path, player: Player | None = None) -> None:
        super().__init__()
        self._folder = folder
        self._player = player
        self._volume = 0
        self._thread: ThreadPoolExecutor | None = None
        self._loaded: dict[tuple[str, int], array[int]] = {}

    @property
    def can_be_heard(self) -> bool:
        """Whether anything that plays sounds is installed."""
        return self._player is not None or find_spec("miniaudio") is not None

    def set_volume(self, percent: int) -> None:
        """Play this loud, 0 to 100; at 0 nothing is loaded, opened or played."""
        self._volume = percent

    def play(self, name: str) -> None:
        """Play a sound of `NAMES`; whatever goes wrong, the game goes on in silence."""
        if not self._volume:
            return
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="sound")
        self._thread.submit(self._play, name, self._volume)

    def close(self) -> None:
        """Stop playing; a sound that is asked for later opens the sound card again."""
        if self._thread is not None:
            self._thread.submit(self._leave)
            self._thread.shutdown()
            self._thread = None

    def _play(self, name: str, volume: int) -> None:
        try:
            if self._player is None:
                self._player = _player()
            if (name, volume) not in self._loaded:
                self._loaded[name, volume] = samples_of(self._folder / f"{name}.wav", volume)
            self._player.play(self._loaded[name, volume])
        except Exception as error:
            log.warning("no sound: %s", error)
            self._player = Silence()

    def _leave(self) -> None:
        if self._player is not None:
            self._player.close()
            self._player = None


def samples_of(path: Path, percent: int) -> array[int]:
    """Return the samples of a sound at a volume of 0 to 100."""
    with wave.open(str(path)) as file:
        samples = array("h", file.readframes(file.getnframes()))
    return array("h", (sample * percent // 100 for sample in samples))


def _player() -> Player:
    return Miniaudio() if find_spec("miniaudio") else Silence()
