"""Every row of the test vectors, run against the rules."""

import json
from pathlib import Path

import pytest

from tarot_desktop.lab.vectors import ROW_CHECKS, check_row
from tarot_desktop.rules.agreements import agreement_fields

VECTORS = Path(__file__).parent.parent / "vectors"


def rows():
    for file in sorted(VECTORS.glob("*.json")):
        content = json.loads(file.read_text(encoding="utf-8"))
        if content["kind"] in ROW_CHECKS:
            for row in content["rows"]:
                name = row.get("id") or row["name"]
                yield pytest.param(content["kind"], row, id=f"{content['kind']}-{name}")


@pytest.mark.parametrize(("kind", "row"), list(rows()))
def test_the_rules_agree_with_the_vector(kind, row):
    verdict = check_row(kind, row)
    assert verdict.got == verdict.expected


def test_the_vectors_know_every_agreement():
    content = json.loads((VECTORS / "agreements.json").read_text(encoding="utf-8"))
    assert {row["name"] for row in content["rows"]} == set(agreement_fields())
