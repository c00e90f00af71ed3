"""Test vectors: each kind of row run against the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tarot_desktop.game.results import End
from tarot_desktop.game.session import opening, places
from tarot_desktop.lab.call_vectors import check_call
from tarot_desktop.rules.agreements import Agreements, agreement_fields, allowed_values
from tarot_desktop.rules.announcements import Misere, Tier, poignee_counts, poignee_is_legal
from tarot_desktop.rules.bidding import Bid, highest, open_bids
from tarot_desktop.rules.cards import Card
from tarot_desktop.rules.counting import TakenTrick, count_trick, side_of
from tarot_desktop.rules.dealing import (
    distribute,
    drawn_dealer,
    is_petit_sec,
    positions_are_legal,
)
from tarot_desktop.rules.discarding import DiscardRules, trumps_of
from tarot_desktop.rules.play import Situation, legal_cards, winner
from tarot_desktop.rules.scoring import (
    Outcome,
    Score,
    Side,
    distribution,
    misere_payments,
    score,
)
from tarot_desktop.rules.tables import playing_order, table

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a row expects and what the program says, as JSON values."""

    expected: object
    got: object

    @property
    def passed(self) -> bool:
        """Whether both agree."""
        return self.expected == self.got


def check_row(kind: str, row: Row) -> Verdict:
    """Return the verdict on one row of a vector file; raise KeyError for a kind without rows."""
    return ROW_CHECKS[kind](row)


def _agreements(row: Row) -> Agreements:
    return Agreements.from_json(row["agreements"])


