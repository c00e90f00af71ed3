"""What a seat can work out from public facts and its own cards.

Every card whose place is unknown gets a chance for each seat that may still hold it.  The chances
follow from the number of cards left, from voids and trump caps shown in play, from a turned
chien, a shown poignée and the called card, and from the fact that a taker has trumps and has
emptied suits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tarot_desktop.ai.masks import (
    ABOVE,
    ALL_CARDS,
    BOUT_MASK,
    EXCUSE_INDEX,
    GROUP,
    GROUP_MASK,
    KINGS,
    PETIT_INDEX,
    TRUMP_GROUP,
    TRUMPS,
    indexes,
    mask_of,
)
from tarot_desktop.game.observation import Observation, Role
from tarot_desktop.game.results import Trick
from tarot_desktop.rules.announcements import ShownPoignee
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import Seat

_ROUNDS_OF_BALANCING = 2
_TAKER_TRUMP_WEIGHT = 1.8
_TAKER_KING_WEIGHT = 1.3
_CHIEN_CARD_KEPT = 0.45
_CHARGED_FACTOR = 2.0
_EMPTIED_SUIT_POWER = 0.5


@dataclass(slots=True)
class _Signs:
    """What the cards played so far tell."""

    played: int
    lacks: list[int]
    """By seat: cards it cannot hold any more."""
    rounds: list[int]
    """By group: how often it was led."""
    led_by: dict[Seat, int]
    """By seat: the groups it led, as bits."""
    followed: list[int]
    """By seat: the groups in which it has followed suit, as bits."""
    charged: list[int]
    """By seat: court cards given to a trick that the taker won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What one seat knows, believes and counts."""

    seat: Seat
    hand: int
    unseen: int
    """Cards that other seats may hold, or that lie aside."""
    chances: tuple[tuple[float, ...], ...]
    """By seat and card: the chance that the seat holds it."""
    lacks: tuple[int, ...]
    friends: tuple[float, ...]
    """By seat: the chance that it is on this seat's side."""
    attack: bool
    """Whether this seat is the taker or the partner."""
    taker: Seat
    secret: int | None
    """The called card, while this seat holds it as the hidden partner."""
    left: int
    """Tricks still to be won, this one included."""
    rounds: tuple[int, ...]
    taker_led: int
    """Groups the taker led, as bits."""
    side_led: int
    """Groups that a sure friend led, as bits."""
    powers: tuple[tuple[float, ...], ...]
    """By seat and group: exponent that makes a void likelier where suits were emptied."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats that may hold cards."""
        return tuple(seat for seat, row in enumerate(self.chances) if row)

    @property
    def trumps_out(self) -> int:
        """How many trumps may be in other hands."""
        return sum(
            any(self.chances[seat][card] > 0 for seat in self.others)
            for card in indexes(self.unseen & TRUMPS)
        )

    def holds_none(self, seat: Seat, mask: int) -> float:
        """Return the chance that `seat` holds no card of `mask`."""
        row = self.chances[seat]
        chance = 1.0
        for card in indexes(mask & self.unseen):
            chance *= 1.0 - row[card]
        return chance

    def void(self, seat: Seat, group: int) -> float:
        """Return the chance that `seat` has no card of a group."""
        none = self.holds_none(seat, GROUP_MASK[group])
        return float(none ** self.powers[seat][group])

    def enemy_void(self, group: int) -> bool:
        """Return whether a sure enemy is known to be void in a plain suit and may ruff."""
        return any(
            self.friends[seat] < 0.5
            and not GROUP_MASK[group] & ~self.lacks[seat] & self.unseen
            and TRUMPS & ~self.lacks[seat] & self.unseen
            for seat in self.others
        )


Leanings = Mapping[tuple[Seat, int], float]
"""By seat and card: how much likelier than before something makes it that it is there."""


