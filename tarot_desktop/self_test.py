"""`--self-test`: is this installation whole?  One line a check, no window, no display."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from threading import Event

from tarot_desktop.ai import kernel
from tarot_desktop.ai.player import Budget
from tarot_desktop.ai.rule_player import make_player
from tarot_desktop.game.commands import Command
from tarot_desktop.game.engine import Game
from tarot_desktop.game.observation import Observation
from tarot_desktop.game.projection import observe
from tarot_desktop.game.results import End, Result
from tarot_desktop.game.turns import waiting
from tarot_desktop.rules.agreements import FFT
from tarot_desktop.rules.cards import DECK
from tarot_desktop.rules.dealing import deal
from tarot_desktop.storage.paths import resource_path

Check = tuple[str, Callable[[], str]]


def run() -> int:
    """Print a line a check and return 0 if all is well, else 1."""
    failed = False
    for name, check in _checks():
        try:
            print(f"ok      {name}: {check()}")
        except Exception as error:
            failed = True
            print(f"FAILED  {name}: {error!r}")
    return int(failed)


def _checks() -> Iterator[Check]:
    yield "resources", _resources
    yield "deck", _deck
    yield "translations", _translations
    yield "kernel", _kernel
    yield "deal", _deal


def _resources() -> str:
    names = [f"{card.code}.svg" for card in DECK]
    names += ["back.svg", "themes.json", "glyphs.json", "icons.json"]
    missing = [name for name in names if not resource_path("cards", name).is_file()]
    if missing:
        raise FileNotFoundError(f"missing in {resource_path('cards')}: {' '.join(missing)}")
    return f"{len(names)} files of the deck"


def _deck() -> str:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication([])
    codes = [*(card.code for card in DECK), "back"]
    blank = [code for code in codes if _is_blank(code)]
    del application
    if blank:
        raise RuntimeError(f"not drawn: {' '.join(blank)}")
    return f"{len(codes)} cards drawn"


def _is_blank(code: str) -> bool:
    from tarot_desktop.view.card_svg import Letters, card_svg
    from tarot_desktop.view.rendering import render

    return render(card_svg(code, "default", Letters.RDCV), 90, 158).isNull()


def _translations() -> str:
    from PySide6.QtCore import QTranslator

    loaded = []
    for language in ("fr", "en"):
        translator = QTranslator()
        path = resource_path("i18n", f"tarot_{language}.qm")
        if not translator.load(str(path)) or translator.isEmpty():
            raise RuntimeError(f"{path} does not load")
        loaded.append(language)
    return " ".join(loaded)


def _kernel() -> str:
    if kernel.compiled:
        return "compiled"
    return "not compiled: the levels that search look at few worlds"


def _deal() -> str:
    """Play the first deal of a fixed row that somebody takes."""
    for seed in range(100):
        result = _played(Random(seed))
        if sum(result.scores) != 0:
            raise RuntimeError("the scores of a deal do not sum to 0")
        if result.end is End.PLAYED:
            return f"played to the count, {result.scores}"
    raise RuntimeError("nobody ever takes")


def _played(rng: Random) -> Result:
    game = Game.start(4, 0, FFT, deal(4, 0, FFT, rng))
    while (asked := waiting(game.state)) is not None:
        game.apply(_decided(observe(game.state, asked[1]), rng))
    assert game.state.result is not None
    return game.state.result


def _decided(seen: Observation, rng: Random) -> Command:
    return make_player("club").decide(seen, rng=rng, budget=Budget(), stop=Event()).command
