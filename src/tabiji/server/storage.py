"""Where tables are kept: SQLite for a family, PostgreSQL for many. Every change is one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Self

from platformdirs import user_data_path
from sqlalchemy import Row, Select, bindparam, delete, event, func, insert, make_url, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..engine.errors import BadOptions
from . import schema
from .errors import unknown_table
from .migrations import migrate
from .wire import Pace, SeatKind, Visibility

CHANNEL = "tabiji"
CONNECTIONS = 4
MOST_LISTED = 50
MOST_MINE = 200
MOST_LINES = 200

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class AlreadyMoved(Exception):
    """Somebody else has written the entry with this number."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands after an entry of its log."""

    moved: float
    turn: int | None
    due: float | None
    finished: float | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A row, with the columns it has fields for."""

    @classmethod
    def of(cls, row: Row[Any]) -> Self:
        """The row as an object."""
        return cls(*(getattr(row, field.name) for field in fields(cls)))


@dataclass(frozen=True, slots=True)
class StoredTable(Stored):
    """A table as it is kept."""

    id: str
    game: str
    options: dict[str, str]
    components: str
    seed: int
    creator: str
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


@dataclass(frozen=True, slots=True)
class StoredSeat(Stored):
    """A seat as it is kept."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    link: str | None
    giving: bool


@dataclass(frozen=True, slots=True)
class StoredMove(Stored):
    """An entry of the log: a move, or an undo, which has no action."""

    number: int
    seat: int
    action: int | None
    entropy: int | None
    time: float
    by: str


@dataclass(frozen=True, slots=True)
class StoredLine(Stored):
    """A line of the talk."""

    number: int
    seat: int
    phrase: str | None
    text: str | None
    time: float


