"""Points of games that finished before points were stored: computed from their logs once, in the background."""

from __future__ import annotations

import asyncio
import logging

from ..db.maintenance import find_finished_without_points
from ..db.rows import Results
from ..db.storage import Storage
from ..errors import RequestError
from ..ops.logs import table_tag
from ..table.replay import replay
from ..table.turns import final_results
from .supervisor import Heartbeat

log = logging.getLogger(__name__)


async def backfill_points(storage: Storage, well: Heartbeat) -> None:
    """Store the points and ranks of every finished game that has none; several workers may do so at once."""
    count = 0
    for table in await find_finished_without_points(storage):
        try:
            results = await _results(storage, table)
            async with storage.table_transaction(table) as change:
                await change.set_results(results)
            count += 1
        except RequestError as refused:
            if refused.error not in ("unknown-table", "set-aside"):  # forgotten meanwhile; logged by the replay
                log.warning("points not known", extra={"table": table_tag(table), "error": str(refused)})
    if count:
        log.info("points stored", extra={"count": count})
    well()
    await asyncio.Event().wait()  # nothing is left to do: games that finish from now on store their points


async def _results(storage: Storage, table: str) -> Results:
    """Points and rank of every seat at the end of a log; Refused if it cannot be followed to an end."""
    kept, moves = await storage.load_table(table), await storage.load_moves(table)
    journey = (await asyncio.to_thread(replay, kept.table, moves)).match
    if not journey.over:
        raise RequestError("unfinished", "its log ends before the game does")
    return final_results(journey)
