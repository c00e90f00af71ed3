"""`python -m tarot_desktop.art [folder]` writes templates and data, resources/cards/ by default."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tarot_desktop.art.data import backs, glyphs, icon_shapes, themes
from tarot_desktop.art.deck import card, codes


def write_cards(folder: Path) -> None:
    """Write the 79 templates, the themes, the backs, the index glyphs and the icons into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for code in codes():
        _write(folder / f"{code}.svg", card(code).svg())
    data = {"themes": themes(), "backs": backs(), "glyphs": glyphs(), "icons": icon_shapes()}
    for name, content in data.items():
        _write(folder / f"{name}.json", json.dumps(content, indent=1, ensure_ascii=False) + "\n")


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    default = Path(__file__).resolve().parents[2] / "resources" / "cards"
    write_cards(Path(sys.argv[1]) if len(sys.argv) > 1 else default)
