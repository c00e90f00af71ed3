"""`tarot-lab conform` finds what does not agree with the rules."""

import json
from pathlib import Path

import pytest

from tarot_desktop.lab.__main__ import main
from tarot_desktop.lab.chi_square import ChiSquare, of_counts, upper_gamma
from tarot_desktop.lab.vectors import ROW_CHECKS

VECTORS = Path(__file__).parent.parent / "vectors"
FILES = sorted(str(file) for file in VECTORS.glob("*.json"))


def content_of(kind):
    for file in FILES:
        content = json.loads(Path(file).read_text(encoding="utf-8"))
        if content["kind"] == kind:
            return content
    raise AssertionError(kind)


def conform(tmp_path, capsys, content):
    file = tmp_path / "rows.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    status = main(["conform", str(file)])
    return status, capsys.readouterr().out.splitlines()


def test_the_program_agrees_with_every_vector(capsys):
    assert main(["conform", *FILES]) == 0
    out = capsys.readouterr().out
    assert out.endswith(" passed, 0 failed\n")
    assert int(out.split()[0]) > 350


SPOILT = {
    "agreements": {"default": "?"},
    "auctions": {"expect": {"legal": True, "taker": 0, "contract": "contre"}},
    "calls": {"expect_callable": ["SK"]},
    "deals": {"dealer": 1},
    "discards": {"expect": {"legal": False, "forced_trumps": 3}},
    "draws": {"expect": {"dealer": 9}},
    "legal_moves": {"legal": []},
    "petit_sec": {"expect": {"petit_sec": False}},
    "poignees": {"expect": {"legal": False}},
    "rankings": {"totals": [1, 2, 3, 4]},
    "scoring": {"attack_half_points": 0},
    "sessions": {"first_dealer": 2},
    "tricks": {"expect": {"winner": 3}},
}


def test_every_kind_of_row_has_a_spoilt_one_here():
    assert set(SPOILT) == set(ROW_CHECKS)


@pytest.mark.parametrize("kind", sorted(SPOILT))
def test_a_spoilt_row_is_reported(kind, tmp_path, capsys):
    content = content_of(kind)
    row = content["rows"][0]
    content["rows"] = [{**row, **SPOILT[kind]}]
    status, lines = conform(tmp_path, capsys, content)
    assert status == 1
    assert lines[-1] == "0 passed, 1 failed"
    assert f"rows.json: {row.get('id') or row['name']}: expected " in lines[0]
    assert ", got " in lines[0]


@pytest.mark.parametrize("kind", sorted(ROW_CHECKS))
def test_a_row_without_its_fields_fails_and_stops_nothing(kind, tmp_path, capsys):
    content = content_of(kind)
    content["rows"] = [{"id": "empty"}, 5, content["rows"][0]]
    status, lines = conform(tmp_path, capsys, content)
    assert status == 1
    assert lines[-1] == "1 passed, 2 failed"


@pytest.mark.parametrize(
    ("kind", "changes", "words"),
    [
        pytest.param(
            "sessions", {"seats": 10**9}, "seats: one of 3, 4, 5, 6 is needed", id="seats"
        ),
        pytest.param(
            "sessions",
            {"first_dealer": 4},
            "first_dealer: a whole number from 0 to 3 is needed",
            id="no such seat",
        ),
        pytest.param(
            "sessions",
            {"deals": [{"end": "played", "scores": [1, -1]}]},
            "deals[0].scores: a list of 4 is needed, not of 2",
            id="two scores",
        ),
        pytest.param(
            "sessions",
            {"deals": [{"end": ["played"], "scores": [0] * 4}]},
            'deals[0].end: one of "played", "all_pass", "petit_sec", "dead_call", "misdeal" '
            "is needed",
            id="a list of ends",
        ),
        pytest.param("agreements", {"name": ["x"]}, "name: a text is needed", id="no name"),
        pytest.param("auctions", {"bids": [[1]]}, "bids[0]: a list of two is needed", id="half"),
        pytest.param("deals", {"pack": {}}, "pack: a list is needed", id="no list"),
        pytest.param("draws", {"seats": True}, "seats: one of 3, 4, 5, 6 is needed", id="yes"),
        pytest.param("petit_sec", {"hand": [["T1"]]}, "hand[0]: a card is needed", id="no card"),
        pytest.param("petit_sec", {"expect": []}, "expect: an object is needed", id="no object"),
        pytest.param(
            "scoring", {"agreements": []}, "agreements: an object is needed", id="no agreements"
        ),
        pytest.param(
            "scoring",
            {"agreements": {"belote": 1}},
            "agreements: unknown agreement 'belote'",
            id="an unknown agreement",
        ),
    ],
)
def test_a_damaged_field_is_named_in_plain_words(kind, changes, words, tmp_path, capsys):
    content = content_of(kind)
    content["rows"] = [{**content["rows"][0], **changes, "id": "damaged"}]
    status, lines = conform(tmp_path, capsys, content)
    assert status == 1
    assert lines[0].endswith(f"rows.json: damaged: {words}")
    assert lines[1:] == ["0 passed, 1 failed"]


