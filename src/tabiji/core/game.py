"""The fields that the state of every game has, as a plain object or a record: pieces on a road, and who decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, Self

import numpy as np

from .events import Event
from .record import RecordArray
from .rng import HasRng


class Piece(Protocol):
    """A piece on the road; slot 0 of a space is on the road itself."""

    points: int
    space: int
    slot: int


class Game(HasRng, Protocol):
    """The state of a game; its pieces are the players' and, in some games for two, a neutral one."""

    players: int
    piece_count: int
    seat: int  # the seat that decides next
    piece: int  # the piece that the decision concerns
    phase: int  # the kind of decision
    decisions: int  # made so far

    @property
    def pieces(self) -> Sequence[Piece]: ...


class PlainGame(Game, Protocol):
    """The state of a game as a plain object."""

    dtype: ClassVar[np.dtype[Any]]
    story: list[Event] | None  # collects events, if it is a list

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """Returns a plain object with the content of a record."""

    def copy(self) -> Self:
        """Returns an equal state that shares nothing with this one."""

    def to_record(self) -> RecordArray:
        """Returns an array of one record with the content of this object."""

    def write_record(self, records: RecordArray, index: int = 0) -> None:
        """Writes this object into a record of an array."""

    def tobytes(self) -> bytes:
        """Returns the bytes of the record; equal states have equal bytes."""
