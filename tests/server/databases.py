"""Empty databases, and those of earlier versions, filled as their own schemas want it."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import MetaData, insert

from tabiji.server.db.connection import database_url
from tabiji.server.db.migrations import VERSIONS
from tabiji.server.db.storage import Storage

from ..async_runner import run_in_thread

Rows = Mapping[str, Sequence[Mapping[str, Any]]]  # by table, by their present names
REVISIONS = sorted(file.name[:4] for file in VERSIONS.glob("[0-9]*.py"))
PLAIN_NAMES = "0008"  # the revision since which tables and columns have their present names
OLD_TABLES = {
    "seat_history": "sitters",
    "chat_messages": "lines",
    "daily_results": "tries",
}
OLD_COLUMNS = {
    "tables": {"address_group": "origin", "hints_allowed": "hints", "sealed_until": "sealed"},
    "seats": {
        "link_hash": "link",
        "handing_over": "giving",
        "visited": "came",
        "abandoned_once": "passed",
        "hints_used": "hints",
        "present_until": "seen",
    },
    "holders": {"former": "left"},
    "seat_history": {"last_entry": "until", "left_at": "time"},
    "reviews": {"heartbeat_at": "beat", "total": "of"},
    "daily_results": {"started": "time"},
}


def create_postgres_database(postgres: str, name: str) -> str:
    """Create an empty database beside another one, in place of one with the same name, and return its address."""
    server = postgres.rpartition("/")[0]

    async def create() -> None:
        connection = await asyncpg.connect(f"{server}/template1")
        await connection.execute(f"drop database if exists {name} with (force)")
        await connection.execute(f"create database {name}")
        await connection.close()

    run_in_thread(create())
    return f"{server}/{name}"


def copy_versions(folder: Path, last: str) -> Path:
    """Copy the migrations up to a revision into a folder, and return it."""
    versions = folder / f"versions-{last}"
    versions.mkdir()
    for file in VERSIONS.glob("[0-9]*.py"):
        if file.name[:4] <= last:
            shutil.copy(file, versions)
    return versions


async def create_at_revision(url: str, revision: str, rows: Rows, folder: Path) -> None:
    """Migrate an empty database to a revision and insert rows, without the columns that it does not have yet."""
    storage = Storage(database_url(url))
    await storage.migrate(copy_versions(folder, revision))
    schema = MetaData()
    async with storage.engine.begin() as connection:
        await connection.run_sync(schema.reflect)
        for name, values in rows.items():
            is_old = revision < PLAIN_NAMES
            table = schema.tables.get(OLD_TABLES.get(name, name) if is_old else name)
            columns = OLD_COLUMNS.get(name, {}) if is_old else {}
            if table is not None and values:
                renamed = [{columns.get(column, column): value for column, value in row.items()} for row in values]
                known = [{column: row[column] for column in row if column in table.c} for row in renamed]
                await connection.execute(insert(table), known)
    await storage.close()
