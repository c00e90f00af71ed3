"""The table that `tarot-lab play` prints.

Shares are percent of the line's whole; blunders are counted for a hundred deals that were played.
S is what each defender pays, in score points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tarot_desktop.ai.blunders import Blunder, find_blunders
from tarot_desktop.game.results import End
from tarot_desktop.game.state import State
from tarot_desktop.lab.dealing_room import PlayedDeal
from tarot_desktop.rules.bidding import Bid


class Summary:
    """What happened in the deals of a run."""

    def __init__(self, levels: Sequence[str]) -> None:
        self._levels = tuple(levels)
        self._ends: Counter[End] = Counter()
        self._taken: Counter[tuple[str, Bid]] = Counter()
        self._made: Counter[tuple[str, Bid]] = Counter()
        self._paid: Counter[tuple[str, Bid]] = Counter()
        self._slams: Counter[tuple[str, bool]] = Counter()
        self._slams_won: Counter[tuple[str, bool]] = Counter()
        self._blunders: Counter[tuple[str, Blunder]] = Counter()
        self._deals = 0
        self.faults: list[str] = []
        """Each with the number of its deal."""

    def add(self, played: PlayedDeal) -> None:
        """Count one deal."""
        self._deals += 1
        self.faults += [f"deal {self._deals}: {fault}" for fault in played.faults]
        state = played.state
        if state.end is not None:
            self._ends[state.end] += 1
        if state.end is End.PLAYED:
            self._add_contract(state)
            self._add_blunders(state)

    def _add_contract(self, state: State) -> None:
        result = state.result
        if result is None or result.taker is None or result.contract is None:
            return
        assert result.score is not None
        level = self._levels[result.taker]
        key = (level, result.contract)
        self._taken[key] += 1
        self._made[key] += result.score.made
        self._paid[key] += result.score.value
        if result.score.slam:
            announced = bool(state.slam_announced)
            self._slams[level, announced] += 1
            self._slams_won[level, announced] += result.score.slam > 0

    def _add_blunders(self, state: State) -> None:
        hands = [state.start_hand(seat) for seat in range(state.seats)]
        for seat, kind in find_blunders(state.tricks, state.attack(), hands, state.called_card):
            self._blunders[self._levels[seat], kind] += 1

    def lines(self) -> Iterator[str]:
        """Yield the table line by line."""
        yield f"{self._deals} deals"
        yield from _table("end", ["deals", "%"], self._end_rows())
        yield from _table("contract", ["taken", "made", "made %", "mean S"], self._contract_rows())
        yield from _table("slam", ["number", "made"], self._slam_rows())
        yield from _table("blunders", ["number", "per 100"], self._blunder_rows())
        yield f"faults: {len(self.faults)}"

    def _end_rows(self) -> Iterator[tuple[str, list[str]]]:
        for end in End:
            if self._ends[end]:
                yield end.value, [str(self._ends[end]), _percent(self._ends[end], self._deals)]

    def _contract_rows(self) -> Iterator[tuple[str, list[str]]]:
        for level in dict.fromkeys(self._levels):
            for bid in Bid:
                taken, made = self._taken[level, bid], self._made[level, bid]
                if taken:
                    mean = f"{self._paid[level, bid] / taken:+.1f}"
                    cells = [str(taken), str(made), _percent(made, taken), mean]
                    yield f"{level} {bid.code}", cells

    def _slam_rows(self) -> Iterator[tuple[str, list[str]]]:
        for level in dict.fromkeys(self._levels):
            for announced, word in ((True, "announced"), (False, "unannounced")):
                cells = [str(self._slams[level, announced]), str(self._slams_won[level, announced])]
                yield f"{level} {word}", cells

    def _blunder_rows(self) -> Iterator[tuple[str, list[str]]]:
        played = self._ends[End.PLAYED]
        for level in dict.fromkeys(self._levels):
            for kind in Blunder:
                number = self._blunders[level, kind]
                yield f"{level} {kind.value}", [str(number), _percent(number, played)]


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"


def _table(
    title: str, columns: Sequence[str], rows: Iterator[tuple[str, list[str]]]
) -> Iterator[str]:
    yield f"{title:<28}" + "".join(f"{column:>10}" for column in columns)
    for name, cells in rows:
        yield f"  {name:<26}" + "".join(f"{cell:>10}" for cell in cells)
