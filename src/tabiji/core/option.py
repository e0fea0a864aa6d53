"""An option: something about a table that is chosen before the journey."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """An option by its word, and its answers; where exactly one holds, it is the first unless told otherwise."""

    name: str  # its word in a saved game
    kind: str  # what its answers are names of: variation, edition, …
    answers: tuple[str, ...]
    several: bool = False  # whether any of them may be chosen, not exactly one
