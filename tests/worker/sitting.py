"""A person at a session that answers at once, in the thread of the test."""

from __future__ import annotations

from pathlib import Path
from threading import Event as StopFlag

from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.plainest import plainest
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.storage.paths import Places
from tarot_desktop.worker.host import SessionHost
from tarot_desktop.worker.messages import (
    Action,
    Message,
    NewSession,
    Reply,
    Request,
    Submit,
    YourTurn,
)

SETUP = NewSession(seats=4, agreements=FFT, levels=("club",) * 3, seed=11)


class Desk:
    """A person at a host that answers at once, in this thread."""

    def __init__(self, folder: Path) -> None:
        self.places = Places.of(folder)
        self.records = folder / "records.jsonl"
        self.heard: list[Message] = []
        self.unattended = False
        self.start()

    def start(self) -> None:
        """Start the program (again)."""
        self.host = SessionHost(self.places, StopFlag(), self.records, unattended=self.unattended)
        self.host.sent.connect(self._hear)
        self.number = 0

    def _hear(self, reply: Reply) -> None:
        self.heard.append(reply.message)

    def say(self, action: Action) -> Message:
        self.number += 1
        self.host.handle(Request(number=self.number, action=action))
        return self.heard[-1]

    def until(self, ask: Ask, bid: Bid = Bid.PASS, first: Action = SETUP) -> YourTurn:
        """Answer plainly until this is asked."""
        last = self.say(first)
        while isinstance(last, YourTurn) and last.seen.ask is not ask:
            seen = last.seen
            bids = seen.ask is Ask.BID and bid in seen.open_bids
            last = self.say(Submit(command=MakeBid(seat=0, bid=bid) if bids else plainest(seen)))
        assert isinstance(last, YourTurn)
        return last

    def play_deal(self, first: Action) -> Message:
        last = self.say(first)
        while isinstance(last, YourTurn):
            last = self.say(Submit(command=plainest(last.seen)))
        return last

    def lines(self) -> list[str]:
        return self.records.read_text().splitlines()
