"""The arithmetic of a played deal, line by line, in words and numbers that add up (rules 8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.observation import Observation
from tarot_desktop.game.results import Result, Trick
from tarot_desktop.rules.agreements import ContractScale, PartnerSplit
from tarot_desktop.rules.announcements import (
    Misere,
    ShownPoignee,
    misere_amounts,
    poignee_counts,
    poignee_values,
)
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import ALL_HALF_POINTS, EXCUSE, Card, Seat
from tarot_desktop.rules.counting import Count
from tarot_desktop.rules.scoring import Score, Side
from tarot_desktop.view.pictures import in_order
from tarot_desktop.view.vocabulary import MINUS
from tarot_desktop.view.words import (
    Counts,
    all_of,
    bid_name,
    misere_name,
    poignee_name,
    points,
    sentence_with_colon,
    signed,
    the_card,
    times,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of the arithmetic."""

    name: str
    detail: str = ""
    value: str = ""
    strong: bool = False
    role: str = "ink"
    """Colour of the value."""
    cards: tuple[Card, ...] = ()
    """What the line counts, to be looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Lines under one head."""

    head: str
    lines: tuple[Line, ...]


def headline(result: Result) -> str:
    """Return points, target and bouts in one sentence."""
    count, score = _played(result)
    bouts = Counts().bouts(len(count.attack_bouts))
    if count.attack_bouts:
        held = all_of([the_card(card) for card in count.attack_bouts])
        bouts = sentence_with_colon(bouts, held)
    said = QCoreApplication.translate("Summary", "{points}, {target} to make ({bouts})")
    made = Counts().half_points(count.attack_half_points)
    return said.format(points=made, target=score.target, bouts=bouts)


def sections(seen: Observation, names: Sequence[str]) -> tuple[Section, ...]:
    """Return the count and the score of a deal that was played."""
    if seen.result is None:
        return ()
    found = (
        Section(
            head=QCoreApplication.translate("Summary", "Card points"),
            lines=tuple(_count_lines(seen, seen.result)),
        ),
        Section(
            head=QCoreApplication.translate("Summary", "Deal value"),
            lines=tuple(_score_lines(seen, seen.result, names)),
        ),
        Section(
            head=QCoreApplication.translate("Summary", "Shares of the attack"),
            lines=tuple(_share_lines(seen, seen.result, names)),
        ),
        Section(
            head=QCoreApplication.translate("Summary", "Misères"),
            lines=tuple(_misere_lines(seen, names)),
        ),
    )
    return tuple(section for section in found if section.lines)


def _played(result: Result) -> tuple[Count, Score]:
    if result.count is None or result.score is None:
        raise ValueError("only a played deal has an arithmetic")
    return result.count, result.score


def _count_lines(seen: Observation, result: Result) -> list[Line]:
    count, _ = _played(result)
    debts = _debts(count)
    in_tricks = count.tricks_half_points - sum(half for _, half in debts)
    lines = [
        Line(
            name=QCoreApplication.translate("Summary", "Tricks of the attack"),
            detail=Counts().tricks(count.attack_tricks),
            value=points(in_tricks),
            cards=_taken(seen, Side.ATTACK),
        )
    ]
    lines += [line for line, _ in debts]
    lines += _aside_line(seen, result)
    lines.append(
        Line(
            name=QCoreApplication.translate("Summary", "Attack"),
            value=points(count.attack_half_points),
            strong=True,
        )
    )
    total = QCoreApplication.translate("Summary", "sum {points}")
    lines.append(
        Line(
            name=QCoreApplication.translate("Summary", "Defence"),
            detail=total.format(points=points(ALL_HALF_POINTS)),
            value=points(count.defence_half_points),
            cards=_taken(seen, Side.DEFENCE),
        )
    )
    return lines


def _debts(count: Count) -> list[tuple[Line, int]]:
    """Lines about the Excuse and a protected Petit, with what they move to the attack."""
    lines = []
    if count.excuse is not None:
        name = QCoreApplication.translate("Summary", "Excuse")
        lines.append(_debt(name, count.excuse.side, count.excuse.debtor))
    if count.petit_debtor is not None:
        name = QCoreApplication.translate("Summary", "Protected Petit")
        lines.append(_debt(name, count.petit_debtor, count.petit_debtor))
    return lines


