"""Choices: actions with their names and numbers, as players see them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ChoiceInfo:
    """The names and the consequences of a choice."""

    says: str  # the id of its text within the game
    of: str = ""  # the kind of its names: traveler, souvenir, …
    names: tuple[str, ...] = ()
    space: int | None = None  # the space it leads to, as printed on the board
    count: int = 0  # a number of things, or a position in a row
    coins: int = 0  # its cost
    points: int = 0  # the points that it certainly gives at once
    slot: int | None = None  # the slot on that space
    next: int | None = None  # the piece that moves next, if that is certain


@dataclass(frozen=True, kw_only=True)
class Choice(ChoiceInfo):
    """A legal action."""

    id: int  # the action
    kind: str  # the phase: walk, buy, …
