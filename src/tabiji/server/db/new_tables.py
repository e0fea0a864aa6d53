"""Inserts tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from . import tables as schema
from .player_locks import hold_player
from .rows import HoldersBySeat, MoveRow, SeatRow, TableRow


async def insert_table(
    connection: AsyncConnection,
    table: TableRow,
    seats: Iterable[SeatRow],
    holders: HoldersBySeat,
    moves: Iterable[MoveRow] = (),
) -> None:
    """Inserts a table with everything that belongs to it."""
    creator = await hold_player(connection, table.creator)
    held = [
        {"seat": seat, "player": creator if player == table.creator else player}
        for seat, players in holders.items()
        for player in players
    ]
    await connection.execute(insert(schema.tables), {**asdict(table), "creator": creator})
    await connection.execute(insert(schema.seats), _with_table(table, map(asdict, seats)))
    for target, rows in ((schema.holders, held), (schema.moves, map(asdict, moves))):
        if values := _with_table(table, rows):
            await connection.execute(insert(target), values)


def _with_table(table: TableRow, rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"table": table.id, **row} for row in rows]
