"""A choice: an action as a person sees it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """Something a player may do now."""

    id: int  # the action
    kind: str  # what is decided: walk, buy, …
    says: str  # which answer it is: the name of its text
    of: str = ""  # what its names are names of: traveler, souvenir, …
    names: tuple[str, ...] = ()
    space: int | None = None  # where it leads, as printed on the board
    count: int = 0  # how many, or which of a row
    coins: int = 0  # what it costs
    points: int = 0  # what it brings at once
