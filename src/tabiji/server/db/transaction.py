"""What is changed at a table: all of it in one transaction, or nothing."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import too_many_devices
from . import tables
from .connection import is_taken
from .rows import ChatRow, MoveRow, SeatHistoryRow, SeatRow, TableSnapshot, load_snapshot

MAX_CHAT_MESSAGES = 200
MOST_FORMER = 8  # who sat at a seat earlier
MOST_HOLDERS = 20  # devices at which a seat is held


class ConflictError(Exception):
    """The table has changed since it was read: nothing was written."""


class TableTransaction:
    """A change at a table: one transaction, and its number."""

    def __init__(self, connection: AsyncConnection, table: str, seq: int) -> None:
        self.seq = seq
        self._connection = connection
        self._table = table

    async def append_entry(self, move: MoveRow) -> None:
        """Write the next entry of the log."""
        try:
            await self._connection.execute(insert(tables.moves), {"table": self._table, **asdict(move)})
        except IntegrityError as error:
            if is_taken(error, tables.moves):
                raise ConflictError from None
            raise

    async def set_table(self, **values: Any) -> None:
        """Change the table itself."""
        await self._connection.execute(update(tables.tables).where(tables.tables.c.id == self._table).values(**values))

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change a seat."""
        where = (tables.seats.c.table == self._table, tables.seats.c.seat == seat)
        await self._connection.execute(update(tables.seats).where(*where).values(**values))

    async def record_leaving(self, seat: SeatRow, time: float) -> None:
        """Remember who sits at a seat, and until which entry of the log: somebody else is about to.

        The last few of a seat are kept. Whoever came, did and said nothing since the one before is not remembered.
        """
        sitters, moves = tables.sitters, tables.moves
        last = select(func.max(sitters.c.number)).where(sitters.c.table == self._table)
        entry = select(func.max(moves.c.number)).where(moves.c.table == self._table)
        number, until = await self._connection.scalar(last) or 0, await self._connection.scalar(entry) or 0
        where = (sitters.c.table == self._table, sitters.c.seat == seat.seat)
        before = list(
            await self._connection.execute(
                select(sitters.c.number, sitters.c.until).where(*where).order_by(sitters.c.number.desc())
            )
        )
        if before and before[0].until == until and (seat.kind == "bot" or not seat.came):
            return
        sitter = SeatHistoryRow(seat.seat, until, time, seat.kind, seat.name, seat.bot)
        row = {"table": self._table, "number": number + 1, **asdict(sitter)}
        await self._connection.execute(insert(sitters), row)
        if old := before[MOST_FORMER - 1 :]:
            await self._connection.execute(delete(sitters).where(*where, sitters.c.number <= old[0].number))

    async def add_holder(self, seat: int, player: str) -> None:
        """Let a player hold a seat, perhaps once more; not on more devices than anybody has."""
        holders = tables.holders
        row = {"table": self._table, "seat": seat, "player": player}
        theirs = (holders.c.table == self._table, holders.c.seat == seat)
        await self._connection.execute(delete(holders).where(*theirs, holders.c.player == player))
        others = select(func.count()).where(*theirs, ~holders.c.left)
        if (await self._connection.scalar(others) or 0) >= MOST_HOLDERS:
            raise too_many_devices()
        await self._connection.execute(insert(holders), row)

    async def release_holders(self, seat: int, has_seen_hand: bool) -> None:
        """Let nobody hold a seat any longer; whoever has seen its hand is remembered."""
        holders = tables.holders
        where = (holders.c.table == self._table, holders.c.seat == seat)
        await self._connection.execute(
            update(holders).where(*where).values(left=True)
            if has_seen_hand
            else delete(holders).where(*where, ~holders.c.left)
        )

    async def add_chat_message(self, seat: int, phrase: str | None, text: str | None, time: float) -> ChatRow:
        """Write a line; the oldest are forgotten."""
        lines = tables.lines
        last = select(func.max(lines.c.number)).where(lines.c.table == self._table)
        line = ChatRow((await self._connection.scalar(last) or 0) + 1, seat, phrase, text, time)
        await self._connection.execute(insert(lines), {"table": self._table, **asdict(line)})
        await self._connection.execute(
            delete(lines).where(lines.c.table == self._table, lines.c.number <= line.number - MAX_CHAT_MESSAGES)
        )
        return line

    async def load_snapshot(self) -> TableSnapshot:
        """The table as it stands within this change."""
        return await load_snapshot(self._connection, self._table)
