"""The script that keeps the Linguist files in step, on files of its own."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "translations.py"
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{}">'
FRENCH = (
    HEAD.format("fr")
    + """<context><name>Table</name>
<message><source>Your turn</source><translation type="unfinished"></translation></message>
<message><source>Pass</source><translation>Passe</translation></message>
<message><source>Trump &amp; trick</source><translation type="unfinished"></translation></message>
</context><context><name>Counts</name>
<message numerus="yes"><source>%n card(s)</source><translation type="unfinished">
<numerusform></numerusform><numerusform></numerusform></translation></message>
</context></TS>"""
)


@pytest.fixture
def script():
    spec = importlib.util.spec_from_file_location("translations_script", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "tarot_fr.ts").write_text(FRENCH, "utf-8")
    (tmp_path / "tarot_en.ts").write_text(FRENCH.replace('"fr"', '"en"'), "utf-8")
    return tmp_path


def by_source(script, file):
    return {one.source: one for one in script.messages(file)}


def test_merging_fills_in_what_is_unfinished_and_leaves_the_rest(script, folder):
    words = {
        "Table": {"Your turn": "À vous", "Pass": "Je passe", "Gone": "Parti"},
        "Counts": {"%n card(s)": ["%n carte", "%n cartes"]},
    }
    assert script.merge(words, folder) == 2
    found = by_source(script, folder / "tarot_fr.ts")
    assert found["Your turn"].translations == ("À vous",)
    assert found["Pass"].translations == ("Passe",)
    assert found["%n card(s)"].translations == ("%n carte", "%n cartes")
    assert not found["Trump & trick"].finished


def test_a_text_of_the_wrong_kind_is_not_merged(script, folder):
    words = {"Table": {"Your turn": ["À vous", "À vous"]}, "Counts": {"%n card(s)": "cartes"}}
    assert script.merge(words, folder) == 0


def test_words_are_read_from_every_file_of_a_folder(script, tmp_path):
    (tmp_path / "a.json").write_text(json.dumps({"Table": {"One": "Un", "Two": "?"}}), "utf-8")
    (tmp_path / "b.json").write_text(json.dumps({"Table": {"Two": "Deux"}}), "utf-8")
    assert script.read_words(tmp_path) == {"Table": {"One": "Un", "Two": "Deux"}}


def test_english_plurals_follow_from_their_source(script, folder):
    script.complete_english(folder)
    found = by_source(script, folder / "tarot_en.ts")
    assert found["%n card(s)"].translations == ("%n card", "%n cards")
    assert not found["Your turn"].finished


def test_bad_words_are_one_sentence_and_no_traceback(script, tmp_path, capsys):
    (tmp_path / "a.json").write_text("{", "utf-8")
    assert script.main(["--merge", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("translations.py: ")
