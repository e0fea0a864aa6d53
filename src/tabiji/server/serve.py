"""Running the server: one process of it."""

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
from sqlalchemy.engine import URL
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..core.errors import BadOptions, TabijiError
from .app import STATIC_DIR, create_app
from .db.connection import database_url, lock_file
from .db.storage import Storage
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
GC_THRESHOLDS = 5_000, 5, 10  # new objects before litter is looked for: a move makes hundreds that go by themselves
EVERYWHERE = ("", "0.0.0.0", "::")  # hosts by which every address of this machine is served
UNASKED = 1.0  # seconds at a stop for requests of connections that are new
SHUTDOWN_SECONDS = 5  # seconds for what is under way at a stop

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn that stops without an error for anybody: others take over what is new while it finishes the rest."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse connections, so that a proxy goes elsewhere; say goodbye to sockets; finish requests; stop."""
        await self._stop_listening(sockets or [])
        await self._app.state.registry.announce_restart()
        until = time.monotonic() + UNASKED
        while any(map(_is_unasked, self.server_state.connections)) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    async def _stop_listening(self, listeners: list[socket.socket]) -> None:
        """Accept those who are connected already, then close: what the system holds would be reset."""
        accepted: list[socket.socket] = []
        for listener in listeners:
            with suppress(BlockingIOError):
                while True:
                    accepted.append(listener.accept()[0])
        for server in self.servers:
            server.close()
        for listener in listeners:
            listener.close()
        for each in accepted:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, each)

    def _protocol(self) -> asyncio.Protocol:
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def _is_unasked(connection: object) -> bool:
    """Whether a request, or the rest of a handshake, is still on its way over a connection."""
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
    """Serve until stopped."""
    url = database_url(database)
    logs.begin()
    with _logged(), lock_file(url):
        asyncio.run(_migrate(url))
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
        gc.freeze()  # what is loaded now stays: looking through it again would only make tables wait
        gc.set_threshold(*GC_THRESHOLDS)
        gc.enable()
        Server(_config(app, limits), app).run(sockets=[listener])


@contextmanager
def _logged() -> Iterator[None]:
    """Log what nobody expected; whatever a host can mend is told in a sentence elsewhere."""
    try:
        yield
    except TabijiError:
        raise
    except Exception:
        log.critical("server failed", exc_info=True)
        sys.exit(1)


def _config(app: FastAPI, limits: Limits) -> uvicorn.Config:
    """How connections are treated before the server hears of them."""
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


async def _migrate(url: URL) -> None:
    """Bring the database to the newest form."""
    try:
        storage = Storage(url)
        await storage.check_connection()
    except (TypeError, ValueError, OverflowError) as error:  # raised by drivers for what they cannot read in the URL
        raise BadOptions(f"The database's address cannot be used: {str(error).rstrip('.')}.") from None
    try:
        await storage.migrate()
    finally:
        await storage.close()


def _max_connections() -> int:
    """As many as this process may have files, with some left for the database and the page."""
    if resource is None:
        return MAX_CONNECTIONS
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + SPARE_FILES
    files = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    return files - SPARE_FILES


def _listener(host: str, port: int) -> socket.socket:
    """The address to be reached at."""
    with _address_errors(host, port):
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, address = min(found, key=lambda each: each[0] != socket.AF_INET)
        both = address[0] == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(address, family=family, backlog=2048, dualstack_ipv6=both)


def _address(host: str, port: int) -> str:
    """Where the page is, as a browser is told."""
    if host in ("127.0.0.1", *EVERYWHERE):
        host = "localhost"
    return f"http://{_in_url(host)}:{port}/"


def _in_url(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{quote(host, safe=':')}]" if ":" in host else host


@contextmanager
def _address_errors(host: str, port: int) -> Iterator[None]:
    """An address that cannot be had is told in a sentence."""
    try:
        yield
    except (OSError, UnicodeError) as error:  # the latter of a name that cannot be one
        reason = error.strerror if isinstance(error, OSError) else "that is no name of a host"
        raise BadOptions(f"The address {_in_url(host)}:{port} cannot be used: {reason}.") from None
