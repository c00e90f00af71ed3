"""Every text is found, translated, and set as French is set."""

import ast
import importlib.util
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "i18n"
THIN = "\N{NARROW NO-BREAK SPACE}"


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "translations_script", ROOT / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


translations = load_script()
FRENCH = translations.messages(FOLDER / translations.FRENCH)
ENGLISH = translations.messages(FOLDER / translations.ENGLISH)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a search through the sources finds, in copies of the committed files."""
    folder = tmp_path_factory.mktemp("i18n")
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, folder)
    translations.update(folder)
    return folder


@pytest.mark.parametrize("name", [translations.FRENCH, translations.ENGLISH])
def test_the_files_hold_every_text_of_the_program_and_no_other(found: Path, name: str) -> None:
    committed = {one.key for one in translations.messages(FOLDER / name)}
    assert {one.key for one in translations.messages(found / name)} == committed


@pytest.mark.parametrize("name", [translations.FRENCH, translations.ENGLISH])
def test_the_compiled_files_are_those_of_the_texts(tmp_path: Path, name: str) -> None:
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, tmp_path)
    translations.release(tmp_path)
    compiled = Path(name).with_suffix(".qm").name
    assert (tmp_path / compiled).read_bytes() == (FOLDER / compiled).read_bytes()


def test_every_text_is_translated() -> None:
    left = [one.source for one in (*FRENCH, *ENGLISH) if not one.finished]
    empty = [one.source for one in (*FRENCH, *ENGLISH) if not all(one.translations)]
    assert (left, empty) == ([], [])


def test_a_translation_has_the_places_and_marks_of_its_source() -> None:
    pairs = [(one.source, text) for one in (*FRENCH, *ENGLISH) for text in one.translations]
    assert [(source, text) for source, text in pairs if marks(source) != marks(text)] == []


def test_french_is_set_as_french_is_set() -> None:
    texts = [text for one in FRENCH for text in one.translations]
    assert [(text, faults_of_french(text)) for text in texts if faults_of_french(text)] == []


def test_english_has_no_typewriter_signs() -> None:
    signs = ("'", '"', "...", "  ", " -")
    assert [one.source for one in FRENCH if any(sign in one.source for sign in signs)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("l'atout", "straight sign"),
        ("Un pli: le dernier", "space before a sign"),
        ("Un pli : le dernier", "space before a sign"),
        ("Prêt ?", "space before a sign"),
        ("« atout »", "space in quotation marks"),
        ("deux  plis", "double space"),
        ("-20 points", "hyphen for minus"),
        ("Attente...", "three points"),
    ],
)
def test_the_check_of_french_finds_faults(text: str, fault: str) -> None:
    assert fault in faults_of_french(text)


def test_the_check_of_french_accepts_good_setting() -> None:
    good = f"L’atout «{THIN}seul{THIN}»{THIN}: −20{THIN}!{THIN}? {{name}}"
    assert faults_of_french(good) == []


def test_no_text_is_built_before_it_is_translated() -> None:
    assert list(built_texts()) == []


def marks(text: str) -> list[str]:
    """The placeholders, tags and underlined letters of a text, in no order."""
    return sorted(re.findall(r"\{\w*\}|%n|%L?\d|</?\w+>|&", text))


def faults_of_french(text: str) -> list[str]:
    plain = re.sub(r"\{\w*\}|</?\w+>", "x", text)
    checks = {
        "straight sign": r"['\"]",
        "space before a sign": rf"(?<!{THIN})[:;!?]",
        "space in quotation marks": rf"«(?!{THIN})|(?<!{THIN})»",
        "double space": r"  ",
        "hyphen for minus": r"(?<![\w-])-\d",
        "three points": r"\.\.\.",
    }
    return [name for name, pattern in checks.items() if re.search(pattern, plain)]


def built_texts() -> Iterator[str]:
    """Places where an f-string is handed to the translation, which never finds it."""
    for name in translations.sources():
        for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8"))):
            if isinstance(node, ast.Call) and called(node) in {"tr", "translate"}:
                yield from (
                    f"{name}:{node.lineno}"
                    for argument in node.args
                    if isinstance(argument, ast.JoinedStr)
                )


def called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))
