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
        constant=-110.3,
        trump=5.1,
        twenty_one=32.4,
        excuse=32.1,
        petit=26.0,
        petit_trump=0.5,
        high_trump=2.5,
        middle_trump=0.8,
        king=10.5,
        queen_with_king=5.9,
        queen=4.1,
        knight=2.6,
        jack=1.7,
        void=5.2,
        singleton=1.8,
        five_cards=2.0,
        six_cards=5.1,
        seven_cards=6.1,
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
        constant=-122.1,
        trump=4.0,
        twenty_one=27.1,
        excuse=28.3,
        petit=13.7,
        petit_trump=2.6,
        high_trump=2.2,
        middle_trump=0.5,
        king=11.9,
        queen_with_king=6.0,
        queen=7.6,
        knight=3.4,
        jack=1.5,
        void=11.1,
        singleton=3.6,
        five_cards=1.4,
        six_cards=4.5,
        seven_cards=4.6,
    ),
    4: Valuation(
        constant=-104.2,
        trump=3.5,
        twenty_one=24.1,
        excuse=19.4,
        petit=7.7,
        petit_trump=2.1,
        high_trump=4.0,
        middle_trump=0.5,
        king=8.5,
        queen_with_king=5.5,
        queen=3.9,
        knight=2.2,
        jack=0.0,
        void=15.0,
        singleton=4.5,
        five_cards=3.5,
        six_cards=3.6,
        seven_cards=1.9,
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
