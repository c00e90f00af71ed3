"""Why a file is not taken over."""

from __future__ import annotations

from tarot_desktop.storage.told import Told, Where, Words, told


class ExchangeError(Exception):
    """A file that is refused: where in it, and what is wrong there."""

    def __init__(self, where: Where, words: Words, **values: object) -> None:
        self.where = where
        self.fault: Told = told(words, **values)
        place = ", ".join(one.english() for one in where)
        said = self.fault.english()
        super().__init__(f"{place}: {said}" if place else said)

    def inside(self, where: Where) -> ExchangeError:
        """Return the same error, its place being a part of another."""
        return ExchangeError((*where, *self.where), self.fault.words, **dict(self.fault.values))
