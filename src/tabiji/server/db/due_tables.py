"""Finds the tables at which the server must act."""

from __future__ import annotations

from sqlalchemy import select

from . import tables as schema
from .storage import Storage


async def find_due_tables(storage: Storage, now: float) -> list[str]:
    """Returns the ids of tables with an expired clock or an overdue bot."""
    async with storage.engine.connect() as connection:
        return list(await connection.scalars(select(schema.tables.c.id).where(schema.tables.c.due <= now)))


async def find_bot_turns(storage: Storage) -> list[str]:
    """Returns the ids of tables at which a bot is to move."""
    tables, seats = schema.tables, schema.seats
    is_bot = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn) & (seats.c.kind == "bot")
    async with storage.engine.connect() as connection:
        return list(await connection.scalars(select(tables.c.id).join(seats, is_bot)))
