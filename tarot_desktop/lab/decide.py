"""`tarot-lab decide`: one decision, with what the player thought of the alternatives."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping

from tarot_desktop.game.notation import read_text
from tarot_desktop.game.observation import Ask, Observation
from tarot_desktop.game.records import Record, RecordError, read_record
from tarot_desktop.game.replay import ReplayError, replay
from tarot_desktop.game.turns import waiting
from tarot_desktop.lab.errors import UsageError
from tarot_desktop.lab.files import is_text_notation, parsed_json, read_file
from tarot_desktop.lab.options import add_budget, add_level, add_seed, asker_of
from tarot_desktop.lab.protocol import RequestError, asked_for, decision_json, look, read_request
from tarot_desktop.lab.words import fault_words

HELP = "one decision for an unfinished record or a request"
EXAMPLE = "tarot-lab deal --seed 7 | sed '$d' | tarot-lab decide --level club -"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_level(parser)
    add_seed(parser)
    add_budget(parser)
    parser.add_argument(
        "--op",
        choices=[ask.value for ask in Ask],
        metavar="OP",
        help="what is asked; `play` says that announcing is past",
    )
    parser.add_argument("file", metavar="FILE", help="an unfinished record or a request, or -")


def run(options: argparse.Namespace) -> int:
    """Print the decision of the seat whose turn it is, as one JSON object."""
    asker = asker_of(options)
    try:
        seen = seen_in(read_file(options.file), Ask(options.op) if options.op else None)
        decision = asker.ask(seen)
    except ReplayError as error:
        raise UsageError(f"{options.file}: {fault_words(error)}") from None
    except (RecordError, RequestError, ValueError) as error:
        raise UsageError(f"{options.file}: {error}") from None
    print(json.dumps(decision_json(decision), ensure_ascii=False))
    return 0


def seen_in(text: str, op: Ask | None) -> Observation:
    """Return what the seat to act may know, from the text of a record or of a request.

    Raise RecordError, ReplayError, RequestError, or ValueError for a text that is no JSON.
    """
    if is_text_notation(text):
        return _seen(read_text(text), op)
    data = parsed_json(text)
    if isinstance(data, Mapping) and "observation" in data:
        return asked_for(read_request(data), op)
    return _seen(read_record(data), op)


def _seen(record: Record, op: Ask | None) -> Observation:
    state = replay(record).state
    asked = waiting(state)
    if asked is None:
        raise RequestError("the deal is over: nothing is to be decided")
    return asked_for(look(state, asked[1], op), op)
