"""Stores until when the holders of seats count as present."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import bindparam, select, update

from . import tables as schema
from .pubsub import PRESENCE_CHANGED, notify
from .storage import Storage

_UPDATE_PRESENCE = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("table_id"), schema.seats.c.seat == bindparam("seat_number"))
    .values(present_until=bindparam("present_until"))
)


async def save_presence(storage: Storage, seats: Iterable[tuple[str, int]], present_until: float) -> None:
    """Extends or ends the presence at some seats and notifies other workers."""
    rows = [
        {"table_id": table_id, "seat_number": seat, "present_until": present_until} for table_id, seat in sorted(seats)
    ]
    async with storage.transaction() as connection:
        await connection.execute(_UPDATE_PRESENCE, rows)
        if not storage.is_file:
            for table_id in sorted({str(row["table_id"]) for row in rows}):
                await notify(connection, table_id, PRESENCE_CHANGED)


async def load_presence(storage: Storage, table_ids: Iterable[str]) -> dict[str, dict[int, float]]:
    """Returns until when the holders of seats are, or were, present: by table and seat."""
    seats = schema.seats
    query = select(seats.c.table, seats.c.seat, seats.c.present_until).where(
        seats.c.table.in_(list(table_ids)), seats.c.present_until.is_not(None)
    )
    presence: dict[str, dict[int, float]] = {}
    async with storage.engine.connect() as connection:
        for row in await connection.execute(query):
            presence.setdefault(row.table, {})[row.seat] = row.present_until
    return presence
