"""The door: whoever says nothing, or says it too slowly, is shown out, and so are too many from one address."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import Places

HEAD, BODY, STALLED = 10, 15, 30  # seconds for a request's head, for its body, and without a byte of ours being read
MOST_HEAD = 32 * 1024  # bytes
PROXIES = ("127.0.0.1", "::1", "::ffff:127.0.0.1")  # of this machine: a connection counts as what it forwards


class Patience:
    """Waits for so long, once, and then hangs up."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop, self._transport = loop, transport
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float) -> None:
        """From now on; what was waited for before has come."""
        self.end()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def end(self) -> None:
        """It has come."""
        if self._timer:
            self._timer.cancel()
            self._timer = None


def doors(most: int) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of a server that lets so many connections of an address in."""
    places = Places(most)

    class Request(HttpToolsProtocol):
        """A connection over which requests come."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.asked, self.read = Patience(self.loop, transport), Patience(self.loop, transport)
            self.head, self.heading = 0, True  # bytes of the head so far, and whether more of them come
            self.may_stay = _is_proxy(self) or places.take(_host(self))
            if self.may_stay:
                self.asked.begin(HEAD)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.may_stay and not _is_proxy(self):
                places.give_back(_host(self))
            self.asked.end()
            self.read.end()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.head += len(data)
            super().data_received(data)
            if self.heading and self.head > MOST_HEAD:
                self.transport.abort()

        def on_message_begin(self) -> None:
            self.head, self.heading = 0, True
            self.asked.begin(HEAD)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.heading = False
            self.asked.begin(BODY)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.asked.end()
            super().on_message_complete()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self.read.begin(STALLED)  # if the last of it is never read

        def handle_websocket_upgrade(self) -> None:
            self.asked.end()
            self.read.end()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            self.read.begin(STALLED)
            super().pause_writing()

        def resume_writing(self) -> None:
            self.read.end()
            super().resume_writing()

    class Socket(WebSocketsSansIOProtocol):
        """A connection that has become a socket."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.read = Patience(self.loop, transport)

        def connection_lost(self, exc: Exception | None) -> None:
            if not _is_proxy(self):
                places.give_back(_host(self))
            self.read.end()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            self.read.begin(STALLED)
            super().pause_writing()

        def resume_writing(self) -> None:
            if not self.close_sent:
                self.read.end()
            super().resume_writing()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.read.begin(STALLED)

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.close":
                self.read.begin(STALLED)  # if the last word is never read

    return Request, Socket


def _host(protocol: HttpToolsProtocol | WebSocketsSansIOProtocol) -> str:
    return protocol.client[0] if protocol.client else ""


def _is_proxy(protocol: HttpToolsProtocol | WebSocketsSansIOProtocol) -> bool:
    return _host(protocol) in PROXIES
