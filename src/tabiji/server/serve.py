"""Running the server: one process of it."""

from __future__ import annotations

import asyncio
import gc
import logging.config
import socket
import webbrowser
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import URL

from ..engine.errors import BadOptions
from . import logs
from .app import PAGE, build
from .storage import Storage, database_url

MOST_CONNECTIONS = 10_000
MOST_FRAME = 4096  # bytes of a socket message from a client
PATIENCE = 5  # seconds for what is under way at a stop


class Server(uvicorn.Server):
    """Uvicorn that tells clients to come back before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        await self._app.state.house.say_goodbye()
        await super().shutdown(sockets)


def serve(
    host: str,
    port: int,
    database: str | None,
    keep_days: int | None,
    show: bool,
    told: Callable[[str], None],
) -> None:
    """Serve until stopped."""
    logging.config.dictConfig(logs.CONFIG)
    url = database_url(database)
    asyncio.run(_prepare(url))
    app = build(Storage(url), keep_days)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        limit_concurrency=MOST_CONNECTIONS,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )
    listener = _listener(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listener.getsockname()[1]}/"
    told(address)
    if show and PAGE.exists():
        webbrowser.open(address)
    gc.freeze()  # what is loaded now stays: looking through it again would only make tables wait
    Server(config, app).run(sockets=[listener])


async def _prepare(url: URL) -> None:
    """Bring the database to the newest form."""
    storage = Storage(url)
    try:
        await storage.migrate()
    finally:
        await storage.close()


def _listener(host: str, port: int) -> socket.socket:
    """The address to be reached at."""
    try:
        return socket.create_server((host, port), backlog=2048)
    except OSError as error:
        raise BadOptions(f"The address {host}:{port} cannot be used: {error.strerror}.") from None
