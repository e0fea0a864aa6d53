"""Finds open tables."""

from __future__ import annotations

import time
from typing import Literal

from sqlalchemy import func, select

from . import tables as schema
from .open_tables import SELECT_OPEN, SELECT_WATCHABLE
from .rows import TableSnapshot
from .snapshots import load_snapshots
from .storage import Storage

PAGE_SIZE = 20  # tables on a page of the lobby
MAX_JOINABLE = 50
MAX_IDLE_SECONDS = 15 * 24 * 3600  # a day more than the longest clock: then a table counts as abandoned

LobbyStage = Literal["waiting", "playing"]


async def find_lobby_tables(
    storage: Storage, stage: LobbyStage, game: str | None, search: str | None, page: int
) -> tuple[list[TableSnapshot], int]:
    """Returns a page of the lobby and the number of pages: the newest tables that wait for players, or the last moved
    ones that may be watched.
    """
    tables = schema.tables
    if stage == "waiting":
        query, newest = SELECT_OPEN, tables.c.created
    else:
        query, newest = SELECT_WATCHABLE.where(tables.c.moved > time.time() - MAX_IDLE_SECONDS), tables.c.moved
    if game:
        query = query.where(tables.c.game == game)
    if search:
        host = tables.c.host
        like = host.contains if storage.is_file else host.icontains  # LIKE of SQLite ignores case, and is quicker
        query = query.where(like(search, autoescape=True))
    of_page = query.order_by(newest.desc(), tables.c.id).offset(page * PAGE_SIZE).limit(PAGE_SIZE)
    async with storage.engine.connect() as connection:
        count = await connection.scalar(query.with_only_columns(func.count())) or 0
        snapshots = await load_snapshots(connection, of_page) if count > page * PAGE_SIZE else []
    return snapshots, -(-count // PAGE_SIZE)


async def find_joinable_tables(storage: Storage, game: str | None, player: str) -> list[TableSnapshot]:
    """Returns the most active tables with an open seat that the player neither made nor sits at."""
    tables, seats, holders = schema.tables, schema.seats, schema.holders
    held = select(holders.c.table).where(holders.c.player == player)
    with_open_seat = select(seats.c.table).where(seats.c.kind == "open")
    query = SELECT_OPEN.where(tables.c.creator != player, tables.c.id.in_(with_open_seat), tables.c.id.not_in(held))
    if game:
        query = query.where(tables.c.game == game)
    async with storage.engine.connect() as connection:
        return await load_snapshots(connection, query.order_by(tables.c.moved.desc()).limit(MAX_JOINABLE))
