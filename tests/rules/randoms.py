"""Random generators for hypothesis tests, each from a seed that can be shown."""

from random import Random

from hypothesis import strategies as st

RANDOMS = st.integers(0, 2**32).map(Random)
