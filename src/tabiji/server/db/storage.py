"""Where tables are kept: SQLite for a family, PostgreSQL for many. Every change is one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from sqlalchemy import Select, Table, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import BadOptions
from ..errors import too_many_open_tables, unknown_table
from ..ops.faults import Faults
from . import tables as schema
from .connection import DATABASE_ERRORS, engine_for, first_line, is_taken
from .migrations import VERSIONS, migrate
from .rows import (
    ChatRow,
    HoldersBySeat,
    MoveRow,
    Results,
    SeatRow,
    TableRow,
    TableSnapshot,
    TurnStatus,
    is_in_lobby,
    load_snapshot,
)
from .transaction import ConflictError, TableTransaction

NOTIFY_CHANNEL = "tabiji"
PRESENCE_CHANGED = 0  # the number of a notice that somebody came or went
PAGE_SIZE = 20  # tables of the lobby
MAX_OWN_TABLES = 200
MAX_JOINABLE = 50  # open tables that are tried, the liveliest

_SELECT_OPEN = select(schema.tables).where(schema.tables.c.visibility == "open", schema.tables.c.started.is_(None))
_UPDATE_STATUS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values(seq=schema.tables.c.seq + 1, **{each.name: bindparam(each.name) for each in fields(TurnStatus)})
)

_UPDATE_RESULTS = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("which"), schema.seats.c.seat == bindparam("at"))
    .values(points=bindparam("points"), rank=bindparam("rank"))
)
_UPDATE_PRESENCE = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("which"), schema.seats.c.seat == bindparam("at"))
    .values(seen=bindparam("seen"))
)


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """An entry that waits to be written, and whoever waits for it."""

    move: dict[str, Any]
    table: dict[str, Any]
    results: list[dict[str, Any]]
    done: asyncio.Future[None]


class Storage:
    """The database."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_file = url.get_backend_name() == "sqlite"
        self.engine = engine_for(url)
        self.faults = Faults()
        self._write_lock = asyncio.Lock()
        self._pending: list[PendingEntry] = []
        self._writer_task: asyncio.Task[None] | None = None

    async def reach(self) -> None:
        """Connect once; BadOptions if that is not possible."""
        with _told():
            if self.is_file:  # where no file can be, the driver's thread would add a traceback to the sentence
                sqlite3.connect(self.url.database or "").close()
            async with self.engine.connect():
                pass

    async def migrate(self, versions: Path = VERSIONS) -> None:
        """Bring the database to the newest form: all of it, or it stays as it is."""
        with _told():
            async with self.engine.connect() as connection:
                if self.is_file:  # a table that is made anew must not take with it what belongs to it
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    await driver.execute("PRAGMA foreign_keys=OFF")
                async with connection.begin():
                    await connection.run_sync(migrate, versions)
            await self.engine.dispose()  # others heed what belongs together

    async def close(self) -> None:
        """Write what waits, and let go of every connection."""
        if self._writer_task:
            await asyncio.gather(self._writer_task, return_exceptions=True)
        await self.engine.dispose()

    async def check_writable(self, now: float) -> None:
        """Write something, to see that it can be written."""
        async with self._single_writer(), self.engine.begin() as connection:
            await connection.execute(update(schema.pulse).values(time=now))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Write something that belongs to no table's log: all of it or nothing."""
        async with self._single_writer(), self.engine.begin() as connection:
            yield connection

    def _single_writer(self) -> AbstractAsyncContextManager[Any]:
        """A file has one writer at a time; PostgreSQL sees to itself."""
        return self._write_lock if self.is_file else nullcontext()

    @asynccontextmanager
    async def table_transaction(self, table: str, **values: Any) -> AsyncIterator[TableTransaction]:
        """Change a table: all of it or nothing, and other workers hear of it."""
        with self.faults.watch(table, "change"):
            async with self._changing(table, **values) as change:
                yield change

    @asynccontextmanager
    async def _changing(self, table: str, **values: Any) -> AsyncIterator[TableTransaction]:
        tables = schema.tables
        count = (
            update(tables).where(tables.c.id == table).values(seq=tables.c.seq + 1, **values).returning(tables.c.seq)
        )
        async with self._single_writer(), self.engine.begin() as connection:
            seq = await connection.scalar(count)  # holds the row until the end
            if seq is None:
                raise unknown_table()
            yield TableTransaction(connection, table, seq)
            if not self.is_file:
                await connection.execute(select(func.pg_notify(NOTIFY_CHANNEL, f"{table}:{seq}")))

    async def append_entry(
        self, table: str, move: MoveRow, status: TurnStatus, seq: int, results: Results = ()
    ) -> None:
        """Write the next entry of a log and how the table stands after it, as the change with a number.

        Nobody else writes to a file, so the number is the one expected, and what waits is written together.
        """
        with self.faults.watch(table, "entry"):
            await self._append(table, move, status, seq, results)

    async def _append(self, table: str, move: MoveRow, then: TurnStatus, seq: int, results: Results) -> None:
        if not self.is_file:
            async with self._changing(table, **asdict(then)) as change:
                if change.seq != seq:
                    raise ConflictError
                await change.append_entry(move)
                for seat, (points, rank) in enumerate(results):
                    await change.set_seat(seat, points=points, rank=rank)
            return
        ends = [
            {"which": table, "at": seat, "points": points, "rank": rank} for seat, (points, rank) in enumerate(results)
        ]
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(
            PendingEntry({"table": table, **asdict(move)}, {"which": table, **asdict(then)}, ends, written)
        )
        if self._writer_task is None or self._writer_task.done():  # a task of its own: who waits for it may go away
            self._writer_task = asyncio.create_task(self._write_pending())
        await written

    async def _write_pending(self) -> None:
        """Write the entries that wait, of several tables, in one transaction; if one cannot be, each by itself."""
        while self._pending:
            async with self._write_lock:
                entries, self._pending = self._pending, []
                if not await self._write(entries):
                    for entry in entries:
                        await self._write([entry])

    async def _write(self, entries: Sequence[PendingEntry]) -> bool:
        """Write entries together and tell those who wait; False, and no word, if one of several spoils it for all."""
        trouble: Exception | None = None
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.moves), [entry.move for entry in entries])
                await connection.execute(_UPDATE_STATUS, [entry.table for entry in entries])
                if ends := [end for entry in entries for end in entry.results]:
                    await connection.execute(_UPDATE_RESULTS, ends)
        except IntegrityError as error:
            if len(entries) > 1:
                return False
            trouble = await self._explain_conflict(entries[0].table["which"], error)
        except Exception as error:
            trouble = error
        for entry in entries:
            if entry.done.done():  # whoever waited has gone
                continue
            if trouble:
                entry.done.set_exception(trouble)
            else:
                entry.done.set_result(None)
        return True

    async def _explain_conflict(self, table: str, error: IntegrityError) -> Exception:
        """Why an entry does not fit: its table was forgotten, or has moved on; else the fault itself."""
        try:
            if not await self.load_seqs([table]):
                return unknown_table()
        except Exception as other:
            return other
        return ConflictError() if is_taken(error, schema.moves) else error

    async def create_table(
        self,
        table: TableRow,
        seats: Iterable[SeatRow],
        holders: HoldersBySeat,
        moves: Iterable[MoveRow] = (),
        max_open: tuple[int, int] | None = None,
    ) -> None:
        """Keep a new table, once; not where so many of one player, or of those from one place, are open already."""
        with self.faults.watch(table.id, "table"), _unless_taken(schema.tables):  # somebody asked twice at once
            async with self._single_writer(), self.engine.begin() as connection:
                if await connection.scalar(select(schema.tables.c.seq).where(schema.tables.c.id == table.id)) is None:
                    if max_open and is_in_lobby(table):
                        await _check_open_limit(connection, table, *max_open)
                    await connection.execute(insert(schema.tables), asdict(table))
                    await connection.execute(insert(schema.seats), _with_table(table, map(asdict, seats)))
                    held = [{"seat": seat, "player": player} for seat, all_ in holders.items() for player in all_]
                    for what, rows in ((schema.holders, held), (schema.moves, map(asdict, moves))):
                        if values := _with_table(table, rows):
                            await connection.execute(insert(what), values)

    async def set_present(self, seats: Iterable[tuple[str, int]], until: float) -> None:
        """Keep until when those at some seats are known to be here; other workers hear of it."""
        rows = [{"which": table, "at": seat, "seen": until} for table, seat in sorted(seats)]
        tables = sorted({str(row["which"]) for row in rows})
        async with self._single_writer(), self.engine.begin() as connection:
            await connection.execute(_UPDATE_PRESENCE, rows)
            if not self.is_file:
                for table in tables:
                    await connection.execute(select(func.pg_notify(NOTIFY_CHANNEL, f"{table}:{PRESENCE_CHANGED}")))

    async def load_presence(self, tables: Iterable[str]) -> dict[str, dict[int, float]]:
        """Until when those at the seats of some tables are known to be here, or when they last were."""
        seats = schema.seats
        query = select(seats.c.table, seats.c.seat, seats.c.seen).where(
            seats.c.table.in_(list(tables)), seats.c.seen.is_not(None)
        )
        found: dict[str, dict[int, float]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.table, {})[row.seat] = row.seen
        return found

    async def load_table(self, table: str) -> TableSnapshot:
        """A table with its seats."""
        async with self.engine.connect() as connection:
            return await load_snapshot(connection, table)

    async def load_moves(self, table: str) -> list[MoveRow]:
        """The log of a table."""
        moves = schema.moves
        query = select(moves).where(moves.c.table == table).order_by(moves.c.number)
        async with self.engine.connect() as connection:
            return [MoveRow.from_row(row) for row in await connection.execute(query)]

    async def load_chat(self, table: str, after: int) -> list[ChatRow]:
        """What was said at a table after a line."""
        lines = schema.lines
        query = select(lines).where(lines.c.table == table, lines.c.number > after).order_by(lines.c.number)
        async with self.engine.connect() as connection:
            return [ChatRow.from_row(row) for row in await connection.execute(query)]

    async def find_open_tables(
        self, game: str | None, search: str | None, page: int
    ) -> tuple[list[TableSnapshot], int]:
        """A page of the tables that wait for players, of a game, of a host, the newest first; how many there are."""
        tables = schema.tables
        query = _SELECT_OPEN
        if game:
            query = query.where(tables.c.game == game)
        if search:
            host = tables.c.host
            like = host.contains if self.is_file else host.icontains  # in a file none heeds case, and this is quicker
            query = query.where(like(search, autoescape=True))
        some = query.order_by(tables.c.created.desc(), tables.c.id).offset(page * PAGE_SIZE).limit(PAGE_SIZE)
        async with self.engine.connect() as connection:
            count = await connection.scalar(query.with_only_columns(func.count())) or 0
            return await _load_snapshots(connection, some) if count > page * PAGE_SIZE else [], -(-count // PAGE_SIZE)

    async def find_joinable_tables(self, game: str | None, player: str) -> list[TableSnapshot]:
        """Open tables, of a game, that have a seat for somebody who neither made them nor sits there."""
        tables, seats, holders = schema.tables, schema.seats, schema.holders
        held = select(holders.c.table).where(holders.c.player == player)
        open_ = select(seats.c.table).where(seats.c.kind == "open")
        query = _SELECT_OPEN.where(tables.c.creator != player, tables.c.id.in_(open_), tables.c.id.not_in(held))
        if game:
            query = query.where(tables.c.game == game)
        async with self.engine.connect() as connection:
            return await _load_snapshots(connection, query.order_by(tables.c.moved.desc()).limit(MAX_JOINABLE))

    async def load_seqs(self, tables: Iterable[str]) -> dict[str, int]:
        """How often each of some tables has changed."""
        which = schema.tables.c.id.in_(list(tables))
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.id, schema.tables.c.seq).where(which))
            return {row.id: row.seq for row in found}

    async def find_tables_of(self, player: str) -> list[TableSnapshot]:
        """The tables a player made or sits at, the last moved first."""
        tables, holders = schema.tables, schema.holders
        held = select(holders.c.table).where(holders.c.player == player, ~holders.c.left)
        query = select(tables).where(or_(tables.c.creator == player, tables.c.id.in_(held)))
        async with self.engine.connect() as connection:
            return await _load_snapshots(connection, query.order_by(tables.c.moved.desc()).limit(MAX_OWN_TABLES))

    async def find_due_tables(self, now: float) -> list[str]:
        """The tables at which the server must act."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(select(schema.tables.c.id).where(schema.tables.c.due <= now)))

    async def find_bot_turns(self) -> list[str]:
        """The tables at which a bot is to move."""
        tables, seats = schema.tables, schema.seats
        at = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn) & (seats.c.kind == "bot")
        async with self.engine.connect() as connection:
            return list(await connection.scalars(select(tables.c.id).join(seats, at)))

    async def load_key(self, name: str) -> str:
        """A key of the server's own."""
        async with self.engine.connect() as connection:
            found = await connection.scalars(select(schema.keys.c.value).where(schema.keys.c.name == name))
            return str(found.one())

    async def is_known_player(self, player: str) -> bool:
        """Whether a player has ever made a table or sat down."""
        tables, holders = schema.tables, schema.holders
        made = select(tables.c.id).where(tables.c.creator == player)
        held = select(holders.c.table).where(holders.c.player == player)
        async with self.engine.connect() as connection:
            return await connection.scalar(select(or_(made.exists(), held.exists()))) or False

    async def delete_inactive(self, before: float) -> int:
        """Delete the tables that nobody has touched since."""
        async with self._single_writer(), self.engine.begin() as connection:
            return (await connection.execute(delete(schema.tables).where(schema.tables.c.moved < before))).rowcount


