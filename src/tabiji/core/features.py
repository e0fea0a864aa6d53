"""Features: what a seat may know of a game as a row of small whole numbers, each with a name and a place.

Each game writes its own in `features.py`, in the dialect of its rules: interpreted, compiled, and on a GPU.
"""

from collections.abc import Sequence

MIN_FEATURE, MAX_FEATURE = -127, 127  # every feature fits into a signed byte


class FeatureLayout:
    """The places of a row, given out block by block as the features are named."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, block: str, *names: str) -> int:
        """Room for some features of a block; the place of the first. A block without names is a feature itself."""
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
        """Room for the same features of each of several things, one after the other."""
        return self.add(block, *(f"{row} {name}" for row in rows for name in names))


def number_names(most: int, first: int = 0) -> tuple[str, ...]:
    """The names of numbers in a row."""
    return tuple(str(number) for number in range(first, most + 1))


def clamp(number: int) -> int:
    """A number as far as a byte goes."""
    return min(max(number, MIN_FEATURE), MAX_FEATURE)
