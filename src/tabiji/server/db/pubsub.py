"""What other workers on the same PostgreSQL tell: `table:seq`, and nothing else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from ..jobs.supervisor import Heartbeat
from ..table.registry import TableRegistry
from .storage import NOTIFY_CHANNEL, Storage

TIMEOUT = 10.0  # seconds for a connection, and for an answer
CHECK_INTERVAL = 5.0  # seconds between two looks whether the line is dead: one that is cut may never say so


async def listen(storage: Storage, registry: TableRegistry, heartbeat: Heartbeat) -> None:
    """Hear of every change, until the line is lost; what was missed before is caught up with."""

    def heard(_: Any, __: int, ___: str, payload: str) -> None:
        link, _, seq = payload.rpartition(":")
        registry.on_notify(link, int(seq))

    url = storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(url, timeout=TIMEOUT)
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener(NOTIFY_CHANNEL, heard)
        await registry.sync_all()
        while not lost.is_set():
            heartbeat()
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), CHECK_INTERVAL)
                break
            await connection.execute(f"listen {NOTIFY_CHANNEL}", timeout=TIMEOUT)
        raise ConnectionResetError("the line was cut")
    finally:
        connection.terminate()
