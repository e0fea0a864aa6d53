"""Keeps a player from being merged while rows of theirs are written."""

from __future__ import annotations

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import tables as schema

IDENTITY_LOCK = 7461627  # of PostgreSQL: shared by those who write a player's rows, exclusive for a merge


async def hold_player(connection: AsyncConnection, player: str) -> str:
    """Returns whom a player has become, and prevents merges until the transaction ends.

    Whoever writes rows of a player calls this first, so that no row is written for a player who is merged meanwhile.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock_shared(IDENTITY_LOCK)))
    browsers = schema.browsers
    current = await connection.scalar(select(browsers.c.player).where(browsers.c.browser == player))
    return current or player


async def lock_identities(connection: AsyncConnection) -> None:
    """Waits until nobody else writes rows of players, and keeps all others waiting until the transaction ends."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(IDENTITY_LOCK)))


async def lock_tables_of(connection: AsyncConnection, *players: str) -> set[str]:
    """Locks the rows of all tables of some players and returns their ids.

    A change of a table locks its row first and its players second; a merge does it in the same order.
    """
    tables, holders = schema.tables, schema.holders
    held = select(holders.c.table).where(holders.c.player.in_(players))
    query = select(tables.c.id).where(or_(tables.c.creator.in_(players), tables.c.id.in_(held)))
    return set(await connection.scalars(query.order_by(tables.c.id).with_for_update()))
