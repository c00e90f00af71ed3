"""Full worlds that agree with an Observation.

`hidden_cards` says where every unseen card may be; the kernel's sampler then deals worlds that
keep to it, always finding one where there is one, and plays the public cards in them again.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from types import MappingProxyType

from tarot_desktop.ai import kernel
from tarot_desktop.ai.boards import (
    AT,
    PLAIN_MASK,
    Board,
    drawing_style,
    high,
    low,
    new_game,
)
from tarot_desktop.ai.hidden import Signs, read_signs, unseen_cards
from tarot_desktop.ai.masks import ALL_CARDS, BOUT_MASK, KINGS, TRUMPS, indexes, mask_of
from tarot_desktop.ai.valuations import WITH_CHIEN, WITHOUT_CHIEN
from tarot_desktop.game.observation import Observation
from tarot_desktop.rules.agreements import PetitSec
from tarot_desktop.rules.announcements import ShownPoignee, poignee_values
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import DECK, Card, Seat

SPEC_AT: dict[str, int] = kernel.SPEC_FIELDS
"""Where things stand in a spec of the kernel."""

_ASIDE = 5
_HALF_POINTS = tuple(card.half_points for card in DECK)
_NEEDED = {
    3: {Bid.PRISE: -2.0, Bid.POUSSE: -2.0, Bid.GARDE: 8.0, Bid.SANS: 6.0, Bid.CONTRE: 20.0},
    4: {Bid.PRISE: -6.0, Bid.POUSSE: -6.0, Bid.GARDE: 3.0, Bid.SANS: 6.0, Bid.CONTRE: 12.0},
    5: {Bid.PRISE: 0.0, Bid.POUSSE: 0.0, Bid.GARDE: 8.0, Bid.SANS: 8.0, Bid.CONTRE: 22.0},
}
"""By active players: the estimate of a dealt hand, per multiplier, from which a sensible taker
bids."""
_SLACK = 10.0
"""By how much a bid may be bolder than that."""
_PASSES_BELOW = {3: -2.0, 4: -6.0, 5: 6.0}
"""By active players: the estimate of a dealt hand, per multiplier, up to which one passes."""
_FAR = 1e6
_DRAWS_EVERY = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Hidden:
    """All that the sampler needs: where cards may be, and the deal they are put into."""

    board: Board
    spec: array[int]
    template: array[int]
    plays: array[int]
    values: array[float]

    def worlds(self, first: int, count: int, seed: int) -> array[int]:
        """Return `count` games of the kernel, one after another; fewer if the spec is broken.

        World number `n` of a seed is always the same one.
        """
        worlds = array("q", bytes(8 * kernel.SIZE * count))
        found = kernel.sample(
            self.spec, self.template, self.plays, self.values, worlds, first, count, seed
        )
        return worlds[: kernel.SIZE * found]


def hidden_cards(seen: Observation, *, infer: bool = True) -> Hidden:
    """Return where the cards that `seen.seat` does not see may be, once there is a taker.

    `infer`: the taker's hand should agree with the bid.  Raise ValueError without a taker.
    """
    if seen.taker is None or seen.contract is None:
        raise ValueError("nobody has taken")
    signs = read_signs(seen)
    strict = _hidden(seen, signs, seen.taker, seen.contract, infer=infer, strict=True)
    if strict.worlds(0, 1, 1):
        return strict
    return _hidden(seen, signs, seen.taker, seen.contract, infer=infer, strict=False)


def _hidden(
    seen: Observation, signs: Signs, taker: Seat, contract: Bid, *, infer: bool, strict: bool
) -> Hidden:
    board = Board(order=seen.active)
    spec = array("q", bytes(8 * kernel.SPEC_SIZE))
    unseen = unseen_cards(seen, signs)
    for seat in seen.active:
        unseen &= ~_place_seat(seen, signs, seat, board.place(seat), spec, strict=strict)
    _place_aside(seen, signs, taker, contract, spec, strict=strict)
    turned = mask_of(seen.chien or ()) if contract.opens_chien else 0
    hidden_discard = contract.opens_chien and seen.seat != taker and seen.hand_sizes[taker] > 0
    kept = [board.place(seat) for seat in seen.active if signs.kept_petit[seat]]
    heard = _heard(seen, board, taker, contract) if infer else {}
    plays = array("q", [128 * board.place(seat) + card.index for seat, card in seen.plays])
    _set(
        spec,
        unseen_lo=low(unseen),
        unseen_hi=high(unseen),
        guessed=int(_hides_discard(seen, taker, contract)),
        chien_lo=low(turned),
        chien_hi=high(turned),
        no_bare=int(seen.agreements.petit_sec is PetitSec.CANCEL),
        keeps_petit=int(seen.agreements.petit_sec is PetitSec.IMPRENABLE),
        aside_counts=int(contract is Bid.SANS),
        plays=len(plays),
        trumpless=sum(1 << place for place in kept),
        filter=int(infer and seen.seat != taker and (hidden_discard or not contract.opens_chien)),
        spoken=sum(1 << place for place in heard),
    )
    return Hidden(
        board=board,
        spec=spec,
        template=_template(seen, board, taker, contract),
        plays=plays or array("q", [0]),
        values=bid_values(seen.table.active, contract, heard),
    )


def _heard(seen: Observation, board: Board, taker: Seat, contract: Bid) -> dict[int, Bid]:
    """Return what the seats whose hands are judged by their bids have said, by place.

    A taker does not judge: he would overrate himself, since play-outs defend badly.
    """
    if seen.seat == taker or not contract.opens_chien:
        return {}
    others = {seen.seat, taker}
    return {board.place(seat): bid for seat, bid in seen.bids if seat not in others}


def _set(spec: array[int], **values: int) -> None:
    for name, value in values.items():
        spec[SPEC_AT[name]] = value


def _hides_discard(seen: Observation, taker: Seat, contract: Bid) -> bool:
    return contract.opens_chien and seen.seat != taker


def _place_seat(
    seen: Observation, signs: Signs, seat: Seat, place: int, spec: array[int], *, strict: bool
) -> int:
    """Write what one seat may hold; return the cards it surely holds."""
    if seat == seen.seat:
        sure = mask_of(seen.hand)
        may = 0
    else:
        sure = signs.shown[seat] & ~signs.all_played
        if seen.partner == seat and seen.called_card is not None:
            sure |= mask_of([seen.called_card]) & ~signs.all_played
        may = _may_hold(seen, signs, seat, strict=strict)
        spec[SPEC_AT["places"] + place] = seen.hand_sizes[seat] - sure.bit_count()
    spec[SPEC_AT["sure_lo"] + place], spec[SPEC_AT["sure_hi"] + place] = low(sure), high(sure)
    spec[SPEC_AT["may_lo"] + place], spec[SPEC_AT["may_hi"] + place] = low(may), high(may)
    return sure


def _may_hold(seen: Observation, signs: Signs, seat: Seat, *, strict: bool) -> int:
    may = ALL_CARDS & ~signs.lacks[seat]
    called = mask_of([seen.called_card]) if seen.called_card else 0
    turned = mask_of(seen.chien or ())
    if seat != seen.taker:
        may &= ~turned
        return may & ~called if seen.alone or seen.partner not in (None, seat) else may
    own_call = seen.alone or (not strict and seen.agreements.self_call)
    return may if own_call else may & ~(called & ~turned)


def _place_aside(
    seen: Observation, signs: Signs, taker: Seat, contract: Bid, spec: array[int], *, strict: bool
) -> None:
    """Write what may lie aside: a hidden discard, or the chien that nobody sees."""
    if contract.opens_chien and seen.seat == taker:
        return
    size, may = seen.table.chien_size, ALL_CARDS
    called = mask_of([seen.called_card]) if seen.called_card else 0
    if contract.opens_chien:
        size -= len(seen.discard_shown)
        may = PLAIN_MASK & ~KINGS
        if strict and seen.called_card not in (seen.chien or ()):
            may &= ~called
        if not strict and not signs.played[taker] & may:
            may |= TRUMPS & ~BOUT_MASK
    if seen.partner is not None:
        may &= ~called
    spec[SPEC_AT["places"] + _ASIDE] = size
    spec[SPEC_AT["may_lo"] + _ASIDE], spec[SPEC_AT["may_hi"] + _ASIDE] = low(may), high(may)


def _template(seen: Observation, board: Board, taker: Seat, contract: Bid) -> array[int]:
    values = poignee_values(seen.agreements)
    shown = [one.said for one in seen.announcements if isinstance(one.said, ShownPoignee)]
    game = new_game(
        seen.table,
        seen.agreements,
        contract,
        board.place(taker),
        called=seen.called_card,
        poignees=sum(values[one.tier] for one in shown),
        slam=bool(seen.slam_announced),
    )
    aside = mask_of(seen.discard or seen.discard_shown)
    game[AT["aside_lo"]], game[AT["aside_hi"]] = low(aside), high(aside)
    if seen.called_card is not None and seen.called_card in (seen.chien or ()):
        game[AT["known"]] = 1
    if seen.protected_seat is not None:
        game[AT["protected"]] = board.place(seen.protected_seat)
    return game


def bid_values(
    active: int, contract: Bid, heard: Mapping[int, Bid] = MappingProxyType({})
) -> array[float]:
    """Return how the kernel judges the hands behind bids: weights, what the taker needs, slack.

    `heard`: the bids of other seats, by place.
    """
    weights = astuple((WITH_CHIEN if contract.opens_chien else WITHOUT_CHIEN)[active])
    needed, places = _NEEDED[active], range(kernel.MOST_SEATS)
    least = [needed.get(heard.get(place, Bid.PASS), -_FAR) for place in places]
    most = [_PASSES_BELOW[active] if heard.get(place) is Bid.PASS else _FAR for place in places]
    return array("d", [*weights, 0.0, 0.0, needed[contract], _SLACK, *least, *most])


def estimate(worlds: array[int], values: array[float]) -> array[float]:
    """Return the linear estimate of every hand: world by world, `MOST_SEATS` places each."""
    count = len(worlds) // kernel.SIZE
    out = array("d", bytes(8 * kernel.MOST_SEATS * count))
    kernel.estimate(worlds, count, values, out)
    return out


def hidden_before_taking(
    seen: Observation, contract: Bid, called: Card | None = None, *, taker: Seat | None = None
) -> Hidden:
    """Return where cards may be if `taker` (this very seat if None) takes with `contract`.

    The chien lies aside; where the contract opens it, each world's taker turns it and discards.
    The hands of seats that have spoken agree with what they said.
    """
    board = Board(order=seen.active)
    place = board.place(seen.seat)
    own = mask_of(seen.dealt)
    takes = place if taker is None else board.place(taker)
    game = new_game(seen.table, seen.agreements, contract, takes, called=called)
    heard = {board.place(seat): bid for seat, bid in seen.bids if seat != seen.seat}
    spec = array("q", bytes(8 * kernel.SPEC_SIZE))
    unseen = ALL_CARDS & ~own
    for slot in (*range(seen.table.active), _ASIDE):
        size = seen.table.chien_size if slot == _ASIDE else seen.table.hand_size
        if slot != place:
            spec[SPEC_AT["places"] + slot] = size
            spec[SPEC_AT["may_lo"] + slot] = PLAIN_MASK
            spec[SPEC_AT["may_hi"] + slot] = high(ALL_CARDS)
    spec[SPEC_AT["sure_lo"] + place], spec[SPEC_AT["sure_hi"] + place] = low(own), high(own)
    _set(
        spec,
        unseen_lo=low(unseen),
        unseen_hi=high(unseen),
        no_bare=int(seen.agreements.petit_sec is PetitSec.CANCEL),
        keeps_petit=int(seen.agreements.petit_sec is PetitSec.IMPRENABLE),
        takes=int(contract.opens_chien),
        aside_counts=int(contract is Bid.SANS),
        spoken=sum(1 << spoke for spoke in heard),
    )
    return Hidden(
        board=board,
        spec=spec,
        template=game,
        plays=array("q", [0]),
        values=bid_values(seen.table.active, Bid.GARDE, heard),
    )


def with_hand(worlds: array[int], place: int, hand: int, discard: int) -> array[int]:
    """Return worlds in which the taker at `place` plays `hand` and has put `discard` away."""
    changed = array("q", worlds)
    points = sum(_HALF_POINTS[card] for card in indexes(discard))
    for start in range(0, len(changed), kernel.SIZE):
        changed[start + AT["lo"] + place] = low(hand)
        changed[start + AT["hi"] + place] = high(hand)
        changed[start + AT["aside_lo"]] = low(discard)
        changed[start + AT["aside_hi"]] = high(discard)
        changed[start + AT["points"]] = points
    return changed


def with_fields(worlds: array[int], **values: int) -> array[int]:
    """Return worlds in which some numbers, named as in the kernel, are changed."""
    changed = array("q", worlds)
    for start in range(0, len(changed), kernel.SIZE):
        for name, value in values.items():
            changed[start + AT[name]] = value
    return changed


def with_drawing_takers(worlds: array[int], first: int, active: int) -> array[int]:
    """Return worlds, from number `first` on, in every third of which the taker draws trumps."""
    changed, row = array("q", worlds), drawing_style(active)
    for number in range(-first % _DRAWS_EVERY, len(worlds) // kernel.SIZE, _DRAWS_EVERY):
        changed[number * kernel.SIZE + AT["style"]] = row
    return changed
