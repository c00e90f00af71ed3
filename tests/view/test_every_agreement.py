"""Every home agreement in a deal in which it makes a difference, read off the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget

from tarot_desktop.game.commands import Announce, MakeBid, PlayCard
from tarot_desktop.game.events import Dealt
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.results import End
from tarot_desktop.rules.agreements import FFT, Agreements
from tarot_desktop.rules.bidding import Bid
from tarot_desktop.rules.cards import EXCUSE, Card, Suit, cards
from tarot_desktop.view.arrangement import arrange
from tarot_desktop.view.look import Label
from tarot_desktop.view.panels.menu import MenuItem
from tarot_desktop.view.spots import Mark, Zone
from tarot_desktop.worker.conductor import Conductor
from tarot_desktop.worker.messages import Happened, Message, NewSession
from tests.view.playing import Person, distribution

Open = Callable[..., Person]
Choose = Callable[[Observation], Card]

STRONG = "T21 T20 T18 T15 T12 T9 T5 T1 E SK SQ S4 HK HQ H3 DK D2 C7"
SLAM = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 E SK HK DK CK"
PLAIN_CHIEN = "S1 S2 S3 H1 H2 H3"
BARE_PETIT = "T1 S1 S2 S3 S4 S5 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 C4"
TAKER = "T21 T20 T18 T15 T12 T9 T5 T3 E SK SQ S6 HK HQ H6 DK D6 C7"
FIVE = "T21 T20 T18 T15 T12 T9 T1 E SK SQ S4 HQ H3 D2 C7"
FRIEND = "HK H2 H1 T2 T3 S1 S2 S3 D1 D3 D4 C1 C2 C3 C4"


def first(seen: Observation) -> Card:
    return seen.legal_cards[0]


def highest(seen: Observation) -> Card:
    return max(seen.legal_cards, key=lambda card: (card.is_trump, card.rank))


def play_on(person: Person, bid: Bid, choose: Choose = first, until: Ask | None = None) -> None:
    """Play by mouse to the end of the deal, or until something is asked."""
    while (seen := person.asked_or_over()) is not None and seen.ask is not until:
        if seen.ask is Ask.PLAY:
            person.click_card(choose(seen))
            person.answered(seen)
        else:
            person.click_answer(seen, bid)


def known(person: Person) -> Observation:
    seen = person.house.director.seen
    assert seen is not None
    return seen


def read(widget: QWidget) -> str:
    """Return every text that a widget shows."""
    labels = [label.accessibleName() for label in widget.findChildren(Label)]
    return " | ".join(label for label in labels if label)


def ledger(person: Person) -> str:
    """Return the arithmetic of the summary as it is shown."""
    assert person.desk.summary.isVisible()
    names = [child.accessibleName() for child in person.desk.summary.findChildren(QWidget)]
    return " | ".join(name for name in names if name)


def log_of(person: Person) -> str:
    return person.house.director.tidings.panel.text.toPlainText()


def agreed(**values: object) -> Agreements:
    return Agreements(**values)  # type: ignore[arg-type]


@pytest.mark.parametrize(("how", "drawn"), [("draw", True), ("random", False)])
def test_first_dealer(sit_down: Open, how: str, drawn: bool) -> None:
    person = sit_down(agreements=agreed(first_dealer=how))
    person.asked_or_over()
    assert ("lowest card" in log_of(person)) is drawn


def test_chien_positions(sit_down: Open) -> None:
    positions: set[int] = set()

    def heard(message: Message) -> None:
        if isinstance(message, Happened) and isinstance(message.event, Dealt):
            positions.update(message.event.chien_positions or ())

    person = sit_down(agreements=agreed(chien_positions="inner"))
    person.house.client.arrived.connect(heard)
    for _ in range(3):
        person.house.new_session()
        person.asked_or_over()
    assert positions
    assert min(positions) > 3
    assert max(positions) < 76


def test_session_deals(sit_down: Open) -> None:
    person = sit_down(agreements=agreed(session_deals=12))
    person.asked_or_over()
    assert "Deal 1 of 12" in person.window.strip.sentence()


def test_a_score_that_is_reached_ends_the_session(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(STRONG, "", "", ""),
        agreements=agreed(session_kind="target", session_target=1),
    )
    person.asked(Ask.BID)
    assert "up to 1" in person.window.strip.sentence()
    play_on(person, Bid.GARDE)
    person.click(person.desk.summary.next)
    person.until(person.desk.ranking.isVisible)
    assert "win" in read(person.desk.ranking)


def test_an_open_session_ends_when_the_person_says_so(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), agreements=agreed(session_kind="open"))
    person.asked(Ask.BID)
    person.click(person.window.strip.menu)
    end = person.desk.menu.row(MenuItem.END_SESSION)
    assert not end.isVisible(), "nothing has been played yet"
    person.click(person.window.strip.menu)
    play_on(person, Bid.GARDE)
    person.click(person.window.strip.menu)
    person.click(end)
    person.until(person.desk.ranking.isVisible)
    assert "1 deal played" in read(person.desk.ranking)


def test_a_playoff_is_named_on_the_strip(sit_down: Open) -> None:
    person = sit_down(agreements=agreed(tie_rule="playoff"))
    person.asked_or_over()
    session = person.house.director.session
    assert session is not None
    longer = replace(session, valid=8, planned=12)
    person.window.strip.tell(known(person), longer, person.window.scene.people)
    assert "Playoff: deal 9 of 12" in person.window.strip.sentence()


@pytest.mark.parametrize(("kind", "factor"), [("single", 1), ("doubling", 2)])
def test_pousse(sit_down: Open, kind: str, factor: int) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), agreements=agreed(pousse=kind))
    person.asked(Ask.BID)
    play_on(person, Bid.POUSSE)
    assert "Pousse" in person.window.strip.sentence()
    result = known(person).result
    assert result is not None
    assert result.score is not None
    assert result.score.multiplier == factor
    assert ("× 2" in ledger(person).replace("\N{NO-BREAK SPACE}", " ")) is (factor == 2)


def test_fixed_values(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(STRONG, "", "", ""), agreements=agreed(contract_scale="fixed")
    )
    play_on(person, Bid.GARDE)
    assert "fixed value of a Garde" in ledger(person)
    assert known(person).result.score.base == 80  # type: ignore[union-attr]


@pytest.mark.parametrize(("scale", "factor"), [("contre5", 5), ("contre8", 8)])
def test_the_worth_of_a_garde_contre(sit_down: Open, scale: str, factor: int) -> None:
    person = sit_down(
        deal=distribution(STRONG, "", "", ""), agreements=agreed(contract_scale=scale)
    )
    person.asked(Ask.BID)
    said = person.bid_row(Bid.CONTRE).accessibleDescription()
    assert f"+\N{NARROW NO-BREAK SPACE}{25 * 3 * factor}" in said


def to_call(person: Person) -> Observation:
    play_on(person, Bid.GARDE, until=Ask.CALL)
    return person.asked(Ask.CALL)


def test_own_cards_may_not_be_called(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(FIVE, FRIEND, "", "", ""), dealer=4, agreements=agreed(self_call=False)
    )
    to_call(person)
    offered = [choice.card.code for choice in person.turns.call.choices()]  # type: ignore[attr-defined]
    assert offered == ["HK", "DK", "CK"]


def test_a_called_card_in_the_chien_cancels_the_deal(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(FIVE, "", "", "", "", chien="HK H1 H2"),
        dealer=4,
        agreements=agreed(called_in_chien="redeal"),
    )
    to_call(person)
    person.click(person.turns.call.choice(cards("HK")[0]))
    person.until(person.deal_is_over)
    panel = person.desk.dead_call
    assert panel.isVisible()
    assert "king of hearts" in read(panel)
    assert panel.chien.cards() == cards("HK H1 H2")
    person.click(panel.next)
    person.until(lambda: not panel.isVisible())


def test_the_called_suit_may_be_led_first(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(FIVE, FRIEND, "", "", ""),
        dealer=4,
        agreements=agreed(called_suit_lead="free"),
    )
    to_call(person)
    person.click(person.turns.call.choice(cards("HK")[0]))
    play_on(person, Bid.GARDE, until=Ask.PLAY)
    seen = person.asked(Ask.PLAY)
    hearts = [card for card in seen.legal_cards if card.suit is Suit.HEARTS]
    person.click_card(hearts[0])
    person.answered(seen)
    person.asked_or_over()
    assert known(person).plays[0] == (0, hearts[0])


def test_taker_and_partner_share_in_equal_parts(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(FIVE, FRIEND, "", "", ""),
        dealer=4,
        agreements=agreed(partner_split="equal"),
    )
    to_call(person)
    person.click(person.turns.call.choice(cards("HK")[0]))
    play_on(person, Bid.GARDE)
    assert "one half" in ledger(person)
    scores = known(person).result.scores  # type: ignore[union-attr]
    assert abs(scores[0] - scores[1]) <= 1


def test_the_holder_of_a_bare_petit_is_asked_and_may_cancel(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(BARE_PETIT, "", "", ""), agreements=agreed(petit_sec="optional")
    )
    person.asked(Ask.PETIT_SEC)
    person.click(person.turns.bare_petit.show_it)
    person.until(person.deal_is_over)
    assert person.desk.petit_sec.isVisible()


def test_a_bare_petit_may_be_kept_quiet(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(BARE_PETIT, TAKER, "", ""), agreements=agreed(petit_sec="optional")
    )
    person.asked(Ask.PETIT_SEC)
    person.click(person.turns.bare_petit.play)
    person.asked(Ask.BID)
    play_on(person, Bid.PASS)
    assert known(person).end is End.PLAYED


def test_a_bare_petit_is_played_like_any_other(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(BARE_PETIT, TAKER, "", ""), agreements=agreed(petit_sec="play")
    )
    assert person.asked().ask is Ask.BID


def test_a_protected_petit_is_marked_and_not_taken(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(BARE_PETIT, TAKER, "", ""), agreements=agreed(petit_sec="imprenable")
    )
    (petit,) = cards("T1")
    locked: list[bool] = []

    def petit_first(seen: Observation) -> Card:
        return petit if petit in seen.legal_cards else seen.legal_cards[0]

    def look(_phase: str) -> None:
        shown = arrange(known(person), person.window.scene.table, person.window.scene.stage)
        spot = shown.cards.get((Zone.CARD, petit.code))
        locked.append(spot is not None and Mark.LOCK in spot.marks)

    person.house.director.phase.connect(look)
    play_on(person, Bid.PASS, petit_first)
    assert any(locked), "the card itself is marked on the table"
    assert "trump 1. It cannot be taken." in log_of(person)
    assert known(person).end is End.PLAYED


@pytest.mark.parametrize("shown", [True, False])
def test_discarded_trumps(sit_down: Open, shown: bool) -> None:
    person = sit_down(
        deal=distribution(SLAM, "T1 T2", "", "", chien="T8 T7 T6 T5 T4 T3"),
        agreements=agreed(discard_trumps_shown=shown),
    )
    play_on(person, Bid.GARDE, until=Ask.SLAM)
    assert ("shown: trump" in log_of(person)) is shown


def test_the_number_of_trumps_in_a_poignee(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(STRONG, "", "", "", chien="C1 C2 C3 C4 C5 C6"),
        agreements=agreed(poignee_counts=(8, 10, 13)),
    )
    play_on(person, Bid.GARDE, until=Ask.ANNOUNCE)
    person.asked(Ask.ANNOUNCE)
    person.click(person.turns.poignee.confirm)
    play_on(person, Bid.GARDE)
    assert "Simple poignée, 8 trumps" in ledger(person)


def test_the_value_of_a_poignee(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(SLAM, "", "", "", chien=PLAIN_CHIEN),
        agreements=agreed(poignee_values=(20, 40, 60)),
    )
    play_on(person, Bid.GARDE, until=Ask.ANNOUNCE)
    person.asked(Ask.ANNOUNCE)
    person.click(person.turns.poignee.confirm)
    play_on(person, Bid.GARDE, highest)
    assert known(person).result.score.poignees == 40  # type: ignore[union-attr]
    assert "Double poignée" in ledger(person)


NO_TRUMPS = "S1 S2 S3 S4 S5 S7 S8 H1 H2 H3 H4 H5 H7 D1 D2 D3 D4 CQ"
NO_COURTS = "S1 S2 S3 S4 S5 S7 S8 H1 H2 H3 H4 H5 H7 D1 D2 D3 T2 T4"


@pytest.mark.parametrize(
    ("name", "hand", "said"),
    [
        ("misere_atout", NO_TRUMPS, "Misère d’atout"),
        ("misere_tete", NO_COURTS, "Misère de tête"),
    ],
)
def test_a_misere_is_declared_and_paid(sit_down: Open, name: str, hand: str, said: str) -> None:
    person = sit_down(deal=distribution(hand, TAKER, "", ""), agreements=agreed(**{name: 10}))
    play_on(person, Bid.PASS, until=Ask.ANNOUNCE)
    person.asked(Ask.ANNOUNCE)
    panel = person.turns.poignee
    assert panel.title() == "Declare a misère?"
    assert not panel.confirm.isEnabled()
    row = next(row for row in panel.choices() if row.text() == said)
    person.click(row)
    person.click(panel.confirm)
    play_on(person, Bid.PASS)
    assert said in ledger(person)
    payments = known(person).result.misere_payments  # type: ignore[union-attr]
    assert payments[0] == 30


def excuse_then_highest(seen: Observation) -> Card:
    return EXCUSE if EXCUSE in seen.legal_cards else highest(seen)


def test_a_petit_chelem(sit_down: Open) -> None:
    person = sit_down(
        deal=distribution(SLAM, "", "", "", chien=PLAIN_CHIEN),
        agreements=agreed(petit_chelem_bonus=100),
    )
    play_on(person, Bid.GARDE, excuse_then_highest)
    assert sum(trick.winner != 0 for trick in known(person).tricks) == 1
    assert "Petit chelem" in ledger(person)
    assert known(person).result.score.petit_chelem == 100  # type: ignore[union-attr]


@pytest.mark.parametrize("lost", [1, 2])
def test_tricks_lost_in_a_petit_chelem(sit_down: Open, lost: int) -> None:
    hand = SLAM.replace("CK", "C9")
    person = sit_down(
        deal=distribution(hand, "CK", "", "", chien=PLAIN_CHIEN),
        agreements=agreed(petit_chelem_bonus=100, petit_chelem_max_lost=lost),
    )
    (nine,) = cards("C9")

    def lose_two(seen: Observation) -> Card:
        return nine if nine in seen.legal_cards else excuse_then_highest(seen)

    play_on(person, Bid.GARDE, lose_two)
    assert sum(trick.winner != 0 for trick in known(person).tricks) == 2
    assert ("Petit chelem" in ledger(person)) is (lost == 2)


def test_rounding(sit_down: Open) -> None:
    person = sit_down(deal=distribution(STRONG, "", "", ""), agreements=agreed(margin_rounding=5))
    play_on(person, Bid.GARDE)
    assert "rounded to 5" in ledger(person)
    assert known(person).result.score.margin % 5 == 0  # type: ignore[union-attr]


def not_the_excuse(seen: Observation) -> Card:
    return next((card for card in seen.legal_cards if card != EXCUSE), EXCUSE)


def seed_with_a_late_excuse() -> int:
    """Return a seed whose first deal gives a passing person the Excuse and another defender the
    last trick."""
    for seed in range(300):
        setup = NewSession(seats=4, agreements=FFT, levels=("club",) * 3, seed=seed)
        conductor = Conductor(setup, lambda _: None)
        conductor.begin()
        assert conductor.game is not None
        while conductor.game.state.end is None:
            seen = conductor.seen()
            if seen.ask is Ask.PLAY:
                conductor.submit(PlayCard(seat=0, card=not_the_excuse(seen)))
            elif seen.ask is Ask.ANNOUNCE:
                conductor.submit(Announce(seat=0))
            else:
                conductor.submit(MakeBid(seat=0, bid=Bid.PASS))
        state = conductor.game.state
        last = state.tricks[-1] if state.tricks else None
        if last is not None and (0, EXCUSE) in last.plays and last.winner != state.taker:
            return seed
    raise AssertionError("the Excuse never comes last")


@pytest.mark.parametrize("rule", ["change_sides", "trick_winner"])
def test_an_excuse_in_the_last_trick(sit_down: Open, rule: str) -> None:
    person = sit_down(seed=seed_with_a_late_excuse(), agreements=agreed(excuse_last=rule))
    play_on(person, Bid.PASS, not_the_excuse)
    seen = known(person)
    last = seen.tricks[-1]
    assert (0, EXCUSE) in last.plays
    assert last.winner != seen.taker, "a fellow defender takes it"
    expected = rule == "trick_winner"
    assert ("goes to the defence" in ledger(person)) is expected


@pytest.mark.parametrize("seats", [4, 5])
def test_what_differs_is_marked_on_strip_and_score_sheet(sit_down: Open, seats: int) -> None:
    person = sit_down(players=seats, agreements=agreed(margin_rounding=5, self_call=False))
    person.asked_or_over()
    count = 2 if seats == 5 else 1
    badge = person.window.strip._badge
    assert badge.isVisible()
    assert str(count) in badge.text()
    person.click(person.window.strip.scores)
    assert "Rounding: To 5 points" in read(person.desk.sheet)
    assert ("Calling a card" in read(person.desk.sheet)) is (seats == 5)
