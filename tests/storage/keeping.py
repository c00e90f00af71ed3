"""Sessions that were played by the rules, for the history and for files."""

from __future__ import annotations

from functools import cache
from random import Random

from tarot_desktop.game.commands import MakeBid
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Ask
from tarot_desktop.game.plainest import plainest
from tarot_desktop.game.projection import observe
from tarot_desktop.game.replay import record_of
from tarot_desktop.game.session import opening
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.dealing import deal
from tarot_desktop.storage.history import KeptDeal, SessionEntry
from tarot_desktop.storage.session_files import SessionFile


def played(game: Game, decisions: int | None = None) -> Game:
    """Play a deal plainly, the first to speak taking a garde; stop after so many decisions."""
    while (asked := waiting(game.state)) is not None and decisions != 0:
        seen = observe(game.state, asked[1])
        takes = seen.ask is Ask.BID and not seen.bids
        game.apply(MakeBid(seat=seen.seat, bid=Bid.GARDE) if takes else plainest(seen))
        decisions = None if decisions is None else decisions - 1
    return game


@cache
def a_session(
    seats: int = 4, deals: int = 2, seed: int = 1, unfinished: int | None = None
) -> SessionFile:
    """Return a session of so many deals, and one more stopped after `unfinished` decisions."""
    chance = Random(seed)
    standing = opening(seats, FFT, seed % seats)
    kept = []
    for number in range(1, deals + 1 + (unfinished is not None)):
        game = Game.start(seats, standing.dealer, FFT, deal(seats, standing.dealer, FFT, chance))
        played(game, unfinished if number > deals else None)
        if game.state.end is not None and game.state.result is not None:
            standing = standing.after(game.state.end, game.state.result.scores)
        kept.append(
            KeptDeal(
                number=number,
                began=f"2026-11-{seed:02d}T20:{number:02d}:00Z",
                ended=f"2026-11-{seed:02d}T20:{number:02d}:59Z",
                record=record_of(game.state),
            )
        )
    entry = SessionEntry(
        key=f"{seed:016x}",
        began=kept[0].began,
        played=kept[-1].ended,
        seats=seats,
        agreements=FFT,
        levels=("club",) * (seats - 1),
        seed=seed,
        deals=deals,
        valid=standing.valid,
        totals=standing.totals,
        over=standing.over,
    )
    return SessionFile(entry=entry, deals=tuple(kept))
