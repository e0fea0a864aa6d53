"""Options that are chosen before a match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """An option and its answers; if exactly one answer holds, the first is the default."""

    name: str  # its name in game files
    kind: str  # the kind of its answers' names: variation, edition, …
    answers: tuple[str, ...]
    several: bool = False  # whether any number of answers may be chosen, not exactly one