@contextmanager
def _unless_taken(table: Table) -> Iterator[None]:
    """Write a row that may have been written in the same moment."""
    try:
        yield
    except IntegrityError as error:
        if not is_taken(error, table):
            raise


@contextmanager
def _told() -> Iterator[None]:
    """A database that cannot be used is told in a sentence."""
    try:
        yield
    except (*DATABASE_ERRORS, sqlite3.Error) as error:
        raise BadOptions(f"The database cannot be used: {first_line(error) or type(error).__name__}.") from None


async def _load_snapshots(connection: AsyncConnection, query: Select[Any]) -> list[TableSnapshot]:
    """Some tables, with their seats and those who hold them now."""
    seats, holders = schema.seats, schema.holders
    found = {row.id: TableSnapshot(TableRow.from_row(row), [], {}, {}) for row in await connection.execute(query)}
    held = (holders.c.table == seats.c.table) & (holders.c.seat == seats.c.seat) & ~holders.c.left
    every = select(seats, holders.c.player).outerjoin(holders, held).where(seats.c.table.in_(found))
    for row in await connection.execute(every.order_by(seats.c.seat)):
        kept = found[row.table]
        if row.seat == len(kept.seats):
            kept.seats.append(SeatRow.from_row(row))
        if row.player is not None:
            kept.holders.setdefault(row.seat, set()).add(row.player)
        if row.seen is not None:
            kept.present_until[row.seat] = row.seen
    return list(found.values())


def _with_table(table: TableRow, rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"table": table.id, **row} for row in rows]


async def _check_open_limit(
    connection: AsyncConnection, table: TableRow, max_of_player: int, max_of_address_group: int
) -> None:
    """Refuse a table where too many wait in the lobby already."""
    tables = schema.tables
    for same, most in (
        (tables.c.creator == table.creator, max_of_player),
        (tables.c.origin == table.origin, max_of_address_group),
    ):
        if (await connection.scalar(_SELECT_OPEN.where(same).with_only_columns(func.count())) or 0) >= most:
            raise too_many_open_tables()
