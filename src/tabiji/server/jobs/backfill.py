"""Results of games that finished before results were stored: computed from their logs once, in the background."""

from __future__ import annotations

import asyncio
import logging

from ..db.maintenance import find_unrecorded
from ..db.reviews import load_review, save_review
from ..db.rows import GameEnd
from ..db.storage import Storage
from ..errors import RequestError
from ..ops.logs import table_tag
from ..table.replay import replay
from ..table.turns import game_end
from .supervisor import Heartbeat

log = logging.getLogger(__name__)


async def backfill_results(storage: Storage, heartbeat: Heartbeat) -> None:
    """Stores how every finished game ended that has no results; it is not rated, since nobody was told it would be.

    Several workers may do so at once.
    """
    count = 0
    for table_id in await find_unrecorded(storage):
        heartbeat()
        try:
            end = await replay_to_end(storage, table_id)
            review = await load_review(storage, table_id)
            async with storage.table_transaction(table_id) as transaction:
                await transaction.record_game(end, may_rate=False)
            if review and review.review is not None:
                await save_review(storage, table_id, review)
            count += 1
        except RequestError as error:
            if error.error not in ("unknown-table", "set-aside"):  # deleted meanwhile; logged by the replay
                log.warning("results not known", extra={"table": table_tag(table_id), "error": str(error)})
    if count:
        log.info("results stored", extra={"count": count})
    heartbeat()
    await asyncio.Event().wait()  # nothing is left to do: games that finish from now on store their results


async def replay_to_end(storage: Storage, table_id: str) -> GameEnd:
    """Returns how the game of a log ended; raises RequestError if it cannot be replayed to an end."""
    snapshot, moves = await storage.load_table(table_id), await storage.load_moves(table_id)
    match = (await asyncio.to_thread(replay, snapshot.table, moves)).match
    if not match.over:
        raise RequestError("unfinished", "its log ends before the game does")
    return game_end(match)
