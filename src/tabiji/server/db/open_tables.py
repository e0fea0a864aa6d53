"""Tables in the lobby, and how many of them one player or network may have."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import too_many_open_tables
from . import tables as schema
from .rows import TableRow

SELECT_OPEN = select(schema.tables).where(schema.tables.c.visibility == "open", schema.tables.c.started.is_(None))

SELECT_WATCHABLE = select(schema.tables).where(
    schema.tables.c.visibility == "open",
    schema.tables.c.spectators,
    schema.tables.c.started.is_not(None),
    schema.tables.c.finished.is_(None),
)


def is_in_lobby(table: TableRow) -> bool:
    """Returns whether a table is listed in the lobby."""
    return table.visibility == "open" and table.started is None


async def check_open_limits(
    connection: AsyncConnection, table: TableRow, max_of_player: int, max_of_address_group: int
) -> None:
    """Raises RequestError if the table's creator or address group has too many tables in the lobby."""
    tables = schema.tables
    for condition, limit in (
        (tables.c.creator == table.creator, max_of_player),
        (tables.c.address_group == table.address_group, max_of_address_group),
    ):
        count = await connection.scalar(SELECT_OPEN.where(condition).with_only_columns(func.count()))
        if (count or 0) >= limit:
            raise too_many_open_tables()
