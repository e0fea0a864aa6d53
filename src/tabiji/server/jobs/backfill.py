"""Points of games that finished before points were stored: computed from their logs once, in the background."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select

from ..db import tables as schema
from ..db.rows import Results
from ..db.storage import Storage
from ..errors import RequestError
from ..ops.logs import table_tag
from ..table.live_table import final_results
from ..table.replay import replay
from .supervisor import Heartbeat

log = logging.getLogger(__name__)


async def backfill_points(storage: Storage, well: Heartbeat) -> None:
    """Store the points and ranks of every finished game that has none; several workers may do so at once."""
    count = 0
    for table in await _without_points(storage):
        try:
            results = await _results(storage, table)
            async with storage.table_transaction(table) as change:
                for seat, (points, rank) in enumerate(results):
                    await change.set_seat(seat, points=points, rank=rank)
            count += 1
        except RequestError as refused:
            if refused.error not in ("unknown-table", "set-aside"):  # forgotten meanwhile; logged by the replay
                log.warning("points not known", extra={"table": table_tag(table), "error": str(refused)})
    if count:
        log.info("points stored", extra={"count": count})
    well()
    await asyncio.Event().wait()  # nothing is left to do: games that finish from now on store their points


async def _without_points(storage: Storage) -> list[str]:
    """The finished tables with a seat whose points are unknown."""
    tables, seats = schema.tables, schema.seats
    unknown = select(seats.c.table).where(seats.c.points.is_(None))
    query = select(tables.c.id).where(tables.c.finished.is_not(None), tables.c.id.in_(unknown))
    async with storage.engine.connect() as connection:
        return list(await connection.scalars(query))


async def _results(storage: Storage, table: str) -> Results:
    """Points and rank of every seat at the end of a log; Refused if it cannot be followed to an end."""
    kept, moves = await storage.load_table(table), await storage.load_moves(table)
    journey = (await asyncio.to_thread(replay, kept.table, moves)).match
    if not journey.over:
        raise RequestError("unfinished", "its log ends before the game does")
    return final_results(journey)
