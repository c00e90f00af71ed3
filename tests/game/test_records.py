"""Deals written down and read again, finished or not, as JSON and as text."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tarot_desktop.game.claims import WrongClaim
from tarot_desktop.game.notation import read_text, to_text
from tarot_desktop.game.partial import rebuilt
from tarot_desktop.game.projection import observe
from tarot_desktop.game.records import Record, RecordError, read_record, to_json
from tarot_desktop.game.replay import (
    Place,
    ReplayError,
    faults_of,
    observation_json,
    record_of,
    replay,
)
from tarot_desktop.game.results import End
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.agreements import FFT
from tests.game.playing import moments, random_game, step
from tests.rules.randoms import RANDOMS

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
FEW = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FULL_DEALS = json.loads(
    (Path(__file__).parent.parent / "vectors" / "full_deals.json").read_text(encoding="utf-8")
)["records"]
EXAMPLE = FULL_DEALS[0]
EXAMPLE_TEXT = """\
tarot 1
table 4 dealer 0
hand 0 S:J.9.7.5 H:Q.J.10.3.2 D:9.6.4.2 C:J.10.4 T:7.6
hand 1 S:8.6.4.2 H:9.7.6.1 D:N.J.5 C:K.N.9.6 T:8.5.4
hand 2 S:K H:K D:K C:- T:21.20.19.18.17.16.15.14.13.12.11.10.9.1 E
hand 3 S:Q.N.10.3.1 H:N.5 D:Q.8.7.1 C:Q.8.7.5.3.1 T:2
chien C2 D10 T3 D3 H8 H4
bids 1- 2G 3- 0-
discard H4 H8 D3 D10 C2 T15
shown T15
slam
trick 1 2 T21 T2 T7 T5
trick 2 2 T20 C8 T6 T8
trick 3 2 T19 S1 S7 T4
trick 4 2 T18 C1 D9 S4
trick 5 2 T17 H5 CJ CN
trick 6 2 T16 D1 SJ H1
trick 7 2 T14 C7 C10 DN
trick 8 2 T13 D7 HJ H7
trick 9 2 T12 SQ D2 S6
trick 10 2 T11 HN H10 D5
trick 11 2 T10 C5 D4 S2
trick 12 2 T9 DQ D6 H6
trick 13 2 T3 D8 H3 C9
trick 14 2 SK S10 S9 S8
trick 15 2 HK S3 H2 H9
trick 16 2 DK SN HQ DJ
trick 17 2 T1 C3 S5 C6
trick 18 2 E CQ C4 CK
end played
score -580 -580 1740 -580
"""


def through_json(record, **options):
    return read_record(json.loads(json.dumps(to_json(record, **options))), **options)


def at_random_moment(seats, rng, *, bare_petit=False):
    """A deal that stops somewhere in the middle, or at its end."""
    game = random_game(seats, rng, bare_petit=bare_petit)
    for _ in range(rng.randrange(100)):
        if waiting(game.state) is not None:
            step(game, rng)
    return game.state


@SEATS
@FEW
@given(rng=RANDOMS, bare_petit=st.booleans())
def test_replay_equals_play(seats, rng, bare_petit):
    *_, game = moments(random_game(seats, rng, bare_petit=bare_petit), rng)
    record = through_json(record_of(game.state))
    again = replay(record)
    assert faults_of(again, record) == []
    assert again.state.result == game.state.result
    assert again.state.tricks == game.state.tricks
    assert record_of(again.state) == record_of(game.state)


@SEATS
@FEW
@given(rng=RANDOMS, bare_petit=st.booleans())
def test_an_unfinished_record_stops_where_the_deal_stopped(seats, rng, bare_petit):
    state = at_random_moment(seats, rng, bare_petit=bare_petit)
    again = replay(through_json(record_of(state))).state
    assert again.plays == state.plays
    assert again.announcements == state.announcements
    due, still_due = waiting(state), waiting(again)
    assert still_due == due or (still_due[0] == "announce" and still_due[1] in state.declined)


@SEATS
@FEW
@given(rng=RANDOMS, bare_petit=st.booleans())
def test_text_and_json_say_the_same(seats, rng, bare_petit):
    state = at_random_moment(seats, rng, bare_petit=bare_petit)
    text = to_text(record_of(state))
    assert to_text(read_text(text)) == text
    again, wanted = replay(read_text(text)).state, replay(record_of(state)).state
    assert (again.hands, again.plays, again.result) == (wanted.hands, wanted.plays, wanted.result)
    assert set(again.announcements) == set(wanted.announcements)


@SEATS
@FEW
@given(rng=RANDOMS, bare_petit=st.booleans())
def test_an_observation_survives_its_json_form(seats, rng, bare_petit):
    state = at_random_moment(seats, rng, bare_petit=bare_petit)
    asked = waiting(state)
    if asked is None or state.declined:
        return
    seen = observe(state, asked[1])
    data = json.loads(json.dumps(observation_json(seen)))
    assert observe(rebuilt(read_record(data, observation=True)), seen.seat) == seen


def test_the_example_of_the_rules_is_written_as_they_print_it():
    record = read_record(EXAMPLE)
    assert to_text(record) == EXAMPLE_TEXT
    assert read_text(EXAMPLE_TEXT).plays == record.plays


@pytest.mark.parametrize("data", FULL_DEALS, ids=lambda data: data["id"])
def test_complete_deals_say_what_they_claim_in_both_forms(data):
    record = read_record(data)
    assert faults_of(replay(record), record) == []
    text = read_text(to_text(record))
    assert replay(text).state.result.scores == tuple(data["claims"]["scores"])
    assert to_json(record)["plays"] == data["plays"]


def test_a_wrong_claim_and_an_unknown_one_are_faults_and_a_missing_one_is_not():
    record = read_record({**EXAMPLE, "claims": {"S": 581, "points": 91, "made": True}})
    assert faults_of(replay(record), record) == [
        WrongClaim(name="S", claimed=581, true=580),
        WrongClaim(name="points", claimed=91, true=None, known=False),
    ]


def test_a_number_is_no_truth():
    record = read_record({**EXAMPLE, "claims": {"made": 1}})
    assert [wrong.name for wrong in faults_of(replay(record), record)] == ["made"]


def test_fields_of_others_are_ignored():
    assert read_record({**EXAMPLE, "id": "x", "mood": 3}) == read_record(EXAMPLE)


def test_nothing_of_a_misdeal_is_read():
    misdeal = {
        "format": "french-tarot-deal",
        "version": 1,
        "seats": 4,
        "agreements": {},
        "dealer": 1,
        "hands": "torn",
        "end": "misdeal",
    }
    record = read_record(misdeal)
    assert record == Record(
        seats=4, agreements=FFT, dealer=1, hands=((),) * 4, chien=(), end=End.MISDEAL
    )
    assert read_text(to_text(record)) == record


def changed(**fields):
    return {name: value for name, value in {**EXAMPLE, **fields}.items() if value != "missing"}


@pytest.mark.parametrize(
    ("data", "place"),
    [
        pytest.param([], "record", id="no object"),
        pytest.param(changed(format="chess"), "format", id="another format"),
        pytest.param(changed(format="missing"), "format", id="no format"),
        pytest.param(changed(version=2), "version", id="a later version"),
        pytest.param(changed(version=True), "version", id="true is no version"),
        pytest.param(changed(seats=7), "seats", id="seven seats"),
        pytest.param(changed(seats="4"), "seats", id="a text for a number"),
        pytest.param(changed(dealer=4), "dealer", id="a dealer who is not there"),
        pytest.param(changed(agreements={"x": 1}), "agreements", id="an unknown agreement"),
        pytest.param(changed(agreements=[1]), "agreements", id="a list of agreements"),
        pytest.param(changed(agreements={"session_deals": 7}), "agreements", id="seven deals"),
        pytest.param(changed(hands=EXAMPLE["hands"][:3]), "hands", id="a hand is missing"),
        pytest.param(changed(hands=[None] * 4), "hands[0]", id="hidden hands"),
        pytest.param(changed(hands=[["S1"], *EXAMPLE["hands"][1:]]), "hands[0]", id="a short hand"),
        pytest.param(changed(hands=[["X1"], [], [], []]), "hands[0][0]", id="no card"),
        pytest.param(changed(hands=[[1], [], [], []]), "hands[0][0]", id="a number for a card"),
        pytest.param(changed(hands=[["S1", "S1"], [], [], []]), "hands[0][1]", id="a card twice"),
        pytest.param(
            changed(chien=["S5", *EXAMPLE["chien"][1:]]), "chien", id="a card in two places"
        ),
        pytest.param(changed(chien=EXAMPLE["chien"][:5]), "chien", id="a short chien"),
        pytest.param(changed(chien="missing"), "chien", id="no chien"),
        pytest.param(changed(bids=[[1]]), "bids[0]", id="no pair"),
        pytest.param(changed(bids=[[1, "grand"]]), "bids[0]", id="no bid"),
        pytest.param(changed(bids=[[9, "pass"]]), "bids[0]", id="a seat that is not there"),
        pytest.param(changed(bids={}), "bids", id="an object of bids"),
        pytest.param(changed(plays=[[0, "S1"]] * 79), "plays", id="too many cards"),
        pytest.param(changed(call="king"), "call", id="no card to call"),
        pytest.param(changed(slam="yes"), "slam", id="a word for a truth"),
        pytest.param(changed(end="over"), "end", id="an unknown end"),
        pytest.param(changed(petit_sec={"seat": 0}), "petit_sec.choice", id="no choice"),
        pytest.param(
            changed(petit_sec={"seat": 0, "choice": "x"}), "petit_sec.choice", id="a strange choice"
        ),
        pytest.param(
            changed(announcements=[{"seat": 0, "kind": "belote", "at": 0}]),
            "announcements[0].kind",
            id="another game's announcement",
        ),
        pytest.param(
            changed(announcements=[{"seat": 0, "kind": "poignee", "tier": "big", "at": 0}]),
            "announcements[0].tier",
            id="a strange tier",
        ),
        pytest.param(changed(claims=[]), "claims", id="a list of claims"),
        pytest.param(changed(pack=["S1"], chien_positions=["a"]), "chien_positions[0]", id="place"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_with_its_place(data, place):
    with pytest.raises(RecordError) as caught:
        read_record(data)
    assert caught.value.place == place


def fault_place(**fields):
    with pytest.raises(ReplayError) as caught:
        replay(read_record(changed(**fields)))
    return caught.value.place


PLAYS = EXAMPLE["plays"]


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        pytest.param({"bids": [[2, "garde"]]}, Place(part="bids", number=1), id="wrong speaker"),
        pytest.param(
            {"bids": [[1, "garde"], [2, "garde"]]}, Place(part="bids", number=2), id="same bid"
        ),
        pytest.param(
            {"discard": ["SK", "H4", "H8", "D3", "D10", "C2"]}, Place(part="discard"), id="king"
        ),
        pytest.param({"discard_shown": []}, Place(part="discard_shown"), id="trumps not shown"),
        pytest.param({"call": "SK"}, Place(part="call"), id="a call at four"),
        pytest.param(
            {"petit_sec": {"seat": 0, "choice": "play"}}, Place(part="petit_sec"), id="none"
        ),
        pytest.param({"end": "all_pass"}, Place(part="end"), id="another end"),
        pytest.param({"end": None}, Place(part="end"), id="a finished deal that says it is not"),
        pytest.param({"plays": PLAYS[:10]}, Place(part="end"), id="cards are missing"),
        pytest.param(
            {"plays": [*PLAYS[:4], [2, "T9"], [3, "T2"]]},
            Place(part="plays", number=2, card=2),
            id="played already",
        ),
        pytest.param(
            {"plays": [*PLAYS[:2], [0, "S5"]]},
            Place(part="plays", number=1, card=3),
            id="a trump is due",
        ),
        pytest.param(
            {"announcements": [{"seat": 0, "kind": "misere_atout", "at": 2}]},
            Place(part="announcements", number=1),
            id="no misère here",
        ),
        pytest.param(
            {"announcements": [{"seat": 0, "kind": "misere_atout", "at": 40}]},
            Place(part="announcements", number=1),
            id="too late",
        ),
        pytest.param(
            {"announcements": [{"seat": 0, "kind": "misere_atout", "at": 99}]},
            Place(part="announcements"),
            id="never",
        ),
        pytest.param({"chien_positions": [2, 3, 4, 5, 6, 7]}, Place(part="pack"), id="no pack"),
    ],
)
def test_a_record_that_breaks_a_rule_is_refused_at_its_place(fields, place):
    assert fault_place(**fields) == place


ALL_PASS = {
    "bids": [[1, "pass"], [2, "pass"], [3, "pass"], [0, "pass"]],
    "discard": None,
    "discard_shown": [],
    "slam": False,
    "plays": [],
    "end": "all_pass",
    "claims": None,
}


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        pytest.param({"slam": True}, "slam", id="a slam"),
        pytest.param({"call": "SK"}, "call", id="a call"),
        pytest.param({"discard_shown": ["T15"]}, "discard_shown", id="a discard"),
    ],
)
def test_nobody_took_and_so_nothing_followed(fields, part):
    assert replay(read_record(changed(**ALL_PASS))).state.end is End.ALL_PASS
    assert fault_place(**{**ALL_PASS, **fields}) == Place(part=part)


def test_a_misdeal_cannot_be_replayed():
    assert fault_place(end="misdeal") == Place(part="hands")


SEEN = {
    **{name: value for name, value in EXAMPLE.items() if name not in ("claims", "end")},
    "hands": [None, None, EXAMPLE["hands"][2], None],
    "end": None,
}


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        pytest.param({"bids": [*EXAMPLE["bids"], [1, "pass"]]}, "bids", id="a fifth bid"),
        pytest.param({"bids": [[2, "garde"]]}, "bids[0]", id="out of turn"),
        pytest.param({"slam": None}, "plays[0]", id="cards before the play"),
        pytest.param({"plays": [[1, "T5"]]}, "plays[0]", id="another seat's turn"),
        pytest.param({"plays": [[2, "SK"], [3, "SK"]]}, "plays[1]", id="a card twice"),
        pytest.param({"plays": [[2, "S1"]]}, "plays[0]", id="a card the seat does not hold"),
    ],
)
def test_an_observation_that_cannot_be_is_refused_at_its_place(fields, place):
    with pytest.raises(RecordError) as caught:
        rebuilt(read_record({**SEEN, **fields}, observation=True))
    assert caught.value.place == place


def test_a_shown_bare_petit_is_part_of_an_observation():
    data = {**SEEN, "petit_sec": {"seat": 2, "choice": "cancel"}, "bids": [], "plays": []}
    state = rebuilt(read_record({**data, "discard": None, "slam": None}, observation=True))
    assert observe(state, 2).petit_sec == (2, "cancel")


def with_pack():
    return next(data for data in FULL_DEALS if "pack" in data)


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        pytest.param({"chien_positions": [1, 2, 3, 4, 5, 6]}, "chien_positions", id="the first"),
        pytest.param({"pack": None}, "pack", id="positions without a pack"),
        pytest.param({"pack": ["S1"]}, "pack", id="a short pack"),
    ],
)
def test_a_pack_must_give_the_hands(fields, part):
    with pytest.raises(ReplayError) as caught:
        replay(read_record({**with_pack(), **fields}))
    assert caught.value.place.part == part


def test_a_pack_that_gives_other_hands_is_refused():
    data = with_pack()
    pack = [*data["pack"][1:], data["pack"][0]]
    with pytest.raises(ReplayError, match="does not give these hands"):
        replay(read_record({**data, "pack": pack}))


HEAD = "tarot 1\ntable 4 dealer 0\n"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        pytest.param("", "line 1", id="nothing"),
        pytest.param("tarot 2", "line 1", id="a later version"),
        pytest.param("tarot 1", "table", id="no table"),
        pytest.param("tarot 1\ntable four dealer 0", "line 2", id="a word for a number"),
        pytest.param("tarot 1\ntable \uff14 dealer 0", "line 2", id="a wide digit"),
        pytest.param("tarot 1\ntable 4 dealer \u0660", "line 2", id="an Arabic digit"),
        pytest.param("tarot 1\ntable +4 dealer 0", "line 2", id="a sign"),
        pytest.param("tarot 1\ntable 4 dealer 0_0", "line 2", id="an underscore"),
        pytest.param("tarot 1\ntable 4 giver 0", "line 2", id="no dealer"),
        pytest.param("tarot 1\ntable 9 dealer 0", "line 2", id="nine seats"),
        pytest.param(HEAD + "moon 1", "line 3", id="a strange line"),
        pytest.param(HEAD + "agree x=1", "line 3", id="an unknown agreement"),
        pytest.param(HEAD + "hand 0 S1", "line 3", id="no group"),
        pytest.param(HEAD + "hand 0 S:1\nhand 0 S:2", "line 4", id="two hands"),
        pytest.param(HEAD + "chien S1\nhand 0 S:2", "line 4", id="too late"),
        pytest.param(HEAD + "bids 0X", "line 3", id="a strange bid"),
        pytest.param(HEAD + "bids \u0661G", "line 3", id="a bid of an Arabic digit"),
        pytest.param(HEAD + "positions 1_0", "line 3", id="a place with an underscore"),
        pytest.param(HEAD + "end played\nscore +4 -4 0 0", "line 4", id="a score with a plus"),
        pytest.param(HEAD + "slam yes", "line 3", id="more than slam"),
        pytest.param(HEAD + "call", "line 3", id="nothing called"),
        pytest.param(HEAD + "trick 1 0 S1", "line 3", id="a trick without hands"),
        pytest.param(EXAMPLE_TEXT.replace("trick 2 2", "trick 3 2"), "line 13", id="a gap"),
        pytest.param(EXAMPLE_TEXT.replace("T7 T5", "T7 T5 S1"), "line 12", id="five cards"),
        pytest.param(HEAD + "end over", "end", id="an unknown end"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_with_its_line(text, place):
    with pytest.raises(RecordError) as caught:
        read_text(text)
    assert caught.value.place == place


@given(st.text(max_size=200))
def test_no_text_is_read_without_a_table(text):
    with pytest.raises(RecordError):
        read_text("tarot 1\n" + text)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(name=st.sampled_from(sorted(EXAMPLE)), value=JUNK)
def test_a_damaged_field_is_refused_or_makes_no_difference(name, value):
    try:
        record = read_record({**EXAMPLE, name: value})
        faults_of(replay(record), record)
    except (RecordError, ReplayError):
        return
    assert record.hands == read_record(EXAMPLE).hands
