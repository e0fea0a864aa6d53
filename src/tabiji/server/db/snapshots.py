"""Loads tables with everything that belongs to them, on a connection of the caller."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import unknown_table
from . import tables as schema
from .rows import Rematch, SeatHistoryRow, SeatRow, TableRow, TableSnapshot


async def load_snapshot(connection: AsyncConnection, table_id: str) -> TableSnapshot:
    """Returns a table with its seats and everyone who holds or held them."""
    tables, seats, history, holders = schema.tables, schema.seats, schema.seat_history, schema.holders
    table = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
    if table is None:
        raise unknown_table()
    seats_query = select(seats).where(seats.c.table == table_id).order_by(seats.c.seat)
    seat_rows = (await connection.execute(seats_query)).all()
    history_query = select(history).where(history.c.table == table_id).order_by(history.c.number)
    snapshot = TableSnapshot(
        TableRow.from_row(table),
        [SeatRow.from_row(row) for row in seat_rows],
        {},
        {},
        [SeatHistoryRow.from_row(row) for row in await connection.execute(history_query)],
        {row.seat: row.present_until for row in seat_rows if row.present_until is not None},
        await _load_rematch(connection, table.rematch) if table.rematch else None,
    )
    for row in await connection.execute(select(holders).where(holders.c.table == table_id)):
        by_seat = snapshot.former_holders if row.former else snapshot.holders
        by_seat.setdefault(row.seat, set()).add(row.player)
    return snapshot


async def _load_rematch(connection: AsyncConnection, table_id: str) -> Rematch | None:
    """Returns who sits at a next table already, or None if it has been deleted or is over."""
    tables, seats, holders = schema.tables, schema.seats, schema.holders
    of_people = select(seats.c.kind).join(tables, tables.c.id == seats.c.table)
    of_people = of_people.where(tables.c.id == table_id, tables.c.finished.is_(None), seats.c.kind != "bot")
    kinds = list(await connection.scalars(of_people))
    held = select(holders.c.player).where(holders.c.table == table_id, ~holders.c.former)
    players = frozenset(await connection.scalars(held))
    return Rematch(table_id, players, kinds.count("person"), len(kinds)) if kinds else None


async def load_snapshots(connection: AsyncConnection, query: Select[Any]) -> list[TableSnapshot]:
    """Returns the tables that a query selects, with their seats and current holders only."""
    seats, holders = schema.seats, schema.holders
    snapshots = {row.id: TableSnapshot(TableRow.from_row(row), [], {}, {}) for row in await connection.execute(query)}
    is_holder = (holders.c.table == seats.c.table) & (holders.c.seat == seats.c.seat) & ~holders.c.former
    joined = select(seats, holders.c.player).outerjoin(holders, is_holder).where(seats.c.table.in_(snapshots))
    for row in await connection.execute(joined.order_by(seats.c.seat)):
        snapshot = snapshots[row.table]
        if row.seat == len(snapshot.seats):
            snapshot.seats.append(SeatRow.from_row(row))
        if row.player is not None:
            snapshot.holders.setdefault(row.seat, set()).add(row.player)
        if row.present_until is not None:
            snapshot.present_until[row.seat] = row.present_until
    return list(snapshots.values())
