"""What `--self-test` says of the parts that may be missing."""

from __future__ import annotations

import pytest

from tarot_desktop import self_test
from tarot_desktop.ai import kernel


@pytest.mark.parametrize(
    ("compiled", "said"), [(True, "compiled"), (False, "not compiled: the levels that search")]
)
def test_the_self_test_says_whether_the_kernel_is_compiled(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, said: str
) -> None:
    monkeypatch.setattr(kernel, "compiled", compiled)
    assert self_test._kernel().startswith(said)
