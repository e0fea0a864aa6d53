"""Checks that the database is writable, deletes inactive tables, and finds games without points."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from . import tables as schema
from .storage import Storage


async def check_writable(storage: Storage, now: float) -> None:
    """Writes a row, so that an error is raised if the database is not writable."""
    async with storage.transaction() as connection:
        await connection.execute(update(schema.write_probe).values(time=now))


async def delete_inactive(storage: Storage, before: float) -> int:
    """Deletes the tables at which nothing has happened since, and returns their number."""
    async with storage.transaction() as connection:
        return (await connection.execute(delete(schema.tables).where(schema.tables.c.moved < before))).rowcount


async def find_finished_without_points(storage: Storage) -> list[str]:
    """Returns the ids of finished tables with a seat whose points are not stored."""
    tables, seats = schema.tables, schema.seats
    unknown = select(seats.c.table).where(seats.c.points.is_(None))
    query = select(tables.c.id).where(tables.c.finished.is_not(None), tables.c.id.in_(unknown))
    async with storage.engine.connect() as connection:
        return list(await connection.scalars(query))
