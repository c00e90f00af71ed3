"""Compile the search kernel where a compiler exists; everything else is in pyproject.toml."""

from Cython.Build import cythonize
from setuptools import Extension, setup

KERNEL = Extension("tarot_desktop.ai.kernel", ["tarot_desktop/ai/kernel.py"])


def extensions() -> list[Extension]:
    """Return the kernel as an extension that may fail to build: it also runs uncompiled."""
    found: list[Extension] = cythonize([KERNEL])
    for extension in found:
        # Set after cythonize, which drops it.
        extension.optional = True
    return found


setup(ext_modules=extensions())
