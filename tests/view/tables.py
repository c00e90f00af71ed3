"""Scenes to look at in tests, and whole deals to play on them."""

from random import Random

from tarot_desktop.game.projection import observe, visible
from tarot_desktop.view.people import PersonCard
from tarot_desktop.view.table_scene import TableScene
from tests.game.playing import moments

PORTRAITS = ("CJ", "CQ", "HQ", "SJ", "DQ", "DJ")
NAMES = ("You", "Odile", "Mathilde", "Anselme", "Basile", "Irène")


def people(seats):
    return [
        PersonCard(name=name, level="Club" if seat else "", portrait_code=code)
        for seat, (name, code) in enumerate(zip(NAMES, PORTRAITS, strict=True))
    ][:seats]


def scene_of(deck, seats=4, size=(1366, 768), *, pace=0.0):
    """A table for `seats` people in a window of `size`."""
    scene = TableScene(deck)
    scene.animator.set_pace(pace)
    scene.set_people(people(seats))
    scene.set_window(*size, 1.0)
    return scene


def happenings(game, rng: Random):
    """What the person sees of a deal played at random: events and observations, in order."""
    told = 0
    for _ in moments(game, rng):
        while told < len(game.history):
            event = visible(game.history[told], 0)
            if event is not None:
                yield event, observe(game.states[told], 0)
            told += 1