def _parsed(codes: Sequence[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes)


def _codes(some: Sequence[Card]) -> list[str]:
    return [card.code for card in sorted(some)]


def _compared(row: Row, got: Mapping[str, object]) -> Verdict:
    expected = row["expect"]
    return Verdict(expected=expected, got={name: got.get(name) for name in expected})


def _agreement(row: Row) -> Verdict:
    spec = agreement_fields().get(row["name"])
    if spec is None:
        return Verdict(expected=row["name"], got=None)
    values, default = allowed_values(row["name"]), spec.default
    got = {
        "default": list(default) if isinstance(default, tuple) else default,
        "values": list(values) if values else None,
    }
    return Verdict(expected={"default": row["default"], "values": row["values"]}, got=got)


def _auction(row: Row) -> Verdict:
    agreements = _agreements(row)
    order = playing_order(table(row["seats"], agreements), row["dealer"])
    bids = tuple((seat, Bid.parse(code)) for seat, code in row["bids"])
    legal = [seat for seat, _ in bids] == list(order) and all(
        bid in open_bids(bids[:spoken], agreements) for spoken, (_, bid) in enumerate(bids)
    )
    top = highest(bids)
    taker, contract = (top[0], top[1].code) if top else (None, None)
    return _compared(row, {"legal": legal, "taker": taker, "contract": contract})


def _deal(row: Row) -> Verdict:
    agreements = _agreements(row)
    shape = table(row["seats"], agreements)
    positions = row["chien_positions"]
    dealt = distribute(_parsed(row["pack"]), positions, shape, row["dealer"])
    got = {
        "hands": [_codes(hand) for hand in dealt.hands],
        "chien": [card.code for card in dealt.chien],
        "positions_legal": positions_are_legal(positions, shape, agreements),
    }
    sorted_hands = [_codes(_parsed(hand)) for hand in row["expect"]["hands"]]
    return Verdict(expected={**row["expect"], "hands": sorted_hands}, got=got)


def _discard(row: Row) -> Verdict:
    rules = DiscardRules(
        cards=frozenset(_parsed(row["cards"])),
        size=table(row["players"], _agreements(row)).chien_size,
    )
    discard = _parsed(row["discard"])
    legal = rules.is_legal(discard)
    shown = _codes(trumps_of(discard)) if _agreements(row).discard_trumps_shown else []
    return _compared(row, {"legal": legal, "forced_trumps": rules.forced, "shown": shown})


def _draw(row: Row) -> Verdict:
    drawn = tuple((seat, Card.parse(code)) for seat, code in row["drawn"])
    return _compared(row, {"dealer": drawn_dealer(drawn)})


def _legal_moves(row: Row) -> Verdict:
    agreements = _agreements(row)
    trick = row["trick"]
    last = row["trick_number"] == table(row["players"], agreements).hand_size
    restricted = row["trick_number"] == 1 and agreements.called_suit_lead == "restricted"
    called = Card.parse(row["called_card"]) if row["called_card"] and restricted else None
    binding = Situation(
        called_card=called,
        keeps_excuse=row["is_taker"] and row["announced_slam_alive"] and not last,
        free_petit=(row["protected_petit"] or "T1*" in trick) and not last,
    )
    on_table = _parsed([code.rstrip("*") for code in trick])
    legal = legal_cards(_parsed(row["hand"]), on_table, binding)
    return Verdict(expected=_codes(_parsed(row["legal"])), got=_codes(legal))


def _petit_sec(row: Row) -> Verdict:
    return _compared(row, {"petit_sec": is_petit_sec(_parsed(row["hand"]))})


def _poignee(row: Row) -> Verdict:
    count = poignee_counts(row["players"], _agreements(row))[Tier(row["tier"])]
    forced = _parsed(row["forced_discard"])
    legal = poignee_is_legal(_parsed(row["shown"]), count, _parsed(row["hand"]), forced)
    return _compared(row, {"legal": legal})


def _scoring(row: Row) -> Verdict:
    agreements = _agreements(row)
    scored = score(_outcome(row), agreements)
    got = {
        "made": scored.made,
        "target": scored.target,
        "margin": scored.margin,
        "S": scored.value,
        "scores": _scores(row, scored, agreements),
    }
    return _compared(row, got)


def _outcome(row: Row) -> Outcome:
    return Outcome(
        contract=Bid.parse(row["contract"]),
        attack_half_points=row["attack_half_points"],
        bouts=row["bouts"],
        petit_au_bout=_side(row["petit_au_bout"]),
        poignees=tuple(Tier(tier) for tier in row["poignees"]),
        slam_announced=row["slam_announced"],
        slam=_side(row["slam_won_by"]),
        attack_tricks_lost=row["attack_tricks_lost"],
    )


def _side(word: str | None) -> Side | None:
    return Side(word) if word else None


def _scores(row: Row, scored: Score, agreements: Agreements) -> list[int]:
    active = playing_order(table(row["seats"], agreements), row["dealer"])
    shares = distribution(
        scored.value,
        seats=row["seats"],
        active=active,
        taker=row["taker"],
        partner=row["partner"],
        agreements=agreements,
    )
    payments = misere_payments(
        [(seat, Misere(f"misere_{kind}")) for seat, kind in row["miseres"]],
        seats=row["seats"],
        active=active,
        agreements=agreements,
    )
    return [share + payment for share, payment in zip(shares, payments, strict=True)]


def _trick(row: Row) -> Verdict:
    agreements, attack = _agreements(row), row["attack"]
    plays = tuple((seat, Card.parse(code)) for seat, code in row["plays"])
    earlier = row["trick_number"] - 1
    last = row["trick_number"] == table(row["players"], agreements).hand_size
    won_before = {
        Side.ATTACK: row["attack_won_before"] == earlier,
        Side.DEFENCE: row["attack_won_before"] == 0,
    }
    binding = Situation(free_petit=row["protected_seat"] is not None and not last)
    leads_slam = last and won_before[side_of(plays[0][0], attack)]
    won_by = winner(plays, binding, slam_lead=leads_slam)
    counted = count_trick(
        TakenTrick(plays=plays, winner=won_by),
        attack,
        last=last,
        won_before=won_before[side_of(won_by, attack)],
        agreements=agreements,
        protected_seat=row["protected_seat"],
    )
    debtor = counted.excuse.debtor if counted.excuse else None
    got = {
        "winner": won_by,
        "excuse_side": counted.excuse.side if counted.excuse else None,
        "debtor": debtor or counted.petit_debtor,
        "attack_half": counted.attack_half_points,
        "defence_half": counted.defence_half_points,
        "attack_bouts": len(counted.attack_bouts),
        "defence_bouts": len(counted.defence_bouts),
    }
    return _compared(row, got)


def _ranking(row: Row) -> Verdict:
    return _compared(row, {"places": list(places(row["totals"]))})


def _session(row: Row) -> Verdict:
    standing = opening(row["seats"], _agreements(row), row["first_dealer"])
    over_after = None
    for number, ended in enumerate(row["deals"], 1):
        standing = standing.after(End(ended["end"]), ended["scores"])
        if standing.over:
            over_after = number
            break
    got = {
        "over_after": over_after,
        "valid": standing.valid,
        "totals": list(standing.totals),
        "places": list(standing.places),
        "next_dealer": standing.dealer,
    }
    return _compared(row, got)


def _call(row: Row) -> Verdict:
    expected, got = check_call(row, _agreements(row))
    return Verdict(expected=expected, got=got)


ROW_CHECKS: dict[str, Callable[[Row], Verdict]] = {
    "agreements": _agreement,
    "auctions": _auction,
    "calls": _call,
    "deals": _deal,
    "discards": _discard,
    "draws": _draw,
    "legal_moves": _legal_moves,
    "petit_sec": _petit_sec,
    "poignees": _poignee,
    "rankings": _ranking,
    "scoring": _scoring,
    "sessions": _session,
    "tricks": _trick,
}
"""How a row of each kind is judged."""
