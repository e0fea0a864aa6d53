"""What other workers on the same PostgreSQL tell: `table:seq`, and nothing else."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg

from .house import House
from .storage import CHANNEL, Storage

AGAIN = 1.0
EVERYTHING = 2**31  # whatever was missed

log = logging.getLogger(__name__)


async def listen(storage: Storage, house: House, ready: asyncio.Event) -> None:
    """Hear of every change; after a lost connection, look at every table again."""
    tasks: set[asyncio.Task[None]] = set()

    def heard(_: Any, __: int, ___: str, payload: str) -> None:
        link, _, seq = payload.rpartition(":")
        if link in house.tables:
            task = asyncio.create_task(house.hear(link, int(seq)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    url = storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await asyncpg.connect(url)
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, heard)
            for link in list(house.tables):
                await house.hear(link, EVERYTHING)
            ready.set()
            await lost.wait()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("not listening", extra={"error": type(error).__name__})
        await asyncio.sleep(AGAIN)