def know(
    seen: Observation, memory: int | None = None, leanings: Leanings | None = None
) -> Knowledge:
    """Return what `seen.seat` knows in the play, remembering the last `memory` tricks."""
    signs = _read(seen, memory)
    taker = seen.taker if seen.taker is not None else seen.seat
    friends = _friends(seen, signs, taker)
    unseen = ALL_CARDS & ~(_own_cards(seen) | signs.played | mask_of(seen.discard_shown))
    chances = _chances(seen, unseen, signs, taker, leanings or {})
    return Knowledge(
        seat=seen.seat,
        hand=mask_of(seen.hand),
        unseen=unseen,
        chances=chances,
        lacks=tuple(signs.lacks),
        friends=friends,
        attack=seen.role(seen.seat) in (Role.TAKER, Role.PARTNER),
        taker=taker,
        secret=_secret(seen),
        left=seen.table.hand_size - len(seen.tricks),
        rounds=tuple(signs.rounds),
        taker_led=signs.led_by.get(taker, 0),
        side_led=_side_led(seen, signs, friends),
        powers=_powers(seen, signs, taker),
    )


def _secret(seen: Observation) -> int | None:
    called = seen.called_card
    hidden = called is not None and seen.seat == seen.partner and called in seen.hand
    return called.index if called is not None and hidden else None


def _own_cards(seen: Observation) -> int:
    own = mask_of(seen.dealt) | mask_of(seen.hand) | mask_of(seen.discard or ())
    return own | mask_of(seen.chien or ()) if seen.taker == seen.seat else own


def _read(seen: Observation, memory: int | None) -> _Signs:
    signs = _Signs(
        played=0,
        lacks=[0] * seen.seats,
        rounds=[0] * 6,
        led_by={},
        followed=[0] * seen.seats,
        charged=[0] * seen.seats,
    )
    forgotten = 0 if memory is None else max(0, len(seen.tricks) - memory)
    for trick in seen.tricks[:forgotten]:
        signs.played |= mask_of(trick.cards) & (KINGS | BOUT_MASK)
    for trick in seen.tricks[forgotten:]:
        _read_trick(seen, trick, signs)
    if seen.trick:
        _read_trick(seen, seen.trick, signs)
    return signs


def _read_trick(seen: Observation, trick: Trick, signs: _Signs) -> None:
    led, top = -1, -1
    for seat, played in trick.plays:
        card = played.index
        signs.played |= 1 << card
        if card == EXCUSE_INDEX or (card == PETIT_INDEX and seat == seen.protected_seat):
            continue
        group = GROUP[card]
        if led < 0:
            led = group
            signs.rounds[group] += 1
            signs.led_by[seat] = signs.led_by.get(seat, 0) | 1 << group
        elif group != led:
            signs.lacks[seat] |= GROUP_MASK[led] | (0 if group == TRUMP_GROUP else TRUMPS)
        else:
            signs.followed[seat] |= 1 << group
        if group == TRUMP_GROUP:
            if card < top:
                signs.lacks[seat] |= ABOVE[top]
            top = max(top, card)
        if played.is_court and trick.winner == seen.taker and seat != trick.leader:
            signs.charged[seat] += 1


def _side_led(seen: Observation, signs: _Signs, friends: tuple[float, ...]) -> int:
    groups = 0
    for seat, led in signs.led_by.items():
        if friends[seat] > 0.7 and seat != seen.taker:
            groups |= led
    return groups


def _powers(seen: Observation, signs: _Signs, taker: Seat) -> tuple[tuple[float, ...], ...]:
    emptied = seen.contract is not None and seen.contract.opens_chien
    plain = (1.0,) * 6
    row = tuple(
        1.0
        if group >= TRUMP_GROUP or not emptied
        else (_EMPTIED_SUIT_POWER if not signs.followed[taker] >> group & 1 else 0.8)
        for group in range(6)
    )
    return tuple(row if seat == taker else plain for seat in range(seen.seats))


def _friends(seen: Observation, signs: _Signs, taker: Seat) -> tuple[float, ...]:
    mine = seen.role(seen.seat)
    attack = mine in (Role.TAKER, Role.PARTNER)
    suspects = [seat for seat in seen.active if seen.role(seat) is Role.UNKNOWN]
    shares = _partner_shares(seen, signs, suspects)
    friends = [0.0] * seen.seats
    for seat in seen.active:
        if seat == seen.seat:
            friends[seat] = 1.0
        elif seat in suspects:
            friends[seat] = shares[seat] if attack else 1.0 - shares[seat]
        else:
            in_attack = seat in (taker, seen.partner)
            friends[seat] = float(in_attack == attack)
    return tuple(friends)


