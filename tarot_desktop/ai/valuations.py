"""What the features of a dealt hand are worth, fitted to played deals."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Valuation:
    """Score points per multiplier for each feature of a dealt hand."""

    constant: float
    trump: float
    twenty_one: float
    excuse: float
    petit: float
    petit_trump: float
    """With the Petit: each trump beyond five."""
    high_trump: float
    """Each of 16 to 20."""
    middle_trump: float
    """Each of 11 to 15."""
    king: float
    queen_with_king: float
    queen: float
    knight: float
    jack: float
    void: float
    singleton: float
    five_cards: float
    """A suit of five; `six_cards`, `seven_cards` (or more) likewise."""
    six_cards: float
    seven_cards: float


WITH_CHIEN = {
    3: Valuation(
        constant=-107.4,
        trump=4.9,
        twenty_one=31.7,
        excuse=32.3,
        petit=25.8,
        petit_trump=0.5,
        high_trump=2.4,
        middle_trump=0.6,
        king=10.9,
        queen_with_king=5.5,
        queen=3.5,
        knight=2.7,
        jack=1.5,
        void=4.6,
        singleton=1.9,
        five_cards=1.7,
        six_cards=5.2,
        seven_cards=6.4,
    ),
    4: Valuation(
        constant=-103.1,
        trump=6.5,
        twenty_one=31.4,
        excuse=31.0,
        petit=23.9,
        petit_trump=-1.1,
        high_trump=3.5,
        middle_trump=1.2,
        king=10.9,
        queen_with_king=6.6,
        queen=3.2,
        knight=2.4,
        jack=0.7,
        void=2.8,
        singleton=2.0,
        five_cards=1.4,
        six_cards=3.2,
        seven_cards=1.6,
    ),
    5: Valuation(
        constant=-66.1,
        trump=6.9,
        twenty_one=29.9,
        excuse=25.9,
        petit=14.9,
        petit_trump=0.1,
        high_trump=5.1,
        middle_trump=1.1,
        king=8.0,
        queen_with_king=2.8,
        queen=1.8,
        knight=2.3,
        jack=1.1,
        void=4.2,
        singleton=2.5,
        five_cards=3.5,
        six_cards=1.9,
        seven_cards=2.2,
    ),
}
"""By active players, for contracts that open the chien."""

WITHOUT_CHIEN = {
    3: Valuation(
        constant=-120.9,
        trump=3.7,
        twenty_one=27.4,
        excuse=27.6,
        petit=13.4,
        petit_trump=3.1,
        high_trump=2.3,
        middle_trump=0.7,
        king=12.1,
        queen_with_king=5.9,
        queen=7.4,
        knight=3.6,
        jack=1.7,
        void=11.5,
        singleton=3.0,
        five_cards=1.7,
        six_cards=4.7,
        seven_cards=4.7,
    ),
    4: Valuation(
        constant=-111.1,
        trump=4.8,
        twenty_one=28.5,
        excuse=20.0,
        petit=6.0,
        petit_trump=1.3,
        high_trump=3.6,
        middle_trump=0.9,
        king=10.4,
        queen_with_king=5.0,
        queen=4.7,
        knight=1.7,
        jack=0.7,
        void=11.3,
        singleton=3.1,
        five_cards=2.7,
        six_cards=3.2,
        seven_cards=3.1,
    ),
    5: Valuation(
        constant=-69.9,
        trump=4.7,
        twenty_one=27.0,
        excuse=24.8,
        petit=9.1,
        petit_trump=0.7,
        high_trump=3.6,
        middle_trump=1.6,
        king=10.4,
        queen_with_king=3.7,
        queen=3.0,
        knight=0.3,
        jack=-0.1,
        void=14.4,
        singleton=4.0,
        five_cards=0.9,
        six_cards=2.0,
        seven_cards=1.6,
    ),
}
"""By active players, for `sans`."""