@pytest.mark.parametrize("kind", sorted(ROW_CHECKS))
def test_a_field_that_is_missing_is_named(kind, tmp_path, capsys):
    content = content_of(kind)
    row = {**content["rows"][-1], "id": "bare"}
    names = sorted(set(row) - {"id", "note"})
    content["rows"] = [{key: row[key] for key in row if key != name} for name in names]
    _, lines = conform(tmp_path, capsys, content)
    found = [line.partition("rows.json: ")[2] for line in lines[:-1]]
    assert found == [f"bare: {name}: is missing" for name in names]


def test_a_call_that_no_rule_allows_is_refused(tmp_path, capsys):
    content = content_of("calls")
    row = next(row for row in content["rows"] if row.get("called_card_in") == row.get("taker", -1))
    content["rows"] = [{**row, "agreements": {"self_call": False}}]
    status, lines = conform(tmp_path, capsys, content)
    assert status == 1
    assert lines[0].endswith(f"{row['id']}: may not call this card")


def test_an_agreement_that_the_program_lacks_is_reported(tmp_path, capsys):
    content = content_of("agreements")
    content["rows"] = [{"name": "belote", "default": True, "values": [True, False]}]
    status, lines = conform(tmp_path, capsys, content)
    assert status == 1
    assert lines[0].endswith('belote: expected "belote", got null')


def test_a_full_deal_with_a_wrong_claim_fails(tmp_path, capsys):
    content = content_of("full_deals")
    record = content["records"][0]
    content["records"] = [{**record, "claims": {**record["claims"], "S": 1}}]
    status, lines = conform(tmp_path, capsys, content)
    assert status == 1
    assert lines[0].endswith(f"{record['id']}: claim S: expected 580, got 1")


def test_a_broken_deal_that_is_not_broken_fails(tmp_path, capsys):
    content = content_of("full_deals_broken")
    content["rows"] = [{"id": "whole", "record": content_of("full_deals")["records"][0]}]
    status, lines = conform(tmp_path, capsys, content)
    assert status == 1
    assert lines[0].endswith("whole: expected a refusal, got no fault")


BROKEN = {
    "broken-01": "trick 1, card 1: the card is not in hand",
    "broken-02": "claim scores: ",
    "broken-03": "trick 1, card 1: is another seat’s turn",
    "broken-04": "discard: ",
    "broken-05": "hands[1]: S1 is also in hands[0]",
    "broken-06": "discard: does not come now",
    "broken-07": "call: may not call this card",
    "broken-08": "announcement 1: does not come now",
    "broken-09": "agreements: unknown agreement",
}


@pytest.mark.parametrize(
    "row", content_of("full_deals_broken")["rows"], ids=lambda row: f"{row['id']}: {row['note']}"
)
def test_a_broken_deal_is_refused_for_the_right_reason(row, tmp_path, capsys):
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(row["record"]), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().out.startswith(f"deal 1, {BROKEN[row['id']]}")


def test_record_files_may_be_given_too(tmp_path, capsys):
    file = tmp_path / "deals.jsonl"
    records = content_of("full_deals")["records"]
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert main(["conform", str(file)]) == 0
    assert capsys.readouterr().out == f"{len(records)} passed, 0 failed\n"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param({"kind": "chess", "version": 1, "rows": []}, "is not known", id="kind"),
        pytest.param({"kind": "draws", "version": 2, "rows": []}, "is not known", id="version"),
        pytest.param({"kind": "draws", "version": 1}, "no rows", id="no rows"),
        pytest.param({"kind": ["draws"], "version": 1}, "is not known", id="a list of kinds"),
        pytest.param([], "no deal record", id="an empty list"),
        pytest.param(5, "no deal record", id="a number"),
    ],
)
def test_a_file_of_another_kind_is_a_wrong_call(content, words, tmp_path, capsys):
    file = tmp_path / "rows.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    assert main(["conform", str(file)]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("value", "degrees", "p"),
    [(3.841459, 1, 0.05), (18.307038, 10, 0.05), (124.342113, 100, 0.05), (2.705543, 1, 0.1)],
)
def test_p_values_are_those_of_the_tables(value, degrees, p):
    assert ChiSquare(value=value, degrees=degrees).p_value == pytest.approx(p, abs=1e-6)


def test_nothing_seen_is_no_surprise():
    assert upper_gamma(3.0, 0.0) == 1.0
    assert of_counts([5, 5], [5.0, 5.0], 1).p_value == 1.0


def test_a_huge_value_is_no_chance():
    assert ChiSquare(value=500, degrees=10).p_value < 1e-90
