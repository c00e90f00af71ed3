"""What the tests of the commands share: a call, its files, a deal or two."""

import json
from pathlib import Path

from tarot_desktop.lab.__main__ import main

ROOT = Path(__file__).parent.parent.parent
REQUESTS = Path(__file__).with_name("requests.jsonl")
FULL_DEALS = json.loads(
    (ROOT / "tests" / "vectors" / "full_deals.json").read_text(encoding="utf-8")
)["records"]
FOUR = next(data for data in FULL_DEALS if data["seats"] == 4 and len(data["plays"]) == 72)


OVERTRUMP = """\
tarot 1
table 4 dealer 3
hand 0 S:- H:- D:- C:K.Q.N.J.10.9.8.7.6.5.4.3.2.1 T:12.3.2 E
hand 1 S:K.Q.N.J.10.9.8.7.6.5.4.3.2.1 H:- D:- C:- T:21.20.5.4
hand 2 S:- H:K.Q.N.J.10.9.8.7.6.5.4.3.2.1 D:- C:- T:16.15.14.13
hand 3 S:- H:- D:K.Q.N.J.10.9.8.7.6.5.4.3.2.1 C:- T:19.18.17.1
chien T6 T7 T8 T9 T10 T11
bids 0S 1- 2- 3-
trick 1 0 T12 T4
"""


def run(capsys, *words):
    status = main(list(words))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def as_file(tmp_path, text, name="deals"):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return str(file)
