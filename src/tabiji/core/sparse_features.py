"""The signs a scholar reads: tables of yes-or-no features, each with a learned number for the choice that shows it."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import prod

Policy = Sequence[float]  # a number for every sign
ActiveFeatures = MutableSequence[int]  # the signs that a choice shows


def add_feature(seen: ActiveFeatures, n: int, sign: int) -> int:
    """Write one more sign that a choice shows; how many that makes."""
    seen[n] = sign
    return n + 1


class FeatureTable:
    """Which signs there are: a table's sign is known by its place, the first of the table plus its row."""

    def __init__(self) -> None:
        self.count = 0

    def table(self, *sizes: int) -> int:
        """Add a table of signs; return its first place."""
        first = self.count
        self.count += prod(sizes)
        return first