def _partner_shares(seen: Observation, signs: _Signs, suspects: list[Seat]) -> dict[Seat, float]:
    called = seen.called_card
    if called is None:
        return {}
    shares = {
        seat: 0.0
        if signs.lacks[seat] >> called.index & 1
        else _CHARGED_FACTOR ** signs.charged[seat]
        for seat in suspects
    }
    aside = 0.2 if seen.contract in (Bid.SANS, Bid.CONTRE) else 0.0
    total = sum(shares.values()) + aside
    return {seat: share / total if total else 0.0 for seat, share in shares.items()}


def _chances(
    seen: Observation, unseen: int, signs: _Signs, taker: Seat, leanings: Leanings
) -> tuple[tuple[float, ...], ...]:
    others = [seat for seat in seen.active if seat != seen.seat]
    aside = _aside_places(seen, taker)
    places = [float(seen.hand_sizes[seat]) for seat in others] + [float(aside)]
    shown = _shown_cards(seen)
    columns = [
        _leaning(_column(seen, card, others, places, signs, taker, shown), card, others, leanings)
        for card in indexes(unseen)
    ]
    for _ in range(_ROUNDS_OF_BALANCING):
        _balance(columns, places)
    rows: list[tuple[float, ...]] = [()] * seen.seats
    for place, seat in enumerate(others):
        row = [0.0] * 78
        for column, card in zip(columns, indexes(unseen), strict=True):
            row[card] = column[place]
        rows[seat] = tuple(row)
    return tuple(rows)


def _aside_places(seen: Observation, taker: Seat) -> int:
    if seen.contract is None:
        return seen.table.chien_size
    if not seen.contract.opens_chien:
        return seen.table.chien_size
    return 0 if taker == seen.seat else seen.table.chien_size - len(seen.discard_shown)


def _shown_cards(seen: Observation) -> dict[int, Seat]:
    return {
        card.index: announced.seat
        for announced in seen.announcements
        if isinstance(announced.said, ShownPoignee)
        for card in announced.said.cards
    }


def _column(
    seen: Observation,
    card: int,
    others: list[Seat],
    places: list[float],
    signs: _Signs,
    taker: Seat,
    shown: dict[int, Seat],
) -> list[float]:
    """Return the chance of one card for each other seat, and for lying aside."""
    opened = seen.contract is not None and seen.contract.opens_chien
    plain = GROUP[card] < TRUMP_GROUP and not KINGS >> card & 1
    owner = shown.get(card)
    if owner is None and seen.called_card and card == seen.called_card.index:
        owner = seen.partner
    if owner is None and taker != seen.seat and card in _turned(seen):
        kept = _CHIEN_CARD_KEPT if plain and seen.hand_sizes[taker] else 1.0
        column = [kept if seat == taker else 0.0 for seat in others]
        return _shares([*column, 1.0 - kept])
    column = []
    for seat, free in zip(others, places, strict=False):
        possible = not signs.lacks[seat] >> card & 1 and owner in (None, seat)
        column.append(free * _taker_weight(card, seat == taker) if possible else 0.0)
    may_lie_aside = owner is None and (plain or not opened)
    column.append(places[-1] * 1.5 if may_lie_aside else 0.0)
    return _shares(column) if any(column) else _shares([*places[:-1], 0.0])


def _leaning(column: list[float], card: int, others: list[Seat], leanings: Leanings) -> list[float]:
    """Return the chances of one card once what is known beside the rules has changed them."""
    if not leanings:
        return column
    factors = [leanings.get((seat, card), 1.0) for seat in others]
    return _shares(
        [chance * factor for chance, factor in zip(column, [*factors, 1.0], strict=True)]
    )


def _turned(seen: Observation) -> frozenset[int]:
    return frozenset(card.index for card in seen.chien or ())


def _taker_weight(card: int, is_taker: bool) -> float:
    if not is_taker:
        return 1.0
    if GROUP[card] >= TRUMP_GROUP:
        return _TAKER_TRUMP_WEIGHT
    return _TAKER_KING_WEIGHT if KINGS >> card & 1 else 1.0


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def _balance(columns: list[list[float]], places: list[float]) -> None:
    """Bring the expected number of cards of every place closer to its true number."""
    sums = [sum(column[place] for column in columns) for place in range(len(places))]
    factors = [free / total if total else 0.0 for free, total in zip(places, sums, strict=True)]
    for number, column in enumerate(columns):
        scaled = [chance * factor for chance, factor in zip(column, factors, strict=True)]
        if any(scaled):
            columns[number] = _shares(scaled)
