"""What other workers on the same PostgreSQL tell: `table:seq`, and nothing else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from .duties import Well
from .house import House
from .storage import CHANNEL, Storage

PATIENCE = 10.0  # seconds for a connection, and for an answer
STILL_THERE = 5.0  # seconds between two looks whether the line is dead: one that is cut may never say so


async def listen(storage: Storage, house: House, well: Well) -> None:
    """Hear of every change, until the line is lost; what was missed before is caught up with."""

    def heard(_: Any, __: int, ___: str, payload: str) -> None:
        link, _, seq = payload.rpartition(":")
        house.heed(link, int(seq))

    url = storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener(CHANNEL, heard)
        await house.catch_up()
        while not lost.is_set():
            well()
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), STILL_THERE)
                break
            await connection.execute(f"listen {CHANNEL}", timeout=PATIENCE)
        raise ConnectionResetError("the line was cut")
    finally:
        connection.terminate()
