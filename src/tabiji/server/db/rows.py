"""What is kept of a table, its seats, its log and its talk."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import Any, Self

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import unknown_table
from ..ws.messages import Beginning, Pace, SeatKind, Visibility
from . import tables

TABLE_LINK = re.compile(r"[A-Za-z0-9_-]{1,64}")  # what the link of a table can be


@dataclass(frozen=True, slots=True)
class TurnStatus:
    """How a table stands after an entry of its log."""

    moved: float
    turn: int | None
    due: float | None
    finished: float | None


@dataclass(frozen=True, slots=True)
class DatabaseRow:
    """A row, with the columns it has fields for."""

    @classmethod
    def from_row(cls, row: Row[Any]) -> Self:
        """The row as an object."""
        return cls(*_columns(cls.__match_args__)(row))


@cache
def _columns(names: tuple[str, ...]) -> Callable[[Row[Any]], tuple[Any, ...]]:
    return attrgetter(*names)


@dataclass(frozen=True, slots=True)
class TableRow(DatabaseRow):
    """A table as it is kept."""

    id: str
    game: str
    options: dict[str, str]
    components: str
    seed: int
    creator: str
    origin: int
    host: str
    visibility: Visibility
    spectators: bool
    pace: Pace
    clock: int | None
    chat: bool
    created: float
    started: float | None
    finished: float | None
    moved: float
    turn: int | None
    due: float | None
    seq: int
    hints: bool = False
    day: str | None = None
    beginning: Beginning = "dealt"
    redeals: list[tuple[int, int, int]] = field(default_factory=list)
    sealed: float | None = None


@dataclass(frozen=True, slots=True)
class SeatRow(DatabaseRow):
    """A seat as it is kept."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    link: str | None
    giving: bool = False
    came: bool = False
    passed: bool = False
    hints: int = 0
    points: int | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class SeatHistoryRow(DatabaseRow):
    """Somebody who sat at a seat earlier in the game."""

    seat: int
    until: int
    time: float
    kind: SeatKind
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class MoveRow(DatabaseRow):
    """An entry of the log: a move, or an undo, which has no action."""

    number: int
    seat: int
    action: int | None
    entropy: int | None
    time: float
    by: str


@dataclass(frozen=True, slots=True)
class ChatRow(DatabaseRow):
    """A line of the talk."""

    number: int
    seat: int
    phrase: str | None
    text: str | None
    time: float


HoldersBySeat = dict[int, set[str]]  # players by seat
Results = Sequence[tuple[int, int]]  # points and rank by seat


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table with its seats, who holds each, and who held it earlier in the game."""

    table: TableRow
    seats: list[SeatRow]
    holders: HoldersBySeat
    former_holders: HoldersBySeat
    seat_history: list[SeatHistoryRow] = field(default_factory=list)
    present_until: dict[int, float] = field(default_factory=dict, compare=False)  # until when, or when last, by seat


def is_in_lobby(table: TableRow) -> bool:
    """Whether a table stands in the lobby."""
    return table.visibility == "open" and table.started is None


async def load_snapshot(connection: AsyncConnection, table: str) -> TableSnapshot:
    """A table as it stands within a transaction."""
    row = (await connection.execute(select(tables.tables).where(tables.tables.c.id == table))).first()
    if row is None:
        raise unknown_table()
    seats = select(tables.seats).where(tables.seats.c.table == table).order_by(tables.seats.c.seat)
    rows = (await connection.execute(seats)).all()
    sitters = select(tables.sitters).where(tables.sitters.c.table == table).order_by(tables.sitters.c.number)
    kept = TableSnapshot(
        TableRow.from_row(row),
        [SeatRow.from_row(seat) for seat in rows],
        {},
        {},
        [SeatHistoryRow.from_row(sitter) for sitter in await connection.execute(sitters)],
        {seat.seat: seat.seen for seat in rows if seat.seen is not None},
    )
    for held in await connection.execute(select(tables.holders).where(tables.holders.c.table == table)):
        (kept.former_holders if held.left else kept.holders).setdefault(held.seat, set()).add(held.player)
    return kept
