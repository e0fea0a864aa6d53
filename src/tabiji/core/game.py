"""What every game has, whether it is a plain object or a record: pieces on a road, and who decides what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, Self

import numpy as np

from .events import Event
from .record import RecordArray
from .rng import HasRng


class Piece(Protocol):
    """Something that travels: the space it stands on, its place in line there (0 is on the road), its points."""

    points: int
    space: int
    slot: int


class Game(HasRng, Protocol):
    """A game under way: its pieces are the players' and, in some games with two players, a neutral one."""

    players: int
    piece_count: int
    seat: int  # who decides
    piece: int  # which piece it is about
    phase: int  # what is decided
    decisions: int  # so far

    @property
    def pieces(self) -> Sequence[Piece]: ...


class PlainGame(Game, Protocol):
    """A game as a plain object."""

    dtype: ClassVar[np.dtype[Any]]
    story: list[Event] | None  # where it tells what happens

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The plain object with the content of a record."""

    def copy(self) -> Self:
        """An equal game."""

    def to_record(self) -> RecordArray:
        """An array of one record with the content of this object."""

    def write_record(self, records: RecordArray, index: int = 0) -> None:
        """Write this object into a record of an array."""

    def tobytes(self) -> bytes:
        """The bytes of the record."""
