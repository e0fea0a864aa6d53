"""Addresses, connections and errors of the database."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import asyncpg
from filelock import FileLock, Timeout
from platformdirs import user_data_path
from sqlalchemy import Connection, Table, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...core.errors import BadOptions

POOL_SIZE = 4
MAX_REASON_LENGTH = 200
DATABASE_ERRORS = (  # raised if the database is lost; InternalClientError while a connection is being closed
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
BUSY_SECONDS = 5.0  # seconds to wait for a file that another program locks
POSTGRES_TIMEOUTS = {"timeout": 10, "command_timeout": 20}  # seconds to connect, and for an answer

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def engine_for(url: URL) -> AsyncEngine:
    """Returns an engine for a database."""
    is_file = url.get_backend_name() == "sqlite"
    engine = create_async_engine(
        url,
        pool_size=POOL_SIZE,
        max_overflow=0,
        pool_pre_ping=not is_file,
        pool_timeout=POSTGRES_TIMEOUTS["timeout"],
        connect_args={} if is_file else POSTGRES_TIMEOUTS,
        hide_parameters=True,  # seeds and entropy stay out of the logs
    )
    if is_file:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin_transaction)
    return engine


def _set_pragmas(connection: Any, _: Any) -> None:
    """Enables reading during writes, durable commits and foreign keys."""
    connection.isolation_level = None  # else the driver opens no transaction for DDL
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={1000 * BUSY_SECONDS:.0f}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_transaction(connection: Connection) -> None:
    """Opens a transaction before its first statement, whatever that is."""
    connection.connection.run_async(lambda driver: driver.execute("BEGIN"))


def lock_file(url: URL) -> AbstractContextManager[Any]:
    """Returns a lock that keeps other servers from a file; several may share PostgreSQL."""
    if url.get_backend_name() != "sqlite" or not url.database or not Path(url.database).parent.is_dir():
        return nullcontext()
    file = Path(url.database).resolve()  # links are resolved, as SQLite does
    if file.is_file() and file.stat().st_nlink > 1:
        raise BadOptions(
            f"{url.database} has more than one name (a hard link): by another one it could be served twice."
        )
    lock = FileLock(f"{file}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise BadOptions(f"Another server keeps its tables in {url.database}: a file has one server only.") from None
    except OSError as error:
        raise BadOptions(f"The database cannot be used: {error.strerror} ({lock.lock_file}).") from None
    return lock


def is_taken(error: IntegrityError, table: Table) -> bool:
    """Returns whether the error means that a row with the same primary key exists."""
    raised: Any = error.orig
    if isinstance(raised, sqlite3.IntegrityError):
        is_of_table = str(raised).startswith(f"UNIQUE constraint failed: {table.name}.")
        return is_of_table and raised.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
    raised = raised.__cause__
    return isinstance(raised, asyncpg.UniqueViolationError) and raised.constraint_name == f"{table.name}_pkey"


def first_line(error: BaseException) -> str:
    """Returns the first line of a driver's message; the others may quote a row."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]


def describe_error(error: BaseException) -> str:
    """Returns an error's type and the first line of its message, shortened."""
    return f"{type(error).__name__}: {first_line(error)}"[:MAX_REASON_LENGTH].rstrip(": ")


def database_url(database: str | None) -> URL:
    """Returns the address of a database; None stands for a file in the user's data folder."""
    if database is None:
        folder: Path = user_data_path("tabiji", appauthor=False, ensure_exists=True)
        return URL.create(DRIVERS["sqlite"], database=str(folder / "tables.db"))
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadOptions("The database is given as sqlite:///file or postgresql://user@host/name.") from None
    if url.get_backend_name() not in DRIVERS:
        raise BadOptions(f"There is no database '{url.get_backend_name()}': choose sqlite or postgresql.")
    if url.get_backend_name() == "sqlite" and (not url.database or url.database == ":memory:"):
        raise BadOptions("A database of SQLite is a file: sqlite:///file.")
    return url.set(drivername=DRIVERS[url.get_backend_name()])
