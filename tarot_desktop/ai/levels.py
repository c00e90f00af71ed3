"""The levels of play as one table, weakest first.

A level is weaker because its estimates are blurred and because it forgets; it never plays a card
at random, so that its mistakes are those of a person who misjudged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tarot_desktop.i18n import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True, kw_only=True)
class BidStyle:
    """How a level turns the estimate of its hand into a bid; score points."""

    pass_worth: dict[int, float]
    """By active players: what passing is worth.  Somebody else takes, and that costs a little; at
    four those who err take too much unless they pass more."""
    garde_from: float
    """The estimate, per multiplier, from which the stake is doubled."""
    sans_margin: float
    """By how much leaving the chien must look better than taking it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """How much a searching level looks at."""

    worlds: int
    """Worlds for a decision, unless a budget says otherwise."""
    leaf: int
    """Cards in all hands together from which a world is solved exactly; 0 never."""
    drawing: tuple[int, ...] = ()
    """Active players at which a defender is ready for a taker who draws trumps."""
    opens_bolder: dict[int, float] = field(default_factory=dict)
    """By active players: what its own cards add to the play-outs of a contract that it opens among
    weaker players, score points per multiplier, on a hand that the estimate would take too."""

    def among(self, weaker: float) -> Search:
        """Return the search for a table where this part of the others, 0 to 1, is weaker."""
        bolder = {active: weaker * added for active, added in self.opens_bolder.items()}
        return replace(self, opens_bolder=bolder)


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What makes a player of one strength."""

    name: str
    noise: float
    """Standard deviation of the blur on every estimate, in card points."""
    memory: int | None
    """Tricks remembered card by card; None is all. Kings and bouts are never forgotten."""
    bids: BidStyle
    audience: str
    """Whom this level suits: English source of a translation, context `Levels`."""
    summary: str
    """What it does, for `tarot-lab levels`."""
    manners: bool = False
    """Whether its errors stop short of the cards that every partner would regret."""
    signals: bool = False
    """Whether it sends and reads the federation's signals at a table where they are agreed."""
    search: Search | None = None
    """None for a level that plays by rules alone."""


_NOVICE = Level(
    name="novice",
    noise=2.5,
    memory=2,
    bids=BidStyle(pass_worth={3: -11.0, 4: 1.0, 5: -11.0}, garde_from=10.0, sans_margin=60.0),
    audience=QT_TRANSLATE_NOOP("Levels", "First evenings"),
    summary="rule policy with large errors of judgement and a short memory",
)
_CASUAL = Level(
    name="casual",
    noise=1.6,
    memory=5,
    manners=True,
    bids=BidStyle(pass_worth={3: -9.0, 4: 1.0, 5: -9.0}, garde_from=3.0, sans_margin=30.0),
    audience=QT_TRANSLATE_NOOP("Levels", "Family"),
    summary="rule policy with small errors of judgement and a fair memory",
)
_CLUB = Level(
    name="club",
    noise=0.0,
    memory=None,
    bids=BidStyle(pass_worth={3: -10.0, 4: -7.0, 5: -7.0}, garde_from=0.0, sans_margin=10.0),
    audience=QT_TRANSLATE_NOOP("Levels", "Club"),
    summary="the plain rule policy with a full memory",
    signals=True,
)

_EXPERT = Level(
    name="expert",
    noise=0.0,
    memory=None,
    bids=BidStyle(pass_worth=dict.fromkeys((3, 4, 5), -8.0), garde_from=0.0, sans_margin=10.0),
    audience=QT_TRANSLATE_NOOP("Levels", "Tournament"),
    summary="search over 50 sampled worlds for every card",
    signals=True,
    search=Search(worlds=50, leaf=0),
)
_MASTER = Level(
    name="master",
    noise=0.0,
    memory=None,
    bids=BidStyle(pass_worth=dict.fromkeys((3, 4, 5), -8.0), garde_from=0.0, sans_margin=10.0),
    audience=QT_TRANSLATE_NOOP("Levels", "Masters"),
    summary="search over 400 sampled worlds, the last tricks solved exactly",
    signals=True,
    search=Search(worlds=400, leaf=16, drawing=(4, 5), opens_bolder={4: 8.0}),
)

LEVELS = {level.name: level for level in (_NOVICE, _CASUAL, _CLUB, _EXPERT, _MASTER)}
"""Every level by name, weakest first."""


def level_named(name: str) -> Level:
    """Return the level with this name; raise ValueError if there is none."""
    if name not in LEVELS:
        raise ValueError(f"{name!r} is no level: {', '.join(LEVELS)}")
    return LEVELS[name]


def weaker_share(names: Sequence[str], seat: int) -> float:
    """Return which part of the others at a table is weaker than the level in `seat`, 0 to 1.

    `names` are those in the seats.  One that is no level, a person or an outside program, counts
    as weaker.  Raise ValueError if the level in `seat` is none.
    """
    ladder = list(LEVELS)
    mine = ladder.index(level_named(names[seat]).name)
    others = [name for other, name in enumerate(names) if other != seat]
    weaker = [name not in ladder or ladder.index(name) < mine for name in others]
    return sum(weaker) / len(weaker)
