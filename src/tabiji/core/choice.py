"""A choice: an action as a person sees it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ChoiceInfo:
    """What a choice is called, and what it brings."""

    says: str  # which answer it is: the name of its text
    of: str = ""  # what its names are names of: traveler, souvenir, …
    names: tuple[str, ...] = ()
    space: int | None = None  # where it leads, as printed on the board
    count: int = 0  # how many, or which of a row
    coins: int = 0  # what it costs
    points: int = 0  # what it is sure to bring at once
    slot: int | None = None  # the place in line it leads to
    next: int | None = None  # the piece that moves once this one stands there, if that is settled


@dataclass(frozen=True, kw_only=True)
class Choice(ChoiceInfo):
    """Something a player may do now."""

    id: int  # the action
    kind: str  # what is decided: walk, buy, …
