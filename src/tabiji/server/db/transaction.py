"""Changes to one table within a transaction."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import too_many_devices
from . import tables as schema
from .connection import is_taken
from .game_results import record_game
from .new_tables import insert_table
from .player_locks import hold_player
from .rows import ChatRow, GameEnd, MoveRow, SeatHistoryRow, SeatRow, TableSnapshot
from .snapshots import load_snapshot

MAX_CHAT_MESSAGES = 200  # of a table
MAX_SEAT_HISTORY = 8  # of a seat
MAX_HOLDERS = 20  # devices from which a seat is held


class ConflictError(Exception):
    """The table has changed since it was read: nothing was written."""


class TableTransaction:
    """A transaction that changes one table, with the table's new seq."""

    def __init__(self, connection: AsyncConnection, table_id: str, seq: int) -> None:
        self.seq = seq
        self._connection = connection
        self._table_id = table_id

    async def append_entry(self, move: MoveRow) -> None:
        """Appends an entry to the log; raises ConflictError if its number is taken."""
        try:
            await self._connection.execute(insert(schema.moves), {"table": self._table_id, **asdict(move)})
        except IntegrityError as error:
            if is_taken(error, schema.moves):
                raise ConflictError from None
            raise

    async def set_table(self, **values: Any) -> None:
        """Updates columns of the table."""
        tables = schema.tables
        await self._connection.execute(update(tables).where(tables.c.id == self._table_id).values(**values))

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Updates columns of a seat."""
        where = (schema.seats.c.table == self._table_id, schema.seats.c.seat == seat)
        await self._connection.execute(update(schema.seats).where(*where).values(**values))

    async def record_game(self, end: GameEnd, may_rate: bool = True) -> None:
        """Stores how the game ended, for statistics and ratings."""
        await record_game(self._connection, self._table_id, end, may_rate)

    async def record_leaving(self, seat: SeatRow, time: float) -> None:
        """Adds who sits at a seat to its history, which keeps the last few.

        A bot, or a player who never opened the table, is left out if no entry was written in their time.
        """
        history, moves = schema.seat_history, schema.moves
        last_number = select(func.max(history.c.number)).where(history.c.table == self._table_id)
        newest_entry = select(func.max(moves.c.number)).where(moves.c.table == self._table_id)
        number = await self._connection.scalar(last_number) or 0
        last_entry = await self._connection.scalar(newest_entry) or 0
        of_seat = (history.c.table == self._table_id, history.c.seat == seat.seat)
        newest_first = select(history.c.number, history.c.last_entry).where(*of_seat).order_by(history.c.number.desc())
        earlier = list(await self._connection.execute(newest_first))
        if earlier and earlier[0].last_entry == last_entry and (seat.kind == "bot" or not seat.visited):
            return
        row = SeatHistoryRow(seat.seat, last_entry, time, seat.kind, seat.name, seat.bot)
        values = {"table": self._table_id, "number": number + 1, "player": await self._find_holder(seat), **asdict(row)}
        await self._connection.execute(insert(history), values)
        if excess := earlier[MAX_SEAT_HISTORY - 1 :]:
            await self._connection.execute(delete(history).where(*of_seat, history.c.number <= excess[0].number))

    async def _find_holder(self, seat: SeatRow) -> str | None:
        """Returns the only holder of a seat; None for a bot and for several holders."""
        holders = schema.holders
        of_seat = (holders.c.table == self._table_id, holders.c.seat == seat.seat, ~holders.c.former)
        players = list(await self._connection.scalars(select(holders.c.player).where(*of_seat).limit(2)))
        return players[0] if len(players) == 1 else None

    async def add_holder(self, seat: int, player: str) -> None:
        """Makes a player a holder of a seat; raises RequestError if the seat has too many holders."""
        player = await hold_player(self._connection, player)
        holders = schema.holders
        of_seat = (holders.c.table == self._table_id, holders.c.seat == seat)
        await self._connection.execute(delete(holders).where(*of_seat, holders.c.player == player))
        count = await self._connection.scalar(select(func.count()).where(*of_seat, ~holders.c.former))
        if (count or 0) >= MAX_HOLDERS:
            raise too_many_devices()
        await self._connection.execute(insert(holders), {"table": self._table_id, "seat": seat, "player": player})

    async def release_holders(self, seat: int, has_seen_hand: bool) -> None:
        """Takes a seat from its holders; those who have seen its hand are stored as former holders."""
        holders = schema.holders
        of_seat = (holders.c.table == self._table_id, holders.c.seat == seat)
        await self._connection.execute(
            update(holders).where(*of_seat).values(former=True)
            if has_seen_hand
            else delete(holders).where(*of_seat, ~holders.c.former)
        )

    async def add_chat_message(self, seat: int, phrase: str | None, text: str | None, time: float) -> ChatRow:
        """Adds a chat message, deletes the oldest beyond the limit, and returns the new one."""
        messages = schema.chat_messages
        of_table = messages.c.table == self._table_id
        last_number = await self._connection.scalar(select(func.max(messages.c.number)).where(of_table)) or 0
        message = ChatRow(last_number + 1, seat, phrase, text, time)
        await self._connection.execute(insert(messages), {"table": self._table_id, **asdict(message)})
        await self._connection.execute(
            delete(messages).where(of_table, messages.c.number <= message.number - MAX_CHAT_MESSAGES)
        )
        return message

    async def start_rematch(self, rematch: TableSnapshot) -> None:
        """Inserts the next table of the same players, and stores that it is the one."""
        await insert_table(self._connection, rematch.table, rematch.seats, rematch.holders)
        await self.set_table(rematch=rematch.table.id)

    async def load_snapshot(self) -> TableSnapshot:
        """Returns the table as it is within this transaction."""
        return await load_snapshot(self._connection, self._table_id)
