"""What is changed at a table: all of it in one transaction, or nothing."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import is_taken
from .stored import Kept, StoredLine, StoredMove, StoredSeat, StoredSitter, load

MOST_LINES = 200


class Behind(Exception):
    """The table has changed since it was read: nothing was written."""


class Change:
    """A change at a table: one transaction, and its number."""

    def __init__(self, connection: AsyncConnection, table: str, seq: int) -> None:
        self.seq = seq
        self._connection = connection
        self._table = table

    async def append(self, move: StoredMove) -> None:
        """Write the next entry of the log."""
        try:
            await self._connection.execute(insert(schema.moves), {"table": self._table, **asdict(move)})
        except IntegrityError as error:
            if is_taken(error, schema.moves):
                raise Behind from None
            raise

    async def set_table(self, **values: Any) -> None:
        """Change the table itself."""
        await self._connection.execute(update(schema.tables).where(schema.tables.c.id == self._table).values(**values))

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change a seat."""
        where = (schema.seats.c.table == self._table, schema.seats.c.seat == seat)
        await self._connection.execute(update(schema.seats).where(*where).values(**values))

    async def part_with(self, seat: StoredSeat, time: float) -> None:
        """Remember who sits at a seat, and until which entry of the log: somebody else is about to."""
        sitters, moves = schema.sitters, schema.moves
        last = select(func.max(sitters.c.number)).where(sitters.c.table == self._table)
        entry = select(func.max(moves.c.number)).where(moves.c.table == self._table)
        number, until = await self._connection.scalar(last) or 0, await self._connection.scalar(entry) or 0
        sitter = StoredSitter(seat.seat, until, time, seat.kind, seat.name, seat.bot)
        row = {"table": self._table, "number": number + 1, **asdict(sitter)}
        await self._connection.execute(insert(sitters), row)

    async def hold(self, seat: int, player: str) -> None:
        """Let a player hold a seat, perhaps once more."""
        holders = schema.holders
        row = {"table": self._table, "seat": seat, "player": player}
        await self._connection.execute(delete(holders).where(*(holders.c[name] == row[name] for name in row)))
        await self._connection.execute(insert(holders), row)

    async def release(self, seat: int, seen: bool) -> None:
        """Let nobody hold a seat any longer; whoever has seen its hand is remembered."""
        holders = schema.holders
        where = (holders.c.table == self._table, holders.c.seat == seat)
        await self._connection.execute(
            update(holders).where(*where).values(left=True) if seen else delete(holders).where(*where, ~holders.c.left)
        )

    async def say(self, seat: int, phrase: str | None, text: str | None, time: float) -> StoredLine:
        """Write a line; the oldest are forgotten."""
        lines = schema.lines
        last = select(func.max(lines.c.number)).where(lines.c.table == self._table)
        line = StoredLine((await self._connection.scalar(last) or 0) + 1, seat, phrase, text, time)
        await self._connection.execute(insert(lines), {"table": self._table, **asdict(line)})
        await self._connection.execute(
            delete(lines).where(lines.c.table == self._table, lines.c.number <= line.number - MOST_LINES)
        )
        return line

    async def kept(self) -> Kept:
        """The table as it stands within this change."""
        return await load(self._connection, self._table)
