"""What the settings dialog says of a setting, in the language of the window."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication

from tarot_desktop.storage.declarations import (
    CONTEXT,
    GROUP_WORDS,
    PAGE_WORDS,
    Declaration,
    Group,
    Page,
    Value,
)


def page_title(page: Page) -> str:
    """Return the name of a page."""
    return _said(PAGE_WORDS[page])


def group_title(group: Group) -> str:
    """Return the name of a group."""
    return _said(GROUP_WORDS[group])


def label(one: Declaration) -> str:
    """Return the name of a setting."""
    return _said(one.words.label)


def effect(one: Declaration) -> str:
    """Return the line that says what a setting does."""
    return _said(one.words.effect)


def value_text(one: Declaration, value: Value) -> str:
    """Return a value of a setting as a person reads it."""
    if value in one.words.values:
        return _said(one.words.values[value])
    if isinstance(value, tuple):
        return " / ".join(map(str, value))
    if one.words.unit:
        return _said(one.words.unit).format(value=value)
    return str(value)


def is_about(one: Declaration, words: str) -> bool:
    """Return whether every one of these words occurs in what is said of a setting."""
    said = [label(one), effect(one), *(value_text(one, value) for value in one.offered)]
    text = _plain(" ".join(said))
    return all(word in text for word in _plain(words).split())


def _said(source: str) -> str:
    return QCoreApplication.translate(CONTEXT, source)


def _plain(text: str) -> str:
    """Return `text` in lower case, without accents: a search finds `poignée` by `poignee`."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(part for part in parts if not unicodedata.combining(part))
