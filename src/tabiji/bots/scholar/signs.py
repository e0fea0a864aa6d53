"""The signs a scholar reads: tables of yes-or-no features, each with a learned number for the choice that shows it."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import prod

Policy = Sequence[float]  # a number for every sign
Seen = MutableSequence[int]  # the signs that a choice shows

MOST_SIGNS = 32  # that one choice can show
NEAR = 6  # how many stops a scholar looks at, beside the last of the leg
WARMTH = 1 / 0.6  # what a point of the merchant's worth counts beside the signs


class Signs:
    """Which signs there are: a table's sign is known by its place, the first of the table plus its row."""

    def __init__(self) -> None:
        self.count = 0

    def table(self, *sizes: int) -> int:
        """Add a table of signs; return its first place."""
        first = self.count
        self.count += prod(sizes)
        return first
