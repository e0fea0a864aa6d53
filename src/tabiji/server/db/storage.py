"""The database: SQLite for one server, PostgreSQL for several. Every change is one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import Table, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import BadOptions
from ..errors import unknown_table
from . import tables as schema
from .connection import DATABASE_ERRORS, engine_for, first_line, is_taken
from .entry_writer import EntryWriter
from .faults import Faults
from .migrations import VERSIONS, migrate
from .new_tables import insert_table
from .open_tables import check_open_limits, is_in_lobby
from .pubsub import notify
from .rows import ChatRow, GameEnd, HoldersBySeat, MoveRow, SeatRow, TableRow, TableSnapshot, TurnStatus
from .snapshots import load_snapshot
from .transaction import ConflictError, TableTransaction


class Storage:
    """A database and its transactions; a file has one writer at a time."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_file = url.get_backend_name() == "sqlite"
        self.engine = engine_for(url)
        self.faults = Faults()
        self._write_lock = asyncio.Lock()
        self._entry_writer = EntryWriter(self.engine, self._write_lock)

    async def check_connection(self) -> None:
        """Connects once; raises BadOptions if that is not possible."""
        with _database_errors_as_bad_options():
            if self.is_file:  # where no file can be created, the driver's thread would print a traceback
                sqlite3.connect(self.url.database or "").close()
            async with self.engine.connect():
                pass

    async def migrate(self, versions: Path = VERSIONS) -> None:
        """Upgrades the schema to the newest version in one transaction."""
        with _database_errors_as_bad_options():
            async with self.engine.connect() as connection:
                if self.is_file:  # a table that a migration recreates must not delete the rows that refer to it
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    await driver.execute("PRAGMA foreign_keys=OFF")
                async with connection.begin():
                    await connection.run_sync(migrate, versions)
            await self.engine.dispose()  # new connections check foreign keys again

    async def close(self) -> None:
        """Writes what is queued and closes every connection."""
        await self._entry_writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Opens a transaction for changes that belong to no table's log."""
        async with self._single_writer(), self.engine.begin() as connection:
            yield connection

    def _single_writer(self) -> AbstractAsyncContextManager[Any]:
        return self._write_lock if self.is_file else nullcontext()

    @asynccontextmanager
    async def table_transaction(self, table_id: str, **values: Any) -> AsyncIterator[TableTransaction]:
        """Opens a transaction that changes a table, and notifies other workers when it is committed."""
        with self.faults.watch(table_id, "change"):
            async with self._change_table(table_id, **values) as transaction:
                yield transaction

    @asynccontextmanager
    async def _change_table(self, table_id: str, **values: Any) -> AsyncIterator[TableTransaction]:
        tables = schema.tables
        count = (
            update(tables).where(tables.c.id == table_id).values(seq=tables.c.seq + 1, **values).returning(tables.c.seq)
        )
        async with self.transaction() as connection:
            seq = await connection.scalar(count)  # locks the row until the end
            if seq is None:
                raise unknown_table()
            yield TableTransaction(connection, table_id, seq)
            if not self.is_file:
                await notify(connection, table_id, seq)

    async def append_entry(
        self, table_id: str, move: MoveRow, status: TurnStatus, seq: int, end: GameEnd | None = None
    ) -> None:
        """Appends an entry to a table's log and updates the table; raises ConflictError if its seq is not the next.

        In a file the seq needs no check, since there is no other writer.
        """
        with self.faults.watch(table_id, "entry"):
            if self.is_file:
                await self._entry_writer.append(table_id, move, status, end)
                return
            async with self._change_table(table_id, **asdict(status)) as transaction:
                if transaction.seq != seq:
                    raise ConflictError
                await transaction.append_entry(move)
                if end:
                    await transaction.record_game(end)

    async def create_table(
        self,
        table: TableRow,
        seats: Iterable[SeatRow],
        holders: HoldersBySeat,
        moves: Iterable[MoveRow] = (),
        open_limits: tuple[int, int] | None = None,
    ) -> None:
        """Inserts a table unless it exists; raises RequestError if its creator or network has too many open tables."""
        with self.faults.watch(table.id, "table"), _ignore_taken(schema.tables):  # two equal requests at once
            async with self.transaction() as connection:
                if await connection.scalar(select(schema.tables.c.seq).where(schema.tables.c.id == table.id)) is None:
                    if open_limits and is_in_lobby(table):
                        await check_open_limits(connection, table, *open_limits)
                    await insert_table(connection, table, seats, holders, moves)

    async def load_table(self, table_id: str) -> TableSnapshot:
        """Returns a table with its seats; raises RequestError if there is none."""
        async with self.engine.connect() as connection:
            return await load_snapshot(connection, table_id)

    async def load_moves(self, table_id: str) -> list[MoveRow]:
        """Returns the log of a table."""
        moves = schema.moves
        query = select(moves).where(moves.c.table == table_id).order_by(moves.c.number)
        async with self.engine.connect() as connection:
            return [MoveRow.from_row(row) for row in await connection.execute(query)]

    async def load_chat(self, table_id: str, after: int) -> list[ChatRow]:
        """Returns the chat messages of a table after the one with a number."""
        messages = schema.chat_messages
        query = select(messages).where(messages.c.table == table_id, messages.c.number > after)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(messages.c.number))
            return [ChatRow.from_row(row) for row in rows]

    async def load_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Returns the current seq of each of some tables."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(list(table_ids)))
        async with self.engine.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(query)}


async def migrate_database(url: URL) -> None:
    """Upgrades a database to the newest schema; raises BadOptions if it cannot be used."""
    try:
        storage = Storage(url)
        await storage.check_connection()
    except (TypeError, ValueError, OverflowError) as error:  # raised by drivers for what they cannot read in the URL
        raise BadOptions(f"The database's address cannot be used: {str(error).rstrip('.')}.") from None
    try:
        await storage.migrate()
    finally:
        await storage.close()


@contextmanager
def _ignore_taken(table: Table) -> Iterator[None]:
    """Ignores that a row with the same primary key was inserted at the same moment."""
    try:
        yield
    except IntegrityError as error:
        if not is_taken(error, table):
            raise


@contextmanager
def _database_errors_as_bad_options() -> Iterator[None]:
    try:
        yield
    except (*DATABASE_ERRORS, sqlite3.Error) as error:
        raise BadOptions(f"The database cannot be used: {first_line(error) or type(error).__name__}.") from None
