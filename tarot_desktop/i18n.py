"""Marks texts for translation without importing Qt."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 (the name lupdate looks for)
    """Return `text`; `pyside6-lupdate` files it under `context`."""
    return text
