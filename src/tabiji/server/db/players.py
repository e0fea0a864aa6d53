"""Finds what belongs to a player."""

from __future__ import annotations

from sqlalchemy import and_, or_, select

from . import tables as schema
from .rows import TableSnapshot
from .snapshots import load_snapshots
from .storage import Storage

MAX_OWN_TABLES = 200


async def find_tables_of(storage: Storage, player: str) -> list[TableSnapshot]:
    """Returns the tables that a player made or sits at, the last moved first; a game that was imported is nobody's."""
    tables, holders = schema.tables, schema.holders
    held = select(holders.c.table).where(holders.c.player == player, ~holders.c.former)
    made = and_(tables.c.creator == player, tables.c.beginning != "imported")
    query = select(tables).where(or_(made, tables.c.id.in_(held)))
    async with storage.engine.connect() as connection:
        return await load_snapshots(connection, query.order_by(tables.c.moved.desc()).limit(MAX_OWN_TABLES))


async def is_known_player(storage: Storage, player: str) -> bool:
    """Returns whether a player has made a table, taken a seat, or been merged."""
    tables, holders, browsers = schema.tables, schema.holders, schema.browsers
    made = select(tables.c.id).where(tables.c.creator == player)
    held = select(holders.c.table).where(holders.c.player == player)
    merged = select(browsers.c.browser).where(browsers.c.browser == player)
    async with storage.engine.connect() as connection:
        return await connection.scalar(select(or_(made.exists(), held.exists(), merged.exists()))) or False
