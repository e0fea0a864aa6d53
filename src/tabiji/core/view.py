"""What people see: the road, which travels once when a table is opened, and of a view what every game shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from .choice import Choice


@dataclass(frozen=True)
class Space:
    """A space of the road."""

    number: int
    kind: str
    double: bool


@dataclass(frozen=True)
class Way:
    """A road as it is travelled."""

    road: tuple[Space, ...]  # in the order of travel
    stops: tuple[str, ...]  # the kinds of spaces where everyone gathers


class DataclassInstance(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


class PieceView(DataclassInstance, Protocol):
    """A piece as a seat sees it; each game shows more."""

    @property
    def neutral(self) -> bool: ...
    @property
    def points(self) -> int: ...
    @property
    def sources(self) -> Mapping[str, int]: ...  # where the points come from
    @property
    def space(self) -> int: ...  # as printed
    @property
    def slot(self) -> int | None: ...
    @property
    def rank(self) -> int | None: ...  # once the game is over


class View(DataclassInstance, Protocol):
    """All that a seat may know; each game shows more."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def seat(self) -> int | None: ...  # whose view; None for whoever only watches
    @property
    def turn(self) -> int | None: ...  # who decides, None when the game is over
    @property
    def piece(self) -> int | None: ...  # which piece it is about
    @property
    def phase(self) -> str: ...
    @property
    def decisions(self) -> int: ...
    @property
    def order(self) -> Sequence[int]: ...  # the pieces from the one that moves next to the one in the lead
    @property
    def pieces(self) -> Sequence[PieceView]: ...
    @property
    def choices(self) -> Sequence[Choice]: ...  # what this seat may do now
