"""Features: what a seat may know of a game, as a row of small named integers.

Each game writes its own in `features.py`, as a rule: it runs interpreted, compiled, and on a GPU.
"""

from collections.abc import Sequence

MIN_FEATURE, MAX_FEATURE = -127, 127  # every feature fits into a signed byte


class FeatureLayout:
    """The names of a row of features; blocks of features are added one after the other."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, block: str, *names: str) -> int:
        """Adds a block of features and returns the index of the first; a block without names is one feature."""
        first = len(self.names)
        self.names += [f"{block} {name}" for name in names] or [block]
        return first

    def add_each(self, block: str, *names: str) -> range:
        """Adds some features of a block and returns the place of each."""
        first = self.add(block, *names)
        return range(first, first + len(names))

    def place(self, name: str) -> int:
        """Returns the place of a feature by its name, which is its block and its name in the block."""
        return self.names.index(name)

    def add_rows(self, block: str, rows: Sequence[str], names: Sequence[str]) -> int:
        """Adds the same features for each of several things and returns the index of the first."""
        return self.add(block, *(f"{row} {name}" for row in rows for name in names))


def number_names(most: int, first: int = 0) -> tuple[str, ...]:
    """Returns the numbers of a range as names."""
    return tuple(str(number) for number in range(first, most + 1))


def clamp(number: int) -> int:
    """Returns a number limited to the range of a feature."""
    return min(max(number, MIN_FEATURE), MAX_FEATURE)
