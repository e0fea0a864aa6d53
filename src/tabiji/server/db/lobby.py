"""Finds open tables."""

from __future__ import annotations

from sqlalchemy import func, select

from . import tables as schema
from .open_tables import SELECT_OPEN
from .rows import TableSnapshot
from .snapshots import load_snapshots
from .storage import Storage

PAGE_SIZE = 20  # tables on a page of the lobby
MAX_JOINABLE = 50


async def find_open_tables(
    storage: Storage, game: str | None, search: str | None, page: int
) -> tuple[list[TableSnapshot], int]:
    """Returns a page of the lobby, the newest table first, and the number of pages."""
    tables = schema.tables
    query = SELECT_OPEN
    if game:
        query = query.where(tables.c.game == game)
    if search:
        host = tables.c.host
        like = host.contains if storage.is_file else host.icontains  # LIKE of SQLite ignores case, and is quicker
        query = query.where(like(search, autoescape=True))
    of_page = query.order_by(tables.c.created.desc(), tables.c.id).offset(page * PAGE_SIZE).limit(PAGE_SIZE)
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
