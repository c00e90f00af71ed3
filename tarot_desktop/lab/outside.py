"""An outside program as a player: requests to its standard input, answers from its output."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Mapping
from queue import Empty, Queue
from random import Random
from threading import Event, Thread
from typing import IO

from tarot_desktop.ai.player import Budget, Decision
from tarot_desktop.game.commands import (
    Announce,
    CallCard,
    Command,
    DecidePetitSec,
    DecideSlam,
    MakeBid,
    MakeDiscard,
    PetitSecChoice,
    PlayCard,
)
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.replay import observation_json
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.rules.announcements import Announcement, Misere, ShownPoignee, Tier
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Card


class SilentBotError(Exception):
    """The program did not answer in time, or has ended."""


class OutsidePlayer:
    """A player behind a command line; it is started when it is first asked, and again if dead."""

    def __init__(self, command_line: str, timeout_s: float) -> None:
        self._words = shlex.split(command_line)
        self._timeout_s = timeout_s
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()

    def decide(self, seen: Observation, *, rng: Random, budget: Budget, stop: Event) -> Decision:  # noqa: ARG002 (it has its own)
        """Return the program's answer; raise SilentBotError, ValueError or KeyError without one."""
        request = {
            "op": seen.ask.value if seen.ask else None,
            "seat": seen.seat,
            "observation": observation_json(seen),
        }
        answer = json.loads(self._ask(json.dumps(request)))
        if not isinstance(answer, Mapping) or "error" in answer:
            raise ValueError(f"answered {str(answer)[:120]}")
        return Decision(command=command_in(answer, seen))

    def _ask(self, line: str) -> str:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            return self._lines.get(timeout=self._timeout_s)
        except (Empty, BrokenPipeError):
            self.close()
            raise SilentBotError(f"no answer within {self._timeout_s:g} s") from None

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            try:
                self._process = subprocess.Popen(
                    self._words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                )
            except OSError as error:
                raise UsageError(f"cmd:{self._words[0]}: {error.strerror or error}") from None
            self._lines = Queue()
            Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        return self._process

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    _close(stream)
        self._process = None


def _close(stream: IO[str]) -> None:
    try:
        stream.close()
    except BrokenPipeError:
        return


def _read(stream: IO[str], lines: Queue[str]) -> None:
    """Pass on what the program prints, until it ends."""
    try:
        for line in stream:
            if line.strip():
                lines.put(line)
    except ValueError:  # closed while reading
        return


def command_in(answer: Mapping[str, object], seen: Observation) -> Command:
    """Return the command that an answer means; raise ValueError or KeyError."""
    seat = seen.seat
    match seen.ask:
        case Ask.PETIT_SEC:
            return DecidePetitSec(seat=seat, choice=PetitSecChoice(str(answer["choice"])))
        case Ask.BID:
            return MakeBid(seat=seat, bid=Bid.parse(str(answer["bid"])))
        case Ask.CALL:
            return CallCard(seat=seat, card=Card.parse(str(answer["card"])))
        case Ask.DISCARD:
            gone = frozenset(map(Card.parse, _words(answer["discard"])))
            return MakeDiscard(seat=seat, cards=gone)
        case Ask.SLAM:
            return DecideSlam(seat=seat, announced=answer["slam"] is True)
        case Ask.ANNOUNCE:
            return Announce(seat=seat, said=tuple(map(_said, _list(answer["announcements"]))))
        case Ask.PLAY:
            return PlayCard(seat=seat, card=Card.parse(str(answer["card"])))
        case None:
            raise ValueError("the deal is over")


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"a list is needed, not {str(value)[:60]}")
    return value


def _words(value: object) -> list[str]:
    return [str(word) for word in _list(value)]


def _said(value: object) -> Announcement:
    if not isinstance(value, Mapping):
        raise ValueError("an announcement is a JSON object")
    if value.get("kind") != "poignee":
        return Misere(str(value.get("kind")))
    shown = tuple(map(Card.parse, _words(value.get("cards"))))
    return ShownPoignee(tier=Tier(str(value.get("tier"))), cards=shown)
