"""Why a file is not taken over."""

from __future__ import annotations


class ExchangeError(Exception):
    """A file that is refused; `place` says where in it, the message what is wrong there."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.place = place
        self.message = message
