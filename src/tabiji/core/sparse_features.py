"""Sparse features of choices: tables of yes-or-no features, each with a learned weight (bot scholar)."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import prod

Policy = Sequence[float]  # the weight of every feature
ActiveFeatures = MutableSequence[int]  # the indices of the features that a choice has


def add_feature(active: ActiveFeatures, n: int, feature: int) -> int:
    """Writes the index of one more feature of a choice; returns how many it has."""
    active[n] = feature
    return n + 1


class FeatureTable:
    """The features of a game in tables; the index of a feature is the first of its table plus its row."""

    def __init__(self) -> None:
        self.count = 0

    def table(self, *sizes: int) -> int:
        """Adds a table of features and returns the index of its first."""
        first = self.count
        self.count += prod(sizes)
        return first
