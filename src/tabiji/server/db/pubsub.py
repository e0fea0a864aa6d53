"""Notifies the workers on a PostgreSQL database of changes.

A notification is `table:seq`, or on a channel of its own the hash of a browser; it has no content.
"""

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
BROWSER_CHANNEL = "tabiji_browsers"
PRESENCE_CHANGED = 0  # sent as the number if only the presence at a table has changed
TIMEOUT = 10.0  # seconds for a connection, and for an answer
CHECK_INTERVAL = 5.0  # seconds between two checks of the connection: a lost one may stay silent


async def notify(connection: AsyncConnection, table_id: str, seq: int) -> None:
    """Notifies all workers of a change at a table once the transaction is committed."""
    await connection.execute(select(func.pg_notify(CHANNEL, f"{table_id}:{seq}")))


async def notify_browser(connection: AsyncConnection, browser: str) -> None:
    """Notifies all workers that a browser belongs to another player, or is signed out."""
    await connection.execute(select(func.pg_notify(BROWSER_CHANNEL, browser)))


async def listen(
    url: URL,
    on_notify: Callable[[str, int], None],
    on_browser_change: Callable[[str], None],
    on_connect: Callable[[], Awaitable[None]],
    heartbeat: Callable[[], None],
) -> None:
    """Passes notifications on until the connection is lost, then raises ConnectionResetError or a driver's error.

    `on_connect` catches up with what was missed while no connection existed.
    """

    def receive(_: Any, __: int, ___: str, payload: str) -> None:
        table_id, _, seq = payload.rpartition(":")
        on_notify(table_id, int(seq))

    def receive_browser(_: Any, __: int, ___: str, browser: str) -> None:
        on_browser_change(browser)

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address, timeout=TIMEOUT)
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener(CHANNEL, receive)
        await connection.add_listener(BROWSER_CHANNEL, receive_browser)
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
