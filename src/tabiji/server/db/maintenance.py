"""Checks that the database is writable, deletes inactive tables, and finds games without results."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from . import tables as schema
from .game_results import RECORDED_BEGINNINGS
from .storage import Storage


async def check_writable(storage: Storage, now: float) -> None:
    """Writes a row, so that an error is raised if the database is not writable."""
    async with storage.transaction() as connection:
        await connection.execute(update(schema.write_probe).values(time=now))


async def delete_inactive(storage: Storage, before: float) -> int:
    """Deletes the tables at which nothing has happened since, and returns their number."""
    async with storage.transaction() as connection:
        return (await connection.execute(delete(schema.tables).where(schema.tables.c.moved < before))).rowcount


async def find_unrecorded(storage: Storage) -> list[str]:
    """Returns the ids of finished tables whose points or results are not stored, in the order of their ends."""
    tables, seats = schema.tables, schema.seats
    without_points = select(seats.c.table).where(seats.c.points.is_(None))
    recorded = select(schema.finished_games.c.table)
    has_no_results = tables.c.beginning.in_(RECORDED_BEGINNINGS) & tables.c.id.not_in(recorded)
    is_unrecorded = tables.c.id.in_(without_points) | has_no_results
    query = select(tables.c.id).where(tables.c.finished.is_not(None), is_unrecorded).order_by(tables.c.finished)
    async with storage.engine.connect() as connection:
        return list(await connection.scalars(query))
