"""`tarot-lab replay`: deal records checked step by step."""

from __future__ import annotations

import argparse

from tarot_desktop.lab.checking import faults_in
from tarot_desktop.lab.files import entries, read_file
from tarot_desktop.lab.progress import progress

HELP = "check deal records step by step"
EXAMPLE = "tarot-lab play --deals 20 --records deals.jsonl && tarot-lab replay deals.jsonl"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="records in JSON, JSON lines or text, or -"
    )


def run(options: argparse.Namespace) -> int:
    """Print every fault with its place and the totals; return 0, or 1 if there was a fault."""
    deals = faults = 0
    for path in options.files:
        prefix = f"{path}: " if len(options.files) > 1 else ""
        for entry in progress(list(entries(path, read_file(path))), unit="deal"):
            deals += 1
            for fault in faults_in(entry):
                faults += 1
                print(f"{prefix}{entry.name}, {fault}")
    print(f"{deals} deals, {faults} faults")
    return 1 if faults else 0
