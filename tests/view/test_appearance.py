"""What the settings of the appearance come to."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tarot_desktop.rules.cards import Card
from tarot_desktop.storage.choices import (
    CardLetters,
    DeckStyle,
    RankDirection,
    SchemeChoice,
    Speed,
    SuitColours,
    SuitOrder,
    TrickHold,
    TrumpSide,
)
from tarot_desktop.storage.settings import DEFAULTS, Settings
from tarot_desktop.view.appearance import deck_theme, letters_of, scheme_of
from tarot_desktop.view.card_svg import Letters, theme_colours
from tarot_desktop.view.sorting import sort_order, sorted_hand
from tarot_desktop.view.speeds import PACES, hold_ms
from tarot_desktop.view.theme import Scheme


@pytest.mark.parametrize(
    ("style", "suits", "scheme", "expected"),
    [
        (DeckStyle.AUTO, SuitColours.TWO, Scheme.LIGHT, "default"),
        (DeckStyle.AUTO, SuitColours.FOUR, Scheme.LIGHT, "four"),
        (DeckStyle.AUTO, SuitColours.FOUR_ORANGE, Scheme.LIGHT, "four-orange"),
        (DeckStyle.AUTO, SuitColours.TWO, Scheme.DARK, "night"),
        (DeckStyle.AUTO, SuitColours.FOUR, Scheme.DARK, "night-four"),
        (DeckStyle.AUTO, SuitColours.TWO, Scheme.CONTRAST, "contrast"),
        (DeckStyle.NIGHT, SuitColours.TWO, Scheme.LIGHT, "night"),
        (DeckStyle.DAY, SuitColours.TWO, Scheme.DARK, "default"),
        (DeckStyle.CONTRAST, SuitColours.FOUR, Scheme.DARK, "contrast"),
    ],
)
def test_the_deck_follows_the_window_unless_it_is_chosen(
    style: DeckStyle, suits: SuitColours, scheme: Scheme, expected: str
) -> None:
    settings = replace(DEFAULTS, deck_style=style, suit_colours=suits)
    assert deck_theme(settings, scheme) == expected


def test_every_deck_that_can_be_chosen_exists() -> None:
    for style, suits, scheme in product(DeckStyle, SuitColours, Scheme):
        settings = replace(DEFAULTS, deck_style=style, suit_colours=suits)
        assert theme_colours(deck_theme(settings, scheme))


def test_the_letters_follow_the_language_unless_they_are_chosen() -> None:
    assert letters_of(DEFAULTS, "fr") is Letters.RDCV
    assert letters_of(DEFAULTS, "en") is Letters.KQCJ
    chosen = replace(DEFAULTS, card_letters=CardLetters.KQNJ)
    assert letters_of(chosen, "fr") is Letters.KQNJ


@pytest.mark.parametrize("choice", [one for one in SchemeChoice if one is not SchemeChoice.SYSTEM])
def test_a_chosen_scheme_stands_above_the_system(choice: SchemeChoice) -> None:
    assert scheme_of(replace(DEFAULTS, scheme=choice)) == choice.value


def test_the_scheme_of_the_system_is_one_of_ours(qtbot: QtBot) -> None:
    assert QGuiApplication.instance() is not None
    assert scheme_of(DEFAULTS) in Scheme


def test_the_hand_is_sorted_as_the_settings_say() -> None:
    hand = [Card.parse(code) for code in ("H1", "E", "CK", "S4", "T9", "HK", "D2", "T1")]

    def codes(settings: Settings) -> str:
        return " ".join(str(card) for card in sorted_hand(hand, sort_order(settings)))

    assert codes(DEFAULTS) == "T9 T1 E S4 HK H1 CK D2"
    turned = replace(
        DEFAULTS,
        suit_order=SuitOrder.HSDC,
        trump_side=TrumpSide.RIGHT,
        rank_direction=RankDirection.RISING,
    )
    assert codes(turned) == "H1 HK S4 D2 CK E T1 T9"


def test_a_trick_stays_as_long_as_the_pace_or_the_setting_says() -> None:
    for speed in Speed:
        assert hold_ms(speed, TrickHold.PACE) == PACES[speed].hold_ms
        assert hold_ms(speed, TrickHold.SHORT) == 1000
        assert hold_ms(speed, TrickHold.LONG) == 3000
        assert hold_ms(speed, TrickHold.CLICK) is None
