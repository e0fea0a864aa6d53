"""Views: what players see. The road is sent once for each table; a view is sent after each move."""

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
    """The road in the direction of travel."""

    road: tuple[Space, ...]  # in the order of travel
    stops: tuple[str, ...]  # the kinds of spaces where all pieces stop


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
    def sources(self) -> Mapping[str, int]: ...  # the points by their source
    @property
    def space(self) -> int: ...  # as printed on the board
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
    def seat(self) -> int | None: ...  # the seat that the view belongs to; None for spectators
    @property
    def turn(self) -> int | None: ...  # the seat that decides next; None when the game is over
    @property
    def piece(self) -> int | None: ...  # the piece that the decision concerns
    @property
    def phase(self) -> str: ...
    @property
    def decisions(self) -> int: ...
    @property
    def order(self) -> Sequence[int]: ...  # the pieces from the one that moves next to the one in the lead
    @property
    def pieces(self) -> Sequence[PieceView]: ...
    @property
    def choices(self) -> Sequence[Choice]: ...  # the legal actions of this seat
