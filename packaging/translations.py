"""Keep the Qt Linguist files in step with the program.

    python packaging/translations.py --update        find the texts again
    python packaging/translations.py --merge DIR     fill in French from JSON files in DIR
    python packaging/translations.py --release       write the .qm files that the program loads
    python packaging/translations.py --missing       list what is not translated yet

`tarot_fr.ts` holds every text, `tarot_en.ts` only the English plurals.  A JSON file for `--merge`
is `{"Context": {"English": "French"}}`; a plural has a list of its singular and its plural.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
FRENCH, ENGLISH = "tarot_fr.ts", "tarot_en.ts"
_OPTIONS = ("-source-language", "en", "-no-obsolete", "-locations", "none", "-sort-messages")

Words = dict[str, dict[str, str | list[str]]]


class ToolError(Exception):
    """One of Qt's tools failed; the message is what it said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One text of a Linguist file."""

    context: str
    source: str
    comment: str
    plural: bool
    finished: bool
    translations: tuple[str, ...]
    """One text, or one for each plural form."""

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What tells this text from every other one."""
        return self.context, self.source, self.comment, self.plural


def sources() -> list[str]:
    """Return the Python files of the package, relative to the project's root."""
    files = (ROOT / "tarot_desktop").rglob("*.py")
    return sorted(file.relative_to(ROOT).as_posix() for file in files)


def update(folder: Path = FOLDER) -> None:
    """Find every text again; translations of texts that are still there are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    found = folder / "sources.lst"
    found.write_text("\n".join(sources()) + "\n", "utf-8")
    try:
        for name, options in ((FRENCH, _OPTIONS), (ENGLISH, (*_OPTIONS, "-pluralonly"))):
            _run("lupdate", f"@{found}", "-ts", str(folder / name), *options)
    finally:
        found.unlink()


def release(folder: Path = FOLDER) -> None:
    """Write the compiled files beside the sources."""
    for name in (FRENCH, ENGLISH):
        file = folder / name
        _run("lrelease", "-silent", str(file), "-qm", str(file.with_suffix(".qm")))


def merge(words: Words, folder: Path = FOLDER) -> int:
    """Translate what is unfinished in the French file; return how many texts were filled in."""
    tree = ET.parse(folder / FRENCH)
    filled = sum(_fill(context, node, words) for context, node in _nodes(tree))
    _write(tree, folder / FRENCH)
    return filled


def complete_english(folder: Path = FOLDER) -> None:
    """Fill in English plurals that follow from their source: `%n card(s)`."""
    tree = ET.parse(folder / ENGLISH)
    for _, node in _nodes(tree):
        source, target = node.findtext("source", ""), node.find("translation")
        if target is not None and target.get("type") == "unfinished" and "(s)" in source:
            _put(target, [source.replace("(s)", ""), source.replace("(s)", "s")])
    _write(tree, folder / ENGLISH)


def messages(file: Path) -> list[Message]:
    """Return every text of a Linguist file."""
    return [_message(context, node) for context, node in _nodes(ET.parse(file))]


def read_words(folder: Path) -> Words:
    """Return the translations of every JSON file in a folder; later names win."""
    words: Words = {}
    for file in sorted(folder.glob("*.json")):
        for context, texts in json.loads(file.read_text("utf-8")).items():
            words.setdefault(context, {}).update(texts)
    return words


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the steps that were asked for, in the order that makes sense."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.update:
            update()
            complete_english()
            update()
        if asked.merge is not None:
            print(f"{merge(read_words(asked.merge))} texts filled in")
            update()
        if asked.release:
            release()
    except (ToolError, OSError, ValueError) as error:
        print(f"translations.py: {error}", file=sys.stderr)
        return 1
    return _report() if asked.missing else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--update", action="store_true", help="find the texts again")
    parser.add_argument("--merge", type=Path, metavar="DIR", help="fill in French from JSON files")
    parser.add_argument("--release", action="store_true", help="write the .qm files")
    parser.add_argument("--missing", action="store_true", help="list untranslated texts as JSON")
    return parser


def _report() -> int:
    missing: dict[str, dict[str, str]] = {}
    for name in (FRENCH, ENGLISH):
        for one in messages(FOLDER / name):
            if not one.finished:
                missing.setdefault(f"{name}: {one.context}", {})[one.source] = ""
    print(json.dumps(missing, ensure_ascii=False, indent=2))
    return 1 if missing else 0


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).parent / f"pyside6-{tool}"
    done = subprocess.run(
        [program, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise ToolError(f"{tool}: {done.stderr.strip()[-400:]}")


def _nodes(tree: ET.ElementTree[ET.Element]) -> Iterator[tuple[str, ET.Element]]:
    for context in tree.iterfind("context"):
        for node in context.iterfind("message"):
            yield context.findtext("name", ""), node


def _message(context: str, node: ET.Element) -> Message:
    target = node.find("translation")
    assert target is not None
    forms = [form.text or "" for form in target.iterfind("numerusform")]
    return Message(
        context=context,
        source=node.findtext("source", ""),
        comment=node.findtext("comment", ""),
        plural=node.get("numerus") == "yes",
        finished=target.get("type") is None,
        translations=tuple(forms or [target.text or ""]),
    )


def _fill(context: str, node: ET.Element, words: Words) -> bool:
    target = node.find("translation")
    text = words.get(context, {}).get(node.findtext("source", ""))
    if target is None or text is None or target.get("type") != "unfinished":
        return False
    if (node.get("numerus") == "yes") != isinstance(text, list):
        return False
    _put(target, [text] if isinstance(text, str) else text)
    return True


def _put(target: ET.Element, texts: Sequence[str]) -> None:
    target.attrib.pop("type", None)
    forms = target.findall("numerusform")
    if not forms:
        target.text = texts[0]
    for form, text in zip(forms, texts, strict=False):
        form.text = text


def _write(tree: ET.ElementTree[ET.Element], file: Path) -> None:
    file.write_bytes(b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n')
    with file.open("ab") as out:
        tree.write(out, encoding="utf-8", xml_declaration=False)
        out.write(b"\n")


if __name__ == "__main__":
    sys.exit(main())