def _debt(name: str, owner: Side, debtor: Side | None) -> tuple[Line, int]:
    if owner is Side.ATTACK:
        detail = QCoreApplication.translate("Summary", "goes to the attack")
    else:
        detail = QCoreApplication.translate("Summary", "goes to the defence")
    if debtor is None:
        return Line(name=name, detail=detail), 0
    detail = QCoreApplication.translate("Summary", "{owner}, half a point in exchange").format(
        owner=detail
    )
    moved = -1 if debtor is Side.ATTACK else 1
    value = f"{'+' if moved > 0 else MINUS}\N{NARROW NO-BREAK SPACE}{points(1)}"
    return Line(name=name, detail=detail, value=value), moved


def _aside_line(seen: Observation, result: Result) -> list[Line]:
    count, _ = _played(result)
    cards = Counts().cards(seen.table.chien_size)
    value = points(count.aside_half_points)
    if result.contract is Bid.CONTRE:
        detail = QCoreApplication.translate("Summary", "{cards}, to the defence")
        name = QCoreApplication.translate("Summary", "Chien")
        worth = QCoreApplication.translate("Summary", "({points})").format(points=value)
        told = detail.format(cards=cards)
        return [Line(name=name, detail=told, value=worth, role="soft", cards=_aside(seen))]
    if result.contract is Bid.SANS:
        name = QCoreApplication.translate("Summary", "Chien")
    else:
        name = QCoreApplication.translate("Summary", "Discard")
    return [Line(name=name, detail=cards, value=value, cards=_aside(seen))]


def _taken(seen: Observation, side: Side) -> tuple[Card, ...]:
    """The cards of a side's tricks; the Excuse lies with the side that owns it."""
    attack = {seen.taker, seen.partner} - {None}
    owner = None
    if seen.result is not None and seen.result.count is not None and seen.result.count.excuse:
        owner = seen.result.count.excuse.side
    return in_order(
        card
        for trick in seen.tricks
        for card in trick.cards
        if (owner if card == EXCUSE else _won_by(trick, attack)) is side
    )


def _won_by(trick: Trick, attack: Collection[Seat | None]) -> Side:
    return Side.ATTACK if trick.winner in attack else Side.DEFENCE


def _aside(seen: Observation) -> tuple[Card, ...]:
    revealed = seen.revealed
    if revealed is None:
        return ()
    return in_order(revealed.chien if revealed.discard is None else revealed.discard)


def _score_lines(seen: Observation, result: Result, names: Sequence[str]) -> list[Line]:
    count, score = _played(result)
    lines = [
        Line(
            name=QCoreApplication.translate("Summary", "Base"),
            detail=_fixed(seen, result),
            value=signed(score.sign * score.base),
        ),
        Line(
            name=QCoreApplication.translate("Summary", "Difference"),
            detail=_difference(seen, count, score),
            value=signed(score.sign * score.margin),
        ),
    ]
    lines += _petit_au_bout(seen, count, score)
    if score.multiplier != 1:
        inside = score.sign * (score.base + score.margin) + score.petit_au_bout
        lines.append(_multiplied(result, score, inside))
    lines += _poignee_lines(seen, score, names)
    lines += _slam_lines(seen, score)
    lines.append(
        Line(
            name=QCoreApplication.translate("Summary", "Per defender"),
            detail=QCoreApplication.translate("Summary", "to the attack")
            if score.value >= 0
            else QCoreApplication.translate("Summary", "from the attack"),
            value=signed(score.value),
            strong=True,
        )
    )
    return lines


def _fixed(seen: Observation, result: Result) -> str:
    """Return whose fixed value the base is, where contracts have one."""
    if seen.agreements.contract_scale is not ContractScale.FIXED or result.contract is None:
        return ""
    said = QCoreApplication.translate("Summary", "fixed value of a {contract}")
    return said.format(contract=bid_name(result.contract))


def _difference(seen: Observation, count: Count, score: Score) -> str:
    told = f"{points(count.attack_half_points)} {MINUS} {score.target}"
    step = seen.agreements.margin_rounding
    if step == 1:
        return told
    said = QCoreApplication.translate("Summary", "{difference}, rounded to {step}")
    return said.format(difference=told, step=step)


