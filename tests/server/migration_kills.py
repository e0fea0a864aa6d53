"""A migration that is killed at each of its statements: `python -m tests.server.migration_kills URL VERSIONS EVERY`.

For every statement, or every so manyth, a child is forked, and killed just before it; what it leaves is looked at.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import event, inspect, text

from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage

Rows = dict[str, list[Any]]


async def migrate(url: str, versions: Path, kill_at: int | None) -> None:
    """Bring a database to the newest form, or die at a statement of it."""
    storage = Storage(database_url(url))
    statements = count()

    def die(*_: Any) -> None:
        if next(statements) == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    for moment in ("before_cursor_execute", "commit"):
        event.listen(storage.engine.sync_engine, moment, die)
    await storage.migrate(versions)
    await storage.close()


def was_killed(url: str, versions: Path, kill_at: int | None) -> bool:
    """Whether a child that migrates was killed on its way."""
    child = os.fork()
    if child == 0:
        asyncio.run(migrate(url, versions, kill_at))
        os._exit(0)
    _, how = os.waitpid(child, 0)
    assert how in (0, signal.SIGKILL), f"the migration failed: {how}"
    return how != 0


async def load_rows(url: str) -> Rows:
    """Every row of every table."""
    storage = Storage(database_url(url))
    async with storage.engine.connect() as connection:
        tables = sorted(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))
        shapes = {
            table: sorted(
                tuple(row)[: 1 if table == "keys" else None]  # each birth makes a key of its own
                for row in await connection.execute(text(f'select * from "{table}"'))
            )
            for table in tables
        }
    await storage.close()
    return shapes


async def copy_database(url: str, name: str) -> str:
    """Makes a fresh copy of a database for a trial, replacing the one before."""
    if url.startswith("sqlite"):
        there = Path(url.removeprefix("sqlite:///"))
        for each in there.parent.glob(f"{name}.db*"):
            each.unlink()
        if there.exists():
            shutil.copy(there, there.with_name(f"{name}.db"))
        return f"sqlite:///{there.with_name(name)}.db"
    server, _, template = url.rpartition("/")
    connection = await asyncpg.connect(f"{server}/template1")
    await connection.execute(f'drop database if exists "{name}" with (force)')
    await connection.execute(f'create database "{name}" template "{template}"')
    await connection.close()
    return f"{server}/{name}"


def main(url: str, versions: Path, every: int) -> int:
    """Kill at every so manyth statement; how many statements there were."""
    before, whole = asyncio.run(load_rows(url)), asyncio.run(copy_database(url, "whole"))
    assert not was_killed(whole, versions, None)
    after = asyncio.run(load_rows(whole))
    for kill_at in count(step=every):
        tried = asyncio.run(copy_database(url, "tried"))
        if not was_killed(tried, versions, kill_at):
            return kill_at
        assert asyncio.run(load_rows(tried)) == before, f"killed at statement {kill_at}, it is neither old nor new"
        assert not was_killed(tried, versions, None), f"killed at statement {kill_at}, it never starts again"
        assert asyncio.run(load_rows(tried)) == after
    raise AssertionError


if __name__ == "__main__":
    print(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])))
