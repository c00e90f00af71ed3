"""The 21 trumps: what each shows above, in town or indoors, and below, in the country."""

from __future__ import annotations

from collections.abc import Callable

from tarot_desktop.art.drawing import Art, Picture
from tarot_desktop.art.trump_frame import trump_card
from tarot_desktop.art.trumps_01_03 import (
    childhood_country,
    childhood_town,
    individual_folly_country,
    individual_folly_town,
    youth_country,
    youth_town,
)
from tarot_desktop.art.trumps_04_06 import (
    maturity_country,
    maturity_town,
    morning_country,
    morning_town,
    old_age_country,
    old_age_town,
)
from tarot_desktop.art.trumps_07_09 import (
    afternoon_country,
    afternoon_town,
    evening_country,
    evening_town,
    night_country,
    night_town,
)
from tarot_desktop.art.trumps_10_12 import air, dance_country, dance_town, earth, fire, water
from tarot_desktop.art.trumps_13_15 import (
    open_air_country,
    open_air_town,
    shopping_country,
    shopping_town,
    visual_arts_country,
    visual_arts_town,
)
from tarot_desktop.art.trumps_16_17 import spring_country, spring_town, summer_country, summer_town
from tarot_desktop.art.trumps_18_19 import autumn_country, autumn_town, winter_country, winter_town
from tarot_desktop.art.trumps_20_21 import (
    collective_folly_country,
    collective_folly_town,
    game_country,
    game_town,
)


def trump(number: int) -> Picture:
    """A trump from 1 to 21."""
    top, bottom = SCENES[number]
    return trump_card(top(), bottom())


SCENES: dict[int, tuple[Callable[[], Art], Callable[[], Art]]] = {
    1: (individual_folly_town, individual_folly_country),
    2: (childhood_town, childhood_country),
    3: (youth_town, youth_country),
    4: (maturity_town, maturity_country),
    5: (old_age_town, old_age_country),
    6: (morning_town, morning_country),
    7: (afternoon_town, afternoon_country),
    8: (evening_town, evening_country),
    9: (night_town, night_country),
    10: (air, earth),
    11: (water, fire),
    12: (dance_town, dance_country),
    13: (shopping_town, shopping_country),
    14: (open_air_town, open_air_country),
    15: (visual_arts_town, visual_arts_country),
    16: (spring_town, spring_country),
    17: (summer_town, summer_country),
    18: (autumn_town, autumn_country),
    19: (winter_town, winter_country),
    20: (game_town, game_country),
    21: (collective_folly_town, collective_folly_country),
}
"""The scenes of each trump, upper and lower, both drawn upright."""