@dataclass(frozen=True, slots=True)
class Kept:
    """A table with its seats and who holds each."""

    table: StoredTable
    seats: list[StoredSeat]
    holders: dict[int, set[str]]


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
        except IntegrityError:
            raise AlreadyMoved from None

    async def set_table(self, **values: Any) -> None:
        """Change the table itself."""
        await self._connection.execute(update(schema.tables).where(schema.tables.c.id == self._table).values(**values))

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change a seat."""
        where = (schema.seats.c.table == self._table, schema.seats.c.seat == seat)
        await self._connection.execute(update(schema.seats).where(*where).values(**values))

    async def hold(self, seat: int, player: str) -> None:
        """Let a player hold a seat."""
        row = {"table": self._table, "seat": seat, "player": player}
        await self._connection.execute(insert(schema.holders), row)

    async def release(self, seat: int) -> None:
        """Let nobody hold a seat any longer."""
        holders = schema.holders
        await self._connection.execute(delete(holders).where(holders.c.table == self._table, holders.c.seat == seat))

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
        return await _kept(self._connection, self._table)


_STAND = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values(seq=schema.tables.c.seq + 1, **{each.name: bindparam(each.name) for each in fields(Standing)})
)


class Storage:
    """The database."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_file = url.get_backend_name() == "sqlite"
        self.engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=not self.is_file,
            hide_parameters=True,  # seeds and entropy stay out of the logs
        )
        self._writing = asyncio.Lock()
        self._waiting: list[tuple[dict[str, Any], dict[str, Any], asyncio.Future[None]]] = []
        if self.is_file:
            event.listen(self.engine.sync_engine, "connect", _prepare)

    async def migrate(self) -> None:
        """Bring the database to the newest form."""
        try:
            if self.is_file:  # where no file can be, the driver's thread would add a traceback to the sentence
                sqlite3.connect(self.url.database or "").close()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            reason = str(getattr(error, "orig", error)).splitlines()[0]
            raise BadOptions(f"The database cannot be used: {reason}.") from None

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()

    async def alive(self) -> None:
        """Ask the database anything."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    def _one_writer(self) -> AbstractAsyncContextManager[Any]:
        """A file has one writer at a time; PostgreSQL sees to itself."""
        return self._writing if self.is_file else nullcontext()

    @asynccontextmanager
    async def changing(self, table: str, **values: Any) -> AsyncIterator[Change]:
        """Change a table: all of it or nothing, and other workers hear of it."""
        tables = schema.tables
        count = (
            update(tables).where(tables.c.id == table).values(seq=tables.c.seq + 1, **values).returning(tables.c.seq)
        )
        async with self._one_writer(), self.engine.begin() as connection:
            seq = await connection.scalar(count)  # holds the row until the end
            if seq is None:
                raise unknown_table()
            yield Change(connection, table, seq)
            if not self.is_file:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{seq}")))

    async def append(self, table: str, move: StoredMove, then: Standing, seq: int) -> int:
        """Write the next entry of a log and how the table stands after it; the number of the change.

        Nobody else writes to a file, so the number is the one expected, and what waits is written together.
        """
        if not self.is_file:
            async with self.changing(table, **asdict(then)) as change:
                await change.append(move)
            return change.seq
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(({"table": table, **asdict(move)}, {"which": table, **asdict(then)}, written))
        async with self._writing:
            if not written.done():
                await self._write_waiting()
        written.result()
        return seq

    async def _write_waiting(self) -> None:
        """Write the entries that wait, of several tables, in one transaction."""
        entries, self._waiting = self._waiting, []
        moves, tables, waiting = zip(*entries, strict=True)
        failed: BaseException | None = None
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.moves), moves)
                await connection.execute(_STAND, tables)
        except IntegrityError:
            failed = AlreadyMoved()
        except BaseException as error:
            failed = error
        for written in waiting:
            if failed:
                written.set_exception(failed)
            else:
                written.set_result(None)

    async def create(
        self,
        table: StoredTable,
        seats: Iterable[StoredSeat],
        holders: dict[int, set[str]],
        moves: Iterable[StoredMove] = (),
    ) -> None:
        """Keep a new table."""
        async with self._one_writer(), self.engine.begin() as connection:
            await connection.execute(insert(schema.tables), asdict(table))
            await connection.execute(insert(schema.seats), [{"table": table.id, **asdict(seat)} for seat in seats])
            held = [
                {"table": table.id, "seat": seat, "player": player}
                for seat, players in holders.items()
                for player in players
            ]
            if held:
                await connection.execute(insert(schema.holders), held)
            log = [{"table": table.id, **asdict(move)} for move in moves]
            if log:
                await connection.execute(insert(schema.moves), log)

    async def load(self, table: str) -> Kept:
        """A table with its seats."""
        async with self.engine.connect() as connection:
            return await _kept(connection, table)

    async def moves(self, table: str) -> list[StoredMove]:
        """The log of a table."""
        moves = schema.moves
        query = select(moves).where(moves.c.table == table).order_by(moves.c.number)
        async with self.engine.connect() as connection:
            return [StoredMove.of(row) for row in await connection.execute(query)]

    async def lines(self, table: str, after: int) -> list[StoredLine]:
        """What was said at a table after a line."""
        lines = schema.lines
        query = select(lines).where(lines.c.table == table, lines.c.number > after).order_by(lines.c.number)
        async with self.engine.connect() as connection:
            return [StoredLine.of(row) for row in await connection.execute(query)]

    async def lobby(self, game: str | None, search: str | None) -> list[Kept]:
        """The newest tables that wait for players, of a game, of a host."""
        tables = schema.tables
        query = select(tables).where(tables.c.visibility == "open", tables.c.started.is_(None))
        if game:
            query = query.where(tables.c.game == game)
        if search:
            query = query.where(tables.c.host.icontains(search, autoescape=True))
        return await self._listed(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))

    async def mine(self, player: str) -> list[Kept]:
        """The tables a player made or sits at, the last moved first."""
        tables, holders = schema.tables, schema.holders
        held = select(holders.c.table).where(holders.c.player == player)
        query = select(tables).where(or_(tables.c.creator == player, tables.c.id.in_(held)))
        return await self._listed(query.order_by(tables.c.moved.desc()).limit(MOST_MINE))

    async def _listed(self, query: Select[Any]) -> list[Kept]:
        async with self.engine.connect() as connection:
            found = [StoredTable.of(row) for row in await connection.execute(query)]
            seats = {table.id: list[StoredSeat]() for table in found}
            held: dict[str, dict[int, set[str]]] = {table.id: {} for table in found}
            every = select(schema.seats).where(schema.seats.c.table.in_(seats))
            for row in await connection.execute(every.order_by(schema.seats.c.seat)):
                seats[row.table].append(StoredSeat.of(row))
            for row in await connection.execute(select(schema.holders).where(schema.holders.c.table.in_(seats))):
                held[row.table].setdefault(row.seat, set()).add(row.player)
        return [Kept(table, seats[table.id], held[table.id]) for table in found]

    async def due(self, now: float) -> list[str]:
        """The tables at which the server must act."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(select(schema.tables.c.id).where(schema.tables.c.due <= now)))

    async def bots_turns(self) -> list[str]:
        """The tables at which a bot is to move."""
        tables, seats = schema.tables, schema.seats
        at = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn) & (seats.c.kind == "bot")
        async with self.engine.connect() as connection:
            return list(await connection.scalars(select(tables.c.id).join(seats, at)))

    async def forget(self, before: float) -> int:
        """Delete the tables that nobody has touched since."""
        async with self._one_writer(), self.engine.begin() as connection:
            return (await connection.execute(delete(schema.tables).where(schema.tables.c.moved < before))).rowcount


async def _kept(connection: AsyncConnection, table: str) -> Kept:
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
    if row is None:
        raise unknown_table()
    seats = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    holders: dict[int, set[str]] = {}
    kept = Kept(StoredTable.of(row), [StoredSeat.of(seat) for seat in await connection.execute(seats)], holders)
    for held in await connection.execute(select(schema.holders).where(schema.holders.c.table == table)):
        holders.setdefault(held.seat, set()).add(held.player)
    return kept


def _prepare(connection: Any, _: Any) -> None:
    """A file is read while it is written, and keeps what was committed even when the power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def database_url(database: str | None) -> URL:
    """The database asked for, else a file in the user's data folder."""
    if database is None:
        folder: Path = user_data_path("tabiji", appauthor=False, ensure_exists=True)
        return URL.create(DRIVERS["sqlite"], database=str(folder / "tables.db"))
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadOptions("The database is given as sqlite:///file or postgresql://user@host/name.") from None
    if url.get_backend_name() not in DRIVERS:
        raise BadOptions(f"There is no database '{url.get_backend_name()}': choose sqlite or postgresql.")
    return url.set(drivername=DRIVERS[url.get_backend_name()])
