"""Notifies the workers on a PostgreSQL database of changes: a notification is `table:seq`, without content."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "tabiji"
PRESENCE_CHANGED = 0  # sent as the number if only the presence at a table has changed
TIMEOUT = 10.0  # seconds for a connection, and for an answer
CHECK_INTERVAL = 5.0  # seconds between two checks of the connection: a lost one may stay silent


async def notify(connection: AsyncConnection, table_id: str, seq: int) -> None:
    """Notifies all workers of a change at a table once the transaction is committed."""
    await connection.execute(select(func.pg_notify(CHANNEL, f"{table_id}:{seq}")))


async def listen(
    url: URL,
    on_notify: Callable[[str, int], None],
    on_connect: Callable[[], Awaitable[None]],
    heartbeat: Callable[[], None],
) -> None:
    """Passes notifications on until the connection is lost, then raises ConnectionResetError or a driver's error.

    `on_connect` catches up with what was missed while no connection existed.
    """

    def receive(_: Any, __: int, ___: str, payload: str) -> None:
        table_id, _, seq = payload.rpartition(":")
        on_notify(table_id, int(seq))

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address, timeout=TIMEOUT)
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener(CHANNEL, receive)
        await on_connect()
        while not lost.is_set():
            heartbeat()
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), CHECK_INTERVAL)
                break
            await connection.execute(f"listen {CHANNEL}", timeout=TIMEOUT)
        raise ConnectionResetError("the connection was lost")
    finally:
        connection.terminate()
