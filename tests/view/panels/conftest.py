"""A deck for the panels of every test."""

import pytest

from tarot_desktop.view.deck import Deck, Letters
from tarot_desktop.view.language import Language


@pytest.fixture
def deck(qapp):
    made = Deck("default", Letters.KQCJ, threads=1)
    yield made
    made.shutdown()


@pytest.fixture(autouse=True)
def speak(qapp):
    """Speaks English with its plurals, or another language when called."""
    language = Language(qapp)
    language.use("en")
    yield language.use
    for translator in language._installed:
        qapp.removeTranslator(translator)
