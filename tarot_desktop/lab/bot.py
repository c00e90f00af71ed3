"""`tarot-lab bot`: answers requests on standard input, one line each."""

from __future__ import annotations

import argparse
import json

from tarot_desktop.game.records import RecordError
from tarot_desktop.lab.files import parsed_json, standard_input
from tarot_desktop.lab.options import add_budget, add_level, add_seed, asker_of
from tarot_desktop.lab.protocol import Asker, RequestError, answer_json, read_request

HELP = "answer requests on standard input, one line each"
EXAMPLE = "tarot-lab bot --level club < tests/lab/requests.jsonl"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_level(parser)
    add_seed(parser)
    add_budget(parser)


def run(options: argparse.Namespace) -> int:
    """Print one answer a line, until standard input ends."""
    asker = asker_of(options)
    for line in standard_input():
        if line.strip():
            print(json.dumps(answer(asker, line), ensure_ascii=False), flush=True)
    return 0


def answer(asker: Asker, line: str) -> dict[str, object]:
    """Return the answer to one line, or `error` with what is wrong with it."""
    try:
        line.encode("utf-8")
        data = parsed_json(line)
    except UnicodeEncodeError:
        return {"error": "the line is not UTF-8 text"}
    except ValueError as error:
        return {"error": f"the line is no JSON: {error}"}
    try:
        return answer_json(asker.ask(read_request(data)).command)
    except (RecordError, RequestError) as error:
        return {"error": str(error)}