def _share_lines(seen: Observation, result: Result, names: Sequence[str]) -> list[Line]:
    """What taker and partner win or pay of a called deal; nothing where nobody is called."""
    if not seen.table.calls or result.taker is None:
        return []
    paid = result.misere_payments or (0,) * seen.seats
    taker, partner = result.taker, result.partner
    if partner is None:
        detail = QCoreApplication.translate("Summary", "{name}, alone against four")
    elif seen.agreements.partner_split is PartnerSplit.EQUAL:
        detail = QCoreApplication.translate("Summary", "{name}, one half")
    else:
        detail = QCoreApplication.translate("Summary", "{name}, two thirds")
    lines = [
        Line(
            name=QCoreApplication.translate("Summary", "Taker"),
            detail=detail.format(name=names[taker]),
            value=signed(result.scores[taker] - paid[taker]),
        )
    ]
    if partner is not None:
        equal = seen.agreements.partner_split is PartnerSplit.EQUAL
        half = QCoreApplication.translate("Summary", "{name}, one half")
        third = QCoreApplication.translate("Summary", "{name}, one third")
        lines.append(
            Line(
                name=QCoreApplication.translate("Summary", "Partner"),
                detail=(half if equal else third).format(name=names[partner]),
                value=signed(result.scores[partner] - paid[partner]),
            )
        )
    return lines


def _misere_lines(seen: Observation, names: Sequence[str]) -> list[Line]:
    amounts = misere_amounts(seen.agreements)
    said = QCoreApplication.translate("Summary", "{name}, from each of the others")
    return [
        Line(
            name=misere_name(made.said),
            detail=said.format(name=names[made.seat]),
            value=signed(amounts[made.said]),
        )
        for made in seen.announcements
        if isinstance(made.said, Misere)
    ]


def _petit_au_bout(seen: Observation, count: Count, score: Score) -> list[Line]:
    if not score.petit_au_bout:
        return []
    if count.petit_au_bout is Side.ATTACK:
        detail = QCoreApplication.translate("Summary", "for the attack")
    else:
        detail = QCoreApplication.translate("Summary", "for the defence")
    name = QCoreApplication.translate("Summary", "Petit au bout")
    value = signed(score.petit_au_bout)
    return [Line(name=name, detail=detail, value=value, cards=seen.tricks[-1].cards)]


def _multiplied(result: Result, score: Score, inside: int) -> Line:
    product = f"{_bare(inside)} {times(score.multiplier)} = {_bare(inside * score.multiplier)}"
    name = "" if result.contract is None else bid_name(result.contract)
    return Line(name=name, detail=product, value=times(score.multiplier))


def _bare(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)


def _poignee_lines(seen: Observation, score: Score, names: Sequence[str]) -> list[Line]:
    values = poignee_values(seen.agreements)
    counts = poignee_counts(seen.table.active, seen.agreements)
    lines = []
    for made in seen.announcements:
        if isinstance(made.said, ShownPoignee):
            tier = made.said.tier
            said = QCoreApplication.translate("Summary", "{trumps}, {name}")
            trumps = Counts().trumps(counts[tier])
            lines.append(
                Line(
                    name=poignee_name(tier),
                    detail=said.format(trumps=trumps, name=names[made.seat]),
                    value=signed(score.sign * values[tier]),
                    cards=made.said.cards,
                )
            )
    return lines


def _slam_lines(seen: Observation, score: Score) -> list[Line]:
    lines = []
    if score.slam:
        if seen.slam_announced and score.slam > 0:
            detail = QCoreApplication.translate("Summary", "announced and made")
        elif seen.slam_announced:
            detail = QCoreApplication.translate("Summary", "announced and lost")
        elif score.slam > 0:
            detail = QCoreApplication.translate("Summary", "made, not announced")
        else:
            detail = QCoreApplication.translate("Summary", "of the defence")
        name = QCoreApplication.translate("Summary", "Slam")
        lines.append(Line(name=name, detail=detail, value=signed(score.slam)))
    if score.petit_chelem:
        name = QCoreApplication.translate("Summary", "Petit chelem")
        lines.append(Line(name=name, value=signed(score.petit_chelem)))
    return lines
