"""A window whose kernel is not compiled says so when it opens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tarot_desktop.ai import kernel
from tests.view.playing import Person

Open = Callable[..., Person]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the strongest levels"), ("fr", "les niveaux les plus forts")]
)
def test_the_window_says_that_the_kernel_is_not_compiled(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(kernel, "compiled", False)
    person = sit_down(lang=language)
    person.asked_or_over()
    notice = person.house.director.tidings.notice
    assert said in notice.sentence()
    assert notice.isVisible()


def test_the_window_says_nothing_of_a_compiled_kernel(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "compiled", True)
    person = sit_down()
    person.asked_or_over()
    assert not person.house.director.tidings.notice.isVisible()
