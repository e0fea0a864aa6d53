"""Runs one process of the server."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from urllib.parse import quote

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..core.errors import BadOptions, TabijiError
from .app import STATIC_DIR, create_app
from .db.connection import database_url, lock_file
from .db.storage import Storage, migrate_database
from .edge.connection_limits import PROXIES, limited_protocols
from .edge.rate_limits import Limits
from .ops import logs, metrics

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

MAX_CONNECTIONS = 10_000
SPARE_FILES = 200
MAX_FRAME_BYTES = 4096  # bytes of a socket message from a client
GC_THRESHOLDS = 5_000, 5, 10  # per generation; a move allocates hundreds of objects that reference counting frees
WILDCARD_HOSTS = ("", "0.0.0.0", "::")  # hosts that bind all addresses
NEW_CONNECTION_SECONDS = 1.0  # seconds at a stop in which new connections may send their request
SHUTDOWN_SECONDS = 5  # seconds at a stop for requests in progress

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn with a graceful stop: no client sees an error, and other workers take the new connections."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Closes the listeners, so that a proxy uses other workers; announces the restart; finishes requests."""
        await self._stop_listening(sockets or [])
        await self._app.state.registry.announce_restart()
        until = time.monotonic() + NEW_CONNECTION_SECONDS
        while any(map(_awaits_request, self.server_state.connections)) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    async def _stop_listening(self, listeners: list[socket.socket]) -> None:
        """Accepts the connections in the backlog, then closes: closing alone would reset them."""
        accepted: list[socket.socket] = []
        for listener in listeners:
            with suppress(BlockingIOError):
                while True:
                    accepted.append(listener.accept()[0])
        for server in self.servers:
            server.close()
        for listener in listeners:
            listener.close()
        for connection in accepted:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        factory: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return factory(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def _awaits_request(connection: object) -> bool:
    """Returns whether a connection has not received its first request or handshake yet."""
    if isinstance(connection, HttpToolsProtocol):
        return connection.cycle is None
    return isinstance(connection, WebSocketsSansIOProtocol) and not connection.handshake_complete


def serve(
    host: str,
    port: int,
    database: str | None,
    keep_days: int | None,
    people: int,
    metrics_port: int | None,
    open_browser: bool,
    on_ready: Callable[[str], None],
) -> None:
    """Serves until stopped."""
    url = database_url(database)
    logs.configure()
    with _log_failures(), lock_file(url):
        asyncio.run(migrate_database(url))
        limits = Limits(people)
        app = create_app(Storage(url), keep_days, limits)
        listener = _listener(host, port)
        if metrics_port is not None:
            with _address_errors("127.0.0.1", metrics_port):
                metrics.publish(metrics_port)
        address = _address(host, listener.getsockname()[1])
        on_ready(address)
        if open_browser and STATIC_DIR.exists():
            webbrowser.open(address)
        gc.freeze()  # what is loaded now stays: scanning it again would only delay requests
        gc.set_threshold(*GC_THRESHOLDS)
        gc.enable()
        Server(_config(app, limits), app).run(sockets=[listener])


@contextmanager
def _log_failures() -> Iterator[None]:
    """Logs an unexpected error and exits; errors that the host can correct are printed by the command line."""
    try:
        yield
    except TabijiError:
        raise
    except Exception:
        log.critical("server failed", exc_info=True)
        sys.exit(1)


def _config(app: FastAPI, limits: Limits) -> uvicorn.Config:
    """Returns the configuration of Uvicorn."""
    http, ws = limited_protocols(limits.connections)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        forwarded_allow_ips=list(PROXIES),
        log_config=None,
        access_log=False,
        limit_concurrency=_max_connections(),
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )


def _max_connections() -> int:
    """Returns how many connections the limit of open files allows; some are left for the database and the page."""
    if resource is None:
        return MAX_CONNECTIONS
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + SPARE_FILES
    files = wanted if hard_limit == resource.RLIM_INFINITY else min(hard_limit, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard_limit))
    return files - SPARE_FILES


def _listener(host: str, port: int) -> socket.socket:
    """Returns a socket that listens on a host and port, on IPv4 where there is a choice."""
    with _address_errors(host, port):
        addresses = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, address = min(addresses, key=lambda each: each[0] != socket.AF_INET)
        dual_stack = address[0] == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(address, family=family, backlog=2048, dualstack_ipv6=dual_stack)


def _address(host: str, port: int) -> str:
    """Returns the URL of the page."""
    if host in ("127.0.0.1", *WILDCARD_HOSTS):
        host = "localhost"
    return f"http://{_in_url(host)}:{port}/"


def _in_url(host: str) -> str:
    """Returns a host in the syntax of URLs."""
    return f"[{quote(host, safe=':')}]" if ":" in host else host


@contextmanager
def _address_errors(host: str, port: int) -> Iterator[None]:
    """Raises BadOptions if an address cannot be used."""
    try:
        yield
    except (OSError, UnicodeError) as error:  # UnicodeError is raised for an invalid name
        reason = error.strerror if isinstance(error, OSError) else "that is no name of a host"
        raise BadOptions(f"The address {_in_url(host)}:{port} cannot be used: {reason}.") from None
