"""Texts that change with a number: the only home of plurals, and never subclassed."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counts(QObject):
    """Numbers with their words, in the singular or the plural of the language."""

    def cards(self, n: int) -> str:
        """Return how many cards."""
        return self.tr("%n card(s)", "", n)

    def tricks(self, n: int) -> str:
        """Return how many tricks."""
        return self.tr("%n trick(s)", "", n)

    def bouts(self, n: int) -> str:
        """Return how many bouts."""
        return self.tr("%n bout(s)", "", n)

    def points(self, n: int) -> str:
        """Return how many whole points."""
        return self.tr("%n point(s)", "", n)

    def half_points(self, half_points: int) -> str:
        """Return card points with their word, half a point included."""
        whole = self.points((half_points + 1) // 2)
        number = str((half_points + 1) // 2)
        return whole.replace(number, points(half_points), 1)

    def deals_played(self, n: int) -> str:
        """Return how many deals have been played."""
        return self.tr("%n deal(s) played", "", n)

    def players(self, n: int) -> str:
        """Return how many people sit at a table."""
        return self.tr("%n player(s)", "", n)

    def deals_taken_over(self, n: int) -> str:
        """Return how many deals a file has brought."""
        return self.tr("%n deal(s) taken over", "", n)

    def trumps(self, n: int) -> str:
        """Return how many trumps."""
        return self.tr("%n trump(s)", "", n)

    def trumps_left(self, n: int) -> str:
        """Return how many trumps stay in the hand."""
        return self.tr("<b>%n</b> trump(s) left", "", n)

    def to_discard(self, n: int) -> str:
        """Return how many cards must still go into the discard."""
        return self.tr("%n card(s) still to discard", "", n)

    def forced_trumps(self, n: int) -> str:
        """Return how many trumps the discard must hold, and that they will be seen."""
        return self.tr("%n trump(s) must go, and everyone will see it", "", n)

    def forced_trumps_hidden(self, n: int) -> str:
        """Return how many trumps the discard must hold."""
        return self.tr("%n trump(s) must go into the discard", "", n)

    def too_many_trumps(self, n: int) -> str:
        """Return how many trumps the discard may hold at most."""
        return self.tr("No more than %n trump(s) may go", "", n)

    def differences(self, n: int) -> str:
        """Return how many agreements are not the federation's."""
        return self.tr("%n agreement(s) of our own", "", n)

    def settings_unlike_fft(self, n: int) -> str:
        """Return how many agreements of the settings are not the federation's."""
        return self.tr("%n setting(s) unlike the FFT", "", n)

    def group_differences(self, n: int) -> str:
        """Return how many of a group of settings are not the federation's."""
        return self.tr("%n difference(s)", "", n)

    def trumps_to_choose(self, n: int) -> str:
        """Return how many cards a poignée still lacks."""
        return self.tr("%n card(s) still to choose", "", n)

    def trumps_too_many(self, n: int) -> str:
        """Return how many cards too many a poignée has."""
        return self.tr("%n card(s) too many", "", n)


def points(half_points: int) -> str:
    """Return card points without a word: `40`, `40½`, `½`."""
    whole, half = divmod(half_points, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")
